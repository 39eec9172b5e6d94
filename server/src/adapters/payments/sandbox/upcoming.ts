import { and, eq, isNotNull, min } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { paymentSandboxObjects } from '#db/tables/payment-sandbox.ts';

const { kind, dueAt } = paymentSandboxObjects;

/** When the next period of anybody's subscription ends, in unix seconds; undefined when there is none. */
export async function nextRenewal(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ at: min(dueAt) })
    .from(paymentSandboxObjects)
    .where(and(eq(kind, 'subscription'), isNotNull(dueAt)));
  return row?.at ?? undefined;
}
