import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { type DishKind, type DishPart, saladKinds } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { prepMinutes } from '../times/prep-minutes.ts';
import { isChili } from './with-spice-level.ts';

const vegetableClasses: readonly Food['class'][] = ['vegetable', 'mushroom'];

/** Those that ask for more vegetables do not mean the tomatoes of the sauce. */
const sauceVegetables: FoodSet = new Set(
  foodIds('canned-tomato crushed-tomato tomato-puree tomato-paste tomato-powder'),
);
/** More of them is another taste, not more vegetables. */
const aromatic: FoodSet = new Set(
  foodIds('garlic onion red-onion shallot green-onion ginger leek celery fennel'),
);
/** Filled, wrapped or set: more would not fit in. */
export const fixedKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'savory pie',
  'savory bake',
  'dumplings',
  'rolls',
  'stuffed vegetables',
  'omelette',
  'fritters',
  'pancakes',
  'gratin',
  'casserole',
  'baked pasta',
  'risotto',
  'pizza and flatbread',
  'cake and cookies',
  'sweet bread',
  'pudding',
  'smoothie',
  'breaded and fried',
  'sandwich',
  'burger',
  'wrap',
  'toast',
  'taco',
  'filled tortilla',
]);
/** Grams of one of the five portions of vegetables and fruit a day (WHO, Healthy diet, 2020). */
export const portionOfVegetables = 80;

const saladLeaves: FoodSet = new Set(
  foodIds(
    `lettuce romaine-lettuce iceberg-lettuce butter-lettuce little-gem-lettuce mixed-greens arugula watercress radicchio
    belgian-endive lambs-lettuce cress microgreens`,
  ),
);
export const leafyVegetables: FoodSet = new Set([
  ...saladLeaves,
  ...foodIds('escarole spinach kale lacinato-kale swiss-chard water-spinach'),
]);
/** Leaves fill a bowl long before they weigh much: grams per serving of all of them, raw in a salad or to be cooked down. */
const maxLeaves = { raw: 60, cooked: 120 } as const;

/** Up to twice as much is still the same dish, and of what is little thrice; less than a seventh more is not worth it. */
const maxFactor = 2;
const smallAmountFactor = { grams: 60, times: 3 } as const;
const minFactor = 1.15;
/** Grams per serving that make a vegetable one, and not a garnish. */
const minGrams = 15;

const isVegetable = ({ food }: DishPart) =>
  vegetableClasses.includes(foodById(food).class) && !sauceVegetables.has(food);

/** Grams of vegetables and mushrooms per serving; potatoes and the like are starch. */
export function vegetableGrams({ dish, parts }: AdaptedDish): number {
  const grams = [...parts.values()]
    .filter(isVegetable)
    .reduce((sum, part) => sum + measurePart(part).grams, 0);
  return grams / dish.serves;
}

/** The dish with more of its vegetables, for households that want many: `wanted` grams per serving, if twice reaches it. */
export function withMoreVegetables(adapted: AdaptedDish, wanted: number): AdaptedDish {
  const { dish, parts, minutes } = adapted;
  const missing = wanted - vegetableGrams(adapted);
  if (missing <= 0 || fixedKinds.has(dish.kind)) return adapted;
  const isEnlarged = (part: DishPart) =>
    isVegetable(part) &&
    !aromatic.has(part.food) &&
    !isChili(foodById(part.food)) &&
    part.unit !== 'can' &&
    part.unit !== 'jar' &&
    measurePart(part).grams / dish.serves >= minGrams;
  const isLeaf = ({ food }: DishPart) => leafyVegetables.has(food);
  const enlarged = [...parts.values()].filter(isEnlarged);
  const gramsOf = (list: readonly DishPart[]) =>
    list.reduce((sum, part) => sum + measurePart(part).grams, 0) / dish.serves;
  const [leafy, nonLeafy] = [enlarged.filter(isLeaf), enlarged.filter((part) => !isLeaf(part))];
  const isRaw = leafy.some(({ food }) => saladLeaves.has(food)) || saladKinds.has(dish.kind);
  const factorFor = (present: number, lacking: number, max: number) =>
    present === 0
      ? 1
      : Math.min(
          present <= smallAmountFactor.grams ? smallAmountFactor.times : maxFactor,
          1 + lacking / present,
          max,
        );
  const leafFactor = Math.max(
    1,
    factorFor(gramsOf(leafy), missing, maxLeaves[isRaw ? 'raw' : 'cooked'] / gramsOf(leafy)),
  );
  const otherFactor = factorFor(
    gramsOf(nonLeafy),
    missing - (leafFactor - 1) * gramsOf(leafy),
    Number.POSITIVE_INFINITY,
  );
  if (Math.max(leafFactor, otherFactor) < minFactor) return adapted;
  const more = new Map(
    [...parts].map(([key, part]): [string, DishPart] => [
      key,
      isEnlarged(part)
        ? { ...part, amount: roundedAmount(part, part.amount * (isLeaf(part) ? leafFactor : otherFactor)) }
        : part,
    ]),
  );
  const minutesOf = (all: Iterable<DishPart>) =>
    prepMinutes(Array.from(all, (part) => ({ food: part.food, line: part })));
  const extraMinutes = 5 * Math.round((minutesOf(more.values()) - minutesOf(parts.values())) / 5);
  return {
    ...adapted,
    parts: more,
    minutes: { active: minutes.active + extraMinutes, total: minutes.total + extraMinutes },
  };
}

/** Grams in which vegetables are weighed. */
const weighingStep = 25;

/** Units of which any part can be measured; cloves, sprigs and cans are counted. */
export const measurableUnits: ReadonlySet<DishPart['unit']> = new Set<DishPart['unit']>([
  'g',
  'ml',
  'tsp',
  'tbsp',
]);

/** Of vegetables that are counted, up to whole ones, of heads and stalks to halves; of others, what a cook would weigh. */
function roundedAmount({ unit }: DishPart, amount: number): number {
  if (unit === 'whole') return Math.ceil(amount);
  if (unit === 'g') return weighingStep * Math.round(amount / weighingStep);
  return measurableUnits.has(unit) ? amount : Math.ceil(2 * amount) / 2;
}
