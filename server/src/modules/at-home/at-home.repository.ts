import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { homeFoods } from '#db/tables/home-foods.ts';

export function findHomeFoods(db: Database, userId: string) {
  const { food, grams, saidAt } = homeFoods;
  return db.select({ food, grams, saidAt }).from(homeFoods).where(eq(homeFoods.userId, userId));
}

export async function upsertHomeFood(db: Database, row: typeof homeFoods.$inferInsert): Promise<void> {
  const { grams, saidAt } = row;
  await db
    .insert(homeFoods)
    .values(row)
    .onConflictDoUpdate({ target: [homeFoods.userId, homeFoods.food], set: { grams, saidAt } });
}

export async function deleteHomeFood(db: Database, userId: string, food: string): Promise<boolean> {
  const rows = await db
    .delete(homeFoods)
    .where(and(eq(homeFoods.userId, userId), eq(homeFoods.food, food)))
    .returning({ id: homeFoods.id });
  return rows.length > 0;
}
