import type { Suggestions } from '../../purchases/suggestions.ts';
import type { MealType } from '../../vocabulary/options.ts';
import { type Dish, type DishKind, isMainMeal } from '../dish.ts';
import { isRelatedCuisine } from './related-cuisines.ts';
import { asksForDish, type TasteContext } from './score-dish.ts';

/** Meals whose dishes may be used if a meal has none within the limits. */
export const fallbackMeals: Record<MealType, readonly MealType[]> = {
  breakfast: ['lunch', 'snack'],
  lunch: ['dinner'],
  dinner: ['lunch'],
  snack: ['breakfast', 'lunch'],
};

/** Kinds never served at a meal, even if it has no other dish left. */
const excludedKinds: Readonly<Partial<Record<MealType, ReadonlySet<DishKind>>>> = {
  breakfast: new Set<DishKind>([
    'stew',
    'braise',
    'curry',
    'chili',
    'hot pot',
    'roast',
    'meatballs',
    'casserole',
    'baked pasta',
    'pasta',
    'gratin',
    'savory pie',
    'burger',
    'risotto',
    'breaded and fried',
    'shellfish',
    'soup',
    'stir-fry',
    'skewers',
    'main salad',
  ]),
};

/** Dishes of other meals that are common for breakfast or as snacks; lunch and dinner are interchangeable. */
const substituteKinds: Readonly<Partial<Record<MealType, ReadonlySet<DishKind>>>> = {
  breakfast: new Set<DishKind>([
    'eggs',
    'omelette',
    'pancakes',
    'porridge',
    'toast',
    'smoothie',
    'yogurt bowl',
    'granola',
    'savory bake',
    'noodle soup',
  ]),
  snack: new Set<DishKind>([
    'fruit',
    'yogurt bowl',
    'smoothie',
    'granola',
    'toast',
    'dip',
    'bites',
    'pancakes',
    'savory bake',
    'salad',
    'rolls',
    'dumplings',
    'fritters',
    'eggs',
  ]),
};

/**
 * One step of the search: dishes of a meal and some cuisines, which are considered together. `max`: maximum points by
 * which they may miss the goals, without it any number; `group`: whether of the household's favorite cuisines or of
 * related ones, without it of any.
 */
export type SearchTier = {
  from: MealType;
  isOf(dish: Dish): boolean;
  max?: number;
  group?: 'favorite' | 'related';
};

const any = () => true;

/**
 * Where to look for a dish, in order: in the household's own cuisines, then in related ones, then in all. A household
 * without favorites, or a request for a dish, gets the best of all.
 */
export function searchTiersOf(
  meal: MealType,
  tastes: TasteContext,
  suggested: readonly string[],
): SearchTier[] {
  const { cuisines } = tastes;
  const fits = substituteKinds[meal];
  const isFitting = ({ kind }: Dish) => fits?.has(kind) ?? true;
  const isEatenThen = ({ kind, meals }: Dish) => meals.includes(meal) || !excludedKinds[meal]?.has(kind);
  const anywhere = [
    { from: meal, isOf: any },
    ...fallbackMeals[meal].map((from) => ({ from, isOf: isFitting })),
    ...fallbackMeals[meal].map((from) => ({ from, isOf: isEatenThen })),
  ];
  if (cuisines.length === 0 || asksForDish(tastes.wish)) return anywhere;
  const own = ({ cuisine }: Dish) => cuisines.includes(cuisine);
  const near = ({ cuisine }: Dish) => isRelatedCuisine(cuisine, cuisines);
  const fallbackTiers = (isOf: (dish: Dish) => boolean, group: 'favorite' | 'related'): SearchTier[] =>
    fallbackMeals[meal].map((from) => ({
      from,
      isOf: (dish: Dish) => isOf(dish) && isFitting(dish),
      group,
    }));
  return [
    ...(suggested.length > 0
      ? [{ from: meal, isOf: ({ cuisine }: Dish) => suggested.includes(cuisine) }]
      : []),
    { from: meal, isOf: own, group: 'favorite' },
    ...fallbackTiers(own, 'favorite'),
    { from: meal, isOf: near, group: 'related' },
    ...fallbackTiers(near, 'related'),
    ...anywhere,
  ];
}

/** Cuisines that receipts suggest besides the stated ones. */
export function suggestedCuisines(
  { cuisines }: TasteContext,
  suggestions: Suggestions | undefined,
): readonly string[] {
  if (cuisines.length === 0 || !suggestions) return [];
  return suggestions.cuisines.filter((cuisine) => !cuisines.includes(cuisine));
}

/** Penalty for dishes that are unusual for breakfast, such as soup. */
const unusual = 4;

/** Penalty for a meal that is not the dish's usual one; lunch and dinner are interchangeable. */
export function mealPenalty(meal: MealType, { meals }: Pick<Dish, 'meals'>): number {
  const first = meals[0]!;
  return first === meal || (isMainMeal(first) && isMainMeal(meal)) ? 0 : unusual;
}
