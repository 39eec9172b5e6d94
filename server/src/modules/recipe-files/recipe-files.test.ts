import { gunzipSync } from 'node:zlib';
import { foreignRecipe } from '@plateful/contract/export-recipes.ts';
import { recipeFileFormats } from '@plateful/contract/recipe-file-formats.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { contentOf, type RecipeContent } from '@plateful/domain/recipe-files/recipe-content.ts';
import { caseCount } from '@plateful/domain/testing/property-cases.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { imported } from '#testing/account-files.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { content } from './any-recipe.fixture.ts';

const server = await startTestServer();
const { db } = server.context;
const readable = recipeFileFormats.filter((format) => format !== 'pdf');
const sample = sampleRecipes[0]!;

async function keep(person: Person, contents: readonly RecipeContent[]) {
  const rows = contents.map((content) => foreignRecipe.parse(content));
  const owned = rows.map((row) => ({ ...row, userId: person.id, origin: 'import' as const }));
  const stored = await db.insert(recipes).values(owned).returning();
  return stored.map(({ id }) => id);
}

/** Notes are stored separately from recipes. */
async function noteOn(person: Person, recipeId: string, note: string): Promise<void> {
  expect((await person.patch(`/api/recipe-notes/${recipeId}`, { note })).status).toBe(200);
}

async function keptBy(person: Person): Promise<string[]> {
  const rows = await db.select().from(recipes).where(eq(recipes.userId, person.id));
  return rows.map((row) => JSON.stringify(contentOf(row))).sort();
}

async function download(person: Person, path: string): Promise<Blob> {
  const response = await fetch(new URL(path, server.origin), { headers: { cookie: person.cookies() } });
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
  return response.blob();
}

/** What is in the file of one recipe. */
async function unpackedText(file: Blob, format: string): Promise<string> {
  const bytes = await file.bytes();
  const [unpacked = bytes] = format === 'mealie' ? Object.values(unzipSync(bytes)) : [];
  return Buffer.from(format === 'paprika' ? gunzipSync(unpacked) : unpacked).toString();
}

test.each(readable)('any recipe is the same after a round trip through a file of %s', async (format) => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(content, { minLength: 1, maxLength: 4, selector: JSON.stringify }),
      async (contents) => {
        const [ann, ben, eve] = [await server.user(), await server.user(), await server.user()];
        const [first] = await keep(ann, contents);
        const before = await keptBy(ann);
        await imported(ben, await download(ann, `/api/user/recipes/file?format=${format}`));
        expect(await keptBy(ben)).toEqual(before);
        await imported(eve, await download(ann, `/api/recipe/${first}/file?format=${format}`));
        expect(await keptBy(eve)).toEqual([JSON.stringify(contents[0])]);
      },
    ),
    { numRuns: caseCount(100) },
  );
});

test.each(readable)(
  'changes by another program in a file of %s take precedence over the embedded recipe',
  async (format) => {
    const [ann, ben] = [await server.user(), await server.user()];
    const [id] = await keep(ann, [{ ...contentOf({ ...sample, goesWith: [] }), title: 'Plain soup' }]);
    const text = await unpackedText(await download(ann, `/api/recipe/${id}/file?format=${format}`), format);
    const changed = text.replace('Plain soup', 'Better soup');
    await imported(ben, new Blob([changed]));
    expect((await keptBy(ben))[0]).toContain('Better soup');
  },
);

test('a sample keeps its lines when it is read without our additions to the format', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  const [id] = await keep(ann, [contentOf({ ...sample, goesWith: [] })]);
  const file = await download(ann, `/api/recipe/${id}/file?format=json-ld`);
  const { plateful: _, ...plain } = JSON.parse(await file.text()) as Record<string, unknown>;
  await imported(ben, new Blob([JSON.stringify(plain)]));
  const [back] = (await keptBy(ben)).map((text) => JSON.parse(text) as RecipeContent);
  expect(back).toMatchObject({
    title: sample.title,
    description: sample.description,
    instructions: sample.instructions,
    cookingTime: sample.cookingTime,
    servings: sample.servings,
    cuisineType: sample.cuisineType,
    mealType: sample.mealType,
  });
  expect(back!.ingredients.map(({ amount, unit }) => [amount, unit])).toEqual(
    sample.ingredients.map(({ amount, unit }) => [amount, unit]),
  );
});

