import type { Food } from '../../foods/food.ts';
import { isHarvested } from '../../foods/harvest.ts';
import type { Suggestions } from '../../purchases/suggestions.ts';
import { tasteScore } from '../../recipes/taste-score.ts';
import { cookedCuisines, type DishCuisine } from '../../vocabulary/cuisine-names.ts';
import { cookingSkillLevels, type MealType } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { type InterchangeableGroup, interchangeableFoods } from '../adaptation/interchangeable-foods.ts';
import { sodium } from '../adaptation/less-salt.ts';
import { heatFor, maxHeatFor } from '../adaptation/spice-levels.ts';
import type { BookDish } from '../cook-book.ts';
import { type Dish, isMainDish } from '../dish.ts';
import { maxMinutesOf } from '../wishes/pace.ts';
import { canBeMadeSo, stylePoints } from '../wishes/styles.ts';
import type { Wish } from '../wishes/wish.ts';
import { combinedGoals, type GoalEffects, usualMaxSodium } from './goals.ts';
import { isSide } from './meal-suitability.ts';

/** What is known of the household's taste, without its limits. */
type TasteInputs = {
  profile: TasteProfile;
  wish: Wish;
  /** Month of cooking, 1 to 12. */
  month?: number | undefined;
  /** Ids of foods at home. */
  atHome: ReadonlySet<string>;
  /** Those that spoil first. */
  expiringFoods?: ReadonlySet<string> | undefined;
  suggestions?: Suggestions | undefined;
  /** Saved dishes. */
  favorites?: readonly BookDish[];
  /** Dishes with low ratings. */
  disliked?: readonly BookDish[];
};

/** The same with derived values that do not depend on the dish. */
export type TasteContext = TasteInputs & {
  goalEffects: GoalEffects;
  suggestedGoalEffects: GoalEffects;
  /** The cuisines of the cook book that match the stated ones, or the closest. */
  cuisines: readonly DishCuisine[];
  /** Maximum minutes. */
  maxMinutes: number;
  /** 1 to 5; 1 if children eat of it, or if the request says mild. */
  spiceLevel: number;
  /** Maximum heat, 0 to 5. */
  maxHeat: number;
};

export function tastesOf(inputs: TasteInputs): TasteContext {
  const { profile, wish, suggestions } = inputs;
  const goalEffects = combinedGoals([...profile.nutritionGoals, ...wish.goals]);
  const { maxHeat = 5 } = wish;
  const spiceLevel = maxHeat <= 1 ? 1 : profile.spiceLevel;
  return {
    ...inputs,
    goalEffects,
    spiceLevel,
    maxHeat: wish.maxHeat ?? (asksForHeat(wish, spiceLevel) ? 5 : maxHeatFor(spiceLevel)),
    suggestedGoalEffects: combinedGoals(suggestions?.nutritionGoals ?? []),
    cuisines: cookedCuisines(profile.cuisinePreferences),
    maxMinutes: maxMinutesOf(profile, wish),
  };
}

/** Whether hot dishes are fine: the request asks for heat, or for a certain dish and the household eats some heat. */
function asksForHeat(wish: Wish, spiceLevel: number): boolean {
  return wish.minHeat !== undefined || (spiceLevel > 1 && asksForDish(wish));
}

/** Points per reason; randomness adds up to `maxRandomPoints`. Our own values, tuned with the property tests. */
const points = {
  favoriteCuisine: 15,
  nearCuisine: 8,
  relatedCuisine: 1.5,
  suggestedCuisine: 1.3,
  usualMeal: 2.5,
  liking: 3,
  suggestedLiking: 0.4,
  energy: 8,
  protein: 2.5,
  sodium: 12,
  salty: 4,
  side: -4,
  fiber: 0.12,
  littleProtein: -1.5,
  season: 2.3,
  atHome: 3,
  atHomeSoon: 3,
  boughtOften: 0.5,
  favorite: 2,
  disliked: -2,
  tooHot: 1.6,
  tooMild: 0.3,
  tooMildByFar: 1.8,
  ambition: 1.3,
  longTime: 2,
  wishedFood: 22,
  wishedKind: 20,
  wishedName: 24,
  wishedCuisine: 30,
  cost: 2.5,
} as const;

/** The fields that a score depends on, which other recipes have too. */
export type Scored = Pick<BookDish, 'nutrition' | 'foods'> & {
  dish: Pick<Dish, 'name' | 'meals' | 'minutes' | 'skill' | 'heat' | 'cost' | 'tags' | 'open'> & {
    /** Empty if unknown. */
    cuisine: string;
    kind: Dish['kind'] | null;
  };
};

