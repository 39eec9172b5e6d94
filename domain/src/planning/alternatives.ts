import { foldTitle } from '../cookbook/table.ts';
import type { Scored } from './book-candidates.ts';
import { mealReason } from './meal-reasons.ts';
import { type ChosenMeal, cookedOf, leastMinutes } from './plan-household-week.ts';
import { type Served, serve } from './serve-candidate.ts';
import { compileWeek } from './week-problem.ts';
import { openRequest, type WeekRequest } from './week-request.ts';
import { openWeek } from './week-state.ts';
import { foodUses } from './week-waste.ts';

/**
 * Other meals for the one open slot of a request, the rest of its week kept: those that fit it best first, each another
 * dish, and of another kind as far as there are enough. What it has now is left out by the household's refused titles.
 */
export function alternatives(request: WeekRequest, count: number): ChosenMeal[] {
  const opened = openRequest(request);
  const { kitchen, pool, problem } = opened;
  const [slot] = problem.open;
  if (!slot) return [];
  const compiled = compileWeek(problem);
  const state = openWeek(compiled);
  const ranked = Array.from(compiled.fitting[0]!)
    .filter((at) => !state.isTaken(0, at))
    .map((at) => {
      state.put(0, at);
      return { at, objective: state.objective() };
    })
    .sort((one, other) => one.objective - other.objective)
    .map(({ at }) => pool[at]!);
  const others = cookedOf(opened);
  // A dish that was adapted has a name of its own, which does not tell of which dish it was.
  const planned = new Set(request.kept.map(({ recipe }) => foldTitle(recipe.title)));
  const write = (one: Scored) => {
    const served = serve(one, slot, kitchen);
    return served && planned.has(foldTitle(served.title)) ? null : served;
  };
  return serveDistinct(ranked, count, write).map(({ served, candidate }) => {
    const { date, mealType } = slot;
    const cooked = [{ date, mealType, perishables: served.perishables }, ...others];
    const told = {
      meal: 0,
      candidate,
      minutes: served.minutes,
      leastMinutes: leastMinutes(compiled, 0),
      favorites: kitchen.tastes.cuisines,
    };
    return {
      date,
      mealType,
      ...served,
      reason: mealReason(told, cooked, foodUses(cooked, request.shopDays)),
    };
  });
}

type Written = { candidate: Scored['candidate']; served: Served };

/** The first that can be written out, each another dish, and of another kind as far as there are enough. */
export function serveDistinct(
  ranked: readonly Scored[],
  count: number,
  write: (one: Scored) => Served | null,
): Written[] {
  const written: Written[] = [];
  const dishes = new Set<string>();
  const kinds = new Set<string | null>();
  for (const mayRepeatKind of [false, true]) {
    for (const one of ranked) {
      if (written.length === count) return written;
      const { candidate } = one;
      if (dishes.has(candidate.dish)) continue;
      if (!mayRepeatKind && candidate.kind !== null && kinds.has(candidate.kind)) continue;
      const served = write(one);
      if (!served) continue;
      dishes.add(candidate.dish);
      kinds.add(candidate.kind);
      written.push({ candidate, served });
    }
  }
  return written;
}
