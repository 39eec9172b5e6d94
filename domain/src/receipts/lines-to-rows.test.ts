import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesToRows } from './lines-to-rows.ts';
import type { Point, PrintedLine } from './printed-line.ts';

/** Projects a point of the flat paper into the photo. */
type Bend = (x: number, y: number) => Point;

function printed(text: string, x: number, y: number, bend: Bend): PrintedLine {
  const [right, height] = [x + text.length * 12, 22];
  return {
    text,
    score: 1,
    corners: [bend(x, y), bend(right, y), bend(right, y + height), bend(x, y + height)],
  };
}

/** Names on the left, prices on the right, as on a receipt. */
function receipt(rows: number, bend: Bend): PrintedLine[] {
  return Array.from({ length: rows }, (_, row) => [
    printed(`ITEM NUMBER ${row}`, 40, row * 26, bend),
    printed(`${row}.99`, 520, row * 26, bend),
  ]).flat();
}

const expected = (rows: number) =>
  Array.from({ length: rows }, (_, row) => [`ITEM NUMBER ${row}`, `${row}.99`]);
const textsOf = (lines: readonly PrintedLine[]) =>
  linesToRows(lines).map((row) => row.map(({ text }) => text));

test.each<[string, Bend]>([
  ['flat', (x, y) => [x, y]],
  ['tilted by four degrees', (x, y) => [x - y * 0.07, y + x * 0.07]],
  ['curled like a roll', (x, y) => [x, y + 20 * Math.sin(x / 500)]],
  ['narrower at the top', (x, y) => [300 + (x - 300) * (0.8 + y / 4000), y]],
])('on %s paper each price is in the row of its name', (_, bend) => {
  expect(textsOf(receipt(20, bend))).toEqual(expected(20));
});

test('the order of the text lines makes no difference', () => {
  const lines = receipt(12, (x, y) => [x, y + x * 0.03]);
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
      expect(textsOf(shuffled)).toEqual(expected(12));
    }),
    { numRuns: 30 },
  );
});

test('each text line is in exactly one row', () => {
  const line = fc
    .record({
      text: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
      x: fc.nat(800),
      y: fc.nat(1600),
      lean: fc.integer({ min: -9, max: 9 }),
    })
    .map(({ text, x, y, lean }) => printed(text, x, y, (px, py) => [px, py + ((px - x) * lean) / 100]));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const placed = linesToRows(lines).flat();
      expect(placed.map(({ text }) => text).sort()).toEqual(lines.map(({ text }) => text).sort());
    }),
    { numRuns: 200 },
  );
});

test('no text gives no rows', () => {
  expect(linesToRows([])).toEqual([]);
});
