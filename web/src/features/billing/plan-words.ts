import { type PlanSlug, type PlanType, prices } from '@plateful/contract/plans.ts';
import { formatPrice } from '#lib/format.ts';

/**
 * Texts of docs/product.md, Pages, which state $99.99 a year. The actual charge is lower (decision 007) and shown in
 * addition.
 */
export const upgradeLabels = {
  plus: 'Upgrade to Plus - $99.99/year',
  pro: 'Upgrade to Pro - $19.99/mo',
};

/** The amount charged for a year: "$99.00". */
export const yearlyCharge = formatPrice(prices.plus.yearly);

export type PlanOffer = { planSlug: PlanSlug; label: string };

type Change = {
  /** The current billing, if known. */
  present: string | null;
  /** A hint about the effect of changing. */
  hint: string;
  note: string;
  offers: readonly PlanOffer[];
};

const counts = 'What you already paid is credited.';

/** The offers to change the billing of Plus. */
export function planChange(planType: PlanType | null): Change {
  if (planType === 'monthly') {
    return {
      present: 'Monthly',
      hint: 'Save 17% by switching to yearly ($99.99/year vs $119.88/year)',
      note: `You pay ${yearlyCharge} now for a full year. ${counts}`,
      offers: [{ planSlug: 'plus-yearly', label: 'Switch to Yearly' }],
    };
  }
  if (planType === 'yearly') {
    return {
      present: 'Yearly',
      hint: `Monthly is ${formatPrice(prices.plus.monthly)} a month, which is ${formatPrice(prices.plus.monthly * 12)} a year.`,
      note: 'What you already paid for this year is credited toward the coming months.',
      offers: [{ planSlug: 'plus-monthly', label: 'Switch to Monthly' }],
    };
  }
  return {
    present: null,
    hint: 'Choose how you want to pay.',
    note: `Yearly billing costs ${yearlyCharge}. ${counts}`,
    offers: [
      { planSlug: 'plus-monthly', label: 'Monthly ($9.99/mo)' },
      { planSlug: 'plus-yearly', label: 'Yearly ($99.99/year)' },
    ],
  };
}
