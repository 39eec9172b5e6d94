import { adjustableLines, adjustedAmounts, withChanges } from './adjusted-amounts.ts';
import type { DayConflict } from './day-conflicts.ts';
import { findConflicts } from './find-conflicts.ts';
import { liked, mealReasons } from './meal-reasons.ts';
import { improveWeek } from './plan-week.ts';
import {
  type CheckedMeal,
  checkAdjusted,
  checkMeal,
  type PlannedRecipe,
  writtenOut,
} from './render-candidate.ts';
import { type Compiled, compileWeek, type OpenSlot } from './week-problem.ts';
import { type PreparedRequest, prepareRequest, type WeekRequest } from './week-request.ts';
import { type CookedMeal, foodUses, type WeekWaste, weekWaste } from './week-waste.ts';

/** A chosen meal, in the order of the request's open slots, with a short reason. Plain data. */
export type ChosenMeal = Pick<OpenSlot, 'date' | 'mealType'> & PlannedRecipe & { reason: string };

export type HouseholdWeek = {
  meals: ChosenMeal[];
  /** Slots that stay empty, and what would help. */
  conflicts: DayConflict[];
  /** Of the whole week, including kept meals. */
  waste: WeekWaste;
  candidates: number;
};

/** Maximum rounds of replacing rejected recipes. The gate rejects a few percent of recipes whose parts passed. */
const maxRounds = 8;
/**
 * The search gets at least this share of the time limit: on a busy machine finding the candidates alone may use it up,
 * and a week that was not searched wastes several times as much.
 */
const minOfLimit = 0.5;

/** Fills the open slots of a household's week. `now` returns milliseconds and is used only for the time limit. */
export function planHouseholdWeek(request: WeekRequest, now: () => number): HouseholdWeek {
  const startedAt = now();
  const prepared = prepareRequest(request);
  const compiled = compileWeek(prepared.problem, true);
  const spent = searchClock(request.milliseconds, startedAt, now);
  const effort = { seed: request.seed, iterations: request.iterations, spent };
  let { chosen } = improveWeek(compiled, effort);
  let planned = checkAll(compiled, prepared, chosen);
  for (let round = 0; round < maxRounds && planned.includes('rejected'); round += 1) {
    const rejected = new Set([...planned.keys()].filter((slot) => planned[slot] === 'rejected'));
    const isRejected = (slot: number) => rejected.has(slot);
    for (const slot of rejected) excludeCandidate(compiled, slot, chosen[slot]!);
    const start = chosen.map((at, slot) => (isRejected(slot) ? null : at));
    // The last round only fills slots with recipes that passed the gate, without improving.
    const isLast = round === maxRounds - 1;
    const canRender = (slot: number, at: number) =>
      !isLast || checkOnce(compiled, prepared, slot, at) !== null;
    const filled = withFirst(compiled, start, canRender);
    // A descent over a few slots ends within milliseconds, whatever the clock says.
    const descent = { ...effort, iterations: 0, spent: () => 0 };
    chosen = isLast ? filled : improveWeek(compiled, descent, filled, isRejected).chosen;
    planned = checkAll(compiled, prepared, chosen);
  }
  planned = withAdjustedAmounts(prepared, chosen, planned);
  const { pool, context } = prepared;
  const meals = prepared.problem.open.flatMap(({ date, mealType }, slot) => {
    const one = planned[slot]!;
    if (one === null || one === 'rejected') return [];
    return [{ date, mealType, ...writtenOut(pool[chosen[slot]!]!, one, { mealType }, context), slot }];
  });
  const cooked = [...meals, ...cookedOf(prepared)];
  const uses = foodUses(cooked, request.shopDays);
  const reasons = mealReasons(
    meals.map(({ slot, minutes }, meal) => ({
      meal,
      candidate: pool[chosen[slot]!]!.candidate,
      minutes,
      fastestMinutes: fastestMinutes(compiled, slot),
      favorites: context.tastes.cuisines,
    })),
    cooked,
    uses,
  );
  return {
    meals: meals.map(({ slot, ...meal }, at) => ({ ...meal, reason: reasons[at]! })),
    conflicts: findConflicts(
      request,
      prepared,
      planned.flatMap((one, slot) => (one === null || one === 'rejected' ? slot : [])),
    ),
    waste: weekWaste(cooked, request.shopDays),
    candidates: pool.length,
  };
}

/** The share of the search's time that is over: what finding the candidates left of the limit, or half of the limit. */
function searchClock(milliseconds: number, startedAt: number, now: () => number): () => number {
  const start = now();
  const time = Math.max(minOfLimit * milliseconds, milliseconds - (start - startedAt));
  return () => (now() - start) / time;
}

