import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { kitchenAmount } from '../../quantities/kitchen-amount.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';

const bodies: readonly Food['class'][] = [...meatAndSeafood, 'egg'];
/** Teaspoons of fat per serving that lean food needs to brown without sticking. */
const needed = 1.5;
const fried = /\b(?:fry|sear|brown|crisp)\b/i;
/** Needs less fat. */
const slides = /\bnon-?stick\b|\bdry\b[^.;]* pan|\bgreased\b|\bbroil|\broast|\bgrill/i;
const spoons: Readonly<Record<string, number>> = { ...inTeaspoons, g: 1 / 4.5 };

type Cooked = Pick<Dish, 'steps'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

/** Adds oil if the replacement of meat, fish or eggs needs more for frying. */
export function withEnoughOil<Made extends Cooked>(adapted: Made): Made {
  const { dish, parts, steps } = adapted;
  const stands = dish.parts.some(({ key, food }) => {
    const now = parts.get(key);
    if (!now || now.food === food || !bodies.includes(foodById(food).class)) return false;
    if (foodById(now.food).class !== 'soy') return false;
    const token = new RegExp(partToken(key));
    const own = steps.filter((step) => token.test(step) && fried.test(step));
    return own.length > 0 && !slides.test(own.join(' '));
  });
  if (!stands) return adapted;
  const fats = [...parts].filter(
    ([, { food, unit, side }]) => side === undefined && isFat(foodById(food)) && spoons[unit] !== undefined,
  );
  const had = fats.reduce((sum, [, { amount, unit }]) => sum + amount * spoons[unit]!, 0);
  const oil = fats.find(([, { food }]) => foodById(food).class === 'oil' && food !== 'sesame-oil');
  const missing = needed * dish.serves - had;
  if (!oil || missing <= 0) return adapted;
  const [key, part] = oil;
  if (steps.some((step) => new RegExp(`\\{[\\d.]+ \\w+\\} of (?:the )?${partToken(key)}`).test(step)))
    return adapted;
  // Six teaspoons are two tablespoons.
  const enough = kitchenAmount({ amount: part.amount + missing / spoons[part.unit]!, unit: part.unit }, 1);
  return { ...adapted, parts: new Map(parts).set(key, { ...part, ...enough }) };
}

const butters: FoodSet = new Set(
  foodIds('butter unsalted-butter light-butter vegan-butter garlic-butter ghee'),
);

const isFat = ({ class: kind, id }: Food) => kind === 'oil' || kind === 'animal-fat' || butters.has(id);
