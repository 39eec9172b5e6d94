import { expect, type Locator, type Page } from '@playwright/test';

/** Recipes of the library, whose ids never change. */
export const recipes = {
  eggsInPurgatory: { id: idOf(601), title: 'Eggs in purgatory', mealType: 'breakfast' },
  chilaquiles: { id: idOf(1001), title: 'Green chilaquiles with fried eggs', mealType: 'breakfast' },
  omelette: { id: idOf(301), title: 'Herb omelette with goat cheese', mealType: 'breakfast' },
  tomatoToast: { id: idOf(1201), title: 'Pan con tomate', mealType: 'breakfast' },
  gazpacho: { id: idOf(1203), title: 'Andalusian gazpacho', mealType: 'lunch' },
  padThai: { id: idOf(1302), title: 'Shrimp pad thai', mealType: 'lunch' },
  puttanesca: { id: idOf(605), title: 'Spaghetti puttanesca', mealType: 'dinner' },
  carbonara: { id: idOf(619), title: 'Spaghetti alla carbonara', mealType: 'dinner' },
  risotto: { id: idOf(604), title: 'Mushroom risotto', mealType: 'dinner' },
} as const;

type Recipe = { id: string; mealType: string };

/** A week in the far future, so that it never contains today. Monday to Sunday; the next one begins on the 14th. */
export const week = {
  path: '/meal-planner?week=2030-01-07',
  label: 'Jan 7 – 13, 2030',
  nextLabel: 'Jan 14 – 20, 2030',
  previousLabel: 'Dec 31, 2029 – Jan 6, 2030',
  monday: '2030-01-07',
  tuesday: '2030-01-08',
  sunday: '2030-01-13',
  nextMonday: '2030-01-14',
  nextTuesday: '2030-01-15',
};

/** The card of a planned meal. */
export function meal(page: Page, { title }: { title: string }): Locator {
  return page.getByRole('article').filter({ hasText: title });
}

/** The slot that the planner shows a recipe in: 'dinner on Monday, Jan 7'. */
export async function expectIn(page: Page, { title }: { title: string }, slot: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Remove ${title} from ${slot}` })).toHaveCount(1);
}

/** Plans a meal like another device of the same user: this page is not notified. */
export async function planElsewhere(page: Page, recipe: Recipe, date: string): Promise<void> {
  const { id: recipeId, mealType } = recipe;
  const answer = await page.request.post('/api/meal-plans', { data: { recipeId, date, mealType } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function favorElsewhere(page: Page, { id: recipeId }: Recipe): Promise<void> {
  const answer = await page.request.post('/api/user/favorites', { data: { recipeId } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What is not named is as for a user who has entered nothing. */
export async function tellTasteElsewhere(page: Page, profile: object): Promise<void> {
  const answer = await page.request.post('/api/taste-profile', { data: profile });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Generates a list of the week's meals on another device. */
export async function generateListElsewhere(page: Page): Promise<void> {
  const data = { startDate: week.monday, endDate: week.sunday };
  const answer = await page.request.post('/api/generate-shopping-list', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A file of recipes as written by other programs and web pages (schema.org, JSON-LD). */
export function cookbook(recipesIn: Record<string, string[]>) {
  const content = Object.entries(recipesIn).map(([name, recipeIngredient]) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    recipeYield: '4',
    recipeIngredient,
    recipeInstructions: ['Cook everything until it is soft.'],
  }));
  return {
    name: 'cookbook.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  };
}

/** Forbidden for a user with a peanut allergy. */
export const peanutNoodles = { 'Peanut noodles': ['250 g wheat noodles', '100 g peanuts'] };

function idOf(number: number): string {
  return `5a3b1e00-0000-8000-8000-${String(number).padStart(12, '0')}`;
}
