import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';

export async function countLists(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  return row!.rows;
}

type Named = { name: string; count: number };

/** The most frequent tags of own recipes. Two spellings are one tag, spelled as in the newest recipe that has it. */
export function findTopTags(db: Database, userId: string, most: number): Promise<Named[]> {
  return topNames(db, userId, sql`unnest(${recipes.tags})`, [''], most);
}

/** The most frequent cuisines, in the same way. */
export function findTopCuisines(db: Database, userId: string, most: number): Promise<Named[]> {
  return topNames(db, userId, sql`${recipes.cuisineType}`, ['', 'other'], most);
}

async function topNames(db: Database, userId: string, names: SQL, passed: string[], most: number) {
  const own = sql`select ${recipes.id}, ${recipes.createdAt}, ${names} from ${recipes} where ${recipes.userId} = ${userId} and ${recipes.deletedAt} is null`;
  const { rows } = await db.execute<Named>(sql`
    select (array_agg(trim(name) order by at desc))[1] as name, count(distinct id)::int as count
    from (${own}) as own(id, at, name)
    where lower(trim(name)) <> all(${sql.param(passed)}::text[])
    group by lower(trim(name)) order by 2 desc, lower(trim(name)) limit ${most}`);
  return rows;
}

/** How many recipes came in each span; `since` holds the instants at which spans begin, ascending. */
export async function countPerSpan(
  db: Database,
  userId: string,
  since: readonly string[],
): Promise<number[]> {
  if (since.length === 0) return [];
  const bounds = sql`${sql.param([...since])}::timestamptz[]`;
  const span = sql<number>`width_bucket(${recipes.createdAt}, ${bounds})`;
  const rows = await db
    .select({ span, rows: count() })
    .from(recipes)
    .where(
      sql`${recipes.userId} = ${userId} and ${recipes.deletedAt} is null and ${recipes.createdAt} >= ${since[0]}`,
    )
    .groupBy(sql`1`);
  return since.map((_, at) => rows.find((row) => row.span === at + 1)?.rows ?? 0);
}
