import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { expect, test } from 'vitest';
import { agreementOf, cleanRows } from './vision-rows.ts';

function line(text: string, score = 0.98): PrintedLine {
  return {
    text,
    score,
    corners: [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ],
  };
}

test('a row is one row of paper, without invisible characters', () => {
  const written = [
    'FRESH MART\n12 HIGH ST',
    ' \t ',
    '',
    'MI\u0000LK\u200b\u202e\t2.49 \u001b',
    'JALAPEÑO £1.10',
  ];
  expect(cleanRows(written)).toEqual(['FRESH MART', '12 HIGH ST', 'MILK            2.49', 'JALAPEÑO £1.10']);
  expect(cleanRows(['half \ud83d'])).toEqual(['half \ufffd']);
});

test('a wide gap does not make a long row', () => {
  expect(cleanRows([`MILK${' '.repeat(500)}2.49`])).toEqual(['MILK  2.49']);
});

test('a model that goes on and on wrote no receipt', () => {
  expect(cleanRows(Array.from({ length: 400 }, () => 'MILK  2.49'))).toHaveLength(400);
  expect(cleanRows(Array.from({ length: 401 }, () => 'MILK  2.49'))).toBeNull();
  expect(cleanRows(['MILK\n'.repeat(401)])).toBeNull();
  expect(cleanRows(['x'.repeat(200)])).toHaveLength(1);
  expect(cleanRows(['MILK', 'x'.repeat(201)])).toBeNull();
  expect(cleanRows([])).toEqual([]);
});

test('prices stand below one another, so that a code is not taken for one', () => {
  const written = [
    'MILK  3.99 F',
    'BREAD  $2.49',
    'EGGS LARGE  4.59-',
    'BANANAS  4011',
    'KIWI  2 @ 0.50  1.00 B',
    'SODA  12',
    'BEEF  1,204.00',
  ];
  expect(cleanRows(written)).toEqual([
    'MILK            3.99 F',
    'BREAD           $2.49',
    'EGGS LARGE      4.59-',
    'BANANAS  4011',
    'KIWI  2 @ 0.50  1.00 B',
    'SODA  12',
    'BEEF            1,204.00',
  ]);
  const items = ['MILK  3.99', 'RICE  2.49', 'EGGS  4.59', 'PLUMS  4042', 'TOTAL  11.07'];
  const prices = readReceipt(cleanRows(items)!.map(textToRow)).items.map(({ price }) => price);
  expect(prices).toEqual([3.99, 2.49, 4.59]);
});

const receipt = ['MILK 2.49', 'BREAD 3.19', 'EGGS 4.59', 'TOTAL 10.27'].map((text) => line(text));

test('rows with the money of the receipt are of the receipt', () => {
  expect(agreementOf(receipt, ['MILK  2.49', 'BREAD  3.19', 'EGGS  4.59', 'TOTAL  10.27'])).toEqual({
    isEnough: true,
    amounts: 4,
    found: 4,
  });
  expect(agreementOf(receipt, ['MILK  2,49 A', 'BREAD  $3.19', 'EGGS  4.59-']).isEnough).toBe(true);
});

test('rows with other money are not, and neither are those that break off', () => {
  expect(agreementOf(receipt, ['CAVIAR  99.00', 'CHAMPAGNE  59.00'])).toEqual({
    isEnough: false,
    amounts: 4,
    found: 0,
  });
  expect(agreementOf(receipt, ['MILK  2.49', 'BREAD  3.19']).isEnough).toBe(false);
});

test('the same amount over and over is one amount', () => {
  const lines = [...receipt, line('TAX 0.00'), line('CHANGE 0.00'), line('TIP 0.00'), line('FEE 0.00')];
  expect(agreementOf(lines, ['GOLD  0.00'])).toEqual({ isEnough: false, amounts: 5, found: 1 });
});

test('uncertain or too few prices of the built-in reader are ignored', () => {
  const unsure = receipt.map(({ text }) => line(text, 0.7));
  expect(agreementOf([...unsure, line('A 1.00'), line('B 2.00')], ['MILK  2.49']).isEnough).toBe(true);
  expect(agreementOf([...unsure, ...receipt.slice(0, 3)], ['CAVIAR  99.00']).isEnough).toBe(false);
});