test.each(readable)('a file of %s has sections, and notes for their author alone', async (format) => {
  const [ann, ben, eve] = [await server.user(), await server.user(), await server.user()];
  const parts = {
    ingredients: [
      { name: 'flour', amount: 500, unit: 'g', section: 'For the dough' },
      { name: 'tomatoes', amount: 400, unit: 'g', section: 'For the sauce' },
    ],
    instructions: ['For the dough:', 'Knead the flour.', 'For the sauce:', 'Boil the tomatoes.'],
  };
  const [id] = await keep(ann, [contentOf({ ...sample, ...parts, goesWith: [] })]);
  await noteOn(ann, id!, 'Less salt.\nMore pepper.');
  const path = `/api/recipe/${id}/file?format=${format}`;
  await imported(ben, await download(ann, path));
  const back = async (person: Person) => {
    const { recipes: own } = (await person.get('/api/user/recipes')).body as { recipes: { id: string }[] };
    const { notes } = (await person.get(`/api/recipe-notes/${own[0]!.id}`)).body as {
      notes: { note: string };
    };
    return { recipe: own[0], note: notes.note };
  };
  expect(await back(ben)).toMatchObject({ recipe: parts, note: 'Less salt.\nMore pepper.' });
  await imported(eve, await download(eve, path));
  expect(await back(eve)).toMatchObject({ recipe: parts, note: null });
});

test.each(readable)(
  'sections of a file of %s are read without our additions to the format',
  async (format) => {
    const [ann, ben] = [await server.user(), await server.user()];
    const instructions = ['Heat the oven.', 'For the dough:', 'Knead the flour.', 'Let it rest.'];
    const [id] = await keep(ann, [{ ...contentOf({ ...sample, goesWith: [] }), instructions }]);
    const text = await unpackedText(await download(ann, `/api/recipe/${id}/file?format=${format}`), format);
    await imported(ben, new Blob([text.replaceAll('plateful', 'another')]));
    expect((await ben.get('/api/user/recipes')).body).toMatchObject({ recipes: [{ instructions }] });
  },
);

test.each(readable)('a file of %s has the source in the fields that other programs use', async (format) => {
  const [ann, ben, eve] = [await server.user(), await server.user(), await server.user()];
  const description = 'Warm *and* quick.\nSource: Soups [and more], https://soups.example/a__b?c=1';
  const plain = { ...contentOf({ ...sample, goesWith: [] }), description };
  const [id] = await keep(ann, [plain]);
  const file = await download(ann, `/api/recipe/${id}/file?format=${format}`);
  const text = await unpackedText(file, format);
  const where = {
    'json-ld':
      /"url": "https:\/\/soups\.example\/a__b\?c=1",\s+"publisher": \{[^}]+"name": "Soups \[and more\]"/,
    markdown: /\n- Source: \[Soups \\\[and more\\\]\]\(<https:\/\/soups\.example\/a__b\?c=1>\)\n/,
    paprika: /"source":"Soups \[and more\]","source_url":"https:\/\/soups\.example\/a__b\?c=1"/,
    mealie: /Source: Soups \[and more\]",\s+"orgURL": "https:\/\/soups\.example\/a__b\?c=1"/,
  };
  expect(text).toMatch(where[format as keyof typeof where]);
  await imported(ben, file);
  expect(await keptBy(ben)).toEqual([JSON.stringify(plain)]);
  await imported(eve, new Blob([text.replaceAll('plateful', 'another')]));
  expect(JSON.parse((await keptBy(eve))[0]!)).toMatchObject({ description });
});

test.each(['paprika', 'mealie'])('photos are restored unchanged from a file of %s', async (format) => {
  const [ann, ben, eve] = [await server.user(), await server.user(), await server.user()];
  const titles = ['Red soup', 'Green rice'];
  const photos = new Map<string, Buffer>();
  for (const [index, title] of titles.entries()) {
    const form = new FormData();
    const picture = sharp({ create: { width: 400, height: 300 + index, channels: 3, background: '#a63' } });
    form.append('photo', new Blob([await picture.jpeg().toBuffer()]), 'dish.jpg');
    const { photo } = (await ann.send('POST', '/api/photos', form)).body as { photo: { id: string } };
    const [id] = await keep(ann, [{ ...contentOf({ ...sample, goesWith: [] }), title }]);
    await db.update(recipes).set({ photoId: photo.id }).where(eq(recipes.id, id!));
    photos.set(title, await photoOf(ann, title));
  }
  const report = await imported(ben, await download(ann, `/api/user/recipes/file?format=${format}`));
  expect(report).toMatchObject({ imported: { recipes: 2, photos: 2 }, skipped: [] });
  for (const title of titles) expect(await photoOf(ben, title)).toEqual(photos.get(title));

  const [row] = await db.select().from(recipes).where(eq(recipes.userId, ann.id));
  await imported(eve, await download(eve, `/api/recipe/${row!.id}/file?format=${format}`));
  expect(await photoOf(eve, row!.title)).toEqual(photos.get(row!.title));
});

