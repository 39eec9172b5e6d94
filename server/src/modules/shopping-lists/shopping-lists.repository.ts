import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';

export type ListChange = { items?: ShoppingItem[]; isArchived?: boolean };

export function findLists(db: Database, userId: string) {
  return db
    .select()
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId))
    .orderBy(desc(shoppingLists.createdAt));
}

export async function insertList(db: Database, row: typeof shoppingLists.$inferInsert) {
  const [list] = await db.insert(shoppingLists).values(row).returning();
  return list!;
}

export async function updateList(db: Database, userId: string, id: string, change: ListChange) {
  const [list] = await db
    .update(shoppingLists)
    .set(change)
    .where(and(eq(shoppingLists.userId, userId), eq(shoppingLists.id, id)))
    .returning();
  return list;
}

export async function deleteList(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(shoppingLists)
    .where(and(eq(shoppingLists.userId, userId), eq(shoppingLists.id, id)))
    .returning({ id: shoppingLists.id });
  return rows.length > 0;
}
