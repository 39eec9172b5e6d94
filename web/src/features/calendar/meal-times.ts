import type { UserProfile } from '@plateful/contract/identity.ts';
import { isMealTime } from '@plateful/domain/weeks/meal-time.ts';

export const mealTimeNames = ['breakfastTime', 'lunchTime', 'dinnerTime'] as const;
export type MealTimeName = (typeof mealTimeNames)[number];

/** The values of the form. */
export type MealTimes = Pick<UserProfile, MealTimeName | 'timeZone'>;

export type MealTimesField = keyof MealTimes;

/** Changed values, each with the value shown before. */
export type MealTimesChanges = { [Field in MealTimesField]?: { value: string; seen: string } };
/** Sends all fields: the server merges those that differ from `seen`. */
export type MealTimesSave = MealTimes & { seen: MealTimes };

export function saveOf(profile: MealTimes, changes: MealTimesChanges): MealTimesSave {
  const save = { ...mealTimesOf(profile), seen: mealTimesOf(profile) };
  for (const [field, { value, seen }] of Object.entries(changes)) {
    save[field as MealTimesField] = value;
    save.seen[field as MealTimesField] = seen;
  }
  return save;
}

/** Errors by field, with the texts of docs/product.md, Validation. */
export function mealTimeErrors(times: MealTimes): Partial<Record<MealTimeName, string>> {
  if (mealTimeNames.every((name) => times[name] === '')) {
    return { breakfastTime: 'At least one meal time must be provided' };
  }
  const wrong = mealTimeNames.filter((name) => !isMealTime(times[name]));
  return Object.fromEntries(wrong.map((name) => [name, 'Time must be in HH:MM format (00:00 to 23:59)']));
}

/** The fields of a profile that the form edits. */
export function mealTimesOf({ breakfastTime, lunchTime, dinnerTime, timeZone }: MealTimes): MealTimes {
  return { breakfastTime, lunchTime, dinnerTime, timeZone };
}
