import type { Food } from '../../foods/food.ts';
import { type MealType, type NutritionGoal, nutritionGoals } from '../../vocabulary/options.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { portionOfVegetables, vegetableGrams } from '../adaptation/more-vegetables.ts';
import {
  goalMismatch,
  majorMismatch,
  manyCarbs,
  maxLightCalories,
  maxLightFat,
  minCarbs,
  minEnergy,
  minFiber,
} from '../choosing/goal-mismatch.ts';
import { combinedGoals } from '../choosing/goals.ts';
import { and } from '../method/joined-words.ts';
import { namesOf, type ReasonFacts, weighedFoodsOf } from './reason-facts.ts';

const aims: Readonly<Record<NutritionGoal, string>> = {
  'Weight Loss': 'weight loss',
  'Muscle Building': 'muscle building',
  Longevity: 'a long life',
  'Heart Health': 'heart health',
  'Energy Boost': 'energy',
  'Better Sleep': 'better sleep',
  'Digestive Health': 'digestive health',
  'Anti-Inflammatory': 'an anti-inflammatory diet',
};

/** Milligrams of sodium between which a dish is praised for few: fruit has none anyway. */
const fewSodium = { min: 100, max: 600 } as const;
/** Minimum grams of protein to praise. */
const muchProtein: Record<MealType, number> = { breakfast: 18, lunch: 25, dinner: 25, snack: 10 };
/** Minimum share of energy from protein and from carbohydrates for a claim. */
const shareForMuscles = 0.16;
const shareForEnergy = 0.4;
/** Grams per serving from which on a food is praised; of nuts a small handful counts, of oil two teaspoons. */
const minGrams = 30;
const minOf: Readonly<Partial<Record<Food['class'], number>>> = { nut: 15, seed: 15, oil: 10 };
/** How much a goal must like a food for it to be praised. */
const minPreference = 1.4;

type Claim = Figure | { aim: string; foods: readonly Food[] } | { aim: string; plain: string };

/** What a dish has for the goals of the household, each once, and only what is true. */
export function goalReasons(goals: readonly string[], given: ReasonFacts): string[] {
  // Few calories and many carbohydrates read as a contradiction: the stricter goal is spoken of.
  const spokenOf = goals.filter((goal) => goal !== 'Energy Boost' || !goals.includes('Weight Loss'));
  const claims = spokenOf.flatMap((goal) => (isGoal(goal) ? (claimOf(goal, given) ?? []) : []));
  const figures = claims.filter((claim) => 'figure' in claim);
  const foodClaims = claims.filter((claim) => 'foods' in claim);
  const plain = claims.filter((claim) => 'plain' in claim);
  const unmet = spokenOf.flatMap((goal) =>
    isGoal(goal) && !claimOf(goal, given) ? (unmetReason(goal, given) ?? []) : [],
  );
  return [
    ...(figures.length > 0 ? [inFigures(figures)] : []),
    ...(foodClaims.length > 0
      ? [`With ${namesOf(sharedBy(foodClaims))}, for ${and(foodClaims.map(({ aim }) => aim))}.`]
      : []),
    ...plain.map((claim) => claim.plain),
    ...unmet,
  ];
}

const isGoal = (name: string): name is NutritionGoal => (nutritionGoals as readonly string[]).includes(name);

/** What a dish lacks or has too much of for a goal that it is not praised for; null for goals without a figure. */
function unmetReason(goal: NutritionGoal, { recipe, meal }: ReasonFacts): string | null {
  const { protein, calories, sodium, fiber, carbs } = recipe.nutritionInfo;
  const asked = (than: 'more' | 'less', what: string) =>
    `${what} a serving, ${than} than ${aims[goal]} asks for.`;
  switch (goal) {
    case 'Muscle Building':
      return protein < muchProtein[meal] ? asked('less', `${Math.round(protein)} g of protein`) : null;
    case 'Weight Loss':
      return calories > maxLightCalories[meal] ? asked('more', `${calories} kcal`) : null;
    case 'Heart Health':
      return sodium > fewSodium.max ? asked('more', `${sodium} mg of sodium`) : null;
    case 'Digestive Health':
      return fiber < minFiber[meal] ? asked('less', `${Math.round(fiber)} g of fiber`) : null;
    case 'Energy Boost':
      return carbs < minCarbs[meal] ? asked('less', `${Math.round(carbs)} g of carbs`) : null;
    default:
      return null;
  }
}

