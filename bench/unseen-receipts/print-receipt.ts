import type { LabeledItem } from '../receipt-scoring.ts';
import { products } from './products.ts';
import type { Register } from './register.ts';

export type Printed = { rows: string[]; items: LabeledItem[]; total: number };

const shareOf = { chosen: 0.55, several: 0.22, discounted: 0.12 } as const;

/** The receipt of one basket, and its correct labels. */
export function printReceipt(register: Register, random: () => number): Printed {
  const { several, deposit } = register;
  const money = (cents: number) => withMark((cents / 100).toFixed(2), register);
  const rows = register.head.split('\n');
  const items: LabeledItem[] = [];
  let [sum, off] = [0, 0];
  for (const [marked, category, min] of basket(register, random)) {
    const name = marked.replace(/^[~^]/, '');
    const isWeighed = marked[0] === '~';
    const each = min + Math.floor(random() * min * 0.4);
    const kilos = (180 + Math.floor(random() * 1300)) / 1000;
    const count = !isWeighed && random() < shareOf.several ? 2 + Math.floor(random() * 3) : 1;
    const cents = isWeighed ? Math.round(each * kilos) : each * count;
    const price = `${money(cents)}${register.letters[items.length % register.letters.length]}`;
    const quantity = fill(isWeighed ? register.weight : register.count, {
      n: String(count),
      kg: withMark(kilos.toFixed(3), register),
      each: money(each),
    });
    rows.push(...rowsOf(name, quantity, price, { isPlain: !isWeighed && count === 1, isWeighed, several }));
    const [amount, unit] = isWeighed ? [kilos, 'kg'] : [count, 'each'];
    items.push({ text_as_printed: name, amount, unit, price: cents / 100, category });
    sum += cents;
    if (random() < shareOf.discounted) {
      const saved = Math.max(10, Math.round(cents * 0.1));
      rows.push(fill(register.discount, { off: money(saved), name: name.toLowerCase().slice(0, 14) }));
      off += saved;
    }
    if (marked[0] === '^' && deposit) {
      for (let deposits = 0; deposits < count; deposits++) rows.push(deposit[0]);
      sum += deposit[1] * count;
    }
  }
  const total = sum - off;
  const cash = Math.ceil(total / 1000) * 1000;
  const figures = {
    ...{ sub: money(sum), off: money(off), total: money(total), tax: money(Math.round(total * 0.07)) },
    ...{ net: money(total - Math.round(total * 0.07)), tax0: money(0), given: money(cash) },
    ...{ change: money(cash - total), count: String(pieces(items)), date: dateOf(register, random) },
  };
  const foot = register.foot.split('\n').filter((row) => off > 0 || !row.includes('{off}'));
  return { rows: [...rows, ...foot.map((row) => fill(row, figures))], items, total: total / 100 };
}

function basket({ language }: Register, random: () => number) {
  const all = products[language]!;
  const chosen = all.filter(() => random() < shareOf.chosen);
  return chosen.length < 4 ? all.slice(2, 8) : chosen;
}

type RowStyle = { isPlain: boolean; isWeighed: boolean; several: Register['several'] };

function rowsOf(
  name: string,
  quantity: string,
  price: string,
  { isPlain, isWeighed, several }: RowStyle,
): string[] {
  if (isPlain) return several === 'columns' ? [`1 ${name}|${price}`] : [`${name}|${price}`];
  if (several === 'below') return [`${name}|${price}`, quantity];
  if (several === 'above') return [quantity, `${name}|${price}`];
  if (several === 'before') return [name, `${quantity}|${price}`];
  // In columns, the count is first and the unit price in the middle.
  return isWeighed ? [`1 ${name}`, `${quantity}|${price}`] : columnsOf(name, quantity, price);
}

function columnsOf(name: string, quantity: string, price: string): string[] {
  const [count, ...each] = quantity.split(' x ');
  if (/^\d+$/.test(quantity)) return [`${quantity} ${name}|${price}`];
  return [`${count!.replace(/\D+$/, '')} ${name}  ${each.join('')}|${price}`];
}

function pieces(items: readonly LabeledItem[]): number {
  return items.reduce((sum, { amount, unit }) => sum + (unit === 'each' ? amount : 1), 0);
}

function fill(row: string, values: Readonly<Record<string, string>>): string {
  return row.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function withMark(figure: string, { comma }: Register): string {
  return comma ? figure.replace('.', ',') : figure;
}

function dateOf({ language, comma }: Register, random: () => number): string {
  const day = String(1 + Math.floor(random() * 20)).padStart(2, '0');
  if (language === 'sv') return `2026-11-${day}`;
  return comma ? `${day}.11.2026` : `${day}/11/2026`;
}
