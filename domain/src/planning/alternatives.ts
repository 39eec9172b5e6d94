import { foldTitle } from '../cookbook/choosing/recent-dishes.ts';
import type { Scored } from './book-candidates.ts';
import type { PlanningContext } from './household.ts';
import { mealReasons } from './meal-reasons.ts';
import { type ChosenMeal, cookedOf, fastestMinutes } from './plan-household-week.ts';
import { type PlannedRecipe, renderMeal } from './render-candidate.ts';
import { compileWeek, type OpenSlot } from './week-problem.ts';
import { prepareRequest, type WeekRequest } from './week-request.ts';
import { createWeekState } from './week-state.ts';
import { foodUses } from './week-waste.ts';

/**
 * Ranked replacements for the one open slot of a request, with the rest of its week kept. Each is a different dish, and
 * of a different kind while there are enough. The current meal is excluded through the household's refused titles.
 */
export function alternatives(request: WeekRequest, count: number): ChosenMeal[] {
  const prepared = prepareRequest(request);
  const { context, pool, problem } = prepared;
  const [slot] = problem.open;
  if (!slot) return [];
  const compiled = compileWeek(problem);
  const state = createWeekState(compiled);
  const ranked = Array.from(compiled.fitting[0]!)
    .filter((at) => !state.isTaken(0, at))
    .map((at) => {
      state.put(0, at);
      return { at, objective: state.objective() };
    })
    .sort((a, b) => a.objective - b.objective)
    .map(({ at }) => pool[at]!);
  const others = cookedOf(prepared);
  const write = renderUnplanned(request.kept, context);
  return renderDistinct(ranked, count, (scored) => write(scored, slot)).map(({ planned, candidate }) => {
    const { date, mealType } = slot;
    const cooked = [{ date, mealType, perishables: planned.perishables }, ...others];
    const meal = {
      meal: 0,
      candidate,
      minutes: planned.minutes,
      fastestMinutes: fastestMinutes(compiled, 0),
      favorites: context.tastes.cuisines,
    };
    return {
      date,
      mealType,
      ...planned,
      reason: mealReasons([meal], cooked, foodUses(cooked, request.shopDays))[0]!,
    };
  });
}

/** Writes candidates out, except those that are already planned: an adapted dish has its own title. */
export function renderUnplanned(planned: readonly { recipe: { title: string } }[], context: PlanningContext) {
  const titles = new Set(planned.map(({ recipe }) => foldTitle(recipe.title)));
  return (scored: Scored, slot: OpenSlot): PlannedRecipe | null => {
    const rendered = renderMeal(scored, slot, context);
    return rendered && titles.has(foldTitle(rendered.title)) ? null : rendered;
  };
}

type Written = { candidate: Scored['candidate']; planned: PlannedRecipe };

/**
 * The first candidates that can be written out, each a different dish, and of a different kind while there are enough.
 */
export function renderDistinct(
  ranked: readonly Scored[],
  count: number,
  write: (scored: Scored) => PlannedRecipe | null,
): Written[] {
  const written: Written[] = [];
  const dishes = new Set<string>();
  const kinds = new Set<string | null>();
  for (const allowsSameKind of [false, true]) {
    for (const scored of ranked) {
      if (written.length === count) return written;
      const { candidate } = scored;
      if (dishes.has(candidate.dish)) continue;
      if (!allowsSameKind && candidate.kind !== null && kinds.has(candidate.kind)) continue;
      const planned = write(scored);
      if (!planned) continue;
      dishes.add(candidate.dish);
      kinds.add(candidate.kind);
      written.push({ candidate, planned });
    }
  }
  return written;
}
