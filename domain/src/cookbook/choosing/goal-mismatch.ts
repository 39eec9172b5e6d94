import type { Food } from '../../foods/food.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { deservesTag } from '../../recipes/tags.ts';
import type { Diet, MealType, NutritionGoal } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { friedChips } from '../adaptation/snack-foods.ts';
import { isDeepFried, isMainMeal } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';
import { addedSugarOf } from './added-sugar.ts';
import { servesGoal } from './foods-for-goal.ts';

/** Maximum kilocalories of a meal for weight loss. */
export const maxLightCalories: Record<MealType, number> = {
  breakfast: 430,
  lunch: 560,
  dinner: 600,
  snack: 220,
};

/** Grams of fat of a light meal. */
export const maxLightFat: Record<MealType, number> = { breakfast: 22, lunch: 27, dinner: 28, snack: 14 };

/** Maximum kilocalories and grams of fat of a dinner that does not keep awake. */
const maxRestful = { calories: 550, fat: 24 } as const;

export function isRestful({ calories, fat }: { calories: number; fat: number }): boolean {
  return calories <= maxRestful.calories && fat <= maxRestful.fat;
}

/**
 * Saturated share of a food's fat, by class (USDA FoodData Central, rounded). The AHA limits saturated fat to 13 g a
 * day, the Dietary Guidelines for Americans to 22 g.
 */
const saturated: Readonly<Partial<Record<Food['class'], number>>> = {
  dairy: 0.63,
  'animal-fat': 0.5,
  'red-meat': 0.4,
  poultry: 0.28,
  egg: 0.3,
};
const usuallySaturated = 0.15;
const saturatedFats: FoodSet = new Set(
  foodIds(
    `butter unsalted-butter ghee palm-oil coconut-oil coconut-milk coconut-cream coconut-milk-drink coconut-yogurt
    coconut-milk-powder coconut coconut-flake coconut-flour coconut-chutney`,
  ),
);
const shareOfSaturatedFats = 0.65;
const mayonnaises: FoodSet = new Set(foodIds('mayonnaise vegan-mayonnaise'));
/** Starchy foods that the table has as vegetables or snacks. */
const corn: FoodSet = new Set(
  foodIds(
    `corn canned-corn creamed-corn baby-corn cornstarch cornmeal corn-flour popcorn-kernel popped-popcorn caramel-corn
    corn-flakes corn-nut corn-tortilla cornbread`,
  ),
);
/** With enough caffeine to notice. */
export const caffeinated: FoodSet = new Set(
  foodIds('coffee espresso-powder tea green-tea tea-bag matcha cola energy-drink'),
);
/** Maximum grams of saturated fat in a heart-healthy meal. */
const maxSaturated: Record<MealType, number> = { breakfast: 6, lunch: 7.5, dinner: 8, snack: 4 };
/** Grams of one and a half eggs; the AHA (Carson and others, 2020) allows one a day in a heart-healthy diet. */
const maxEgg = 80;
/** Maximum grams of fat from butter, cream and cheese in a meal of a diet based on olive oil. */
const maxButterFat = 12;
const butters: FoodSet = new Set(foodIds('butter unsalted-butter ghee'));
/** The same from butter and cream alone, which it hardly cooks with. */
const maxCreamFat = 6;
const creams: FoodSet = new Set(
  foodIds(
    'butter unsalted-butter ghee heavy-cream light-cream half-and-half creme-fraiche sour-cream mexican-crema mascarpone cream-cheese',
  ),
);
/** Maximum grams of fat from butter, lard and the like: what one teaspoon has. */
const maxSolidFat = 4;
/** Maximum grams of mayonnaise. */
const maxMayonnaise = 15;
/** Maximum grams of red meat in a meal for a long life: the AICR advises at most 500 g of it, cooked, a week. */
const maxRedMeat = 90;
/** Maximum grams of oil in a light meal. */
const maxOil = 14;
/** Maximum grams of added sugar: WHO (Guideline: sugars intake, 2015) advises less than 25 g a day. */
const maxSugar = 10;
/** Share of the carbohydrate from which on a meal for energy is mostly sugar, which does not last. */
export const mostlySugar = 0.5;
/** Minimum grams of protein with which a light meal keeps people full. */
const minFillingProtein: Record<MealType, number> = { breakfast: 12, lunch: 18, dinner: 18, snack: 0 };
/**
 * Maximum milligrams of sodium in a heart-healthy meal: slightly more than a third of the 2,000 mg a day that WHO
 * advises.
 */
