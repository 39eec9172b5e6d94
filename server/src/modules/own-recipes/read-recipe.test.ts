import { searchBounds } from '@plateful/contract/bounds.ts';
import { expect, test } from 'vitest';
import { imported } from '#testing/account-files.ts';
import { startTestServer } from '#testing/test-server.ts';
import { bread, path, write } from './own-recipes.fixture.ts';

const server = await startTestServer();

test('while a recipe is written, foods are recognized, and those against the limits of the household are reported', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', { allergies: ['Peanuts'] });
  const answer = await ann.post(`${path}/reading`, {
    lines: [{ text: 'For the sauce:' }, { text: '2 tbsp peanut butter' }, { text: '1 cup glorp' }],
    steps: ['Serve with satay sauce.'],
  });
  expect(answer.body).toMatchObject({
    lines: [
      { kind: 'heading', food: 'For the sauce' },
      { quantity: '2 tbsp', food: 'peanut butter', warnings: ['Peanut butter contains Peanuts'] },
      { food: null, unknown: ['glorp'] },
    ],
    warnings: [expect.stringContaining('Peanuts')],
    facts: { contains: expect.arrayContaining(['Peanuts']) },
  });
});

test('a food is swapped in its line and in the steps', async () => {
  const ann = await server.user();
  const answer = await ann.post(`${path}/swap`, {
    lines: [{ text: '100 g unsalted butter, cubed' }, { text: '2 tbsp peanut butter' }],
    steps: ['Melt the butter, then stir in the peanut butter.'],
    line: 0,
    name: 'olive oil',
  });
  expect(answer.body).toMatchObject({
    lines: [{ text: expect.stringMatching(/olive oil/) }, { text: '2 tbsp peanut butter' }],
    steps: ['Melt the olive oil, then stir in the peanut butter.'],
    to: 'olive oil',
  });
  const body = { lines: [{ text: '100 g butter' }], steps: [], line: 0, name: 'gravel' };
  expect((await ann.post(`${path}/swap`, body)).status).toBe(400);
});

const soup = {
  title: 'Kartoffelsuppe',
  lines: ['800 g Kartoffeln', '1 Zwiebel', '2 EL Öl', '1 l Gemüsebrühe', '100 g glutenfreies Mehl'].map(
    (text) => ({ text }),
  ),
  steps: [
    'Die Zwiebel würfeln und im Öl glasig dünsten. Kartoffeln und Mehl zugeben und mit der Brühe ablöschen.',
    'Pürieren, mit Sahne verfeinern und mit gehackten Mandeln bestreuen.',
  ],
};

test('a recipe in another language is understood, and unlisted foods of its method are reported', async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', { allergies: ['Nuts', 'Dairy', 'Gluten'] });
  const { recipe: draft } = (
    await ann.post('/api/recipe-import/text', {
      text: `${soup.title}\nZutaten:\n${soup.lines.map(({ text }) => text).join('\n')}\nZubereitung:\n${soup.steps.join('\n')}`,
    })
  ).body as { recipe: { lines: string[]; steps: string[] } };
  const reading = async (steps: string[]) =>
    (await ann.post(`${path}/reading`, { lines: draft.lines.map((text) => ({ text })), steps })).body;
  expect(await reading(draft.steps)).toMatchObject({
    lines: [
      { quantity: expect.stringMatching(/^800\sg$/), food: 'potato', warnings: [] },
      { food: 'onion' },
      { quantity: '2 tbsp', food: 'vegetable oil' },
      { quantity: expect.stringMatching(/^1\sl$/), food: 'vegetable stock' },
      { food: 'gluten-free flour', contains: [], warnings: [] },
    ],
    warnings: [
      'Heavy cream, which only the method names, contains Dairy',
      'Almond, which only the method names, contains Nuts',
    ],
    facts: { unknownFoods: [] },
  });
  expect(await reading([draft.steps[0]!])).toMatchObject({ warnings: [] });
  expect(await reading(['Etwas Qurut unterrühren.'])).toMatchObject({
    warnings: [expect.stringContaining('a word that we do not know (“Qurut”)')],
  });
});

