import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseCount } from '../testing/property-cases.ts';
import { minWaste } from './min-waste.ts';

const days = 4;
const amount = fc.integer({ min: 0, max: 9 });
const anyFood = fc.record({
  pack: fc.integer({ min: 2, max: 8 }),
  keeps: fc.integer({ min: 0, max: 3 }),
  uses: fc.array(amount, { minLength: days, maxLength: days }),
  tolerances: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: days, maxLength: days }),
});

test('it loses as little as the best of all ways to open packs and adjust amounts', () => {
  fc.assert(
    fc.property(anyFood, ({ pack, keeps, uses, tolerances: any }) => {
      const tolerances = any.map((tolerance, day) => Math.min(tolerance, uses[day]!));
      const goodUntil = Int8Array.from(uses, (_, day) => day + keeps);
      const found = minWaste(pack, days, 0, goodUntil, Int32Array.from(uses), Int32Array.from(tolerances));
      expect(found).toBe(minOfAll(pack, keeps, uses, tolerances));
    }),
    { numRuns: caseCount(400) },
  );
});

/** Tries every number of packs and every amount of every day; the oldest pack is eaten first. */
function minOfAll(
  pack: number,
  keeps: number,
  uses: readonly number[],
  tolerances: readonly number[],
): number {
  const after = (day: number, left: readonly { grams: number; until: number }[]): number => {
    if (day === days) return left.reduce((sum, { grams }) => sum + grams, 0);
    const spoiled = left.reduce((sum, { grams, until }) => sum + (until < day ? grams : 0), 0);
    const good = left.filter(({ until }) => until >= day);
    let best = Number.POSITIVE_INFINITY;
    const [use, tolerance] = [uses[day]!, tolerances[day]!];
    for (let packs = 0; packs * pack <= use + tolerance + pack; packs += 1) {
      const open = packs > 0 ? [...good, { grams: packs * pack, until: day + keeps }] : good;
      for (let eaten = use - tolerance; eaten <= use + tolerance; eaten += 1) {
        const rest = eat(open, eaten);
        if (rest) best = Math.min(best, after(day + 1, rest));
      }
    }
    return spoiled + best;
  };
  return after(0, []);
}

function eat(open: readonly { grams: number; until: number }[], eaten: number) {
  let hungry = eaten;
  const rest = open.flatMap(({ grams, until }) => {
    const taken = Math.min(grams, hungry);
    hungry -= taken;
    return grams > taken ? { grams: grams - taken, until } : [];
  });
  return hungry > 0 ? null : rest;
}
