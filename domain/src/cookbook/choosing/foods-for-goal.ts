import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import type { MealType, NutritionGoal } from '../../vocabulary/options.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { combinedGoals } from './goals.ts';

/**
 * Grams per serving from which on a food counts for a goal: a child's portion of vegetables or fruit, a small handful
 * of nuts. Oil is in most dishes and counts for none.
 */
const minGrams = 50;
const minOf: Readonly<Partial<Record<Food['class'], number>>> = {
  nut: 15,
  seed: 15,
  oil: Number.POSITIVE_INFINITY,
};
/** How much a goal must like a food. */
const minPreference = 1.4;
/** Grams per serving of vegetables, fruit and pulses that count by themselves: of the 400 g a day of WHO (Healthy diet, 2020). */
export const muchProduce: Record<MealType, number> = { breakfast: 80, lunch: 130, dinner: 130, snack: 70 };

type Serving = Pick<AdaptedDish, 'dish' | 'parts'>;

/** Grams per serving of each food. */
export function gramsByFood({ dish, parts }: Serving): Map<Food, number> {
  const grams = new Map<Food, number>();
  for (const part of parts.values()) {
    const food = foodById(part.food);
    grams.set(food, (grams.get(food) ?? 0) + measurePart(part).grams / dish.serves);
  }
  return grams;
}

/** The foods that a goal likes of which a serving has enough, the most first. */
export function foodsForGoal(goal: NutritionGoal, serving: Serving): Food[] {
  const { preference } = combinedGoals([goal]);
  return [...gramsByFood(serving)]
    .filter(([food, grams]) => preference(food) > minPreference && grams >= (minOf[food.class] ?? minGrams))
    .sort(([, a], [, b]) => b - a)
    .map(([food]) => food);
}

const kinds: Readonly<Partial<Record<Food['class'], string>>> = {
  vegetable: 'vegetables',
  mushroom: 'vegetables',
  fruit: 'fruit',
  legume: 'pulses',
};
/** Neither eaten as fruit nor as pulses. */
const notProduce: FoodSet = new Set(
  foodIds(
    `lemon lime preserved-lemon umeboshi tamarind coconut-milk light-coconut-milk coconut desiccated-coconut
    coconut-flake peanut peanut-butter chickpea-flour lentil-flour`,
  ),
);
/** Grams below which a kind is not named: half a tomato beside a bowl of fruit. */
const minNamed = 40;
/** Grams of a fruit: two dates. */
const minFruit = 20;

/** Grams per serving of vegetables, fruit and pulses, without potatoes, with the kinds that it has much of, the most first. */
export function produceOf(serving: Serving): { grams: number; kinds: string[] } {
  const byKind = new Map<string, number>();
  for (const [food, grams] of gramsByFood(serving)) {
    const kind = notProduce.has(food.id) ? undefined : kinds[food.class];
    if (kind) byKind.set(kind, (byKind.get(kind) ?? 0) + grams);
  }
  const named = [...byKind].filter(([, grams]) => grams >= minNamed).sort(([, a], [, b]) => b - a);
  return { grams: named.reduce((sum, [, grams]) => sum + grams, 0), kinds: named.map(([kind]) => kind) };
}

/** Fruit of which a serving has enough to taste of it, the most first. */
export function fruitIn(serving: Serving): Food[] {
  return [...gramsByFood(serving)]
    .filter(([{ class: kind, id }, grams]) => kind === 'fruit' && !notProduce.has(id) && grams >= minFruit)
    .sort(([, a], [, b]) => b - a)
    .map(([food]) => food);
}

/** Whether a serving has something for a goal that is served by foods: one that it likes, or much produce. */
export function servesGoal(goal: NutritionGoal, serving: Serving, meal: MealType): boolean {
  return foodsForGoal(goal, serving).length > 0 || produceOf(serving).grams >= muchProduce[meal];
}
