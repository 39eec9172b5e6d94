import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import ICAL from 'ical.js';
import type { Person, TestServer } from '#testing/test-server.ts';

export const [soup, stew] = sampleRecipes;
export const feedStart = '/api/calendar/feed/';

export type Subscription = { calendarToken: string; feedPath: string };

export async function feedPathOf(person: Person): Promise<string> {
  return ((await person.get('/api/calendar')).body as Subscription).feedPath;
}

/** The feed as a calendar app gets it: without a cookie. */
export async function feedOf(server: TestServer, person: Person) {
  return server.visitor().get(await feedPathOf(person));
}

export async function plan(
  person: Person,
  date: string,
  mealType = 'dinner',
  recipeId = soup!.id,
  servings?: number,
) {
  const meal = { recipeId, date, mealType, ...(servings && { servings }) };
  const { body } = await person.post('/api/meal-plans', meal);
  return (body as { mealPlan: { id: string } }).mealPlan;
}

export function putMealTimes(person: Person, mealTimes: object) {
  return person.send('PUT', '/api/user/meal-times', mealTimes);
}

export function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
