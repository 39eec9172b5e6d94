import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { AccountImport } from '@plateful/contract/account.ts';
import { type AccountExport, accountExport } from '@plateful/contract/account-export.ts';
import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import { expect, test, vi } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { createYielding } from '#runtime/yielding.ts';
import { fillAccount } from '#testing/full-account.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { zipFile } from '#testing/zip-file.ts';
import { documentsIn } from './foreign/documents.ts';
import { withoutEnd } from './foreign/text.ts';
import { zipEntries } from './foreign/zip.ts';

/** Files that are made to keep a server busy, and large accounts, whose files are none of these. */

const server = await startTestServer();
const path = '/api/account/import';

function send(person: Person, content: string | Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'file');
  return person.send('POST', path, form);
}

async function imported(person: Person, file: unknown): Promise<AccountImport> {
  const answer = await send(person, JSON.stringify(file));
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer.body as AccountImport;
}

async function exported(person: Person): Promise<AccountExport> {
  return accountExport.parse((await person.get('/api/account/export')).body);
}

const line = (text: string, recipeId: string | null = null) => ({ text, recipeId });

/** A recipe of a file, as its owner wrote it: a line of its own and one for each part. */
function written(id: string, title: string, parts: readonly string[]) {
  return {
    ...{ id, title, description: null, cookingTime: 10, servings: 2, cuisineType: null, mealType: null },
    ...{ ingredients: [{ name: 'rice', amount: 100, unit: 'g' }], instructions: ['Boil.'], tags: [] },
    ...{ nutritionInfo: null, isGenerated: false, origin: 'own', createdAt: '2026-11-01T10:00:00.000Z' },
    written: { lines: [line('100 g rice'), ...parts.map((part) => line('1 batch', part))], steps: ['Boil.'] },
    parts,
  };
}

async function fileOf(rows: object[]) {
  return { ...(await exported(await server.user())), recipes: rows };
}

function document(lines: object[]) {
  return {
    ...{ title: 'On top', description: null, lines, steps: ['Boil.'], cookingTime: 10, servings: 2 },
    ...{ cuisineType: null, mealType: null, tags: [] },
  };
}

test('recipes that hold each other in many ways are looked at once each', async () => {
  const bob = await server.user();
  const levels = Array.from({ length: 6 }, () => Array.from({ length: 30 }, () => crypto.randomUUID()));
  const rows = levels.flatMap((ids, at) =>
    ids.map((id, n) => written(id, `Level ${at} number ${n}`, levels[at + 1] ?? [])),
  );
  const { imported: counts, skipped } = await imported(bob, await fileOf(rows));
  expect([counts.recipes, skipped]).toEqual([180, []]);
  const top = (await exported(bob)).recipes.find(({ title }) => title.startsWith('Level 0'))!;
  const sent = { document: document([line('1 batch', top.id)]), key: crypto.randomUUID() };
  expect((await bob.post('/api/own-recipes', sent)).body).toMatchObject({
    code: 'invalid_input',
    message: 'Recipes can be up to 5 deep within each other',
  });
});

test('parts of a file are what its lines say, without circles and no deeper than recipes may be', async () => {
  const bob = await server.user();
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  const chain = ids.slice(0, 9).map((id, at) => written(id, `Chain ${at}`, ids.slice(at + 1, at + 2)));
  const circle = [
    written(ids[10]!, 'Circle one', [ids[11]!]),
    written(ids[11]!, 'Circle two', [ids[10]!]),
    { ...written(crypto.randomUUID(), 'Parts alone', ids), written: null },
    {
      ...written(crypto.randomUUID(), 'Parts beside', ids),
      written: { lines: [line('100 g rice')], steps: ['Boil.'] },
    },
  ];
  const { skipped } = await imported(bob, await fileOf([...chain, ...circle]));
  expect(skipped.map(({ why }) => why).sort()).toEqual([
    'A recipe cannot be a part of itself. Its lines are those of its ingredients.',
    'Recipes can be up to 5 deep within each other. Its lines are those of its ingredients.',
    // Chain 8 stands on a recipe that is not in the file: what "1 batch" is made of nobody knows.
    'They name other foods than the recipe has.',
  ]);
  const copy = await exported(bob);
  expect(copy.recipes).toHaveLength(13);
  const parts = new Map(copy.recipes.map((recipe) => [recipe.id, recipe.parts]));
  const levelsOf = (id: string): number => 1 + Math.max(0, ...parts.get(id)!.map(levelsOf));
  expect(Math.max(...[...parts.keys()].map(levelsOf))).toBe(ownRecipeBounds.partDepth + 1);
  for (const recipe of copy.recipes) {
    expect(recipe.parts).toEqual(recipe.written?.lines.flatMap(({ recipeId }) => recipeId ?? []) ?? []);
  }
});

