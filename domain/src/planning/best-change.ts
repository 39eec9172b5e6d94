import type { FoodId } from '../foods/food-id.ts';
import { formatDay } from '../weeks/plain-date.ts';
import { renderDistinct, renderUnplanned } from './alternatives.ts';
import { liked } from './meal-reasons.ts';
import { cookedOf } from './plan-household-week.ts';
import type { PlannedRecipe } from './render-candidate.ts';
import { candidateOfFixedMeal } from './stored-candidates.ts';
import { compileWeek, type OpenSlot } from './week-problem.ts';
import { type PlannedMeal, prepareRequest, type WeekRequest } from './week-request.ts';
import { createWeekState, type WeekState } from './week-state.ts';
import { type FoodUse, foodUses, nameOfPack, type WeekWaste, weekWaste } from './week-waste.ts';

/** The single meal replacement that reduces waste most, with up to three dishes for it. */
export type WeekChange = Pick<OpenSlot, 'date' | 'mealType'> & {
  food: FoodId;
  /** "Use the other half of the cabbage on Thursday: 3 dishes". */
  text: string;
  dishes: PlannedRecipe[];
};

/**
 * Maximum number of foods considered, those with the most left over, and of dishes written out for each; and the minimum
 * saving in grams worth suggesting.
 */
const max = { foods: 5, tried: 12, dishes: 3 } as const;
const minSaved = 40;

/**
 * What a planned week wastes, and the single change that reduces it most, or null if none does. `planned` are the meals
 * that may be replaced, parallel to the request's open slots; its kept meals stay.
 */
export function wasteOfWeek(
  request: WeekRequest,
  planned: readonly PlannedMeal[],
): { waste: WeekWaste; change: WeekChange | null } {
  const prepared = prepareRequest(request);
  const { context, pool } = prepared;
  const now = planned.map(({ recipe }) => candidateOfFixedMeal(recipe, context));
  const cooked = [
    ...planned.map(({ date, mealType, servings, buysNothing }, at) => ({
      date,
      mealType,
      perishables: buysNothing
        ? []
        : now[at]!.perishables.map(({ food, grams }) => ({ food, grams: grams * servings })),
    })),
    ...cookedOf(prepared),
  ];
  const uses = foodUses(cooked, request.shopDays);
  const waste = weekWaste(cooked, request.shopDays);
  const problem = { ...prepared.problem, candidates: [...prepared.problem.candidates, ...now] };
  const compiled = compileWeek(problem);
  const state = createWeekState(compiled);
  for (const slot of now.keys()) state.put(slot, pool.length + slot);

  const found = uses
    .filter(({ left, pack }) => left >= Math.max(minSaved, pack / 4))
    .sort((a, b) => b.left - a.left)
    .slice(0, max.foods)
    .flatMap((use) => {
      const users = compiled.users[compiled.foods.indexOf(use.food)] ?? new Int32Array();
      return problem.open.map((_, slot) => {
        const saving = Array.from(users)
          .filter((at) => at < pool.length && compiled.fits[slot]![at] && !state.isTaken(slot, at))
          .filter((at) => pool[at]!.candidate.taste >= liked)
          .map((at) => ({ one: pool[at]!, saves: savedBy(state, slot, at, pool.length + slot) }))
          .filter(({ saves }) => saves >= minSaved)
          .sort((a, b) => b.saves - a.saves);
        return { use, slot, saving };
      });
    })
    .sort((a, b) => (b.saving[0]?.saves ?? 0) - (a.saving[0]?.saves ?? 0));
  const write = renderUnplanned([...planned, ...request.kept], context);
  // A dish as it is served may use other amounts, and other foods, than its candidate.
  const savedBySubstituting = (slot: number, { perishables }: PlannedRecipe) =>
    wasted(waste) - wasted(weekWaste(cooked.with(slot, { ...cooked[slot]!, perishables }), request.shopDays));
  for (const { use, slot, saving } of found) {
    const open = problem.open[slot]!;
    const candidates = saving.slice(0, max.tried).map(({ one }) => one);
    const dishes = renderDistinct(candidates, max.dishes, (scored) => {
      const rendered = write(scored, open);
      return rendered && savedBySubstituting(slot, rendered) >= minSaved ? rendered : null;
    }).map(({ planned }) => planned);
    if (dishes.length > 0) return { waste, change: changeOf(use, open, dishes) };
  }
  return { waste, change: null };
}

function wasted({ bought, used }: WeekWaste): number {
  return bought - used;
}

/** Grams of waste saved by putting a candidate into a slot. */
function savedBy(state: WeekState, slot: number, at: number, now: number): number {
  const before = state.waste();
  state.put(slot, at);
  const saved = before - state.waste();
  state.put(slot, now);
  return saved;
}

function changeOf(use: FoodUse, { date, mealType }: OpenSlot, dishes: PlannedRecipe[]): WeekChange {
  const part = use.left / use.pack;
  const how = part >= 0.4 && part <= 0.6 ? 'the other half' : 'the rest';
  const count = dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`;
  const day = formatDay(date, { weekday: 'long' });
  return {
    date,
    mealType,
    food: use.food,
    text: `Use ${how} of the ${nameOfPack(use.food)} on ${day}: ${count}`,
    dishes,
  };
}
