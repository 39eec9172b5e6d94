import { setImmediate as nextTurn } from 'node:timers/promises';
import { otherLanguages } from '@plateful/domain/foods/other-languages.ts';
import { loadItemNames, loadLanguageWords } from '@plateful/domain/receipts/load-names.ts';
import { nameItem } from '@plateful/domain/receipts/name-item.ts';
import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import { readOcrLines } from '@plateful/domain/receipts/read-ocr-lines.ts';
import { foreignReceipts, foreignSets } from './accuracy/foreign-receipts.ts';

/** Processor time of this thread, which other programs on the machine do not lengthen. */
function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** For how long reading the text of the first receipt in a language may block a server, in milliseconds. */
const bar = 50;
const rows = 60;
const [letter, row] = [10, 20];

/** Sixty lines of print in a language: item rows of its receipts, and the footer of one of them. */
function longReceipt(language: string): PrintedLine[] {
  const receipts = foreignSets
    .flatMap((set) => foreignReceipts(set))
    .filter((receipt) => receipt.language === language);
  const items = receipts.flatMap(({ labels }) => labels.map((label) => label.row));
  const footer = receipts[0]!.rows.slice(-5);
  const texts = Array.from({ length: rows - footer.length }, (_, at) => items[at % items.length]!);
  return [...texts, ...footer].flatMap((text, at) => lineOf(text, at));
}

/** The cells of a row where a photo shows them. */
function lineOf(text: string, at: number): PrintedLine[] {
  const price = /^(.*?)\s{2,}(\S.*)$/.exec(text.trimEnd());
  const cells = price
    ? ([
        [price[1]!.trim(), 0],
        [price[2]!, 300],
      ] as const)
    : ([[text.trim(), 0]] as const);
  const top = at * row;
  return cells
    .filter(([cell]) => cell !== '')
    .map(([cell, from]) => {
      const to = from + cell.length * letter;
      const corners = [
        [from, top],
        [to, top],
        [to, top + 14],
        [from, top + 14],
      ] as PrintedLine['corners'];
      return { text: cell, score: 1, corners };
    });
}

/** Reads it as the server does, and notes the longest time between two turns of the event loop. */
async function longestBlock(language: string): Promise<{ longest: number; step: string; total: number }> {
  const lines = longReceipt(language);
  let [longest, step, at, where] = [0, '', threadMilliseconds(), 'words of languages'];
  const pause = async () => {
    const blocked = threadMilliseconds() - at;
    if (blocked > longest) [longest, step] = [blocked, where];
    await nextTurn();
    at = threadMilliseconds();
  };
  await loadLanguageWords(pause);
  const start = performance.now();
  where = 'rows';
  const { receipt } = await readOcrLines(lines, '2026-11-30', pause);
  await pause();
  where = 'names';
  await loadItemNames(receipt.language, pause);
  await pause();
  where = 'items';
  for (const { text, ...hints } of receipt.items) {
    await pause();
    nameItem(text, { ...hints, store: receipt.store, language: receipt.language });
  }
  await pause();
  return { longest, step, total: performance.now() - start };
}

const language = process.argv[2] ?? 'de';
if (!otherLanguages.some((one) => one === language)) throw new Error('A language: de, fr, …');
const { longest, step, total } = await longestBlock(language);
console.log(
  `${language}: a receipt of ${rows} lines took ${total.toFixed(0)} ms and blocked for ${longest.toFixed(0)} ms at most (bar ${bar}), by ${step}`,
);
