import { allergensOfFood, type FoodAllergens, joinAllergens } from '../foods/allergens.ts';
import type { IngredientLine } from './read-line.ts';

/**
 * Allergens of one ingredient line, in the order of the option list. Every choice of "a or b" counts; `freeOf` is
 * what the line clears for all of them. The result is empty for an unknown food, which does not make it safe: the gate
 * handles unknown foods separately.
 */
export function allergensOf(line: Pick<IngredientLine, 'food' | 'alternatives' | 'freeOf'>): FoodAllergens {
  const choices = line.food ? [line.food, ...line.alternatives] : line.alternatives;
  return joinAllergens(choices.map((food) => allergensOfFood(food, line.freeOf)));
}
