import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { afterAll, expect, test } from 'vitest';
import { createRecipePages } from '#adapters/recipe-pages/recipe-pages.ts';
import { imported } from '#testing/account-files.ts';
import { startTestServer } from '#testing/test-server.ts';
import { zipFile } from '#testing/zip-file.ts';
import { lemonPasta, mealieSoup, ownRecipes, paprikaRice } from './foreign-recipes.fixture.ts';

const server = await startTestServer();
// On a busy machine the process that reads pages may start slowly.
server.context.recipePages = createRecipePages({ log: server.context.log, timeoutMs: 60_000 });
afterAll(() => server.context.recipePages.close());

const readPasta = {
  title: 'Lemon & caper pasta',
  description: 'Quick, and good.\nSource: https://cooking.example/lemon-pasta',
  cookingTime: 75,
  servings: 4,
  cuisineType: 'Italian',
  mealType: 'dinner',
  tags: ['Dinner', 'pasta', 'quick'],
  origin: 'import',
  isGenerated: false,
  ingredients: [
    { name: 'spaghetti', amount: 400, unit: 'g' },
    { name: 'lemons, juice and zest', amount: 2, unit: 'whole' },
    { name: 'capers, drained', amount: 3, unit: 'tbsp' },
    { name: 'butter or margarine', amount: 0.5, unit: 'cup' },
    { name: 'cream cheese', amount: 226.8, unit: 'g' },
    { name: 'Salt and pepper to taste', amount: 1, unit: 'as needed' },
  ],
  instructions: [
    'For the pasta:',
    'Boil the spaghetti for 10 minutes.',
    'Drain the spaghetti.',
    'Toss everything.',
    'Serve at once.',
  ],
};

const page = (script: unknown) =>
  `<!doctype html><html><head><title>x</title><script>var a = "<script>";</script>
  <script type='application/ld+json' class="yoast">${JSON.stringify(script)}</script></head><body>…</body></html>`;

test.each<[string, string | Uint8Array]>([
  ['alone', JSON.stringify(lemonPasta)],
  ['in a list', JSON.stringify([{ '@type': 'WebSite' }, lemonPasta])],
  [
    'in a graph, with several types',
    JSON.stringify({
      '@graph': [{ '@type': 'WebPage' }, { ...lemonPasta, '@type': ['Recipe', 'NewsArticle'] }],
    }),
  ],
  ['below a page', JSON.stringify({ '@type': 'WebPage', mainEntity: lemonPasta })],
  ['in a page of HTML', page(lemonPasta)],
  ['behind a byte order mark', `\uFEFF${JSON.stringify(lemonPasta)}`],
  [
    'in an archive of pages',
    zipFile([
      { name: 'a.html', content: page(lemonPasta) },
      { name: 'a.jpg', content: 'no text' },
    ]),
  ],
])('a recipe of schema.org %s is read with its amounts, steps and times', async (_where, content) => {
  const ann = await server.user();
  expect(await imported(ann, content)).toMatchObject({ imported: { recipes: 1 }, skipped: [] });
  const [recipe] = await ownRecipes(ann);
  expect(recipe).toMatchObject(readPasta);
  expect(recipe!.nutritionInfo!.calories).toBeGreaterThan(300);
  expect(recipe!.facts).toMatchObject({
    contains: expect.arrayContaining(['Gluten', 'Dairy']),
    unknownFoods: [],
  });
});

test('a file of Nextcloud, with its headings, is read', async () => {
  const ann = await server.user();
  const vegetables = {
    '@type': 'Recipe',
    name: 'Ofengemüse',
    recipeYield: 2,
    recipeIngredient: ['## Gemüse', '500 g Kartoffeln', '## Dip:', '150 g Quark'],
    recipeInstructions: ['Die Kartoffeln backen.', 'Den Quark würzen.'],
  };
  expect(await imported(ann, JSON.stringify(vegetables))).toMatchObject({ imported: { recipes: 1 } });
  const [recipe] = await ownRecipes(ann);
  expect(recipe!.ingredients).toMatchObject([
    { name: 'Kartoffeln', section: 'Gemüse' },
    { name: 'Quark', section: 'Dip' },
  ]);
});

