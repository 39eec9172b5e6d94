import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { composingRule, type Rule } from '#db/throttle.ts';
import { rateLimited, tooManyAttempts } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';

const perHour = { memory: 3600, memoryFrom: 'first' } as const;
const perTenMinutes = { memory: 600, memoryFrom: 'first' } as const;

/**
 * A household or a school behind one address stays far below these limits. Beyond a limit, one request succeeds after
 * each wait.
 */
const rules = {
  /** Each request inserts a row. */
  waitlist: { free: 300, firstWait: 60, maxWait: 60, ...perHour },
  checkout: { free: 300, firstWait: 60, maxWait: 60, ...perHour },
  'checkout done': { free: 300, firstWait: 60, maxWait: 60, ...perHour },
  composing: composingRule,
  /** A class typing at the same time makes some hundred requests a minute. */
  search: { free: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /**
   * Sign-ins started here and at the provider. Each inserts a row that is kept for an hour, and whole schools sign in
   * at once.
   */
  'sign-in': { free: 300, firstWait: 10, maxWait: 10, ...perTenMinutes },
  'sign-in at the provider': { free: 300, firstWait: 10, maxWait: 10, ...perTenMinutes },
  /** Counts only pictures that are not cached. */
  picture: { free: 300, firstWait: 2, maxWait: 30, ...perTenMinutes },
  /** A few milliseconds of CPU each. */
  'recipe file': { free: 300, firstWait: 2, maxWait: 30, ...perTenMinutes },
  /**
   * Counts only pages that are not cached, a few milliseconds of CPU each: search engines crawl the whole cook book.
   */
  page: { free: 1200, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /** Parsing lines of a recipe while they are typed, a few milliseconds of CPU each. */
  reading: { free: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
  /** Pasted texts of up to a hundred thousand characters. */
  'reading a text': { free: 100, firstWait: 5, maxWait: 60, ...perTenMinutes },
  /** Several phones of a household in a shop, each with one change a second. */
  'shared list': { free: 3000, firstWait: 1, maxWait: 10, ...perTenMinutes },
} satisfies Record<string, Rule>;

/** Throws `rate_limited` if the address exceeds the limit of `what`. */
export async function limitPerAddress(
  { throttle }: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  what: keyof typeof rules,
): Promise<void> {
  await limit(throttle, what, clientAddress(request));
}

async function limit({ take }: Context['throttle'], what: keyof typeof rules, who: string): Promise<void> {
  const wait = await take(rules[what], what, who);
  if (wait) throw what.startsWith('sign-in') ? tooManyAttempts(wait) : rateLimited(wait);
}

/** The same per user; visitors are limited per address. */
export async function limitEach(
  { throttle }: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  what: keyof typeof rules,
): Promise<void> {
  await limit(throttle, what, request.user?.id ?? clientAddress(request));
}

/** The same, for visitors only. */
export async function limitVisitors(
  context: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  what: keyof typeof rules,
): Promise<void> {
  if (!request.user) await limitPerAddress(context, request, what);
}
