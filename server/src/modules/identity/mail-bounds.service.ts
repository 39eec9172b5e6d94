import type { Context } from '#context.ts';
import type { Wait } from '#db/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Ours: more than a person needs, and too few to bother one. A reset has a count of its own: no other mails use it up. */
const bounds = {
  /** Links to a new password. */
  reset: { most: 10, seconds: HOUR },
  /** Links that confirm an address, of whichever account. */
  confirmation: { most: 10, seconds: DAY },
  /** Something was changed in the account. */
  notice: { most: 20, seconds: DAY },
  waitlist: { most: 3, seconds: DAY },
  /** What subscribers do themselves; prices are announced by us. */
  subscription: { most: 20, seconds: DAY },
};

/** `sender`: the account that causes it, where there is one. */
type Counted = { kind: keyof typeof bounds; to: string; sender?: string | undefined };

/** Every mail to people is counted here before it is sent, by receiver and by sender: seconds to wait, or null when it may go. */
export function countMail(
  { throttle }: Pick<Context, 'throttle'>,
  { kind, to, sender }: Counted,
): Promise<Wait> {
  const window = (...key: string[]) => ({ key: ['mail', kind, ...key], ...bounds[kind] });
  return throttle.fill([window('to', mailboxOf(to)), ...(sender ? [window('by', sender)] : [])]);
}

/** Many providers bring all of these to one mailbox. For counting only: others tell them apart. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`.toLowerCase();
}
