import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { recipes } from './tables/recipes.ts';
import { users } from './tables/users.ts';

/** A deleted account's recipes are gone for everybody, long before they are purged. Those of the library are nobody's. */
export function isOfNoDeletedUser(db: Database) {
  const deleted = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.id, recipes.userId), isNotNull(users.deletedAt)));
  return notExists(deleted);
}
