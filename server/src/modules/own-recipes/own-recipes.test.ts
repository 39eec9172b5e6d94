import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';
import { bread, type Line, path, type Saved, write } from './own-recipes.fixture.ts';

const server = await startTestServer();

test('a written recipe is read, computed and stored for its owner', async () => {
  const ann = await server.user();
  const { recipe, version } = await write(ann);
  expect(version).toBe(1);
  expect(recipe).toMatchObject({ isOwn: true, facts: { contains: ['Gluten'] }, adaptedFrom: null });
  expect(recipe.nutritionInfo.calories).toBeGreaterThan(300);
  expect((await ann.get(`${path}/${recipe.id}`)).body).toMatchObject({
    document: { ...bread, lines: bread.lines.map(({ text }) => ({ text, recipeId: null })) },
    version: 1,
    usedIn: [],
  });
  expect((await ann.get('/api/user/recipes')).body).toMatchObject({ recipes: [{ id: recipe.id }] });
});

test('the same key twice creates one recipe', async () => {
  const ann = await server.user();
  const sent = { document: bread, key: crypto.randomUUID() };
  const [one, two] = [await ann.post(path, sent), await ann.post(path, sent)];
  expect((two.body as Saved).recipe.id).toBe((one.body as Saved).recipe.id);
  expect((await ann.get('/api/user/recipes')).body).toMatchObject({ recipes: [{}] });
});

test('errors in a recipe name their field', async () => {
  const ann = await server.user();
  const refused = async (change: object) =>
    (await ann.post(path, { document: { ...bread, ...change }, key: crypto.randomUUID() })).body;
  expect(await refused({ title: 'A' })).toMatchObject({
    message: 'Recipe title must be at least 3 characters',
  });
  expect(await refused({ lines: [{ text: 'For the dough:' }] })).toMatchObject({ code: 'invalid_input' });
  expect(await refused({ lines: Array.from({ length: 101 }, () => ({ text: '1 egg' })) })).toMatchObject({
    message: `A recipe may have at most ${ownRecipeBounds.lines.max} lines`,
  });
  expect(await refused({ servings: 0 })).toMatchObject({ message: 'Must serve at least 1 person' });
});

test('a line too long to be sent back is rejected by its field, and the recipes stay readable', async () => {
  const ann = await server.user();
  const answerTo = (text: string) => {
    const document = { ...bread, lines: [{ text: '500 g flour' }, { text }] };
    return ann.post(path, { document, key: crypto.randomUUID() });
  };
  const long = await answerTo(`2 cups ${'very '.repeat(50)}fine flour`);
  expect(long.status).toBe(400);
  expect(long.body).toMatchObject({ fields: { 'document.lines.1': expect.stringMatching(/too long/) } });
  for (const text of ['1 (1e308 g) packet flour', '9999999 kg flour', '3 (1000000 kg) sacks flour'])
    expect((await answerTo(text)).status, text).toBe(200);
  expect((await ann.get('/api/user/recipes')).status).toBe(200);
  const much = await write(ann, {
    lines: [{ text: '1000000 kg flour' }, { text: '1000000 kg bread flour' }],
  });
  const meal = { recipeId: much.recipe.id, date: '2026-11-27', mealType: 'dinner' };
  expect((await ann.post('/api/meal-plans', meal)).status).toBe(200);
  const days = { startDate: '2026-11-27', endDate: '2026-11-27' };
  expect((await ann.post('/api/generate-shopping-list', days)).status).toBe(200);
  expect((await ann.get('/api/shopping-lists')).status).toBe(200);
});

