import { expect } from 'vitest';
import type { Person } from '#testing/test-server.ts';

export const path = '/api/own-recipes';

export type Line = { text: string; recipeId?: string | null };
export const bread = {
  title: 'Everyday bread',
  description: null as string | null,
  lines: [{ text: '500 g bread flour' }, { text: '350 ml water' }, { text: '10 g salt' }] as Line[],
  steps: ['Mix flour, water and salt to a dough.', 'Bake for 40 minutes.'],
  cookingTime: 90 as number | null,
  servings: 4,
  cuisineType: null,
  mealType: null,
  tags: ['bread'],
};

/** Writes a recipe: the bread with a change. */
export async function write(person: Person, change: Partial<typeof bread> = {}, adaptedFrom?: string) {
  const document = { ...bread, ...change };
  const answer = await person.post(path, { document, key: crypto.randomUUID(), adaptedFrom });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Saved;
}
export type Saved = {
  version: number;
  recipe: {
    id: string;
    ingredients: { name: string; amount: number; unit: string; section?: string }[];
    instructions: string[];
    nutritionInfo: { calories: number };
    facts: { contains: string[]; mayContain: string[] };
    adaptedFrom: { id: string; title: string } | null;
    isOwn: boolean;
  };
};
