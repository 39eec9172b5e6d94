import type { Food } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { shelfLife, storageOf } from '../adaptation/leftovers.ts';
import { portionOfVegetables, vegetableGrams } from '../adaptation/more-vegetables.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { caffeinated, majorMismatch, maxLightCalories, maxLightFat } from '../choosing/goal-mismatch.ts';
import type { BookDish } from '../cook-book.ts';
import { type Dish, type DishKind, isDeepFried, isMainDish, isMainMeal } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { airFryerNote } from './air-fryer.ts';
import { madeToOrder, mustBeEatenNow, noLeftovers } from './made-to-order.ts';
import type { CookingStyle } from './wish.ts';

type Style = {
  /** Kinds and tags of dishes that it asks for. */
  kinds: readonly DishKind[];
  tags: RegExp | null;
  /** Kinds and tags that contradict it. */
  notKinds: readonly DishKind[];
  notTags: RegExp | null;
  /** Whether a dish as adapted contradicts it in another way. */
  isBroken?(written: WrittenDish, meal: MealType): boolean;
};

const heavyKinds: readonly DishKind[] = [
  'breaded and fried',
  'fritters',
  'savory pie',
  'braise',
  'gratin',
  'casserole',
  'baked pasta',
  'burger',
  'hot pot',
  'chili',
  'roast',
  'meatballs',
];
const coolingKinds: readonly DishKind[] = ['main salad', 'salad', 'slaw and pickles', 'rolls', 'fruit'];
const freshKinds: readonly DishKind[] = [...coolingKinds, 'grill', 'skewers'];
const coolingTag = /^(?:hot weather|no-cook)$/;
/** Made in a pot or a dish of which the rest keeps. */
const inPots: readonly DishKind[] = [
  'stew',
  'braise',
  'curry',
  'chili',
  'dal and beans',
  'soup',
  'baked pasta',
  'casserole',
  'grain bowl',
  'meatballs',
  'granola',
];
const keepsWell = /^(?:make-ahead|meal prep|freezer(?:-friendly)?|leftovers|lunch ?box|packable|for many)$/;
/** Minutes of a dish for which an oven may be on in summer. */
const maxHotKitchen = 60;
/** Grams of vegetables that are many: two of the five portions a day (WHO, Healthy diet, 2020) in a main. */
export const manyVegetables: Record<MealType, number> = { breakfast: 80, lunch: 160, dinner: 180, snack: 70 };
/** Grams a serving that any main may have: one of the five portions a day. */
export const someVegetables: Record<MealType, number> = {
  breakfast: 0,
  lunch: portionOfVegetables,
  dinner: portionOfVegetables,
  snack: 0,
};
/** Grams of alcohol before cooking, per serving: a splash of rice wine is none that a child tastes. */
const maxAlcohol = 12;
const bones =
  /\b(?:bone-in|on the bone|ribs|wings|drumsticks|gutted)\b|\bwhole (?:\w+ )?(?:fish|sardines?|mackerel|trout|bass|bream)\b/;
const choking: readonly Food['class'][] = ['nut'];
const inPieces =
  /\b(?:chopped|ground|flaked|sliced|slivered|crushed|grated|milled|flour|butter|meal|pine|paste|milk|spread)\b/;
/** Milligrams of sodium, and kilocalories, from which on a meal is not called healthy. */
const maxHealthy = { sodium: 1000, calories: 800 } as const;

/** Share of what a meal for weight loss may have beyond which it is not called light. */
const lightShare = 0.9;

export function isLightMeal({ calories, fat }: { calories: number; fat: number }, meal: MealType): boolean {
  return calories <= lightShare * maxLightCalories[meal] && fat <= lightShare * maxLightFat[meal];
}

const none = { kinds: [], tags: null, notKinds: [], notTags: null } as const;

