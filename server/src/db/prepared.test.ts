import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#db/database.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { type PlacesOf, prepared } from './prepared.ts';
import { users } from './tables/users.ts';

const { connection, close } = await createTestDatabase();
afterAll(close);

const findEmail = prepared('find_email', (db, { id }: PlacesOf<{ id: string }>) =>
  db.select({ email: users.email }).from(users).where(eq(users.id, id)),
);

/** Someone's email, asked for twice and once in a transaction, and the names that the connection of the transaction knows. */
async function askRepeatedly(db: Database) {
  const email = `${crypto.randomUUID()}@example.com`;
  const [user] = await db.insert(users).values({ email }).returning({ id: users.id });
  const found = [await findEmail(db, user!), await findEmail(db, user!)];
  const names = await db.transaction(async (tx) => {
    found.push(await findEmail(tx, user!));
    const { rows } = await tx.execute<{ name: string }>(sql`select name from pg_prepared_statements`);
    return rows.map(({ name }) => name);
  });
  expect(found).toEqual([[{ email }], [{ email }], [{ email }]]);
  return names;
}

test('a busy statement is prepared once for its connection', async () => {
  const { db, close: end } = openDatabase(connection, quietLog);
  expect(await askRepeatedly(db)).toEqual(['find_email']);
  await end();
});

test('behind a pooler no statement relies on the state of another connection', async () => {
  const { db, close: end } = openDatabase(connection, quietLog, { ...connection });
  expect(await askRepeatedly(db)).toEqual([]);
  await end();
});
