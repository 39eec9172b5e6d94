import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { hasExpensiveFood } from '../choosing/expensive-foods.ts';
import { mainFoodsOf, type ReasonFacts } from './reason-facts.ts';

/** Cost little per serving in most shops, fresh, dried or canned. */
const cheapClasses: readonly Food['class'][] = [
  'legume',
  'grain',
  'gluten-grain',
  'egg',
  'starchy-vegetable',
];
const cheapFoods: FoodSet = new Set(
  foodIds(
    `cabbage napa-cabbage carrot onion celery canned-tomato tomato cucumber zucchini banana apple spinach green-pea
    canned-tuna sardine canned-corn milk yogurt tofu ground-pork ground-turkey ground-chicken
    chicken-thigh chicken-drumstick green-bean broccoli`,
  ),
);
/** The cheap foods that a dish is made of, heaviest first; none if it also has expensive ones. */
export function cheapFoodsOf(given: Pick<ReasonFacts, 'adapted' | 'bookDish'>): Food[] {
  if (hasExpensiveFood(given.adapted)) return [];
  return mainFoodsOf(given).filter(
    ({ id, class: kind }) => cheapClasses.includes(kind) || cheapFoods.has(id),
  );
}
