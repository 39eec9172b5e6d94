import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherLanguages } from '../foods/other-languages.ts';
import { caseCount } from '../testing/property-cases.ts';
import type { Point, PrintedLine } from './printed-line.ts';
import { linesOf, printedShop, seeded } from './printed-shop.fixture.ts';
import { readOcrLines } from './read-ocr-lines.ts';

const latest = '2026-11-20';
const cases = {
  language: fc.constantFrom(...otherLanguages),
  shop: fc.nat(9),
  seed: fc.nat(),
};
const read = (lines: readonly PrintedLine[], pause = async () => {}) => readOcrLines(lines, latest, pause);
const shownItems = (items: readonly { text: string; price: number | null }[]) =>
  items.map(({ text, price }) => `${text} ${price}`);

test('paper with a slight bend moves no price to another row', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ ...cases, bend: fc.integer({ min: -6, max: 6 }) }),
      async ({ bend, ...one }) => {
        const receipt = printedShop(one.language, one.shop, seeded(one.seed));
        const { items } = (await read(linesOf(receipt.rows, (x) => bend * Math.sin(Math.PI * x)))).receipt;
        expect(shownItems(items)).toEqual(shownItems(receipt.items));
      },
    ),
    { numRuns: caseCount(100) },
  );
});

test('paper that bends by more than a row still gives the total, and the right price for most names', async () => {
  let [right, all, totals] = [0, 0, 0];
  for (const [at, language] of otherLanguages.entries()) {
    for (const bend of [-36, 36]) {
      const receipt = printedShop(language, at, seeded(at + 7));
      const seen = (await read(linesOf(receipt.rows, (x) => bend * Math.sin(Math.PI * x)))).receipt;
      totals += Number(seen.total === receipt.total);
      const found = new Set(shownItems(seen.items));
      right += shownItems(receipt.items).filter((item) => found.has(item)).length;
      all += receipt.items.length;
    }
  }
  expect(right / all).toBeGreaterThan(0.8);
  expect(totals).toBeGreaterThan(20);
});

const moved = (lines: readonly PrintedLine[], x: number, y: number): PrintedLine[] =>
  lines.map((line) => {
    const [a, b, c, d] = line.corners.map(([left, top]): Point => [left + x, top + y]);
    return { ...line, corners: [a!, b!, c!, d!] };
  });

test('no price is taken for the total because it is the sum of those above it by chance', async () => {
  const rows = [
    'CO-OP CRUMPETS  0.95',
    'MEMBER PRICE SAVING  -0.40',
    'ROOIBOS TEA BAGS  2.30',
    'WENSLEYDALE  2.85',
    'CAULIFLOWER  1.35',
    'LAMB MINCE  5.25',
    // Misread.
    'TINNED MACKEREL  1.75',
    'TOTAL  13.85',
    'PAID BY CARD  13.85',
  ];
  let pauses = 0;
  const { receipt } = await read(linesOf(rows), async () => {
    pauses += 1;
  });
  expect(receipt).toMatchObject({ total: 13.85, checks: { sum: { agrees: false } } });
  expect(receipt.items).toHaveLength(6);
  // Every bend of the paper was tried, and others were answered after each.
  expect(pauses).toBeGreaterThanOrEqual(8);
});

test('two receipts in one photo are found, side by side or one below the other', async () => {
  const one = printedShop('de', 2, seeded(3));
  const other = printedShop('de', 3, seeded(4));
  const beside = [...linesOf(one.rows), ...moved(linesOf(other.rows), 1000, 12)];
  const below = [...linesOf(one.rows), ...moved(linesOf(other.rows), 0, 34 * one.rows.length + 100)];
  const both = await read(beside);
  expect(both.others).toHaveLength(1);
  const receipts = [both, ...both.others].map(({ receipt }) => receipt);
  expect(receipts.map(({ total }) => total).toSorted()).toEqual([one.total, other.total].toSorted());
  for (const { total, items, checks } of receipts) {
    expect(checks.sum?.agrees).toBe(true);
    expect(shownItems(items)).toEqual(shownItems((total === one.total ? one : other).items));
  }
  const first = await read(below);
  expect(first).toMatchObject({ isAnotherBelow: true, others: [] });
  expect(first.receipt).toMatchObject({ total: one.total, checks: { sum: { agrees: true } } });
  expect(await read(linesOf(one.rows))).toMatchObject({ isAnotherBelow: false, others: [] });
});

test('a single receipt is never taken for two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record(cases), async ({ language, shop, seed }) => {
      const lines = linesOf(printedShop(language, shop, seeded(seed)).rows);
      expect(await read(lines)).toMatchObject({ isAnotherBelow: false, others: [] });
    }),
    { numRuns: caseCount(100) },
  );
});
