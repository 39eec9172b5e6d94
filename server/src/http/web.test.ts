import { pagePaths } from '@plateful/contract/pages.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { startTestServer } from '#testing/test-server.ts';
import { isPrivate } from './site-files.ts';

const origin = 'https://plateful.example';
const server = await startTestServer({
  env: { ORIGIN: origin, EXTRA_ORIGINS: 'https://plateful.test,https://plateful.invalid' },
});
const { config, db } = server.context;
const puttanesca = sampleRecipes.find(({ title }) => title === 'Spaghetti puttanesca')!;

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${config.port}${path}`, { headers, redirect: 'manual' });
}

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await get(path, headers);
  const html = await response.text();
  const meta = (name: string) =>
    unescapeHtml(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
  return {
    response,
    html,
    meta,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    body: unescapeHtml(html.slice(html.indexOf('<div id="root">'), html.indexOf('id="page-state"'))) ?? '',
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
      JSON.parse(json!),
    ),
    state: JSON.parse(
      /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
    ),
  };
}

function unescapeHtml(text: string | undefined): string | undefined {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return text?.replace(/&(?:#(x?)([0-9a-f]+)|([a-z]+));/gi, (_, hex, code, name) =>
    name ? names[name]! : String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
  );
}

const rendered = Object.values(pagePaths).filter((path) => !path.includes(':') && !isPrivate(path));

test.each(rendered)('%s is rendered', async (path) => {
  const { body, state } = await page(path);
  expect(body).toContain('</h1>');
  expect(state.known).toBeDefined();
});

async function store(row: Partial<typeof recipes.$inferInsert>): Promise<string> {
  const [stored] = await db
    .insert(recipes)
    .values({
      title: 'Bean soup',
      description: null,
      ingredients: [{ name: 'white beans', amount: 250, unit: 'g' }],
      instructions: ['Simmer the white beans.'],
      cookingTime: 40,
      ...row,
    })
    .returning();
  return stored!.id;
}

test('a recipe is complete before any script runs', async () => {
  const { response, title, meta, canonical, body } = await page(`/recipe/${puttanesca.id}`);
  expect(response.status).toBe(200);
  expect(title).toBe('Spaghetti puttanesca · Plateful');
  expect(meta('description')).toBe(puttanesca.description);
  expect(canonical).toBe(`${origin}/recipe/${puttanesca.id}`);
  expect(meta('robots')).toBeUndefined();
  for (const step of puttanesca.instructions) expect(body).toContain(step);
  for (const { name } of puttanesca.ingredients) expect(body).toContain(name);
  expect(body).toMatch(/<h1[^>]*>Spaghetti puttanesca<\/h1>/);
});

test('a shared link to a recipe has its picture, its name and its words', async () => {
  const { meta } = await page(`/recipe/${puttanesca.id}?from=recipes`);
  const url = `${origin}/recipe/${puttanesca.id}`;
  expect({
    type: meta('og:type'),
    title: meta('og:title'),
    description: meta('og:description'),
    url: meta('og:url'),
    image: meta('og:image'),
    size: `${meta('og:image:width')}x${meta('og:image:height')}`,
    card: meta('twitter:card'),
  }).toEqual({
    type: 'article',
    title: 'Spaghetti puttanesca',
    description: puttanesca.description,
    url,
    image: `${origin}/api/recipe/${puttanesca.id}/image`,
    size: '1200x630',
    card: 'summary_large_image',
  });
  expect(meta('og:image:alt')).toContain('Spaghetti puttanesca');
});

test('search engines get the recipe as data, with addresses of the product’s own domain', async () => {
  const { data } = await page(`/recipe/${puttanesca.id}`, { host: 'plateful.test' });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    '@type': 'Recipe',
    name: 'Spaghetti puttanesca',
    url: `${origin}/recipe/${puttanesca.id}`,
    image: [`${origin}/api/recipe/${puttanesca.id}/image`],
    prepTime: 'PT15M',
    nutrition: { calories: `${Math.round(puttanesca.nutritionInfo.calories)} calories` },
  });
});

test('the page carries the API’s answer, so that the browser need not ask again', async () => {
  const { state } = await page(`/recipe/${puttanesca.id}`);
  const answer = await get(`/api/recipe/${puttanesca.id}`);
  expect(state.known).toEqual([[['/api/recipe', puttanesca.id], await answer.json()]]);
});

test('a user’s own recipe is whole for anyone with its link, and kept out of search engines', async () => {
  const { id: userId } = await registered();
  const id = await store({ userId, title: 'Soup of my own' });
  const { response, title, body, canonical } = await page(`/recipe/${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(title).toBe('Soup of my own · Plateful');
  expect(body).toContain('Simmer the white beans.');
  expect(canonical).toBe(`${origin}/recipe/${id}`);
});