test('lines that name other foods than their recipe are not taken from a file', async () => {
  const bob = await server.user();
  const honest = written(crypto.randomUUID(), 'Honest rice', []);
  const lying = { ...written(crypto.randomUUID(), 'Plain rice', []), adaptedFromId: null };
  const shown = { ...line('2 tbsp peanut butter'), ingredient: { name: 'rice', amount: 100, unit: 'g' } };
  const { skipped } = await imported(
    bob,
    await fileOf([honest, { ...lying, written: { lines: [shown], steps: ['Boil.'] } }]),
  );
  expect(skipped).toMatchObject([{ why: 'They name other foods than the recipe has.' }]);
  const [other, kept] = (await exported(bob)).recipes.sort((a, b) => (a.title < b.title ? 1 : -1));
  expect([other!.written, kept!.written?.lines.map(({ text }) => text)]).toEqual([null, ['100 g rice']]);
});

test('a link to a recipe hides no food from the judgement of a file', async () => {
  const bob = await server.user();
  const [sauce, rice] = [crypto.randomUUID(), crypto.randomUUID()];
  const peanuts = { name: 'peanut butter', amount: 100, unit: 'g' };
  const shownAs = (id: string, title: string, lines: object[], ingredients: object[] = []) => {
    const honest = written(id, title, []);
    return {
      ...honest,
      ingredients: [...honest.ingredients, ...ingredients],
      written: { lines: [line('100 g rice'), ...lines], steps: ['Boil.'] },
    };
  };
  const { skipped } = await imported(
    bob,
    await fileOf([
      shownAs(rice, 'Rice', []),
      { ...shownAs(sauce, 'Sauce', [line('100 g peanut butter')], [peanuts]) },
      shownAs(crypto.randomUUID(), 'To nowhere', [line('100 g peanut butter', crypto.randomUUID())]),
      shownAs(crypto.randomUUID(), 'To peanuts', [line('1 batch of sauce', sauce)]),
      shownAs(crypto.randomUUID(), 'Honest', [line('1 batch of sauce', sauce)], [peanuts]),
      shownAs(crypto.randomUUID(), 'Honest too', [line('1 batch of rice', rice)]),
    ]),
  );
  expect(skipped.map(({ what }) => what).sort()).toEqual(['Lines of “To nowhere”', 'Lines of “To peanuts”']);
  const shown = (await exported(bob)).recipes.filter((recipe) => recipe.written !== null);
  expect(shown.map(({ title }) => title).sort()).toEqual(['Honest', 'Honest too', 'Rice', 'Sauce']);
});

const soup = {
  '@type': 'Recipe',
  name: 'Soup',
  recipeIngredient: ['1 l water', '2 onions'],
  recipeInstructions: ['Boil.'],
};

