import type { MealType } from '../vocabulary/options.ts';
import type { Dish, DishKind } from './dish.ts';
import { sodium } from './kitchen/less-salt.ts';
import type { DishRecipe } from './make-recipe.ts';

type Bounds = { calories: readonly [least: number, most: number]; protein: number; sodium: number };

/** What a serving has as each meal: what was left out or replaced may leave too little. Protein in grams. */
const bounds: Record<MealType, Bounds> = {
  breakfast: { calories: [200, 1100], protein: 5, sodium: sodium.most },
  lunch: { calories: [200, 1100], protein: 12, sodium: sodium.most },
  dinner: { calories: [250, 1100], protein: 14.5, sodium: sodium.most },
  // A snack is a third of a meal.
  snack: { calories: [50, 500], protein: 0, sodium: sodium.most * 0.7 },
};

/** No breakfast unless it is what they are made for: desserts and what is passed around. */
const afters: ReadonlySet<DishKind> = new Set([
  'pudding',
  'cake and cookies',
  'sweet bread',
  'fruit',
  'dip',
  'bites',
  'fritters',
  'slaw and pickles',
]);

/** What stands beside a main in most homes. */
const sides: ReadonlySet<DishKind> = new Set([
  'dip',
  'bites',
  'slaw and pickles',
  'vegetable dish',
  'salad',
  'toast',
]);

export function isSide({ kind }: { kind: DishKind | null }): boolean {
  return kind !== null && sides.has(kind);
}

/** Whether a dish of this kind is set on the table as this meal, whatever else it may be. */
export function isServedAs({ kind, meals }: Pick<Dish, 'kind' | 'meals'>, meal: MealType): boolean {
  if (meal === 'breakfast') return meals[0] === 'breakfast' || !afters.has(kind);
  return meal === 'snack' || meals.includes(meal) || !sides.has(kind);
}

/** Whether a serving is this meal: it fills, and has no more salt than a meal may. */
export function isMeal(
  { nutritionInfo }: Pick<DishRecipe, 'nutritionInfo'>,
  meal: MealType,
  isAsked = false,
): boolean {
  const { calories, protein, sodium } = bounds[meal];
  return (
    nutritionInfo.calories >= calories[0] &&
    nutritionInfo.calories <= calories[1] &&
    nutritionInfo.protein >= protein &&
    // Who asks for ramen gets ramen.
    (isAsked || nutritionInfo.sodium <= sodium)
  );
}
