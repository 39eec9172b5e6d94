import { type Box, boxOf } from './line-box.ts';
import { moneyAlone } from './money.ts';
import type { PrintedLine } from './printed-line.ts';

/** Each of two receipts has at least so many names and prices. */
const fewest = 3;
/** Heights of print between two papers. */
const narrowestGap = 1;

/**
 * The print of each receipt where two lie beside each other in a photo; all of it as one where there is a single one. On
 * one paper names stand left of the gap and prices right of it; on two there are both on either side.
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
