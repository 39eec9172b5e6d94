import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { StoredFacts } from '#db/recipe-facts.ts';
import { dataMigrations } from '#db/tables/data-migrations.ts';
import { recipes } from '#db/tables/recipes.ts';

const nameOf = (version: string) => `recipe facts ${version}`;

/** Whether all recipes have been gone through by these rules. */
export async function isFactsVersionKnown(db: Database, version: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(dataMigrations)
    .where(eq(dataMigrations.name, nameOf(version)));
  return rows.length > 0;
}

export async function insertFactsVersion(db: Database, version: string): Promise<void> {
  await db
    .insert(dataMigrations)
    .values({ name: nameOf(version) })
    .onConflictDoNothing();
}

/** Recipes without facts and, with a version, those whose facts are of another; in the order of their ids. */
export function findVoidFacts(
  db: Database,
  { version, after, limit }: { version: string | null; after: string | null; limit: number },
) {
  const { id, title, description, ingredients, instructions, servings, updatedAt, storedFacts } = recipes;
  const isOther = version === null ? undefined : sql`${storedFacts}->>'version' <> ${version}`;
  return db
    .select({ id, title, description, ingredients, instructions, servings, updatedAt })
    .from(recipes)
    .where(and(or(isNull(storedFacts), isOther), after === null ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

export async function updateFacts(
  db: Database,
  rows: readonly { id: string; facts: StoredFacts }[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, facts jsonb)`;
  await db.execute(
    sql`update ${recipes} set "storedFacts" = given.facts from ${given} where ${recipes.id} = given.id`,
  );
}
