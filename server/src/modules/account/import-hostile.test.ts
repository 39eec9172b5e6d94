import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createYielding } from '#runtime/yielding.ts';
import { exported, imported, importPath, sendFile } from '#testing/account-files.ts';
import { fillAccount } from '#testing/full-account.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { zipFile } from '#testing/zip-file.ts';
import { importedIdsOf } from './import-rows.ts';
import { documentsIn } from './other-apps/documents.ts';
import { withoutEnd } from './other-apps/text.ts';
import { zipEntries } from './other-apps/zip.ts';
import { fileOf, written } from './recipe-rows.fixture.ts';

/** Files that are made to overload a server, and large accounts, whose files are accepted. */

const server = await startTestServer();

const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 l water', '2 onions'],
  recipeInstructions: ['Boil.'],
};

test('the end of a text is trimmed in one pass', () => {
  let looks = 0;
  class Counting extends RegExp {
    override test(text: string) {
      looks += 1;
      return super.test(text);
    }
  }
  expect(withoutEnd(`${': '.repeat(5000)}x. :`, new Counting('[\\s:.]'))).toBe(`${': '.repeat(5000)}x`);
  expect(looks).toBe(4);
});

test('an overlong heading is cut', async () => {
  const ann = await server.user();
  const section = { '@type': 'HowToSection', name: 'sauce : '.repeat(25_000), itemListElement: ['Stir.'] };
  await imported(ann, { ...soup, recipeInstructions: [section] });
  const [recipe] = (await exported(ann)).recipes;
  expect(recipe!.instructions[0]!.length).toBeLessThanOrEqual(201);
});

test('a recipe with far too many lines is skipped before they are read', async () => {
  const ann = await server.user();
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} g rice`);
  const { skipped } = await imported(ann, [
    { ...soup, recipeIngredient: lines(200_000) },
    { ...soup, recipeIngredient: lines(101) },
    { ...soup, recipeInstructions: lines(200_000) },
  ]);
  expect(skipped.map(({ why }) => why)).toEqual([
    'It has more than 200 lines of ingredients.',
    'It has more than 100 ingredients.',
    'It has too many steps.',
  ]);
});

test.each([
  ['a name of a Mealie recipe', { slug: { toString: 1 } }],
  ['a type', { '@type': { toString: 1 } }],
  ['a type in a list', { '@type': [{ toString: 1 }, null] }],
])('%s that is not a string is rejected with a message', async (_what, odd) => {
  const ann = await server.user();
  const carried = { plateful: { ...written('x', 'Soup', []), written: null } };
  const answer = await sendFile(ann, JSON.stringify({ ...carried, extras: carried, ...odd }));
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
});

const deep = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`;
const wide = `[${'{},'.repeat(2_000_000)}{}]`;
const half = JSON.stringify([JSON.parse(`[${'{},'.repeat(600_000)}{}]`)]);
const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const withText = (text: string) =>
  JSON.stringify({ ...soup, extras: { plateful: text }, plateful: text, description: 'x' });

test.each([
  ['a deep document', deep, 400],
  ['a deep document in a small archive', gzipSync(deep), 400],
  ['a deep document beside others', zipFile([{ name: 'a.json', content: deep }]), 400],
  ['a wide document', gzipSync(wide), 400],
  ['deep linked data of a page', `<html>${script(deep)}</html>`, 400],
  ['linked data of a page that is too much in total', `<html>${script(half).repeat(3)}</html>`, 400],
  ['a deep text within a document', withText(deep), 200],
  ['a wide text within a document', withText(wide), 200],
])('%s is not parsed', async (_what, file, status) => {
  const ann = await server.user();
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await sendFile(ann, typeof file === 'string' ? file : new Uint8Array(file));
  const isParsed = parse.mock.calls.some(
    ([text]) => text.startsWith('[[[[') || text.startsWith('[{}') || text.startsWith('[[{}'),
  );
  parse.mockRestore();
  expect([answer.status, isParsed], answer.text).toEqual([status, false]);
});

test('oversized JSON texts within an export are not parsed', async () => {
  const row = { ...written(crypto.randomUUID(), 'Rice', []), written: null };
  const file = await fileOf(server, [{ ...row, ingredients: wide }]);
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await sendFile(await server.user(), JSON.stringify(file));
  const isParsed = parse.mock.calls.some(([text]) => text.startsWith('[{}'));
  parse.mockRestore();
  expect([answer.status, isParsed]).toEqual([400, false]);
});

/** How often other work gets its turn during this work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false];
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn();
  })();
  await work();
  isDone = true;
  await others;
  return turns;
}

test('other work gets its turn after a number of lines, however few recipes they belong to', async () => {
  const pause = createYielding();
  const turns = await turnsDuring(async () => {
    for (let recipe = 0; recipe < 20; recipe += 1) await pause(100);
  });
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('an archive of many files is searched with pauses', async () => {
  const archive = zipFile(
    Array.from({ length: 400 }, (_, index) => ({ name: `${index}.jpg`, content: 'no text' })),
  );
  const turns = await turnsDuring(() => Array.fromAsync(documentsIn(archive)));
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('only the beginning of an archived file is unpacked to detect its format', async () => {
  const [bomb] = zipEntries(zipFile([{ name: 'a', content: ' '.repeat(5_000_000) }]));
  expect(bomb!.head()).toBeNull();
  const ann = await server.user();
  const spacious = zipFile([
    { name: 'a', content: `{${' '.repeat(600_000)}${JSON.stringify(soup).slice(1)}` },
  ]);
  expect((await sendFile(ann, spacious)).body).toMatchObject({ imported: { recipes: 1 } });
});

test('sections that are not imported may have any length and shape', async () => {
  const former = { listId: 'x', id: 1, version: 'any', before: { a: 1, b: 2, c: 3 } };
  const many = (row: object, count: number) => Array.from({ length: count }, () => row);
  const file = {
    ...(await fileOf(server, [written(crypto.randomUUID(), 'Rice', [])])),
    formerShoppingItems: many(former, 150_000),
    ...{ weekEdits: many({}, 5001), tasteProfileVersions: many({}, 5001), consents: many({}, 5001) },
    ...{ signIns: many({}, 5001), billingMails: many({}, 5001), subscriptions: many({}, 5001) },
    ...{ waitlist: 'any', checkoutIntents: null },
  };
  expect(await imported(await server.user(), file)).toMatchObject({ imported: { recipes: 1 }, skipped: [] });
});

test('rows beyond the limit are skipped and reported, and the rest is restored', async () => {
  const ann = await server.user();
  await fillAccount(server.context, ann, { seed: 41, now: new Date('2026-11-20T11:30:00Z') });
  const file = await exported(ann);
  const generations = Array.from({ length: 5001 }, (_, index) => ({
    ...file.generations[0]!,
    id: crypto.randomUUID(),
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
  }));
  const meals = Array.from({ length: 6000 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), recipeId: null, mealType: 'dinner' as const, position: 0, servings: 2 },
    ...{ note: 'Out', createdAt: '2026-11-01T10:00:00.000Z' },
    date: new Date(Date.UTC(2000, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
  }));
  const bob = await server.user();
  const large = { ...file, generations, mealPlans: meals };
  const { imported: counts, skipped } = await imported(bob, large);
  expect(counts).toMatchObject({ generations: 5000, mealPlans: 6000, recipes: file.recipes.length });
  expect(skipped).toContainEqual({
    what: '1 generation',
    why: 'An account can import up to 5000 generations.',
  });
  // The export of an import can be imported again.
  const again = await imported(await server.user(), await exported(bob));
  expect(again.imported).toMatchObject({ generations: 5000, mealPlans: 6000 });
});

/** A file whose upload does not end until `stop` is aborted. */
function sendSlowly(person: Person, stop: AbortController): void {
  const begin = '--x\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n[';
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(begin)),
  });
  const headers = {
    cookie: person.cookies(),
    origin: server.origin,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const request = { method: 'POST', headers, body, duplex: 'half', signal: stop.signal } as RequestInit;
  fetch(new URL(importPath, server.origin), request).catch(() => undefined);
}