test('a page of Markdown with properties before it, in another language, is read', async () => {
  const ann = await server.user();
  const text =
    '---\nportionen: 4\n---\n# Linsensuppe\n\n## Zutaten\n\n- 250 g Linsen\n- 1 Zwiebel\n\n## Zubereitung\n\n1. Die Linsen mit der Zwiebel kochen.\n';
  expect(await imported(ann, text)).toMatchObject({ imported: { recipes: 1 }, skipped: [] });
  const [recipe] = await ownRecipes(ann);
  expect(recipe).toMatchObject({ title: 'Linsensuppe', servings: 4 });
  expect(recipe!.ingredients).toHaveLength(2);
});

test('a saved page without linked data is read from its markup', async () => {
  const ann = await server.user();
  const saved = `<!doctype html><html><body><div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Plain pasta</h1>
    <span itemprop="recipeYield">Serves 2</span><ul><li itemprop="recipeIngredient">200 g spaghetti</li><li itemprop="recipeIngredient">2 lemons</li></ul>
    <ol itemprop="recipeInstructions"><li>Boil the spaghetti.</li><li>Squeeze the lemons over it.</li></ol></div></body></html>`;
  const files = zipFile([
    { name: 'a.html', content: saved },
    { name: 'b.html', content: page(lemonPasta) },
  ]);
  expect(await imported(ann, files)).toMatchObject({ imported: { recipes: 2 }, skipped: [] });
  expect((await ownRecipes(ann)).find(({ title }) => title === 'Plain pasta')).toMatchObject({
    servings: 2,
    ingredients: [
      { name: 'spaghetti', amount: 200, unit: 'g' },
      { name: 'lemons', amount: 2 },
    ],
    instructions: ['Boil the spaghetti.', 'Squeeze the lemons over it.'],
  });
});

test('every recipe of a saved page comes in, and a time longer than a recipe can have is described', async () => {
  const ann = await server.user();
  const dish = (title: string, food: string) =>
    `<h2>${title}</h2><p>Total time: 14 hours</p><h3>Ingredients</h3><ul><li>500 g ${food}</li><li>1 tsp salt</li><li>2 tbsp ${food} syrup</li></ul>
     <h3>Method</h3><ol><li>Leave the ${food} with the salt overnight.</li><li>Bake it.</li></ol>`;
  const saved = `<!doctype html><html><body><h1>Ours</h1>${dish('Slow bread', 'flour')}${dish('Baked apples', 'apples')}</body></html>`;
  expect(await imported(ann, saved)).toMatchObject({ imported: { recipes: 2 }, skipped: [] });
  const own = await ownRecipes(ann);
  expect(own.map(({ title }) => title).sort()).toEqual(['Baked apples', 'Slow bread']);
  for (const recipe of own) {
    expect(recipe).toMatchObject({
      cookingTime: 480,
      description: expect.stringContaining('14 hours in total'),
    });
  }
});

test('importing the same recipes again adds nothing, nor does another format', async () => {
  const ann = await server.user();
  await imported(ann, JSON.stringify(lemonPasta));
  const again = await imported(ann, page([lemonPasta, lemonPasta]));
  expect(again).toMatchObject({ imported: { recipes: 0 } });
  expect(again.skipped).toMatchObject([{ what: '1 recipe', why: expect.stringContaining('already') }]);
  expect(await ownRecipes(ann)).toHaveLength(1);
});

test('imported recipes that resemble others are reported, and kept', async () => {
  const ann = await server.user();
  await imported(ann, JSON.stringify(lemonPasta));
  const [before] = await ownRecipes(ann);
  const again = {
    ...lemonPasta,
    name: 'Lemon and caper pasta, quick',
    recipeInstructions: ['Boil the spaghetti.', 'Toss everything.'],
  };
  const report = await imported(ann, JSON.stringify([again, mealieSoup, paprikaRice]));
  const fresh = (await ownRecipes(ann)).find(({ title }) => title === again.name)!;
  expect(report.imported.recipes).toBe(3);
  expect(report.alike).toEqual([
    { recipe: { id: fresh.id, title: again.name }, other: { id: before!.id, title: before!.title } },
  ]);
});

test('an imported recipe from the page of another is reported under any title', async () => {
  const ann = await server.user();
  await imported(ann, JSON.stringify(lemonPasta));
  const again = { ...mealieSoup, name: 'Something quick', orgURL: `${lemonPasta.url}/?utm_source=mail` };
  const { alike } = await imported(ann, JSON.stringify([mealieSoup, again]));
  expect(alike).toMatchObject([
    { recipe: { title: 'Something quick' }, other: { title: 'Lemon & caper pasta' } },
  ]);
});

