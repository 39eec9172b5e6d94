import type { Food } from '../../foods/food.ts';
import { type MealType, type NutritionGoal, nutritionGoals } from '../../vocabulary/options.ts';
import { capitalized } from '../../vocabulary/wording.ts';
import { hotLoverLevel } from '../adaptation/chili-placement.ts';
import { pungencyFor } from '../adaptation/pungency.ts';
import { cookedHeatOf } from '../adaptation/with-spice-level.ts';
import { addedSugarOf } from '../choosing/added-sugar.ts';
import { foodsForGoal, fruitIn, muchProduce, produceOf } from '../choosing/foods-for-goal.ts';
import {
  goalMismatch,
  isRestful,
  majorMismatch,
  manyCarbs,
  maxLightCalories,
  minCarbs,
  minEnergy,
  minFiber,
  mostlySugar,
  shareForMuscles,
} from '../choosing/goal-mismatch.ts';
import { and } from '../method/joined-words.ts';
import { namesOf, type ReasonFacts } from './reason-facts.ts';

const aims: Readonly<Record<NutritionGoal, string>> = {
  'Weight Loss': 'weight loss',
  'Muscle Building': 'muscle building',
  Longevity: 'longevity',
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
/** Minimum share of energy from carbohydrates for a claim. */
const shareForEnergy = 0.35;
/** Grams of fat above which a meal is not called light, few as its kilocalories are. */
const littleFat: Record<MealType, number> = { breakfast: 18, lunch: 22, dinner: 23, snack: 11 };

type Claim = Figure | { aim: string; foods: readonly Food[] } | { aim: string; plain: string };

/** What a dish has for the goals of the household, each once, and only what is true. */
export function goalReasons(goals: readonly string[], given: ReasonFacts): string[] {
  const isLight = goals.includes('Weight Loss');
  const claims = goals.flatMap((goal) => (isGoal(goal) ? (claimOf(goal, given, isLight) ?? []) : []));
  const figures = claims.filter((claim) => 'figure' in claim);
  const foodClaims = claims.filter((claim) => 'foods' in claim);
  const plain = claims.filter((claim) => 'plain' in claim);
  // Few calories and few carbohydrates are no contradiction.
  const unmet = goals.flatMap((goal) =>
    isGoal(goal) && !(isLight && goal === 'Energy Boost') && !claimOf(goal, given, isLight)
      ? (unmetReason(goal, given) ?? [])
      : [],
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
  const [first] = all as [Figure];
  if (all.length === 1) {
    if (first.praise === 'few') return `Only ${first.figure} a serving, for ${first.aim}.`;
    const text = `${first.figure} a serving`;
    return first.praise ? `${text}, ${first.praise} enough for ${first.aim}.` : `${text} for ${first.aim}.`;
  }
  // "Only 137 mg of sodium and 26 g of carbs" would speak of few carbs too.
  const much = all.filter(({ praise }) => !praise);
  const little = all.filter(({ praise }) => praise);
  const bound = little.some(({ praise }) => praise === 'few') ? 'only' : 'no more than';
  const figuresOf = (list: readonly Figure[]) => [...new Set(list.map(({ figure }) => figure))];
  const figures = [
    ...figuresOf(much),
    ...figuresOf(little).map((figure, at) => (at === 0 ? `${bound} ${figure}` : figure)),
  ];
  // "310 g of vegetables and fruit and 9 g of fiber" has an "and" too many.
  const text = figures.some((figure) => figure.includes(' and ')) ? figures.join(', and ') : and(figures);
  return `${capitalized(text)} a serving, for ${and([...much, ...little].map(({ aim }) => aim))}.`;
}

/** Foods that serve all of the goals, or else the first for each of them. */
function sharedBy(all: readonly { foods: readonly Food[] }[]): Food[] {
  const common = all[0]!.foods.filter((food) => all.every(({ foods }) => foods.includes(food)));
  return common.length > 0 ? common : [...new Set(all.map(({ foods }) => foods[0]!))];
}

/** What a dish has for a goal; `isLight`: of a household that also wants few calories. */
function claimOf(goal: NutritionGoal, given: ReasonFacts, isLight: boolean): Claim | null {
  const { recipe, meal, adapted } = given;
  const lowCarb = goal === 'Energy Boost' && !isLight ? lowCarbClaim(given) : null;
  if (lowCarb) return lowCarb;
  // Not praised by one figure if it misses another by far.
  if (goalMismatch(given, meal, { dietaryRestrictions: [], nutritionGoals: [goal] }) >= majorMismatch)
    return null;
  const { protein, calories, fat, sodium, fiber, carbs, sugar } = recipe.nutritionInfo;
  const aim = aims[goal];
  const foods = foodsForGoal(goal, adapted);
  const foodClaim = foods.length > 0 ? { aim, foods } : null;
  switch (goal) {
    case 'Muscle Building':
      return protein >= muchProtein[meal] && protein * 4 >= shareForMuscles * calories
        ? { aim, figure: `${Math.round(protein)} g of protein` }
        : null;
    case 'Weight Loss':
      return fat > littleFat[meal]
        ? { aim, figure: `${calories} kcal` }
        : { aim, figure: `${calories} kcal`, praise: 'light' };
    case 'Heart Health':
      if (sodium < fewSodium.min) return { aim, plain: `Next to no salt, for ${aim}.` };
      if (sodium <= fewSodium.max) return { aim, figure: `${sodium} mg of sodium`, praise: 'few' };
      return foodClaim ?? { aim, figure: `${sodium} mg of sodium`, praise: 'little' };
    case 'Digestive Health':
      return { aim, figure: `${Math.round(fiber)} g of fiber` };
    case 'Energy Boost':
      // Few calories and many carbohydrates would read as a contradiction.
      if (isLight)
        return foods.length > 0 ? { aim, plain: `With ${namesOf(foods)} to keep you going.` } : null;
      if (sugar > mostlySugar * carbs) return fruitClaim(given);
      return carbs >= minCarbs[meal] &&
        calories >= minEnergy[meal] &&
        (carbs >= manyCarbs || carbs * 4 >= shareForEnergy * calories)
        ? { aim, figure: `${Math.round(carbs)} g of carbs` }
        : foodClaim;
    case 'Better Sleep':
      return sleepClaim(given, isLight);
    case 'Anti-Inflammatory':
    case 'Longevity': {
      const produce = produceOf(adapted);
      const grams = Math.floor(produce.grams / 10) * 10;
      // Of leaves the grams say more than their name.
      const isNamed = foods.some(({ class: kind }) => kind !== 'vegetable');
      // The fruit of a sweet does not make it food for a long life.
      if (isNamed || grams < muchProduce[meal] || addedSugarOf(adapted) > maxAddedSugar) return foodClaim;
      return { aim, figure: `${grams} g of ${and(produce.kinds)}` };
    }
  }
}

/** Grams of added sugar up to which the sugar of a dish is that of its fruit, and beyond which its fruit is not praised. */
const littleAddedSugar = 5;
const maxAddedSugar = 8;

/** Sugar is quick energy; only that of fruit is praised. */
function fruitClaim({ adapted }: ReasonFacts): Claim | null {
  const fruit = fruitIn(adapted);
  return fruit.length > 0 && addedSugarOf(adapted) <= littleAddedSugar
    ? { aim: aims['Energy Boost'], plain: `Quick energy from the ${namesOf(fruit)}.` }
    : null;
}

/** Who eats few carbohydrates has chosen another source of energy. */
function lowCarbClaim({ tastes: { profile } }: ReasonFacts): Claim | null {
  const diet = profile.dietaryRestrictions.find((one) => one === 'Keto' || one === 'Low-Carb');
  return diet
    ? { aim: aims['Energy Boost'], plain: `Energy from protein and fat in place of carbs, as ${diet} asks.` }
    : null;
}

const isEarly: Record<MealType, boolean> = { breakfast: true, lunch: true, dinner: false, snack: false };

/** No food brings sleep by the plateful, but a heavy dinner keeps awake, as caffeine does, and chili is no help. */
function sleepClaim(
  { recipe, meal, adapted, tastes: { spiceLevel } }: ReasonFacts,
  isLight: boolean,
): Claim | null {
  const { calories, fat } = recipe.nutritionInfo;
  const aim = aims['Better Sleep'];
  // What is eaten hours before bed says nothing of sleep.
  if (isEarly[meal]) return null;
  const isHot =
    spiceLevel >= hotLoverLevel && cookedHeatOf(adapted, spiceLevel) >= pungencyFor(hotLoverLevel) / 2;
  if (meal === 'snack') {
    const hasChocolate = [...adapted.parts.values()].some(({ food }) => /cocoa|chocolate/.test(food));
    return hasChocolate || isHot ? null : { aim, plain: 'Nothing in it that keeps you awake.' };
  }
  if (!isRestful({ calories, fat })) return null;
  // The kilocalories are named for the other goal.
  if (isLight) return { aim, plain: isHot ? 'Not a heavy dinner.' : 'Light enough to sleep well on.' };
  return { aim, plain: `Not a heavy dinner, at ${calories} kcal${isHot ? '' : `, for ${aim}`}.` };
}
