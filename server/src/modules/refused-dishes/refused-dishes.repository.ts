import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { refusedDishes } from '#db/tables/week-planning.ts';

/** Latest first. */
export function findRefused(db: Database, userId: string) {
  return db
    .select()
    .from(refusedDishes)
    .where(eq(refusedDishes.userId, userId))
    .orderBy(desc(refusedDishes.createdAt), refusedDishes.id);
}

export async function countRefused(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ dishes: count() })
    .from(refusedDishes)
    .where(eq(refusedDishes.userId, userId));
  return row!.dishes;
}

/** The dish, new or existing. */
export async function upsertRefused(db: Database, row: typeof refusedDishes.$inferInsert): Promise<string> {
  const [dish] = await db
    .insert(refusedDishes)
    .values(row)
    .onConflictDoUpdate({
      target: [refusedDishes.userId, refusedDishes.foldedTitle],
      set: { title: row.title },
    })
    .returning({ id: refusedDishes.id });
  return dish!.id;
}

export async function deleteRefused(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(refusedDishes)
    .where(and(eq(refusedDishes.userId, userId), eq(refusedDishes.id, id)))
    .returning({ id: refusedDishes.id });
  return rows.length > 0;
}