const maxSodium: Record<MealType, number> = { breakfast: 500, lunch: 700, dinner: 750, snack: 300 };
/** Milligrams in a main that contradict it, or a long life, even on a day of fresh food. */
const farTooSalty = 900;
/** Minimum grams of protein in a meal for muscle gain, and below what a main is none for it. */
const minMainProtein = 25;
const minProtein: Record<MealType, number> = { breakfast: 18, lunch: 25, dinner: 28, snack: 12 };
/** Minimum share of the energy of a meal for muscle gain that is from protein. */
export const shareForMuscles = 0.16;
/** Grams of carbohydrate in a meal for those who train: a plate of pasta. Our estimate. */
export const manyCarbs = 60;
/** Minimum kilocalories of a meal for energy, and grams of carbohydrate, which a side only suggests. */
export const minEnergy: Record<MealType, number> = { breakfast: 320, lunch: 420, dinner: 450, snack: 150 };
export const minCarbs: Record<MealType, number> = { breakfast: 30, lunch: 40, dinner: 40, snack: 15 };
/**
 * Minimum grams of fiber in a meal for digestion: slightly less than a third of the 25 g a day that EFSA (Dietary
 * reference values for carbohydrates and dietary fibre, 2010) considers adequate.
 */
export const minFiber: Record<MealType, number> = { breakfast: 5, lunch: 7, dinner: 7.5, snack: 3 };
/** Kilocalories from which on a meal is heavy. */
const maxDigestibleCalories: Record<MealType, number> = {
  breakfast: 650,
  lunch: 780,
  dinner: 800,
  snack: 320,
};
/**
 * Minimum grams of vegetables, fruit, roots and pulses in a main: a third of the 400 g a day of WHO (Healthy diet, 2020).
 */
const minProduce = 130;
/** Goals that require produce. */
const produceGoals = [
  'Heart Health',
  'Longevity',
  'Weight Loss',
  'Digestive Health',
  'Anti-Inflammatory',
] as const satisfies readonly NutritionGoal[];
/** Goals that are served by foods rather than by figures. */
const foodGoals = ['Longevity', 'Anti-Inflammatory'] as const satisfies readonly NutritionGoal[];
/** Goals and diets that allow little sugar. */
const sugarGoals = [
  'Weight Loss',
  'Heart Health',
  'Longevity',
  'Anti-Inflammatory',
  'Energy Boost',
  'Mediterranean',
] as const satisfies readonly (NutritionGoal | Diet)[];
/** Diets for which dishes that keep the bounds themselves come before those that merely fit into a day. */
const nutritionDiets = ['Keto', 'Low-Carb', 'Low-Fat'] as const satisfies readonly Diet[];
/** Share of energy from fat above which a dish is low in fat by its figures only. */
const fatShare = 0.25;
/** Maximum grams of fat from coconut and the like, or from cheese and cream, in a low-fat meal. */
const maxRichFat = 4;
/** Maximum grams of carbohydrate from grains, roots and corn. */
const maxStarch = { 'Low-Carb': 10, Keto: 2 } as const;

type Serving = Pick<WrittenDish, 'adapted'>;

