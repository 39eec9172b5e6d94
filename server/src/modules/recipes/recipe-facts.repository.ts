import type { StoredTerms } from '@plateful/domain/search/recipe-lexemes.ts';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import type { StoredFacts } from '#db/recipe-facts.ts';
import { searchTerms } from '#db/recipe-lexemes.ts';
import { dataMigrations } from '#db/tables/data-migrations.ts';
import { recipes } from '#db/tables/recipes.ts';

const nameOf = (version: string) => `recipe facts ${version}`;

/** Whether all recipes were processed with this version of the rules. */
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

const { title, description, ingredients, instructions, servings } = recipes;
const { cuisineType, mealType, tags, cookingTime } = recipes;
const searched = { title, description, ingredients, cuisineType, mealType, tags, cookingTime };
const described = { ...searched, instructions, servings };

/** Recipes without facts or terms and, with a version, those with facts of another version; in id order. */
export function findStaleFacts(
  db: Database,
  { version, after, limit }: { version: string | null; after: string | null; limit: number },
) {
  const { id, updatedAt, storedFacts } = recipes;
  const isOther = version === null ? undefined : sql`${storedFacts}->>'version' <> ${version}`;
  return db
    .select({ id, updatedAt, ...described })
    .from(recipes)
    .where(
      and(or(isNull(storedFacts), isNull(searchTerms), isOther), after === null ? undefined : gt(id, after)),
    )
    .orderBy(id)
    .limit(limit);
}

type Derived = { id: string; updatedAt: Date | null; facts?: StoredFacts; terms: StoredTerms };

/** Stores facts of recipes that have not changed since; facts that are not given stay. */
export async function updateDerived(db: Database, rows: readonly Derived[]): Promise<void> {
  if (rows.length === 0) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id uuid, "updatedAt" timestamptz, facts jsonb, terms jsonb)`;
  await db.execute(
    sql`update ${recipes} set "storedFacts" = coalesce(given.facts, "storedFacts"), "searchTerms" = given.terms
      from ${given} where ${recipes.id} = given.id
        and date_trunc('milliseconds', ${recipes.updatedAt}) is not distinct from given."updatedAt"`,
  );
}
