import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSampleDatabase, createTestDatabase } from './postgres.ts';

test('each test file has all tables and no rows of another', async () => {
  const ours = await createTestDatabase();
  const theirs = await createTestDatabase();
  await ours.db.execute(sql`insert into sessions (sid, sess, expire) values ('s', '{}', now())`);
  const count = sql`select count(*)::int as rows from sessions`;
  expect((await ours.db.execute(count)).rows).toEqual([{ rows: 1 }]);
  expect((await theirs.db.execute(count)).rows).toEqual([{ rows: 0 }]);
  await ours.close();
  const left = sql`select datname from pg_database where datname = ${ours.connection.database}`;
  expect((await theirs.db.execute(left)).rows).toEqual([]);
  await theirs.close();
});

test('test files share the samples as they were written, not what another file did to them', async () => {
  const [ours, theirs] = await Promise.all([createSampleDatabase(), createSampleDatabase()]);
  const recipes = sql`select count(*)::int as rows from recipes`;
  const written = (await theirs.db.execute(recipes)).rows;
  expect(written).not.toEqual([{ rows: 0 }]);
  await ours.db.execute(sql`delete from recipes`);
  expect((await theirs.db.execute(recipes)).rows).toEqual(written);
  await Promise.all([ours.close(), theirs.close()]);
});
