import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { shoppingLists } from './tables/shopping-lists.ts';

/** Revokes the share links of the user's lists. */
export async function deleteShareLinks(db: Database, userId: string): Promise<void> {
  await db.update(shoppingLists).set({ shareToken: null }).where(eq(shoppingLists.userId, userId));
}
