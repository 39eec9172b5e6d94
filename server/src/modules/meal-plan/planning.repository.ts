import type { StoredRecipe } from '@plateful/domain/planning/stored-recipe.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isNotDeleted } from '#db/conditions.ts';
import type { Database } from '#db/database.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { recipeNotes } from '#db/tables/own-recipes.ts';
import { favorites, recipes } from '#db/tables/recipes.ts';

/** The recipe columns that planning needs. */
const columns = {
  id: recipes.id,
  userId: recipes.userId,
  title: recipes.title,
  description: recipes.description,
  ingredients: recipes.ingredients,
  instructions: recipes.instructions,
  cookingTime: recipes.cookingTime,
  servings: recipes.servings,
  cuisineType: recipes.cuisineType,
  mealType: recipes.mealType,
};

/** The user's favorites, then well-rated recipes, then the latest own recipes, without duplicates. */
export async function findRecipesToPlan(
  db: Database,
  userId: string,
  limit: number,
): Promise<StoredRecipe[]> {
  // However many are stored, the first of each kind are enough to reach the limit.
  const { recipeId, rating } = recipeNotes;
  const savedAt = sql<Date | null>`${favorites.createdAt}`.as('savedAt');
  const notSaved = sql<Date | null>`null::timestamptz`.as('savedAt');
  const notRated = sql<number | null>`null::int`.as('rating');
  const saved = db
    .select({ id: favorites.recipeId, savedAt, rating: notRated })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.isRecipeRemoved, false)))
    .orderBy(desc(favorites.createdAt), desc(favorites.id))
    .limit(limit);
  const rated = db
    .select({ id: recipeId, savedAt: notSaved, rating: sql<number | null>`${rating}`.as('rating') })
    .from(recipeNotes)
    .where(and(eq(recipeNotes.userId, userId), isNotNull(rating)))
    .orderBy(desc(rating))
    .limit(limit);
  const latest = db
    .select({ id: recipes.id, savedAt: notSaved, rating: notRated })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), isNull(recipes.deletedAt)))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(limit);
  const all = unionAll(saved, rated, latest).as('all_kinds');
  const candidates = db
    .select({
      id: all.id,
      savedAt: max(all.savedAt).as('lastSaved'),
      rating: max(all.rating).as('bestRating'),
    })
    .from(all)
    .groupBy(all.id)
    .as('candidates');
  // Looked up one by one; otherwise PostgreSQL may read all recipes of all users.
  const recipe = db
    .select({ ...columns, createdAt: recipes.createdAt })
    .from(recipes)
    .where(and(eq(recipes.id, candidates.id), isNotDeleted(db)))
    .limit(1)
    .as('recipe');
  const rows = await db
    .select()
    .from(candidates)
    .crossJoinLateral(recipe)
    .where(or(eq(recipe.userId, userId), isNotNull(candidates.savedAt)))
    .orderBy(
      sql`${candidates.savedAt} desc nulls last`,
      // Unrated recipes rank in the middle.
      sql`coalesce(${candidates.rating}, 3) desc`,
      desc(recipe.createdAt),
    )
    .limit(limit);
  return rows.map(
    ({ recipe: { userId: _owner, createdAt: _created, ...found }, candidates: { savedAt: since } }) => ({
      ...found,
      source: since ? ('favorite' as const) : ('own' as const),
    }),
  );
}

/** Entries of a week with the recipe columns that planning needs. */
export function findWeekToPlan(db: Database, userId: string, dates: readonly PlainDate[]) {
  return db
    .select({ entry: mealPlans, recipe: columns })
    .from(mealPlans)
    .leftJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), inArray(mealPlans.date, [...dates])));
}

/** Titles of dishes planned from `first` to before `end`. */
export async function findTitlesPlanned(
  db: Database,
  userId: string,
  first: PlainDate,
  end: PlainDate,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: recipes.title })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), gte(mealPlans.date, first), lt(mealPlans.date, end)));
  return rows.map(({ title }) => title);
}
