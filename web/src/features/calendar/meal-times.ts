import type { UserProfile } from '@plateful/contract/identity.ts';
import { isMealTime } from '@plateful/domain/weeks/meal-time.ts';

export const mealTimeNames = ['breakfastTime', 'lunchTime', 'dinnerTime'] as const;
export type MealTimeName = (typeof mealTimeNames)[number];

/** What one form holds and saves. */
export type MealTimes = Pick<UserProfile, MealTimeName | 'timeZone'>;

export type MealTimesField = keyof MealTimes;

/** Changed values, and what the page had shown before. */
export type MealTimesChanges = { [Field in MealTimesField]?: { value: string; seen: string } };
/** All of it: the server merges what differs from `seen`. */
export type MealTimesSave = MealTimes & { seen: MealTimes };

export function saveOf(profile: MealTimes, changes: MealTimesChanges): MealTimesSave {
  const save = { ...mealTimesOf(profile), seen: mealTimesOf(profile) };
  for (const [field, { value, seen }] of Object.entries(changes)) {
    save[field as MealTimesField] = value;
    save.seen[field as MealTimesField] = seen;
  }
  return save;
}

/** What is wrong, by field, in the words of docs/product.md, Validation. */
export function mealTimeErrors(times: MealTimes): Partial<Record<MealTimeName, string>> {
  if (mealTimeNames.every((name) => times[name] === '')) {
    return { breakfastTime: 'At least one meal time must be provided' };
  }
  const wrong = mealTimeNames.filter((name) => !isMealTime(times[name]));
  return Object.fromEntries(wrong.map((name) => [name, 'Time must be in HH:MM format (00:00 to 23:59)']));
}

/** Of a whole profile only what the form holds. */
export function mealTimesOf({ breakfastTime, lunchTime, dinnerTime, timeZone }: MealTimes): MealTimes {
  return { breakfastTime, lunchTime, dinnerTime, timeZone };
}
