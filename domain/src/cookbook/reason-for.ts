import type { Food, Nutrition } from '../foods/food.ts';
import { tasteScore } from '../recipes/taste-score.ts';
import type { Diet } from '../vocabulary/options.ts';
import type { TasteProfile } from '../vocabulary/taste-profile.ts';
import type { Dish } from './dish.ts';
import type { Tilt } from './goals.ts';
import { and } from './title.ts';

type Facts = {
  dish: Dish;
  nutrition: Nutrition;
  cookingTime: number;
  profile: TasteProfile;
  /** All that the dish keeps. */
  diets: readonly Diet[];
  tilt: Tilt;
};

/** Reasons that fit in one sentence. */
const mostReasons = 3;

/** The foods of a dish that a goal is glad of, as the list calls them. */
function gladOf(dish: Dish, tilt: Tilt, isWanted: (food: Food) => boolean = () => true): string[] {
  return dish.parts
    .filter(({ food }) => tilt.liking(food) > 1.4 && isWanted(food))
    .slice(0, 2)
    .map((part) => part.said);
}

/** What is true of this dish for one goal, as the end of "because it ..."; null for nothing. */
function goalReason(goal: string, { dish, nutrition, tilt }: Facts): string | null {
  const { protein, calories, sodium, fiber, carbs } = nutrition;
  const glad = and(gladOf(dish, tilt));
  switch (goal) {
    case 'Muscle Building':
      return protein >= 20 ? `has ${Math.round(protein)} g of protein a serving for muscle building` : null;
    case 'Weight Loss':
      return calories <= 550 ? `keeps to ${calories} kcal a serving for weight loss` : null;
    case 'Heart Health':
      return sodium <= 600 ? `stays at ${sodium} mg of sodium a serving for heart health` : null;
    case 'Digestive Health':
      return fiber >= 6 ? `brings ${Math.round(fiber)} g of fiber a serving for digestive health` : null;
    case 'Energy Boost':
      return carbs >= 30 ? `has ${Math.round(carbs)} g of carbs a serving for energy` : null;
    case 'Anti-Inflammatory':
    case 'Longevity':
    case 'Better Sleep':
      return glad
        ? `has ${glad}, chosen with ${goal === 'Anti-Inflammatory' ? 'an anti-inflammatory kitchen' : goal.toLowerCase()} in mind`
        : null;
    default:
      return null;
  }
}

/** For a household without goals. */
function plainReason({ nutrition: { protein, fiber } }: Facts): string | null {
  if (protein >= 30) return `has ${Math.round(protein)} g of protein a serving`;
  return fiber >= 8 ? `brings ${Math.round(fiber)} g of fiber a serving` : null;
}

function reasons(facts: Facts): string[] {
  const { dish, profile, cookingTime } = facts;
  const { cuisine } = dish.flavor;
  const { allergies } = profile;
  const kept = profile.dietaryRestrictions.filter((diet) => facts.diets.includes(diet));
  const found = [
    ...profile.nutritionGoals.map((goal) => goalReason(goal, facts)),
    tasteScore({ cuisineType: cuisine }, profile) >= 2 ? `is ${cuisine} (one of your favorites)` : null,
    kept.length > 0 ? `keeps to ${and(kept)}` : null,
    allergies.length > 0 ? `is made without ${and(allergies.map((one) => one.toLowerCase()))}` : null,
    cookingTime <= profile.timePreference ? `is ready in ${cookingTime} minutes` : null,
    profile.nutritionGoals.length === 0 ? plainReason(facts) : null,
  ];
  return found.filter((one) => one !== null).slice(0, mostReasons);
}

/** Why the dish suits the household: only what is true of both; null for nothing. */
export function reasonFor(facts: Facts): string | null {
  const why = reasons(facts);
  return why.length > 0 ? `It suits you because it ${and(why)}.` : null;
}
