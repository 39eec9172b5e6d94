import type { Context } from '#context.ts';
import type { Wait } from '#db/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Higher than normal use, low enough not to annoy anyone. */
const bounds = {
  /** Password resets to unverified addresses; verified ones are limited by their pending links. */
  reset: { max: 10, seconds: HOUR },
  /** Verification links of all accounts. */
  confirmation: { max: 10, seconds: DAY },
  /** Notices of changes in the account. */
  notice: { max: 20, seconds: DAY },
  waitlist: { max: 3, seconds: DAY },
  /** Mails caused by subscribers themselves; price notices are not counted. */
  subscription: { max: 20, seconds: DAY },
};

/** Mails to unverified addresses of all kinds, per IP address: enough for two school classes in an hour. */
const unverifiedLimits = [
  { max: 60, seconds: HOUR },
  { max: 150, seconds: DAY },
];

/**
 * `sender`: the account that causes it, if any. `about`: separates the limits of different notices. `address`: IP
 * address of the requester, for mails to unverified addresses.
 */
type Counted = {
  kind: keyof typeof bounds;
  to: string;
  sender?: string | undefined;
  about?: string;
  address?: string;
};

/** Counts a mail before it is sent, by recipient and sender. Seconds to wait, or null if it may be sent. */
export function countMail(
  { throttle }: Pick<Context, 'throttle'>,
  { kind, to, sender, about = '', address }: Counted,
): Promise<Wait> {
  const window = (...key: string[]) => ({ key: ['mail', kind, about, ...key], ...bounds[kind] });
  const limitsOf = (from: string) =>
    unverifiedLimits.map((bound) => ({ key: ['mail to a stranger', String(bound.seconds), from], ...bound }));
  return throttle.fill([
    window('to', mailboxOf(to)),
    ...(sender ? [window('by', sender)] : []),
    ...(address ? limitsOf(address) : []),
  ]);
}

/**
 * Normalizes spellings that many providers deliver to one mailbox. Only for counting: other providers distinguish them.
 */
function mailboxOf(email: string): string {
  const index = email.lastIndexOf('@');
  const name = email.slice(0, index).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(index)}`.toLowerCase();
}
