import type { Food } from '../../foods/food.ts';
import { type MealType, type NutritionGoal, nutritionGoals } from '../../vocabulary/options.ts';
import { vegetableGrams } from '../adaptation/more-vegetables.ts';
import { goalMismatch, majorMismatch, minCarbs, minEnergy } from '../choosing/goal-mismatch.ts';
import { combinedGoals } from '../choosing/goals.ts';
import { and } from '../method/joined-words.ts';
import { bodyOf, namesOf, type ReasonFacts } from './reason-facts.ts';

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
/** Grams of carbohydrate that are many whatever stands beside them. */
const manyCarbs = 60;
/** Grams of vegetables that serve a long life by themselves: two of the five portions a day (WHO). */
const manyVegetables = 160;
/** Plants that serve it in any amount that is worth naming. */
const ofPlants: readonly Food['class'][] = ['fruit', 'legume', 'mushroom', 'vegetable'];
/** Water, acid or taste more than food. */
const noGoodPlant = /\b(?:cucumber|lettuce|onion|scallion|shallot|celery|lemon|lime|radish|pickle)/;
/** Kilocalories and grams of fat up to which a dinner does not lie heavily. */
const lightDinner = { calories: 560, fat: 25 } as const;
/** How much a goal must like a food for it to be praised. */
const praised = 1.4;

type Claim = Figure | { aim: string; foods: readonly Food[] } | { aim: string; plain: string };

/** What a dish has for the goals of the household, each said once; only what is true of it. */
export function goalReasons(goals: readonly string[], given: ReasonFacts): string[] {
  const claims = goals.flatMap((goal) => (isGoal(goal) ? (claimOf(goal, given) ?? []) : []));
  const figures = claims.filter((one) => 'figure' in one);
  const grown = claims.filter((one) => 'foods' in one);
  const plain = claims.filter((one) => 'plain' in one);
  return [
    ...(figures.length > 0 ? [inFigures(figures)] : []),
    ...(grown.length > 0
      ? [`Chosen for its ${namesOf(sharedBy(grown))}, with ${and(grown.map(({ aim }) => aim))} in mind.`]
      : []),
    ...plain.map((one) => one.plain),
  ];
}

const isGoal = (name: string): name is NutritionGoal => (nutritionGoals as readonly string[]).includes(name);

type Figure = { aim: string; figure: string; praise?: 'few' | 'little' | 'light' };

function inFigures(all: readonly Figure[]): string {
  const aim = and(all.map((one) => one.aim));
  const figures = [
    ...new Set(all.map(({ figure, praise }) => (praise === 'few' ? `only ${figure}` : figure))),
  ];
  const told = `${and(figures)} a serving`;
  const [{ praise }] = all as [Figure];
  if (all.length > 1 || praise === 'few') return `${upper(told)}, for ${aim}.`;
  return praise ? `${told}, ${praise} enough for ${aim}.` : `${told} for ${aim}.`;
}

const upper = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

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
  const { liking } = combinedGoals([goal]);
  const foods = bodyOf(given).filter((food) => liking(food) > praised);
  const ofFoods = foods.length > 0 ? { aim, foods } : null;
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
      return ofFoods ?? { aim, figure: `${sodium} mg of sodium`, praise: 'little' };
    case 'Digestive Health':
      return { aim, figure: `${Math.round(fiber)} g of fiber` };
    case 'Energy Boost':
      return carbs >= minCarbs[meal] &&
        calories >= minEnergy[meal] &&
        (carbs >= manyCarbs || carbs * 4 >= shareForEnergy * calories)
        ? { aim, figure: `${Math.round(carbs)} g of carbs` }
        : null;
    case 'Better Sleep':
      if (meal !== 'dinner' && meal !== 'snack') return null;
      if (ofFoods) return ofFoods;
      return meal === 'dinner' && calories <= lightDinner.calories && fat <= lightDinner.fat
        ? { aim, plain: `Not heavy in the evening, with ${aim} in mind.` }
        : null;
    case 'Anti-Inflammatory':
    case 'Longevity': {
      if (ofFoods) return ofFoods;
      const grams = Math.floor(vegetableGrams(adapted) / 10) * 10;
      if (grams >= manyVegetables) return { aim, figure: `${grams} g of vegetables` };
      const plants = bodyOf(given).filter(
        ({ class: kind, name }) => ofPlants.includes(kind) && !noGoodPlant.test(name),
      );
      return plants.length > 0 ? { aim, foods: plants } : null;
    }
  }
}
