import { beforeAll, expect, test } from 'vitest';
import { olderDatabase } from '#testing/older-database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

const { before, connection, client } = await olderDatabase('account_figures');

async function insertUser(name: string): Promise<string> {
  const { rows } = await client.query(
    `insert into users (email, "calendarToken") values ($1 || '@example.com', $1) returning id`,
    [name],
  );
  return rows[0].id;
}

type Own = { title?: string; tags?: string[]; cuisine?: string; at?: string; deletedAt?: string };

/** As a server of the version before writes. */
async function insertRecipe(
  userId: string | null,
  { title = 'Soup', tags = [], cuisine, at, deletedAt }: Own = {},
) {
  const { rows } = await client.query(
    `insert into recipes ("userId", title, ingredients, instructions, tags, "cuisineType", "createdAt", "deletedAt")
     values ($1, $2, '[]', '{}', $3, $4, coalesce($5, now()), $6) returning id`,
    [userId, title, tags, cuisine, at, deletedAt],
  );
  return rows[0].id as string;
}

async function favor(userId: string, recipeId: string) {
  await client.query('insert into favorites ("userId", "recipeId") values ($1, $2)', [userId, recipeId]);
}

/** The counts of the triggers, and the actual counts. */
async function figures() {
  const ask = async (text: string) => (await client.query(text)).rows;
  const kept = `from recipes where "userId" is not null and "deletedAt" is null`;
  const counted = {
    recipes: await ask(`select "userId", recipes from account_figures where recipes <> 0 order by 1`),
    favorites: await ask(`select "userId", favorites from account_figures where favorites <> 0 order by 1`),
    labels: await ask(`select "userId", kind, label, recipes from account_labels order by 1, 2, 3`),
    arrivals: await ask(`select "userId", quarter, recipes from account_arrivals order by 1, 2`),
  };
  const there = {
    recipes: await ask(`select "userId", count(*)::int as recipes ${kept} group by 1 order by 1`),
    favorites: await ask(`select f."userId", count(*)::int as favorites
      from favorites f join recipes r on r.id = f."recipeId" where r."deletedAt" is null group by 1 order by 1`),
    labels: await ask(`select "userId", kind, label, count(distinct id)::int as recipes from (
        select id, "userId", 'tag' as kind, lower(trim(unnest(tags))) as label ${kept}
        union all select id, "userId", 'cuisine', lower(trim("cuisineType")) ${kept}) as said
      where label <> '' and (kind = 'tag' or label <> 'other') group by 1, 2, 3 order by 1, 2, 3`),
    arrivals:
      await ask(`select "userId", date_bin('15 minutes', "createdAt", '2000-01-01Z') as quarter, count(*)::int as recipes
      ${kept} group by 1, 2 order by 1, 2`),
  };
  return { counted, there };
}

async function expectExact() {
  const { counted, there } = await figures();
  expect(counted).toEqual(there);
  return counted;
}

let [ann, ben]: string[] = [];

beforeAll(async () => {
  await migrateDatabase(connection, before);
  await client.connect();
  [ann, ben] = [await insertUser('ann'), await insertUser('ben')];
  const first = await insertRecipe(ann!, { tags: ['Quick', ' quick ', ''], cuisine: 'Thai' });
  const gone = await insertRecipe(ann!, { tags: ['quick'], deletedAt: '2026-01-01' });
  const sample = await insertRecipe(null, { tags: ['Quick'] });
  for (const id of [first, gone, sample]) await favor(ben!, id);
  await client.query(
    `insert into recipes ("userId", title, ingredients, instructions, "createdAt")
     select $1, 'Recipe ' || i, '[]', '{}', timestamptz '2026-01-01' + i * interval '1 minute' from generate_series(1, 1100) i`,
    [ben],
  );
  await migrateDatabase(connection);
});

test('existing rows are counted, and newer recipes are in newer segments', async () => {
  const { recipes } = await expectExact();
  expect(recipes.map((row) => row.recipes).sort()).toEqual([1, 1100]);
  const { rows } = await client.query(
    `select segment, count(*)::int, min("createdAt") from recipes where "userId" = $1 group by 1 order by 1`,
    [ben],
  );
  expect(rows.map(({ count }) => count)).toEqual([512, 512, 76]);
  expect(rows.map((row) => row.min.getTime())).toEqual(rows.map((row) => row.min.getTime()).sort());
  const { rows: favorites } = await client.query(`select "isOfOthers", "isRecipeRemoved" from favorites`);
  expect(favorites.filter((row) => row.isOfOthers)).toHaveLength(3);
  expect(favorites.filter((row) => row.isRecipeRemoved)).toHaveLength(1);
});

test('servers of the version before count too: recipes and favorites that come, change, hide and go', async () => {
  const id = await insertRecipe(ann!, {
    tags: ['QUICK', 'Stew'],
    cuisine: ' thai',
    at: '2026-03-01T10:07:00Z',
  });
  await favor(ben!, id);
  await expectExact();
  const set = (change: string) => client.query(`update recipes set ${change} where id = $1`, [id]);
  for (const change of [
    `tags = '{Slow}', "cuisineType" = 'Other'`,
    `"deletedAt" = now()`,
    `tags = '{Slow,Deep}'`,
    `"deletedAt" = null`,
    `"createdAt" = '2026-03-01T10:29:59Z'`,
    `title = 'Something else'`,
  ]) {
    await set(change);
    await expectExact();
  }
  await client.query('delete from favorites where "recipeId" = $1', [id]);
  await expectExact();
  await favor(ben!, id);
  await client.query('delete from recipes where id = $1', [id]);
  const { labels } = await expectExact();
  expect(labels.map((row) => row.label)).toEqual(['thai', 'quick']);
});

test('concurrent writes are counted once each', async () => {
  const { pool, close, notifications } = openDatabase(connection, quietLog);
  try {
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        pool.query(
          `insert into recipes ("userId", title, ingredients, steps, tags)
           select unnest($1::uuid[]), 'At once', '[]', '[]', array['t' || $2::int % 3]`,
          [index % 2 ? [ann, ben] : [ben, ann], index],
        ),
      ),
    );
    await expectExact();
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        pool.query(`delete from recipes where title = 'At once' and tags = array['t' || $1::int % 3]`, [
          index,
        ]),
      ),
    );
    await expectExact();
  } finally {
    await notifications.close();
    await close();
  }
});

test('a failed statement is not counted, and figures are deleted with their account', async () => {
  const before = await expectExact();
  await expect(
    client.query(
      `insert into recipes ("userId", title, ingredients, steps) values ($1, 'One', '[]', '[]'), ($1, null, '[]', '[]')`,
      [ann],
    ),
  ).rejects.toThrow();
  expect(await expectExact()).toEqual(before);
  await client.query('delete from users where id = $1', [ann]);
  const { recipes, labels } = await expectExact();
  expect(recipes.map((row) => row.userId)).toEqual([ben]);
  expect(labels).toEqual([]);
});
