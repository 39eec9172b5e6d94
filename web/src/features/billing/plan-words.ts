import { type PlanSlug, type PlanType, prices } from '@plateful/contract/plans.ts';
import { formatPrice } from '#lib/format.ts';

/** Texts of docs/product.md, Pages, with its $99.99 for a year; charged is less (decision 007), which we add. */
export const upgradeLabels = {
  plus: 'Upgrade to Plus - $99.99/year',
  pro: 'Upgrade to Pro - $19.99/mo',
};

/** What a year really costs: "$99.00". */
export const yearlyCharge = formatPrice(prices.plus.yearly);

export type PlanOffer = { planSlug: PlanSlug; label: string };

type Change = {
  /** How it is paid now, if that is known. */
  present: string | null;
  /** What to know before changing. */
  hint: string;
  note: string;
  offers: readonly PlanOffer[];
};

const counts = 'What you have already paid counts.';

/** The ways to change how Plus is paid. */
export function planChange(planType: PlanType | null): Change {
  if (planType === 'monthly') {
    return {
      present: 'Monthly',
      hint: 'Save 17% by switching to yearly ($99.99/year vs $119.88/year)',
      note: `You are charged ${yearlyCharge} for a year now. ${counts}`,
      offers: [{ planSlug: 'plus-yearly', label: 'Switch to Yearly' }],
    };
  }
  if (planType === 'yearly') {
    return {
      present: 'Yearly',
      hint: `Monthly is ${formatPrice(prices.plus.monthly)} a month, which is ${formatPrice(prices.plus.monthly * 12)} a year.`,
      note: 'What you have already paid for this year counts toward the months to come.',
      offers: [{ planSlug: 'plus-monthly', label: 'Switch to Monthly' }],
    };
  }
  return {
    present: null,
    hint: 'Choose how you pay from now on.',
    note: `A year is charged at ${yearlyCharge}. ${counts}`,
    offers: [
      { planSlug: 'plus-monthly', label: 'Monthly ($9.99/mo)' },
      { planSlug: 'plus-yearly', label: 'Yearly ($99.99/year)' },
    ],
  };
}
