import { gzipSync } from 'node:zlib';
import type { AccountImport } from '@plateful/contract/account.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { tasteProfileInput } from '@plateful/contract/taste-profile.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createRecipePages } from '#adapters/recipe-pages/recipe-pages.ts';
import { photos } from '#db/tables/photos.ts';
import { recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { zipFile } from '#testing/zip-file.ts';

const server = await startTestServer();
// On a busy machine the process that reads pages may start slowly.
server.context.recipePages = createRecipePages({ log: server.context.log, timeoutMs: 60_000 });
afterAll(() => server.context.recipePages.close());

function send(person: Person, content: string | Uint8Array) {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'recipes');
  return person.send('POST', '/api/account/import', form);
}

async function imported(person: Person, content: string | Uint8Array): Promise<AccountImport> {
  const answer = await send(person, content);
  expect(answer.body).toHaveProperty('imported');
  return answer.body as AccountImport;
}

async function ownRecipes(person: Person): Promise<Recipe[]> {
  return ((await person.get('/api/user/recipes')).body as { recipes: Recipe[] }).recipes;
}

const lemonPasta = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lemon &amp; caper pasta',
  description: '<p>Quick, and good.</p>',
  url: 'https://cooking.example/lemon-pasta',
  prepTime: 'PT10M',
  cookTime: 'PT1H5M',
  recipeYield: ['4', '4 servings'],
  recipeCuisine: 'Italian',
  recipeCategory: 'Dinner',
  keywords: 'pasta, quick, Pasta',
  recipeIngredient: [
    '400 g spaghetti',
    '2 lemons, juice and zest',
    '3 tbsp capers, drained',
    '½ cup butter or margarine',
    '1 (8 ounce) package cream cheese',
    'Salt and pepper to taste',
  ],
  recipeInstructions: [
    {
      '@type': 'HowToSection',
      name: 'For the pasta',
      itemListElement: [
        { '@type': 'HowToStep', text: 'Boil the spaghetti for 10&nbsp;minutes.' },
        { '@type': 'HowToStep', text: '<b>Drain</b> the spaghetti.' },
      ],
    },
    { '@type': 'HowToStep', name: 'Toss everything.' },
    'Serve at once.',
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '1 calorie' },
};

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
    { name: 'Salt and pepper to taste', amount: 1, unit: 'pinch' },
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

