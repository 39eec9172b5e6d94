import { interchangeableFoods } from '../cookbook/adaptation/interchangeable-foods.ts';
import { substitutes } from '../cookbook/adaptation/substitutes.ts';
import type { Swap } from '../cookbook/adaptation/swap.ts';
import { swapPart } from '../cookbook/adaptation/swap-part.ts';
import { allergensOfFood } from '../foods/allergens.ts';
import { foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foreignNamesOf } from '../foods/foreign-phrases.ts';
import type { Language } from '../foods/other-languages.ts';
import { foodById } from '../foods/table.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import { unmeasured } from '../quantities/format-amount.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { capitalized } from '../vocabulary/wording.ts';
import { languageOfForm } from './expand-document.ts';
import { headingIn, type RecipeForm, textOf } from './recipe-document.ts';

/** A substitute for a food; `name` as an ingredient line has it. */
export type FoodChoice = { food: FoodId; name: string; contains: Allergen[] };

const maxChoices = 12;

/** The name of a substitute in the language of the recipe; undefined if we have none, and then it is not offered. */
function nameOfSwap(swap: Swap, language: Language): string | undefined {
  if (language === 'en') return swap.listName ?? foodById(swap.food).name;
  return swap.listName ? undefined : foreignNamesOf(language, foodById(swap.food))[0];
}

/** Substitutes for a food: the usual ones first, then foods that cook alike. */
export function swapsFor(food: Food, language: Language = 'en'): FoodChoice[] {
  const alike = Object.values(interchangeableFoods).flatMap((foods: readonly FoodId[]) =>
    foods.includes(food.id) ? foods : [],
  );
  const swaps = [...(substitutes.get(food.id) ?? []), ...alike.map((id): Swap => ({ food: id }))];
  const own = nameOfSwap({ food: food.id }, language);
  const choices = new Map<string, FoodChoice>();
  for (const swap of swaps) {
    const name = nameOfSwap(swap, language);
    if (name === undefined || name === own || choices.has(name)) continue;
    const clears = swap.listName ? readIngredient({ name, amount: 1, unit: 'whole' }).freeOf : [];
    const { contains } = allergensOfFood(foodById(swap.food), clears);
    choices.set(name, { food: swap.food, name, contains });
  }
  return [...choices.values()].slice(0, maxChoices);
}

/** The changed form. `swapFood` returns null if the line names no food or the equivalent amount is unknown. */
export type Swapped = { form: RecipeForm; from: string; to: string };

/**
 * Replaces a food in one line and in all other lines of the same food, with the equivalent amounts and with the new
 * name in the steps. `name` is a choice of `swapsFor`.
 */
export function swapFood({ lines, steps }: RecipeForm, at: number, name: string): Swapped | null {
  const language = languageOfForm({ lines, steps });
  const written = lines.map((line) => {
    const isOwn = line.recipeId === null && headingIn(line) === null;
    const ingredient = isOwn ? ingredientOf(line.text, language) : null;
    return ingredient && { ingredient, read: readIngredient(ingredient) };
  });
  const chosen = written[at];
  const food = chosen?.read.food;
  if (!food) return null;
  const swap = swapOf(food, name, language);
  if (!swap) return null;
  const others = new Set(
    written.flatMap((one) => (one?.read.food && one.read.food !== food ? one.read.food : [])),
  );
  const changed = lines.map((line, index) => {
    const one = written[index];
    if (one?.read.food !== food) return line;
    const other = swapIngredient(one.ingredient, one.read.name, food, swap);
    if (!other) return null;
    return { ...line, text: textOf(language === 'en' ? other : { ...other, name }) };
  });
  if (changed.some((line) => line === null)) return null;
  const names = [chosen.read.name, food.name, food.plural];
  const changedSteps = steps.map((step) =>
    language === 'en'
      ? replaceInStep(step, { food, names, others, to: name })
      : replaceNames(step, [chosen.read.name, ...foreignNamesOf(language, food)], name),
  );
  const first = steps.findIndex((step, index) => step !== changedSteps[index]);
  return {
    form: {
      lines: changed.filter((line) => line !== null),
      steps: changedSteps.map((step, index) =>
        index === first && swap.extraSentence ? `${swap.extraSentence} ${step}` : step,
      ),
    },
    from: chosen.read.name || food.name,
    to: name,
  };
}

function swapOf(food: Food, name: string, language: Language): Swap | null {
  const choice = swapsFor(food, language).find((one) => one.name === name);
  if (!choice) return null;
  const usual = substitutes.get(food.id)?.find((swap) => nameOfSwap(swap, language) === name);
  return usual ?? { food: choice.food };
}

function swapIngredient(ingredient: Ingredient, name: string, food: Food, swap: Swap): Ingredient | null {
  const isMeasured = ingredient.unit !== unmeasured;
  // Any amount swaps the name.
  const { amount, unit } = isMeasured ? ingredient : { amount: 1, unit: 'g' };
  const key = ingredient.name.startsWith(name) && name !== '' ? name : ingredient.name.split(',')[0]!.trim();
  const part = { key, name: ingredient.name, amount, unit, food: food.id };
  const other = swapPart(part as Parameters<typeof swapPart>[0], swap);
  return (
    other &&
    (isMeasured
      ? { name: other.name, amount: other.amount, unit: other.unit }
      : { ...ingredient, name: other.name })
  );
}

/** Replaces all of the names in a step in another language. */
function replaceNames(step: string, names: readonly string[], to: string): string {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length).map(RegExp.escape);
  return step.replace(new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'giu'), to);
}

type Replacement = { food: Food; names: readonly string[]; others: ReadonlySet<Food>; to: string };

/** "Butter a dish" or "Flour the table": a verb, not a mention of the food. */
function isVerb(step: string, { at, words }: { at: number; words: string }): boolean {
  const isFirst = /(?:^|[.!?;]\s+)$/.test(step.slice(0, at));
  return isFirst && /^\s+(?:an?|the|your|each|both)\s/i.test(step.slice(at + words.length));
}

/** Replaces a food in an English step, except for words that mean another listed food. */
function replaceInStep(step: string, { food, names, others, to }: Replacement): string {
  const mentions = foodsNamedIn(step).filter((mention) => {
    if (isVerb(step, mention)) return false;
    if (mention.food === food) return true;
    if (others.has(mention.food)) return false;
    // "The flour" where only almond flour is listed.
    const words = mention.words.toLowerCase();
    return names.some((name) => name.toLowerCase().endsWith(` ${words}`));
  });
  let replaced = step;
  for (const { at, words } of mentions.toReversed()) {
    // "Unsalted butter": the words of the line's name before the match belong to it.
    const before = names
      .map((name) => name.toLowerCase())
      .filter((name) => name.endsWith(` ${words.toLowerCase()}`))
      .map((name) => name.slice(0, -words.length))
      .find((lead) => replaced.slice(0, at).toLowerCase().endsWith(lead));
    const from = at - (before?.length ?? 0);
    const isFirst = /(?:^|[.!?]\s+)$/.test(replaced.slice(0, from));
    const name = isFirst ? capitalized(to) : to;
    replaced = replaced.slice(0, from) + name + replaced.slice(at + words.length);
  }
  return replaced;
}