/** Points by which a dish misses the spirit of the household's diets and goals, beyond their numeric bounds. */
export function goalMismatch(
  written: WrittenDish,
  meal: MealType,
  { dietaryRestrictions, nutritionGoals }: Pick<TasteProfile, 'dietaryRestrictions' | 'nutritionGoals'>,
): number {
  if (dietaryRestrictions.length + nutritionGoals.length === 0) return 0;
  const { adapted, recipe } = written;
  const { calories, carbs, fat, protein, sodium, fiber, sugar } = recipe.nutritionInfo;
  const hasAny = (...names: string[]) =>
    names.some(
      (name) => (dietaryRestrictions as readonly string[]).includes(name) || nutritionGoals.includes(name),
    );
  const composition = compositionOf(written);
  const isFried = isDeepFried(adapted.dish.kind) || hasDeepFryingOil(written);
  const isMain = isMainMeal(meal);
  const starch = hasAny('Keto') ? maxStarch.Keto : hasAny('Low-Carb') ? maxStarch['Low-Carb'] : null;
  return (
    (hasAny('Weight Loss') && calories > maxLightCalories[meal] ? majorMismatch : 0) +
    (isFried &&
    hasAny('Heart Health', 'Weight Loss', 'Anti-Inflammatory', 'Digestive Health', 'Longevity', 'Low-Fat')
      ? majorMismatch
      : 0) +
    (hasAny('Heart Health', 'Anti-Inflammatory') && composition.saturated > maxSaturated[meal]
      ? majorMismatch
      : 0) +
    (hasAny('Digestive Health') && (fiber < minFiber[meal] || calories > maxDigestibleCalories[meal])
      ? majorMismatch
      : 0) +
    (hasAny('Digestive Health') && fiber < minFiber[meal] / 2 ? minorMismatch : 0) +
    (isMain && hasAny(...produceGoals) && composition.produce < minProduce ? minorMismatch : 0) +
    (hasAny('Heart Health') && composition.egg > maxEgg ? minorMismatch : 0) +
    (hasAny('Heart Health', 'Longevity', 'Weight Loss') && composition.chips > 0 ? majorMismatch : 0) +
    (hasAny('Better Sleep') && composition.hasCaffeine ? majorMismatch : 0) +
    (hasAny('Better Sleep') && meal === 'dinner' && !isRestful({ calories, fat }) ? minorMismatch : 0) +
    (hasAny('Mediterranean') && (composition.dairyFat > maxButterFat || composition.creamFat > maxCreamFat)
      ? minorMismatch
      : 0) +
    (hasAny('Heart Health', 'Weight Loss') && composition.mayonnaise > maxMayonnaise ? majorMismatch : 0) +
    (hasAny('Weight Loss') && (composition.oil > maxOil || protein < minFillingProtein[meal])
      ? minorMismatch
      : 0) +
    (hasAny(...sugarGoals) && composition.sugar > maxSugar ? minorMismatch : 0) +
    (foodGoals.some((goal) => hasAny(goal) && !servesGoal(goal, adapted, meal)) ? minorMismatch : 0) +
    (hasAny(...foodGoals, 'Heart Health') && composition.redMeat > maxRedMeat ? littleMismatch : 0) +
    (hasAny('Heart Health') && sodium > maxSodium[meal] ? majorMismatch : 0) +
    (hasAny('Heart Health', 'Longevity') && sodium > farTooSalty ? 2 * majorMismatch : 0) +
    (hasAny('Muscle Building') && (protein < minProtein[meal] || protein * 4 < shareForMuscles * calories)
      ? minorMismatch
      : 0) +
    (isMain && hasAny('Muscle Building') && protein < minMainProtein ? minorMismatch : 0) +
    (hasAny('Energy Boost') && calories < minEnergy[meal] ? minorMismatch : 0) +
    (hasAny('Energy Boost') && starch === null && carbs < minCarbs[meal] ? majorMismatch : 0) +
    (isMain && hasAny('Energy Boost') && starch === null && carbs < manyCarbs ? minorMismatch : 0) +
    (hasAny('Energy Boost') && starch === null && sugar > mostlySugar * carbs ? minorMismatch : 0) +
    (hasAny('Mediterranean') && composition.mayonnaise > maxMayonnaise ? minorMismatch : 0) +
    (nutritionDiets.some((diet) => hasAny(diet) && !deservesTag(recipe, diet)) ? minorMismatch : 0) +
    (hasAny('Low-Fat') && fat * 9 > fatShare * calories ? minorMismatch : 0) +
    (hasAny('Low-Fat') && (composition.highSaturatedFat > maxRichFat || composition.dairyFat > maxRichFat)
      ? majorMismatch
      : 0) +
    (hasAny('Low-Fat', 'Anti-Inflammatory') && composition.solidFat > maxSolidFat ? majorMismatch : 0) +
    (starch !== null && composition.starch > starch ? majorMismatch : 0)
  );
}

