import { photoBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photos } from '#db/tables/photos.ts';
import { users } from '#db/tables/users.ts';
import { purgeAccounts } from '#modules/account/delete-account.service.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { deleteUnusedPhotos } from './photos.service.ts';

let days = 0;
const clock = { now: () => new Date(Date.now() + days * 86_400_000) };
const server = await startTestServer({ clock });
const { context } = server;

function picture(width = 2000, height = 1000) {
  return sharp({ create: { width, height, channels: 3, background: '#c84' } });
}
/** As a phone takes it: turned on its side, with where and by whom. */
const taken = await picture()
  .withExif({
    IFD0: { Artist: 'Ann' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
  })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

function formOf(content: Uint8Array, field = 'photo') {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(content)]), 'photo.jpg');
  return form;
}

const upload = (person: Person, content: Uint8Array = taken) =>
  person.send('POST', '/api/photos', formOf(content));

async function added(person: Person): Promise<string> {
  const { body, status, text } = await upload(person);
  expect(status, text).toBe(200);
  return (body as { photo: { id: string } }).photo.id;
}

const document = {
  title: 'Everyday bread',
  description: null,
  lines: [{ text: '500 g bread flour' }],
  steps: ['Bake for 40 minutes.'],
  cookingTime: 90,
  servings: 4,
  cuisineType: null,
  mealType: null,
  tags: [],
};

async function written(person: Person, photoId: string | null) {
  const answer = await person.post('/api/own-recipes', { document, key: crypto.randomUUID(), photoId });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as { recipe: { id: string; photoId: string | null } }).recipe;
}

const statusOf = async (person: Pick<Person, 'get'>, id: string) =>
  (await person.get(`/api/photos/${id}`)).status;
const filesOf = (person: Person) => context.fileStore.list(`photos/${person.id}/`);

test('a photo is kept upright, smaller, in two sizes and without metadata', async () => {
  const ann = await server.user();
  const id = await added(ann);
  const sizes = { large: { width: 800, height: 1600 }, small: { width: 240, height: 480 } };
  for (const [size, expected] of Object.entries(sizes)) {
    const answer = await fetch(`${server.origin}/api/photos/${id}?size=${size}`, {
      headers: { cookie: ann.cookies() },
    });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const { format, width, height, exif, xmp } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height, exif, xmp }).toEqual({
      ...{ format: 'webp', exif: undefined, xmp: undefined },
      ...expected,
    });
    const etag = answer.headers.get('etag')!;
    const again = await fetch(answer.url, { headers: { cookie: ann.cookies(), 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
});

test('a photo is its owner’s until a recipe shows it, and again when it is taken off', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const id = await added(ann);
  expect([await statusOf(ann, id), await statusOf(bob, id), await statusOf(server.visitor(), id)]).toEqual([
    200, 404, 404,
  ]);
  const recipe = await written(ann, id);
  expect(recipe.photoId).toBe(id);
  const { body, text } = await server.visitor().get(`/api/recipe/${recipe.id}`);
  expect(body).toMatchObject({ recipe: { photoId: id } });
  expect(text).not.toContain(ann.id);
  expect(await statusOf(server.visitor(), id)).toBe(200);
  await ann.delete(`/api/own-recipes/${recipe.id}`);
  expect([await statusOf(ann, id), await statusOf(bob, id)]).toEqual([200, 404]);
});

test('a recipe keeps its photo until another, or none, is saved', async () => {
  const ann = await server.user();
  const [first, second] = [await added(ann), await added(ann)];
  const { id } = await written(ann, first);
  const save = (change: object) =>
    ann.send('PUT', `/api/own-recipes/${id}`, { document, version: 1, ...change });
  expect((await save({})).body).toMatchObject({ recipe: { photoId: first } });
  expect((await save({ photoId: second })).body).toMatchObject({ recipe: { photoId: second }, version: 1 });
  expect(await statusOf(ann, first)).toBe(404);
  expect((await save({ photoId: null })).body).toMatchObject({ recipe: { photoId: null } });
  expect(await filesOf(ann)).toEqual([]);
});

test('the photo of a cooked dish is shown to its owner only', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const photoId = await added(ann);
  const sent = { key: crypto.randomUUID(), recipeId: sampleRecipes[0]!.id, photoId };
  const { body } = await ann.post('/api/cooked', sent);
  const { cooked } = body as { cooked: { id: string; photoId: string } };
  expect(cooked.photoId).toBe(photoId);
  expect(await statusOf(bob, photoId)).toBe(404);
  await ann.patch(`/api/cooked/${cooked.id}`, { note: 'Good' });
  expect(await statusOf(ann, photoId)).toBe(200);
  await ann.patch(`/api/cooked/${cooked.id}`, { photoId: null });
  expect(await statusOf(ann, photoId)).toBe(404);
});

