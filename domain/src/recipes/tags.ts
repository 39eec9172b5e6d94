import type { Food, FoodClass } from '../foods/food.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { Diet } from '../vocabulary/options.ts';
import type { RecipeDraft } from './recipe.ts';
import { recipeFacts } from './recipe-facts.ts';

/**
 * The diets in the order of their tags, and for each the diets that say it already: a vegan dish need not say that it
 * is vegetarian too. Mediterranean is a cuisine as well and gets no tag.
 */
const impliedBy: Record<Diet, readonly Diet[] | 'no tag'> = {
  Vegan: [],
  Vegetarian: ['Vegan'],
  Pescatarian: ['Vegan', 'Vegetarian'],
  'Gluten-Free': ['Paleo'],
  'Dairy-Free': ['Vegan', 'Paleo'],
  Keto: [],
  'Low-Carb': ['Keto'],
  'Low-Fat': [],
  Paleo: ['Whole30'],
  Whole30: [],
  Mediterranean: 'no tag',
};
const tagged = Object.keys(impliedBy) as Diet[];

/** Grams of protein and fiber a serving, and minutes, from which on a recipe may say so. */
const bounds = { protein: 30, fiber: 8, minutes: 20 } as const;

/**
 * A tag promises more than that a dish fits into a day of the diet. Low-Fat: as the US lets a meal be called, no more than
 * 3 g in 100 g and 30 % of the energy (21 CFR 101.62(b)(3)). Low-Carb: less than 26 % of energy (Feinman et al. 2015, Nutrition 31(1), 1-13).
 * Keto: net carbohydrate less than 10 % of energy (the same), and neither
 * flour nor sugar in it. Pescatarian: with fish or shellfish.
 */
const promised: Partial<Record<Diet, (recipe: Tagged) => boolean>> = {
  'Low-Fat': ({ ingredients, servings, nutritionInfo: { fat, calories } }) => {
    const grams = readLines(ingredients).reduce((sum, line) => sum + (line.grams ?? 0), 0) / servings;
    return fat <= 0.03 * grams && fat * 9 <= 0.3 * calories;
  },
  'Low-Carb': (recipe) => {
    const { carbs, calories } = recipe.nutritionInfo;
    return carbs * 4 < 0.26 * calories && gramsOf(recipe, isStarch) < mostStarch;
  },
  Keto: (recipe) => {
    const { carbs, fiber, calories } = recipe.nutritionInfo;
    return (carbs - fiber) * 4 < 0.1 * calories && gramsOf(recipe, isStarchOrSugar) < 1;
  },
  Pescatarian: ({ ingredients }) =>
    readLines(ingredients).some(({ food }) => food !== null && ofTheSea.includes(food.class)),
};
/** Grams a serving of grains, roots and corn, which who eats low in carbohydrate looks for first. */
const mostStarch = 25;

function isStarch({ class: kind, kinds, id }: Food): boolean {
  return (
    ['grain', 'gluten-grain', 'starchy-vegetable'].includes(kind) ||
    kinds.some((one) => ['bread', 'pasta', 'noodle', 'dough', 'flour'].includes(one)) ||
    /^(?:canned-)?corn$/.test(id)
  );
}

function isStarchOrSugar(food: Food): boolean {
  return isStarch(food) || (food.class === 'sweetener' && food.per100g.sugar > 0);
}

function gramsOf({ ingredients, servings }: Tagged, is: (food: Food) => boolean): number {
  return (
    readLines(ingredients).reduce((sum, { food, grams }) => sum + (food && is(food) ? (grams ?? 0) : 0), 0) /
    servings
  );
}

const ofTheSea: readonly FoodClass[] = ['fish', 'crustacean', 'mollusc'];

type Tagged = Pick<
  RecipeDraft,
  'title' | 'ingredients' | 'instructions' | 'servings' | 'cookingTime' | 'nutritionInfo'
>;

/** Whether a recipe that fits into a day of the diet is one of the diet itself, so that it may bear its tag. */
export function deservesTag(recipe: Tagged, diet: Diet): boolean {
  return promised[diet]?.(recipe) ?? true;
}

/**
 * What is true of a recipe in a few words: its kind of dish when that is known, the diets that it keeps, and
 * protein, fiber and time where they stand out. `diets` saves the reading of the recipe where it is known.
 */
export function tagsOf(recipe: Tagged, kind: string | null = null, diets?: readonly Diet[]): string[] {
  const kept = diets ?? recipeFacts(recipe).diets;
  const shown = tagged.filter((diet) => {
    const others = impliedBy[diet];
    const isSaid = others === 'no tag' || others.some((other) => kept.includes(other));
    return kept.includes(diet) && !isSaid && deservesTag(recipe, diet);
  });
  const { protein, fiber } = recipe.nutritionInfo;
  return [
    ...(kind ? [kind] : []),
    ...(recipe.cookingTime <= bounds.minutes ? ['Quick'] : []),
    ...(protein >= bounds.protein ? ['High protein'] : []),
    ...(fiber >= bounds.fiber ? ['High fiber'] : []),
    ...shown,
  ];
}
