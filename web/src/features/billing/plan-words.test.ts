import { prices } from '@plateful/contract/plans.ts';
import { expect, test } from 'vitest';
import { planChange, upgradeLabels, yearlyCharge } from './plan-words.ts';

test('monthly subscribers are offered yearly billing with its price and savings', () => {
  const { offers, hint, note } = planChange('monthly');
  expect(offers).toEqual([{ planSlug: 'plus-yearly', label: 'Switch to Yearly' }]);
  expect(hint).toBe('Save 17% by switching to yearly ($99.99/year vs $119.88/year)');
  expect(note).toContain('$99.00');
});

test('yearly subscribers are offered monthly billing', () => {
  expect(planChange('yearly').offers).toEqual([{ planSlug: 'plus-monthly', label: 'Switch to Monthly' }]);
});

test('if the plan is unknown, both are offered', () => {
  expect(planChange(null).offers).toEqual([
    { planSlug: 'plus-monthly', label: 'Monthly ($9.99/mo)' },
    { planSlug: 'plus-yearly', label: 'Yearly ($99.99/year)' },
  ]);
});

test('no text states a lower price than is charged', () => {
  expect(cents(upgradeLabels.plus)).toBeGreaterThanOrEqual(prices.plus.yearly);
  expect(cents(yearlyCharge)).toBe(prices.plus.yearly);
  const [monthly, yearly] = planChange(null).offers.map(({ label }) => cents(label));
  expect(monthly).toBe(prices.plus.monthly);
  expect(yearly).toBeGreaterThanOrEqual(prices.plus.yearly);
  expect(cents(upgradeLabels.pro)).toBe(prices.pro.monthly);
});

/** The first price in a text, in cents. */
function cents(text: string): number {
  return Math.round(Number(/\$([\d.]+)/.exec(text)?.[1]) * 100);
}
