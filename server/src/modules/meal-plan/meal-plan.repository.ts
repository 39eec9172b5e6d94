import type { PlannedMealType } from '@plateful/domain/vocabulary/options.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { recipes } from '#db/tables/recipes.ts';

export type Slot = { date: PlainDate; mealType: PlannedMealType };

/** Planned meals with their recipes from `first` to `last`, both included. */
export function findMeals(db: Database, userId: string, first: PlainDate, last: PlainDate) {
  return db
    .select({ meal: mealPlans, recipe: recipes })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), gte(mealPlans.date, first), lte(mealPlans.date, last)))
    .orderBy(mealPlans.date, mealPlans.mealType);
}

export async function findMealInSlot(db: Database, userId: string, { date, mealType }: Slot) {
  const [row] = await db
    .select({ meal: mealPlans, title: recipes.title })
    .from(mealPlans)
    .innerJoin(recipes, eq(recipes.id, mealPlans.recipeId))
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.date, date), eq(mealPlans.mealType, mealType)));
  return row;
}

/** Undefined when the slot is taken. */
export async function insertMeal(db: Database, row: typeof mealPlans.$inferInsert) {
  const [meal] = await db.insert(mealPlans).values(row).onConflictDoNothing().returning();
  return meal;
}

export async function deleteMeal(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(mealPlans)
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.id, id)))
    .returning({ id: mealPlans.id });
  return rows.length > 0;
}