async function photoOf(person: Person, title: string): Promise<Buffer> {
  const rows = await db.select().from(recipes).where(eq(recipes.userId, person.id));
  const { photoId } = rows.find((row) => row.title === title)!;
  const response = await fetch(new URL(`/api/photos/${photoId}`, server.origin), {
    headers: { cookie: person.cookies() },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

test('the embedded document must match the ingredients', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  const rice = { name: 'rice', amount: 200, unit: 'g' };
  const written = { lines: [{ text: '200 g rice', recipeId: null }], steps: ['Boil the rice.'] };
  const honest = {
    ...contentOf({ ...sample, goesWith: [] }),
    ingredients: [rice],
    instructions: written.steps,
    written,
  };
  const [id] = await keep(ann, [honest]);
  const file = await (await download(ann, `/api/recipe/${id}/file?format=json-ld`)).text();
  await imported(ben, new Blob([file.replace('"text": "200 g rice"', '"text": "200 g peanuts"')]));
  const [row] = await db.select().from(recipes).where(eq(recipes.userId, ben.id));
  expect(row).toMatchObject({ written: null });
});

test('a PDF is valid, with letters of every European alphabet', async () => {
  const ann = await server.user();
  const title = 'Żurek s čočkou, ψωμί и щи';
  const [id] = await keep(ann, [{ ...contentOf({ ...sample, goesWith: ['chléb'] }), title }]);
  const file = await download(ann, `/api/recipe/${id}/file?format=pdf`);
  expect(file.type).toBe('application/pdf');
  expect((await file.text()).startsWith('%PDF-1.')).toBe(true);
  expect((await download(ann, '/api/user/recipes/file?format=pdf')).size).toBeGreaterThan(5000);
});

test('files are served to users who may see the recipe, in supported formats only', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  const [id] = await keep(ann, [contentOf({ ...sample, goesWith: [] })]);
  const visitor = server.visitor();
  expect((await visitor.get(`/api/recipe/${id}/file?format=markdown`)).text).toContain(`# ${sample.title}`);
  expect((await visitor.get(`/api/recipe/${id}/file?format=word`)).body).toMatchObject({
    message: 'Unknown format',
  });
  expect((await visitor.get(`/api/recipe/${crypto.randomUUID()}/file?format=pdf`)).status).toBe(404);
  expect((await visitor.get('/api/user/recipes/file?format=pdf')).status).toBe(401);
  expect((await ben.get('/api/user/recipes/file?format=pdf')).body).toMatchObject({
    message: 'You do not have any recipes of your own yet.',
  });
});

test.each(readable)('a file of %s for a stranger marks unproven claims of the title', async (format) => {
  const [ann, bob] = [await server.user(), await server.user()];
  const brownies = {
    ...contentOf({ ...sample, goesWith: [] }),
    title: 'Nut-free brownies',
    ingredients: [{ name: 'almonds', amount: 100, unit: 'g' }],
    instructions: ['Grind the almonds.'],
    tags: [],
  };
  const [id] = await keep(ann, [brownies]);
  const path = `/api/recipe/${id}/file?format=${format}`;
  expect(await unpackedText(await download(ann, path), format)).not.toContain('not confirmed');
  const strangers = await unpackedText(await download(bob, path), format);
  expect(strangers).toMatch(/Nut-free brownies \\?\(not confirmed: no nuts\\?\)/);
});

test.each(['json-ld', 'markdown'])(
  'a stranger’s %s file has no tag that the facts contradict',
  async (format) => {
    const [ann, bob] = [await server.user(), await server.user()];
    const toffee = {
      ...contentOf({ ...sample, goesWith: [] }),
      title: 'Toffee',
      ingredients: [{ name: 'butter', amount: 100, unit: 'g' }],
      instructions: ['Melt the butter.'],
      tags: ['Dairy-Free', 'sweet'],
    };
    const [id] = await keep(ann, [toffee]);
    const path = `/api/recipe/${id}/file?format=${format}`;
    expect(await unpackedText(await download(ann, path), format)).toContain('Dairy-Free');
    const strangers = await unpackedText(await download(bob, path), format);
    expect(strangers).toContain('sweet');
    expect(strangers).not.toContain('Dairy-Free');
  },
);
