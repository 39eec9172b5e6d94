import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistances, letterBits, missingBits } from './edit-distance.ts';

test.each([
  ['chicken', 'chicken', 0],
  ['chiken', 'chicken', 1],
  ['hcicken', 'chicken', 1],
  ['chickenn', 'chicken', 1],
  ['checken', 'chicken', 1],
  ['parmiggiano', 'parmigiana', 2],
  ['', 'ab', 2],
])('%s is %s after %i typos', (typed, word, slips) => {
  expect(editDistances(typed, word, 3).whole).toBe(slips);
});

test('a prefix of a word may be nearer than the whole word', () => {
  expect(editDistances('brocol', 'broccoli', 2)).toEqual({ whole: 2, beginning: 1 });
});

/** Reference implementation by definition, without bounds and shortcuts. */
function plainDistance(a: string, b: string): number {
  const rows: number[][] = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const edits = [
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits.push(rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = Math.min(...edits);
    }
  }
  return rows[a.length]![b.length]!;
}

const word = fc.string({ unit: fc.constantFrom(...'abcd'), maxLength: 8 });

test('bounds do not change distances within them', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, most) => {
      const beginnings = Array.from({ length: other.length + 1 }, (_, at) => other.slice(0, at));
      const beginning = Math.min(...beginnings.map((one) => plainDistance(typed, one)));
      expect(editDistances(typed, other, most)).toEqual({
        whole: Math.min(plainDistance(typed, other), most + 1),
        beginning: Math.min(beginning, most + 1),
      });
    }),
    { numRuns: 1000 },
  );
});

test('without transpositions, two exchanged letters are two edits', () => {
  expect(editDistances('bread', 'braed', 3).whole).toBe(1);
  expect(editDistances('bread', 'braed', 3, { transpositions: false }).whole).toBe(2);
});

test('words with more missing letters than allowed typos are never within them', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      const missing = missingBits(letterBits(typed), letterBits(other));
      expect(plainDistance(typed, other)).toBeGreaterThanOrEqual(missing);
    }),
  );
});
