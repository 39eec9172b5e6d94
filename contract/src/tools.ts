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
      'Search the library and the user\'s recipes and favorites by words ("lentil soup", "vegan under 30 minutes"). Recipes that conflict with the household\'s allergies or diets are excluded.',
    endpoint: search,
    input: search.query.pick({ query: true, mealType: true, limit: true, offset: true }),
    output: search.output.extend(brief),
    say: ({ recipes, total }) => `${total} found.\n${titles(recipes)}`,
  }),
  tool({
    name: 'suggest_recipes',
    title: 'Suggest recipes',
    description:
      'Recipes from the library that suit the household\'s taste and limits. `request` is free text, such as "quick pasta"; another `seed` returns other recipes.',
    endpoint: samples,
    input: samples.query.pick({ count: true, mealType: true, request: true, seed: true }),
    output: samples.output.extend(brief),
    say: ({ recipes }) => titles(recipes),
  }),
  tool({
    name: 'own_recipes',
    title: "List the user's recipes",
    description: "The user's own recipes, newest first.",
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
    title: 'Read taste and limits',
    description: "The household's size, allergies, diets, foods to avoid and tastes.",
    endpoint: tasteProfileEndpoints.get,
    say: ({ profile }) =>
      profile
        ? `Allergies: ${profile.allergies.join(', ') || 'none'}. Diets: ${profile.dietaryRestrictions.join(', ') || 'none'}.`
        : 'No taste profile has been saved yet.',
  }),
  tool({
    name: 'read_week',
    title: 'Read the week',
    description: 'Everything planned for the seven days from `startDate`, including notes and leftovers.',
    endpoint: getWeek,
    output: getWeek.output.extend({
      entries: weekEntry.extend({ recipe: briefRecipe.nullable() }).array(),
    }),
    say: ({ entries }) =>
      entries.map((entry) => `${slot(entry)}: ${quoted(entry.recipe?.title ?? entry.note)}`).join('\n') ||
      'Nothing is planned.',
  }),
  tool({
    name: 'plan_meal',
    title: 'Plan a meal',
    description: 'Plan a recipe in an empty slot of the week.',
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
      "Fill the empty slots of `days` (default: those of the seven from `startDate` that are not over) within the household's limits. Meals that were planned manually are not changed.",
    endpoint: plan,
    say: ({ count, conflicts }) =>
      [
        `${count} meals planned.`,
        ...conflicts.map((conflict) => `${slot(conflict)}: ${conflict.message}`),
      ].join('\n'),
  }),
  tool({
    name: 'other_meals',
    title: 'Alternatives to a planned meal',
    description: 'Recipes that could replace a planned meal and fit the rest of the week.',
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
      'Replace, move, copy, lock, resize or remove planned entries, or add notes and leftovers. The steps are applied together or not at all; `undo_change` reverts them.',
    endpoint: edit,
    say: ({ count }) => `${count} entries changed.`,
  }),
  tool({
    name: 'undo_change',
    title: 'Undo a change to the week',
    description: 'Undo an edit by its `editId`.',
    endpoint: undo,
    say: ({ count }) => `${count} entries restored.`,
  }),
  tool({
    name: 'read_shopping_lists',
    title: 'Read shopping lists',
    description: 'All lists with their items, newest first; archived ones are marked.',
    endpoint: shoppingListEndpoints.list,
    say: ({ shoppingLists }) =>
      shoppingLists
        .map(({ id, name, items }) => `${quoted(name)} (${id}): ${items.filter(isOpen).length} left to buy`)
        .join('\n') || 'No lists.',
  }),
  tool({
    name: 'make_shopping_list',
    title: 'Create a shopping list',
    description:
      'Create the list for the meals planned in a date range, or update the existing one for the same dates.',
    endpoint: shoppingListEndpoints.generate,
    say: ({ shoppingList }) => `${quoted(shoppingList.name)}: ${shoppingList.items.length} items.`,
  }),
  tool({
    name: 'change_item',
    title: 'Check off or change an item',
    description: 'Check off an item of a list (`checked`), mark it as at home (`isAtHome`), or edit it.',
    endpoint: shoppingListEndpoints.updateItem,
    say: ({ shoppingList }) =>
      `${quoted(shoppingList.name)}: ${shoppingList.items.filter(isOpen).length} left to buy.`,
  }),
];

function isOpen({ checked, isAtHome }: { checked: boolean; isAtHome: boolean }): boolean {
  return !checked && !isAtHome;
}
