import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import type { AdaptedDish } from '../make-recipe.ts';

/** Foods that cost much per serving in most shops, and small things that make a cheap dish expensive. Our judgement. */
const expensiveFoods: FoodSet = new Set(
  foodIds(
    `coconut-aminos avocado-oil avocado pine-nut cashew pistachio macadamia-nut pecan saffron pomegranate-molasses
    cauliflower-rice burdock-root scallop crab shrimp lobster langoustine smoked-salmon salmon tuna swordfish halibut
    sea-bass monkfish arctic-char trout lamb-chop lamb-shank beef-tenderloin ribeye-steak sirloin-steak duck-breast
    duck-leg prosciutto`,
  ),
);

export function hasExpensiveFood({ parts }: Pick<AdaptedDish, 'parts'>): boolean {
  return [...parts.values()].some(({ food }) => expensiveFoods.has(food));
}
