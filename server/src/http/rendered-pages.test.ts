import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { rateLimited } from '#errors.ts';
import { renderedPages } from './rendered-pages.ts';

const folder = await mkdtemp(join(tmpdir(), 'plateful-pages-'));
afterAll(() => rm(folder, { recursive: true }));

/** A fake of the built web client: returns the request and the number of calls. */
const entry = join(folder, 'entry-server.mjs');
await writeFile(
  entry,
  `let count = 0;
   export async function render({ path, origin, recipe }) {
     count += 1;
     if (path === '/broken') throw new Error('This page is broken');
     return JSON.stringify({ count, path, origin, recipe });
   }`,
);

function pagesOf(file: string) {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  return {
    lines,
    pages: renderedPages({
      entry: file,
      templates: { page: '', identity: '' },
      origin: 'https://plateful.example',
      log,
    }),
  };
}

const read = (page: { identity: Buffer } | null) => page && JSON.parse(page.identity.toString());

test('a page that many ask for at once is rendered once', async () => {
  const { pages } = pagesOf(entry);
  const asked = { path: '/recipe/1', recipe: { title: 'Soup' } };
  const [first, second] = await Promise.all([pages.page(asked), pages.page({ ...asked })]);
  expect(read(first)).toMatchObject({ ...asked, origin: 'https://plateful.example' });
  expect(second).toBe(first);
  const changed = await pages.page({ ...asked, recipe: { title: 'Stew' } });
  expect(read(changed).recipe.title).toBe('Stew');
});

test('asking for many recipes that are not there costs one rendering', async () => {
  const { pages } = pagesOf(entry);
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  const answers = await Promise.all(ids.map((id) => pages.missingRecipe(id)));
  expect(answers.map((answer) => read(answer).path)).toEqual(ids.map((id) => `/recipe/${id}`));
  expect(new Set(answers.map((answer) => read(answer).count)).size).toBe(1);
});

test('a page that breaks is left to the browser, and said in the log', async () => {
  const { pages, lines } = pagesOf(entry);
  expect(await pages.page({ path: '/broken' })).toBeNull();
  expect(lines.join()).toContain('This page is broken');
  expect(read(await pages.page({ path: '/' })).path).toBe('/');
});

test('without the module that renders, every page is left to the browser', async () => {
  const { pages, lines } = pagesOf(join(folder, 'nowhere.mjs'));
  expect(await pages.page({ path: '/' })).toBeNull();
  expect(await pages.missingRecipe(crypto.randomUUID())).toBeNull();
  expect(lines.length).toBeGreaterThan(0);
});

test('an address over the rendering limit gets cached pages, and others are rendered in the browser', async () => {
  const { pages, lines } = pagesOf(entry);
  const tooMany = async () => {
    throw rateLimited(2);
  };
  expect(await pages.page({ path: '/recipe/1' }, tooMany)).toBeNull();
  expect(await pages.page({ path: '/recipe/1' })).not.toBeNull();
  expect(await pages.page({ path: '/recipe/1' }, tooMany)).not.toBeNull();
  expect(lines).toEqual([]);
});

test('no more pages wait to be made than a server can make soon', async () => {
  const { pages, lines } = pagesOf(entry);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => pages.page({ path: `/p/${index}` })),
  );
  expect(answers.filter(Boolean)).toHaveLength(31);
  expect(lines).toEqual([]);
});

test('the whole cook book fits beside others', async () => {
  const { pages } = pagesOf(entry);
  // As large as a recipe page together with its compressed forms.
  const asked = (index: number) => ({
    path: `/recipe/${index}`,
    recipe: { text: randomBytes(12_000).toString('hex'), at: index },
  });
  const requests = Array.from({ length: 1000 }, (_, index) => asked(index));
  for (const request of requests) await pages.page(request);
  expect(read(await pages.page(requests[0]!)).count).toBe(read(await pages.page(requests[0]!)).count);
  expect(read(await pages.page(requests[0]!)).count).toBeLessThanOrEqual(1000);
});
