import { expect, test } from 'vitest';
import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

const read = (...rows: string[]) => readReceipt(rows.map(textToRow), '2026-11-20');
const told = (...rows: string[]) =>
  read(...rows).items.map(({ text, amount, unit, price }) => [text, amount, unit, price]);

test('the unit price is in a column, also for counts above ten', () => {
  const rows = [
    'ICA Supermarket',
    '1 GURKA   19,90',
    '1 MJÖLK   16,90',
    '4 FALUKORV  39,49   157,96',
    'Total   194,76 SEK',
  ];
  expect(told(...rows)).toEqual([
    ['GURKA', 1, 'each', 19.9],
    ['MJÖLK', 1, 'each', 16.9],
    ['FALUKORV', 4, 'each', 157.96],
  ]);
});

test('three decimals before a price are kilograms, whole numbers are pieces', () => {
  const head = ['PINGO DOCE', 'NIF 500829993', 'FATURA SIMPLIFICADA'];
  const rows = [
    'TOMATE CACHO   1,06',
    '   0,464 X 2,28',
    'SUMO LARANJA   3,38',
    '   2 X 1,69',
    'TOTAL A PAGAR   4,44',
  ];
  expect(told(...head, ...rows)).toEqual([
    ['TOMATE CACHO', 0.464, 'kg', 1.06],
    ['SUMO LARANJA', 2, 'each', 3.38],
  ]);
});

test('a name without a price takes the price of the weight below it', () => {
  const head = ['BIEDRONKA', 'PARAGON FISKALNY'];
  const rows = [
    '1 CHLEB ZYTNI   5,49C',
    '1 SER GOUDA   5,99C',
    '1 MAKARON   3,99C',
    '1 POMIDORY MALINOWE',
    '0,464 x 17,17   7,97C',
    'SUMA PLN   23,44',
  ];
  expect(told(...head, ...rows)).toEqual([
    ['CHLEB ZYTNI', 1, 'each', 5.49],
    ['SER GOUDA', 1, 'each', 5.99],
    ['MAKARON', 1, 'each', 3.99],
    ['POMIDORY MALINOWE', 0.464, 'kg', 7.97],
  ]);
});

test('a tax after the word for a sum, and a deposit with its kind, are no items', () => {
  const polish = [
    'PARAGON FISKALNY',
    'SER GOUDA   5,99',
    'RAZEM PTU   0,42',
    'SUMA   PLN 5,99',
    'GOTOWKA   10,00',
  ];
  expect(told(...polish)).toEqual([['SER GOUDA', 1, 'each', 5.99]]);
  const german = [
    'Vielen Dank für Ihren Einkauf',
    'Apfelschorle   1,29',
    'Pfand Einweg   0,25',
    'Total   € 1,54',
    'Bar   € 2,00',
    'Zurück   € 0,46',
  ];
  expect(told(...german)).toEqual([['Apfelschorle', 1, 'each', 1.29]]);
});

test('savings repeated in the footer are subtracted once; two equal savings are subtracted twice', () => {
  const goods = ['CORNER MARKET', 'BROWN RICE   2.19', 'MILK   3.29'];
  const again = read(...goods, 'COUPON   -0.50', 'COUPON   -0.25', 'DISCOUNT TOTAL   -0.75', 'TOTAL   4.73');
  expect(again.checks.sum).toEqual({ printed: 4.73, counted: 4.73, agrees: true });
  const twice = read(...goods, 'COUPON   -0.50', 'COUPON   -0.50', 'TOTAL   4.48');
  expect(twice.checks.sum).toEqual({ printed: 4.48, counted: 4.48, agrees: true });
});
