import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { Rule } from '#db/throttle.ts';
import { AppError } from '#errors.ts';
import { clientAddress } from '#http/client-address.ts';

/** Ours: a household or a school behind one address never notices; whoever fills a table or a mailbox does. */
const rule: Rule = { free: 60, firstWait: 60, longestWait: 60, memory: 3600, memoryFrom: 'first' };

/** Throws `unavailable` for an address that does `what` without end. For what visitors may do and what makes a row. */
export async function limitPerAddress(
  { throttle }: Context,
  request: FastifyRequest,
  what: string,
): Promise<void> {
  const wait = await throttle.take(rule, what, clientAddress(request));
  if (wait) throw new AppError('unavailable', 'Too many requests. Please try again in a minute.');
}
