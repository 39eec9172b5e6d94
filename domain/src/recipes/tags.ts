import type { Diet } from '../vocabulary/options.ts';
import type { RecipeDraft } from './recipe.ts';
import { recipeFacts } from './recipe-facts.ts';

/** Diets worth a tag; a vegan dish need not say that it is vegetarian too. */
const tagged: readonly Diet[] = [
  'Vegan',
  'Vegetarian',
  'Pescatarian',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Low-Carb',
  'Low-Fat',
  'Paleo',
  'Whole30',
];
const impliedBy: Partial<Record<Diet, readonly Diet[]>> = {
  Vegetarian: ['Vegan'],
  Pescatarian: ['Vegan', 'Vegetarian'],
  'Dairy-Free': ['Vegan', 'Paleo'],
  'Gluten-Free': ['Paleo'],
  'Low-Carb': ['Keto'],
  Paleo: ['Whole30'],
};

/** Grams of protein and fiber a serving, and minutes, from which on a recipe may say so. */
const bounds = { protein: 30, fiber: 8, minutes: 20 } as const;

type Tagged = Pick<
  RecipeDraft,
  'title' | 'ingredients' | 'instructions' | 'servings' | 'cookingTime' | 'nutritionInfo'
>;

/**
 * What is true of a recipe in a few words: its kind of dish when that is known, the diets that it keeps, and
 * protein, fiber and time where they stand out. `diets` saves the reading of the recipe where it is known.
 */
export function tagsOf(recipe: Tagged, kind: string | null = null, diets?: readonly Diet[]): string[] {
  const kept = diets ?? recipeFacts(recipe).diets;
  const shown = tagged.filter(
    (diet) => kept.includes(diet) && !impliedBy[diet]?.some((other) => kept.includes(other)),
  );
  const { protein, fiber } = recipe.nutritionInfo;
  return [
    ...(kind ? [kind] : []),
    ...(recipe.cookingTime <= bounds.minutes ? ['Quick'] : []),
    ...(protein >= bounds.protein ? ['High protein'] : []),
    ...(fiber >= bounds.fiber ? ['High fiber'] : []),
    ...shown,
  ];
}
