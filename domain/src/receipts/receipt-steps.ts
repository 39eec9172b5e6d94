import type { Section } from '../foods/food.ts';
import { headingOf } from './heading.ts';
import { type CodeStyle, flagAlone, itemText } from './item-text.ts';
import { type PrintedQuantity, readQuantity } from './quantity-row.ts';
import { foldRow, kindOfRow, type RowKind } from './row-kinds.ts';
import type { RowReading } from './row-reading.ts';

/** An item while its rows are put together. */
export type Draft = {
  text: string;
  price: number | null;
  quantity: PrintedQuantity | null;
  heading: Section | 'non-food' | null;
  plu: string | null;
  flags: string;
};

/** What the rows between the head and the total say, one after the other. */
export type Step =
  | { kind: 'item'; draft: Draft }
  | { kind: 'quantity'; quantity: PrintedQuantity; flags: string }
  /** A price in a row of its own. */
  | { kind: 'price'; value: number; flags: string }
  /** Added to the sum, or taken off it when negative: deposits, coupons, returns. */
  | { kind: 'adjustment'; value: number }
  /** The item of this price and name was taken back. */
  | { kind: 'void'; text: string; value: number | null };

/** "2 x MILK", "(2) MILK", "QTY 3 MILK". */
const countBefore = /^(?:\((\d{1,2})\)\s*|(\d{1,2})\s?[x×X@]\s+|QTY:?\s?(\d{1,2})(?:\s+|$))/i;
/** "WAS 2.50 NOW 1.99", printed between the name and the price, or in a row of its own. */
const wasNow = /(?:^|\s+)(?:was|reg)\.?\s*[$£]?\d*[.,]\d{2}.*$/i;

export function stepsOf(readings: readonly RowReading[], style: CodeStyle): Step[] {
  let heading: Draft['heading'] = null;
  const steps: Step[] = [];
  for (const reading of readings) {
    const [first, ...others] = reading.cells;
    const announced = reading.price === null ? headingOf(reading.label) : undefined;
    if (announced !== undefined) heading = announced;
    else if (first && others.length > 0 && headingOf(first.text) !== undefined) {
      // On curled paper a heading may seem to stand in the row below it.
      heading = headingOf(first.text) ?? null;
      steps.push(...stepOf(withCells(reading, others), heading, style));
    } else if (reading.price === null && isDepartment(reading.label)) heading = null;
    else steps.push(...stepOf(reading, heading, style));
  }
  return steps;
}

/** A heading that we do not know: "* VITAMINS *", "34-CHEESE COUNTER". */
function isDepartment(label: string): boolean {
  return /^\W*\*\s?[A-Z &/]+\s?\*\W*$|^\d{2}-[A-Z][A-Z &/]+$/.test(label);
}

function withCells(reading: RowReading, cells: RowReading['cells']): RowReading {
  return { ...reading, cells, label: cells.map(({ text }) => text.trim()).join('  ') };
}

function stepOf(reading: RowReading, heading: Draft['heading'], style: CodeStyle): Step[] {
  const { label, price } = reading;
  const flags = price?.flags ?? '';
  const folded = foldRow(label);
  const quantity = readQuantity(fullText(reading));
  if (quantity && !price?.isNegative) return [{ kind: 'quantity', quantity, flags }];
  if (price && (!/[\p{L}\d]/u.test(label) || flagAlone.test(label) || /^was\b.*\bnow\b/i.test(label))) {
    return [
      price.isNegative
        ? { kind: 'adjustment', value: -price.value }
        : { kind: 'price', value: price.value, flags },
    ];
  }
  const kind = kindOfRow(folded);
  if (kind !== 'other') return asideOf(kind, reading);
  const draft = draftOf(reading, heading, style);
  if (draft === null) return [];
  if (price?.isNegative) return [{ kind: 'void', text: draft.text, value: price.value }];
  return [{ kind: 'item', draft }];
}

function asideOf(kind: RowKind, { label, price }: RowReading): Step[] {
  if (kind === 'void') return [{ kind: 'void', text: withoutVoid(label), value: price?.value ?? null }];
  if (price === null) return [];
  if (kind === 'charge')
    return [{ kind: 'adjustment', value: price.isNegative ? -price.value : price.value }];
  // A saving printed without a minus is told, not taken off.
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

function draftOf({ cells, price }: RowReading, heading: Draft['heading'], style: CodeStyle): Draft | null {
  const [firstCell, ...others] = cells;
  if (!firstCell) return null;
  const counted = countBefore.exec(firstCell.text);
  const rest = counted ? firstCell.text.slice(counted[0].length) : firstCell.text;
  const read = itemText([{ ...firstCell, text: rest }, ...others], style);
  const countedLater = counted ? null : countBefore.exec(read.text);
  const named = read.text.slice(countedLater?.[0].length ?? 0).replace(wasNow, '');
  const { text, quantity } = withoutColumns(named, price?.value ?? null);
  // Two letters without a price are a mark of the till.
  if (text === '' || (price === null && text.length < 3)) return null;
  const count = Number((counted ?? countedLater)?.slice(1).find(Boolean) ?? 0);
  return {
    text,
    price: price?.value ?? null,
    quantity:
      count > 0 ? { amount: count, unit: 'each', product: null, total: null, orElse: null } : quantity,
    heading,
    plu: read.plu,
    flags: [read.flags, price?.flags ?? ''].join(' ').trim(),
  };
}

const columns =
  /^(.*?\p{L}.*?)\s+(?:(\d{1,3}(?:[.,]\d{1,3})?)\s*(ea|each|kg|lb)?\s*(?:[@xX×]\s*)?)?[$£€R]?\s?(\d{1,4}[.,]\d{2})(?:\s*(?:ea|each))?$/iu;

/** "MILK 2L   2   3.50" before a price of 7.00, "PLUMS 0.520 3.10" before 1.61: columns of amount and unit price. */
function withoutColumns(
  text: string,
  price: number | null,
): { text: string; quantity: PrintedQuantity | null } {
  const match = columns.exec(text);
  if (!match || price === null) return { text, quantity: null };
  const [, name = '', count, word, unitPrice = ''] = match;
  const one = numberOf(unitPrice);
  const amount = count === undefined ? Math.round(price / one) : numberOf(count);
  const fits = one > 0 && amount > 0 && Math.abs(amount * one - price) < 0.015;
  // A column of regular prices beside what was paid.
  if (count === undefined && (!fits || amount === 1)) return { text: name, quantity: null };
  if (!fits) return { text, quantity: null };
  return {
    text: name,
    quantity: { amount, unit: unitOf(count, word), product: price, total: price, orElse: null },
  };
}

/** Scales print kilograms with three decimals, pounds with two. */
function unitOf(count: string | undefined, word: string | undefined): PrintedQuantity['unit'] {
  if (word && /kg|lb/i.test(word)) return word.toLowerCase() === 'kg' ? 'kg' : 'lb';
  const decimals = /[.,](\d+)$/.exec(count ?? '')?.[1]?.length ?? 0;
  return decimals === 0 ? 'each' : decimals === 3 ? 'kg' : 'lb';
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

function fullText({ label, price }: RowReading): string {
  return price === null ? label : `${label} ${price.value.toFixed(2)}`;
}
