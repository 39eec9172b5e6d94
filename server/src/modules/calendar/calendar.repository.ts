import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

/** The user whose token, in hex, begins with `start`. */
export async function findUserByTokenStart(db: Database, start: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(
        gte(users.calendarToken, start),
        // Sorts after every hex digit, so that the query uses the index on the tokens.
        lt(users.calendarToken, `${start}g`),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  return user;
}

export async function findCalendarToken(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ token: users.calendarToken }).from(users).where(eq(users.id, userId));
  return row?.token;
}

type Change = Partial<
  Pick<
    typeof users.$inferInsert,
    'breakfastTime' | 'lunchTime' | 'dinnerTime' | 'timeZone' | 'calendarToken' | 'updatedAt'
  >
>;

export async function updateUser(db: Database, userId: string, change: Change): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}
