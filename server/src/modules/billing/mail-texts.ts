import { dayIn, formatDay } from '@plateful/domain/weeks/plain-date.ts';
import type { Mail } from '#ports/mailer.ts';
import type { DueMail } from './billing-mails.repository.ts';

const product = 'Plateful';

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
    subject: `Welcome to ${product} Plus`,
    lines: [
      'Your Plus subscription is active. Recipes are written for you and your diet now, receipts are read, and your',
      'calendar follows your week.',
      '',
      `It renews by itself until you cancel. Plan, card and invoices: ${plan}`,
    ],
  }),
  payment_failed: ({ plan }) => ({
    subject: `Your ${product} payment did not go through`,
    lines: [
      'Your card was declined for the period that has begun. We try it again in the next days, and you keep Plus',
      'meanwhile. If the card has changed, please tell us the new one:',
      '',
      plan,
    ],
  }),
  cancelled: ({ day, plan }) => ({
    subject: `Your ${product} Plus ends on ${day}`,
    lines: [
      `Your subscription ends on ${day}, and nothing is charged after that. Until then everything stays as it is;`,
      'your recipes, weeks and lists stay yours afterwards too.',
      '',
      `If you change your mind: ${plan}`,
    ],
  }),
  reactivated: ({ day, plan }) => ({
    subject: `Your ${product} Plus goes on`,
    lines: [`Good to have you back. Your subscription renews on ${day}, as before.`, '', plan],
  }),
  price_change: ({ day, amount, plan }) => ({
    subject: `The price of ${product} Plus changes`,
    lines: [
      `From ${day} on, your plan costs ${amount} for each period that begins then. What you have paid for stays paid.`,
      'If that is too much you can cancel or change your plan before, and nothing of it is charged:',
      '',
      plan,
    ],
  }),
};

export function waitlistMail(to: string, contact: string): Mail {
  return mail(to, `You are on the ${product} Pro waitlist`, [
    'We will write to you once, when the Pro plan becomes available, and never sell or share this address.',
    '',
    `If it was not you, or you no longer want to wait, tell us and we take the address off the list: ${contact}`,
  ]);
}

/** Without the name: it is free text by someone who may not own the address. */
function mail(to: string, subject: string, lines: readonly string[]): Mail {
  const text = ['Hello,', '', ...lines, '', `Your ${product} kitchen`, ''].join('\n');
  return { to, subject, text };
}
