import { describe, expect, test } from 'vitest';
import { otherLanguages } from '../foods/other-languages.ts';
import { linesToRows } from './lines-to-rows.ts';
import { named } from './name-item.fixture.ts';
import { linesOf, type PrintedShop, printedShop, seeded } from './printed-shop.fixture.ts';
import { readReceipt } from './read-receipt.ts';
import { textToRow } from './row-reading.ts';

const latest = '2026-11-20';

/** How an English OCR model reads letters of other languages. */
function asReadInEnglish(text: string): string {
  const letters: Record<string, string> = {
    ß: 'B',
    æ: 'ae',
    ø: 'o',
    ł: 'l',
    Æ: 'AE',
    Ø: 'O',
    Ł: 'L',
    '€': 'E',
  };
  return text
    .replace(/[ßæøłÆØŁ€]/g, (letter) => letters[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const printedItems = (
  { items }: Pick<PrintedShop, 'items'>,
  letters: (text: string) => string = (text) => text,
) => items.map(({ text, amount, unit, price }) => `${letters(text)} | ${amount} ${unit} | ${price}`);

describe.each(otherLanguages)('receipts in "%s"', (language) => {
  const receipts = Array.from({ length: 10 }, (_, shop) => printedShop(language, shop, seeded(shop + 1)));

  test.each(receipts.map((receipt) => [receipt.store, receipt] as const))(
    'of %s are read with store, total and currency, and no other row becomes an item',
    (_, receipt) => {
      const read = readReceipt(linesToRows(linesOf(receipt.rows.map(asReadInEnglish))), latest);
      expect(
        read.items.map(({ text, amount, unit, price }) => `${text} | ${amount} ${unit} | ${price}`),
      ).toEqual(printedItems(receipt, asReadInEnglish));
      const { store, total, currency } = receipt;
      expect(read).toMatchObject({ language, store, total, currency, checks: { sum: { agrees: true } } });
    },
  );

  test('are also read with correct letters, as a vision model returns them', () => {
    for (const receipt of receipts) {
      const read = readReceipt(receipt.rows.map(textToRow), latest);
      expect(read).toMatchObject({ language, store: receipt.store, total: receipt.total });
      expect(read.items).toHaveLength(receipt.items.length);
    }
  });

  test('have the right category for each item', () => {
    for (const { text, category } of receipts.flatMap(({ items }) => items)) {
      expect(`${text}: ${named(asReadInEnglish(text), language).category}`).toBe(`${text}: ${category}`);
    }
  });
});
