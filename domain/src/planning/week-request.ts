import { type PlannedMealType, plannedMealTypes } from '../vocabulary/options.ts';
import type { PlainDate } from '../weeks/plain-date.ts';
import { bestDishes, bookCandidate, type Scored } from './book-candidates.ts';
import { type Candidate, normalizeTastes } from './candidate.ts';
import { type Household, type PlanningContext, planningContextOf } from './household.ts';
import { candidateOfFixedMeal, storedCandidates } from './stored-candidates.ts';
import type { StoredRecipe } from './stored-recipe.ts';
import { aimsFor } from './week-aims.ts';
import type { OpenSlot, WeekProblem } from './week-problem.ts';

/** A meal that is already planned: locked, past, or added by the user. */
export type PlannedMeal = {
  date: PlainDate;
  mealType: PlannedMealType;
  recipe: StoredRecipe;
  servings: number;
  /** Leftovers of another meal, for which nothing is bought. */
  buysNothing: boolean;
};

/** The complete input of planning as plain data, so that it can be sent to a worker. */
export type WeekRequest = {
  household: Household;
  /** Meals to fill, in any order. Several dishes of one meal are several kept meals. */
  open: readonly OpenSlot[];
  kept: readonly PlannedMeal[];
  /** Own recipes and favorites that may be planned. */
  recipes: readonly StoredRecipe[];
  /** Days on which the household shops. */
  shopDays: readonly PlainDate[];
  /** From 0 (best taste) to 1 (least waste). */
  wastePreference: number;
  /** Maximum cost of the week, in the currency of the prices; null for no limit. */
  budget: number | null;
  /** Maximum number of candidates. */
  maxCandidates: number;
  seed: number;
  /** Number of annealing moves, and the time limit in milliseconds. */
  iterations: number;
  milliseconds: number;
};

/**
 * 350 ms in a warm process at the 95th percentile, of which some 100 write out the chosen recipes: the search ends
 * before. More moves would improve weeks by a few percent (`npm run bench`).
 */
export const usualEffort = { maxCandidates: 1000, iterations: 45_000, milliseconds: 240 } as const;

/** A request with its candidates. */
export type PreparedRequest = { context: PlanningContext; pool: readonly Scored[]; problem: WeekProblem };

export function prepareRequest(request: WeekRequest): PreparedRequest {
  const { household, open, recipes } = request;
  const context = planningContextOf(household, Math.max(0, ...open.map(({ maxMinutes }) => maxMinutes)));
  const meals = new Set(open.map(({ mealType }) => mealType));
  const isWanted = ({ meals: served }: Pick<Candidate, 'meals'>) => suits(served, meals);
  const stored = storedCandidates(recipes, context).filter(({ candidate }) => isWanted(candidate));
  const book = bestDishes(context, request.maxCandidates - stored.length, isWanted);
  const pool = withTastes([
    ...stored.slice(0, request.maxCandidates),
    ...book.map((suited) => bookCandidate(suited, context)),
  ]);
  return { context, pool, problem: problemOf(request, pool, context) };
}

export function problemOf(
  request: WeekRequest,
  pool: readonly Scored[],
  context: PlanningContext,
): WeekProblem {
  const { open, shopDays, budget } = request;
  return {
    open,
    kept: request.kept.map(({ recipe, ...meal }) => ({
      ...meal,
      candidate: candidateOfFixedMeal(recipe, context),
    })),
    candidates: pool.map(({ candidate }) => candidate),
    shopDays,
    aims: aimsFor(context.tastes.goalEffects, context.tastes.cuisines),
    wastePreference: Math.min(1, Math.max(0, request.wastePreference)),
    budget,
  };
}

/** Excludes breakfasts from a week of dinners. Dishes for other meals are used only if a meal has none of its own. */
function suits(meals: Candidate['meals'], wanted: ReadonlySet<PlannedMealType>): boolean {
  return (
    wanted.size === plannedMealTypes.length ||
    meals.some((meal) => (wanted as ReadonlySet<string>).has(meal) || meal === 'lunch')
  );
}

function withTastes(pool: readonly Scored[]): Scored[] {
  const tastes = normalizeTastes(pool.map(({ score }) => score));
  return pool.map((scored, at) => ({ ...scored, candidate: { ...scored.candidate, taste: tastes[at]! } }));
}
