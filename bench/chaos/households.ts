import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { addDays, weekFrom } from '@plateful/domain/weeks/plain-date.ts';
import type { Context } from '@plateful/server/context.ts';
import { type ConnectionSource, openDatabase } from '@plateful/server/db/database.ts';
import { storeRecipeFacts } from '@plateful/server/modules/recipes/store-facts.service.ts';
import { quietLog } from '@plateful/server/testing/quiet-log.ts';
import { storeOwnRecipes } from '../own-recipes.ts';
import type { RunningProduct } from './running-product.ts';
import { ask, type ChaosUser } from './users.ts';

const monday = '2026-11-23';
const ownRecipes = 40;
const meals = ['breakfast', 'lunch', 'dinner'] as const;

export type Household = {
  days: { startDate: string; endDate: string };
  recipeId: string;
  /** One list per person, with its items. */
  lists: { id: string; items: string[] }[];
};

/** Gives each person a taste profile, 40 own recipes, a full week and its list. */
export async function fillHousehold(
  { origin }: Pick<RunningProduct, 'origin'>,
  source: ConnectionSource,
  people: readonly ChaosUser[],
): Promise<Household> {
  const { db, pool, close } = openDatabase(source, quietLog);
  const [first, ...others] = people.map(({ id }) => id);
  await storeOwnRecipes(pool, first!, ownRecipes);
  // Computed now; otherwise the job would do it during the measurement.
  await storeRecipeFacts({ db } as Context);
  await pool.query(
    `insert into recipes ("userId", title, description, ingredients, instructions, "cookingTime", servings,
       "cuisineType", "mealType", "nutritionInfo", tags, origin, "storedFacts", "searchTerms")
     select other, title, description, ingredients, instructions, "cookingTime", servings,
       "cuisineType", "mealType", "nutritionInfo", tags, origin, "storedFacts", "searchTerms"
     from recipes, unnest($2::uuid[]) as other where "userId" = $1`,
    [first, others],
  );
  const week = weekFrom(monday).flatMap((date, day) =>
    meals.map((mealType, meal) => ({ date, mealType, recipe: sampleRecipes[day * meals.length + meal]!.id })),
  );
  await pool.query(
    `insert into meal_plans ("userId", "recipeId", date, "mealType")
     select person, recipe, date, "mealType"
     from json_to_recordset($2) as row(date text, "mealType" text, recipe uuid), unnest($1::uuid[]) as person`,
    [[first, ...others], JSON.stringify(week)],
  );
  await pool.query('analyze');
  await close();
  const days = { startDate: monday, endDate: addDays(monday, 6) };
  const lists: Household['lists'] = [];
  for (const person of people) {
    await ask(person, `${origin}/api/taste-profile`, { householdSize: 2, allergies: ['Peanuts'] });
    const { body } = await ask(person, `${origin}/api/generate-shopping-list`, days);
    const { shoppingList } = body as { shoppingList: { id: string; items: { id: string }[] } };
    lists.push({ id: shoppingList.id, items: shoppingList.items.map(({ id }) => id) });
  }
  return { days, recipeId: week[0]!.recipe, lists };
}
