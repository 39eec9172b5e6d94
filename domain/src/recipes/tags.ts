import { type Food, seafoodClasses } from '../foods/food.ts';
import { type FoodSet, foodIds } from '../foods/food-ids.ts';
import { readLines } from '../safety/recipe-lines.ts';
import type { Diet } from '../vocabulary/options.ts';
import { isAllowedSide } from './allowed-side.ts';
import type { RecipeDraft } from './recipe.ts';
import { recipeFacts } from './recipe-facts.ts';
import { sideSuggestion } from './side-suggestion.ts';
import { isStarchySide } from './starchy-side.ts';

/**
 * The diets in tag order, each with the diets that imply it: a vegan dish needs no vegetarian tag. Mediterranean is
 * also a cuisine and gets no tag.
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

/** Minimum grams of protein and fiber per serving, and maximum minutes, for a tag. */
const bounds = { protein: 30, fiber: 8, minutes: 20 } as const;

/**
 * A tag promises more than that a dish fits into a day of the diet. Low-Fat: the US rule for labelling meals, at most 3
 * g in 100 g of cooked food and 30 % of the energy (21 CFR 101.62(b)(3)). Low-Carb: less than 26 % of energy (Feinman et al. 2015,
 * Nutrition 31(1), 1-13). Keto: net carbohydrate less than 10 % of energy (same source), and neither flour nor sugar.
 * Pescatarian: with fish or shellfish.
 */
const promised: Partial<Record<Diet, (recipe: Tagged) => boolean>> = {
  'Low-Fat': ({ ingredients, servings, nutritionInfo: { fat, calories } }) => {
    const grams =
      readLines(ingredients).reduce((sum, { grams, food }) => sum + (grams ?? 0) * (food?.swells ?? 1), 0) /
      servings;
    return fat <= 0.03 * grams && fat * 9 <= 0.3 * calories;
  },
  'Low-Carb': (recipe) => {
    const { carbs, calories } = recipe.nutritionInfo;
    return carbs <= maxCarbs && carbs * 4 < 0.26 * calories && gramsOf(recipe, isStarch) < maxStarch;
  },
  Keto: (recipe) => {
    const { carbs, fiber, calories } = recipe.nutritionInfo;
    return (carbs - fiber) * 4 < 0.1 * calories && gramsOf(recipe, isStarchOrSugar) < 1;
  },
  Pescatarian: ({ ingredients }) =>
    readLines(ingredients).some(({ food }) => food !== null && seafoodClasses.includes(food.class)),
};
/** Maximum grams per serving of a low-carbohydrate dish: of carbohydrate, and of grains, roots and corn. */
const maxCarbs = 20;
const maxStarch = 15;

const corn: FoodSet = new Set(foodIds('corn canned-corn'));

function isStarch({ class: kind, kinds, id }: Food): boolean {
  return (
    ['grain', 'gluten-grain', 'starchy-vegetable'].includes(kind) ||
    kinds.some((one) => ['bread', 'pasta', 'noodle', 'dough', 'flour'].includes(one)) ||
    corn.has(id)
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

type Tagged = Pick<
  RecipeDraft,
  'title' | 'ingredients' | 'instructions' | 'servings' | 'cookingTime' | 'nutritionInfo'
> &
  Partial<Pick<RecipeDraft, 'goesWith'>>;

/** Patterns of eating, which count what is on the whole plate: steamed rice beside a stir-fry ends a keto meal. */
const ofPlate: readonly Diet[] = ['Keto', 'Low-Carb', 'Paleo', 'Whole30'];

function isKeptBeside({ goesWith = [] }: Tagged, diet: Diet): boolean {
  if (!ofPlate.includes(diet)) return true;
  const isOfCarbs = diet === 'Keto' || diet === 'Low-Carb';
  if (isOfCarbs && goesWith.some(isStarchySide)) return false;
  return goesWith.every((side) =>
    isAllowedSide(sideSuggestion(side), { allergies: [], dietaryRestrictions: [diet] }),
  );
}

/** Whether a recipe that fits into a day of the diet also deserves its tag. */
export function deservesTag(recipe: Tagged, diet: Diet): boolean {
  return promised[diet]?.(recipe) ?? true;
}

/**
 * Tags of a recipe: its kind of dish if known, its diets, and notable protein, fiber and time. Pass `diets` if known,
 * to avoid parsing the recipe again.
 */
export function tagsOf(recipe: Tagged, kind: string | null = null, diets?: readonly Diet[]): string[] {
  const kept = (diets ?? recipeFacts(recipe).diets).filter((diet) => isKeptBeside(recipe, diet));
  const shown = tagged.filter((diet) => {
    const others = impliedBy[diet];
    const isMentioned = others === 'no tag' || others.some((other) => kept.includes(other));
    return kept.includes(diet) && !isMentioned && deservesTag(recipe, diet);
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
