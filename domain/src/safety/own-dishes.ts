import { findFood, foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { madeByRecipes } from '../foods/near-misses.ts';
import { foodById, madeDishes } from '../foods/table.ts';
import { wordsOf } from './food-names.ts';
import { type Listed, listsKindOf, type Mentioned } from './listed-foods.ts';

const own: ReadonlySet<Food> = new Set([
  ...madeDishes,
  ...madeByRecipes.flatMap((name) => findFood(name)?.food ?? []),
]);

/** "Garlic yogurt" of a list with garlic and yogurt is what becomes of them. */
function isListed(word: string, listed: readonly Listed[]): boolean {
  return listed.some(({ names }) => names.some(({ tails }) => tails.has(word)));
}

/** "The tortilla" of a Spanish tortilla is no flour tortilla. */
function endsOn(words: readonly string[], named: Food) {
  return ({ food }: { food: Food }) =>
    food !== named &&
    food.class === 'composed' &&
    wordsOf(food.name).slice(-words.length).join(' ') === words.join(' ');
}

/**
 * Whether a food that a method names is what the recipe itself makes: its title says so, or it is spoken of as one
 * that was made before ("flip the pancakes", "shape into dumplings") and something that it is usually made of is
 * listed. Then its usual recipe says nothing about this one.
 */
export function isOwnDish(
  { food, words, isDefinite }: Mentioned,
  title: string,
  listed: readonly Listed[],
): boolean {
  const named = wordsOf(words);
  if (named.length > 1 && named.every((word) => isListed(word, listed))) return true;
  // What stands after "with" may be bought and served beside the dish.
  const dish = ` ${wordsOf(isDefinite ? title : (title.split(/ with /i)[0] ?? '')).join(' ')} `;
  const isNamed = dish.includes(` ${named.join(' ')} `);
  if (!own.has(food)) return isNamed && isDefinite && foodsNamedIn(title).some(endsOn(named, food));
  return isNamed || (isDefinite && food.parts.some((part) => listsKindOf(foodById(part), listed)));
}