test('a saved page without linked data is read by what it shows', async () => {
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

test('a second import of the same recipes adds nothing, in another wrapping neither', async () => {
  const ann = await server.user();
  await imported(ann, JSON.stringify(lemonPasta));
  const again = await imported(ann, page([lemonPasta, lemonPasta]));
  expect(again).toMatchObject({ imported: { recipes: 0 } });
  expect(again.skipped).toMatchObject([{ what: '1 recipe', why: expect.stringContaining('already') }]);
  expect(await ownRecipes(ann)).toHaveLength(1);
});

const mealieSoup = {
  name: 'Carrot soup',
  slug: 'carrot-soup',
  recipeServings: 6,
  recipeYield: '6 bowls',
  totalTime: '1 hour 20 minutes',
  performTime: '30 minutes',
  recipeCategory: [{ name: 'Lunch', slug: 'lunch' }],
  tags: [{ name: 'Winter', slug: 'winter' }],
  orgURL: 'https://soups.example/carrot',
  recipeIngredient: [
    {
      title: 'Base',
      quantity: 1.5,
      unit: { name: 'cup' },
      food: { name: 'vegetable stock' },
      note: 'hot',
      display: '1 ¹/₂ cups',
    },
    {
      quantity: 0,
      unit: null,
      food: null,
      note: '500 g carrots, sliced',
      display: '500 g carrots, sliced',
      originalText: null,
    },
    { quantity: null, unit: null, food: null, note: '', display: '¹/₂ tsp ground cumin' },
  ],
  recipeInstructions: [
    { id: 'a', title: 'Cook', text: 'Simmer the carrots in the vegetable stock.\n\nBlend.' },
    { id: 'b', title: '', text: 'Season with the cumin.' },
  ],
};

test('a Mealie archive is read in spite of other files in it', async () => {
  const ann = await server.user();
  const archive = zipFile([
    { name: 'carrot-soup/carrot-soup.json', content: JSON.stringify(mealieSoup) },
    { name: 'carrot-soup/images/original.webp', content: dish, isStored: true },
    { name: 'carrot-soup/images/min-original.webp', content: Buffer.from('RIFF0000WEBP'), isStored: true },
    { name: 'notes.txt', content: 'nothing to see' },
  ]);
  expect(await imported(ann, archive)).toMatchObject({ imported: { recipes: 1, photos: 1 }, skipped: [] });
  const [soup] = await ownRecipes(ann);
  expect(await shownPhoto(ann, soup!.photoId)).toMatchObject({ format: 'webp', width: 300, height: 200 });
  expect([soup]).toMatchObject([
    {
      title: 'Carrot soup',
      servings: 6,
      cookingTime: 80,
      mealType: 'lunch',
      tags: ['Lunch', 'Winter'],
      ingredients: [
        { name: 'vegetable stock, hot', amount: 1.5, unit: 'cup' },
        { name: 'carrots, sliced', amount: 500, unit: 'g' },
        { name: 'ground cumin', amount: 0.5, unit: 'tsp' },
      ],
      instructions: [
        'Cook:',
        'Simmer the carrots in the vegetable stock.',
        'Blend.',
        'Season with the cumin.',
      ],
    },
  ]);
});

const dish = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a63' } })
  .webp()
  .toBuffer();

async function shownPhoto(person: Person, photoId: string | null | undefined) {
  const response = await fetch(new URL(`/api/photos/${photoId}`, server.origin), {
    headers: { cookie: person.cookies() },
  });
  expect(response.status).toBe(200);
  return sharp(await response.bytes()).metadata();
}

test('photos of Paprika come with their recipes, and to those that were imported without', async () => {
  const ann = await server.user();
  await imported(ann, JSON.stringify([paprikaRice]));
  const jpeg = await sharp(dish)
    .withExif({ IFD0: { Artist: 'Ann' } })
    .jpeg()
    .toBuffer();
  const named = (name: string, photo: Buffer) => ({
    ...paprikaRice,
    name,
    photo: 'a.jpg',
    photo_data: photo.toString('base64'),
  });
  const file = JSON.stringify([
    named(paprikaRice.name, jpeg),
    named('Torn rice', jpeg.subarray(0, 100)),
    named('Empty rice', Buffer.from('no photo')),
    named('Huge rice', Buffer.alloc(accountBounds.importPhoto + 10)),
  ]);
  const report = await imported(ann, file);
  expect(report).toMatchObject({ imported: { recipes: 3, photos: 1 } });
  expect(report.skipped).toContainEqual({
    what: '3 photos',
    why: 'They are no pictures that Plateful can read.',
  });
  const rice = (await ownRecipes(ann)).find(({ title }) => title === paprikaRice.name)!;
  const shown = await shownPhoto(ann, rice.photoId);
  expect(shown).toMatchObject({ format: 'webp', width: 300 });
  expect(shown).not.toHaveProperty('exif');
  expect(await imported(ann, file)).toMatchObject({ imported: { recipes: 0, photos: 0 } });
});

test('a photo that was chosen while a file was imported stays', async () => {
  const ann = await server.user();
  const { context } = server;
  const { photoEncoder } = context;
  await imported(ann, JSON.stringify([paprikaRice]));
  const [rice] = await ownRecipes(ann);
  const chosen = crypto.randomUUID();
  await context.db.insert(photos).values({ id: chosen, userId: ann.id, createdAt: new Date() });
  context.photoEncoder = {
    ...photoEncoder,
    async encode(content) {
      await context.db.update(recipes).set({ photoId: chosen }).where(eq(recipes.id, rice!.id));
      return photoEncoder.encode(content);
    },
  };
  const file = JSON.stringify([{ ...paprikaRice, photo_data: dish.toString('base64') }]);
  const report = await imported(ann, file);
  context.photoEncoder = photoEncoder;
  expect(report.imported.photos).toBe(0);
  expect((await ownRecipes(ann))[0]!.photoId).toBe(chosen);
});

test('the photo of one recipe is not taken for those of a folder of many', async () => {
  const ann = await server.user();
  const archive = zipFile([
    { name: 'one.json', content: JSON.stringify(lemonPasta) },
    { name: 'two.json', content: JSON.stringify(mealieSoup) },
    { name: 'original.webp', content: dish, isStored: true },
  ]);
  expect(await imported(ann, archive)).toMatchObject({ imported: { recipes: 2, photos: 0 }, skipped: [] });
});

test('recipes of a file that are like others are named, and kept', async () => {
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

const paprikaRice = {
  name: 'Fried rice',
  ingredients: '2 cups cooked rice\n\nFor the sauce:\n2 tbsp soy sauce\n3 eggs, beaten\noil for frying',
  directions: 'Fry the rice in the oil.\n\nStir in the eggs and the soy sauce.',
  servings: 'Serves 3-4',
  prep_time: '10 min',
  cook_time: '1 hr 5 min',
  total_time: '',
  notes: 'Use old rice.',
  categories: ['Weeknight'],
  source: 'Rice, and more',
  source_url: 'https://rice.example/1',
};

test('an archive of Paprika is read: packed recipes in an archive', async () => {
  const ann = await server.user();
  const archive = zipFile(
    [paprikaRice, { ...paprikaRice, name: 'Fried rice two' }].map((recipe) => ({
      name: `${recipe.name}.paprikarecipe`,
      content: gzipSync(JSON.stringify(recipe)),
      isStored: true,
    })),
  );
  expect(await imported(ann, archive)).toMatchObject({ imported: { recipes: 2 }, skipped: [] });
  const recipes = await ownRecipes(ann);
  expect(recipes.map(({ title }) => title).sort()).toEqual(['Fried rice', 'Fried rice two']);
  expect(recipes[0]).toMatchObject({
    servings: 3,
    cookingTime: 75,
    description: 'Use old rice.\nSource: Rice, and more, https://rice.example/1',
    ingredients: [
      { name: 'cooked rice', amount: 2, unit: 'cup' },
      { name: 'soy sauce', amount: 2, unit: 'tbsp' },
      { name: 'eggs, beaten', amount: 3, unit: 'whole' },
      { name: 'oil for frying', amount: 1, unit: 'whole' },
    ],
    tags: ['Weeknight'],
  });
});

const byAnn = { '@type': 'Person', name: 'Ann' };
test.each([
  [{ publisher: { '@type': 'Organization', name: 'Cooking' } }, `Cooking, ${lemonPasta.url}`],
  [{ author: [byAnn, { '@type': 'Person', name: 'Bo' }] }, `Ann, ${lemonPasta.url}`],
  [{ url: undefined, author: 'Ann' }, 'Ann'],
  [{ url: 'javascript:alert(1)', publisher: { '@id': '#us' } }, null],
  [{ publisher: 'cooking.example' }, lemonPasta.url],
])('a page that says %j is the source %j', async (told, source) => {
  const ann = await server.user();
  await imported(ann, JSON.stringify({ ...lemonPasta, ...told }));
  const [recipe] = await ownRecipes(ann);
  expect(recipe!.description).toBe(
    source === null ? 'Quick, and good.' : `Quick, and good.\nSource: ${source}`,
  );
});

test('what the site of a recipe is called is no food of it', async () => {
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

test('a recipe against the household’s limits is taken, counted and marked', async () => {
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
    { what: 'No method', why: 'It has no method.' },
    { what: 'No list', why: 'Recipe must have at least one ingredient.' },
    { what: 'ab', why: 'Recipe title must be at least 3 characters.' },
    { what: 'A novel of a line', why: 'Its ingredient 1 cannot be read as one.' },
    { what: 'A recipe without a name', why: 'Recipe title must be at least 3 characters.' },
  ]);
});

test('text that would harm a page or a database arrives as text', async () => {
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
    title: 'Soup alert(1) & more',
    description: '<img src=x onerror=alert(1)>',
  });
  expect(recipe!.instructions).toEqual([expect.stringMatching(/^Stir .*well\.$/), 'Serve.']);
});

test.each<[string, () => Uint8Array, string]>([
  [
    'is not whole',
    () => zipFile([{ name: 'a', content: JSON.stringify(lemonPasta) }]).subarray(0, 200),
    'damaged',
  ],
  [
    'says a false size',
    () => {
      const archive = zipFile([{ name: 'a', content: JSON.stringify(lemonPasta) }]);
      const at = archive.lastIndexOf('PK\u0001\u0002');
      archive.writeUInt32LE(7, at + 24);
      return archive;
    },
    'damaged',
  ],
  [
    'was changed on its way',
    () => {
      const archive = zipFile([{ name: 'a', content: JSON.stringify(lemonPasta), isStored: true }]);
      archive.write('L3mon', archive.indexOf('Lemon'));
      return archive;
    },
    'damaged',
  ],
  [
    'unpacks to far too much',
    () => zipFile([{ name: 'bomb', content: `[${' '.repeat(51_000_000)}]` }]),
    'more than Plateful can take',
  ],
  [
    'holds a packed bomb',
    () => zipFile([{ name: 'bomb', content: gzipSync(`[${' '.repeat(51_000_000)}]`), isStored: true }]),
    'more than Plateful can take',
  ],
  [
    'uses the same bytes many times',
    () => {
      const archive = zipFile(
        Array.from({ length: 50 }, (_, index) => ({
          name: String(index),
          content: '[]'.repeat(500),
          isStored: true,
        })),
      );
      const first = archive.indexOf('PK\u0001\u0002');
      for (let at = first; at >= 0; at = archive.indexOf('PK\u0001\u0002', at + 4)) {
        archive.writeUInt32LE(archive.length - 10, at + 20);
      }
      return archive;
    },
    'damaged',
  ],
  ['has no recipe in it', () => zipFile([{ name: 'a.json', content: '{"a":1}' }]), 'No recipe was found'],
])('an archive that %s gets a clear error, and nothing of it is kept', async (_what, archive, message) => {
  const ann = await server.user();
  const answer = await send(ann, archive());
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
  expect(await ownRecipes(ann)).toEqual([]);
});

test('an own export is restored from a packed file as well', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await imported(ann, JSON.stringify(lemonPasta));
  const { text } = await ann.get('/api/account/export');
  expect(await imported(bob, gzipSync(text))).toMatchObject({ imported: { recipes: 1 } });
  expect(await imported(bob, zipFile([{ name: 'x', content: text }]))).toMatchObject({
    imported: { recipes: 0 },
  });
});
