import type { Endpoint } from '@plateful/contract/endpoint.ts';
import { isFull, lawTimeout } from '@plateful/domain/testing/law-strength.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allTables } from '#testing/all-tables.ts';
import { type Change, changesBetween, takeSnapshot } from '#testing/database-snapshot.ts';
import { fillAccount } from '#testing/full-account.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import type { ValidRequest } from '#testing/valid-request.ts';
import { allEndpoints, validRequests } from '#testing/valid-requests.ts';

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
  columns: string[],
): Sent {
  const without = (schema: unknown) => columns.filter((name) => !keysOf(schema).includes(name));
  const picked = (wanted: string[]) => Object.fromEntries(wanted.map((name) => [name, hostile[name]]));
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

/** Columns that jobs and triggers write, from what is looked at itself. */
const follows = ['searchTerms', 'isRecipeRemoved'];

/** What no call may do, whatever was sent along. */
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
const all = allEndpoints();
const columns = Object.keys(hostile);
/** Columns sent together where the suite runs in full: few, so that none is hidden by what another one breaks. */
const few = 8;
/** Every column at once, in as many places as a request has room for; a few in one place where the suite runs in full. */
const attacks = isFull
  ? places.flatMap((place) =>
      Array.from({ length: Math.ceil(columns.length / few) }, (_, at) => ({
        where: [place],
        added: columns.slice(at * few, (at + 1) * few),
      })),
    )
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
    // Reading changes nothing: one person asks all of it.
    const person = endpoint.method === 'GET' ? reader : await newPerson();
    let before = await takeSnapshot(db);
    // A GET has no body.
    const possible = attacks.filter(
      ({ where }) => endpoint.method !== 'GET' || where.some((place) => !/body|nested/.test(place)),
    );
    for (const [turn, { where, added }] of possible.entries()) {
      const valid = (await validRequests(server.context, person.id))[name];
      expect(valid, `${name} has no valid request`).toBeDefined();
      const sent = withHostile(endpoint, valid!, where, added);
      const { status, text } = await send(person, endpoint, valid!, sent);
      // Later turns may find nothing left to remove, or no session.
      if (turn === 0) expect(status, text).toBe(valid!.status ?? 200);
      expect(status, text).toBeLessThan(500);
      await server.context.identity.mails.settled();
      const after = await takeSnapshot(db);
      for (const change of changesBetween(before, after)) expectHarmless(change, person, valid!);
      before = after;
    }
  },
  lawTimeout,
);

async function newPerson(): Promise<Person> {
  const person = await server.user('plus');
  await fillAccount(server.context, person, { seed: 5, now: new Date(), size: 2 });
  return person;
}
