import { type FoodSet, foodIds } from '../../foods/food-ids.ts';

/** Chips that are fried in fat. */
export const friedChips: FoodSet = new Set(foodIds('potato-chip flavored-potato-chip tortilla-chip'));

/** Chips of any kind, baked ones too. */
export const chips: FoodSet = new Set([
  ...friedChips,
  ...foodIds('vegetable-chip nacho-cheese-chip pita-chip'),
]);

/** What is fried in the bag. */
export const friedSnacks: FoodSet = new Set([...friedChips, ...foodIds('bombay-mix')]);
