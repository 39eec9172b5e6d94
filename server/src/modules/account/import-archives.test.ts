import { gzipSync } from 'node:zlib';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photos } from '#db/tables/photos.ts';
import { recipes } from '#db/tables/recipes.ts';
import { imported, sendFile } from '#testing/account-files.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { zipFile } from '#testing/zip-file.ts';
import { lemonPasta, mealieSoup, ownRecipes, paprikaRice } from './foreign-recipes.fixture.ts';

const server = await startTestServer();

test('a Mealie archive is read despite other files in it', async () => {
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

test('photos of Paprika are imported with their recipes, and added to recipes imported without', async () => {
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
    why: 'They are not photos that Plateful can read.',
  });
  const rice = (await ownRecipes(ann)).find(({ title }) => title === paprikaRice.name)!;
  const shown = await shownPhoto(ann, rice.photoId);
  expect(shown).toMatchObject({ format: 'webp', width: 300 });
  expect(shown).not.toHaveProperty('exif');
  expect(await imported(ann, file)).toMatchObject({ imported: { recipes: 0, photos: 0 } });
});

test('a photo chosen during an import is kept', async () => {
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

test('one photo in a folder of several recipes is given to none of them', async () => {
  const ann = await server.user();
  const archive = zipFile([
    { name: 'one.json', content: JSON.stringify(lemonPasta) },
    { name: 'two.json', content: JSON.stringify(mealieSoup) },
    { name: 'original.webp', content: dish, isStored: true },
  ]);
  expect(await imported(ann, archive)).toMatchObject({ imported: { recipes: 2, photos: 0 }, skipped: [] });
});

test('an archive of Paprika, with compressed recipes, is read', async () => {
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
      { name: 'oil for frying', amount: 1, unit: 'as needed' },
    ],
    tags: ['Weeknight'],
  });
});

test.each<[string, () => Uint8Array, string]>([
  [
    'is truncated',
    () => zipFile([{ name: 'a', content: JSON.stringify(lemonPasta) }]).subarray(0, 200),
    'damaged',
  ],
  [
    'states a wrong size',
    () => {
      const archive = zipFile([{ name: 'a', content: JSON.stringify(lemonPasta) }]);
      const index = archive.lastIndexOf('PK\u0001\u0002');
      archive.writeUInt32LE(7, index + 24);
      return archive;
    },
    'damaged',
  ],
  [
    'has changed bytes',
    () => {
      const archive = zipFile([{ name: 'a', content: JSON.stringify(lemonPasta), isStored: true }]);
      archive.write('L3mon', archive.indexOf('Lemon'));
      return archive;
    },
    'damaged',
  ],
  [
    'unpacks to too much data',
    () => zipFile([{ name: 'bomb', content: `[${' '.repeat(51_000_000)}]` }]),
    'too large to import',
  ],
  [
    'holds a packed bomb',
    () => zipFile([{ name: 'bomb', content: gzipSync(`[${' '.repeat(51_000_000)}]`), isStored: true }]),
    'too large to import',
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
      for (let index = first; index >= 0; index = archive.indexOf('PK\u0001\u0002', index + 4)) {
        archive.writeUInt32LE(archive.length - 10, index + 20);
      }
      return archive;
    },
    'damaged',
  ],
  ['has no recipe in it', () => zipFile([{ name: 'a.json', content: '{"a":1}' }]), 'No recipe was found'],
])('an archive that %s gets a clear error, and nothing of it is kept', async (_what, archive, message) => {
  const ann = await server.user();
  const answer = await sendFile(ann, archive());
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
  expect(await ownRecipes(ann)).toEqual([]);
});

test('an export is restored from a compressed file as well', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await imported(ann, JSON.stringify(lemonPasta));
  const { text } = await ann.get('/api/account/export');
  expect(await imported(bob, gzipSync(text))).toMatchObject({ imported: { recipes: 1 } });
  expect(await imported(bob, zipFile([{ name: 'x', content: text }]))).toMatchObject({
    imported: { recipes: 0 },
  });
});
