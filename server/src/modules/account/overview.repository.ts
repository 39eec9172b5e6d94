import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { accountArrivals, accountLabels } from '#db/tables/account-figures.ts';
import { recipes } from '#db/tables/recipes.ts';
import { shoppingLists } from '#db/tables/shopping-lists.ts';

export async function countLists(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ rows: count() })
    .from(shoppingLists)
    .where(eq(shoppingLists.userId, userId));
  return row!.rows;
}

/**
 * The most frequent tags or cuisines of own recipes. Spellings that differ in case are one, spelled as in the newest
 * recipe.
 */
export function findTopLabels(db: Database, userId: string, kind: 'tag' | 'cuisine', max: number) {
  const { name, label, recipes: having } = accountLabels;
  return db
    .select({ name, count: having })
    .from(accountLabels)
    .where(and(eq(accountLabels.userId, userId), eq(accountLabels.kind, kind)))
    .orderBy(desc(having), label)
    .limit(max);
}

const toQuarter = sql.raw("interval '15 minutes', at, timestamptz '2000-01-01 00:00:00+00'");

/** How many recipes were created in each span; `since` contains the start times, ascending. */
export async function countPerSpan(
  db: Database,
  userId: string,
  since: readonly string[],
): Promise<number[]> {
  if (since.length === 0) return [];
  const { quarter } = accountArrivals;
  // Recipes are counted per quarter of an hour. For a span that starts within one, its part of that quarter is moved
  // from the previous span.
  const { rows: quarters } = await db.execute<{ quarter: string; rest: number }>(sql`
    select begins.quarter::text, (
      select count(*)::int from ${recipes}
      where ${recipes.userId} = ${userId} and ${recipes.deletedAt} is null
        and ${recipes.createdAt} >= begins.at and ${recipes.createdAt} < begins.quarter
    ) as rest
    from (
      select at, date_bin(${toQuarter}) + case when date_bin(${toQuarter}) < at then interval '15 minutes' else interval '0' end as quarter
      from unnest(${sql.param([...since])}::timestamptz[]) as given(at)
    ) as begins order by begins.at`);
  const bounds = sql`${sql.param(quarters.map((quarter) => quarter.quarter))}::timestamptz[]`;
  const span = sql<number>`width_bucket(${quarter}, ${bounds})`;
  const full = await db
    .select({ span, recipes: sql<number>`sum(${accountArrivals.recipes})::int` })
    .from(accountArrivals)
    .where(and(eq(accountArrivals.userId, userId), gte(quarter, sql`${quarters[0]!.quarter}::timestamptz`)))
    .groupBy(sql`1`);
  return quarters.map(({ rest }, index) => {
    const count = full.find((row) => row.span === index + 1)?.recipes ?? 0;
    return count + rest - (quarters[index + 1]?.rest ?? 0);
  });
}