test('a change keeps the former version, lists what changed, and can be undone', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann);
  const url = `${path}/${recipe.id}`;
  const lines = [...bread.lines, { text: '1 tbsp butter' }];
  const saved = await ann.send('PUT', url, { document: { ...bread, lines, servings: 6 }, version: 1 });
  expect(saved.body).toMatchObject({ version: 2, recipe: { facts: { contains: ['Dairy', 'Gluten'] } } });
  // Stored facts follow the present words, wherever the recipe is shown.
  expect((await ann.get(`/api/recipe/${recipe.id}`)).body).toMatchObject({
    recipe: { servings: 6, facts: { contains: ['Dairy', 'Gluten'] } },
  });
  expect((await ann.get(`${url}/versions`)).body).toMatchObject({
    versions: [
      {
        version: 2,
        changes: [
          { text: '“1 tbsp butter” added', before: null },
          { text: 'Servings: 6 instead of 4', before: null },
        ],
        isCurrent: true,
      },
      { version: 1, changes: [], isFirst: true },
    ],
  });
  expect((await ann.post(`${url}/versions/1/restore`)).body).toMatchObject({
    version: 3,
    recipe: { servings: 4, facts: { contains: ['Gluten'] } },
  });
  expect((await ann.post(`${url}/versions/77/restore`)).status).toBe(404);
});

test('no more than the latest versions are kept', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann);
  const saves = ownRecipeBounds.formerVersions + 3;
  for (let version = 1; version <= saves; version += 1) {
    const document = { ...bread, description: `Number ${version}` };
    expect((await ann.send('PUT', `${path}/${recipe.id}`, { document, version })).status).toBe(200);
  }
  const { versions } = (await ann.get(`${path}/${recipe.id}/versions`)).body as { versions: object[] };
  expect(versions).toHaveLength(ownRecipeBounds.formerVersions + 1);
});

test('changes in two places are merged line by line', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann);
  const url = `${path}/${recipe.id}`;
  const [flour, water, salt] = bread.lines as [Line, Line, Line];
  await ann.send('PUT', url, {
    document: { ...bread, lines: [{ text: '600 g bread flour' }, water, salt] },
    version: 1,
  });
  const second = { ...bread, lines: [flour, water, { text: '12 g salt' }], title: 'Bread of two' };
  expect((await ann.send('PUT', url, { document: second, version: 1 })).status).toBe(200);
  expect((await ann.get(url)).body).toMatchObject({
    document: {
      title: 'Bread of two',
      lines: [{ text: '600 g bread flour' }, { text: '350 ml water' }, { text: '12 g salt' }],
    },
    version: 3,
  });
});

test('the same field changed in two places is a conflict, and nothing is saved', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann);
  const url = `${path}/${recipe.id}`;
  await ann.send('PUT', url, { document: { ...bread, servings: 6 }, version: 1 });
  const answer = await ann.send('PUT', url, { document: { ...bread, servings: 8 }, version: 1 });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    conflicts: [{ field: 'servings', yours: 8, theirs: 6 }],
    current: { version: 2, document: { servings: 6 } },
  });
});

test('a recipe within another adds its lines, allergens and steps, scaled as requested', async () => {
  const ann = await server.user();
  const dough = await write(ann, {
    title: 'Pizza dough',
    steps: ['Knead 500 g of bread flour with water and salt.'],
  });
  const pizza = await write(ann, {
    title: 'Pizza bianca',
    lines: [{ text: 'half a batch of pizza dough', recipeId: dough.recipe.id }, { text: '200 g ricotta' }],
    steps: ['Spread ricotta on the dough and bake.'],
  });
  expect(pizza.recipe.facts.contains).toEqual(['Dairy', 'Gluten']);
  expect(pizza.recipe.ingredients).toMatchObject([
    { name: 'ricotta', amount: 200 },
    { name: 'bread flour', amount: 250, section: 'Pizza dough' },
    { amount: 175, section: 'Pizza dough' },
    { amount: 5, section: 'Pizza dough' },
  ]);
  expect(pizza.recipe.instructions[0]).toBe('Pizza dough: Knead 250 g of bread flour with water and salt.');

  // Recipes that contain it change with it, and are listed beforehand.
  expect((await ann.get(`${path}/${dough.recipe.id}`)).body).toMatchObject({
    usedIn: [{ title: 'Pizza bianca' }],
  });
  const changed = { ...bread, title: 'Pizza dough', lines: [...bread.lines, { text: '20 g sesame seeds' }] };
  await ann.send('PUT', `${path}/${dough.recipe.id}`, { document: changed, version: 1 });
  expect((await ann.get(`/api/recipe/${pizza.recipe.id}`)).body).toMatchObject({
    recipe: { facts: { contains: expect.arrayContaining(['Sesame']) } },
  });

  const circle = { ...changed, lines: [{ text: '1 batch', recipeId: pizza.recipe.id }] };
  const answer = await ann.send('PUT', `${path}/${dough.recipe.id}`, { document: circle, version: 2 });
  expect(answer.body).toMatchObject({ message: 'A recipe cannot be part of itself' });

  // 865 g in all, so that 173 g are a fifth.
  const little = await write(ann, {
    title: 'Grissini',
    lines: [{ text: '173 g of pizza dough', recipeId: dough.recipe.id }],
  });
  expect(little.recipe.ingredients[0]!.amount).toBeCloseTo(500 / ((500 + 350 + 10 + 20) / 173), 0);
});

