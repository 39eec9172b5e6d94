import { allergy, diet, tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { allergensOf } from '@plateful/domain/ingredient-lines/allergens-of-line.ts';
import { dietsOfLine } from '@plateful/domain/ingredient-lines/diets-of-line.ts';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { unitSystems } from '@plateful/domain/quantities/unit-systems.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { mergeNeeds } from '@plateful/domain/shopping/merge-lines.ts';
import { mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { z } from 'zod';

/**
 * A command converts one input to one line of output. Text is an ingredient line as people write it; everything else is
 * JSON. Invalid input throws.
 */
export type Command = { about: string; takes: 'text' | 'json'; run: (input: unknown) => unknown };

const maxRecipes = 50;
const maxLines = 1000;

const lines = z.array(z.string()).max(maxLines);

function read(input: unknown) {
  const text = z.string().parse(input);
  const line = readLine(text);
  const { quantity, unit, food, grams } = line;
  const named = food && { food: food.name, section: food.section };
  return {
    line: text,
    quantity,
    unit,
    ...(named ?? { food: null, section: 'Other' }),
    grams,
    ...allergensOf(line),
  };
}

function diets(input: unknown) {
  const text = z.string().parse(input);
  const line = readLine(text);
  return { line: text, food: line.food?.name ?? null, ...dietsOfLine(line) };
}

const mergeInput = z.union([
  lines.transform((listed) => ({ lines: listed, units: undefined })),
  z.object({ lines, units: z.enum(unitSystems).optional() }),
]);

function merge(input: unknown) {
  const { lines, units } = mergeInput.parse(input);
  const needs = lines.map((line) => ({ ingredient: line, factor: 1, source: '' }));
  return mergeNeeds(needs, units).map(({ ingredient, category, needed, amount, unit }) => {
    const buy = { amount, unit };
    return { ingredient, ...(needed ?? buy), category, buy };
  });
}

const nutritionInput = z.object({ servings: z.number().positive(), ingredients: lines });

function nutrition(input: unknown) {
  const { ingredients, servings } = nutritionInput.parse(input);
  return nutritionOf(ingredients, servings);
}

const checkInput = z.object({
  recipe: z.unknown(),
  allergies: z.array(allergy).default([]),
  dietaryRestrictions: z.array(diet).default([]),
});

/** The fields that the gate checks. Limits are checked by the gate, so that each rejection has a reason. */
const judgedRecipe = z.object({
  title: z.string(),
  description: z.string().nullish(),
  ingredients: z
    .array(z.object({ name: z.string(), amount: z.coerce.number(), unit: z.string().nullable() }))
    .max(maxLines)
    .transform((ingredients) =>
      ingredients.map((ingredient) => ({ ...ingredient, unit: ingredient.unit ?? '' })),
    ),
  instructions: z.array(z.string()).max(maxLines),
  cookingTime: z.number(),
  servings: z.number(),
});

function check(input: unknown) {
  const { recipe, ...limits } = checkInput.parse(input);
  const judged = judgedRecipe.safeParse(recipe);
  if (judged.success) return checkRecipe(judged.data, limits);
  const why = issuesText(judged.error.issues);
  return { ok: false, violations: [{ kind: 'shape', ingredient: '', why }] };
}

const composeRequest = z.object({
  profile: tasteProfileInput,
  count: z.int().min(1).max(maxRecipes).default(3),
  mealType: z.enum(mealTypes).nullish(),
  seed: z.int().default(1),
  atHome: z.array(z.string()).default([]),
  avoidTitles: z.array(z.string()).default([]),
});

/** A request, or only a profile. */
function compose(input: unknown) {
  const isRequest = typeof input === 'object' && input !== null && 'profile' in input;
  const { mealType, ...request } = composeRequest.parse(isRequest ? input : { profile: input });
  const { recipes, shortfall } = composeRecipes({ ...request, ...(mealType && { mealType }) });
  return shortfall === null ? { recipes } : { recipes, shortfall };
}

/** All problems with their paths, in one line. */
export function issuesText(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
}

export const commands: Readonly<Record<string, Command>> = {
  read: {
    about: 'an ingredient line: its amount, food, grams, section and allergens',
    takes: 'text',
    run: read,
  },
  diets: { about: 'an ingredient line: the diets that it breaks or that depend', takes: 'text', run: diets },
  merge: {
    about: '["2 cups milk","250 ml milk"]: one shopping list of them, what is needed and what to buy',
    takes: 'json',
    run: merge,
  },
  nutrition: {
    about: '{"servings":4,"ingredients":["400 g pasta"]}: figures of one serving',
    takes: 'json',
    run: nutrition,
  },
  check: {
    about: '{"recipe":{…},"allergies":["Nuts"],"dietaryRestrictions":[]}: the safety gate',
    takes: 'json',
    run: check,
  },
  compose: {
    about: '{"profile":{…},"count":3,"mealType":"dinner","seed":1}: recipes for a taste profile',
    takes: 'json',
    run: compose,
  },
};
