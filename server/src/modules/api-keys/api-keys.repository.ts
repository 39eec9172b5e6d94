import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { apiKeys } from '#db/tables/api-keys.ts';

/** Latest first. */
export function findKeys(db: Database, userId: string) {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), apiKeys.id);
}

export async function countKeys(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
  return row!.keys;
}

export async function insertKey(db: Database, row: typeof apiKeys.$inferInsert) {
  const [key] = await db.insert(apiKeys).values(row).returning();
  return key!;
}

export async function deleteKey(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return rows.length > 0;
}
