import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { shoppingItems, shoppingLists } from '#db/tables/shopping-lists.ts';

/** Months of lists. */
const maxSettled = 2000;

/** Half a year of weekly lists. */
const maxSettledLists = 26;

/** The outcome of foods on the user's latest lists, newest list first. */
export function findSettled(db: Database, userId: string) {
  const latest = db
    .select({ id: shoppingLists.id, createdAt: shoppingLists.createdAt })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId))
    .orderBy(desc(shoppingLists.createdAt))
    .limit(maxSettledLists)
    .as('latest');
  const { planned, own } = shoppingItems;
  const isAtHome = sql<boolean>`coalesce((${own}->>'isAtHome')::boolean, false)`;
  const settled = db
    .select({ foodId: sql<string>`${planned}->>'foodId'`.as('foodId'), isAtHome: isAtHome.as('isAtHome') })
    .from(shoppingItems)
    .where(
      and(
        // By the list only: with the user, PostgreSQL would go through all items of the user for each list.
        eq(shoppingItems.listId, latest.id),
        sql`${planned}->>'foodId' is not null`,
        or(isAtHome, sql`(${own}->>'checked')::boolean`),
      ),
    )
    .limit(maxSettled)
    .as('settled');
  return db
    .select({ foodId: settled.foodId, isAtHome: settled.isAtHome })
    .from(latest)
    .crossJoinLateral(settled)
    .orderBy(desc(latest.createdAt))
    .limit(maxSettled);
}