/** How well a dish suits the household, regardless of other dishes on the table. */
export function scoreDish(scored: Scored, tastes: TasteContext, meal: MealType | undefined): number {
  const { dish } = scored;
  return (
    cuisinePoints(scored, tastes) +
    (meal && dish.meals[0] === meal ? points.usualMeal : 0) +
    goalPoints(scored, tastes) +
    (meal === 'dinner' && isSide(dish) ? points.side : 0) +
    feasibilityPoints(scored, tastes) +
    foodPoints(scored, tastes) +
    favoritePoints(scored, tastes) +
    stylePoints(scored, tastes.wish.styles) +
    requestPoints(scored, tastes.wish)
  );
}

function cuisinePoints({ dish }: Scored, { profile, cuisines, suggestions }: TasteContext): number {
  const taste = tasteScore({ cuisineType: dish.cuisine }, profile);
  if (taste === 2) return points.favoriteCuisine;
  // For a cuisine that the cook book lacks, the closest.
  if ((cuisines as readonly string[]).includes(dish.cuisine)) return points.nearCuisine;
  const isSuggested =
    (suggestions?.cuisines as readonly string[] | undefined)?.includes(dish.cuisine) ?? false;
  return taste * points.relatedCuisine + (isSuggested ? points.suggestedCuisine : 0);
}

/** Usual kilocalories of a meal. */
export const usualEnergy: Record<MealType, number> = { breakfast: 420, lunch: 560, dinner: 600, snack: 220 };
/** Share by which a meal without a goal may be smaller than usual. */
const smallMealTolerance = 0.3;
/** Grams of protein below which a meal is not filling. */
const minProtein = 15;

function goalPoints(
  { dish, nutrition, foods }: Scored,
  { profile, goalEffects, suggestedGoalEffects }: TasteContext,
): number {
  const meal = dish.meals[0]!;
  const aim = usualEnergy[meal] * goalEffects.energy;
  const over = nutrition.calories / aim - 1;
  const energy =
    goalEffects.energy < 1
      ? -Math.max(0, over)
      : Math.min(0, over + (goalEffects.energy > 1 ? 0 : smallMealTolerance));
  const salt =
    goalEffects.sodium < usualMaxSodium ? -Math.max(0, nutrition.sodium / goalEffects.sodium - 1) : 0;
  const salty = Math.max(0, nutrition.sodium - sodium.aim) / (sodium.max - sodium.aim);
  const isThin =
    meal !== 'snack' && profile.dietaryRestrictions.length === 0 && nutrition.protein < minProtein;
  return (
    points.energy * Math.max(-1.5, energy) +
    points.protein * (goalEffects.protein - 1) * Math.min(3, nutrition.protein / 12) +
    points.sodium * Math.max(-2, salt) -
    points.salty * Math.min(1.5, salty) +
    points.fiber * (goalEffects.vegetables - 1) * 4 * Math.min(15, nutrition.fiber) +
    points.liking * foodPreference(foods, goalEffects) +
    points.suggestedLiking * foodPreference(foods, suggestedGoalEffects) +
    (isThin ? points.littleProtein : 0)
  );
}

/** Weighted sum of the goals' preferences by each food's share. */
function foodPreference(foods: BookDish['foods'], goalEffects: GoalEffects): number {
  let sum = 0;
  for (const { food, share } of foods) {
    const preference = goalEffects.preference(food);
    if (preference !== 1) sum += Math.log(Math.max(0.1, preference)) * Math.min(0.7, share * 2);
  }
  return Math.max(-2, Math.min(2, sum));
}

/** Spice level from which on heat is preferred, and heat from which on a dish has enough. */
const hot = 3;
const hotEnough = 4;

function feasibilityPoints(
  { dish }: Scored,
  { profile, wish, maxMinutes, spiceLevel }: TasteContext,
): number {
  const { cookingSkillLevel } = profile;
  const wanted = wish.minHeat ?? Math.min(heatFor(spiceLevel), wish.maxHeat ?? hotEnough);
  const tooMild = wanted >= hot ? points.tooMildByFar : points.tooMild;
  const distance = dish.heat - wanted;
  const tooHot = wanted >= hot ? 0 : points.tooHot;
  const heat = distance > 0 ? tooHot * distance : tooMild * -distance;
  const skill = { beginner: 0, intermediate: 1, advanced: 2 }[dish.skill];
  return (
    (isMainDish(dish) ? -heat : 0) +
    (cookingSkillLevel === 'advanced' ? points.ambition * skill : 0) +
    (maxMinutes >= 60 ? (points.longTime * Math.min(dish.minutes.total, maxMinutes)) / maxMinutes : 0)
  );
}

