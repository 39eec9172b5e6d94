import { expect, test } from 'vitest';
import { accuracyBars } from './kitchen-accuracy.ts';

test.each(accuracyBars.map(({ score, bar }) => ({ ...score(), bar })))(
  '$name: at least its bar',
  ({ right, of, misses, bar }) => {
    expect(of).toBeGreaterThan(30);
    expect(right / of, misses.join('\n')).toBeGreaterThanOrEqual(bar);
  },
);
