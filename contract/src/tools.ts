import type { z } from 'zod';
import type { Endpoint, Output } from './endpoint.ts';
import { mealPlan, mealPlanEndpoints } from './meal-plan.ts';
import { recipe, recipeEndpoints } from './recipes.ts';
import { shoppingListEndpoints } from './shopping-lists.ts';
import { tasteProfileEndpoints } from './taste-profile.ts';
import { weekEndpoints, weekEntry, weekPlanningEndpoints } from './week.ts';

/** An endpoint that assistants can call as a tool (Model Context Protocol). */
export type Tool = {
  name: string;
  title: string;
  description: string;
  endpoint: Endpoint;
  /** A subset of the endpoint's input; default: all of it. */
  input?: z.ZodObject;
  /** A subset of the endpoint's output, to keep responses short; default: all of it. */
  output?: z.ZodObject;
  /** A short text about a response. Text written by others is quoted. */
  say(answer: object): string;
};

type Typed<E extends Endpoint> = Omit<Tool, 'endpoint' | 'say'> & {
  endpoint: E;
  say(answer: Output<E>): string;
};

function tool<E extends Endpoint>(definition: Typed<E>): Tool {
  return definition as unknown as Tool;
}

/** Enough of a recipe to choose it; `read_recipe` returns the rest. */
const briefRecipe = recipe
  .pick({ id: true, title: true, description: true, cookingTime: true, servings: true, cuisineType: true })
  .extend({
    mealType: recipe.shape.mealType,
    facts: recipe.shape.facts.pick({ contains: true, mayContain: true, diets: true, unknownFoods: true }),
  });

const quoted = JSON.stringify;
const titles = (recipes: readonly { id: string; title: string }[]) =>
  recipes.map(({ id, title }) => `${quoted(title)} (${id})`).join('\n') || 'None.';
const slot = ({ date, mealType }: { date: string; mealType: string }) => `${mealType} on ${date}`;

const { search, samples, get: getRecipe, listOwn } = recipeEndpoints;
const { get: getWeek, edit, undo } = weekEndpoints;
const { plan, alternatives } = weekPlanningEndpoints;
const brief = { recipes: briefRecipe.array() };

/** All tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  tool({
    name: 'find_recipes',
    title: 'Find recipes',
    description:
      'Search the library, own recipes and favorites by words ("lentil soup", "vegan under 30 minutes"). Recipes that break the allergies or diets of the household are left out.',
    endpoint: search,
    input: search.query.pick({ query: true, mealType: true, limit: true, offset: true }),
    output: search.output.extend(brief),
    say: ({ recipes, total }) => `${total} found.\n${titles(recipes)}`,
  }),
  tool({
    name: 'suggest_recipes',
    title: 'Suggest recipes',
    description:
      'Recipes of the library that suit the taste and the limits of the household. `request` is what is wanted, in words; another `seed` gives others.',
    endpoint: samples,
    input: samples.query.pick({ count: true, mealType: true, request: true, seed: true }),
    output: samples.output.extend(brief),
    say: ({ recipes }) => titles(recipes),
  }),
  tool({
    name: 'own_recipes',
    title: 'Own recipes',
    description: 'The recipes of the account, newest first.',
    endpoint: listOwn,
    output: listOwn.output.extend(brief),
    say: ({ recipes }) => titles(recipes),
  }),
  tool({
    name: 'read_recipe',
    title: 'Read a recipe',
    description: 'Ingredients for all servings, steps, nutrition per serving, allergens and diets.',
    endpoint: getRecipe,
    say: ({ recipe }) => `${quoted(recipe.title)}, serves ${recipe.servings}.`,
  }),
  tool({
    name: 'read_household',
    title: 'Read tastes and limits',
    description: 'Allergies, diets, foods to avoid, tastes and the size of the household.',
    endpoint: tasteProfileEndpoints.get,
    say: ({ profile }) =>
      profile
        ? `Allergies: ${profile.allergies.join(', ') || 'none'}. Diets: ${profile.dietaryRestrictions.join(', ') || 'none'}.`
        : 'Nothing is known yet.',
  }),
  tool({
    name: 'read_week',
    title: 'Read the week',
    description: 'What is planned for the seven days from `startDate`, with notes and leftovers.',
    endpoint: getWeek,
    output: getWeek.output.extend({
      entries: weekEntry.extend({ recipe: briefRecipe.nullable() }).array(),
    }),
    say: ({ entries }) =>
      entries.map((one) => `${slot(one)}: ${quoted(one.recipe?.title ?? one.note)}`).join('\n') ||
      'Nothing is planned.',
  }),
  tool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description: 'Put a recipe into an empty slot of the week.',
    endpoint: mealPlanEndpoints.add,
    output: mealPlanEndpoints.add.output.extend({
      mealPlan: mealPlan.extend({ recipe: briefRecipe }),
    }),
    say: ({ mealPlan }) => `Planned ${quoted(mealPlan.recipe.title)} for ${slot(mealPlan)}.`,
  }),
  tool({
    name: 'plan_week',
    title: 'Plan a day or a week',
    description:
      'Fill the empty slots of `days` (all seven from `startDate` that are not over, when missing) within every limit of the household. What a person planned stays.',
    endpoint: plan,
    say: ({ count, conflicts }) =>
      [`${count} meals planned.`, ...conflicts.map((one) => `${slot(one)}: ${one.message}`)].join('\n'),
  }),
  tool({
    name: 'other_meals',
    title: 'Other meals for a slot',
    description: 'Recipes that fit the rest of the week in the place of a planned entry.',
    endpoint: alternatives,
    output: alternatives.output.extend({
      alternatives: alternatives.output.shape.alternatives.element.extend({ recipe: briefRecipe }).array(),
    }),
    say: ({ alternatives }) => titles(alternatives.map(({ recipe }) => recipe)),
  }),
  tool({
    name: 'change_week',
    title: 'Change the week',
    description:
      'Replace, move, copy, lock, resize or remove planned entries, add notes and leftovers. All steps or none; `undo_change` takes them back.',
    endpoint: edit,
    say: ({ count }) => `${count} entries changed.`,
  }),
  tool({
    name: 'undo_change',
    title: 'Undo a change of the week',
    description: 'Put back what an edit changed, by its `editId`.',
    endpoint: undo,
    say: ({ count }) => `${count} entries put back.`,
  }),
  tool({
    name: 'read_shopping_lists',
    title: 'Read the shopping lists',
    description: 'All lists with their items, newest first; archived ones are marked.',
    endpoint: shoppingListEndpoints.list,
    say: ({ shoppingLists }) =>
      shoppingLists
        .map(({ id, name, items }) => `${quoted(name)} (${id}): ${items.filter(isOpen).length} left to buy`)
        .join('\n') || 'No lists.',
  }),
  tool({
    name: 'make_shopping_list',
    title: 'Make the shopping list',
    description:
      'Make the list of the meals planned for some days, or bring that of the same days up to date.',
    endpoint: shoppingListEndpoints.generate,
    say: ({ shoppingList }) => `${quoted(shoppingList.name)}: ${shoppingList.items.length} items.`,
  }),
  tool({
    name: 'change_item',
    title: 'Tick or change an item',
    description: 'Tick an item of a list (`checked`), say that it is at home, or change what it says.',
    endpoint: shoppingListEndpoints.updateItem,
    say: ({ shoppingList }) =>
      `${quoted(shoppingList.name)}: ${shoppingList.items.filter(isOpen).length} left to buy.`,
  }),
];

function isOpen({ checked, isAtHome }: { checked: boolean; isAtHome: boolean }): boolean {
  return !checked && !isAtHome;
}
