import { readFile } from 'node:fs/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allTables } from '#testing/all-tables.ts';
import { fillAccount } from '#testing/full-account.ts';
import type { Person } from '#testing/test-server.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';
import { type Statement, startWatchedServer } from '#testing/watched-server.ts';

const page = await readFile(new URL('../../../docs/operations/sharding.md', import.meta.url), 'utf8');
/** The tables of the page, with the key that it says they have. */
const planned = new Map(
  [...page.matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, table, key]) => [table!, key!]),
);
const ofUsers = [...planned].filter(([, key]) => key === 'user').map(([table]) => table);
const tables = await allTables();

test('the plan names each table once', () => {
  expect([...planned.keys()].sort()).toEqual(tables.map(getTableName).sort());
});

/** Names of the columns that each key and index of a table begins with. */
function firstColumns(table: PgTable): unknown[] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name),
    ...primaryKeys.map((key) => key.columns[0]!.name),
    ...uniqueConstraints.map((key) => key.columns[0]!.name),
    ...indexes
      // A partial index serves some queries only.
      .filter(({ config }) => config.where === undefined)
      // Of an expression there is no name.
      .map(
        ({
          config: {
            columns: [first],
          },
        }) => (first && 'name' in first ? first.name : null),
      ),
  ];
}

test.each(
  tables
    .filter((table) => ofUsers.includes(getTableName(table)))
    .map((table) => [getTableName(table), table] as const),
)('%s is found by its user', (name, table) => {
  const key = name === 'users' ? 'id' : 'userId';
  expect(Object.keys(getTableColumns(table))).toContain(key);
  expect(firstColumns(table)).toContain(key);
});

const { server, statements } = await startWatchedServer();

/** "select recipes users": a statement's command and the tables with user data in it. */
function kindOf({ query }: Statement): string {
  const [verb = ''] = /^\w+/.exec(query.trim().toLowerCase()) ?? [];
  const names = [...query.matchAll(/(?:from|join|update|into) "(\w+)"/gi)].map(([, name]) => name!);
  return [verb, ...new Set(names.filter((name) => ofUsers.includes(name)))].join(' ');
}

/** Statements that reach rows of users by another key; the page says why. */
const exceptions = [...page.matchAll(/^\| `(\w+ [\w ]+)` \|/gm)].map(([, kind]) => kind!);

test('every statement of a user’s request names the user, except those in the sharding plan', async () => {
  const crossing = new Map<string, string>();
  const filled = async () => {
    const person = await server.user('plus');
    await fillAccount(server.context, person, { seed: 3, now: new Date(), size: 2 });
    return person;
  };
  // Reading changes nothing: one person asks all of it.
  const reader = await filled();
  for (const endpoint of allEndpoints()) {
    const person = endpoint.method === 'GET' ? reader : await filled();
    const call = `${endpoint.method} ${endpoint.path}`;
    const valid = (await validRequests(server.context, person.id))[call];
    statements.length = 0;
    await send(person, call, valid ?? {});
    for (const statement of statements) {
      const kind = kindOf(statement);
      const isOfUser = statement.params.flat().includes(person.id);
      // Mails are sent by a job, which tests run concurrently with the request.
      if (kind.includes(' ') && !kind.includes(' billing_mails') && !isOfUser)
        crossing.set(kind, `${call}: ${statement.query}`);
    }
  }
  const unplanned = [...crossing].filter(([kind]) => !exceptions.includes(kind));
  const gone = exceptions.filter((kind) => !crossing.has(kind));
  expect({ unplanned, gone }).toEqual({ unplanned: [], gone: [] });
});

function send(
  person: Person,
  call: string,
  {
    params = {},
    query = {},
    body,
  }: { params?: Record<string, string>; query?: Record<string, string>; body?: object },
) {
  const [method = '', path = ''] = call.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const address = `${filled}?${new URLSearchParams(query)}`;
  return person.send(method, address, method === 'GET' ? undefined : (body ?? {}));
}
