import type { Context } from '#context.ts';
import type { Wait } from '#db/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Ours: more than a person needs, and too few to bother one. */
const bounds = {
  /** Links to a new password, to addresses that nobody proved; an account's own are bounded by those that wait. */
  reset: { most: 10, seconds: HOUR },
  /** Links that confirm an address, of whichever account. */
  confirmation: { most: 10, seconds: DAY },
  /** Something was changed in the account. */
  notice: { most: 20, seconds: DAY },
  waitlist: { most: 3, seconds: DAY },
  /** What subscribers do themselves; prices are announced by us. */
  subscription: { most: 20, seconds: DAY },
};

/**
 * Mails to addresses that nobody proved to own, of all kinds together, from one address of the internet: two classes of a school in
 * an hour.
 */
const toStrangers = [
  { most: 60, seconds: HOUR },
  { most: 150, seconds: DAY },
];

/**
 * `sender`: the account that causes it, where there is one. `about`: notices of different things use up none of each other.
 * `address`: of whoever has a mail sent to an address that is not proved.
 */
type Counted = {
  kind: keyof typeof bounds;
  to: string;
  sender?: string | undefined;
  about?: string;
  address?: string;
};

/** Every mail to people is counted here before it is sent, by receiver and by sender: seconds to wait, or null when it may go. */
export function countMail(
  { throttle }: Pick<Context, 'throttle'>,
  { kind, to, sender, about = '', address }: Counted,
): Promise<Wait> {
  const window = (...key: string[]) => ({ key: ['mail', kind, about, ...key], ...bounds[kind] });
  const asked = (from: string) =>
    toStrangers.map((bound) => ({ key: ['mail to a stranger', String(bound.seconds), from], ...bound }));
  return throttle.fill([
    window('to', mailboxOf(to)),
    ...(sender ? [window('by', sender)] : []),
    ...(address ? asked(address) : []),
  ]);
}

/** Many providers bring all of these to one mailbox. For counting only: others tell them apart. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '').replaceAll('.', '');
  return `${name}${email.slice(at)}`.toLowerCase();
}
