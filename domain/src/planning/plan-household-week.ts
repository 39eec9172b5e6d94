import { bendableLines, bentAmounts, withChanges } from './bent-amounts.ts';
import type { DayConflict } from './day-conflicts.ts';
import { findConflicts } from './find-conflicts.ts';
import { liked, mealReason } from './meal-reasons.ts';
import { improveWeek } from './plan-week.ts';
import { type Served, type Written, writeBent, writeMeal } from './serve-candidate.ts';
import { type Compiled, compileWeek, type OpenSlot } from './week-problem.ts';
import { type OpenRequest, openRequest, type WeekRequest } from './week-request.ts';
import { type CookedMeal, foodUses, type WeekWaste, weekWaste } from './week-waste.ts';

/** A chosen meal, in the order of the request's open slots, with a short reason. Plain data. */
export type ChosenMeal = Pick<OpenSlot, 'date' | 'mealType'> & Served & { reason: string };

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
  const begun = now();
  const opened = openRequest(request);
  const compiled = compileWeek(opened.problem, true);
  const spent = searchClock(request.milliseconds, begun, now);
  const effort = { seed: request.seed, iterations: request.iterations, spent };
  let { chosen } = improveWeek(compiled, effort);
  let served = serveAll(compiled, opened, chosen);
  for (let round = 0; round < maxRounds && served.includes('refused'); round += 1) {
    const refused = new Set([...served.keys()].filter((slot) => served[slot] === 'refused'));
    const isRefused = (slot: number) => refused.has(slot);
    for (const slot of refused) leaveOut(compiled, slot, chosen[slot]!);
    const start = chosen.map((at, slot) => (isRefused(slot) ? null : at));
    // The last round only fills slots with recipes that passed the gate, without improving.
    const isLast = round === maxRounds - 1;
    const mayServe = (slot: number, at: number) => !isLast || writeOut(compiled, opened, slot, at) !== null;
    const filled = withFirst(compiled, start, mayServe);
    // A descent over a few slots ends within milliseconds, whatever the clock says.
    const descent = { ...effort, iterations: 0, spent: () => 0 };
    chosen = isLast ? filled : improveWeek(compiled, descent, filled, isRefused).chosen;
    served = serveAll(compiled, opened, chosen);
  }
  served = bent(compiled, opened, chosen, served);
  const meals = opened.problem.open.flatMap(({ date, mealType }, slot) => {
    const one = served[slot]!;
    return one === null || one === 'refused' ? [] : [{ date, mealType, ...one, slot }];
  });
  const cooked = [...meals, ...cookedOf(opened)];
  const uses = foodUses(cooked, request.shopDays);
  const { pool, context } = opened;
  return {
    meals: meals.map(({ slot, ...meal }, at) => ({
      ...meal,
      reason: mealReason(
        {
          meal: at,
          candidate: pool[chosen[slot]!]!.candidate,
          minutes: meal.minutes,
          fastestMinutes: fastestMinutes(compiled, slot),
          favorites: context.tastes.cuisines,
        },
        cooked,
        uses,
      ),
    })),
    conflicts: findConflicts(
      request,
      opened,
      served.flatMap((one, slot) => (one === null || one === 'refused' ? slot : [])),
    ),
    waste: weekWaste(cooked, request.shopDays),
    candidates: pool.length,
  };
}

/** The share of the search's time that is over: what finding the candidates left of the limit, or half of the limit. */
function searchClock(milliseconds: number, begun: number, now: () => number): () => number {
  const start = now();
  const time = Math.max(minOfLimit * milliseconds, milliseconds - (start - begun));
  return () => (now() - start) / time;
}

const writtenOut = new WeakMap<Compiled, Map<string, Written | null>>();

/** Writes out each chosen candidate; null for an empty slot, 'refused' if the whole recipe violates a limit. */
function serveAll(compiled: Compiled, opened: OpenRequest, chosen: readonly (number | null)[]) {
  const titles = new Set<string>();
  return chosen.map((at, slot): Served | 'refused' | null => {
    if (at === null) return null;
    const one = writeOut(compiled, opened, slot, at)?.served ?? null;
    if (!one || opened.problem.open[slot]!.mealType === 'breakfast') return one ?? 'refused';
    if (titles.has(one.title)) return 'refused';
    titles.add(one.title);
    return one;
  });
}

/** Writes out a candidate for a slot; null if the whole recipe violates a limit. Memoized. */
function writeOut(compiled: Compiled, { problem, pool, context }: OpenRequest, slot: number, at: number) {
  const known = writtenOut.get(compiled) ?? new Map<string, Written | null>();
  writtenOut.set(compiled, known);
  const key = `${slot} ${at}`;
  const one = known.has(key) ? known.get(key)! : writeMeal(pool[at]!, problem.open[slot]!, context);
  known.set(key, one);
  return one;
}

/**
 * The served meals with amounts that bend towards whole packs. A meal whose limits forbid other amounts keeps its own.
 */
function bent(
  compiled: Compiled,
  opened: OpenRequest,
  chosen: readonly (number | null)[],
  served: readonly (Served | 'refused' | null)[],
): (Served | 'refused' | null)[] {
  const { problem, pool, context } = opened;
  const written = served.map((one, slot) =>
    one === null || one === 'refused' ? null : writeOut(compiled, opened, slot, chosen[slot]!),
  );
  const lines = written.map((one) => (one?.prepared ? bendableLines(one.prepared) : []));
  const cooked = [
    ...problem.open.map((slot, at) => ({ ...slot, perishables: written[at]?.served.perishables ?? [] })),
    ...cookedOf(opened),
  ];
  for (;;) {
    const changes = Map.groupBy(bentAmounts(cooked, lines, problem.shopDays), ({ meal }) => meal);
    const results = new Map(
      Array.from(changes, ([meal, ofMeal]) => {
        const prepared = written[meal]!.prepared!;
        const list = withChanges(prepared.recipe.ingredients, ofMeal);
        return [meal, writeBent(pool[chosen[meal]!]!, prepared, list, problem.open[meal]!, context)];
      }),
    );
    const refused = [...results].filter(([, one]) => one === null);
    if (refused.length === 0) return served.map((one, slot) => results.get(slot)?.served ?? one);
    for (const [meal] of refused) lines[meal] = [];
  }
}

function leaveOut({ fitting, fits }: Compiled, slot: number, at: number) {
  fits[slot]![at] = 0;
  (fitting as Int32Array[])[slot] = fitting[slot]!.filter((one) => one !== at);
}

/** Fills each empty slot with the first candidate that may be served there and is in no other slot. */
function withFirst(
  { fitting, problem }: Compiled,
  start: readonly (number | null)[],
  mayServe: (slot: number, at: number) => boolean,
): (number | null)[] {
  const { candidates, kept } = problem;
  const taken = new Set([
    ...start.flatMap((at) => (at === null ? [] : candidates[at]!.dish)),
    ...kept.map(({ candidate }) => candidate.dish),
  ]);
  return start.map((at, slot) => {
    if (at !== null) return at;
    const first = fitting[slot]!.find((one) => !taken.has(candidates[one]!.dish) && mayServe(slot, one));
    if (first === undefined) return null;
    taken.add(candidates[first]!.dish);
    return first;
  });
}

/** The kept meals as cooked meals. */
export function cookedOf({ problem }: OpenRequest): CookedMeal[] {
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
