import { exported } from '#testing/account-files.ts';
import type { TestServer } from '#testing/test-server.ts';

export const line = (text: string, recipeId: string | null = null) => ({ text, recipeId });

/** A recipe of a file, as its owner wrote it: one ingredient, and a line for each part. */
export function written(id: string, title: string, parts: readonly string[]) {
  return {
    ...{ id, title, description: null, cookingTime: 10, servings: 2, cuisineType: null, mealType: null },
    ...{ ingredients: [{ name: 'rice', amount: 100, unit: 'g' }], instructions: ['Boil.'], tags: [] },
    ...{ nutritionInfo: null, isGenerated: false, origin: 'own', createdAt: '2026-11-01T10:00:00.000Z' },
    written: { lines: [line('100 g rice'), ...parts.map((part) => line('1 batch', part))], steps: ['Boil.'] },
    parts,
  };
}

/** An export with nothing but these recipes. */
export async function fileOf(server: TestServer, rows: object[]) {
  return { ...(await exported(await server.user())), recipes: rows };
}

export function document(lines: object[]) {
  return {
    ...{ title: 'On top', description: null, lines, steps: ['Boil.'], cookingTime: 10, servings: 2 },
    ...{ cuisineType: null, mealType: null, tags: [] },
  };
}
