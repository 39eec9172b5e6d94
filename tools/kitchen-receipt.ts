import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foodsById } from '@plateful/domain/foods/table.ts';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import { readOcrLines } from '@plateful/domain/receipts/read-ocr-lines.ts';
import { addDays, dayIn } from '@plateful/domain/weeks/plain-date.ts';
import { createReceiptReader } from '@plateful/server/adapters/receipt-reader/receipt-reader.ts';
import type { ReceiptReader } from '@plateful/server/ports/receipt-reader.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** The parsed receipt, as printed by `npm run --silent kitchen -- receipt FILE`. */
export async function readReceiptPhoto(reader: ReceiptReader, photo: Uint8Array) {
  const { lines } = await reader.read(photo);
  const tomorrow = addDays(dayIn('UTC', new Date()), 1);
  const { receipt } = await readOcrLines(lines, tomorrow, nextTurn);
  const { store, date, total, currency, language, checks, items } = receipt;
  return {
    store,
    date,
    total,
    currency,
    language,
    checks,
    items: items.map(({ text, amount, unit, price, ...hints }) => {
      const { name, food, category } = nameItem(text, { store, language, ...hints });
      return { text, name, food: food && foodsById.get(food)!.name, amount, unit, price, category };
    }),
  };
}

/** npm runs this in the repository's folder; paths are relative to the user's. */
function fromWhereTheyStood(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/** One line of JSON per file; an unreadable file gives an error line. */
export async function* receiptAnswers(files: readonly string[]): AsyncGenerator<string> {
  const reader = createReceiptReader({ log: silent });
  try {
    for (const file of files) {
      const start = performance.now();
      try {
        const read = await readReceiptPhoto(reader, await readFile(fromWhereTheyStood(file)));
        yield JSON.stringify({ file, ...read, ms: Math.round(performance.now() - start) });
      } catch (error) {
        yield JSON.stringify({ file, error: (error as Error).message });
      }
    }
  } finally {
    await reader.close();
  }
}
