import { eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { weekSettings } from '#db/tables/week-planning.ts';

export async function findWeekSettings(db: Database, userId: string) {
  const [row] = await db.select().from(weekSettings).where(eq(weekSettings.userId, userId));
  return row;
}

export async function upsertWeekSettings(db: Database, row: typeof weekSettings.$inferInsert): Promise<void> {
  const { userId: _userId, ...set } = row;
  await db.insert(weekSettings).values(row).onConflictDoUpdate({ target: weekSettings.userId, set });
}
