import { and } from '../cookbook/method/joined-words.ts';
import { nameWithoutAmount } from '../foods/name-by-weight.ts';
import { foodById } from '../foods/table.ts';
import { formatDay } from '../weeks/plain-date.ts';
import { sharedFoodReason } from '../weeks/stale-reasons.ts';
import type { Candidate } from './candidate.ts';
import { type CookedMeal, type FoodUse, nameOfPack } from './week-waste.ts';

/** The facts from which a planned meal's reason is derived. */
export type ChosenDish = {
  /** Its index among the meals. */
  meal: number;
  candidate: Candidate;
  minutes: number;
  /** Shortest time among the suitable dishes for this meal. */
  fastestMinutes: number;
  favorites: readonly string[];
};

/** Shares of a pack. Below `min` it is not mentioned as a reason; from `half` to `maxHalf` it is called "half". */
const share = { min: 0.15, half: 0.4, maxHalf: 0.6 } as const;
/** Minimum taste score for a dish that the household likes. */
export const liked = 0.5;

/** A short reason why a meal is in the week. Only true statements, the most informative first. */
export function mealReason(
  chosen: ChosenDish,
  meals: readonly CookedMeal[],
  uses: readonly FoodUse[],
): string {
  const { candidate, minutes, fastestMinutes, favorites } = chosen;
  const { source, cuisine, inSeason, atHome, taste } = candidate;
  const shared = sharedReason(chosen, meals, uses);
  if (shared) return shared;
  if (atHome.length > 0) return `Uses the ${namesOf(atHome)} that you have at home.`;
  if (source === 'favorite') return 'From your favorites.';
  if (source === 'own') return 'One of your own recipes.';
  const { date, mealType } = meals[chosen.meal]!;
  if (taste >= liked && minutes <= fastestMinutes)
    return `The quickest ${mealType} you like on a ${formatDay(date, { weekday: 'long' })}.`;
  if (cuisine !== null && favorites.includes(cuisine)) return `${cuisine}, one of your favorites.`;
  if (inSeason.length > 0) return `In season: ${namesOf(inSeason)}.`;
  return `Ready in ${minutes} minutes.`;
}

function namesOf(foods: Candidate['atHome']): string {
  return and(foods.slice(0, 2).map((id) => nameWithoutAmount(foodById(id))));
}

/** "Uses the other half of Thursday's cabbage." */
function sharedReason(
  { meal }: ChosenDish,
  meals: readonly CookedMeal[],
  uses: readonly FoodUse[],
): string | null {
  const found = uses
    .flatMap((use) =>
      use.takes.flatMap((take) => (take.meal === meal && take.openedBy !== null ? [{ use, take }] : [])),
    )
    .filter(({ use, take }) => take.grams >= share.min * use.pack)
    .sort((a, b) => b.take.grams - a.take.grams)[0];
  if (!found) return null;
  const { use, take } = found;
  const part = take.grams / use.pack;
  const isAll = take.leftAfter < share.min * use.pack;
  const isHalf = isAll && part >= share.half && part <= share.maxHalf;
  const how = isHalf ? 'the other half' : isAll ? 'the rest' : 'more';
  const opened = meals[take.openedBy!]!;
  return sharedFoodReason(how, nameOfPack(use.food), opened, meals[meal]!);
}
