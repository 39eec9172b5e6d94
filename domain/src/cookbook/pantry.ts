import { allergensOfFood } from '../foods/allergens.ts';
import { dietsRiskedBy } from '../foods/diets.ts';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { entriesOf } from '../foods/food-ids.ts';
import { foodById, foods } from '../foods/table.ts';
import type { Limits } from '../safety/check-recipe.ts';
import type { Diet } from '../vocabulary/options.ts';
import type { Amounts } from './flavors/flavor.ts';
import { substitutes } from './kitchen/substitutes.ts';

/** What may go into a household's dishes. */
export type Pantry = {
  limits: Limits;
  allows(id: FoodId): boolean;
  /** The food itself, or the nearest that may take its place; null when there is none. */
  take(id: FoodId): Food | null;
  keeps(diet: Diet): boolean;
};

/** A food with its grams a serving, and the id that the recipe asked for. */
export type Taken = { food: Food; grams: number; asked: FoodId };

const cached = new Map<string, Pantry>();
/** Households share few combinations of limits; each costs a look at every food. */
const mostCached = 200;

export function pantryFor(limits: Limits): Pantry {
  const key = [...limits.allergies, '|', ...limits.dietaryRestrictions].join();
  const known = cached.get(key);
  if (known) return known;
  if (cached.size >= mostCached) cached.clear();
  const pantry = openPantry(limits);
  cached.set(key, pantry);
  return pantry;
}

function openPantry(limits: Limits): Pantry {
  const allowed = new Set(foods.filter((food) => isAllowed(food, limits)).map((food) => food.id));
  const allows = (id: FoodId) => allowed.has(id);
  const take = (id: FoodId) => {
    const found = [id, ...(substitutes[id] ?? [])].find(allows);
    return found === undefined ? null : foodById(found);
  };
  return { limits, allows, take, keeps: (diet) => limits.dietaryRestrictions.includes(diet) };
}

function isAllowed(food: Food, { allergies, dietaryRestrictions }: Limits): boolean {
  const { contains, mayContain } = allergensOfFood(food);
  if (allergies.some((one) => contains.includes(one) || mayContain.includes(one))) return false;
  const broken = dietsRiskedBy(food);
  return dietaryRestrictions.every((diet) => !broken.includes(diet) && !defeats(food, diet));
}

/** Classes that carry starch or sugar. */
const starchy: readonly Food['class'][] = ['grain', 'gluten-grain', 'legume', 'starchy-vegetable'];

/**
 * Foods of which a usual portion leaves no room under a diet of figures, so that the composer need not try them.
 * The gate judges the finished dish by `foods/diet-figures.ts`; these bounds only save failed attempts.
 */
function defeats(food: Food, diet: Diet): boolean {
  const { carbs, fiber, fat } = food.per100g;
  const net = carbs - fiber;
  const isSeasoning = ['spice', 'herb', 'acid', 'salt', 'baking', 'oil'].includes(food.class);
  if (isSeasoning || food.mostPerServing <= 45) return diet === 'Keto' && food.class === 'sweetener';
  if (diet === 'Keto') {
    if (food.class === 'sweetener' || food.class === 'composed') return net > 12;
    return net > (starchy.includes(food.class) ? 5 : 7.5);
  }
  if (diet === 'Low-Carb') return starchy.includes(food.class) && net > 9;
  if (diet === 'Low-Fat') return fat > (food.class === 'egg' ? 12 : 9);
  return false;
}

/** The foods of a set that the pantry has, substitutes in their place, each food once. */
export function takeAll(amounts: Amounts, pantry: Pantry): Taken[] {
  const taken = new Map<string, Taken>();
  for (const [asked, grams] of entriesOf(amounts)) {
    const food = pantry.take(asked);
    if (!food) continue;
    const before = taken.get(food.id);
    // Two foods that fall to the same substitute are one line, not twice as much of it.
    if (before) before.grams = Math.max(before.grams, grams);
    else taken.set(food.id, { food, grams, asked });
  }
  return [...taken.values()];
}
