import type { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import type { Person, TestServer } from '#testing/test-server.ts';

export const monday = '2026-11-23';
export const days = [
  monday,
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
  '2026-11-29',
];

export type Entry = {
  id: string;
  date: string;
  mealType: string;
  position: number;
  recipe: (typeof sampleRecipes)[number] | null;
  servings: number;
  servingsToCook: number;
  reason: string | null;
  note: string | null;
  leftoversOf: string | null;
  cookedOn: string | null;
  isLocked: boolean;
};
export type Week = { entries: Entry[]; undo: { editId: string; label: string } | null };
export type Saved = { editId: string; count: number };
export type Planned = {
  editId: string | null;
  count: number;
  conflicts: { date: string; message: string; help: string[] }[];
};

export async function weekOf(person: Browser, startDate = monday): Promise<Week> {
  const { status, body } = await person.get(`/api/week?startDate=${startDate}`);
  expect(status).toBe(200);
  return body as Week;
}

export const send = (person: Browser, ...actions: object[]) => person.post('/api/week-edits', { actions });

export async function edit(person: Browser, ...actions: object[]): Promise<Saved> {
  const { status, body, text } = await send(person, ...actions);
  expect(status, text).toBe(200);
  return body as Saved;
}

/** Presses "Plan my week". */
export async function planWeek(person: Browser, body: object = {}): Promise<Planned> {
  const answer = await person.post('/api/plan-week', { startDate: monday, ...body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Planned;
}

export const limits = {
  allergies: ['Peanuts', 'Dairy'],
  dietaryRestrictions: ['Vegetarian'],
  avoidedFoods: ['mushrooms'],
};

/** A user with these limits, 45 minutes and three eaters. */
export async function household(server: TestServer, profile: object = {}): Promise<Person> {
  const person = await server.user();
  const { status } = await person.post('/api/taste-profile', {
    ...limits,
    timePreference: 45,
    householdSize: 3,
    ...profile,
  });
  expect(status).toBe(200);
  return person;
}
