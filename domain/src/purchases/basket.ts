import type { FoodClass, FoodKind } from '../foods/food.ts';
import { foods } from '../foods/table.ts';
import type { KnownPurchase } from './purchases.ts';

/** Nutritional figures of the purchased food. */
export type Basket = {
  /** Share of energy from protein, 0 to 1. */
  protein: number;
  /** Grams of fiber per 1,000 kcal. */
  fiber: number;
  /** Milligrams of sodium per 1,000 kcal. */
  sodium: number;
  /** Kilocalories per gram. */
  density: number;
};

/** Long-lasting stocks such as oil and flour are excluded, since they would dominate the figures. */
const stored: ReadonlySet<FoodClass> = new Set(
  'oil animal-fat salt spice sweetener baking acid alcohol drink water'.split(' ') as FoodClass[],
);
const storedKinds: readonly FoodKind[] = ['flour', 'sauce', 'stock'];
const eaten = new Set(
  foods.filter((food) => !stored.has(food.class) && !food.kinds.some((kind) => storedKinds.includes(kind))),
);

/** Figures over all purchases, weighted towards recent ones; zeros if nothing has energy. */
export function basketOf(purchases: readonly KnownPurchase[]): Basket {
  let [grams, calories, protein, fiber, sodium] = [0, 0, 0, 0, 0];
  for (const { food, grams: bought, weight } of purchases) {
    if (!eaten.has(food)) continue;
    const share = (bought * weight) / 100;
    grams += bought * weight;
    calories += share * food.per100g.calories;
    protein += share * food.per100g.protein;
    fiber += share * food.per100g.fiber;
    sodium += share * food.per100g.sodium;
  }
  if (calories === 0) return { protein: 0, fiber: 0, sodium: 0, density: 0 };
  // 4 kcal per gram of protein (Atwater).
  return {
    protein: (protein * 4) / calories,
    fiber: (fiber * 1000) / calories,
    sodium: (sodium * 1000) / calories,
    density: calories / grams,
  };
}
