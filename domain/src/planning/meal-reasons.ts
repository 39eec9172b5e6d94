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

/** Meals of a week that may have the same reason while there is another. */
const maxSameReasons = 2;
/** Up to this many minutes a meal is short enough for its time to be a reason. */
const shortMinutes = 30;

/** What is said, and what it is about, so that a week does not say the same of every meal. */
type Reason = { text: string; about: string };

/** A short reason why each of these meals is in the week. Only true statements, the most informative first. */
export function mealReasons(
  chosen: readonly ChosenDish[],
  meals: readonly CookedMeal[],
  uses: readonly FoodUse[],
): string[] {
  const said = new Map<string, number>();
  return chosen.map((one) => {
    const reasons = reasonsOf(one, meals, uses);
    const timesSaid = ({ about }: Reason) => Math.max(0, (said.get(about) ?? 0) + 1 - maxSameReasons);
    const least = Math.min(...reasons.map(timesSaid));
    const { text, about } = reasons.find((reason) => timesSaid(reason) === least)!;
    said.set(about, (said.get(about) ?? 0) + 1);
    return text;
  });
}

/** All that is true of a meal, never empty. */
function reasonsOf(chosen: ChosenDish, meals: readonly CookedMeal[], uses: readonly FoodUse[]): Reason[] {
  const { candidate, minutes, fastestMinutes, favorites } = chosen;
  const { source, cuisine, inSeason, atHome, taste } = candidate;
  const { date, mealType } = meals[chosen.meal]!;
  const isFavorite = cuisine !== null && favorites.includes(cuisine);
  const reasons = sharedReasons(chosen, meals, uses);
  const say = (about: string, text: string) => reasons.push({ text, about });
  if (atHome.length > 0) say(atHome[0]!, `Uses the ${namesOf(atHome)} that you have at home.`);
  if (source === 'favorite') say(candidate.dish, 'From your favorites.');
  if (source === 'own') say(candidate.dish, 'One of your own recipes.');
  if (taste >= liked && minutes <= fastestMinutes)
    say('quickest', `The quickest ${mealType} you like on a ${formatDay(date, { weekday: 'long' })}.`);
  if (isFavorite) say(cuisine, `${cuisine}, one of your favorites.`);
  if (inSeason.length > 0) say(inSeason[0]!, `In season: ${namesOf(inSeason)}.`);
  if (minutes <= shortMinutes) say(`${minutes} minutes`, `Ready in ${minutes} minutes.`);
  if (cuisine !== null && !isFavorite && favorites.length > 0) say(cuisine, `${cuisine}, for a change.`);
  if (reasons.length === 0) say('minutes', `Ready in ${minutes} minutes.`);
  return reasons;
}

function namesOf(foods: Candidate['atHome']): string {
  return and(foods.slice(0, 2).map((id) => nameWithoutAmount(foodById(id))));
}

/** "Uses the other half of Thursday's cabbage.": the most first; what is used up weighs twice. */
function sharedReasons(
  { meal }: ChosenDish,
  meals: readonly CookedMeal[],
  uses: readonly FoodUse[],
): Reason[] {
  return uses
    .flatMap((use) =>
      use.takes.flatMap((take) => (take.meal === meal && take.openedBy !== null ? [{ use, take }] : [])),
    )
    .filter(({ use, take }) => take.grams >= share.min * use.pack)
    .map(({ use, take }) => ({ use, take, isAll: take.leftAfter < share.min * use.pack }))
    .sort((a, b) => b.take.grams * (b.isAll ? 2 : 1) - a.take.grams * (a.isAll ? 2 : 1))
    .map(({ use, take, isAll }) => {
      const part = take.grams / use.pack;
      const isHalf = isAll && part >= share.half && part <= share.maxHalf;
      const how = isHalf ? 'the other half' : isAll ? 'the rest' : 'more';
      const opened = meals[take.openedBy!]!;
      const text = sharedFoodReason(how, nameOfPack(use.food), opened, meals[meal]!);
      return { text, about: use.food };
    });
}
