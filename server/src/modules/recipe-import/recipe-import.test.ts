import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importBounds } from '@plateful/contract/recipe-import.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPageFetcher } from '#adapters/page-fetcher/page-fetcher.ts';
import { withVision } from '#adapters/receipt-reader/vision-reader.ts';
import { startModelEndpoint } from '#testing/model-endpoint.ts';
import { startTestServer } from '#testing/test-server.ts';

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Peanut noodles',
  description: 'Ready in the time that the noodles take.',
  recipeYield: 'Serves 2',
  totalTime: 'PT15M',
  recipeCategory: 'Dinner',
  recipeCuisine: 'Thai',
  keywords: 'noodles, quick',
  recipeIngredient: ['200 g rice noodles', '3 tbsp peanut butter'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Boil the noodles.' },
    { '@type': 'HowToStep', text: 'Stir in the rest.' },
  ],
};
const dish = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a63' } })
  .jpeg()
  .toBuffer();
const withPhoto = (image: string) =>
  `<script type="application/ld+json">${JSON.stringify({ ...recipe, image })}</script>`;
const pages: Record<string, string | Buffer> = {
  '/pictured': withPhoto('/dish.jpg'),
  '/broken': withPhoto('/torn.jpg'),
  '/inside': withPhoto('http://inside.example/dish.jpg'),
  '/text': withPhoto('/news'),
  '/dish.jpg': dish,
  '/torn.jpg': dish.subarray(0, 400),
  '/noodles': `<meta property="og:site_name" content="Cook"><script type="application/ld+json">${JSON.stringify(recipe)}</script>`,
  '/news': '<h1>News</h1><p>Nothing was cooked in the town hall today.</p>',
  '/deep': '<div>'.repeat(400_000),
};
const released = Promise.withResolvers<void>();
const site = createServer(async ({ url = '' }, response) => {
  if (url === '/held') await released.promise;
  const page = pages[url === '/held' ? '/noodles' : url];
  const type = url.endsWith('.jpg') ? 'image/jpeg' : 'text/html';
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': type }).end(page);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
afterAll(() => void site.close());
const { port } = site.address() as AddressInfo;

const server = await startTestServer();
/** The network of the test: one site that is on the public internet. */
server.context.pageFetcher = createPageFetcher({
  lookup: (name, _options, answer) =>
    answer(null, [{ address: name === 'cook.example' ? '127.0.0.1' : '10.0.0.1', family: 4 }]),
  isAllowed: (address) => address === '127.0.0.1',
  ports: [`${port}`],
});
const address = `http://cook.example:${port}`;

test('the recipe of a page is read and not saved', async () => {
  const ann = await server.user();
  const { status, body } = await ann.post('/api/recipe-import/link', { url: ` ${address}/noodles ` });
  expect(status).toBe(200);
  expect(body).toEqual({
    recipe: {
      title: 'Peanut noodles',
      description: 'Ready in the time that the noodles take.',
      lines: ['200 g rice noodles', '3 tbsp peanut butter'],
      steps: ['Boil the noodles.', 'Stir in the rest.'],
      cookingTime: 15,
      servings: 2,
      yield: 'Serves 2',
      cuisineType: 'Thai',
      mealType: 'dinner',
      tags: ['Dinner', 'noodles', 'quick'],
      photoId: null,
      isByModel: false,
      source: { name: 'Cook', url: `${address}/noodles` },
      original: [],
    },
  });
  expect((await ann.get('/api/user/recipes')).body).toMatchObject({ recipes: [] });
});

test('the photo of a page is kept for its reader, re-encoded, and for others once a recipe shows it', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { body } = await ann.post('/api/recipe-import/link', { url: `${address}/pictured` });
  const { photoId } = (body as { recipe: { photoId: string } }).recipe;
  const { status, headers } = await ann.get(`/api/photos/${photoId}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await bob.get(`/api/photos/${photoId}`)).status).toBe(404);
});

test.each(['broken', 'inside', 'text'])('a page whose photo is %s is read without it', async (page) => {
  const ann = await server.user();
  const { status, body } = await ann.post('/api/recipe-import/link', { url: `${address}/${page}` });
  expect(status).toBe(200);
  expect(body).toMatchObject({ recipe: { title: recipe.name, photoId: null } });
});

test.each([
  [`${address}/news`, /^We found no recipe on this page\. Copy the recipe’s text/],
  [`${address}/none`, /^This page does not exist\. Check the link/],
  [`${address}/deep`, /^We found no recipe on this page/],
  ['http://inside.example/', /does not lead to a page on the public internet/],
  ['http://169.254.169.254/latest/meta-data', /does not lead to a page on the public internet/],
  ['file:///etc/passwd', /^This is not the URL of a web page/],
  ['cook.example/soup', /./],
])('%s is refused in words', async (url, words) => {
  const { status, body } = await (await server.user()).post('/api/recipe-import/link', { url });
  expect(status).toBe(400);
  expect((body as { message: string }).message).toMatch(words);
});

test('text is read with headings and without', async () => {
  const ann = await server.user();
  const read = async (text: string) =>
    ((await ann.post('/api/recipe-import/text', { text })).body as { recipe: object }).recipe;
  const expected = {
    title: 'Omas Pfannkuchen',
    lines: ['250 g Mehl', '2 Eier', '500 ml Milch'],
    steps: ['Alles gut verrühren und eine halbe Stunde stehen lassen.', 'In Butter goldbraun backen.'],
  };
  expect(
    await read(
      'Omas Pfannkuchen\nFür 4 Personen\nZutaten:\n- 250 g Mehl\n- 2 Eier\n- 500 ml Milch\n\nZubereitung\n1. Alles gut verrühren und eine halbe Stunde stehen lassen.\n2. In Butter goldbraun backen.',
    ),
  ).toMatchObject({ ...expected, servings: 4, yield: 'Für 4 Personen' });
  expect(
    await read(
      'Omas Pfannkuchen\n250 g Mehl\n2 Eier\n500 ml Milch\nAlles gut verrühren und eine halbe Stunde stehen lassen.\nIn Butter goldbraun backen.',
    ),
  ).toMatchObject(expected);
});

test('a recipe that is called like a food has it as its title', async () => {
  const ann = await server.user();
  const text = 'Pancakes\nServes 4\n250 g flour\n2 eggs\nWhisk everything until it is smooth.';
  const { body } = await ann.post('/api/recipe-import/text', { text });
  expect(body).toMatchObject({
    recipe: { title: 'Pancakes', lines: ['250 g flour', '2 eggs'], servings: 4 },
  });
});

test('text that is empty, too long or without a recipe is rejected with a message', async () => {
  const ann = await server.user();
  for (const text of ['', '   ', 'Hello there.\u0000', 'x'.repeat(70_000)]) {
    expect((await ann.post('/api/recipe-import/text', { text })).status).toBe(400);
  }
  const { body } = await ann.post('/api/recipe-import/text', { text: 'Hello' });
  expect((body as { message: string }).message).toMatch(/^We found no recipe in this text/);
});

test('a visitor cannot import', async () => {
  const visitor = server.visitor();
  expect((await visitor.post('/api/recipe-import/link', { url: `${address}/noodles` })).status).toBe(401);
  expect((await visitor.post('/api/recipe-import/text', { text: 'Soup\n1 onion' })).status).toBe(401);
  expect((await visitor.post('/api/recipe-import/file', {})).status).toBe(401);
});

test('a person has one page read at a time, so that others have their turn', async () => {
  const ann = await server.user();
  let refused = 0;
  const link = async () => {
    const { status } = await ann.post('/api/recipe-import/link', { url: `${address}/held` });
    if (status === 409) refused += 1;
    // The page comes once both others had their answers.
    if (refused === 2) released.resolve();
    return status;
  };
  const statuses = await Promise.all([link(), link(), link()]);
  expect(statuses.sort()).toEqual([200, 409, 409]);
  expect(await link()).toBe(200);
});

test('a person asks for a hundred pages a day', async () => {
  const ann = await server.user();
  for (let asked = 0; asked < 100; asked++)
    await ann.post('/api/recipe-import/link', { url: 'http://inside.example/' });
  const { status, body } = await ann.post('/api/recipe-import/link', { url: `${address}/noodles` });
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'rate_limited' });
  expect(
    (await (await server.user()).post('/api/recipe-import/link', { url: `${address}/noodles` })).status,
  ).toBe(200);
});

/** A PDF of so many pages, each with these rows of text, which may hold no brackets. */
function pdfOf(pages: number, rows: readonly string[]): Uint8Array {
  const text = `BT /F 8 Tf 10 TL 20 800 Td ${rows.map((row) => `(${row}) Tj T*`).join('\n')} ET`;
  const kids = Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 820] /Contents 3 0 R /Resources << /Font << /F 4 0 R >> >> >>',
    ),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}${end}`,
    'latin1',
  );
}

test('of a PDF as much is read as may be pasted', async () => {
  const ann = await server.user();
  const recipeRows = ['Rice soup', 'Ingredients', '200 g rice', '1 l water', 'Method', 'Boil the rice.'];
  const form = new FormData();
  const content = pdfOf(12, [
    ...recipeRows,
    ...Array.from({ length: 60 }, () => 'and stir it '.repeat(10).trim()),
  ]);
  form.append('file', new Blob([Uint8Array.from(content)]), 'soup.pdf');
  const { status, body, text } = await ann.send('POST', '/api/recipe-import/file', form);
  expect(status, text.slice(0, 300)).toBe(200);
  expect((body as { recipe: { lines: string[] } }).recipe.lines).toContain('200 g rice');
  const rows = await server.context.recipePages.readPdf(content);
  expect(rows.join('\n')).toHaveLength(importBounds.text);
});

const pancakes = ['Pancakes', 'Serves 4', '250 g flour', '500 ml milk', '2 large eggs', 'Whisk everything.'];
/** A printed card. */
const cardPhoto = await sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#fff"/>${pancakes
      .map(
        (row, index) =>
          `<text x="60" y="${110 + index * 95}" font-family="sans-serif" font-size="52">${row}</text>`,
      )
      .join('')}</svg>`,
  ),
)
  .jpeg()
  .toBuffer();

test('a vision model reads a recipe, and is trusted where the built-in reader agrees', async () => {
  const endpoint = await startModelEndpoint();
  const builtIn = server.context.receiptReader;
  const config = { baseUrl: endpoint.url, apiKey: undefined, model: 'cook-1', visionModel: 'eye-1' };
  server.context.receiptReader = withVision(builtIn, config, server.context.log);
  const ann = await server.user();
  const read = async (rows: readonly string[]) => {
    endpoint.say({ mode: 'text', text: JSON.stringify({ rows }) });
    const form = new FormData();
    form.append('file', new Blob([Uint8Array.from(cardPhoto)]), 'card.jpg');
    const { status, body, text } = await ann.send('POST', '/api/recipe-import/file', form);
    expect(status, text).toBe(200);
    return (body as { recipe: { title: string; lines: string[]; isByModel: boolean } }).recipe;
  };
  try {
    const lines = ['250 g flour', '500 ml milk', '2 large eggs'];
    const steps = ['Whisk everything until it is smooth.'];
    expect(await read([...pancakes.slice(0, 5), ...steps])).toMatchObject({
      title: 'Pancakes',
      lines,
      steps,
      servings: 4,
      isByModel: true,
    });
    const asked = JSON.stringify(endpoint.requests[0]!.body);
    expect(asked).toContain('You transcribe the photo of a recipe');
    expect(asked).toContain('Transcribe this recipe.');
    expect(asked).not.toContain('receipt');

    const madeUp = ['Peanut stew', 'Serves 2', '100 g peanuts', '1 onion', 'Boil the peanuts for an hour.'];
    const doubted = await read(madeUp);
    expect(doubted).toMatchObject({ isByModel: false });
    expect(doubted.lines.join()).toMatch(/250 ?g flour/i);
  } finally {
    server.context.receiptReader = builtIn;
    await endpoint.stop();
  }
});
