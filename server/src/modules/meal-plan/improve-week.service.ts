import { slotBounds } from '@plateful/domain/planning/open-slots.ts';
import { mondayOf, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { todayOf, type UserContext } from '#context.ts';
import { notFound } from '#errors.ts';
import { presentRecipe } from '#modules/recipes/recipes.service.ts';
import { storeOfferedRecipes } from '#modules/recipes/store-offered-recipes.service.ts';
import { loadPlanningInput, mealsOf, needsProfile, type PlannedRow } from './load-planning-input.service.ts';
import { findDates } from './meal-plan.repository.ts';
import { limitPlanning, runPlanner } from './run-planner.service.ts';

const alternativesShown = 3;

/** Alternative recipes for an entry that fit the rest of its week. */
export async function findAlternatives(ctx: UserContext, { id }: { id: string }) {
  await limitPlanning(ctx);
  const [date] = await findDates(ctx.db, ctx.user.id, [id]);
  if (!date) throw notFound('Planned meal');
  const household = await loadPlanningInput(ctx, mondayOf(date));
  if (!household) throw needsProfile();
  const { request, settings, profile, week } = household;
  const row = week.find(({ entry }) => entry.id === id);
  if (!row) throw notFound('Planned meal');
  const { mealType, servings } = row.entry;
  const limits = slotBounds(row.entry, settings, profile);
  const eaters = row.recipe ? servings : limits.eaters || profile.householdSize;
  const { refusedTitles } = request.household;
  const meals = await runPlanner(ctx, {
    kind: 'alternatives',
    count: alternativesShown,
    request: {
      ...request,
      household: { ...request.household, refusedTitles: [...refusedTitles, ...titleOf(row)] },
      open: [{ date: row.entry.date, mealType, eaters, maxMinutes: limits.maxMinutes }],
      kept: mealsOf(week.filter((other) => other !== row)),
    },
  });
  const recipes = await storeOfferedRecipes(ctx, meals);
  return {
    alternatives: meals.flatMap(({ reason }, index) => {
      const recipe = recipes[index];
      return recipe ? [{ recipe: presentRecipe(ctx, recipe), reason }] : [];
    }),
  };
}

/** How much of the perishable food that the week buys is used by its meals; null if it cooks nothing. */
export async function getWaste(ctx: UserContext, { startDate }: { startDate: PlainDate }) {
  await limitPlanning(ctx);
  const household = await loadPlanningInput(ctx, startDate);
  const isCooked = ({ entry, recipe }: PlannedRow) => recipe !== null && entry.leftoversOf === null;
  if (!household?.week.some(isCooked)) return { waste: null };
  const { request, settings, profile, week } = household;
  const today = todayOf(ctx);
  const hasLeftovers = ({ entry }: PlannedRow) => week.some((row) => row.entry.leftoversOf === entry.id);
  const mayChange = (row: PlannedRow) =>
    isCooked(row) && row.entry.date >= today && !row.entry.isLocked && !hasLeftovers(row);
  const rows = week.filter(mayChange);
  const { waste, change } = await runPlanner(ctx, {
    kind: 'waste',
    request: {
      ...request,
      open: rows.map(({ entry }) => {
        const { maxMinutes } = slotBounds(entry, settings, profile);
        return { date: entry.date, mealType: entry.mealType, eaters: entry.servings, maxMinutes };
      }),
      kept: mealsOf(week.filter((row) => !mayChange(row))),
    },
    planned: mealsOf(rows),
  });
  const recipes = change ? await storeOfferedRecipes(ctx, change.dishes) : [];
  return {
    waste: {
      boughtGrams: waste.bought,
      usedGrams: waste.used,
      left: waste.left.map(({ name, grams, keepsUntil }) => ({
        food: name,
        grams,
        keepsUntil,
        words: `${rounded(grams)} g ${name}`,
      })),
      advice: change && {
        words: change.text,
        date: change.date,
        mealType: change.mealType,
        entryId: rows.find(({ entry }) => entry.date === change.date && entry.mealType === change.mealType)!
          .entry.id,
        recipes: recipes.flatMap((recipe) => (recipe ? presentRecipe(ctx, recipe) : [])),
      },
    },
  };
}

function titleOf({ recipe }: PlannedRow): string[] {
  return recipe ? [recipe.title] : [];
}

function rounded(grams: number): number {
  return Math.max(5, Math.round(grams / 5) * 5);
}
