import { pagePaths } from '@plateful/contract/pages.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { origin, puttanesca, startPublicServer } from './public-server.fixture.ts';
import { isPrivate } from './site-files.ts';

const { config, get, page } = await startPublicServer();

const rendered = Object.values(pagePaths).filter((path) => !path.includes(':') && !isPrivate(path));

test.each(rendered)('%s is rendered', async (path) => {
  const { body, state } = await page(path);
  expect(body).toContain('</h1>');
  expect(state.queryData).toBeDefined();
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
])('%s is not found, and has a page that says so', async (path) => {
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
])('%s redirects to the canonical address %s', async (path, address) => {
  for (const method of ['GET', 'HEAD']) {
    const url = `http://127.0.0.1:${config.port}${path}`;
    const response = await fetch(url, { method, redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(address);
    expect((await get(address)).status).toBe(200);
  }
});

test('the home page has structured data about the site and its search', async () => {
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
  expect(state.queryData[0]).toEqual([['/api/sample-recipes', { count: 3, seed: 0 }], answer]);
  for (const { id, title } of answer.recipes) {
    expect(body).toContain(title);
    expect(body).toContain(`/recipe/${id}?from=recipes`);
  }
});

test('for filters, searches and possible sessions the browser requests the recipes', async () => {
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

test('a page is compressed as the browser accepts, and not sent again while it is unchanged', async () => {
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

test('scripts, styles and fonts are cached for a year, since new content has a new name', async () => {
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

test.each([...rendered, `/recipe/${puttanesca.id}`])(
  '%s uses only symbols that its sprites have',
  async (path) => {
    const { html } = await page(path);
    const shown = [...html.matchAll(/<use href="([^"#]+)#([^"]+)"/g)].map(([, url, name]) => ({ url, name }));
    const sprites = new Map<string, string>();
    for (const { url, name } of shown) {
      if (!sprites.has(url!)) sprites.set(url!, await (await get(url!)).text());
      expect(sprites.get(url!)).toContain(`<symbol id="${name}"`);
    }
  },
);

test('robots may see pages and pictures of recipes, not the API', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/recipe/*/image');
  expect(lines).toContain('Disallow: /account');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('the sitemap lists every page for search engines, and each of them exists', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const urls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  const paths = urls.map(({ pathname }) => pathname);
  expect(new Set(urls.map((url) => url.origin))).toEqual(new Set([origin]));
  expect(paths).toEqual(expect.arrayContaining(['/', '/recipes', `/recipe/${puttanesca.id}`]));
  expect(paths.filter((path) => path.startsWith('/recipe/'))).toHaveLength(sampleRecipes.length);
  expect(paths).not.toContain('/account');
  // One recipe per cuisine is enough.
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
])('%s is served', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain(type);
});
