import type { Food, Nutrition } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { idsOf } from '../foods/food-ids.ts';
import { foodById } from '../foods/table.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Part, Plan, Role } from './dish.ts';
import { type Kitchen, partOf } from './fill-slots.ts';
import { seasoningCut } from './roles.ts';

/** Kilocalories that a serving aims at; a day of about 2,000 kcal over three meals and a snack. */
const energyOf: Record<MealType, readonly [least: number, most: number]> = {
  breakfast: [310, 540],
  lunch: [400, 680],
  dinner: [440, 760],
  snack: [90, 320],
};

/** Fats and what is mostly fat, under Low-Fat. */
const leanFat = 2.5;
/** Share of energy, just under what the gate allows (`foods/diet-figures.ts`). */
const leanShare = 0.28;

/** Roles that may grow when a dish is too small, and shrink when it is too large. */
const growing: readonly Role[] = ['main', 'starch', 'base', 'fruit', 'fat', 'topping'];
const shrinking: readonly Role[] = ['starch', 'fat', 'creamy', 'topping', 'base', 'liquid'];
const pourable = new Set(['coconut-milk']);

/** More of these, after the kitchen's own nuts and seeds, when a dish of vegetables alone does not fill. */
const fillers: readonly (readonly [FoodId, number])[] = [
  ['avocado', 75],
  ['pumpkin-seed', 18],
  ['sunflower-seed', 18],
  ['almond', 20],
];

function sumOf(parts: readonly Part[], figure: keyof Nutrition): number {
  return parts.reduce((sum, { food, grams }) => sum + (food.per100g[figure] * grams) / 100, 0);
}

/** Portions as goals, diets and the meal ask for them, and salt to go with what is salty already. */
export function balance({ parts: plan, named }: Plan, kitchen: Kitchen, isSavory: boolean): Part[] {
  const { tilt, pantry, meal } = kitchen;
  const isKeto = pantry.keeps('Keto') || pantry.keeps('Low-Carb');
  let parts = plan.map((part) => resized(part, goalFactor(part, kitchen)));
  if (pantry.keeps('Low-Fat'))
    parts = parts.map((part) =>
      part.role === 'fat' ? { ...part, grams: Math.min(part.grams, leanFat) } : part,
    );
  if (isKeto)
    parts = parts.map((part) =>
      part.role === 'fruit' || part.food.id.includes('onion') || part.food.id === 'shallot'
        ? resized(part, 0.5)
        : part,
    );
  const [least, most] = energyOf[meal];
  parts = grow(parts, least * tilt.energy, isKeto);
  if (
    isSavory &&
    meal !== 'snack' &&
    sumOf(parts, 'calories') < least * tilt.energy * 0.75 &&
    !pantry.keeps('Low-Fat')
  ) {
    const own = idsOf(kitchen.flavor.toppings)
      .filter((id) => foodById(id).per100g.fat > 30)
      .map((id) => [id, 18] as const);
    const isNew = (id: FoodId) => pantry.allows(id) && parts.every((part) => part.food.id !== id);
    const filler = [...own, ...fillers].find(([id]) => isNew(id));
    if (filler)
      parts = grow(
        [
          ...parts,
          partOf(
            foodById(filler[0]),
            'topping',
            filler[1],
            filler[0] === 'avocado' ? 'peelSlice' : seasoningCut(foodById(filler[0])),
          ),
        ],
        least * tilt.energy,
        isKeto,
      );
  }
  parts = shrink(parts, most * tilt.energy);
  if (pantry.keeps('Low-Fat')) parts = lean(parts, named);
  return isSavory ? salted(parts, kitchen) : parts;
}

/** Fat is strewn on and stirred in only where the main leaves room for it. */
function lean(parts: Part[], named: readonly Food[]): Part[] {
  const isFatty = (part: Part) =>
    part.role === 'topping' && part.food.per100g.fat > 15 && !named.includes(part.food);
  const isTooFat = (all: readonly Part[]) => sumOf(all, 'fat') * 9 > sumOf(all, 'calories') * leanShare;
  if (!isTooFat(parts)) return parts;
  const bare = parts.filter((part) => !isFatty(part));
  if (!isTooFat(bare)) return bare;
  return bare.map((part) => (part.food.class === 'oil' ? resized(part, 0.4) : part));
}

function goalFactor({ food, role }: Part, { tilt }: Kitchen): number {
  if (role === 'main') return food.class === 'vegetable' || food.class === 'mushroom' ? 1 : tilt.protein;
  if (role === 'starch') return tilt.starch;
  if (role === 'vegetable' || role === 'leaf') return tilt.vegetables;
  if (role === 'base') return /yogurt|skyr|cottage/.test(food.id) ? tilt.protein : 1;
  if (role === 'fat' || role === 'creamy') return tilt.fat;
  return role === 'topping' && food.per100g.fat > 15 ? tilt.fat : 1;
}

function resized(part: Part, factor: number): Part {
  return { ...part, grams: Math.min(part.grams * factor, part.food.mostPerServing * 0.9) };
}

/** A hungry meal gets more of what fills, and only little more of the main. */
const mostOfMain = 1.15;

function grow(parts: Part[], least: number, isKeto: boolean): Part[] {
  const roles = isKeto ? growing.filter((role) => !['fruit', 'starch', 'base'].includes(role)) : growing;
  let grown = parts;
  for (let round = 0; round < 3; round += 1) {
    const energy = sumOf(grown, 'calories');
    if (energy >= least || energy === 0) return grown;
    const factor = Math.min(1.3, least / energy);
    grown = grown.map((part, index) => {
      if (!roles.includes(part.role)) return part;
      if (part.role === 'fat') return resized(part, Math.min(factor, 1.1));
      const larger = resized(part, factor);
      const most = parts[index]!.grams * (part.role === 'main' ? mostOfMain : 1.5);
      return { ...larger, grams: Math.min(larger.grams, Math.max(most, part.grams)) };
    });
  }
  return grown;
}

function shrink(parts: Part[], most: number): Part[] {
  let shrunk = parts;
  for (let round = 0; round < 4; round += 1) {
    const energy = sumOf(shrunk, 'calories');
    if (energy <= most) return shrunk;
    const factor = Math.max(0.8, most / energy);
    shrunk = shrunk.map((part) => {
      if (part.role === 'liquid' && !pourable.has(part.food.id)) return part;
      if (shrinking.includes(part.role)) return resized(part, factor);
      return part.role === 'main' && round > 1 ? resized(part, Math.max(0.9, factor)) : part;
    });
  }
  return shrunk;
}

/** Salt is 39 % sodium. */
const sodiumOfSalt = 390;

function salted(parts: Part[], { tilt, meal }: Kitchen): Part[] {
  const aim = meal === 'snack' ? tilt.sodium / 3 : tilt.sodium;
  const sodium = sumOf(parts, 'sodium');
  const isTooSalty = sodium > aim * 1.25;
  const eased = isTooSalty
    ? parts.map((part) =>
        part.food.per100g.sodium > 2500 ? resized(part, Math.max(0.6, aim / sodium)) : part,
      )
    : parts;
  const room = (aim - sumOf(eased, 'sodium')) / sodiumOfSalt;
  if (room < 0.2) return eased;
  return [...eased, partOf(foodById('salt'), 'salt', Math.min(room, 1.4))];
}
