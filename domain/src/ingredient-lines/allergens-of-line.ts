import { allergensOfFood, type FoodAllergens, joinAllergens } from '../foods/allergens.ts';
import type { IngredientLine } from './read-line.ts';

/**
 * Allergens of one ingredient line, in the order of the option list. Every choice of "a or b" counts; `freeOf` is
 * what the line clears for all of them. A line whose food is unknown answers with nothing, which does not make it
 * safe: the gate treats unknown foods by themselves.
 */
export function allergensOf(line: Pick<IngredientLine, 'food' | 'alternatives' | 'freeOf'>): FoodAllergens {
  const choices = line.food ? [line.food, ...line.alternatives] : line.alternatives;
  return joinAllergens(choices.map((food) => allergensOfFood(food, line.freeOf)));
}
