import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/database.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { startTestServer } from '#testing/test-server.ts';
import { startWire } from '#testing/wire.ts';

const database = await createTestDatabase();
const { host, port } = database.connection;
const wire = await startWire(host.startsWith('/') ? join(host, `.s.PGSQL.${port}`) : port);
afterAll(async () => {
  await wire.stop();
  await database.close();
});
const connection = { ...database.connection, host: '127.0.0.1', port: wire.port };
const lines: string[] = [];
const server = await startTestServer({
  database: openDatabase(connection, quietLog, connection, 500),
  onLog: (line) => lines.push(line),
});

const away = {
  code: 'unavailable',
  message: 'Plateful cannot reach its database at the moment. Please try again in a minute.',
};
const list = { name: 'For Saturday', items: [] };

test('while the database is away every route answers 503; when it is back all work again', async () => {
  const person = await server.user();
  wire.cut();
  for (const answer of await Promise.all([
    person.get('/api/meal-plans?startDate=2026-11-23&endDate=2026-11-29'),
    person.get('/api/taste-profile'),
    person.post('/api/shopping-lists', list),
    server.visitor().get('/api/recipe/00000000-0000-4000-8000-000000000000'),
  ])) {
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject(away);
  }
  expect((await server.visitor().get('/readyz')).status).toBe(503);
  expect((await server.visitor().get('/healthz')).status).toBe(200);
  expect((await server.visitor().get('/')).status).toBe(200);
  wire.mend();
  expect((await server.visitor().get('/readyz')).status).toBe(200);
  expect((await person.post('/api/shopping-lists', list)).status).toBe(200);
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
});

test('while the database hangs with open connections, requests get an error message in time', async () => {
  const person = await server.user();
  const reads = () => Promise.all(Array.from({ length: 12 }, () => person.get('/api/shopping-lists')));
  expect((await reads()).map(({ status }) => status)).toEqual(Array(12).fill(200));
  wire.hold();
  for (const answer of await reads()) {
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject(away);
  }
  expect((await server.visitor().get('/readyz')).status).toBe(503);
  wire.mend();
  await expect.poll(async () => (await person.post('/api/shopping-lists', list)).status).toBe(200);
  expect((await server.visitor().get('/readyz')).status).toBe(200);
});

test('transactions that could not begin leave room for others', async () => {
  const { db } = server.context;
  await server.user();
  wire.hold();
  const transactions = Array.from({ length: 12 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  expect((await Promise.allSettled(transactions)).map(({ status }) => status)).toEqual(
    Array(12).fill('rejected'),
  );
  wire.mend();
  await expect.poll(() => db.execute(sql`select 1`).then(({ rows }) => rows.length)).toBe(1);
});

test('a database that takes no writes is not ready', async () => {
  const { db } = database;
  const name = sql.identifier(database.connection.database);
  await db.execute(sql`alter database ${name} set default_transaction_read_only = on`);
  wire.cut();
  wire.mend();
  expect((await server.visitor().get('/readyz')).status).toBe(503);
  const person = await server.user().catch(() => null);
  expect(person).toBeNull();
  const { status, body } = await server.visitor().post('/api/waitlist', { email: 'a@example.com' });
  expect(status).toBe(503);
  expect(body).toMatchObject(away);
});
