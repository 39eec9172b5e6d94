import type { checkoutStatuses, PlanSlug } from '@plateful/contract/plans.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { checkoutIntents } from '#db/tables/billing.ts';

export type Intent = typeof checkoutIntents.$inferSelect;

type NewIntent = { userId: string | null; planSlug: PlanSlug; priceId: string; expiresAt: Date };

export async function insertIntent(db: Database, intent: NewIntent): Promise<Intent> {
  const [row] = await db.insert(checkoutIntents).values(intent).returning();
  return row!;
}

/** An intent of the user, or of a visitor who has signed in since, that is still unpaid. */
export async function findPayableIntent(
  db: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<Intent | undefined> {
  const [row] = await db
    .select()
    .from(checkoutIntents)
    .where(
      and(
        eq(checkoutIntents.id, id),
        or(isNull(checkoutIntents.userId), eq(checkoutIntents.userId, userId)),
        eq(checkoutIntents.status, 'pending'),
        gt(checkoutIntents.expiresAt, now),
      ),
    );
  return row;
}

export function findPendingIntents(db: Database, userId: string): Promise<Intent[]> {
  return db
    .select()
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.userId, userId), eq(checkoutIntents.status, 'pending')));
}

type Change = { userId?: string; expiresAt?: Date; status?: (typeof checkoutStatuses)[number] };

/** Updates an intent if it is pending; closed ones keep their status. */
export async function updatePendingIntent(db: Database, id: string, change: Change): Promise<void> {
  await db
    .update(checkoutIntents)
    .set(change)
    .where(and(eq(checkoutIntents.id, id), eq(checkoutIntents.status, 'pending')));
}
