import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { composingRule, type RateLimit } from '#db/throttle.ts';
import { rateLimited, tooManyAttempts } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';

const perHour = { resetAfter: 3600, resetFrom: 'first' } as const;
const perTenMinutes = { resetAfter: 600, resetFrom: 'first' } as const;

/**
 * A household or a school behind one address stays far below these limits. Beyond a limit, one request succeeds after
 * each wait.
 */
const rules = {
  /** Each request inserts a row. */
  waitlist: { freeAttempts: 300, firstWait: 60, maxWait: 60, ...perHour },
  checkout: { freeAttempts: 300, firstWait: 60, maxWait: 60, ...perHour },
  'checkout done': { freeAttempts: 300, firstWait: 60, maxWait: 60, ...perHour },
  composing: composingRule,
  /** A class typing at the same time makes some hundred requests a minute. */
  search: { freeAttempts: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /**
   * Sign-ins started here and at the provider. Each inserts a row that is kept for an hour, and whole schools sign in
   * at once.
   */
  'sign-in': { freeAttempts: 300, firstWait: 10, maxWait: 10, ...perTenMinutes },
  'sign-in at the provider': { freeAttempts: 300, firstWait: 10, maxWait: 10, ...perTenMinutes },
  /** Counts only pictures that are not cached. */
  picture: { freeAttempts: 300, firstWait: 2, maxWait: 30, ...perTenMinutes },
  /** A few milliseconds of CPU each. */
  'recipe file': { freeAttempts: 300, firstWait: 2, maxWait: 30, ...perTenMinutes },
  /**
   * Counts only pages that are not cached, a few milliseconds of CPU each: search engines crawl the whole cook book.
   */
  page: { freeAttempts: 1200, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /** Parsing lines of a recipe while they are typed, a few milliseconds of CPU each. */
  reading: { freeAttempts: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /** Pasted texts of up to a hundred thousand characters. */
  'reading a text': { freeAttempts: 100, firstWait: 5, maxWait: 60, ...perTenMinutes },
  /** Several phones of a household in a shop, each with one change a second. */
  'shared list': { freeAttempts: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
} satisfies Record<string, RateLimit>;

/** Throws `rate_limited` if the address exceeds the limit of `rule`. */
export async function limitPerAddress(
  { throttle }: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  rule: keyof typeof rules,
): Promise<void> {
  await limit(throttle, rule, clientAddress(request));
}

async function limit(
  { take }: Context['throttle'],
  rule: keyof typeof rules,
  subject: string,
): Promise<void> {
  const wait = await take(rules[rule], rule, subject);
  if (wait) throw rule.startsWith('sign-in') ? tooManyAttempts(wait) : rateLimited(wait);
}

/** The same per user; visitors are limited per address. */
export async function limitEach(
  { throttle }: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  rule: keyof typeof rules,
): Promise<void> {
  await limit(throttle, rule, request.user?.id ?? clientAddress(request));
}

/** The same, for visitors only. */
export async function limitVisitors(
  context: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  rule: keyof typeof rules,
): Promise<void> {
  if (!request.user) await limitPerAddress(context, request, rule);
}
