import type { Page } from '@playwright/test';
import { planElsewhere, recipes, week } from '../src/kitchen.ts';
import { register } from '../src/people.ts';

const { omelette, eggsInPurgatory, chilaquiles, tomatoToast, gazpacho, padThai } = recipes;
const { puttanesca, risotto } = recipes;

/** Monday to Sunday, with some gaps. */
const days = [
  [omelette, gazpacho, puttanesca],
  [tomatoToast, risotto],
  [padThai, puttanesca],
  [eggsInPurgatory, gazpacho, risotto],
  [chilaquiles],
  [tomatoToast, padThai, puttanesca],
  [omelette, risotto],
];

/** The same week in each run: dishes of the library, in January 2030. */
export async function planWeek(page: Page): Promise<void> {
  for (const [day, meals] of days.entries()) {
    const date = week.monday.replace(/\d\d$/, (first) => String(Number(first) + day).padStart(2, '0'));
    for (const meal of meals) await planElsewhere(page, meal, date);
  }
}

/** A completed taste profile. */
export async function saveTaste(page: Page): Promise<void> {
  const answer = await page.request.post('/api/taste-profile', {
    data: {
      cuisinePreferences: ['Italian', 'Japanese', 'Mexican'],
      dietaryRestrictions: ['Vegetarian'],
      allergies: ['Peanuts'],
      nutritionGoals: ['Heart Health'],
      householdSize: 3,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** A new user on the free plan, whose email address is displayed the same in each run. */
export async function newcomer(page: Page, path: string, email: string): Promise<string> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(path)}`);
  await register(page, email);
  await page.waitForURL(path);
  return email;
}
