import { expect, test } from 'vitest';
import { printReceipt } from './print-receipt.ts';
import { tills } from './tills.ts';

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const printed = tills.flatMap((till) =>
  [1, 2, 3, 4, 5].map((seed) => ({ till, ...printReceipt(till, numbers(seed * 7919)) })),
);
const shown = (price: number, comma: boolean) => price.toFixed(2).replace('.', comma ? ',' : '.');

test('what a drawn receipt is labelled with stands on it', () => {
  for (const { till, rows, items, total } of printed) {
    expect(items.length).toBeGreaterThan(3);
    for (const { text_as_printed: text, price } of items) {
      expect(
        rows.some((row) => row.includes(text)),
        text,
      ).toBe(true);
      expect(
        rows.some((row) => row.includes(shown(price, till.comma))),
        `${text} ${price}`,
      ).toBe(true);
    }
    expect(rows.some((row) => row.includes(shown(total, till.comma)))).toBe(true);
    expect(rows.join('\n')).not.toMatch(/[{}]/);
  }
});

test('prices less discounts and with deposits are the total', () => {
  for (const { till, rows, items, total } of printed) {
    const [discount] = till.discount.split(/[|{:]/);
    const cents = (row: string) =>
      Math.round(Number(/[\d.,]+/.exec(row.split('|')[1]!)![0].replace(',', '.')) * 100);
    const below = new Set(till.foot.split('\n').map((row) => row.split('|')[0]));
    const goods = rows.filter((row) => row.includes('|') && !below.has(row.split('|')[0]!));
    const off = goods.filter((row) => row.startsWith(discount!)).reduce((sum, row) => sum + cents(row), 0);
    const deposits = goods.filter((row) => row === till.deposit?.[0]).length * (till.deposit?.[1] ?? 0);
    const sum = items.reduce((all, { price }) => all + Math.round(price * 100), 0);
    expect(sum + deposits - off).toBe(Math.round(total * 100));
  }
});
