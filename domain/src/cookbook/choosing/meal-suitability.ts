import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import type { Diet, MealType } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { sodium } from '../adaptation/less-salt.ts';
import { chips } from '../adaptation/snack-foods.ts';
import { type Dish, type DishKind, isDeepFried } from '../dish.ts';
import type { DishRecipe } from '../make-recipe.ts';
import type { PreparedDish } from '../prepare-dish.ts';
import { addedSugarOf } from './added-sugar.ts';

type Bounds = { calories: readonly [min: number, max: number]; protein: number; sodium: number };

/** Bounds per serving by meal, since replacing or omitting parts may leave too little. Protein in grams. */
const bounds: Record<MealType, Bounds> = {
  breakfast: { calories: [200, 1100], protein: 5, sodium: sodium.max },
  lunch: { calories: [250, 1100], protein: 12, sodium: sodium.max },
  dinner: { calories: [280, 1100], protein: 14.5, sodium: sodium.max },
  // A snack is a third of a meal.
  snack: { calories: [50, 400], protein: 0, sodium: sodium.max * 0.7 },
};

/** Not for breakfast unless made for it: desserts and party food. */
const unusualForBreakfast: ReadonlySet<DishKind> = new Set([
  'pudding',
  'cake and cookies',
  'sweet bread',
  'fruit',
  'dip',
  'bites',
  'fritters',
  'slaw and pickles',
]);

/** Usual sides of a main. */
const sides: ReadonlySet<DishKind> = new Set([
  'dip',
  'bites',
  'slaw and pickles',
  'vegetable dish',
  'salad',
  'toast',
]);

export function isSide({ kind }: { kind: DishKind | null }): boolean {
  return kind !== null && sides.has(kind);
}

const mealWords = /\b(?:breakfast|brunch|lunch|dinner|supper)\b/i;

/** "Breakfast tacos" are not a dinner. */
function isNamedAfterAnother(name: string, meal: MealType): boolean {
  const mentioned = mealWords
    .exec(name)?.[0]
    .toLowerCase()
    .replace('brunch', 'breakfast')
    .replace('supper', 'dinner');
  return mentioned !== undefined && mentioned !== meal;
}

/** Whether a dish of this kind is served as this meal, whatever other meals it suits. */
export function suitsMeal(
  { kind, meals, name }: Pick<Dish, 'kind' | 'meals' | 'name'>,
  meal: MealType,
): boolean {
  if (isNamedAfterAnother(name, meal)) return false;
  if (meal === 'breakfast') return meals[0] === 'breakfast' || !unusualForBreakfast.has(kind);
  return meal === 'snack' || meals.includes(meal) || !sides.has(kind);
}

/** Whether a serving is a full meal with no more salt than a meal may have. */
export function isFullMeal(
  { nutritionInfo }: Pick<DishRecipe, 'nutritionInfo'>,
  meal: MealType,
  isAsked = false,
): boolean {
  const { calories, protein, sodium } = bounds[meal];
  return (
    nutritionInfo.calories >= calories[0] &&
    nutritionInfo.calories <= calories[1] &&
    nutritionInfo.protein >= protein &&
    // A ramen that was asked for may be salty.
    (isAsked || nutritionInfo.sodium <= sodium)
  );
}

/** Under a low-carb diet: maximum grams of carbohydrate in a snack, maximum share of energy, and maximum sweetener. */
const lowCarb = { snack: 18, share: 0.5, sweetener: 5 } as const;
/**
 * Slightly below the bound of `foods/diet-figures.ts`, so that another spoon of oil does not exceed it; fewer grams are
 * always fine.
 */
const lowFat = { share: 0.28, little: 3 } as const;
/** Baked goods and the like with allowed foods, which the rules of Whole30 exclude all the same. */
const imitations: ReadonlySet<DishKind> = new Set(['pancakes', 'cake and cookies', 'sweet bread']);
const isImitation = (kind: DishKind) => isDeepFried(kind) || imitations.has(kind);
/** Minimum grams of protein in a snack for muscle gain, and in a light dinner. */
const minProtein = { muscles: 10, light: 18 } as const;

const whitePotatoes: FoodSet = new Set(foodIds('potato russet-potato new-potato red-potato'));

const skinOff = /\bskinless\b|\bskin (?:pulled|removed|taken)\b/;
const skinTakenOff = /\b(?:pull|peel|take|remove|discard)\b[^.;]*\bskin\b/i;

/** Half of the fat of poultry is in its skin, which the figures of the meat omit. */
function hasSkin({ parts, steps }: PreparedDish['adapted']): boolean {
  const birds = [...parts.values()].filter(
    ({ food, name }) => foodById(food).class === 'poultry' && !skinOff.test(name),
  );
  const isMentioned =
    steps.some((step) => /\bskin\b/.test(step)) && !steps.some((step) => skinTakenOff.test(step));
  return birds.some(
    ({ name }) => /\bskin[ -]on\b/.test(name) || (isMentioned && /\bbone-in\b|\bwhole\b|\bduck\b/.test(name)),
  );
}

/** Whether a dish may carry the tag of a diet whose figures or foods it keeps. */
export function isTaggedFor(adapted: PreparedDish['adapted'], diet: Diet): boolean {
  if (diet === 'Whole30') return !isImitation(adapted.dish.kind) && !adapted.dish.tags.includes('sweet');
  // Potatoes are disputed in a paleo diet.
  if (diet === 'Paleo') return ![...adapted.parts.values()].some(({ food }) => whitePotatoes.has(food));
  return diet !== 'Low-Fat' || !hasSkin(adapted);
}

/** Whether a dish suits the diets and goals in spirit, not only by the figures of a serving. */
export function suitsDiets(
  {
    adapted,
    recipe: { nutritionInfo },
  }: Pick<PreparedDish, 'adapted'> & { recipe: Pick<DishRecipe, 'nutritionInfo'> },
  meal: MealType,
  { dietaryRestrictions, nutritionGoals }: Pick<TasteProfile, 'dietaryRestrictions' | 'nutritionGoals'>,
): boolean {
  const { dish, parts } = adapted;
  const { carbs, fiber, calories, protein, fat } = nutritionInfo;
  const keeps = (diet: Diet) => dietaryRestrictions.includes(diet);
  const net = carbs - fiber;
  const sugar = () => addedSugarOf(adapted);
  const hasChips = () => [...parts.values()].some(({ food }) => chips.has(food));
  if (keeps('Low-Carb') && (net * 4 > calories * lowCarb.share || sugar() > lowCarb.sweetener)) return false;
  if (keeps('Low-Carb') && meal === 'snack' && net > lowCarb.snack) return false;
  if (keeps('Keto') && sugar() > 1) return false;
  if (keeps('Low-Fat') && fat * 9 > lowFat.share * calories && fat > lowFat.little) return false;
  if (keeps('Low-Fat') && hasSkin(adapted)) return false;
  if (keeps('Whole30') && (isImitation(dish.kind) || hasChips())) return false;
  if (nutritionGoals.includes('Muscle Building') && meal === 'snack' && protein < minProtein.muscles)
    return false;
  return !(nutritionGoals.includes('Weight Loss') && meal === 'dinner' && protein < minProtein.light);
}
