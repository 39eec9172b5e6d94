import { type Box, boxOf } from './line-box.ts';
import { moneyAlone } from './money.ts';
import type { PrintedLine } from './printed-line.ts';

/** Minimum number of names and of prices on each of two receipts. */
const fewest = 3;
/** Minimum gap between two receipts in text heights. */
const narrowestGap = 1;

/**
 * Separates two receipts that lie side by side in a photo; all text in one part if there is only one. On a single
 * receipt, names are left of the gap and prices right of it; on two, both sides have names and prices.
 */
export function separateReceipts(lines: readonly PrintedLine[]): readonly (readonly PrintedLine[])[] {
  const boxes = lines.map(boxOf).toSorted((a, b) => a.from - b.from);
  const height = boxes.map((box) => box.height).toSorted((a, b) => a - b)[boxes.length >> 1] ?? 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [at, box] of boxes.entries()) {
    if (at > 0 && box.from - reached >= narrowestGap * height) {
      const parts = [boxes.slice(0, at), boxes.slice(at)];
      if (parts.every(isReceipt)) return parts.map((part) => part.map(({ line }) => line));
    }
    reached = Math.max(reached, box.to);
  }
  return [lines];
}

function isReceipt(boxes: readonly Box[]): boolean {
  const names = boxes.filter(({ line }) => /\p{L}{4}/u.test(line.text));
  const prices = boxes.filter(({ line }) => /\d/.test(line.text) && moneyAlone(line.text) !== null);
  return names.length >= fewest && prices.length >= fewest;
}
