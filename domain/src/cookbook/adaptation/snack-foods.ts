import { type FoodSet, foodIds } from '../../foods/food-ids.ts';

/** Chips that are fried in fat. */
export const friedChips: FoodSet = new Set(foodIds('potato-chip flavored-potato-chip tortilla-chip'));

/** Chips of any kind, baked ones too. */
export const chips: FoodSet = new Set([
  ...friedChips,
  ...foodIds('vegetable-chip nacho-cheese-chip pita-chip'),
]);

/** Snacks that are sold fried. */
export const friedSnacks: FoodSet = new Set([...friedChips, ...foodIds('bombay-mix')]);
