import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foods } from '../foods/table.ts';
import { receiptUnits } from '../receipts/receipt.ts';
import { cuisines, nutritionGoals } from '../vocabulary/options.ts';
import { cuisineIndicators } from './data/cuisine-indicators.ts';
import { maxEvidence } from './insight.ts';
import type { BoughtItem, BoughtReceipt } from './purchases.ts';
import { tasteInsights } from './taste-insights.ts';
import { daysAgo, today } from './testing/baskets.ts';

/** Foods and words with and without evidence. */
const telling = cuisines.flatMap((cuisine) => cuisineIndicators[cuisine].trim().split(/[\s/]+/));
const food = fc.oneof(
  fc.constantFrom(...telling),
  fc.constantFrom(...foods.map(({ id }) => id)),
  fc.constant(null),
  fc.constant('no-such-food'),
);
const words = fc.oneof(
  fc.constantFrom('THAI NOODLE', 'ORG MILK', 'FRZ PEAS', 'KOREAN BBQ', 'PAPER TOWEL', '', '</script>'),
  fc.string({ maxLength: 20 }),
);
const bought = fc.record({
  text: words,
  name: words,
  food,
  amount: fc.oneof(fc.double({ min: 0, max: 50, noNaN: true }), fc.constantFrom(0, 1, 1e9, Number.NaN)),
  unit: fc.constantFrom(...receiptUnits),
  category: fc.constantFrom('Produce', 'Protein', 'Dairy', 'Pantry', 'Other'),
  isFood: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});
const receipts = fc
  .array(
    fc.record({ days: fc.integer({ min: -30, max: 400 }), items: fc.array(bought, { maxLength: 25 }) }),
    {
      maxLength: 8,
    },
  )
  .map((all) =>
    all.map(
      ({ days, items }, index): BoughtReceipt => ({
        id: `receipt-${index}`,
        boughtAt: daysAgo(days),
        items: items.map((one, id): BoughtItem => ({ ...one, id })),
      }),
    ),
  );
const runs = { numRuns: 150 };

test('the order of receipts and of their lines makes no difference', () => {
  fc.assert(
    fc.property(receipts, fc.integer(), (all, turn) => {
      const turned = all
        .toSorted((one, other) => ((one.items.length * 7 + turn) % 5) - ((other.items.length * 7 + turn) % 5))
        .reverse()
        .map((one) => ({ ...one, items: one.items.toReversed() }));
      expect(tasteInsights(turned, today)).toEqual(tasteInsights(all, today));
    }),
    runs,
  );
});

test('strength is between 0 and 1, the strongest first, each name once and from the option lists', () => {
  fc.assert(
    fc.property(receipts, (all) => {
      const found = tasteInsights(all, today);
      for (const list of Object.values(found)) {
        const strengths = list.map(({ strength }) => strength);
        for (const strength of strengths) expect(strength >= 0 && strength <= 1).toBe(true);
        expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
        expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      }
      for (const { name } of found.cuisines) expect(cuisines).toContain(name);
      for (const { name } of found.nutritionGoals) expect(nutritionGoals).toContain(name);
    }),
    runs,
  );
});

test('the evidence of an insight is one to five different food lines of the receipts, as printed', () => {
  fc.assert(
    fc.property(receipts, (all) => {
      for (const { because } of Object.values(tasteInsights(all, today)).flat()) {
        expect(because.length).toBeGreaterThan(0);
        expect(because.length).toBeLessThanOrEqual(maxEvidence);
        expect(new Set(because.map((one) => `${one.receiptId} ${one.itemId}`)).size).toBe(because.length);
        for (const { receiptId, itemId, text } of because) {
          const line = all.find(({ id }) => id === receiptId)?.items.find(({ id }) => id === itemId);
          expect(line?.isFood).toBe(true);
          expect(line?.text).toBe(text);
        }
      }
    }),
    runs,
  );
});

test('a deleted receipt no longer influences the insights', () => {
  fc.assert(
    fc.property(receipts, fc.nat(), (all, at) => {
      const gone = all[at % Math.max(1, all.length)];
      const left = all.filter((one) => one !== gone);
      const before = tasteInsights(left, today);
      tasteInsights(all, today);
      expect(tasteInsights(left, today)).toEqual(before);
      expect(JSON.stringify(before)).not.toContain(`"${gone?.id}"`);
    }),
    runs,
  );
});

test('non-food has no influence', () => {
  fc.assert(
    fc.property(receipts, (all) => {
      const things = all.map((one) => ({
        ...one,
        id: `${one.id}-things`,
        items: one.items.map((line) => ({ ...line, isFood: false })),
      }));
      expect(tasteInsights([...all, ...things], today)).toEqual(tasteInsights(all, today));
      expect(Object.values(tasteInsights(things, today)).flat()).toEqual([]);
    }),
    runs,
  );
});

test('deriving insights does not change the receipts', () => {
  fc.assert(
    fc.property(receipts, (all) => {
      const before = structuredClone(all);
      tasteInsights(all, today);
      expect(all).toEqual(before);
    }),
    { numRuns: 30 },
  );
});
