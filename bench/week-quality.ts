import { foodsMatching } from '@plateful/domain/cookbook/wishes/foods-matching.ts';
import { foodById } from '@plateful/domain/foods/table.ts';
import { normalizeTastes } from '@plateful/domain/planning/candidate.ts';
import type { HouseholdWeek } from '@plateful/domain/planning/plan-household-week.ts';
import { improveWeek } from '@plateful/domain/planning/plan-week.ts';
import { maxSameBreakfasts } from '@plateful/domain/planning/repetition.ts';
import { type Compiled, compileWeek } from '@plateful/domain/planning/week-problem.ts';
import {
  type PreparedRequest,
  prepareRequest,
  problemOf,
  type WeekRequest,
} from '@plateful/domain/planning/week-request.ts';
import { createWeekState } from '@plateful/domain/planning/week-state.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { readLines } from '@plateful/domain/safety/recipe-lines.ts';
import { randomFrom } from '@plateful/domain/vocabulary/random.ts';
import { daysBetween } from '@plateful/domain/weeks/plain-date.ts';

/** Figures of a week: grams wasted, mean taste of its meals (0 to 1), penalty points. */
type Figures = { waste: number; taste: number; objective: number };
export type WeekFigures = {
  candidates: number;
  random: Figures;
  greedy: Figures;
  planned: Figures;
  /** Points of a search of several seconds; null if it was not run. */
  long: number | null;
};

const randomWeeks = 10;

/**
 * A week planned from `size` of a household's candidates, compared with a random one, one by taste, and one of a long
 * search.
 */
export function weekFigures(request: WeekRequest, size: number, longMilliseconds: number): WeekFigures {
  const opened = prepareRequest({ ...request, maxCandidates: Number.MAX_SAFE_INTEGER });
  const pool = sampleOf(opened.pool, size, request.seed);
  const problem = problemOf(request, pool, opened.context);
  const compiled = compileWeek(problem, true);
  // The comparison weeks keep the amounts as written.
  const asWritten = compileWeek(problem);
  const { seed, iterations } = request;
  const start = performance.now();
  const { chosen } = improveWeek(compiled, { seed, iterations, spent: () => 0 });
  const taken = performance.now() - start;
  const byChance = Array.from({ length: randomWeeks }, (_, index) =>
    figuresOf(asWritten, weekOf(asWritten, randomFrom(index))),
  );
  return {
    candidates: pool.length,
    random: meanOf(byChance),
    greedy: figuresOf(
      asWritten,
      weekOf(asWritten, () => 0),
    ),
    planned: figuresOf(compiled, chosen),
    long: longMilliseconds > 0 ? longRun(compiled, (iterations * longMilliseconds) / taken, seed + 1) : null,
  };
}

function longRun(compiled: Compiled, iterations: number, seed: number): number {
  return improveWeek(compiled, { seed, iterations, spent: () => 0 }).objective;
}

/** A subset, like a household with fewer recipes; taste is relative to what is left. */
function sampleOf(pool: PreparedRequest['pool'], size: number, seed: number): PreparedRequest['pool'] {
  const random = randomFrom(seed);
  const sample = pool
    .map((candidate) => ({ candidate, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, size)
    .map(({ candidate }) => candidate);
  const tastes = normalizeTastes(sample.map(({ score }) => score));
  return sample.map((candidate, index) => ({
    ...candidate,
    candidate: { ...candidate.candidate, taste: tastes[index]! },
  }));
}

/** A week under the same rules: one of the fitting candidates per slot, of which the tastiest is the first. */
function weekOf({ fitting, problem }: Compiled, random: () => number): (number | null)[] {
  // A lunch or dinner counts as all the mornings that the dish may have.
  const times = new Map<string, number>();
  const timesOf = (dish: string) => times.get(dish) ?? 0;
  const serve = (dish: string, mealType: string) =>
    times.set(dish, timesOf(dish) + (mealType === 'breakfast' ? 1 : maxSameBreakfasts));
  for (const { mealType, candidate } of problem.kept) serve(candidate.dish, mealType);
  return problem.open.map(({ mealType }, slot) => {
    const dishOf = (index: number) => problem.candidates[index]!.dish;
    const max = mealType === 'breakfast' ? maxSameBreakfasts : 1;
    const left = fitting[slot]!.filter((at) => timesOf(dishOf(at)) < max);
    const index = left[Math.floor(random() * left.length)];
    if (index === undefined) return null;
    serve(dishOf(index), mealType);
    return index;
  });
}

function figuresOf(compiled: Compiled, chosen: readonly (number | null)[]): Figures {
  const state = createWeekState(compiled);
  const tastes = chosen.flatMap((at, slot) => {
    if (at === null) return [];
    state.put(slot, at);
    return compiled.problem.candidates[at]!.taste;
  });
  return { waste: state.waste(), taste: mean(tastes), objective: state.objective() };
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanOf(figures: readonly Figures[]): Figures {
  return {
    waste: mean(figures.map(({ waste }) => waste)),
    taste: mean(figures.map(({ taste }) => taste)),
    objective: mean(figures.map(({ objective }) => objective)),
  };
}

/** Hard limits that a planned week violates, checked on the written recipes independently of the search's data. */
export function brokenLimits(request: WeekRequest, week: HouseholdWeek): string[] {
  const { household, open, kept, recipes, shopDays } = request;
  const { profile, withoutEquipment } = household;
  const avoided = new Set<string>(foodsMatching(profile.avoidedFoods));
  const had = new Set(kept.map(({ recipe }) => recipe.title));
  const mornings = new Set(
    week.meals.flatMap(({ mealType, title }) => (mealType === 'breakfast' ? title : [])),
  );
  const broken: string[] = [];
  if (week.meals.length + week.conflicts.length !== open.length) broken.push('a slot was forgotten');
  for (const meal of week.meals) {
    const slot = open.find(({ date, mealType }) => date === meal.date && mealType === meal.mealType);
    const recipe = meal.recipe ?? recipes.find(({ id }) => id === meal.recipeId);
    if (!slot || !recipe) {
      broken.push(`${meal.title}: not asked for`);
      continue;
    }
    const say = (what: string) => broken.push(`${meal.title}: ${what}`);
    const minutes = recipe.cookingTime ?? Number.POSITIVE_INFINITY;
    if (minutes > slot.maxMinutes) say(`${minutes} of ${slot.maxMinutes} minutes`);
    if (meal.servings < slot.eaters) say(`${meal.servings} servings for ${slot.eaters}`);
    if (!checkRecipe({ ...recipe, cookingTime: minutes }, profile).ok) say('not within allergies and diets');
    if (withoutEquipment.includes('oven') && recipe.instructions.some((step) => /\boven\b.*°C/i.test(step)))
      say('needs an oven');
    const day = daysBetween(shopDays.filter((date) => date <= meal.date).at(-1) ?? meal.date, meal.date);
    for (const { food } of readLines(recipe.ingredients)) {
      if (food && avoided.has(food.id)) say(`has ${food.name}`);
      const isFresh =
        !food ||
        !meal.perishables.some((perishable) => perishable.food === food.id) ||
        foodById(food.id).shelfLife!.closed >= day;
      if (!isFresh) say(`${food.name} is not fresh`);
    }
    if (meal.mealType !== 'breakfast' && (had.has(meal.title) || mornings.has(meal.title)))
      say('comes twice');
    if (meal.mealType !== 'breakfast') had.add(meal.title);
  }
  return broken;
}
