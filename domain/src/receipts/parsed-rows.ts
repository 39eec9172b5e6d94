import type { Section } from '../foods/food.ts';
import type { RowWords } from './foreign-rows.ts';
import { type CodeStyle, flagAlone, itemText } from './item-text.ts';
import { withoutColumns } from './quantity-columns.ts';
import { type PrintedQuantity, readQuantity } from './quantity-row.ts';
import type { RowKind } from './row-kinds.ts';
import type { RowReading } from './row-reading.ts';
import { sizeAlone } from './size-in-name.ts';

/** An item while its rows are being combined. */
export type DraftItem = {
  text: string;
  price: number | null;
  quantity: PrintedQuantity | null;
  heading: Section | 'non-food' | null;
  plu: string | null;
  flags: string;
};

/** The parsed rows between the header and the total, in order. */
export type ParsedRow =
  | { kind: 'item'; draft: DraftItem }
  | { kind: 'quantity'; quantity: PrintedQuantity; flags: string }
  /** A price in its own row. */
  | { kind: 'price'; value: number; flags: string }
  /** Added to the sum, or subtracted if negative: deposits, coupons, returns. */
  | { kind: 'adjustment'; value: number }
  /** The item with this price and name was voided. */
  | { kind: 'void'; text: string; value: number | null };

/** "2 x MILK", "(2) MILK", "QTY 3 MILK", "2 Stk MILCH". */
const countBefore =
  /^(?:\((\d{1,2})\)\s*|(\d{1,2})\s?[x×X@*]\s+|QTY:?\s?(\d{1,2})(?:\s+|$)|(\d{1,2})\s?(?:stk|stck|st|szt|kpl|uds?|pz|un)\.?\s+(?=\p{L}{3}))/iu;
/** On receipts where every row begins with the count: "1 AH MELK". */
const bareCountBefore = /^(\d{1,2})\s+(?=\p{L})|^([1-9])(?=\p{Lu}{3})/u;
/** "1.234 kg BANANAS". */
const weightBefore = /^(\d{0,3}[.,]\d{2,3})\s?(kg|lbs?)\.?\s+(?=\p{L}{3})/iu;
/** The price of one, in the row of the price: "à 0,95  3,80". */
export const unitPriceAlone = /^(?:à|a|@|je|per|each|ea)\.?\s*[$£€]?\s?\d{1,4}[.,]\d{2}(?:\s?(?:eur|€))?$/i;
/** "WAS 2.50 NOW 1.99", printed between the name and the price, or in its own row. */
const wasNow = /(?:^|\s+)(?:was|reg)\.?\s*[$£]?\d*[.,]\d{2}.*$/i;

export function parsedRowsOf(
  readings: readonly RowReading[],
  style: CodeStyle,
  words: RowWords,
): ParsedRow[] {
  let heading: DraftItem['heading'] = null;
  const rows: ParsedRow[] = [];
  for (const reading of readings) {
    const [first, ...others] = reading.cells;
    const announced = reading.price === null ? words.headingOf(reading.label) : undefined;
    if (announced !== undefined) heading = announced;
    else if (first && others.some(isNameCell) && words.headingOf(first.text) !== undefined) {
      // On curled paper a heading may end up in the row below it.
      heading = words.headingOf(first.text) ?? null;
      rows.push(...parsedRowsIn(withCells(reading, others), heading, style, words));
    } else if (reading.price === null && isDepartment(reading.label)) heading = null;
    else rows.push(...parsedRowsIn(reading, heading, style, words));
  }
  return rows;
}

/** Whether a cell is a name and not the flags or code after one: in "BREAD  F", only the first cell is. */
function isNameCell({ text }: RowReading['cells'][number]): boolean {
  return /\p{L}{3}/u.test(text) && !flagAlone.test(text);
}

/** An unknown heading: "* VITAMINS *", "34-CHEESE COUNTER". */
function isDepartment(label: string): boolean {
  return /^\W*\*\s?[A-Z &/]+\s?\*\W*$|^\d{2}-[A-Z][A-Z &/]+$/.test(label);
}

function withCells(reading: RowReading, cells: RowReading['cells']): RowReading {
  return { ...reading, cells, label: cells.map(({ text }) => text.trim()).join('  ') };
}

