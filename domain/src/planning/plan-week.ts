import { randomFrom } from '../vocabulary/random.ts';
import { assignDishes } from './assign-dishes.ts';
import type { Compiled } from './week-problem.ts';
import { createWeekState, emptySlot, sameObjective, type WeekState } from './week-state.ts';

export type Effort = {
  /** The same seed gives the same week, unless the time limit is reached first. */
  seed: number;
  /** Number of annealing moves. */
  iterations: number;
  /** Share of the time limit that is used up, polled periodically; the search stops at 1. */
  spent: () => number;
};

export type WeekPlan = {
  /** Candidate index for each open slot; null if none fits. */
  chosen: (number | null)[];
  /** Objective function in penalty points: lower is better. */
  objective: number;
  /** Grams that are bought but not eaten in the week. */
  waste: number;
};

/** Temperature at the start and the end, in points. */
const heat = { first: 1.2, last: 0.05 } as const;
/**
 * Probabilities of the moves: swap two slots; replace by a dish that shares a food with the week. Otherwise any dish,
 * biased to the better-rated.
 */
const moves = { swap: 0.15, share: 0.25 } as const;
/** Moves between two checks of the clock. */
const patience = 1024;

/**
 * The best week that simulated annealing finds within its effort. Every state satisfies the hard limits. `start`:
 * initial state by candidate index; `mayChange`: whether a slot may change.
 */
export function improveWeek(
  compiled: Compiled,
  { seed, iterations, spent }: Effort,
  start = assignDishes(compiled),
  mayChange: (slot: number) => boolean = () => true,
): WeekPlan {
  const state = createWeekState(compiled);
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
  const versions = Map.groupBy(problem.candidates.keys(), (at) => problem.candidates[at]!.dish);
  const isBreakfast = problem.open.map(({ mealType }) => mealType === 'breakfast');
  let temperature: number = heat.first;
  let now = state.objective();
  let best = now;
  const bestWeek = chosen.slice();

  for (let move = 0; move < iterations; move += 1) {
    if (move % patience === 0 && move > 0) {
      // If the time limit comes first, cooling speeds up, so that the search still ends at a low temperature.
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
      const to = fittingVersion(slot, chosen[other]!);
      const otherTo = fittingVersion(other, chosen[slot]!);
      return to >= 0 && otherTo >= 0 && state.replaceTwo(slot, to, other, otherTo, limit);
    }
    const to = choice < moves.swap + moves.share ? sharing() : tasty(slot);
    if (to < 0 || to === chosen[slot] || !fits[slot]![to]) return false;
    return state.isTaken(slot, to) ? displace(slot, to, limit) : state.put(slot, to, limit);
  }

  /** Takes a dish from the slot that has it, which gets this slot's dish or any other. */
  function displace(slot: number, to: number, limit: number): boolean {
    const { dish } = problem.candidates[to]!;
    const other = slots.find(
      (holder) => holder !== slot && problem.candidates[chosen[holder]!]!.dish === dish,
    );
    if (other === undefined) return false;
    const otherTo = random() < 0.5 ? fittingVersion(other, chosen[slot]!) : tasty(other);
    if (otherTo < 0 || problem.candidates[otherTo]!.dish === dish) return false;
    return (
      !state.isTakenWithout(slot, to, other) &&
      !state.isTakenWithout(other, otherTo, slot) &&
      state.replaceTwo(slot, to, other, otherTo, limit)
    );
  }

  /** The candidate, or another version of its dish if only that fits the slot; -1 if none does. */
  function fittingVersion(slot: number, at: number): number {
    if (fits[slot]![at]) return at;
    const fitting = versions.get(problem.candidates[at]!.dish)!.filter((version) => fits[slot]![version]);
    return fitting.length > 0 ? fitting[below(fitting.length)]! : -1;
  }

  /** A candidate that shares a perishable food with a random meal of the week; -1 if that meal has none. */
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

/** Greedy local search: replaces single meals until none improves the objective. */
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
