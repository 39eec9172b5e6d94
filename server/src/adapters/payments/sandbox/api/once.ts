import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { paymentSandboxAnswers } from '#db/tables/payment-sandbox.ts';
import { Fault } from '../faults.ts';
import type { Work } from '../kinds.ts';

const { key: keyColumn } = paymentSandboxAnswers;

export type Outcome = { status: number; body: object };
type Once = { key: string | undefined; digest: string };

/**
 * Runs once for each key: whoever comes with the same key, at the same time too, waits for the first and gets its answer,
 * be it a refusal (Stripe, "Idempotent requests"). What failed through our fault leaves no answer behind.
 */
export async function once(
  work: Work,
  { key, digest }: Once,
  run: (work: Work) => Promise<object>,
): Promise<Outcome & { isReplayed?: boolean }> {
  if (key === undefined) return attempt(work, run);
  const { db } = work;
  const createdAt = new Date(work.realNow * 1000);
  const [mine] = await db
    .insert(paymentSandboxAnswers)
    .values({ key, digest, status: 0, body: {}, createdAt })
    .onConflictDoNothing()
    .returning({ key: keyColumn });
  if (!mine) {
    const [known] = await db.select().from(paymentSandboxAnswers).where(eq(keyColumn, key));
    if (known?.digest !== digest) throw otherRequest(key);
    return { status: known.status, body: known.body as object, isReplayed: true };
  }
  const outcome = await attempt(work, run);
  await db.update(paymentSandboxAnswers).set(outcome).where(eq(keyColumn, key));
  return outcome;
}

/** A refusal undoes what was done for the request, and nothing else. */
async function attempt(work: Work, run: (work: Work) => Promise<object>): Promise<Outcome> {
  try {
    const happened: Work['happened'] = [];
    const body = await work.db.transaction((db) => run({ ...work, db, happened }));
    work.happened.push(...happened);
    return { status: 200, body };
  } catch (error) {
    if (error instanceof Fault) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function otherRequest(key: string): Fault {
  return new Fault(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** The same for the same call with the same parameters, in whatever order they are. */
export function digestOf(method: string, path: string, form: string): string {
  const fields = [...new URLSearchParams(form)].map((field) => JSON.stringify(field)).sort();
  return createHash('sha256')
    .update(JSON.stringify([method, path, fields]))
    .digest('base64url');
}
