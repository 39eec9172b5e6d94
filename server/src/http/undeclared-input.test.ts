import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { isFull, propertyTimeout } from '@plateful/domain/testing/property-cases.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allTables } from '#testing/all-tables.ts';
import type { Change } from '#testing/database-snapshot.ts';
import { fillAccount } from '#testing/full-account.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import type { ValidRequest } from '#testing/valid-request.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';
import { watchDatabase } from '#testing/watched-database.ts';

const server = await startTestServer();
const { db } = server.context;
const marker = 'undeclared';

const victim = await server.user('plus');
await fillAccount(server.context, victim, { seed: 3, now: new Date(), size: 3 });

/** Every column of every table with a value that its column would take and that would do harm. */
const hostile: Record<string, unknown> = {};
for (const table of await allTables()) {
  for (const [name, column] of Object.entries(getTableColumns(table)))
    hostile[name] ??= valueFor(name, column);
}

function valueFor(name: string, { columnType, enumValues }: PgColumn): unknown {
  if (name === 'email') return victim.email;
  if (name === 'userId' || columnType === 'PgUUID') return victim.id;
  if (enumValues && enumValues.length > 0) return enumValues.at(-1);
  if (/Boolean/.test(columnType)) return true;
  if (/Integer|BigInt|Double|Serial/.test(columnType)) return 424_242;
  if (/Timestamp/.test(columnType)) return '2001-02-03T04:05:06.000Z';
  if (/Json|Array/.test(columnType)) return [marker];
  return marker;
}

const places = ['query key', 'body key', 'nested key', 'duplicate key'] as const;
type Place = (typeof places)[number];
type Sent = { query: URLSearchParams; body: Record<string, unknown>; repeated: Record<string, unknown> };

const keysOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** Every key of any object that a schema holds. */
function keysWithin(schema: unknown): Set<string> {
  const keys = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, value] of Object.entries(part)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) keys.add(name);
      walk(value);
    }
  };
  if (schema instanceof z.ZodType) walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return keys;
}

/** The valid request with `columns` added in `where`, but for the keys that the endpoint declares there. */
function withHostile(
  endpoint: Endpoint,
  valid: ValidRequest,
  where: readonly Place[],
  columns: readonly string[],
): Sent {
  const without = (schema: unknown) => columns.filter((name) => !keysOf(schema).includes(name));
  const picked = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, hostile[name]]));
  const sent: Sent = { query: new URLSearchParams(valid.query), body: { ...valid.body }, repeated: {} };
  const append = (name: string) => {
    const value = hostile[name];
    sent.query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  };
  if (where.includes('query key')) for (const name of without(endpoint.query)) append(name);
  if (where.includes('body key')) sent.body = { ...picked(without(endpoint.body)), ...sent.body };
  if (where.includes('nested key')) {
    const declared = keysWithin(endpoint.body);
    sent.body = nested(sent.body, picked(columns.filter((name) => !declared.has(name))));
  }
  if (where.includes('duplicate key')) {
    sent.repeated = picked(without(endpoint.body));
    for (const name of without(endpoint.query)) {
      append(name);
      append(name);
    }
  }
  return sent;
}

/** The same keys inside of each object that the body holds, and of objects that it does not declare. */
function nested(body: Record<string, unknown>, extra: Record<string, unknown>): Record<string, unknown> {
  const inside = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inside);
    return typeof value === 'object' && value !== null ? { ...extra, ...value } : value;
  };
  const declared = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, inside(value)]));
  return { user: extra, profile: extra, data: extra, $set: extra, ...declared };
}

function send(person: Person, { method, path }: Endpoint, { params = {} }: ValidRequest, sent: Sent) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!);
  const address = sent.query.size > 0 ? `${filled}?${sent.query}` : filled;
  if (method === 'GET') return person.get(address);
  if (['/api/upload-receipt', '/api/account/import', '/api/recipe-import/file'].includes(path)) {
    const form = new FormData();
    form.append('userId', victim.id);
    form.append(path.endsWith('import') ? 'file' : 'receipt', new Blob([marker]), 'receipt.jpg');
    return person.send(method, address, form);
  }
  // By hand, so that a key can come twice: of those the last one counts.
  const pairs = [
    ...Object.entries(sent.repeated),
    ...Object.entries(sent.repeated),
    ...Object.entries(sent.body),
  ];
  const json = pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',');
  return person.send(method, address, new Blob([`{${json}}`], { type: 'application/json' }));
}

/** Columns that jobs and triggers derive from other columns. */
const follows = ['searchTerms', 'isRecipeRemoved', 'attempts', 'nextAttemptAt'];

