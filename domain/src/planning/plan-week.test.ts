import fc from 'fast-check';
import * as highs from 'highs';
import { expect, test } from 'vitest';
import { caseCount, dailySample } from '../testing/property-cases.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { assignDishes } from './assign-dishes.ts';
import { improveWeek } from './plan-week.ts';
import { maxSameBreakfasts } from './repetition.ts';
import { weekAsProgram } from './testing/exact-week.ts';
import { tinyWeek } from './testing/tiny-weeks.ts';
import { blockingLimit, compileWeek, type WeekProblem } from './week-problem.ts';
import { createWeekState, emptySlot } from './week-state.ts';

// The package's types describe CommonJS, with one more "default" than what Node imports.
const loadHighs = highs.default as unknown as typeof highs.default.default;
const never = () => 0;
const effort = { seed: 1, iterations: 150_000, spent: never };
const seeds = fc.integer({ min: 0, max: 1_000_000 });
const anyWeek = fc.record({
  seed: seeds,
  days: fc.integer({ min: 1, max: 7 }),
  count: fc.integer({ min: 1, max: 40 }),
});

test.each(dailySample(Array.from({ length: 60 }, (_, index) => index + 1)))(
  'on a tiny week it finds what an exact solver proves to be best (%i)',
  async (seed) => {
    const compiled = solvable(seed);
    expect(improveWeek(compiled, effort).objective).toBeCloseTo(await exactObjective(compiled), 5);
  },
);

async function exactObjective(compiled: ReturnType<typeof compileWeek>): Promise<number> {
  const { text, constant } = weekAsProgram(compiled);
  const solver = await loadHighs();
  const solved = solver.solve(text, { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 1e-7 });
  expect(solved.Status).toBe('Optimal');
  return solved.ObjectiveValue + constant;
}

/** The first generated week, counting from the seed, in which every slot can be filled within the limits on repeats. */
function solvable(seed: number) {
  for (let at = seed * 1000; ; at += 1) {
    const compiled = compileWeek(tinyWeek(at, 2, 16), true);
    const assigned = assignDishes(compiled);
    const { open, kept, candidates } = compiled.problem;
    const mornings = [...open.keys()].filter((slot) => open[slot]!.mealType === 'breakfast');
    const breakfasts = [
      ...mornings.map((slot) => candidates[assigned[slot] ?? -1]?.dish),
      ...kept.flatMap(({ mealType, candidate }) => (mealType === 'breakfast' ? candidate.dish : [])),
    ];
    const repeats = Math.max(
      0,
      ...Map.groupBy(breakfasts, (dish) => dish)
        .values()
        .map(({ length }) => length),
    );
    const isWithinRules =
      repeats <= maxSameBreakfasts && servedAsBoth(compiled.problem, assigned).length === 0;
    if (open.length >= 5 && !assigned.includes(null) && isWithinRules) return compiled;
  }
}

test('a week satisfies every hard limit', () => {
  fc.assert(
    fc.property(anyWeek, ({ seed, days, count }) => {
      const problem = tinyWeek(seed, days, count);
      const compiled = compileWeek(problem);
      const { chosen } = improveWeek(compiled, { seed, iterations: 3000, spent: never });
      const times = new Map<string, number>();
      for (const { mealType, candidate } of problem.kept) {
        if (mealType !== 'breakfast') times.set(candidate.dish, 1);
      }
      const keptDishes = new Set(times.keys());
      chosen.forEach((at, slot) => {
        if (at === null) return;
        // A dish for another meal is used if a meal has none of its own.
        expect([null, 'meal']).toContain(blockingLimit(compiled, slot, at));
        if (problem.open[slot]!.mealType === 'breakfast') return;
        const { dish } = problem.candidates[at]!;
        expect(keptDishes.has(dish)).toBe(false);
        times.set(dish, (times.get(dish) ?? 0) + 1);
        expect(times.get(dish)).toBe(1);
      });
    }),
    { numRuns: caseCount(400) },
  );
});

test('a slot stays empty only if no dish is left for it', () => {
  fc.assert(
    fc.property(anyWeek, ({ seed, days, count }) => {
      const compiled = compileWeek(tinyWeek(seed, days, count));
      const assigned = assignDishes(compiled);
      const { chosen } = improveWeek(compiled, { seed, iterations: 2000, spent: never });
      expect(chosen.map((at) => at === null)).toEqual(assigned.map((at) => at === null));
    }),
    { numRuns: caseCount(200) },
  );
});

