import { expect, test } from 'vitest';
import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

const read = (...rows: string[]) => readReceipt(rows.map(textToRow), '2026-11-20');
const readItems = (...rows: string[]) =>
  read(...rows).items.map(({ text, amount, unit, price }) => [text, amount, unit, price]);

test('the total is found behind a count of the items', () => {
  const rows = ['ICELAND FOODS LTD', 'PEAS   3.00', 'MILK   2.60', 'No. ITEMS 2    TOTAL   5.60'];
  expect(read(...rows)).toMatchObject({ total: 5.6, checks: { itemCount: { printed: 2, agrees: true } } });
  const french = [
    'SUPER U',
    'TVA FR 12',
    'Caisse 3',
    'LAIT   1,05',
    'BEURRE   2,89',
    '2 articles    TOTAL   3,94 €',
  ];
  expect(read(...french, 'Carte bleue   3,94 €').total).toBe(3.94);
});

test('a weight is read with its unit before it', () => {
  const rows = ['UNICOOP FIRENZE', 'P.IVA 00407780485', 'PEPERONI   1,63 A', 'kg 0,544 x eur/kg 2,99'];
  expect(readItems(...rows, 'TOTALE   1,63', 'Carta di credito   1,63')).toEqual([
    ['PEPERONI', 0.544, 'kg', 1.63],
  ]);
});

test('one piece has the size in its name, whether its count is printed or not', () => {
  const rows = ['Lidl sp. z o.o.', 'PARAGON FISKALNY', 'Mleko 1L     4 * 3,49   13,96 C'];
  expect(readItems(...rows, 'Chleb 500g    1 * 4,99    4,99 C', 'SUMA PLN   18,95')).toEqual([
    ['Mleko 1L', 4, 'each', 13.96],
    ['Chleb 500g', 500, 'g', 4.99],
  ]);
});

test('counts before names are read in English too, row numbers are not', () => {
  const milpa = ['La Milpa Market', '3  Avocados   4.47', '1  Queso   5.29', '8  Limes   2.00'];
  expect(readItems(...milpa, 'Total   11.76').map(([, amount]) => amount)).toEqual([3, 1, 8]);
  const numbered = ['H-E-B', '1  Avocados   4.47', '2  Queso   5.29', '3  Limes   2.00'];
  expect(readItems(...numbered, 'Total   11.76').map(([, amount]) => amount)).toEqual([1, 1, 1]);
});

test('a pack of eggs counts as one item', () => {
  const rows = ['tegut', 'EIER 10ER   3,29', 'BROT   3,49', 'SUMME EUR   6,88', 'Anzahl Artikel 2'];
  expect(read(...rows, 'GIROCARD EUR   6,88').checks.itemCount).toEqual({
    printed: 2,
    counted: 2,
    agrees: true,
  });
});

test('misread sizes are read, and loads of washing are not liters', () => {
  const rows = ['BARILLA PENNE 16Z   1.89', 'VEGEMITE 38OG   6.90', 'ARIEL 40L   9.00', 'TOTAL   17.79'];
  expect(readItems(...rows).map(([, amount, unit]) => `${amount} ${unit}`)).toEqual([
    '16 oz',
    '380 g',
    '1 each',
  ]);
});

test('a count behind the name, and the pieces of a box of eggs, are read', () => {
  expect(readItems('BLUEBERRIES PT    2 QTY    5.00 F', 'BREAD   2.00', 'BALANCE   7.00')[0]).toEqual([
    'BLUEBERRIES PT',
    2,
    'each',
    5,
  ]);
  const polish = ['AUCHAN', 'PARAGON FISKALNY', 'JAJKA WOLNY WYB. 10  C  1 x12,99   12,99C'];
  expect(readItems(...polish, 'SUMA PLN   12,99', 'KARTA   12,99')[0]?.slice(1)).toEqual([10, 'each', 12.99]);
});
