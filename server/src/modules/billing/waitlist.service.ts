import type { waitlistInput } from '@plateful/contract/billing.ts';
import { operator } from '@plateful/contract/operator.ts';
import type { z } from 'zod';
import type { VisitorContext } from '#context.ts';
import { countMail } from '#modules/identity/mail-rate-limits.service.ts';
import { waitlistMail } from './mail-texts.ts';
import { insertEntry } from './waitlist.repository.ts';

type Entry = z.output<typeof waitlistInput>;

/**
 * One entry per email address. A repeat succeeds without a change, so that the response does not reveal who is on the
 * list. Only the first is confirmed by mail, and mails per mailbox are limited, so that the form cannot be used to
 * flood it.
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
    ctx.log.error({ err: error }, 'sending a waitlist email failed');
  }
}