test('no one shows the photo of another', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const photoId = await added(ann);
  const refused = await bob.post('/api/own-recipes', { document, key: crypto.randomUUID(), photoId });
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ fields: { photoId: expect.stringContaining('choose it again') } });
  const cooked = { key: crypto.randomUUID(), recipeId: sampleRecipes[0]!.id, photoId };
  expect((await bob.post('/api/cooked', cooked)).status).toBe(400);
});

test.each([
  ['a text', Buffer.from('no photo at all'), /not a photo that Plateful can read/],
  ['half a photo', taken.subarray(0, 900), /damaged or incomplete/],
  ['a bomb', await picture(9000, 9000).png().toBuffer(), /too many pixels/],
  ['nothing', Buffer.alloc(0), /empty/],
])('%s is refused in words', async (_what, content, words) => {
  const { status, body } = await upload(await server.user(), content);
  expect(status).toBe(400);
  expect((body as { message: string }).message).toMatch(words);
});

test('a visitor, a file too large and another kind of form are rejected', async () => {
  const ann = await server.user();
  expect((await server.visitor().send('POST', '/api/photos', formOf(taken))).status).toBe(401);
  const large = await upload(ann, Buffer.alloc(photoBounds.file.max + 1));
  expect(large.body).toMatchObject({ message: expect.stringContaining('at most 20 MB') });
  expect((await ann.send('POST', '/api/photos', formOf(taken, 'file'))).status).toBe(400);
  expect((await ann.get('/api/photos/soup')).status).toBe(400);
  expect((await ann.get(`/api/photos/${crypto.randomUUID()}`)).status).toBe(404);
});

test('an account keeps so many photos', async () => {
  const ann = await server.user();
  const row = { userId: ann.id, createdAt: new Date() };
  await context.db.insert(photos).values(Array.from({ length: photoBounds.max }, () => row));
  const { status, body } = await upload(ann);
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'limit_reached', message: 'An account can have up to 5000 photos.' });
});

test('an unused photo is deleted after a week, and so is a file without a row', async () => {
  const ann = await server.user();
  const [unused, shown] = [await added(ann), await added(ann)];
  await written(ann, shown);
  await context.fileStore.write(`photos/${ann.id}/${crypto.randomUUID()}.webp`, Buffer.from('left'));
  days = 6;
  await deleteUnusedPhotos(context);
  expect(await statusOf(ann, unused)).toBe(200);
  days = 8;
  await deleteUnusedPhotos(context);
  days = 0;
  expect([await statusOf(ann, unused), await statusOf(ann, shown)]).toEqual([404, 200]);
  expect(await filesOf(ann)).toHaveLength(2);
});

test('photos go with their account', async () => {
  const ann = await server.user();
  await written(ann, await added(ann));
  await ann.delete('/api/account');
  days = 31;
  await purgeAccounts(context);
  days = 0;
  expect(await filesOf(ann)).toEqual([]);
  expect(await context.db.select().from(users).where(eq(users.id, ann.id))).toEqual([]);
});

test('photos travel in an export, byte for byte', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await written(ann, await added(ann));
  const file = (await ann.get('/api/account/export')).text;
  const form = new FormData();
  form.append('file', new Blob([file]), 'export.json');
  const { body } = await bob.send('POST', '/api/account/import', form);
  expect(body).toMatchObject({ imported: { recipes: 1, photos: 1 } });
  const recipesIn = (text: string) => (JSON.parse(text) as { recipes: { photo: object }[] }).recipes;
  const after = (await bob.get('/api/account/export')).text;
  expect(recipesIn(after)[0]!.photo).toEqual(recipesIn(file)[0]!.photo);
});
