import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { kitchenAmount } from '../../quantities/kitchen-amount.ts';
import { inTeaspoons } from '../amounts/in-teaspoons.ts';
import type { Dish, DishPart } from '../dish.ts';
import { partToken } from '../method/part-token.ts';

const proteins: readonly Food['class'][] = [...meatAndSeafood, 'egg'];
/** Teaspoons of fat per serving that lean food needs to brown without sticking. */
const minTeaspoons = 1.5;
const frying = /\b(?:fry|sear|brown|crisp)\b/i;
/** Needs less fat. */
const needsLittleFat = /\bnon-?stick\b|\bdry\b[^.;]* pan|\bgreased\b|\bbroil|\broast|\bgrill/i;
const teaspoonsPer: Readonly<Record<string, number>> = { ...inTeaspoons, g: 1 / 4.5 };

type Cooked = Pick<Dish, 'steps'> & { dish: Dish; parts: ReadonlyMap<string, DishPart> };

/** Adds oil if the replacement of meat, fish or eggs needs more for frying. */
export function withEnoughOil<Adapted extends Cooked>(adapted: Adapted): Adapted {
  const { dish, parts, steps } = adapted;
  const isFriedReplacement = dish.parts.some(({ key, food }) => {
    const now = parts.get(key);
    if (!now || now.food === food || !proteins.includes(foodById(food).class)) return false;
    if (foodById(now.food).class !== 'soy') return false;
    const token = new RegExp(partToken(key));
    const own = steps.filter((step) => token.test(step) && frying.test(step));
    return own.length > 0 && !needsLittleFat.test(own.join(' '));
  });
  if (!isFriedReplacement) return adapted;
  const fats = [...parts].filter(
    ([, { food, unit, side }]) =>
      side === undefined && isFat(foodById(food)) && teaspoonsPer[unit] !== undefined,
  );
  const teaspoonsOfFat = fats.reduce((sum, [, { amount, unit }]) => sum + amount * teaspoonsPer[unit]!, 0);
  const oil = fats.find(([, { food }]) => foodById(food).class === 'oil' && food !== 'sesame-oil');
  const missing = minTeaspoons * dish.serves - teaspoonsOfFat;
  if (!oil || missing <= 0) return adapted;
  const [key, part] = oil;
  if (steps.some((step) => new RegExp(`\\{[\\d.]+ \\w+\\} of (?:the )?${partToken(key)}`).test(step)))
    return adapted;
  // Six teaspoons are two tablespoons.
  const increased = kitchenAmount(
    { amount: part.amount + missing / teaspoonsPer[part.unit]!, unit: part.unit },
    1,
  );
  return { ...adapted, parts: new Map(parts).set(key, { ...part, ...increased }) };
}

const butterLikeFats: FoodSet = new Set(
  foodIds('butter unsalted-butter light-butter vegan-butter garlic-butter ghee'),
);

const isFat = ({ class: kind, id }: Food) =>
  kind === 'oil' || kind === 'animal-fat' || butterLikeFats.has(id);
