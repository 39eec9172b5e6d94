import { findFood } from '../../foods/find-food.ts';
import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foods } from '../../foods/table.ts';
import { memoize } from '../../quantities/memoize.ts';
import { foldWord } from '../../quantities/tokens.ts';
import { generalWords } from '../../safety/general-words.ts';

type MatchingFoods = { itself: readonly FoodId[]; madeOfIt: readonly FoodId[] };

const cache = new Map<string, MatchingFoods>();
const maxCached = 2000;

/**
 * Every food that avoided words mean: "mushrooms" is all of them, "chicken" each of its cuts, "chickpeas" also hummus, "fennel" also the sausages that it seasons,
 * but "olives" not olive oil. Unknown words mean nothing.
 */
export function foodsMatching(words: readonly string[]): FoodId[] {
  return [...new Set(words.flatMap(matching).flatMap(({ itself, madeOfIt }) => [...itself, ...madeOfIt]))];
}

/** Every food that requested words mean: like `foodsMatching`, but "chickpeas" without hummus. */
export function requestedFoods(words: string): readonly FoodId[] {
  return matching(words).itself;
}

function matching(words: string): MatchingFoods {
  return memoize(cache, maxCached, words.trim().toLowerCase(), find);
}

function find(words: string): MatchingFoods {
  const folded = words
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map(foldWord)
    .join(' ');
  const general = generalWords.filter(({ word }) => word === folded);
  const named = findFood(words)?.food;
  const isMatch = (food: Food) =>
    general.some(({ covers }) => covers(food)) || (named !== undefined && isKindOf(food, named, folded));
  const itself = foods.filter(isMatch).map(({ id }) => id);
  const matchingIds = new Set(itself);
  const isMadeOfIt = (food: Food) =>
    !matchingIds.has(food.id) && food.parts.some((part) => matchingIds.has(part));
  return { itself, madeOfIt: foods.filter(isMadeOfIt).map(({ id }) => id) };
}

/** Derived from a food, whatever their class. */
const pieces = ['juice', 'zest', 'peel', 'yolk', 'white'];

/** The food itself, foods whose name ends with it ("cherry tomato"), and its cuts and pieces ("chicken thigh"). */
function isKindOf(food: Food, named: Food, folded: string): boolean {
  if (food === named) return true;
  const name = foldedNames.get(food)!;
  if (name.endsWith(` ${folded}`)) return true;
  if (!name.startsWith(`${folded} `)) return false;
  const rest = name.slice(folded.length + 1);
  // The seed of fennel or celery tastes of it; that of a pumpkin does not.
  return food.class === named.class || pieces.includes(rest) || (rest === 'seed' && food.class === 'spice');
}

const foldedNames = new Map(
  foods.map((food) => [
    food,
    food.name
      .split(/[^\p{L}]+/u)
      .map(foldWord)
      .join(' '),
  ]),
);
