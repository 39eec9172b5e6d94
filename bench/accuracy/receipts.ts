import type { Section } from '@plateful/domain/foods/food.ts';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import { readReceipt } from '@plateful/domain/receipts/read-receipt.ts';
import type { NameHints, PrintedReceipt, ReceiptUnit } from '@plateful/domain/receipts/receipt.ts';
import { textToRow } from '@plateful/domain/receipts/row-reading.ts';
import { similarity } from '../receipt-scoring.ts';
import { casesOf, type Score, scoreOf } from './score.ts';

type Item = { text: string; amount: number; unit: ReceiptUnit; price: number };
type Receipt = {
  store: string;
  date: string | null;
  total: number;
  itemCount: number | null;
  rows: string[];
  items: Item[];
};
type Named = {
  store: string;
  heading: NameHints['heading'];
  text: string;
  category: Section;
  isFood: boolean;
};

/** The day on which the cases were written: receipts cannot be from the future. */
const latest = '2026-11-20';
const read = ({ rows }: Receipt) => readReceipt(rows.map(textToRow), latest);
const isNamed = (a: string, b: string) => similarity(a, b) >= 0.9;

/** Each labelled item: correct if found by name with the right amount, unit and price. */
export function receiptItems(): Score {
  const cases = casesOf<Receipt>('receipts.jsonl').flatMap((receipt) => {
    const left = [...read(receipt).items];
    return receipt.items.map((item) => {
      const index = left.findIndex(({ text }) => isNamed(text, item.text));
      return { receipt, item, found: index < 0 ? undefined : left.splice(index, 1)[0] };
    });
  });
  return scoreOf('Items of printed rows', cases, ({ receipt, item, found }) => {
    const { amount, unit, price } = found ?? {};
    if (amount === item.amount && unit === item.unit && price === item.price) return null;
    return `${receipt.store}: ${item.text} ${item.amount} ${item.unit} ${item.price}, read ${amount} ${unit} ${price}`;
  });
}

/** Each item read: correct if it is on the receipt. */
export function inventedItems(): Score {
  const cases = casesOf<Receipt>('receipts.jsonl').flatMap((receipt) => {
    const left = receipt.items.map(({ text }) => text);
    return read(receipt).items.map(({ text }) => {
      const index = left.findIndex((name) => isNamed(text, name));
      return { receipt, text, isReal: index >= 0 && left.splice(index, 1).length === 1 };
    });
  });
  return scoreOf('No item that is none', cases, ({ receipt, text, isReal }) =>
    isReal ? null : `${receipt.store}: ${text}`,
  );
}

/** Date, total and self-check of each receipt. */
export function receiptFigures(): Score {
  const missesOf = (receipt: Receipt, { date, total, checks }: PrintedReceipt) => [
    ...(date === receipt.date ? [] : [`date ${date}, wanted ${receipt.date}`]),
    ...(total === receipt.total ? [] : [`total ${total}, wanted ${receipt.total}`]),
    ...(checks.sum?.agrees ? [] : ['the sum does not agree']),
    ...((checks.itemCount?.printed ?? null) === receipt.itemCount ? [] : ['item count']),
  ];
  return scoreOf('Day, total, sum and count of receipts', casesOf<Receipt>('receipts.jsonl'), (receipt) => {
    const misses = missesOf(receipt, read(receipt));
    return misses.length === 0 ? null : `${receipt.store}: ${misses.join('; ')}`;
  });
}

const nameOf = ({ text, store, heading }: Named) =>
  nameItem(text, { store, heading, plu: null, taxedAsFood: null });

export function receiptCategories(): Score {
  return scoreOf('Categories of printed names', casesOf<Named>('receipt-names.jsonl'), (sample) => {
    const { category, name } = nameOf(sample);
    return category === sample.category
      ? null
      : `${sample.store}: ${sample.text} as ${category} (${name}), wanted ${sample.category}`;
  });
}

export function receiptNonFood(): Score {
  return scoreOf('Food or not, by printed names', casesOf<Named>('receipt-names.jsonl'), (sample) => {
    const { isFood, name } = nameOf(sample);
    return isFood === sample.isFood
      ? null
      : `${sample.store}: ${sample.text} as ${isFood ? '' : 'no '}food (${name})`;
  });
}