/** More, and less, than taste can outweigh, and a small fault. */
export const majorMismatch = 14;
export const minorMismatch = 10;
const littleMismatch = 6;

/** Grams of oil per serving that indicate deep frying. */
const minDeepFryingGrams = 35;

function hasDeepFryingOil({ adapted: { dish, parts } }: Serving): boolean {
  return [...parts.values()].some(({ food, amount, unit, name }) => {
    const { class: kind } = foodById(food);
    const isMuch = unit === 'ml' && amount / dish.serves > minDeepFryingGrams;
    return kind === 'oil' && (isMuch || /\bfor (?:deep-)?frying\b/.test(name));
  });
}

const produce: ReadonlySet<Food['class']> = new Set([
  'vegetable',
  'starchy-vegetable',
  'mushroom',
  'fruit',
  'legume',
  'soy',
]);

/** Grams per serving. */
function compositionOf({ adapted: { dish, parts } }: Serving) {
  const found = {
    saturated: 0,
    mayonnaise: 0,
    starch: 0,
    oil: 0,
    sugar: addedSugarOf({ dish, parts }),
    highSaturatedFat: 0,
    dairyFat: 0,
    creamFat: 0,
    solidFat: 0,
    egg: 0,
    chips: 0,
    redMeat: 0,
    produce: 0,
    hasCaffeine: false,
  };
  for (const part of parts.values()) {
    const food = foodById(part.food);
    if (caffeinated.has(food.id)) found.hasCaffeine = true;
    const { fat, carbs, calories } = nutritionOf([part], dish.serves).perServing;
    if (calories === 0) continue;
    if (saturatedFats.has(food.id)) found.highSaturatedFat += fat;
    if (food.class === 'dairy') found.dairyFat += fat;
    if (creams.has(food.id)) found.creamFat += fat;
    if (butters.has(food.id) || food.class === 'animal-fat') found.solidFat += fat;
    const share = saturatedFats.has(food.id)
      ? shareOfSaturatedFats
      : (saturated[food.class] ?? usuallySaturated);
    found.saturated += fat * share;
    if (food.class === 'egg') found.egg += (calories * 100) / food.per100g.calories;
    if (food.class === 'red-meat') found.redMeat += (calories * 100) / food.per100g.calories;
    if (produce.has(food.class)) found.produce += (calories * 100) / food.per100g.calories;
    if (friedChips.has(food.id)) found.chips += calories;
    if (mayonnaises.has(food.id)) found.mayonnaise += (calories * 100) / food.per100g.calories;
    if (isStarch(food)) found.starch += carbs;
    if (food.class === 'oil') found.oil += fat;
  }
  return found;
}

function isStarch({ class: kind, kinds, id }: Food): boolean {
  return (
    ['grain', 'gluten-grain', 'starchy-vegetable'].includes(kind) ||
    kinds.some((foodKind) => ['bread', 'pasta', 'noodle', 'dough'].includes(foodKind)) ||
    corn.has(id)
  );
}