test('slow uploads do not block other users, and a user can sendFile one file at a time', async () => {
  const stop = new AbortController();
  const slow = await Promise.all(Array.from({ length: 5 }, () => server.user()));
  for (const person of slow) sendSlowly(person, stop);
  const { imports } = server.context.memory;
  await vi.waitFor(() => expect(imports.size).toBe(5), { timeout: 20_000 });
  expect((await sendFile(slow[0]!, JSON.stringify(soup))).status).toBe(409);
  expect((await sendFile(await server.user(), JSON.stringify(soup))).status).toBe(200);
  stop.abort();
  await vi.waitFor(() => expect(imports.size).toBe(0), { timeout: 20_000 });
});

test('a user can import a limited number of files per hour', async () => {
  const ann = await server.user();
  for (let index = 0; index < 20; index += 1) expect((await sendFile(ann, '{}')).status).toBe(400);
  const answer = await sendFile(ann, '{}');
  expect([answer.status, answer.body]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await sendFile(await server.user(), '{}')).status).toBe(400);
});

test('a file with more receipts than an account may keep leaves no rows behind', async () => {
  const bob = await server.user();
  const receipts = Array.from({ length: 120 }, (_, index) => ({
    ...{ id: crypto.randomUUID(), store: 'Market', date: '2026-11-01', total: index, currency: '€' },
    ...{ parsedItems: [], checks: { sum: null, itemCount: null }, photoProblems: [], photo: null },
    ...{ extractedText: 'rice 1,00\n'.repeat(19_000), photoDigest: null, contentDigest: null },
    processedAt: '2026-11-01T10:00:00.000Z',
  }));
  const file = { ...(await exported(await server.user())), receipts };
  expect((await sendFile(bob, JSON.stringify(file))).body).toMatchObject({ code: 'limit_reached' });
  expect((await exported(bob)).receipts).toEqual([]);
  const some = { ...file, receipts: receipts.slice(0, 60) };
  expect((await imported(bob, some)).imported.receipts).toBe(60);
  expect((await bob.get('/api/grocery-receipts')).status).toBe(200);
});

test('other work gets its turn while many rows are compared with those of the account', async () => {
  const rows = Array.from({ length: 10_000 }, () => ({ id: crypto.randomUUID() }));
  const contentKey = { file: ({ id }: { id: string }) => id, stored: ({ id }: { id: string }) => id };
  const owner = { userId: crypto.randomUUID(), kind: 'favorites' };
  expect(await turnsDuring(() => importedIdsOf(owner, rows, [], contentKey))).toBeGreaterThan(100);
});
