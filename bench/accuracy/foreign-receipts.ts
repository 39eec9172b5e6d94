import { readFileSync } from 'node:fs';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import type { PrintedItem, PrintedReceipt } from '@plateful/domain/receipts/receipt.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { similarity } from '../receipt-scoring.ts';
import type { Score } from './score.ts';

export const foreignSets = ['first', 'second', 'third', 'fourth'] as const;
export type ForeignSet = (typeof foreignSets)[number];

/** A row's label; an adjustment is a deposit, a bag or a discount. */
type Label = { row: string; foods: string; amount: string; price: number };
export type ForeignReceipt = {
  language: string;
  total: number;
  /** What the print or the recognition got wrong; "sound" if nothing. */
  fault: string;
  rows: readonly string[];
  labels: readonly Label[];
};

/**
 * Receipts of supermarkets in the languages of Europe, labelled before they were read. The first line of each has language,
 * true total and planted fault; rows with a label have the pattern of acceptable ids of foods ("-" for no food, "?" if it
 * cannot be known), the amount and the true price.
 */
export function foreignReceipts(set: ForeignSet): ForeignReceipt[] {
  const text = readFileSync(new URL(`foreign-receipts/${set}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [, language = '', total, fault = ''] = head.split('\t');
      const labels = lines.flatMap((line): Label[] => {
        const [row = '', foods, amount = '', price] = line.split('\t');
        return foods === undefined ? [] : [{ row, foods, amount, price: Number(price) }];
      });
      const rows = lines.map((line) => line.split('\t')[0]!);
      return { language, total: Number(total), fault, rows, labels };
    });
}

/** A day after all of the receipts. */
const latest = '2026-11-30';
const read = ({ rows }: ForeignReceipt) => readReceipt(rows.map(textToRow), latest);

const isItem = ({ foods }: Label) => foods !== 'adjustment';
const nameOf = ({ row }: Label) => row.trim().split(/\s{2,}/)[0]!;
const alike = 0.6;

type Pair = {
  label: Label;
  item: PrintedItem | null;
  store: string | null;
  language: PrintedReceipt['language'];
};

/** The labels with the items read from their rows. */
function pairsOf(receipt: ForeignReceipt): {
  pairs: Pair[];
  invented: PrintedItem[];
  printed: PrintedReceipt;
} {
  const printed = read(receipt);
  const left = [...printed.items];
  const pairs = receipt.labels.filter(isItem).map((label) => {
    const found = left
      .map((item, at) => ({ at, likeness: similarity(item.text, nameOf(label)) }))
      .reduce((a, b) => (b.likeness > a.likeness ? b : a), { at: -1, likeness: alike });
    const item = found.at < 0 ? null : left.splice(found.at, 1)[0]!;
    return { label, item, store: printed.store, language: printed.language };
  });
  return { pairs, invented: left, printed };
}

function nameReading({ label, item, store, language }: Pair): 'right' | 'wrong' | 'unknown' {
  if (item === null) return 'unknown';
  const { food, isFood } = nameItem(item.text, { ...item, store, language });
  if (label.foods === '-') return isFood && food !== null ? 'wrong' : 'right';
  if (label.foods === '?') return food === null ? 'right' : 'wrong';
  if (food === null) return 'unknown';
  return new RegExp(label.foods).test(food) ? 'right' : 'wrong';
}

function score(name: string, of: number, misses: string[]): Score {
  return { name, right: of - misses.length, of, misses };
}

const eaten = (set: ForeignSet) =>
  foreignReceipts(set)
    .flatMap((receipt) => pairsOf(receipt).pairs)
    .filter(({ label }) => label.foods !== '-');

const describe = ({ label, item, store, language }: Pair) =>
  `${language} ${label.row.trim()}: ${item && nameItem(item.text, { ...item, store, language }).food}, wanted ${label.foods}`;

/** What can be eaten, by the food that its name means. */
export function foreignNames(set: ForeignSet): Score {
  const pairs = eaten(set);
  const misses = pairs.filter((pair) => nameReading(pair) !== 'right').map(describe);
  return score(`Foods of printed names abroad, ${set} set`, pairs.length, misses);
}

export function noWrongForeignNames(set: ForeignSet): Score {
  const pairs = eaten(set);
  const misses = pairs.filter((pair) => nameReading(pair) === 'wrong').map(describe);
  return score(`No wrong food of a name abroad, ${set} set`, pairs.length, misses);
}

/** Each labelled item with its price, unless that is the planted fault, and its amount. */
export function foreignItems(set: ForeignSet): Score {
  const pairs = foreignReceipts(set)
    .filter(({ fault }) => fault === 'sound')
    .flatMap((receipt) => pairsOf(receipt).pairs);
  const misses = pairs.flatMap(({ label, item }) =>
    isRight(label, item) ? [] : [`${label.row}: read ${item?.amount} ${item?.unit} ${item?.price}`],
  );
  return score(`Items of rows abroad, ${set} set`, pairs.length, misses);
}

function isRight({ amount, price }: Label, item: PrintedItem | null): boolean {
  return item !== null && item.price === price && `${item.amount} ${item.unit}` === amount;
}

/** Whether the user is told that something is wrong, as on the page of a receipt. */
function isTold({ sum, itemCount, rows }: PrintedReceipt['checks']): boolean {
  return sum?.agrees !== true || itemCount?.agrees === false || rows?.agrees === false;
}

/** Receipts with a planted fault: told, or read as if there were none. */
export function toldFaults(set: ForeignSet): Score {
  const faulty = foreignReceipts(set).filter(({ fault }) => fault !== 'sound');
  const misses = faulty.flatMap((receipt) => {
    const { pairs, invented, printed } = pairsOf(receipt);
    const isMended =
      invented.length === 0 &&
      printed.total === receipt.total &&
      pairs.every(({ label, item }) => isRight(label, item));
    return isTold(printed.checks) || isMended ? [] : [`${receipt.language}: ${receipt.fault}`];
  });
  return score(`Faults told abroad, ${set} set`, faulty.length, misses);
}

/** Receipts without a fault: read with the true total, without a warning and without an item that is none. */
export function soundReceipts(set: ForeignSet): Score {
  const sound = foreignReceipts(set).filter(({ fault }) => fault === 'sound');
  const misses = sound.flatMap((receipt) => {
    const { invented, printed } = pairsOf(receipt);
    const faults = [
      ...(printed.total === receipt.total ? [] : [`total ${printed.total}, wanted ${receipt.total}`]),
      ...(isTold(printed.checks) ? [`false alarm ${JSON.stringify(printed.checks)}`] : []),
      ...invented.map(({ text, price }) => `invented ${text} ${price}`),
    ];
    return faults.length === 0 ? [] : [`${receipt.language} ${receipt.rows[0]}: ${faults.join('; ')}`];
  });
  return score(`Sound receipts abroad, ${set} set`, sound.length, misses);
}
