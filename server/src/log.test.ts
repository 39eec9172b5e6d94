import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/postgres.ts';
import { users } from './db/tables/users.ts';
import { createLog } from './log.ts';

const { db, close } = await createTestDatabase();
afterAll(close);

async function logged(failing: Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info', production: true }, { write: (line) => lines.push(line) });
  await failing.catch((error) => log.error({ err: error }, 'request failed'));
  return lines.join('');
}

test('a failed query is logged with its code and constraint, without parameters', async () => {
  await db.insert(users).values({ email: 'ann@example.com', firstName: 'Ann' });
  const line = await logged(db.insert(users).values({ email: 'ann@example.com', firstName: 'Annabel' }));
  expect(line).toContain('users_email_unique');
  expect(line).toContain('23505');
  expect(line).not.toMatch(/ann@|Annabel/);
});

test('any other error is logged with its message and where it came from', async () => {
  const line = await logged(Promise.reject(new TypeError('a bug')));
  expect(line).toContain('a bug');
  expect(line).toContain('log.test.ts');
});

test('a query that the database cannot read is logged with its text', async () => {
  const line = await logged(db.select().from(users).where(eq(users.id, 'no uuid')).then());
  expect(line).toContain('select');
});