test('the shopping list buys what is in a recipe within another', async () => {
  const ann = await server.user();
  const dough = await write(ann, { title: 'Pizza dough' });
  const pizza = await write(ann, {
    title: 'Pizza bianca',
    lines: [{ text: '1 batch of dough', recipeId: dough.recipe.id }, { text: '200 g ricotta' }],
  });
  await ann.post('/api/meal-plans', {
    recipeId: pizza.recipe.id,
    date: '2027-02-01',
    mealType: 'dinner',
    servings: 4,
  });
  const list = await ann.post('/api/generate-shopping-list', {
    startDate: '2027-02-01',
    endDate: '2027-02-01',
  });
  expect(list.text).toContain('bread flour');
  expect(list.text).toContain('ricotta');
});

test('any recipe can be copied exactly, and the copy names its source', async () => {
  const ann = await server.user();
  const sample = sampleRecipes[3]!;
  const { document } = (await ann.get(`/api/recipe/${sample.id}/document`)).body as {
    document: typeof bread;
  };
  const { recipe } = await write(ann, { ...document, title: 'Mine, with a twist' }, sample.id);
  expect(recipe.adaptedFrom).toEqual({ id: sample.id, title: sample.title });
  expect(recipe.ingredients.map(({ name, amount, unit }) => ({ name, amount, unit }))).toEqual(
    sample.ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
  );
});

test('others cannot read or change a recipe, nor make it a part of theirs', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const { recipe } = await write(ann);
  const url = `${path}/${recipe.id}`;
  expect((await bob.get(url)).status).toBe(404);
  expect((await bob.send('PUT', url, { document: bread, version: 1 })).status).toBe(404);
  expect((await bob.get(`${url}/versions`)).status).toBe(404);
  const lines = [{ text: '1 batch', recipeId: recipe.id }];
  const answer = await bob.post(path, { document: { ...bread, lines }, key: crypto.randomUUID() });
  expect(answer.body).toMatchObject({ message: 'This recipe no longer exists' });
  expect((await server.visitor().get(url)).status).toBe(401);
});

test('a tag that promises a diet is shown only where the facts support it', async () => {
  const ann = await server.user();
  const tags = ['bread', 'Gluten-Free', 'nut-free', 'Vegan'];
  const { recipe } = await write(ann, { title: 'Gluten-free bread', tags });
  const visitor = server.visitor();
  for (const reader of [ann, visitor]) {
    const shown = (await reader.get(`/api/recipe/${recipe.id}`)).body as {
      recipe: { tags: string[]; unproven: string[]; facts: { diets: string[] } };
    };
    expect(shown.recipe.tags).toEqual(['bread', 'nut-free', 'Vegan']);
    expect(shown.recipe.unproven).toEqual(['Gluten-Free']);
  }
  // The document keeps the tags as they were written.
  const own = (await ann.get(`${path}/${recipe.id}`)).body as { document: { tags: string[] } };
  expect(own.document.tags).toEqual(tags);
});
