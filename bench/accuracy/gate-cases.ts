import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readLine } from '@plateful/domain/ingredient-lines/read-line.ts';
import { checkRecipe, type Limits } from '@plateful/domain/safety/check-recipe.ts';
import type { JudgedRecipe } from '@plateful/domain/safety/recipe-lines.ts';
import { type Score, scoreOf } from './score.ts';

/** The tuned half was used for developing the gate, the other is only scored. */
export const halves = ['tuned', 'held-back'] as const;
type Half = (typeof halves)[number];

type LineCase = Limits & { kind: string; line: string };
type RecipeCase = Limits & {
  base: string;
  title?: string;
  description?: string;
  /** Appended to the base's method. */
  step?: string;
  /** Replaces the base's method. */
  method?: string;
  /** Lines added to the base's. */
  added?: string[];
};
type Base = { title: string; description: string; ingredients: string[]; instructions: string[] };

function textOf(path: string): string {
  return readFileSync(fileURLToPath(new URL(`gate/${path}`, import.meta.url)), 'utf8').trim();
}

function casesOf<Case>(half: Half, file: string): Case[] {
  return textOf(`${half}/${file}.jsonl`)
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** Each line or recipe with each of its limits separately. */
function eachLimit<Case extends Limits>(sample: Case): { sample: Case; limits: Limits; limit: string }[] {
  return [
    ...sample.allergies.map((limit) => ({
      sample,
      limits: { allergies: [limit], dietaryRestrictions: [] },
      limit,
    })),
    ...sample.dietaryRestrictions.map((limit) => ({
      sample,
      limits: { allergies: [], dietaryRestrictions: [limit] },
      limit,
    })),
  ];
}

/** A line as a form or a model sends it: amount, unit, name. */
function ingredientOf(line: string): JudgedRecipe['ingredients'][number] {
  const found =
    /^(\d+(?:\/\d+)?) *(?:(g|ml|cups?|tbsp|tsp|slices?|cans?|tins?|sheets?|scoops?|bunch|head|kg) )?(.+)$/.exec(
      line,
    );
  const { quantity } = readLine(found ? `${found[1]} onions` : '');
  return { name: found?.[3] ?? line, amount: quantity?.max ?? 1, unit: found?.[2] ?? 'whole' };
}

const limitKinds: readonly string[] = ['allergen', 'diet', 'unknown-food', 'method'];

/** The gate's reasons for a rejection by a limit; implausible amounts are ignored. */
function refusals(recipe: JudgedRecipe, limits: Limits): string[] {
  return checkRecipe(recipe, limits)
    .violations.filter(({ kind }) => limitKinds.includes(kind))
    .map(({ why }) => why);
}

function refusalsOfLine({ line }: LineCase, limits: Limits): string[] {
  const ingredients = [ingredientOf(line)];
  const instructions = ['Cook everything and serve.'];
  return refusals(
    { title: 'Supper', description: '', ingredients, instructions, cookingTime: 20, servings: 4 },
    limits,
  );
}

const bases: Record<string, Base> = JSON.parse(textOf('bases.json'));

function recipeOf({ base, title, description, step, method, added = [] }: RecipeCase): JudgedRecipe {
  const plain = bases[base]!;
  return {
    title: title ?? plain.title,
    description: description ?? plain.description,
    ingredients: [...plain.ingredients, ...added].map(ingredientOf),
    instructions: method ? [method] : [...plain.instructions, ...(step ? [step] : [])],
    cookingTime: 40,
    servings: 4,
  };
}

function shownRecipe({ base, title, description, step, method, added }: RecipeCase): string {
  return `${base}: ${title ?? description ?? step ?? method ?? added}`;
}

export function unsafeLines(half: Half): Score {
  const pairs = casesOf<LineCase>(half, 'unsafe-lines').flatMap(eachLimit);
  return scoreOf(`Gate, ${half}: unsafe lines refused`, pairs, ({ sample, limits, limit }) =>
    refusalsOfLine(sample, limits).length > 0 ? null : `${limit}: ${sample.line} (${sample.kind})`,
  );
}

export function safeLines(half: Half): Score {
  const pairs = casesOf<LineCase>(half, 'safe-lines').flatMap(eachLimit);
  return scoreOf(`Gate, ${half}: safe lines let through`, pairs, ({ sample, limits, limit }) => {
    const why = refusalsOfLine(sample, limits);
    return why.length === 0 ? null : `${limit}: ${sample.line}: ${why.join('; ')}`;
  });
}

export function unsafeTexts(half: Half): Score {
  const pairs = casesOf<RecipeCase>(half, 'unsafe-recipes').flatMap(eachLimit);
  return scoreOf(`Gate, ${half}: unsafe recipes refused`, pairs, ({ sample, limits, limit }) =>
    refusals(recipeOf(sample), limits).length > 0 ? null : `${limit}: ${shownRecipe(sample)}`,
  );
}

export function safeTexts(half: Half): Score {
  const pairs = casesOf<RecipeCase>(half, 'safe-recipes').flatMap(eachLimit);
  return scoreOf(`Gate, ${half}: safe recipes let through`, pairs, ({ sample, limits, limit }) => {
    const why = refusals(recipeOf(sample), limits);
    return why.length === 0 ? null : `${limit}: ${shownRecipe(sample)}: ${why.join('; ')}`;
  });
}
