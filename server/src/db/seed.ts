import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#db/database.ts';
import { recipes } from '#db/tables/recipes.ts';

/** Columns of a sample that may change with a new version of the library. */
const changing = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'cookingTime',
  'servings',
  'cuisineType',
  'mealType',
  'nutritionInfo',
  'tags',
  'goesWith',
] as const;

/** Adds and updates the sample library; unchanged rows are not written. */
export async function seedSamples(db: Database): Promise<void> {
  const columns = [...changing, 'id', 'isGenerated', 'origin'] as const;
  const rows = sampleRecipes.map((sample) => {
    const row = { ...sample, goesWith: sample.goesWith ?? [], isGenerated: false, origin: 'library' };
    return Object.fromEntries(columns.map((column) => [recipes[column].name, row[column]]));
  });
  const names = namesOf(columns);
  const values = (table: string) => namesOf(changing, table);
  // One parameter, because a query with 6,000 takes a tenth of a second to build.
  await db.execute(sql`
    insert into ${recipes} (${names})
    select ${names} from jsonb_populate_recordset(null::recipes, ${JSON.stringify(rows)}::jsonb)
    on conflict (${namesOf(['id'])}) do update
    set (${namesOf(changing)}) = row(${values('excluded')}), ${namesOf(['storedFacts'])} = null
    where (${values('recipes')}) is distinct from (${values('excluded')})`);
}

/**
 * The same on a connection that is then closed: reading the samples takes 30 MB, which a PostgreSQL process keeps until
 * it ends.
 */
export async function seedAndDisconnect(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await seedSamples(drizzle(client));
  } finally {
    client.release(true);
  }
}

function namesOf(columns: readonly (keyof typeof recipes.$inferSelect)[], table?: string): SQL {
  const names = columns.map((column) => sql.identifier(recipes[column].name));
  return sql.join(
    names.map((name) => (table ? sql`${sql.identifier(table)}.${name}` : sql`${name}`)),
    sql`, `,
  );
}
