import { and, asc, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { type BillingMailKind, billingMails } from '#db/tables/billing.ts';
import { users } from '#db/tables/users.ts';

export type DueMail = {
  id: string;
  kind: BillingMailKind;
  date: Date | null;
  /** Cents, if the mail mentions a price. */
  amount: number | null;
  userId: string;
  email: string;
  timeZone: string;
};

type NewMail = typeof billingMails.$inferInsert;

/** Does nothing if the mail is already queued. */
export async function insertMail(db: Database, mail: NewMail): Promise<void> {
  await db.insert(billingMails).values(mail).onConflictDoNothing();
}

/**
 * The oldest mail that is due, locked until the transaction ends; rows locked by others are skipped. A failed mail is
 * due again after as long as it has been failing, at least a minute.
 */
export async function lockNextMail(db: Database, now: Date): Promise<DueMail | undefined> {
  const [row] = await db
    .select({
      id: billingMails.id,
      kind: billingMails.kind,
      date: billingMails.date,
      amount: billingMails.amount,
      userId: users.id,
      email: users.email,
      timeZone: users.timeZone,
    })
    .from(billingMails)
    .innerJoin(users, eq(users.id, billingMails.userId))
    .where(
      and(
        isNull(billingMails.sentAt),
        // No mail to deleted accounts.
        isNull(users.deletedAt),
        or(
          isNull(billingMails.triedAt),
          sql`${billingMails.triedAt} + greatest(${billingMails.triedAt} - ${billingMails.createdAt}, '1 minute') <= ${now}`,
        ),
      ),
    )
    .orderBy(asc(billingMails.createdAt))
    .limit(1)
    .for('update', { of: billingMails, skipLocked: true });
  return row;
}

export async function updateSent(db: Database, id: string, sentAt: Date): Promise<void> {
  await db.update(billingMails).set({ sentAt }).where(eq(billingMails.id, id));
}

export async function updateTried(db: Database, id: string, triedAt: Date): Promise<void> {
  await db.update(billingMails).set({ triedAt }).where(eq(billingMails.id, id));
}

/** Deletes notices of prices that no longer apply: if one is introduced again, subscribers are notified again. */
export async function deleteNoticesOfOtherPrices(db: Database, priceIds: readonly string[]): Promise<void> {
  const priceId = sql<string>`split_part(${billingMails.id}, ':', 2)`;
  await db
    .delete(billingMails)
    .where(and(eq(billingMails.kind, 'price_change'), notInArray(priceId, [...priceIds])));
}

export async function findSentAt(db: Database, id: string): Promise<Date | null | undefined> {
  const [row] = await db
    .select({ sentAt: billingMails.sentAt })
    .from(billingMails)
    .where(eq(billingMails.id, id));
  return row?.sentAt;
}