const byAnn = { '@type': 'Person', name: 'Ann' };
test.each([
  [{ publisher: { '@type': 'Organization', name: 'Cooking' } }, `Cooking, ${lemonPasta.url}`],
  [{ author: [byAnn, { '@type': 'Person', name: 'Bo' }] }, `Ann, ${lemonPasta.url}`],
  [{ url: undefined, author: 'Ann' }, 'Ann'],
  [{ url: 'javascript:alert(1)', publisher: { '@id': '#us' } }, null],
  [{ publisher: 'cooking.example' }, lemonPasta.url],
])('a page with %j gives the source %j', async (content, source) => {
  const ann = await server.user();
  await imported(ann, JSON.stringify({ ...lemonPasta, ...content }));
  const [recipe] = await ownRecipes(ann);
  expect(recipe!.description).toBe(
    source === null ? 'Quick, and good.' : `Quick, and good.\nSource: ${source}`,
  );
});

test('the name of a source is not read as a food', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', tasteProfileInput.parse({ allergies: ['Dairy', 'Peanuts'] }));
  const rice = { ...paprikaRice, source: 'Milk Street' };
  expect(await imported(ann, JSON.stringify(rice))).toMatchObject({
    imported: { recipes: 1 },
    againstLimits: 0,
  });
  const named = { ...rice, name: 'Nutty rice', description: 'With peanuts.' };
  expect(await imported(ann, JSON.stringify(named))).toMatchObject({ againstLimits: 1 });
});

test('a recipe against the household’s limits is imported, counted and marked', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', tasteProfileInput.parse({ allergies: ['Dairy'] }));
  const unknown = { ...lemonPasta, name: 'Strange thing', recipeIngredient: ['200 g zorblax', '100 g rice'] };
  const file = JSON.stringify([lemonPasta, mealieSoup, unknown]);
  expect(await imported(ann, file)).toMatchObject({
    imported: { recipes: 3 },
    skipped: [],
    againstLimits: 2,
  });
  const recipes = await ownRecipes(ann);
  const factsOf = (title: string) => recipes.find((recipe) => recipe.title === title)?.facts;
  expect(factsOf('Lemon & caper pasta')?.contains).toContain('Dairy');
  expect(factsOf('Strange thing')?.unknownFoods).toHaveLength(1);
  expect(await imported(ann, file)).toMatchObject({ imported: { recipes: 0 }, againstLimits: 0 });
});

test('"Plan my week" leaves out what was imported against the household’s limits', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', tasteProfileInput.parse({ allergies: ['Dairy'] }));
  await imported(ann, JSON.stringify([lemonPasta]));
  const answer = await ann.post('/api/plan-week', { startDate: '2027-03-01', mealTypes: ['dinner'] });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.text).not.toContain('Lemon & caper pasta');
});

test('incomplete recipes are skipped, with the reason', async () => {
  const ann = await server.user();
  const bad = [
    { ...lemonPasta, name: 'No method', recipeInstructions: [] },
    { ...lemonPasta, name: 'No list', recipeIngredient: [] },
    { ...lemonPasta, name: 'ab' },
    { ...lemonPasta, name: 'A novel of a line', recipeIngredient: [`1 cup ${'very '.repeat(60)}old rice`] },
    { ...lemonPasta, name: undefined },
  ];
  const { imported: counts, skipped } = await imported(ann, JSON.stringify([...bad, lemonPasta]));
  expect(counts.recipes).toBe(1);
  expect(skipped).toEqual([
    { what: 'No method', why: 'It has no steps.' },
    { what: 'No list', why: 'Recipe must have at least one ingredient.' },
    { what: 'ab', why: 'Recipe title must be at least 3 characters.' },
    { what: 'A novel of a line', why: 'Its ingredient 1 cannot be read.' },
    { what: 'A recipe without a title', why: 'Recipe title must be at least 3 characters.' },
  ]);
});

test('text that could harm a page or a database is imported as plain text', async () => {
  const ann = await server.user();
  const hostile = {
    ...lemonPasta,
    name: 'Soup <script>alert(1)</script>\u0000\u202e & more',
    description: '&lt;img src=x onerror=alert(1)&gt;',
    url: 'javascript:alert(1)',
    recipeInstructions: 'Stir \ud800 well.<br>Serve.',
  };
  await imported(ann, JSON.stringify(hostile));
  const [recipe] = await ownRecipes(ann);
  expect(recipe).toMatchObject({
    title: 'Soup & more',
    description: '<img src=x onerror=alert(1)>',
  });
  expect(recipe!.instructions).toEqual([expect.stringMatching(/^Stir .*well\.$/), 'Serve.']);
});