/** Whether the household can cook it: skill, time, equipment and heat. */
export function canBeCooked(dish: Dish, { profile, wish, maxMinutes, maxHeat }: TasteContext): boolean {
  const skill = cookingSkillLevels.indexOf(wish.skill ?? profile.cookingSkillLevel);
  // The hot parts may be omitted for households that eat nothing hot.
  const isMilder =
    maxHeat <= 1 && dish.spicy.length > 0 && dish.spicy.every((key) => dish.optional.includes(key));
  const isTooHot = dish.heat > maxHeat && !isMilder;
  return (
    cookingSkillLevels.indexOf(dish.skill) <= skill &&
    dish.minutes.total <= maxMinutes &&
    !isTooHot &&
    !dish.equipment.some((equipment) => wish.withoutEquipment.includes(equipment)) &&
    wish.equipment.every((equipment) => dish.equipment.includes(equipment)) &&
    canBeMadeSo(dish, wish.styles) &&
    (!wish.isOnePot || dish.tags.some((tag) => /one.?(?:pot|pan)/.test(tag)))
  );
}

const seasonal = new Set<Food['class']>(['vegetable', 'starchy-vegetable', 'fruit', 'mushroom']);

function foodPoints({ foods }: Scored, { month, atHome, expiringFoods, suggestions }: TasteContext): number {
  let sum = 0;
  for (const { food, share } of foods) {
    if (month !== undefined && food.season && seasonal.has(food.class)) {
      sum += points.season * Math.min(0.5, share) * (isHarvested(food, month) ? 1 : -1.6);
    }
    const weight = Math.min(0.6, 0.1 + share * 1.5);
    if (atHome.has(food.id)) sum += points.atHome * weight;
    if (expiringFoods?.has(food.id)) sum += points.atHomeSoon * weight;
    if (suggestions?.likedFoods.includes(food.id)) sum += points.boughtOften;
  }
  return Math.min(8, sum);
}

/** Points for similarity to saved dishes in cuisine and kind. */
function favoritePoints(scored: Scored, { favorites = [], disliked = [] }: TasteContext): number {
  return points.favorite * similarityTo(favorites, scored) + points.disliked * similarityTo(disliked, scored);
}

/** Similarity in cuisine and kind to a set of dishes, 0 to 2. */
function similarityTo(dishes: readonly BookDish[], { dish }: Scored): number {
  const similarities = dishes.map(
    ({ dish: { cuisine, kind } }) => (cuisine === dish.cuisine ? 1 : 0) + (kind === dish.kind ? 1 : 0),
  );
  return similarities.reduce<number>((sum, value) => sum + value, 0) / Math.max(3, dishes.length);
}

/** The number of requested foods that the dish has or can take. */
export function requestedFoodCount({ dish, foods }: Scored, wish: Wish): number {
  const ids = new Set(foods.filter(({ share }) => share > 0.02).map(({ food }) => food.id));
  const interchangeable = Object.values(dish.open).flatMap(
    (name) => interchangeableFoods[name as InterchangeableGroup] ?? [],
  );
  return wish.foods.filter((group) => group.some((id) => ids.has(id) || interchangeable.includes(id))).length;
}

/** Whether it matches everything requested: food, kind of dish, name and cuisine. */
export function matchesWish(bookDish: BookDish, wish: Wish): boolean {
  const { dish } = bookDish;
  return (
    (wish.foods.length === 0 || requestedFoodCount(bookDish, wish) > 0) &&
    (wish.kinds.length === 0 || wish.kinds.includes(dish.kind)) &&
    (wish.names.length === 0 || namesIn(dish, wish) > 0) &&
    (wish.cuisines.length === 0 || wish.cuisines.includes(dish.cuisine))
  );
}

/** The bounds of a wish, without what `matchesWish` checks. */
export function withoutDishRequest(wish: Wish): Wish {
  return { ...wish, foods: [], kinds: [], names: [], cuisines: [] };
}

export function asksForDish({ foods, kinds, names, cuisines }: Wish): boolean {
  return foods.length + kinds.length + names.length + cuisines.length > 0;
}

function namesIn(dish: Scored['dish'], wish: Wish): number {
  if (wish.names.length === 0) return 0;
  const name = `${dish.name} ${dish.tags.join(' ')}`.toLowerCase();
  return wish.names.filter((word) => name.includes(word)).length;
}

function requestPoints(scored: Scored, wish: Wish): number {
  const { dish } = scored;
  const share = wish.foods.length > 0 ? requestedFoodCount(scored, wish) / wish.foods.length : 0;
  return (
    points.wishedFood * share +
    (wish.kinds.some((kind) => kind === dish.kind) ? points.wishedKind : 0) +
    namesIn(dish, wish) * points.wishedName +
    (wish.cuisines.includes(dish.cuisine) ? points.wishedCuisine : 0) -
    (wish.isCheap ? (dish.cost - 1) * points.cost : 0)
  );
}
