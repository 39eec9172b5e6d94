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

/** Whether recipes make it under the name of a food that shops sell too. */
export function isMadeDish(food: Food): boolean {
  return own.has(food);
}

/** What is stirred together from what stands before it: "garlic dressing". */
export const blends: ReadonlySet<string> = new Set([
  'dressing',
  'slaw',
  'marinade',
  'glaze',
  'salsa',
  'dip',
  'filling',
  'topping',
  'vinaigrette',
  'relish',
  'chutney',
]);

/** "Macaroni and cheese" of a list with both is both. */
const joining = new Set(['and', 'with', 'in', 'on']);

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
  const told = named.filter((word) => !joining.has(word));
  const isBlend = told.length > 1 && told.slice(0, -1).every((word) => isListed(word, listed));
  if (isBlend && (isListed(named.at(-1)!, listed) || blends.has(named.at(-1)!))) return true;
  const listedParts = food.parts.filter((part) => listsKindOf(foodById(part), listed)).length;
  const isNamed = namesDish(title, named);
  // "The pesto" of a pesto with basil, garlic and oil on its list: three parts, and no fewer than half of them.
  if (isNamed && isDefinite && listedParts >= 3 && listedParts * 2 >= food.parts.length) return true;
  if (!own.has(food)) return isNamed && isDefinite && foodsNamedIn(title).some(endsOn(named, food));
  // What stands after "with" may be bought and served beside the dish.
  const isServed = !namesDish(title.split(/ with /i)[0] ?? '', named);
  return isNamed ? !isServed || isDefinite || listedParts > 0 : isDefinite && listedParts > 0;
}

function namesDish(title: string, named: readonly string[]): boolean {
  return ` ${wordsOf(title).join(' ')} `.includes(` ${named.join(' ')} `);
}
