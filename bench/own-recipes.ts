import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import type { startProduct } from './product.ts';

type Pool = Awaited<ReturnType<typeof startProduct>>['pool'];

const rounds = 15;

/** Copies the library repeatedly with unique titles; `from` were stored before. */
export async function storeOwnRecipes(pool: Pool, userId: string, count: number, from = 0): Promise<void> {
  const rows = Array.from({ length: count - from }, (_, index) => {
    const number = from + index;
    const { facts: _facts, id: _id, ...sample } = sampleRecipes[number % sampleRecipes.length]!;
    return { ...sample, title: `${sample.title}, ${number}` };
  });
  await pool.query(
    `insert into recipes ("userId", title, description, ingredients, steps, "cookingTime", servings,
       "cuisineType", "mealType", "nutritionInfo", tags, origin)
     select $1, title, description, ingredients, instructions, "cookingTime", servings,
       "cuisineType", "mealType", "nutritionInfo", tags, 'import'
     from json_to_recordset($2) as row(title text, description text, ingredients jsonb, instructions jsonb,
       "cookingTime" int, servings int, "cuisineType" text, "mealType" text, "nutritionInfo" jsonb, tags text[])`,
    [userId, JSON.stringify(rows)],
  );
}

export async function timesOf(work: () => Promise<unknown>, count = rounds): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await timeOf(work));
  return times;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