test('the end of a text is looked at once', () => {
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

test('a heading without end is cut', async () => {
  const ann = await server.user();
  const section = { '@type': 'HowToSection', name: 'sauce : '.repeat(25_000), itemListElement: ['Stir.'] };
  await imported(ann, { ...soup, recipeInstructions: [section] });
  const [recipe] = (await exported(ann)).recipes;
  expect(recipe!.instructions[0]!.length).toBeLessThanOrEqual(201);
});

test('a recipe with far too many lines is left out before they are read', async () => {
  const ann = await server.user();
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1} g rice`);
  const { skipped } = await imported(ann, [
    { ...soup, recipeIngredient: lines(200_000) },
    { ...soup, recipeIngredient: lines(101) },
    { ...soup, recipeInstructions: lines(200_000) },
  ]);
  expect(skipped.map(({ why }) => why)).toEqual([
    'Its list has more than 200 lines.',
    'It has more than 100 ingredients.',
    'Its method has too many steps.',
  ]);
});

test.each([
  ['a name of a Mealie recipe', { slug: { toString: 1 } }],
  ['a type', { '@type': { toString: 1 } }],
  ['a type in a list', { '@type': [{ toString: 1 }, null] }],
])('%s that is no text gets a message', async (_what, odd) => {
  const ann = await server.user();
  const carried = { plateful: { ...written('x', 'Soup', []), written: null } };
  const answer = await send(ann, JSON.stringify({ ...carried, extras: carried, ...odd }));
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
  ['linked data of a page that is much together', `<html>${script(half).repeat(3)}</html>`, 400],
  ['a deep text within a document', withText(deep), 200],
  ['a wide text within a document', withText(wide), 200],
])('%s is not parsed', async (_what, file, status) => {
  const ann = await server.user();
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await send(ann, typeof file === 'string' ? file : new Uint8Array(file));
  const isParsed = parse.mock.calls.some(
    ([text]) => text.startsWith('[[[[') || text.startsWith('[{}') || text.startsWith('[[{}'),
  );
  parse.mockRestore();
  expect([answer.status, isParsed], answer.text).toEqual([status, false]);
});

test('texts of an export that stand for lists are not parsed without end', async () => {
  const row = { ...written(crypto.randomUUID(), 'Rice', []), written: null };
  const file = await fileOf([{ ...row, ingredients: wide }]);
  const parse = vi.spyOn(JSON, 'parse');
  const answer = await send(await server.user(), JSON.stringify(file));
  const isParsed = parse.mock.calls.some(([text]) => text.startsWith('[{}'));
  parse.mockRestore();
  expect([answer.status, isParsed]).toEqual([400, false]);
});

/** How often others have their turn during some work. */
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

test('others have their turn after so many lines, however few recipes they are of', async () => {
  const pause = createYielding();
  const turns = await turnsDuring(async () => {
    for (let recipe = 0; recipe < 20; recipe += 1) await pause(100);
  });
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('an archive of many files is looked through with pauses', async () => {
  const archive = zipFile(
    Array.from({ length: 400 }, (_, at) => ({ name: `${at}.jpg`, content: 'no text' })),
  );
  const turns = await turnsDuring(() => Array.fromAsync(documentsIn(archive)));
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('no more than a little of a file in an archive is unpacked to tell what it is', async () => {
  const [bomb] = zipEntries(zipFile([{ name: 'a', content: ' '.repeat(5_000_000) }]));
  expect(bomb!.head()).toBeNull();
  const ann = await server.user();
  const spacious = zipFile([
    { name: 'a', content: `{${' '.repeat(600_000)}${JSON.stringify(soup).slice(1)}` },
  ]);
  expect((await send(ann, spacious)).body).toMatchObject({ imported: { recipes: 1 } });
});

test('a former version of a length that none can have is refused', async () => {
  const id = crypto.randomUUID();
  const endless = document(Array.from({ length: 50_000 }, (_, at) => line(`${at} g rice`)));
  const version = { id, recipeId: id, version: 1, document: endless, savedAt: '2026-11-01T10:00:00.000Z' };
  const file = { ...(await fileOf([written(id, 'Rice', [])])), recipeVersions: [version] };
  const answer = await send(await server.user(), JSON.stringify(file));
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
});

test('sections that are not imported may have any length and shape', async () => {
  const former = { listId: 'x', id: 1, version: 'any', before: { a: 1, b: 2, c: 3 } };
  const many = (row: object, count: number) => Array.from({ length: count }, () => row);
  const file = {
    ...(await fileOf([written(crypto.randomUUID(), 'Rice', [])])),
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
  const generations = Array.from({ length: 5001 }, (_, at) => ({
    ...file.generations[0]!,
    id: crypto.randomUUID(),
    createdAt: new Date(Date.UTC(2020, 0, 1) + at * 60_000).toISOString(),
  }));
  const meals = Array.from({ length: 6000 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), recipeId: null, mealType: 'dinner' as const, position: 0, servings: 2 },
    ...{ note: 'Out', createdAt: '2026-11-01T10:00:00.000Z' },
    date: new Date(Date.UTC(2000, 0, 1) + at * 86_400_000).toISOString().slice(0, 10),
  }));
  const bob = await server.user();
  const large = { ...file, generations, mealPlans: meals };
  const { imported: counts, skipped } = await imported(bob, large);
  expect(counts).toMatchObject({ generations: 5000, mealPlans: 6000, recipes: file.recipes.length });
  expect(skipped).toContainEqual({
    what: '1 generation',
    why: 'An account takes imports of up to 5000 generations.',
  });
  // What was written by this one is taken by the next.
  const again = await imported(await server.user(), await exported(bob));
  expect(again.imported).toMatchObject({ generations: 5000, mealPlans: 6000 });
});

test('an export of recipes at every bound is imported as it is', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const save = async (change: object) => {
    const sent = { document: { ...document([]), ...change }, key: crypto.randomUUID() };
    const answer = await ann.post('/api/own-recipes', sent);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { recipe: { id: string } }).recipe.id;
  };
  const title = 'A very long name of a sauce '.repeat(4).slice(0, 99);
  const step = `${'Stir the sauce well. '.repeat(95)}Stir`.slice(0, 2000);
  const inner = await save({ title, lines: [line('1 g rice')], steps: [step, step] });
  await save({ title: `${title.slice(1)}s`, lines: [line('0.000001 batches', inner)], steps: [step] });
  const novel = { lines: [line(`200 g ${'very old and rather dry '.repeat(11)}rice`)], steps: [step] };
  const refusal = await ann.post('/api/own-recipes', {
    document: { ...document([]), ...novel },
    key: crypto.randomUUID(),
  });
  expect(refusal.body).toMatchObject({
    fields: { 'document.lines.0': expect.stringMatching(/too long for one ingredient/) },
  });
  await save({
    title: 'Everything',
    lines: Array.from({ length: 100 }, (_, at) => line(`${at + 1} g rice`)),
    steps: Array.from({ length: 60 }, () => step),
    tags: Array.from({ length: 20 }, (_, at) => `tag ${at} `.padEnd(40, 'x')),
    description: 'x'.repeat(2000),
  });
  // As it was stored once: the title before a step of a part, and a long name.
  await server.context.db.insert(recipes).values({
    ...{ userId: ann.id, title: 'From before', isGenerated: false, origin: 'own', servings: 2 },
    ...{
      ingredients: [{ name: 'rice'.repeat(70), amount: 1, unit: 'g' }],
      instructions: [`${title}: ${step}`],
    },
  });
  const { imported: counts, skipped } = await imported(bob, await exported(ann));
  expect([counts.recipes, skipped]).toEqual([4, []]);
  const titles = async (person: Person) => (await exported(person)).recipes.map((one) => one.title).sort();
  expect(await titles(bob)).toEqual(await titles(ann));
});

/** A file that is on its way until `stop` is aborted. */
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
  fetch(new URL(path, server.origin), request).catch(() => undefined);
}

test('files that arrive slowly keep no one else out, and each person sends one at a time', async () => {
  const stop = new AbortController();
  const slow = await Promise.all(Array.from({ length: 5 }, () => server.user()));
  for (const person of slow) sendSlowly(person, stop);
  const { imports } = server.context.memory;
  await vi.waitFor(() => expect(imports.size).toBe(5), { timeout: 20_000 });
  expect((await send(slow[0]!, JSON.stringify(soup))).status).toBe(409);
  expect((await send(await server.user(), JSON.stringify(soup))).status).toBe(200);
  stop.abort();
  await vi.waitFor(() => expect(imports.size).toBe(0), { timeout: 20_000 });
});

test('a person has so many files read in an hour', async () => {
  const ann = await server.user();
  for (let at = 0; at < 20; at += 1) expect((await send(ann, '{}')).status).toBe(400);
  const answer = await send(ann, '{}');
  expect([answer.status, answer.body]).toEqual([429, expect.objectContaining({ code: 'rate_limited' })]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(await server.user(), '{}')).status).toBe(400);
});

test('a file of receipts that hold more than an account has room for leaves nothing behind', async () => {
  const bob = await server.user();
  const receipts = Array.from({ length: 120 }, (_, at) => ({
    ...{ id: crypto.randomUUID(), store: 'Market', date: '2026-11-01', total: at, currency: '€' },
    ...{ parsedItems: [], checks: { sum: null, itemCount: null }, photoProblems: [], photo: null },
    ...{ extractedText: 'rice 1,00\n'.repeat(19_000), photoDigest: null, contentDigest: null },
    processedAt: '2026-11-01T10:00:00.000Z',
  }));
  const file = { ...(await exported(await server.user())), receipts };
  expect((await send(bob, JSON.stringify(file))).body).toMatchObject({ code: 'limit_reached' });
  expect((await exported(bob)).receipts).toEqual([]);
  const some = { ...file, receipts: receipts.slice(0, 60) };
  expect((await imported(bob, some)).imported.receipts).toBe(60);
  expect((await bob.get('/api/grocery-receipts')).status).toBe(200);
});
