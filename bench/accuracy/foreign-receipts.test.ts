import { expect, test } from 'vitest';
import { foreignSets, soundReceipts, toldFaults } from './foreign-receipts.ts';

test('nine of ten faults of receipts in other languages are told, and at most eight of a hundred sound ones doubted', () => {
  for (const score of [toldFaults, soundReceipts]) {
    const scores = foreignSets.map((set) => score(set));
    const [right, of] = [
      scores.reduce((sum, one) => sum + one.right, 0),
      scores.reduce((sum, one) => sum + one.of, 0),
    ];
    const misses = scores.flatMap((one) => one.misses);
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(score === toldFaults ? 0.9 : 0.92);
  }
});
