import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { dayIn, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { Mail } from '#ports/mailer.ts';
import type { DueMail } from './billing-mails.repository.ts';

/** Formats cents as a price. */
export function formatCents(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

export function billingMail({ kind, date, amount, email, timeZone }: DueMail, origin: string): Mail {
  const plan = `${origin}/account?tab=subscription`;
  const day = date ? formatDay(dayIn(timeZone, date), { dateStyle: 'long' }) : '';
  const { subject, lines } = texts[kind]({ day, plan, amount: formatCents(amount ?? 0) });
  return mail(email, subject, lines);
}

type Facts = { day: string; plan: string; amount: string };
type Text = { subject: string; lines: string[] };

const texts: Record<DueMail['kind'], (facts: Facts) => Text> = {
  welcome: ({ plan }) => ({
    subject: `Welcome to ${productName} Plus`,
    lines: [
      'Your Plus subscription is active. You can now generate recipes for your tastes and diets, upload receipts and',
      'see your week in your calendar.',
      '',
      `It renews automatically until you cancel. Plan, card and invoices: ${plan}`,
    ],
  }),
  payment_failed: ({ plan }) => ({
    subject: `Your ${productName} payment did not go through`,
    lines: [
      'Your card was declined for the current billing period. We will try again over the next few days,',
      'and you keep Plus until then. If your card has changed, please update it:',
      '',
      plan,
    ],
  }),
  cancelled: ({ day, plan }) => ({
    subject: `Your ${productName} Plus subscription ends on ${day}`,
    lines: [
      `Your subscription ends on ${day}, and you will not be charged again. You keep all Plus features until then.`,
      'Your recipes, weeks and lists stay in your account after that.',
      '',
      `If you change your mind, reactivate it here: ${plan}`,
    ],
  }),
  reactivated: ({ day, plan }) => ({
    subject: `Your ${productName} Plus subscription continues`,
    lines: [`Good to have you back. Your subscription renews on ${day} as before.`, '', plan],
  }),
  price_change: ({ day, amount, plan }) => ({
    subject: `The price of ${productName} Plus is changing`,
    lines: [
      `From ${day}, your plan costs ${amount} per billing period. Periods that you have already paid for are not affected.`,
      'If you cancel or change your plan before then, you will not be charged the new price:',
      '',
      plan,
    ],
  }),
};

export function waitlistMail(to: string, contact: string): Mail {
  return mail(to, `You are on the ${productName} Pro waitlist`, [
    'We will email you once, when the Pro plan becomes available. We never sell or share your address.',
    '',
    `If it was not you, or if you have changed your mind, write to us and we will remove the address: ${contact}`,
  ]);
}

/** Without the name: it is free text by someone who may not own the address. */
function mail(to: string, subject: string, lines: readonly string[]): Mail {
  const text = ['Hello,', '', ...lines, '', `The ${productName} team`, ''].join('\n');
  return { to, subject, text };
}
