import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { composingRule, type Rule } from '#db/throttle.ts';
import { rateLimited, tooManyAttempts } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';

const perHour = { memory: 3600, memoryFrom: 'first' } as const;
const perTenMinutes = { memory: 600, memoryFrom: 'first' } as const;

/**
 * A household or a school behind one address stays far below these limits; floods do not. Beyond a limit, requests from the
 * address still succeed after each wait.
 */
const rules = {
  /** Each inserts a row. */
  waitlist: { free: 300, firstWait: 60, longestWait: 60, ...perHour },
  checkout: { free: 300, firstWait: 60, longestWait: 60, ...perHour },
  'checkout done': { free: 300, firstWait: 60, longestWait: 60, ...perHour },
  composing: composingRule,
  /** A class that types at once asks some hundred times a minute. */
  search: { free: 3000, firstWait: 1, longestWait: 10, ...perTenMinutes },
  /** Sign-ins begun with us and at the provider: each makes a row that waits for an hour, and whole schools come at once. */
  'sign-in': { free: 300, firstWait: 10, longestWait: 10, ...perTenMinutes },
  'sign-in at the provider': { free: 300, firstWait: 10, longestWait: 10, ...perTenMinutes },
  /** Only what has to be drawn: the latest pictures are kept. */
  picture: { free: 300, firstWait: 2, longestWait: 30, ...perTenMinutes },
  /** Some milliseconds each. */
  'recipe file': { free: 300, firstWait: 2, longestWait: 30, ...perTenMinutes },
  /** Only what is not kept, some milliseconds each: a search engine walks the whole cook book. */
  page: { free: 1200, firstWait: 1, longestWait: 10, ...perTenMinutes },
  /** What a line of an own recipe means, while it is typed: some milliseconds each. */
  reading: { free: 3000, firstWait: 1, longestWait: 10, ...perTenMinutes },
  /** Pasted texts, some of a hundred thousand characters. */
  'reading a text': { free: 100, firstWait: 5, longestWait: 60, ...perTenMinutes },
  /** Several phones of a household in a shop, each with a change a second. */
  'shared list': { free: 3000, firstWait: 1, longestWait: 10, ...perTenMinutes },
} satisfies Record<string, Rule>;

/** Throws `rate_limited` for an address that does `what` without end. */
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

/** The same for what a user does, wherever; for visitors by their address. */
export async function limitEach(
  { throttle }: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  what: keyof typeof rules,
): Promise<void> {
  await limit(throttle, what, request.user?.id ?? clientAddress(request));
}

/** The same for visitors only. */
export async function limitVisitors(
  context: Pick<Context, 'throttle'>,
  request: FastifyRequest,
  what: keyof typeof rules,
): Promise<void> {
  if (!request.user) await limitPerAddress(context, request, what);
}
