import type { Suggestions } from '../purchases/suggestions.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Dish, DishKind } from './dish.ts';
import { isNear } from './near-kitchens.ts';
import { asksForDish, type Tastes } from './score-dish.ts';

/** Where a meal has no dish within the limits: the meals whose dishes may stand in. */
export const spareMeals: Record<MealType, readonly MealType[]> = {
  breakfast: ['lunch', 'snack'],
  lunch: ['dinner'],
  dinner: ['lunch'],
  snack: ['breakfast', 'lunch'],
};

/** What of another meal people also have in the morning, or between meals; lunch and dinner are one another's. */
const standsIn: Readonly<Partial<Record<MealType, ReadonlySet<DishKind>>>> = {
  breakfast: new Set<DishKind>([
    'eggs',
    'omelette',
    'pancakes',
    'porridge',
    'toast',
    'sandwich',
    'wrap',
    'smoothie',
    'yogurt bowl',
    'granola',
    'savory bake',
    'pizza and flatbread',
    'rice bowl',
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
 * Dishes that are looked at together: those of a meal, of some kitchens. `most`: points that they may be off the goals,
 * missing for any; `kitchens`: whose they are, missing for any.
 */
export type Course = { from: MealType; isOf(dish: Dish): boolean; most?: number; kitchens?: 'own' | 'near' };

const any = () => true;

/**
 * Where a dish for a meal is looked for, one after the other: in the household's own kitchens, then in the nearest ones,
 * then in all. Who named none, or asks for a dish, gets the best of any.
 */
export function coursesOf(meal: MealType, tastes: Tastes, invited: readonly string[]): Course[] {
  const { cuisines } = tastes;
  const fits = standsIn[meal];
  const isFitting = ({ kind }: Dish) => fits?.has(kind) ?? true;
  const anywhere = [
    { from: meal, isOf: any },
    ...spareMeals[meal].map((from) => ({ from, isOf: isFitting })),
    ...spareMeals[meal].map((from) => ({ from, isOf: any })),
  ];
  if (cuisines.length === 0 || asksForDish(tastes.wish)) return anywhere;
  const own = ({ cuisine }: Dish) => cuisines.includes(cuisine);
  const near = ({ cuisine }: Dish) => isNear(cuisine, cuisines);
  const spareOf = (isOf: (dish: Dish) => boolean, kitchens: 'own' | 'near'): Course[] =>
    spareMeals[meal].map((from) => ({
      from,
      isOf: (dish: Dish) => isOf(dish) && isFitting(dish),
      kitchens,
    }));
  return [
    ...(invited.length > 0 ? [{ from: meal, isOf: ({ cuisine }: Dish) => invited.includes(cuisine) }] : []),
    { from: meal, isOf: own, kitchens: 'own' },
    ...spareOf(own, 'own'),
    { from: meal, isOf: near, kitchens: 'near' },
    ...spareOf(near, 'near'),
    ...anywhere,
  ];
}

/** Kitchens that shopping suggests beside the stated ones. */
export function guestsOf({ cuisines }: Tastes, suggestions: Suggestions | undefined): readonly string[] {
  if (cuisines.length === 0 || !suggestions) return [];
  return suggestions.cuisines.filter((cuisine) => !cuisines.includes(cuisine));
}

const isMain = (meal: MealType) => meal === 'lunch' || meal === 'dinner';
/** Points: soup in the morning comes after what people have in the morning. */
const unusual = 4;

/** Points that a dish loses as a meal that it is not first of all: lunch and dinner are one another's. */
export function lessAs(meal: MealType, { meals }: Pick<Dish, 'meals'>): number {
  const first = meals[0]!;
  return first === meal || (isMain(first) && isMain(meal)) ? 0 : unusual;
}
