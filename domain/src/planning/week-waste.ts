import type { FoodId } from '../foods/food-id.ts';
import { nameByWeight } from '../foods/name-by-weight.ts';
import { foodById } from '../foods/table.ts';
import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import { addDays, daysBetween, type PlainDate } from '../weeks/plain-date.ts';
import { freshnessOf, shoppedOn, tenths } from './freshness.ts';
import { packOf } from './perishables.ts';

/** A cooked meal with the grams of perishable food that it uses. Leftovers of another meal use none. */
export type CookedMeal = {
  date: PlainDate;
  mealType: PlannedMealType;
  perishables: readonly { food: FoodId; grams: number }[];
};

/** What the week buys of one food, and which meal uses which pack. Grams. */
export type FoodUse = {
  food: FoodId;
  pack: number;
  packs: number;
  bought: number;
  used: number;
  left: number;
  /** Last day on which the leftover is good; null if it spoils before the end of the week. */
  keepsUntil: PlainDate | null;
  /** Index of the meal, and of the meal that opened the pack if it was already open. */
  takes: readonly { meal: number; grams: number; openedBy: number | null; leftAfter: number }[];
};

export type WeekWaste = {
  /** Share by weight of the bought perishables that the week's meals use, 0 to 1; null if none are bought. */
  usedShare: number | null;
  /** Grams. */
  bought: number;
  used: number;
  /** What is bought but not eaten in the week, by descending weight. */
  left: readonly { food: FoodId; name: string; grams: number; keepsUntil: PlainDate | null }[];
};

/** Smaller amounts in grams are residue in the packaging. */
const minLeft = 5;

/** An estimate from pack sizes and shelf lives, unopened and opened, since actual amounts are not weighed. */
export function weekWaste(meals: readonly CookedMeal[], shopDays: readonly PlainDate[]): WeekWaste {
  const foods = foodUses(meals, shopDays);
  const sum = (figure: (use: FoodUse) => number) => foods.reduce((all, food) => all + figure(food), 0);
  const bought = sum((use) => use.bought);
  const used = sum((use) => use.used);
  return {
    usedShare: bought > 0 ? used / bought : null,
    bought,
    used,
    left: foods
      .filter(({ left }) => left >= minLeft)
      .sort((a, b) => b.left - a.left)
      .map(({ food, left, keepsUntil }) => ({
        food,
        name: nameByWeight(foodById(food), left),
        grams: left,
        keepsUntil,
      })),
  };
}

/** The week's use of each perishable food, by meal in the order of eating. */
export function foodUses(meals: readonly CookedMeal[], shopDays: readonly PlainDate[]): FoodUse[] {
  const order = [...meals.keys()].sort((a, b) => compareMeals(meals[a]!, meals[b]!));
  const first = meals[order[0] ?? 0]?.date;
  if (first === undefined) return [];
  const shopped = shoppedOn(first, daysBetween(first, meals[order.at(-1)!]!.date) + 1, shopDays);
  const ids = new Set(meals.flatMap(({ perishables }) => perishables.map(({ food }) => food)));
  return Array.from(ids, (food) => useOf(food, order, meals, first, shopped));
}

function useOf(
  id: FoodId,
  order: readonly number[],
  meals: readonly CookedMeal[],
  first: PlainDate,
  shopped: readonly number[],
): FoodUse {
  const { pack, goodUntil } = freshnessOf(foodById(id), shopped);
  const takes: FoodUse['takes'][number][] = [];
  let [packs, used, left, until] = [0, 0, 0, -1];
  let openedBy: number | null = null;
  for (const meal of order) {
    const { date, perishables } = meals[meal]!;
    const day = daysBetween(first, date);
    const use = perishables.reduce((sum, { food, grams }) => sum + (food === id ? tenths(grams) : 0), 0);
    if (use === 0) continue;
    used += use;
    if (day > until) left = 0;
    const taken = Math.min(use, left);
    if (taken > 0) takes.push({ meal, grams: taken / 10, openedBy, leftAfter: (left - taken) / 10 });
    left -= taken;
    if (taken === use) continue;
    const opened = Math.ceil((use - taken) / pack);
    packs += opened;
    left = opened * pack - (use - taken);
    until = goodUntil[day]!;
    openedBy = meal;
    takes.push({ meal, grams: (use - taken) / 10, openedBy: null, leftAfter: left / 10 });
  }
  const isGood = left > 0 && until >= shopped.length - 1;
  return {
    food: id,
    pack: pack / 10,
    packs,
    bought: (packs * pack) / 10,
    used: used / 10,
    left: (packs * pack - used) / 10,
    keepsUntil: isGood ? addDays(first, until) : null,
    takes,
  };
}

function compareMeals(meal: CookedMeal, other: CookedMeal): number {
  if (meal.date !== other.date) return meal.date < other.date ? -1 : 1;
  return plannedMealTypes.indexOf(meal.mealType) - plannedMealTypes.indexOf(other.mealType);
}

/** The name for the content of a pack: the cabbage, the cherry tomatoes, the corn tortillas, the yogurt. */
export function nameOfPack(id: FoodId): string {
  const food = foodById(id);
  return nameByWeight(food, packOf(food)!);
}
