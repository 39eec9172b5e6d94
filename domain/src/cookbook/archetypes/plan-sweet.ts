import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodIds } from '../../foods/food-ids.ts';
import type { Part, Plan, Role } from '../dish.ts';
import { type Kitchen, partOf } from '../fill-slots.ts';
import type { Amounts, SweetUse } from '../flavors/flavor.ts';
import type { Cut } from '../kitchen/cuts.ts';
import { takeAll } from '../pantry.ts';
import { seasoningCut } from '../roles.ts';
import { titleWord } from '../title.ts';

const poured: readonly FoodId[] = [
  'lemon-juice',
  'lime-juice',
  'orange-juice',
  'balsamic-vinegar',
  'coconut-milk',
  'rose-water',
  'vanilla-extract',
];

function sweetRole(part: { id: FoodId; class: string }): Role {
  if (poured.includes(part.id)) return 'liquid';
  if (/butter$|^tahini$|ricotta/.test(part.id)) return 'creamy';
  if (part.class === 'sweetener') return 'sweetener';
  if (
    part.class === 'spice' ||
    ['cocoa-powder', 'matcha', 'lemon-zest', 'lime-zest', 'orange-zest', 'ginger'].includes(part.id)
  )
    return 'spice';
  if (
    part.class === 'nut' ||
    part.class === 'seed' ||
    ['peanut', 'coconut-flake', 'goji-berry'].includes(part.id)
  )
    return 'topping';
  if (part.class === 'herb') return 'herb';
  return 'fruit';
}

/** Fruit that is grated into a marinade is sliced where it is eaten as fruit. */
function sweetCut(food: Food, use: SweetUse): Cut {
  const isSliced = /pear$/.test(food.id) || (food.id === 'apple' && use === 'fruit');
  return isSliced ? 'slices' : seasoningCut(food);
}

/** Fruit, spice and crunch of the kitchen for a use, and what the dish is built on; null without its base. */
export function planSweet(kitchen: Kitchen, use: SweetUse, base: Amounts, noun: string): Plan | null {
  const built = takeAll(base, kitchen.pantry);
  if (built.length < Object.keys(base).length) return null;
  const open = kitchen.flavor.sweets
    .filter((one) => one.uses.includes(use))
    .map((one) => ({ one, taken: takeAll(one.foods, kitchen.pantry) }))
    .filter(
      ({ one, taken }) =>
        one.title.some((id) => taken.some(({ asked }) => asked === id)) &&
        taken.length >= 2 &&
        (use === 'bites' || taken.some(({ food }) => sweetRole(food) === 'fruit')),
    );
  if (open.length === 0) return null;
  const weights = open.map(({ taken }) =>
    taken.reduce((product, { food }) => product * kitchen.wants(food, 'fruit') ** 0.6, 1),
  );
  let at = kitchen.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    at -= weight;
    return at < 0;
  });
  const { one, taken } = open[Math.max(0, index)]!;
  const named = one.title.flatMap((id) => taken.filter(({ asked }) => asked === id));
  const parts: Part[] = built.map(({ food, grams }) => partOf(food, 'base', grams, seasoningCut(food)));
  for (const { food, grams } of taken) {
    if (parts.every((part) => part.food !== food))
      parts.push(partOf(food, sweetRole(food), grams, sweetCut(food, use)));
  }
  const words = [...new Set(named.map(({ food }) => titleWord(food)).filter(Boolean))];
  return {
    parts,
    main: named[0]!.food,
    taste: words.join('-'),
    named: named.map(({ food }) => food),
    noun,
  };
}

/** The milk that a household drinks, by what it may. */
export function milkFor(kitchen: Kitchen): FoodId | null {
  const plants = foodIds('almond-milk soy-milk coconut-milk-drink coconut-milk');
  const open = kitchen.pantry.keeps('Keto')
    ? plants
    : [...foodIds('milk oat-milk'), ...plants.slice(0, 3), ...foodIds('rice-milk coconut-milk')];
  return open.find(kitchen.pantry.allows) ?? null;
}

export function yogurtFor(kitchen: Kitchen): FoodId | null {
  const { allows, keeps } = kitchen.pantry;
  if (keeps('Low-Fat')) return foodIds('nonfat-greek-yogurt soy-yogurt').find(allows) ?? null;
  const light: FoodId = kitchen.tilt.energy < 1 ? 'nonfat-greek-yogurt' : 'greek-yogurt';
  return [light, ...foodIds('greek-yogurt soy-yogurt coconut-yogurt almond-yogurt')].find(allows) ?? null;
}