test('no breakfast repeats more often than the limit while there are enough', () => {
  const { candidates, ...problem } = tinyWeek(3, 7, 60);
  const { open } = problem;
  const { chosen } = improveWeek(compileWeek({ ...problem, kept: [], candidates }), effort);
  const dishes = chosen.flatMap((at, slot) =>
    at === null || open[slot]!.mealType !== 'breakfast' ? [] : candidates[at]!.dish,
  );
  for (const dish of dishes)
    expect(dishes.filter((one) => one === dish).length).toBeLessThanOrEqual(maxSameBreakfasts);
});

test('no dish is both a breakfast and a lunch or dinner of a week while there are enough', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 7 }), (seed, days) => {
      const problem = tinyWeek(seed, days, 60);
      // Too few only if even the first week, which moves a lunch for a breakfast, has one twice: rare with so many.
      fc.pre(servedAsBoth(problem, assignDishes(compileWeek(problem))).length === 0);
      const { chosen } = improveWeek(compileWeek(problem), { seed, iterations: 3000, spent: never });
      expect(servedAsBoth(problem, chosen)).toEqual([]);
    }),
    { numRuns: caseCount(200), maxSkipsPerRun: 1 },
  );
});

/** Dishes that are both a breakfast and a lunch or dinner, of which at least one was chosen. */
function servedAsBoth({ open, kept, candidates }: WeekProblem, chosen: readonly (number | null)[]): string[] {
  const isMorning = (mealType: string) => mealType === 'breakfast';
  const ofKept = (isWanted: (mealType: string) => boolean) =>
    kept.flatMap(({ mealType, candidate }) => (isWanted(mealType) ? candidate.dish : []));
  const ofChosen = (isWanted: (mealType: string) => boolean) =>
    chosen.flatMap((at, slot) => (at !== null && isWanted(open[slot]!.mealType) ? candidates[at]!.dish : []));
  const isMain = (mealType: string) => !isMorning(mealType);
  const mains = new Set([...ofChosen(isMain), ...ofKept(isMain)]);
  const mornings = new Set(ofKept(isMorning));
  return [
    ...ofChosen(isMorning).filter((dish) => mains.has(dish)),
    ...ofChosen(isMain).filter((dish) => mornings.has(dish)),
  ];
}

test('the same seed gives the same week', () => {
  fc.assert(
    fc.property(anyWeek, ({ seed, days, count }) => {
      const problem = tinyWeek(seed, days, count);
      const once = improveWeek(compileWeek(problem), { seed, iterations: 4000, spent: never });
      expect(improveWeek(compileWeek(problem), { seed, iterations: 4000, spent: never })).toEqual(once);
    }),
    { numRuns: caseCount(100) },
  );
});

test('the incremental objective equals a full recalculation after any sequence of moves', () => {
  fc.assert(
    fc.property(anyWeek, fc.integer(), ({ seed, days, count }, moves) => {
      const compiled = compileWeek(tinyWeek(seed, days, count), true);
      const slots = compiled.problem.open.length;
      fc.pre(slots > 0);
      const state = createWeekState(compiled);
      const random = randomFrom(moves);
      const below = (max: number) => Math.floor(random() * max);
      const replaceTwo = (slot: number, other: number, limit: number) =>
        slot === other || random() < 0.5
          ? state.replaceTwo(slot, state.chosen[other]!, other, state.chosen[slot]!, limit)
          : state.replaceTwo(slot, below(count), other, below(count), limit);
      for (let move = 0; move < 60; move += 1) {
        const before = state.objective();
        const limit = random() < 0.5 ? Number.POSITIVE_INFINITY : before;
        const isKept =
          random() < 0.3
            ? replaceTwo(below(slots), below(slots), limit)
            : state.put(below(slots), random() < 0.1 ? emptySlot : below(count), limit);
        if (!isKept) expect(state.objective()).toBe(before);
      }
      const anew = createWeekState(compiled);
      state.chosen.forEach((at, slot) => {
        anew.put(slot, at);
      });
      expect(anew.objective()).toBe(state.objective());
      expect(anew.waste()).toBe(state.waste());
    }),
    { numRuns: caseCount(400) },
  );
});

test('it stops when the time is over, with a complete week', () => {
  const problem = tinyWeek(5, 7, 60);
  let asked = 0;
  const spent = () => {
    asked += 1;
    return asked > 3 ? 1 : 0;
  };
  const plan = improveWeek(compileWeek(problem), { seed: 1, iterations: 1e9, spent });
  expect(plan.chosen.filter((at) => at === null)).toEqual(
    assignDishes(compileWeek(problem)).filter((at) => at === null),
  );
});
