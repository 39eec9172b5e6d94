import type { SubscriptionTier } from '@plateful/contract/plans.ts';
import { and, desc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { checkoutIntents, subscriptions } from '#db/tables/billing.ts';
import { users } from '#db/tables/users.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Latest first. */
export function findSubscriptions(db: Database, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startedAt));
}

export async function upsertSubscription(db: Database, row: SubscriptionRow): Promise<void> {
  await db.insert(subscriptions).values(row).onConflictDoUpdate({ target: subscriptions.id, set: row });
}

type Billed = {
  stripeCustomerId?: string;
  billedEmail?: string;
  stripeSubscriptionId?: string | null;
  subscriptionTier?: SubscriptionTier;
};

export async function updateBilling(db: Database, userId: string, change: Billed): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, userId));
}

export async function findCustomerId(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: users.stripeCustomerId })
    .from(users)
    .where(eq(users.id, userId));
  return row?.customerId ?? null;
}

export async function findTier(db: Database, userId: string): Promise<SubscriptionTier | undefined> {
  const [row] = await db.select({ tier: users.subscriptionTier }).from(users).where(eq(users.id, userId));
  return row?.tier;
}

/** Includes users who deleted their account, whose subscriptions have to end. */
export async function findUserIdByCustomer(db: Database, customerId: string): Promise<string | undefined> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.stripeCustomerId, customerId));
  return row?.id;
}

/** Customers whose email address at Stripe differs from their current one. */
export async function findUserIdsWithChangedEmail(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNotNull(users.stripeCustomerId),
        isNull(users.deletedAt),
        sql`${users.billedEmail} is distinct from ${users.email}`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Users with a subscription in one of these statuses whose known period has ended. */
export async function findLapsedUserIds(
  db: Database,
  statuses: readonly SubscriptionRow['status'][],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(inArray(subscriptions.status, [...statuses]), lte(subscriptions.currentPeriodEnd, now)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Users with an ongoing subscription that was not fetched since then. */
export async function findUserIdsToRefetch(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(isNull(subscriptions.endedAt), lte(subscriptions.checkedAt, since)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Users with an expired checkout whose outcome is unknown. */
export async function findUserIdsWithOpenIntents(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: checkoutIntents.userId })
    .from(checkoutIntents)
    .where(and(eq(checkoutIntents.status, 'pending'), lte(checkoutIntents.expiresAt, now)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

/** Live subscriptions that renew at a price other than these. */
export async function findSubscriptionsAtOldPrice(
  db: Database,
  priceIds: readonly string[],
  statuses: readonly SubscriptionRow['status'][],
) {
  const { id, userId, planSlug, priceId, amount } = subscriptions;
  const rows = await db
    .select({ id, userId, planSlug, priceId, amount })
    .from(subscriptions)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.deletedAt)))
    .where(
      and(
        inArray(subscriptions.status, [...statuses]),
        notInArray(subscriptions.priceId, [...priceIds]),
        eq(subscriptions.cancelAtPeriodEnd, false),
      ),
    );
  return rows.flatMap((row) =>
    row.userId && row.planSlug ? [{ ...row, userId: row.userId, planSlug: row.planSlug }] : [],
  );
}

/** Checkouts of visitors who never signed in. */
export async function updateAbandonedIntents(db: Database, now: Date): Promise<void> {
  await db
    .update(checkoutIntents)
    .set({ status: 'expired' })
    .where(
      and(
        isNull(checkoutIntents.userId),
        eq(checkoutIntents.status, 'pending'),
        lte(checkoutIntents.expiresAt, now),
      ),
    );
}
