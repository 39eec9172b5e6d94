import type { StoredRecipe } from '@plateful/domain/planning/stored-recipe.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm';
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
  const saved = db.select({ id: favorites.recipeId }).from(favorites).where(eq(favorites.userId, userId));
  const rows = await db
    .select({ ...columns, savedAt: favorites.createdAt })
    .from(recipes)
    .leftJoin(favorites, and(eq(favorites.recipeId, recipes.id), eq(favorites.userId, userId)))
    .leftJoin(recipeNotes, and(eq(recipeNotes.recipeId, recipes.id), eq(recipeNotes.userId, userId)))
    .where(and(or(eq(recipes.userId, userId), inArray(recipes.id, saved)), isNotDeleted(db)))
    .orderBy(
      sql`${favorites.createdAt} desc nulls last`,
      // Unrated recipes rank in the middle.
      sql`coalesce(${recipeNotes.rating}, 3) desc`,
      desc(recipes.createdAt),
    )
    .limit(limit);
  return rows.map(({ savedAt, userId: _owner, ...recipe }) => ({
    ...recipe,
    source: savedAt ? ('favorite' as const) : ('own' as const),
  }));
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