type Figure = { aim: string; figure: string; praise?: 'few' | 'little' | 'light' };

function inFigures(all: readonly Figure[]): string {
  const aim = and(all.map((claim) => claim.aim));
  const figures = [
    ...new Set(all.map(({ figure, praise }) => (praise === 'few' ? `only ${figure}` : figure))),
  ];
  const text = `${and(figures)} a serving`;
  const [{ praise }] = all as [Figure];
  if (all.length > 1 || praise === 'few') return `${capitalized(text)}, for ${aim}.`;
  return praise ? `${text}, ${praise} enough for ${aim}.` : `${text} for ${aim}.`;
}

/** Foods that serve all of the goals, or else the first for each of them. */
function sharedBy(all: readonly { foods: readonly Food[] }[]): Food[] {
  const common = all[0]!.foods.filter((food) => all.every(({ foods }) => foods.includes(food)));
  return common.length > 0 ? common : [...new Set(all.map(({ foods }) => foods[0]!))];
}

function claimOf(goal: NutritionGoal, given: ReasonFacts): Claim | null {
  const { recipe, meal, adapted } = given;
  // Not praised by one figure if it misses another by far.
  if (goalMismatch(given, meal, { dietaryRestrictions: [], nutritionGoals: [goal] }) >= majorMismatch)
    return null;
  const { protein, calories, sodium, fiber, carbs, fat } = recipe.nutritionInfo;
  const aim = aims[goal];
  const { preference } = combinedGoals([goal]);
  const foods = weighedFoodsOf(given).flatMap(({ food, grams }) =>
    preference(food) > minPreference && grams >= (minOf[food.class] ?? minGrams) ? food : [],
  );
  const foodClaim = foods.length > 0 ? { aim, foods } : null;
  switch (goal) {
    case 'Muscle Building':
      return protein >= muchProtein[meal] && protein * 4 >= shareForMuscles * calories
        ? { aim, figure: `${Math.round(protein)} g of protein` }
        : null;
    case 'Weight Loss':
      return { aim, figure: `${calories} kcal`, praise: 'light' };
    case 'Heart Health':
      if (sodium < fewSodium.min) return { aim, plain: `Next to no salt, for ${aim}.` };
      if (sodium <= fewSodium.max) return { aim, figure: `${sodium} mg of sodium`, praise: 'few' };
      return foodClaim ?? { aim, figure: `${sodium} mg of sodium`, praise: 'little' };
    case 'Digestive Health':
      return { aim, figure: `${Math.round(fiber)} g of fiber` };
    case 'Energy Boost':
      return carbs >= minCarbs[meal] &&
        calories >= minEnergy[meal] &&
        (carbs >= manyCarbs || carbs * 4 >= shareForEnergy * calories)
        ? { aim, figure: `${Math.round(carbs)} g of carbs` }
        : null;
    // No food brings sleep by the plateful, but a heavy dinner keeps awake.
    case 'Better Sleep':
      return meal === 'dinner' && calories <= maxLightCalories.dinner && fat <= maxLightFat.dinner
        ? { aim, figure: `${calories} kcal`, praise: 'light' }
        : null;
    case 'Anti-Inflammatory':
    case 'Longevity': {
      if (foodClaim) return foodClaim;
      const grams = Math.floor(vegetableGrams(adapted) / 10) * 10;
      return grams >= portionOfVegetables ? { aim, figure: `${grams} g of vegetables` } : null;
    }
  }
}
