import type { waitlistInput } from '@plateful/contract/billing.ts';
import { operator } from '@plateful/contract/operator.ts';
import type { z } from 'zod';
import type { VisitorContext } from '#context.ts';
import { countMail } from '#modules/identity/mail-rate-limits.service.ts';
import { waitlistMail } from './mail-texts.ts';
import { insertEntry } from './waitlist.repository.ts';

type Entry = z.output<typeof waitlistInput>;

/**
 * One entry for an e-mail. A repeat succeeds and changes nothing, so the answer does not reveal who waits; only the first
 * is confirmed by mail, and few to one mailbox however it is written, so the form cannot flood it.
 */
export async function joinWaitlist(ctx: VisitorContext, entry: Entry, address: string) {
  const { email, firstName, lastName, planInterest } = entry;
  const userId = ctx.user?.id ?? null;
  const isNew = await insertEntry(ctx.db, { email, firstName, lastName, planInterest, userId });
  if (isNew) void confirm(ctx, entry, address);
  return { success: true as const };
}

/** In the background: an entry is valid without its mail. */
async function confirm(ctx: VisitorContext, { email }: Entry, address: string): Promise<void> {
  try {
    const wait = await countMail(ctx, { kind: 'waitlist', to: email, sender: ctx.user?.id, address });
    if (!wait) await ctx.mailer.send(waitlistMail(email, operator.email));
  } catch (error) {
    ctx.log.error({ err: error }, 'a mail to the waitlist could not be sent');
  }
}
