import { createHash } from 'node:crypto';
import { ApiError } from '../api-error.ts';
import type { Tx } from '../types.ts';

export type Response = { status: number; body: object; isReplayed?: boolean };

/**
 * Runs a request once for its idempotency key: the same request gets the stored response again (Stripe, "Idempotent
 * requests"). Errors are not stored, unlike Stripe's: a refused request has changed nothing and may run again.
 */
export async function idempotent(
  { records, realNow }: Tx,
  { key, digest }: { key: string | undefined; digest: string },
  run: () => Promise<object>,
): Promise<Response> {
  const stored = key === undefined ? undefined : await records.findResponse(key);
  if (stored) {
    if (stored.digest !== digest) throw differentRequest(stored.key);
    return { status: stored.status, body: stored.body as object, isReplayed: true };
  }
  const response = { status: 200, body: await run() };
  if (key !== undefined) {
    await records.insertResponse({ key, digest, ...response, createdAt: new Date(realNow * 1000) });
  }
  return response;
}

function differentRequest(key: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/** The same for the same method, path and parameters, in any order. */
export function digestOf(method: string, path: string, form: string): string {
  const fields = [...new URLSearchParams(form)].map((field) => JSON.stringify(field)).sort();
  return createHash('sha256')
    .update(JSON.stringify([method, path, fields]))
    .digest('base64url');
}
