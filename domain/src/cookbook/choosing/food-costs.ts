import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { AdaptedDish } from '../make-recipe.ts';

/** Foods that cost much per serving in most shops, and small things that make a cheap dish expensive. Our judgement. */
const expensiveFoods: FoodSet = new Set(
  foodIds(
    `coconut-aminos avocado-oil avocado pine-nut cashew pistachio macadamia-nut pecan saffron pomegranate-molasses
    cauliflower-rice burdock-root scallop crab shrimp lobster langoustine smoked-salmon salmon tuna swordfish halibut
    sea-bass monkfish arctic-char trout lamb-chop lamb-shank beef-tenderloin ribeye-steak sirloin-steak duck-breast
    duck-leg prosciutto serrano-ham asparagus raspberry blueberry goat-cheese soba buckwheat-soba quinoa almond-butter`,
  ),
);

/** The expensive foods in a dish, in the order of its list. */
export function expensiveFoodsOf({ parts }: Pick<AdaptedDish, 'parts'>): Food[] {
  const ids = [...parts.values()].map(({ food }) => food).filter((food) => expensiveFoods.has(food));
  return [...new Set(ids)].map(foodById);
}

/** Cost little per serving in most shops, fresh, dried or canned, and fill a plate. */
const cheapClasses: readonly Food['class'][] = [
  'legume',
  'grain',
  'gluten-grain',
  'egg',
  'starchy-vegetable',
];
const cheapFoods: FoodSet = new Set(
  foodIds(
    `cabbage napa-cabbage carrot canned-tomato banana apple green-pea canned-tuna sardine canned-corn milk yogurt tofu
    ground-pork ground-turkey ground-chicken chicken-thigh chicken-drumstick`,
  ),
);
/** Grams per serving from which on meat, fish or cheese is what a dish costs, and of nuts. */
const muchGrams = 40;
const manyNuts = 20;
const costlyClasses: readonly Food['class'][] = [...meatAndSeafood, 'dairy', 'nut'];
export const isCheapFood = ({ id, class: kind }: Food) => cheapClasses.includes(kind) || cheapFoods.has(id);

/** The meat, fish, cheese or nuts that most of a dish's price is spent on, none if it is a cheap kind. */
export function costlyFoodsOf({ dish, parts }: AdaptedDish): Food[] {
  return [...parts.values()].flatMap((part) => {
    const { food, grams } = measurePart(part);
    const isMuch = grams / dish.serves >= (food.class === 'nut' ? manyNuts : muchGrams);
    return isMuch && costlyClasses.includes(food.class) && !isCheapFood(food) ? food : [];
  });
}