test('a recipe that changes or goes is not shown as it was', async () => {
  const id = await store({ title: 'Before' });
  expect((await page(`/recipe/${id}`)).title).toBe('Before · Plateful');
  await db.update(recipes).set({ title: 'After' }).where(eq(recipes.id, id));
  expect((await page(`/recipe/${id}`)).title).toBe('After · Plateful');
  await db.delete(recipes).where(eq(recipes.id, id));
  expect((await page(`/recipe/${id}`)).response.status).toBe(404);
});

test('no title, description or step can leave its place in the page', async () => {
  const hostile = `</script><script>alert(1)</script><!-- "'$& $1 &amp; \u2028`;
  const id = await store({
    title: hostile,
    description: hostile,
    ingredients: [{ name: hostile, amount: 1, unit: '<b>' }],
    instructions: [hostile],
    tags: [hostile],
  });
  const { response, html, title, meta, data, state, body } = await page(`/recipe/${id}`);
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(title).toBe(`${hostile} · Plateful`);
  expect(meta('og:title')).toBe(hostile);
  expect(meta('description')).toBe(hostile);
  expect(data[0].name).toBe(hostile);
  expect(state.known[0][1].recipe.title).toBe(hostile);
  expect(body).toContain('$& $1 &amp;');
});

test('a recipe that is not there is a page that says so, with status 404, for no search engine', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const { response, title, meta, body, state } = await page(`/recipe/${id}`);
  expect(response.status).toBe(404);
  expect(title).toBe('Recipe Not Found · Plateful');
  expect(meta('robots')).toBe('noindex');
  expect(body).toContain("The recipe you're looking for doesn't exist or has been removed.");
  expect(body).toContain(`/api/login?returnTo=${encodeURIComponent(`/recipe/${id}`)}`);
  expect(state.known).toEqual([[['/api/recipe', id], null]]);
});

test('an address that can be no recipe’s says the same, and the browser has nothing to ask', async () => {
  const { response, title, body, state } = await page('/recipe/nope');
  expect(response.status).toBe(404);
  expect(title).toBe('Recipe Not Found · Plateful');
  expect(body).toContain("The recipe you're looking for doesn't exist or has been removed.");
  expect(state.known).toEqual([[['/api/recipe', 'nope'], null]]);
});

const endless = 'x'.repeat(5000);

test.each([
  '/recipe/nope',
  '/recipe/%00',
  '/recipe/..%2f..',
  '/recipe/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/recipe/%ff',
  '/%E0%A4%A',
  '/nothing/here',
  '/Nothing/',
  '/index.html',
  '/_shell',
  '/recipe/endless',
])('%s is no page, and has one that says so', async (path) => {
  const { response, html } = await page(path.replace('endless', endless));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(html).toContain('<div id="root">');
  expect(html).not.toContain('<script>');
});

test.each(['/api/%E0%A4%A', '/api/recipe/%ff', '/api/recipe/endless'])(
  'programs that request %s get the usual "not found"',
  async (path) => {
    const response = await get(path.replace('endless', endless));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      message: 'Not found',
      code: 'not_found',
      requestId: expect.any(String),
    });
  },
);