function parsedRowsIn(
  reading: RowReading,
  heading: DraftItem['heading'],
  style: CodeStyle,
  { kindOf }: RowWords,
): ParsedRow[] {
  const { label, price } = reading;
  const flags = price?.flags ?? '';
  const quantity = readQuantity(fullText(reading));
  if (quantity && !price?.isNegative) return [{ kind: 'quantity', quantity, flags }];
  const size = price === null ? sizeAlone(label, style.language) : null;
  if (size) {
    return [
      { kind: 'quantity', quantity: { ...size, product: null, total: null, alternative: null }, flags },
    ];
  }
  if (price && (!/[\p{L}\d]/u.test(label) || flagAlone.test(label) || isNote(label))) {
    return [
      price.isNegative
        ? { kind: 'adjustment', value: -price.value }
        : { kind: 'price', value: price.value, flags },
    ];
  }
  const kind = kindOf(label);
  if (kind !== 'other') return rowsOfKind(kind, reading);
  const draft = draftOf(reading, heading, style);
  if (draft === null) return [];
  if (price?.isNegative) return [{ kind: 'void', text: draft.text, value: price.value }];
  return [{ kind: 'item', draft }];
}

function isNote(label: string): boolean {
  return unitPriceAlone.test(label) || /^was\b.*\bnow\b/i.test(label);
}

function rowsOfKind(kind: RowKind, { label, price }: RowReading): ParsedRow[] {
  if (kind === 'void') return [{ kind: 'void', text: withoutVoid(label), value: price?.value ?? null }];
  if (price === null) return [];
  if (kind === 'charge')
    return [{ kind: 'adjustment', value: price.isNegative ? -price.value : price.value }];
  // Savings without a minus are only informative and not subtracted.
  return price.isNegative ? [{ kind: 'adjustment', value: -price.value }] : [];
}

function withoutVoid(label: string): string {
  return label
    .replace(
      /\W*\b(?:void(?:ed)?|item|error|correct(?:ion)?|corr|cancel+(?:ed)?|refund|return(?:ed)?)\b\W*/gi,
      ' ',
    )
    .trim();
}

function draftOf(
  { cells, price }: RowReading,
  heading: DraftItem['heading'],
  style: CodeStyle,
): DraftItem | null {
  const [firstCell, ...others] = cells;
  if (!firstCell) return null;
  // A count in a cell of its own: "3", "Avocados".
  const isCount = style.countedFirst && /^\d{1,2}$/.test(firstCell.text) && others.length > 0;
  const [nameCell, ...more] = isCount
    ? [{ ...others[0]!, text: `${firstCell.text} ${others[0]!.text}` }, ...others.slice(1)]
    : cells;
  const before = quantityBefore(nameCell!.text, style);
  const read = itemText([{ ...nameCell!, text: before.rest }, ...more], style);
  const later = before.quantity ? null : quantityBefore(read.text, { ...style, countedFirst: false });
  const named = (later?.rest ?? read.text).replace(wasNow, '');
  const { text, quantity } = withoutColumns(named, price?.value ?? null, style.language);
  // Two letters without a price are a flag.
  if (text === '' || (price === null && text.length < 3)) return null;
  return {
    text,
    price: price?.value ?? null,
    quantity: quantity ?? before.quantity ?? later?.quantity ?? null,
    heading,
    plu: read.plu,
    flags: [read.flags, price?.flags ?? ''].join(' ').trim(),
  };
}

/** Splits a row into the quantity before the name and the rest. */
function quantityBefore(
  text: string,
  { countedFirst }: CodeStyle,
): { quantity: PrintedQuantity | null; rest: string } {
  const none = { product: null, total: null, alternative: null };
  const weighed = weightBefore.exec(text);
  if (weighed) {
    const unit = weighed[2]!.toLowerCase() === 'kg' ? 'kg' : 'lb';
    const quantity = { amount: Number(weighed[1]!.replace(',', '.')), unit, ...none } as const;
    return { quantity, rest: text.slice(weighed[0].length) };
  }
  const counted = countBefore.exec(text) ?? (countedFirst ? bareCountBefore.exec(text) : null);
  const amount = Number(counted?.slice(1).find(Boolean) ?? 0);
  if (counted === null || amount === 0) return { quantity: null, rest: text };
  // One piece may have a size in its name, or its weight in the next row.
  if (amount === 1) return { quantity: null, rest: text.slice(counted[0].length) };
  return { quantity: { amount, unit: 'each', ...none }, rest: text.slice(counted[0].length) };
}

function fullText({ label, price }: RowReading): string {
  return price === null ? label : `${label} ${price.value.toFixed(2)}`;
}
