import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseCount } from '../testing/property-cases.ts';
import { isPlainDate } from '../weeks/plain-date.ts';
import { readReceipt } from './read-receipt.ts';
import { read } from './read-text.fixture.ts';
import { receiptUnits } from './receipt.ts';
import { textToRow } from './row-reading.ts';

describe('the rest of the receipt', () => {
  const receipt = read(`
          TRADER J0E'S
       1041 Red Fox Rd
    PRODUCE
    BANANAS  4011          1.40 F
    HEALTH & BEAUTY
    TOOTHPASTE             3.00 T
    MYSTERY                1.00 T
    SUBTOTAL               5.40
    TAX                    0.30
    TOTAL                  5.70
    ITEMS 3
    03-20-2026   04:33PM
    Return before 06/21/2026`);

  test('store, day and total', () => {
    expect(receipt).toMatchObject({ store: "Trader Joe's", date: '2026-03-20', total: 5.7 });
  });

  test('items have their heading, produce code and tax flag', () => {
    expect(receipt.items[0]).toMatchObject({ heading: 'Produce', plu: '4011', taxedAsFood: true });
    expect(receipt.items[1]).toMatchObject({ heading: 'non-food', plu: null, taxedAsFood: false });
  });

  test('the printed figures agree with what was read', () => {
    expect(receipt.checks).toEqual({
      sum: { printed: 5.4, counted: 5.4, agrees: true },
      itemCount: { printed: 3, counted: 3, agrees: true },
    });
  });

  test('a missing row is noticed', () => {
    const { checks } = read('MILK   2.50\nTOTAL   7.50\nITEMS 2');
    expect(checks).toEqual({
      sum: { printed: 7.5, counted: 2.5, agrees: false },
      itemCount: { printed: 2, counted: 1, agrees: false },
    });
  });

  test.each([
    ['7.52', '7.51'],
    ['7.55', '7.52'],
    ['7.50', '7.53'],
  ])('a total of %s is not the sum of prices of %s', (total, price) => {
    expect(read(`MILK   ${price}\nTOTAL   ${total}`).checks.sum?.agrees).toBe(false);
  });

  test.each(['7.48', '7.52'])('a total of 7.50 may be rounded from %s', (price) => {
    expect(read(`MILK   ${price}\nTOTAL   7.50`).checks.sum?.agrees).toBe(true);
  });
});

describe('stores', () => {
  test.each([
    ['TRADER J0E’S', "Trader Joe's"],
    ["o'hara’s FOOD MARKET", "O'hara's Food Market"],
    ['D-Mart', 'DMart'],
    ['CONAD SUPERSTORE', 'Conad'],
    ['SUPERSTORE', 'Real Canadian Superstore'],
    ['GREEN VALLEY FARMERS MARKET', 'Green Valley Farmers Market'],
    // Logos as OCR reads them.
    ['Eoan One', null],
    ['sb.tiownis L DL', null],
    ['E-MART', null],
    ['SPARKASSE', null],
  ])('the first row "%s" gives the store %s', (top, store) => {
    expect(read(`${top}\nMILK   2.50\nTOTAL   2.50`).store).toBe(store);
  });

  test('a web address gives the store only where it is exactly the name of a chain', () => {
    const below = (row: string) => read(`MILK   2.50\nTOTAL   2.50\n${row}`).store;
    expect(below('www.kroger.com')).toBe('Kroger');
    expect(below('A1di GmbH & Co KG Herten')).toBe('Aldi');
    expect(below('www.targetoptical-survey.com')).toBeNull();
  });
});

test('a restaurant bill is distinguished from a shop’s receipt', () => {
  const bill = read('Blue Door Bistro\nServer: Ann  Table 12\nGuests 2\nBURGER   14.00\nTOTAL   14.00\nTip');
  expect(bill.isRestaurantBill).toBe(true);
  expect(read('TABLE SALT   1.00\nTOTAL   1.00').isRestaurantBill).toBe(false);
});

test.each([
  ['03/14/2026 10:00', '2026-03-14'],
  ['14/03/2026 10:00', '2026-03-14'],
  ['14.03.26', '2026-03-14'],
  ['2026-03-14', '2026-03-14'],
  ['14 Mar 2026', '2026-03-14'],
  ['March 14, 2026', '2026-03-14'],
  // Canada's two-digit year first: the other reading is years away.
  ['26/03/14 17:48', '2026-03-14'],
  // Only one of the readings is a Saturday.
  ['SAT 03/07/2026', '2026-03-07'],
  ['99/99/2026', null],
  ['03/14/2031', null],
])('the day in "%s" is %s', (row, date) => {
  expect(read(`MILK   2.50\nTOTAL   2.50\n${row}`).date).toBe(date);
});

test.each([
  ['MILK £2.50\nTOTAL £2.50', '£'],
  ['MILK 2.50\nTOTAL EUR 2.50', '€'],
  ['MILK 12.50\nTOTAL R 12.50', 'R'],
  ['MILK 2.50\nTOTAL 2.50', '$'],
  ['MILK Rs. 62.50\nTOTAL Rs. 62.50', '₹'],
  ['MILK 2.50\nTOTAL CHF 2.50', 'CHF'],
  ['MLEKO 3,49\nCHLEB 4,00\nSUMA PLN 7,49', 'zł'],
  ['MJÖLK 17,90\nATT BETALA 17,90\nVARAV MOMS 1,92', 'kr'],
  ['MILK 2.50\nTOTAL 2.50\nVAT NO GB 123', '£'],
])('the prices of %j are in %s', (rows, currency) => {
  expect(read(rows).currency).toBe(currency);
});

test('outside the United States the day comes before the month', () => {
  expect(read('MILK   £2.50\nTOTAL   £2.50\n02/03/2026 16:08').date).toBe('2026-03-02');
  expect(read('MILK   $2.50\nTOTAL   $2.50\n02/03/2026 16:08').date).toBe('2026-02-03');
});

const word = fc.string({ maxLength: 12 });
const price = fc.float({ min: 0, max: 999, noNaN: true }).map((value) => value.toFixed(2));
const printed = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.tuple(word, price).map(([name, value]) => `${name}    ${value}`),
  fc.tuple(fc.nat(99), price).map(([count, value]) => `  ${count} @ ${value}`),
  fc.constantFrom('SUBTOTAL  9.99', 'TOTAL 1.00', 'VOID', 'PRODUCE', 'ITEMS 3', '-1.00', 'TAX  0.10'),
);

test('any printed text gives a valid receipt', () => {
  fc.assert(
    fc.property(fc.array(printed, { maxLength: 40 }), (rows) => {
      const { items, date, checks } = readReceipt(rows.map(textToRow));
      expect(items.length).toBeLessThanOrEqual(rows.length);
      expect(date === null || isPlainDate(date)).toBe(true);
      for (const item of items) {
        expect(item.text).not.toBe('');
        expect(item.amount).toBeGreaterThan(0);
        expect(receiptUnits).toContain(item.unit);
        expect(item.price).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(item.price)).toBe(true);
      }
      if (checks.sum) expect(Number.isFinite(checks.sum.counted)).toBe(true);
    }),
    { numRuns: caseCount(2000) },
  );
});

test('long nonsense text is read without catastrophic backtracking', () => {
  const rows = Array.from(
    { length: 400 },
    () => `${'1 '.repeat(150)}  ${'A'.repeat(300)} ${'9.'.repeat(100)}`,
  );
  // A pattern that backtracks exponentially would exceed the time limit of a test.
  expect(readReceipt(rows.map(textToRow)).items.length).toBeLessThanOrEqual(rows.length);
});