const styles: Readonly<Record<CookingStyle, Style>> = {
  'meal prep': {
    kinds: inPots,
    tags: keepsWell,
    notKinds: madeToOrder,
    notTags: null,
    isBroken: mustBeEatenNow,
  },
  leftovers: {
    kinds: inPots,
    tags: keepsWell,
    notKinds: noLeftovers,
    notTags: null,
    isBroken: mustBeEatenNow,
  },
  light: {
    kinds: [...freshKinds, 'soup', 'steamed', 'yogurt bowl'],
    tags: /^(?:light|fresh|summer|hot weather)$/,
    notKinds: heavyKinds,
    notTags: /^(?:comfort(?: food)?|hearty|winter)$/,
    isBroken: ({ recipe: { nutritionInfo } }, meal) => !isLightMeal(nutritionInfo, meal),
  },
  summer: {
    kinds: freshKinds,
    tags: /^(?:summer|hot weather|no-cook|grilled|barbecue|picnic|fresh)$/,
    notKinds: [...heavyKinds, 'stew', 'risotto', 'dal and beans'],
    notTags: /^(?:comfort(?: food)?|hearty|winter|autumn|fall|rainy-day)$/,
    isBroken: ({ adapted, recipe }) =>
      adapted.dish.equipment.includes('oven') && recipe.cookingTime > maxHotKitchen,
  },
  vegetables: {
    kinds: [],
    tags: null,
    notKinds: [],
    notTags: null,
    isBroken: ({ adapted }, meal) => vegetableGrams(adapted) < manyVegetables[meal],
  },
  comfort: {
    kinds: [
      'stew',
      'braise',
      'baked pasta',
      'savory pie',
      'casserole',
      'gratin',
      'curry',
      'risotto',
      'soup',
      'noodle soup',
      'meatballs',
      'pasta',
      'dal and beans',
      'porridge',
      'pancakes',
      'roast',
    ],
    tags: /^(?:comfort(?: food)?|hearty|winter|rainy-day|family dinner|slow-cooked|Sunday dinner|southern)$/,
    notKinds: ['main salad', 'salad', 'slaw and pickles', 'rolls', 'smoothie', 'fruit'],
    notTags: /^(?:light|summer|hot weather|no-cook|fresh)$/,
  },
  grill: { ...none, kinds: ['grill', 'skewers'], tags: /^(?:grill(?:ed)?|barbecue)$/ },
  'air fryer': { ...none, kinds: ['sheet pan', 'bites', 'savory bake'], tags: /^(?:oven-baked|sheet-pan)$/ },
  kids: {
    kinds: [],
    tags: /^(?:kid-friendly|children's favorite|family(?: dinner)?|mild)$/,
    notKinds: ['shellfish'],
    notTags: /^(?:fiery|spicy)$/,
    isBroken: ({ adapted: { dish, parts } }) =>
      [...parts.values()].some((part) => {
        const { class: kind, name } = foodById(part.food);
        const isMuch = kind === 'alcohol' && measurePart(part).grams / dish.serves > maxAlcohol;
        const isWhole =
          (choking.includes(kind) || name === 'peanut') && !inPieces.test(`${part.name} ${name}`);
        const isWholeFish =
          kind === 'fish' && part.unit === 'whole' && !/\bfillets?\b|\bcans?\b/.test(part.name);
        return isMuch || isWhole || isWholeFish || bones.test(part.name);
      }),
  },
  'no cooking': { ...none, tags: /^no-cook$/ },
  'one pot': { ...none, tags: /^(?:one.?(?:pot|pan)|no-cook)$/ },
  guests: {
    ...none,
    tags: /^(?:guests|party|entertaining|celebration|date night|elegant|sharing|crowd-pleaser|weekend(?: project)?|Sunday dinner|holiday|festive)$/,
    notTags: /^(?:pantry|five-ingredients|budget|no-fuss)$/,
  },
  healthy: {
    kinds: ['main salad', 'salad', 'soup', 'steamed', 'grain bowl', 'dal and beans', 'vegetable dish'],
    tags: /^(?:light|fresh)$/,
    notKinds: ['breaded and fried', 'fritters', 'burger', 'savory pie'],
    notTags: null,
    isBroken: ({ recipe: { nutritionInfo } }) =>
      nutritionInfo.sodium > maxHealthy.sodium || nutritionInfo.calories > maxHealthy.calories,
  },
};

const points = { kind: 5, tag: 6, not: 8, vegetables: 14 } as const;

/** Fields of any recipe that can be scored. */
type Scored = Pick<BookDish, 'foods'> & { dish: Pick<Dish, 'tags'> & { kind: DishKind | null } };

/** Points for a dish as written, in the order of which a household with these styles looks at dishes. */
export function stylePoints({ dish, foods }: Scored, wanted: readonly CookingStyle[]): number {
  let sum = 0;
  for (const name of wanted) {
    const { kinds, tags, notKinds, notTags } = styles[name];
    const isOf = (list: readonly DishKind[]) => dish.kind !== null && list.includes(dish.kind);
    if (isOf(kinds)) sum += points.kind;
    if (dish.tags.some((tag) => tags?.test(tag))) sum += points.tag;
    if (isOf(notKinds) || dish.tags.some((tag) => notTags?.test(tag))) sum -= points.not;
    if (name === 'vegetables' || name === 'healthy') sum += points.vegetables * vegetableShare(foods);
  }
  return sum;
}

/** Whether a dish is what a style asks for, beyond not contradicting it. */
export function isOfStyle({ kind, tags }: Pick<Dish, 'kind' | 'tags'>, name: CookingStyle): boolean {
  const style = styles[name];
  return style.kinds.includes(kind) || tags.some((tag) => style.tags?.test(tag));
}

/** Warm, sweet or of bread: what comforts between meals and in the morning. */
const smallComforts: readonly DishKind[] = [
  'cake and cookies',
  'sweet bread',
  'pudding',
  'dumplings',
  'savory bake',
  'savory pie',
  'polenta and grits',
  'fritters',
  'breaded and fried',
];

/** Whether a dish is comfort food as this meal. */
export function isComforting(dish: Pick<Dish, 'kind' | 'tags'>, meal: MealType): boolean {
  return isOfStyle(dish, 'comfort') || (!isMainMeal(meal) && smallComforts.includes(dish.kind));
}

/** Whether a dish is fresh as a salad is, which nothing hot from a pot or a grill is. */
export function isCoolingDish({ kind, tags }: Pick<Dish, 'kind' | 'tags'>): boolean {
  return coolingKinds.includes(kind) || tags.some((tag) => coolingTag.test(tag));
}

/** Whether a dish as adapted contradicts a style. */
export function contradicts(written: WrittenDish, meal: MealType, name: CookingStyle): boolean {
  const { kind, tags } = written.adapted.dish;
  const { notKinds, notTags, isBroken } = styles[name];
  return (
    (isDeepFried(kind) && notKinds.includes(kind)) ||
    (notKinds.includes(kind) && !isOfStyle({ kind, tags }, name)) ||
    tags.some((tag) => notTags?.test(tag)) ||
    (isBroken?.(written, meal) ?? false)
  );
}

/**
 * Points of a dish that keeps for a day only, of one that an air fryer does not suit, and of a main or another meal that
 * is not comfort food.
 */
const keepsShortly = 5;
const notForAirFryer = 4;
const notComforting = { main: 10, other: 6 } as const;
/** Points of a dish with hardly any vegetables beyond those of one with too few. */
const noVegetables = 10;

/** Points by which a dish as adapted misses the styles, like those of `goalMismatch`. */
export function styleMismatch(written: WrittenDish, meal: MealType, wanted: readonly CookingStyle[]): number {
  const { adapted, recipe } = written;
  const { dish } = adapted;
  const isShort = wanted.includes('meal prep') && storageOf(recipe, dish.kind).time === shelfLife.rice;
  const isMain = isMainMeal(meal);
  const missing = wanted.includes('vegetables') ? 1 - vegetableGrams(adapted) / manyVegetables[meal] : 0;
  return (
    majorMismatch * wanted.filter((name) => contradicts(written, meal, name)).length +
    noVegetables * Math.max(0, missing) +
    (isShort ? keepsShortly : 0) +
    (wanted.includes('comfort') && !isComforting(dish, meal) ? notComforting[isMain ? 'main' : 'other'] : 0) +
    (wanted.includes('air fryer') && !airFryerNote(recipe, dish.kind) ? notForAirFryer : 0)
  );
}

/**
 * Whether a dish can be cooked in the ways of which there is no other: without a stove, mains in one pot, and without
 * coffee or tea if children eat of it.
 */
export function canBeMadeSo(
  { kind, tags, meals, parts }: Pick<Dish, 'kind' | 'tags' | 'meals' | 'parts'>,
  wanted: readonly CookingStyle[],
): boolean {
  const isMain = isMainDish({ meals });
  return (
    (!wanted.includes('kids') || !parts.some(({ food }) => caffeinated.has(food))) &&
    (!wanted.includes('no cooking') || isOfStyle({ kind, tags }, 'no cooking')) &&
    (!wanted.includes('one pot') || !isMain || isOfStyle({ kind, tags }, 'one pot'))
  );
}

const counted: readonly Food['class'][] = ['vegetable', 'mushroom'];

function vegetableShare(foods: BookDish['foods']): number {
  return foods.reduce((sum, { food, share }) => sum + (counted.includes(food.class) ? share : 0), 0);
}
