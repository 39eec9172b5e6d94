import { languageOf } from '../foods/detect-language.ts';
import type { Language } from '../foods/other-languages.ts';
import { cleanLine } from '../ingredient-lines/clean-line.ts';
import { findAmount } from '../ingredient-lines/find-amount.ts';
import { type Ingredient, ingredientBounds } from '../ingredient-lines/ingredient.ts';
import { isToTaste } from '../nutrition/to-taste.ts';
import { roundTo } from '../quantities/kitchen-amount.ts';
import { tokenize } from '../quantities/tokens.ts';
import { gramsPer } from '../quantities/units.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { scaleMethod } from '../recipes/scale-method.ts';
import { splitLongStep } from '../recipes/split-long-step.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { type DocumentLine, headingIn, type RecipeForm } from './recipe-document.ts';

/** A recipe that other recipes can contain, with its own parts already expanded. */
export type Subrecipe = {
  id: string;
  title: string;
  servings: number;
  ingredients: readonly Ingredient[];
  instructions: readonly string[];
};

export type LineProblem = { line: number; why: string };

/** What is cooked and bought: the ingredients and steps including those of contained recipes. */
export type ExpandedDocument = {
  ingredients: Ingredient[];
  instructions: string[];
  problems: LineProblem[];
};

const longestSection = 80;
const tooLong = `This line is too long for one ingredient: keep it below ${ingredientBounds.name} characters, and move the rest to a step`;
/** Minimum amount of an ingredient: rounding a small share of a batch must not result in 0. */
const min = 1e-6;
/** Maximum batches of a recipe in another. */
const maxBatches = 50;

/**
 * Expands a document. `known` maps the text of unchanged lines to their stored ingredients; `subrecipeOf` returns the recipe
 * that a line is linked to.
 */
export function expandDocument(
  { lines, steps }: RecipeForm,
  subrecipeOf: (id: string) => Subrecipe | undefined,
  known: ReadonlyMap<string, Ingredient> = new Map(),
): ExpandedDocument {
  const ingredients: Ingredient[] = [];
  const before: string[] = [];
  const problems: LineProblem[] = [];
  const language = languageOfForm({ lines, steps });
  let section: string | undefined;
  for (const [at, line] of lines.entries()) {
    const heading = headingIn(line);
    if (heading !== null) {
      section = heading.slice(0, longestSection).toWellFormed().trim();
      continue;
    }
    const part = line.recipeId === null ? undefined : subrecipeOf(line.recipeId);
    if (part) {
      const batches = batchesOf(line.text, part);
      if ('why' in batches) problems.push({ line: at, why: batches.why });
      else if (part.ingredients.some(({ amount }) => !(amount * batches.count <= ingredientBounds.amount)))
        problems.push({ line: at, why: `That much of “${part.title}” is more than a recipe can hold` });
      else addSubrecipe(part, batches.count);
      continue;
    }
    const read = known.get(line.text) ?? ingredientOf(line.text, language);
    if (read) {
      if (read.name.length > ingredientBounds.name) problems.push({ line: at, why: tooLong });
      ingredients.push(inSection(read, section));
    }
    if (!read && line.text.trim() !== '') problems.push({ line: at, why: 'This line names no ingredient' });
    if (line.recipeId !== null) problems.push({ line: at, why: 'This recipe no longer exists' });
  }

  function addSubrecipe(part: Subrecipe, count: number) {
    for (const { section: inner, ...ingredient } of part.ingredients) {
      const name = (inner ? `${part.title}: ${inner}` : part.title).slice(0, longestSection).toWellFormed();
      ingredients.push(
        inSection(
          { ...ingredient, amount: Math.max(min, roundTo(ingredient.amount * count, 6)) },
          name.trim(),
        ),
      );
    }
    before.push(
      ...part.instructions.flatMap((step, index) => {
        const scaled = scaleMethod(step, count);
        return splitLongStep(index === 0 ? `${part.title}: ${scaled}` : scaled);
      }),
    );
  }

  return { ingredients: bySection(ingredients), instructions: [...before, ...steps], problems };
}

/** The language of the ingredient lines, without headings and linked recipes. */
export function languageOfForm({ lines, steps }: RecipeForm): Language {
  const own = lines.filter((line) => line.recipeId === null && headingIn(line) === null);
  return languageOf(
    own.map(({ text }) => text),
    steps,
  );
}

function inSection({ section: _, ...ingredient }: Ingredient, section: string | undefined): Ingredient {
  return section ? { ...ingredient, section } : ingredient;
}

/** Ingredients without a section come first, since a section ends only where the next begins. */
function bySection(ingredients: readonly Ingredient[]): Ingredient[] {
  const groups = Map.groupBy(ingredients, ({ section }) => section);
  return [...(groups.get(undefined) ?? []), ...[...groups].flatMap(([name, group]) => (name ? group : []))];
}

/** The number of batches that a line requests: "2 batches of …", "half …", "200 g of …", "3 servings of …". */
export function batchesOf(text: string, part: Subrecipe): { count: number } | { why: string } {
  const { amount, rest } = findAmount(tokenize(cleanLine(text)));
  const number = amount.quantity?.max ?? 1;
  const unit = amount.unit === 'whole' ? null : amount.unit;
  if (unit !== null) {
    const grams = gramsPer[unit];
    const all = weightOf(part);
    if (grams === undefined) {
      return { why: `Write how much of “${part.title}” in batches, servings or grams` };
    }
    if (all === null) return { why: `The weight of “${part.title}” is not known: write it in batches` };
    return bounded((number * grams) / all);
  }
  const counts = /^(?:serving|portion)$/.test(rest[0]?.key ?? '');
  return bounded(counts ? number / part.servings : number);
}

function bounded(count: number): { count: number } | { why: string } {
  return count > 0 && count <= maxBatches
    ? { count }
    : { why: `At most ${maxBatches} batches of a recipe can be in another` };
}

/** Grams of all ingredients together; null if one cannot be weighed. */
function weightOf({ ingredients }: Subrecipe): number | null {
  let all = 0;
  for (const { grams, written } of readLines(ingredients)) {
    if (grams !== null) all += grams;
    else if (!isToTaste(written)) return null;
  }
  return all > 0 ? all : null;
}

/** Distinct ids of the recipes that a document contains. */
export function linkedRecipeIds(lines: readonly DocumentLine[]): string[] {
  return [...new Set(lines.flatMap(({ recipeId }) => recipeId ?? []))];
}
