import { randomFrom } from '../vocabulary/random.ts';
import { assignDishes } from './assign-dishes.ts';
import { type Compiled, compileWeek, type WeekProblem } from './week-problem.ts';
import { emptySlot, openWeek, sameObjective, type WeekState } from './week-state.ts';

export type Effort = {
  /** The same seed gives the same week, unless the time is over before. */
  seed: number;
  /** Weeks that are looked at. */
  iterations: number;
  /** Share of the time that is gone, asked now and then; from 1 on it is over. */
  spent: () => number;
};

export type WeekPlan = {
  /** Index of the candidate for each open slot; null where none fits. */
  chosen: (number | null)[];
  /** Points that the week loses: the less, the better. */
  objective: number;
  /** Grams that are bought and not eaten in the week. */
  waste: number;
};

/** Temperature at the beginning and the end, in points. */
const heat = { first: 0.6, last: 0.05 } as const;
/** Shares of the moves: two slots change places, a slot takes a dish that shares a food with the week; else any, rather the tasty. */
const moves = { swap: 0.15, share: 0.25 } as const;
/** Moves between two looks at the clock. */
const patience = 1024;

/** The best week that simulated annealing finds within its effort. Hard limits hold in every week that it looks at. */
export function planWeek(problem: WeekProblem, effort: Effort): WeekPlan {
  return improveWeek(compileWeek(problem), effort);
}

/** `start`: a week to begin with, by index of the candidates; `mayChange`: whether a slot takes part. */
export function improveWeek(
  compiled: Compiled,
  { seed, iterations, spent }: Effort,
  start = assignDishes(compiled),
  mayChange: (slot: number) => boolean = () => true,
): WeekPlan {
  const state = openWeek(compiled);
  start.forEach((at, slot) => {
    if (at !== null) state.put(slot, at);
  });
  const slots = [...state.chosen.keys()].filter(
    (slot) => state.chosen[slot] !== emptySlot && mayChange(slot),
  );
  if (slots.length > 0) {
    anneal(compiled, state, slots, seed, iterations, spent);
    descend(compiled, state, slots, spent);
  }
  return {
    chosen: Array.from(state.chosen, (at) => (at === emptySlot ? null : at)),
    objective: state.objective(),
    waste: state.waste(),
  };
}

function anneal(
  { fitting, fits, start, food, users, problem }: Compiled,
  state: WeekState,
  slots: readonly number[],
  seed: number,
  iterations: number,
  spent: () => number,
) {
  const { chosen } = state;
  const random = randomFrom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const isBreakfast = problem.open.map(({ mealType }) => mealType === 'breakfast');
  let temperature: number = heat.first;
  let now = state.objective();
  let best = now;
  const bestWeek = chosen.slice();

  for (let move = 0; move < iterations; move += 1) {
    if (move % patience === 0 && move > 0) {
      // Where time runs out first, the week cools down faster instead of ending in disorder.
      const progress = Math.max(move / iterations, spent());
      if (progress >= 1) break;
      temperature = heat.first * (heat.last / heat.first) ** progress;
    }
    const limit = now - temperature * Math.log(random());
    const slot = slots[below(slots.length)]!;
    if (!step(slot, limit)) continue;
    now = state.objective();
    if (now >= best - sameObjective) continue;
    best = now;
    bestWeek.set(chosen);
  }
  for (const slot of slots) state.put(slot, emptySlot);
  for (const slot of slots) state.put(slot, bestWeek[slot]!);

  function step(slot: number, limit: number): boolean {
    const choice = random();
    if (choice < moves.swap) {
      const other = slots[below(slots.length)]!;
      if (other === slot || isBreakfast[slot] !== isBreakfast[other]) return false;
      if (!fits[slot]![chosen[other]!] || !fits[other]![chosen[slot]!]) return false;
      return state.swap(slot, other, limit);
    }
    const to = choice < moves.swap + moves.share ? sharing() : tasty(slot);
    if (to < 0 || to === chosen[slot] || !fits[slot]![to] || state.isTaken(slot, to)) return false;
    return state.put(slot, to, limit);
  }

  /** A candidate that has a perishable food of one of the week's meals; -1 where that has none. */
  function sharing(): number {
    const of = chosen[slots[below(slots.length)]!]!;
    const count = start[of + 1]! - start[of]!;
    if (count === 0) return -1;
    const all = users[food[start[of]! + below(count)]!]!;
    return all[below(all.length)]!;
  }

  function tasty(slot: number): number {
    const all = fitting[slot]!;
    return all[Math.floor(random() ** 2 * all.length)]!;
  }
}

/** Exchanges one meal at a time for a better one, until none is better. */
function descend({ fitting }: Compiled, state: WeekState, slots: readonly number[], spent: () => number) {
  let best = state.objective();
  for (let isBetter = true; isBetter && spent() < 1; ) {
    isBetter = false;
    for (const slot of slots) {
      for (const at of fitting[slot]!) {
        if (at === state.chosen[slot] || state.isTaken(slot, at)) continue;
        if (!state.put(slot, at, best - sameObjective)) continue;
        best = state.objective();
        isBetter = true;
      }
    }
  }
}
