import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { measurePart } from '../amounts/measure-part.ts';
import type { DishKind, DishPart } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { prepMinutes } from '../times/prep-minutes.ts';
import { isChili } from './with-heat.ts';

const counted: readonly Food['class'][] = ['vegetable', 'mushroom'];

/** Those that ask for more vegetables do not mean the tomatoes of the sauce. */
const ofSauces: FoodSet = new Set(
  foodIds('canned-tomato crushed-tomato tomato-puree tomato-paste tomato-powder'),
);
/** More of them is another taste, not more vegetables. */
const aromatic: FoodSet = new Set(
  foodIds('garlic onion red-onion shallot green-onion ginger leek celery fennel'),
);
/** Filled, wrapped or set: more would not fit in. */
const bounded: ReadonlySet<DishKind> = new Set<DishKind>([
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
const leaves: FoodSet = new Set([
  ...saladLeaves,
  ...foodIds('escarole spinach kale lacinato-kale swiss-chard water-spinach'),
]);
/** Leaves fill a bowl long before they weigh much: grams per serving of all of them, raw in a salad or to be cooked down. */
const maxLeaves = { raw: 60, cooked: 120 } as const;
const saladKinds: ReadonlySet<DishKind> = new Set(['salad', 'main salad', 'slaw and pickles']);

/** Up to twice as much is still the same dish, and of what is little thrice; less than a seventh more is not worth it. */
const most = 2;
const mostOfLittle = { grams: 60, times: 3 } as const;
const least = 1.15;
/** Grams per serving that make a vegetable one, and not a garnish. */
const minGrams = 15;

const isVegetable = ({ food }: DishPart) => counted.includes(foodById(food).class) && !ofSauces.has(food);

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
  if (missing <= 0 || bounded.has(dish.kind)) return adapted;
  const isMore = (part: DishPart) =>
    isVegetable(part) &&
    !aromatic.has(part.food) &&
    !isChili(foodById(part.food)) &&
    part.unit !== 'can' &&
    part.unit !== 'jar' &&
    measurePart(part).grams / dish.serves >= minGrams;
  const isLeaf = ({ food }: DishPart) => leaves.has(food);
  const grown = [...parts.values()].filter(isMore);
  const gramsOf = (list: readonly DishPart[]) =>
    list.reduce((sum, part) => sum + measurePart(part).grams, 0) / dish.serves;
  const [leafy, others] = [grown.filter(isLeaf), grown.filter((part) => !isLeaf(part))];
  const isRaw = leafy.some(({ food }) => saladLeaves.has(food)) || saladKinds.has(dish.kind);
  const growth = (there: number, lacking: number, max: number) =>
    there === 0
      ? 1
      : Math.min(there <= mostOfLittle.grams ? mostOfLittle.times : most, 1 + lacking / there, max);
  const ofLeaves = Math.max(
    1,
    growth(gramsOf(leafy), missing, maxLeaves[isRaw ? 'raw' : 'cooked'] / gramsOf(leafy)),
  );
  const ofOthers = growth(
    gramsOf(others),
    missing - (ofLeaves - 1) * gramsOf(leafy),
    Number.POSITIVE_INFINITY,
  );
  if (Math.max(ofLeaves, ofOthers) < least) return adapted;
  const more = new Map(
    [...parts].map(([key, part]): [string, DishPart] => [
      key,
      isMore(part)
        ? { ...part, amount: wholeOf(part, part.amount * (isLeaf(part) ? ofLeaves : ofOthers)) }
        : part,
    ]),
  );
  const workOf = (all: Iterable<DishPart>) =>
    prepMinutes(Array.from(all, (part) => ({ food: part.food, line: part })));
  const work = 5 * Math.round((workOf(more.values()) - workOf(parts.values())) / 5);
  return {
    ...adapted,
    parts: more,
    minutes: { active: minutes.active + work, total: minutes.total + work },
  };
}

/** Grams in which vegetables are weighed. */
const weighed = 25;

/** Of vegetables that are counted, up to whole ones; of others, an amount that a cook would weigh. */
function wholeOf({ unit }: DishPart, amount: number): number {
  if (unit === 'whole') return Math.ceil(amount);
  return unit === 'g' ? weighed * Math.round(amount / weighed) : amount;
}
