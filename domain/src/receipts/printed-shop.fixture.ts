import type { OtherLanguage } from '../foods/other-languages.ts';
import { type Style, shops } from './data/shops.fixture.ts';
import type { PrintedLine } from './printed-line.ts';
import type { ReceiptUnit } from './receipt.ts';

export type PrintedGood = {
  text: string;
  category: string;
  amount: number;
  unit: ReceiptUnit;
  price: number;
};
export type PrintedShop = {
  language: OtherLanguage;
  store: string;
  currency: string;
  items: PrintedGood[];
  total: number;
  /** Cells are separated by two spaces. */
  rows: string[];
};

/** A receipt from a shop of a language. `random` (0 to 1) determines items, quantities and prices. */
export function printedShop(language: OtherLanguage, shop: number, random: () => number): PrintedShop {
  const { products, footers, perKilogram, currency, shops: all } = shops[language];
  const [store, head, style, tail, foot] = all[shop % all.length]!;
  const most = currency === '€' ? 900 : 6000;
  const offered = products.split(', ').map((one) => one.split('=') as [string, string]);
  const chosen = offered.filter(() => random() < 0.45);
  const lines = (chosen.length > 2 ? chosen : offered.slice(0, 4)).map(([name, category]) => {
    const isWeighed = name.startsWith('~');
    const each = 39 + Math.floor(random() * most);
    const amount = isWeighed
      ? (210 + Math.floor(random() * 1400)) / 1000
      : random() < 0.2
        ? 2 + Math.floor(random() * 4)
        : 1;
    const good: PrintedGood = {
      text: name.replace('~', ''),
      category,
      amount,
      unit: isWeighed ? 'kg' : 'each',
      price: Math.round(each * amount) / 100,
    };
    return { good, rows: rowsOf(good, each / 100, style, tail, perKilogram) };
  });
  const items = lines.map(({ good }) => good);
  const total = Math.round(items.reduce((sum, { price }) => sum + price, 0) * 100) / 100;
  const tax = Math.round(total * 7) / 100;
  const given = Math.ceil(total / 50) * 50;
  const count = items.reduce((sum, { amount, unit }) => sum + (unit === 'each' ? amount : 1), 0);
  const figures: Record<string, string> = {
    total: money(total),
    tax: money(tax),
    net: money(total - tax),
    given: money(given),
    change: money(given - total),
    count: String(count),
  };
  const below = footers[foot]!.replace(/\{(\w+)\}/g, (_, name: string) => figures[name]!);
  const rows = [...head.split('\n'), ...lines.flatMap((line) => line.rows), ...below.split('\n')];
  return { language, store, currency, items, total, rows };
}

function rowsOf(
  { text, amount, unit, price }: PrintedGood,
  each: number,
  style: Style,
  tail: string,
  perKilogram: string,
): string[] {
  const paid = `${money(price)}${tail}`;
  const isOne = unit === 'each' && amount === 1;
  const weight = `${amount.toFixed(3).replace('.', ',')} kg x ${money(each)} ${perKilogram}`;
  const quantity = unit === 'kg' ? weight : `${amount} x ${money(each)}`;
  if (style === 'columns') {
    if (unit === 'kg') return [`1 ${text}`, `${weight.replace(' x', '')}  ${paid}`];
    return [isOne ? `1 ${text}  ${paid}` : `${amount} ${text}  ${money(each)}  ${paid}`];
  }
  if (style === 'name-first') return isOne ? [`${text}  ${paid}`] : [text, `${quantity}  ${paid}`];
  if (style === 'inline')
    return [`${text} ${tail.trim()}  ${amountOf(amount, unit)} x${money(each)}  ${paid}`];
  if (isOne) return [`${text}  ${paid}`];
  if (style === 'price-first' && unit === 'each') return [`${text}  ${money(each)} x  ${amount}  ${paid}`];
  return style === 'above' ? [quantity, `${text}  ${paid}`] : [`${text}  ${paid}`, `   ${quantity}`];
}

function amountOf(amount: number, unit: ReceiptUnit): string {
  return unit === 'kg' ? amount.toFixed(3).replace('.', ',') : String(amount);
}

function money(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

/**
 * Text lines as OCR returns them: names on the left, prices right-aligned, with rows that bend by `bend` pixels over
 * the width of the paper.
 */
export function linesOf(rows: readonly string[], bend: (x: number) => number = () => 0): PrintedLine[] {
  const width = 900;
  const letter = 16;
  return rows.flatMap((row, at) => {
    const cells = row.split(/\s{2,}/).filter(Boolean);
    const indent = /^\s/.test(row) ? 3 * letter : 0;
    return cells.map((text, index): PrintedLine => {
      const length = text.length * letter;
      const isLast = index > 0 && index === cells.length - 1;
      const before = cells.slice(0, index).join('  ').length + (index > 0 ? 2 : 0);
      const from = isLast ? width - length : indent + before * letter;
      const y = (x: number) => 100 + at * 34 + bend(x / width);
      const [left, right] = [from, from + length];
      return {
        text,
        score: 0.95,
        corners: [
          [left, y(left)],
          [right, y(right)],
          [right, y(right) + 22],
          [left, y(left) + 22],
        ],
      };
    });
  });
}

/** Deterministic random numbers from 0 to 1 by seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