test('a recipe in another language is found in either language, and bought by its English names', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann, soup);
  expect(recipe.facts.contains).toEqual(['Nuts', 'Dairy']);
  const isFound = async (query: string) => {
    // The cook book has many dishes of the same foods: page by page, to the end.
    for (let offset = 0; ; offset += searchBounds.page.max) {
      const page = { query, offset: String(offset), limit: String(searchBounds.page.max) };
      const { body } = await ann.get(`/api/recipes/search?${new URLSearchParams(page)}`);
      const { recipes } = body as { recipes: { id: string }[] };
      if (recipes.some(({ id }) => id === recipe.id)) return true;
      if (recipes.length === 0) return false;
    }
  };
  for (const query of ['Kartoffeln', 'potato', 'pommes de terre', 'onion']) {
    expect(await isFound(query), query).toBe(true);
  }
  await ann.post('/api/meal-plans', {
    recipeId: recipe.id,
    date: '2027-02-01',
    mealType: 'dinner',
    servings: 4,
  });
  const dates = { startDate: '2027-02-01', endDate: '2027-02-01' };
  const list = await ann.post('/api/generate-shopping-list', dates);
  expect(list.body).toMatchObject({
    shoppingList: {
      items: expect.arrayContaining([
        expect.objectContaining({ ingredient: 'potatoes', category: 'Produce' }),
        expect.objectContaining({ ingredient: expect.stringContaining('gluten-free'), contains: [] }),
      ]),
    },
  });
});

test('a food is swapped in a recipe of another language by the name that it has there', async () => {
  const ann = await server.user();
  const lines = [{ text: '100 g Butter' }, { text: '200 g Mehl' }, { text: '3 Eier' }];
  const steps = ['Butter schmelzen und mit dem Mehl verrühren.'];
  const { lines: read } = (await ann.post(`${path}/reading`, { lines, steps })).body as {
    lines: { swaps: { name: string }[] }[];
  };
  expect(read[0]!.swaps).toContainEqual(expect.objectContaining({ name: 'Olivenöl' }));
  const answer = await ann.post(`${path}/swap`, { lines, steps, line: 0, name: 'Olivenöl' });
  expect(answer.body).toMatchObject({
    lines: [{ text: expect.stringMatching(/ Olivenöl$/) }, { text: '200 g Mehl' }, { text: '3 Eier' }],
    steps: ['Olivenöl schmelzen und mit dem Mehl verrühren.'],
  });
});

test('a recipe that exists already is found before it is written twice', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann);
  await write(ann, { title: 'Lentil soup', lines: [{ text: '200 g lentils' }], steps: ['Boil.'] });
  const ask = async (body: object) => (await ann.post(`${path}/alike`, body)).body;
  expect(await ask({ title: 'Our everyday bread', lines: bread.lines })).toMatchObject({
    alike: [{ id: recipe.id, title: 'Everyday bread' }],
  });
  expect(await ask({ title: 'Banana bread', lines: [{ text: '3 bananas' }] })).toEqual({ alike: [] });
});

test('a recipe from the same page is found under any title, however it was added', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann, {
    description: 'Good.\nSource: https://www.cook.example/brot?utm_source=x',
  });
  await write(ann, { title: 'Stew', description: 'Source: https://cook.example/stew' });
  const sent = {
    title: 'Landbrot',
    lines: [{ text: '1 kg rye' }],
    sourceUrl: 'http://cook.example/brot/#top',
  };
  expect((await ann.post(`${path}/alike`, sent)).body).toEqual({
    alike: [{ id: recipe.id, title: 'Everyday bread', likeness: 1 }],
  });
  const other = { ...sent, sourceUrl: 'https://cook.example/roggenbrot' };
  expect((await ann.post(`${path}/alike`, other)).body).toEqual({ alike: [] });
});

test('a recipe is found among hundreds of the same site with the same words', async () => {
  const ann = await server.user();
  const recipes = Array.from({ length: 260 }, (_, index) => ({
    '@type': 'Recipe',
    name: `Chicken dish number ${index}`,
    url: `https://cook.example/dish-${index}`,
    recipeIngredient: [`${index + 1} g chicken`],
    recipeInstructions: ['Cook the chicken.'],
  }));
  await imported(ann, JSON.stringify(recipes));
  for (const at of [0, 130, 259]) {
    const lines = [{ text: '1 chicken' }];
    const alike = async (body: object) => (await ann.post(`${path}/alike`, { lines, ...body })).body;
    const found = { alike: expect.arrayContaining([expect.objectContaining({ title: recipes[at]!.name })]) };
    expect(await alike({ title: 'Supper', sourceUrl: recipes[at]!.url })).toMatchObject(found);
    expect(await alike({ title: recipes[at]!.name })).toMatchObject(found);
  }
});

test('search finds the present words of a recipe', async () => {
  const ann = await server.user();
  const { recipe } = await write(ann, { title: 'Zwetschgendatschi' });
  const found = async (query: string) => {
    const { body } = await ann.get(`/api/recipes/search?query=${query}`);
    return (body as { recipes: { id: string }[] }).recipes.some(({ id }) => id === recipe.id);
  };
  expect(await found('zwetschgendatschi')).toBe(true);
  await ann.send('PUT', `${path}/${recipe.id}`, {
    document: { ...bread, title: 'Marillenkuchen' },
    version: 1,
  });
  expect([await found('marillenkuchen'), await found('zwetschgendatschi')]).toEqual([true, false]);
});