/** No call may do this, regardless of undeclared input. */
function expectHarmless(
  { table, before, after, columns }: Change,
  person: Person,
  { writes = {} }: ValidRequest,
) {
  const owner = table === 'users' ? 'id' : 'userId';
  // The session's own bookkeeping, and counters of tries.
  if (table === 'sessions' || table === 'throttles') return;
  const done = !before
    ? ['added']
    : !after
      ? ['removed']
      : columns.filter((column) => !follows.includes(column));
  // So do figures.
  const allowed = table.startsWith('account_') ? done : (writes[table] ?? []);
  expect(allowed, `${done} in ${table}`).toEqual(expect.arrayContaining(done));
  for (const row of [before, after]) {
    if (row?.[owner] != null) expect(row[owner], `the owner in ${table}`).toBe(person.id);
  }
  if (after) {
    expect(JSON.stringify(after)).not.toContain(marker);
    expect(after.id).not.toBe(victim.id);
    if (table === 'users') expect(after.subscriptionTier).not.toBe(hostile.subscriptionTier);
    expect(String(after.createdAt)).not.toContain('2001-02-03');
  }
}

const reader = await newPerson();
const watched = await watchDatabase(db);
const all = allEndpoints();
const columns = Object.keys(hostile);
/** Every key that means anything anywhere: some handler may read it in a place where it is not declared. */
const meaningful = new Set(
  all.flatMap(({ params, query, body }) => [params, query, body].flatMap((part) => [...keysWithin(part)])),
);

type Attack = { where: readonly Place[]; added: readonly string[] };

/** Names that are sent together: few that mean anything, so that none hides another; no address takes more of the rest. */
const together = { meaningful: 8, others: 40 };
/**
 * Every column at once, in as many places as a request has room for; where the suite runs in full, in each place by
 * itself and in small groups. Of several the culprit is looked for when a request with them fails.
 */
const attacks: readonly Attack[] = isFull
  ? places.flatMap((place) => {
      const [some, others] = [true, false].map((is) => columns.filter((name) => meaningful.has(name) === is));
      const groups = [...groupsOf(some!, together.meaningful), ...groupsOf(others!, together.others)];
      return groups.map((added) => ({ where: [place], added }));
    })
  : [
      { where: places.slice(0, 3), added: columns },
      { where: places.slice(3), added: columns },
    ];

test('no endpoint declares one key in two parts of its request', () => {
  for (const { path, params, query, body } of all) {
    const keys = [params, query, body].flatMap(keysOf);
    expect(new Set(keys).size, path).toBe(keys.length);
  }
});

test.each(all.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  '$name ignores every column of the database that it does not declare',
  async ({ name, endpoint }) => {
    const isRead = endpoint.method === 'GET';
    // Reading changes nothing: one person asks all of it.
    const person = isRead ? reader : await newPerson();
    const valid = (await validRequests(server.context, person.id))[name];
    expect(valid, `${name} has no valid request`).toBeDefined();
    const cookies = person.cookies();
    await watched.changes();

    /** Each call starts from the same state. */
    async function attempt(some: readonly Attack[]) {
      const answers = await Promise.all(
        some.map(({ where, added }) =>
          send(person, endpoint, valid!, withHostile(endpoint, valid!, where, added)),
        ),
      );
      await server.context.identity.mails.settled();
      const changes = await watched.changes();
      await watched.takeBack(changes);
      person.goBackTo(cookies);
      for (const { status, text } of answers) expect(status, text).toBe(valid!.status ?? 200);
      for (const change of changes) expectHarmless(change, person, valid!);
    }

    /** Of names that fail together, halves are tried until the culprit is alone. */
    async function expectAllIgnored({ where, added }: Attack): Promise<void> {
      try {
        await attempt([{ where, added }]);
      } catch (error) {
        for (const half of added.length > 1 ? halves(added) : [])
          await expectAllIgnored({ where, added: half });
        throw new Error(`${name} with ${added} as ${where}`, { cause: error });
      }
    }

    // A GET has no body, and several at once change nothing together.
    const possible = isRead ? attacks.filter(({ where }) => where.some(isOfAddress)) : attacks;
    const atOnce = isRead ? 8 : 1;
    for (let from = 0; from < possible.length; from += atOnce) {
      const some = possible.slice(from, from + atOnce);
      try {
        await attempt(some);
      } catch {
        // Of some things, such as files of all recipes, no user may request two at once.
        for (const name of some) await expectAllIgnored(name);
      }
    }
  },
  propertyTimeout,
);

/** Groups of at most `most`, each of names from all over the list, as neighbors come from one table. */
function groupsOf(names: readonly string[], max: number): string[][] {
  const count = Math.ceil(names.length / max);
  return Array.from({ length: count }, (_, group) => names.filter((_name, index) => index % count === group));
}

function isOfAddress(place: Place): boolean {
  return place === 'query key' || place === 'duplicate key';
}

function halves<T>(values: readonly T[]): T[][] {
  const middle = Math.ceil(values.length / 2);
  return [values.slice(0, middle), values.slice(middle)].filter((half) => half.length > 0);
}

async function newPerson(): Promise<Person> {
  const person = await server.user('plus');
  await fillAccount(server.context, person, { seed: 5, now: new Date(), size: 2 });
  return person;
}
