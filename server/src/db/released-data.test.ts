import { readFile } from 'node:fs/promises';
import { accountExport } from '@plateful/contract/account-export.ts';
import { expect, test } from 'vitest';
import { freePort } from '#runtime/free-port.ts';
import { olderDatabase } from '#testing/older-database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';

type Row = Record<string, unknown>;

/** Three accounts as the first version stored them, by table. */
const released: Record<string, Row[]> = JSON.parse(
  await readFile(new URL('../testing/released/0010-fallback.json', import.meta.url), 'utf8'),
);

const { before, connection, client } = await olderDatabase('hash_bearer_secrets');
await migrateDatabase(connection, before);
await client.connect();
// The order of the tables is not that of their references.
await client.query('set session_replication_role = replica');
for (const [table, rows] of Object.entries(released)) {
  await client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}
await migrateDatabase(connection);
// An installation keeps its address.
const port = String(await freePort('127.0.0.1'));
await client.query(`update user_identities set issuer = $1`, [`http://localhost:${port}/oidc`]);

const server = await startTestServer({
  database: openDatabase(connection, quietLog),
  env: { PORT: port },
});

test.each(released.users as { id: string; email: string }[])(
  'an account of the first version opens with all that it kept ($id)',
  async ({ id, email }) => {
    const own = (table: string) => released[table]!.filter(({ userId }) => userId === id);
    const person = await server.signIn({ id, email } as Person);
    const { body, status } = await person.get('/api/account/export?photos=false');
    expect(status).toBe(200);
    const file = accountExport.parse(body);
    expect(file.recipes.map(({ title }) => title).sort()).toEqual(
      own('recipes')
        .map(({ title }) => title)
        .sort(),
    );
    expect(file.favorites).toHaveLength(own('favorites').length);
    expect(file.mealPlans).toHaveLength(own('meal_plans').length);
    expect(file.receipts).toHaveLength(own('grocery_receipts').length);
    const itemsOf = (lists: { name?: unknown; items?: unknown }[]) =>
      lists.map(({ name, items }) => [name, (items as unknown[]).length]).sort();
    expect(itemsOf(file.shoppingLists)).toEqual(itemsOf(own('shopping_lists')));
    expect(file.tasteProfile).toMatchObject({ allergies: own('taste_profiles')[0]!.allergies });
    for (const path of ['/api/user/recipes', '/api/user/favorites', '/api/shopping-lists']) {
      expect((await person.get(path)).status, path).toBe(200);
    }
    const day = String(own('meal_plans')[0]!.date);
    expect((await person.get(`/api/meal-plans?startDate=${day}&endDate=${day}`)).status).toBe(200);
  },
);