const checkedMeals = new WeakMap<Compiled, Map<string, CheckedMeal | null>>();

/** Checks the recipe of each chosen candidate; null for an empty slot, 'rejected' if the whole violates a limit. */
function checkAll(compiled: Compiled, prepared: PreparedRequest, chosen: readonly (number | null)[]) {
  const titles = new Set<string>();
  return chosen.map((at, slot): CheckedMeal | 'rejected' | null => {
    if (at === null) return null;
    const one = checkOnce(compiled, prepared, slot, at);
    if (!one || prepared.problem.open[slot]!.mealType === 'breakfast') return one ?? 'rejected';
    const { title } = one.planned;
    if (titles.has(title)) return 'rejected';
    titles.add(title);
    return one;
  });
}

/** Checks the recipe of a candidate for a slot; null if the whole recipe violates a limit. Memoized. */
function checkOnce(
  compiled: Compiled,
  { problem, pool, context }: PreparedRequest,
  slot: number,
  at: number,
) {
  const cache = checkedMeals.get(compiled) ?? new Map<string, CheckedMeal | null>();
  checkedMeals.set(compiled, cache);
  const key = `${slot} ${at}`;
  const one = cache.has(key) ? cache.get(key)! : checkMeal(pool[at]!, problem.open[slot]!, context);
  cache.set(key, one);
  return one;
}

/**
 * The served meals with amounts adjusted to whole packs. A meal whose limits forbid other amounts keeps its own.
 */
function withAdjustedAmounts(
  prepared: PreparedRequest,
  chosen: readonly (number | null)[],
  planned: readonly (CheckedMeal | 'rejected' | null)[],
): (CheckedMeal | 'rejected' | null)[] {
  const { problem, pool, context } = prepared;
  const checked = planned.map((one) => (one === 'rejected' ? null : one));
  const lines = checked.map((one) => (one?.prepared ? adjustableLines(one.prepared) : []));
  const cooked = [
    ...problem.open.map((slot, at) => ({ ...slot, perishables: checked[at]?.planned.perishables ?? [] })),
    ...cookedOf(prepared),
  ];
  for (;;) {
    const changes = Map.groupBy(adjustedAmounts(cooked, lines, problem.shopDays), ({ meal }) => meal);
    const results = new Map(
      Array.from(changes, ([meal, changesOfMeal]) => {
        const dish = checked[meal]!.prepared!;
        const list = withChanges(dish.recipe.ingredients, changesOfMeal);
        return [meal, checkAdjusted(pool[chosen[meal]!]!, dish, list, problem.open[meal]!, context)];
      }),
    );
    const rejected = [...results].filter(([, one]) => one === null);
    if (rejected.length === 0) return planned.map((one, slot) => results.get(slot) ?? one);
    for (const [meal] of rejected) lines[meal] = [];
  }
}

function excludeCandidate({ fitting, fits }: Compiled, slot: number, at: number) {
  fits[slot]![at] = 0;
  (fitting as Int32Array[])[slot] = fitting[slot]!.filter((one) => one !== at);
}

/** Fills each empty slot with the first candidate that may be served there and is in no other slot. */
function withFirst(
  { fitting, problem }: Compiled,
  start: readonly (number | null)[],
  canRender: (slot: number, at: number) => boolean,
): (number | null)[] {
  const { candidates, kept } = problem;
  const taken = new Set([
    ...start.flatMap((at) => (at === null ? [] : candidates[at]!.dish)),
    ...kept.map(({ candidate }) => candidate.dish),
  ]);
  return start.map((at, slot) => {
    if (at !== null) return at;
    const first = fitting[slot]!.find((one) => !taken.has(candidates[one]!.dish) && canRender(slot, one));
    if (first === undefined) return null;
    taken.add(candidates[first]!.dish);
    return first;
  });
}

/** The kept meals as cooked meals. */
export function cookedOf({ problem }: PreparedRequest): CookedMeal[] {
  return problem.kept.map(({ date, mealType, candidate, servings, buysNothing }) => ({
    date,
    mealType,
    perishables: buysNothing
      ? []
      : candidate.perishables.map(({ food, grams }) => ({ food, grams: grams * servings })),
  }));
}

/** Shortest time among the fitting candidates that the household likes. */
export function fastestMinutes({ fitting, problem }: Compiled, slot: number): number {
  let min = Number.POSITIVE_INFINITY;
  for (const at of fitting[slot]!) {
    const { taste, minutes } = problem.candidates[at]!;
    if (taste >= liked && minutes < min) min = minutes;
  }
  return min;
}