test.each([
  [`/recipe/${puttanesca.id.toUpperCase()}?from=meal-planner`, `/recipe/${puttanesca.id}?from=meal-planner`],
  [`/Recipe/${puttanesca.id}/`, `/recipe/${puttanesca.id}`],
  ['/recipes/?search=Soup&mealType=dinner', '/recipes?search=Soup&mealType=dinner'],
  ['/FAQ', '/faq'],
  ['/Shopping-List/?startDate=2030-01-07', '/shopping-list?startDate=2030-01-07'],
  ['//', '/'],
])('%s leads to the page’s one address, %s', async (path, address) => {
  for (const method of ['GET', 'HEAD']) {
    const url = `http://127.0.0.1:${config.port}${path}`;
    const response = await fetch(url, { method, redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(address);
    expect((await get(address)).status).toBe(200);
  }
});

test('home says what the site is and how it is searched', async () => {
  const { response, title, meta, canonical, data, body } = await page('/?upgraded=1');
  expect(response.status).toBe(200);
  expect(canonical).toBe(`${origin}/`);
  expect(meta('og:title')).toBe(title);
  expect(meta('og:url')).toBe(`${origin}/`);
  expect(meta('og:description')).toBe(meta('description'));
  expect(body).toContain('Perfect Meal Plans');
  const [site] = data.flatMap((item) => item['@graph']);
  expect(site).toMatchObject({
    '@type': 'WebSite',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: `${origin}/recipes?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('the page of recipes shows visitors what the API would answer', async () => {
  const { response, canonical, body, state } = await page('/recipes');
  expect(response.status).toBe(200);
  expect(response.headers.get('vary')).toContain('cookie');
  expect(canonical).toBe(`${origin}/recipes`);
  const answer = (await (await get('/api/sample-recipes?count=3&seed=0')).json()) as {
    recipes: { id: string; title: string }[];
  };
  expect(answer.recipes).toHaveLength(3);
  expect(state.known[0]).toEqual([['/api/sample-recipes', { count: 3, seed: 0 }], answer]);
  for (const { id, title } of answer.recipes) {
    expect(body).toContain(title);
    expect(body).toContain(`/recipe/${id}?from=recipes`);
  }
});

test('visitors who filter, search or may be signed in get their recipes from the browser', async () => {
  for (const answer of [
    await page('/recipes?mealType=dinner'),
    await page('/recipes?search=soup'),
    await page('/recipes', { cookie: 'signed_in=1' }),
  ]) {
    expect(answer.response.status).toBe(200);
    expect(answer.state).toEqual({ origin });
  }
});

test('pages of a user are kept out of search engines, others are not', async () => {
  const hidden: string[] = [];
  for (const path of Object.values(pagePaths).filter((pattern) => !pattern.includes(':'))) {
    const { headers, status } = await get(path);
    expect(status, path).toBe(200);
    if (headers.get('x-robots-tag') === 'noindex') hidden.push(path);
  }
  expect(hidden.sort()).toEqual([
    '/account',
    '/at-home',
    '/cooked',
    '/meal-planner',
    '/prices',
    '/recipes/import',
    '/recipes/new',
    '/shopping-list',
    '/taste-preferences',
  ]);
});

test('a page is sent once, compressed as the browser likes it', async () => {
  const texts = new Set<string>();
  const tags = new Set<string | null>();
  for (const accepted of ['br, gzip', 'gzip;q=0.5, br;q=0', 'identity']) {
    const response = await get('/', { 'accept-encoding': accepted });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('vary')).toContain('accept-encoding');
    expect(response.headers.get('content-encoding')).toBe(/br(?!;q=0)|gzip|$/.exec(accepted)![0] || null);
    texts.add(await response.text());
    const etag = response.headers.get('etag')!;
    tags.add(etag);
    const again = await get('/', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  }
  expect(texts.size).toBe(1);
  expect(tags.size).toBe(3);
});

test('scripts, styles and fonts are kept for a year, since a new content has a new name', async () => {
  const { html } = await page('/');
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, url]) => url!);
  expect(assets.length).toBeGreaterThan(3);
  for (const url of assets) {
    const { headers, status } = await get(url, { 'accept-encoding': 'br' });
    expect(status, url).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-encoding')).toBe(url.endsWith('.woff2') ? null : 'br');
  }
});

test.each([...rendered, `/recipe/${puttanesca.id}`])('%s shows only pictures of the sprite', async (path) => {
  const { html } = await page(path);
  const shown = [...html.matchAll(/<use href="([^"#]+)#([^"]+)"/g)].map(([, url, name]) => ({ url, name }));
  const sprites = new Map<string, string>();
  for (const { url, name } of shown) {
    if (!sprites.has(url!)) sprites.set(url!, await (await get(url!)).text());
    expect(sprites.get(url!)).toContain(`<symbol id="${name}"`);
  }
});

test('robots may see pages and pictures of recipes, not the API', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/recipe/*/image');
  expect(lines).toContain('Disallow: /account');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the sitemap names every page that may be found, and each of them is there', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const urls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  const paths = urls.map(({ pathname }) => pathname);
  expect(new Set(urls.map((url) => url.origin))).toEqual(new Set([origin]));
  expect(paths).toEqual(expect.arrayContaining(['/', '/recipes', `/recipe/${puttanesca.id}`]));
  expect(paths.filter((path) => path.startsWith('/recipe/'))).toHaveLength(sampleRecipes.length);
  expect(paths).not.toContain('/account');
  // One recipe of each cuisine stands for the others.
  const first = new Map(sampleRecipes.map((recipe) => [recipe.cuisineType, `/recipe/${recipe.id}`]));
  const asked = paths.filter((path) => !path.startsWith('/recipe/')).concat([...first.values()]);
  for (const path of asked) {
    const { status, headers } = await get(path, { host: 'plateful.test' });
    expect(status, path).toBe(200);
    expect(headers.get('x-robots-tag'), path).toBeNull();
  }
});

test.each([
  ['/favicon.ico', 'image/'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is there', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain(type);
});

/** Straight into the database: the sign-in pages answer at the product's own address only. */
async function registered(): Promise<{ id: string }> {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  return user!;
}
