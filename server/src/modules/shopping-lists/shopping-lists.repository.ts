import type { ShoppingItem } from '@plateful/contract/shopping-lists.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
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
  const { mealPlanId } = row;
  // Held, or not there any more: a meal that is removed at the same moment breaks nothing.
  const held = sql`(select ${mealPlans.id} from ${mealPlans} where ${mealPlans.id} = ${mealPlanId} for key share)`;
  const [list] = await db
    .insert(shoppingLists)
    .values({ ...row, ...(mealPlanId && { mealPlanId: held }) })
    .returning();
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
