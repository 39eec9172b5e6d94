import { expect, test } from 'vitest';
import { printReceipt } from './print-receipt.ts';
import { registers } from './registers.ts';

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const printed = registers.flatMap((register) =>
  [1, 2, 3, 4, 5].map((seed) => ({ register, ...printReceipt(register, numbers(seed * 7919)) })),
);
const shown = (price: number, comma: boolean) => price.toFixed(2).replace('.', comma ? ',' : '.');

test('what a drawn receipt is labelled with stands on it', () => {
  for (const { register, rows, items, total } of printed) {
    expect(items.length).toBeGreaterThan(3);
    for (const { text_as_printed: text, price } of items) {
      expect(
        rows.some((row) => row.includes(text)),
        text,
      ).toBe(true);
      expect(
        rows.some((row) => row.includes(shown(price, register.comma))),
        `${text} ${price}`,
      ).toBe(true);
    }
    expect(rows.some((row) => row.includes(shown(total, register.comma)))).toBe(true);
    expect(rows.join('\n')).not.toMatch(/[{}]/);
  }
});

test('prices less discounts and with deposits are the total', () => {
  for (const { register, rows, items, total } of printed) {
    const [discount] = register.discount.split(/[|{:]/);
    const cents = (row: string) =>
      Math.round(Number(/[\d.,]+/.exec(row.split('|')[1]!)![0].replace(',', '.')) * 100);
    const below = new Set(register.foot.split('\n').map((row) => row.split('|')[0]));
    const itemRows = rows.filter((row) => row.includes('|') && !below.has(row.split('|')[0]!));
    const off = itemRows.filter((row) => row.startsWith(discount!)).reduce((sum, row) => sum + cents(row), 0);
    const deposits =
      itemRows.filter((row) => row === register.deposit?.[0]).length * (register.deposit?.[1] ?? 0);
    const sum = items.reduce((all, { price }) => all + Math.round(price * 100), 0);
    expect(sum + deposits - off).toBe(Math.round(total * 100));
  }
});
