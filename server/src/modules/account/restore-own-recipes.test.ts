import { ownRecipeBounds } from '@plateful/contract/bounds.ts';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { exported, imported, sendFile } from '#testing/account-files.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { document, fileOf, line, written } from './recipe-rows.fixture.ts';

const server = await startTestServer();

test('recipes that contain each other in many ways are visited once each', async () => {
  const bob = await server.user();
  const levels = Array.from({ length: 6 }, () => Array.from({ length: 30 }, () => crypto.randomUUID()));
  const rows = levels.flatMap((ids, index) =>
    ids.map((id, n) => written(id, `Level ${index} number ${n}`, levels[index + 1] ?? [])),
  );
  const { imported: counts, skipped } = await imported(bob, await fileOf(server, rows));
  expect([counts.recipes, skipped]).toEqual([180, []]);
  const top = (await exported(bob)).recipes.find(({ title }) => title.startsWith('Level 0'))!;
  const sent = { document: document([line('1 batch', top.id)]), key: crypto.randomUUID() };
  expect((await bob.post('/api/own-recipes', sent)).body).toMatchObject({
    code: 'invalid_input',
    message: 'Recipes can be nested up to 5 levels deep',
  });
});

test('parts of imported recipes follow from their lines, without circles and within the depth limit', async () => {
  const bob = await server.user();
  const ids = Array.from({ length: 12 }, () => crypto.randomUUID());
  const chain = ids
    .slice(0, 9)
    .map((id, index) => written(id, `Chain ${index}`, ids.slice(index + 1, index + 2)));
  const circle = [
    written(ids[10]!, 'Circle one', [ids[11]!]),
    written(ids[11]!, 'Circle two', [ids[10]!]),
    { ...written(crypto.randomUUID(), 'Parts alone', ids), written: null },
    {
      ...written(crypto.randomUUID(), 'Parts beside', ids),
      written: { lines: [line('100 g rice')], steps: ['Boil.'] },
    },
  ];
  const { skipped } = await imported(bob, await fileOf(server, [...chain, ...circle]));
  expect(skipped.map(({ why }) => why).sort()).toEqual([
    'A recipe cannot be part of itself. Its lines were rebuilt from its ingredients.',
    'Recipes can be nested up to 5 levels deep. Its lines were rebuilt from its ingredients.',
    // Chain 8 refers to a recipe that is not in the file, so nothing says what "1 batch" is.
    'They mention foods that the recipe does not contain.',
  ]);
  const copy = await exported(bob);
  expect(copy.recipes).toHaveLength(13);
  const parts = new Map(copy.recipes.map((recipe) => [recipe.id, recipe.parts]));
  const levelsOf = (id: string): number => 1 + Math.max(0, ...parts.get(id)!.map(levelsOf));
  expect(Math.max(...[...parts.keys()].map(levelsOf))).toBe(ownRecipeBounds.partDepth + 1);
  for (const recipe of copy.recipes) {
    expect(recipe.parts).toEqual(recipe.written?.lines.flatMap(({ recipeId }) => recipeId ?? []) ?? []);
  }
});

test('lines that name other foods than their recipe are not imported', async () => {
  const bob = await server.user();
  const honest = written(crypto.randomUUID(), 'Honest rice', []);
  const lying = { ...written(crypto.randomUUID(), 'Plain rice', []), adaptedFromId: null };
  const shown = { ...line('2 tbsp peanut butter'), ingredient: { name: 'rice', amount: 100, unit: 'g' } };
  const { skipped } = await imported(
    bob,
    await fileOf(server, [honest, { ...lying, written: { lines: [shown], steps: ['Boil.'] } }]),
  );
  expect(skipped).toMatchObject([{ why: 'They mention foods that the recipe does not contain.' }]);
  const [other, kept] = (await exported(bob)).recipes.sort((a, b) => (a.title < b.title ? 1 : -1));
  expect([other!.written, kept!.written?.lines.map(({ text }) => text)]).toEqual([null, ['100 g rice']]);
});

test('a link to a recipe hides no food from the checks of an import', async () => {
  const bob = await server.user();
  const [sauce, rice] = [crypto.randomUUID(), crypto.randomUUID()];
  const peanuts = { name: 'peanut butter', amount: 100, unit: 'g' };
  const shownAs = (id: string, title: string, lines: object[], ingredients: object[] = []) => {
    const honest = written(id, title, []);
    return {
      ...honest,
      ingredients: [...honest.ingredients, ...ingredients],
      written: { lines: [line('100 g rice'), ...lines], steps: ['Boil.'] },
    };
  };
  const { skipped } = await imported(
    bob,
    await fileOf(server, [
      shownAs(rice, 'Rice', []),
      { ...shownAs(sauce, 'Sauce', [line('100 g peanut butter')], [peanuts]) },
      shownAs(crypto.randomUUID(), 'To nowhere', [line('100 g peanut butter', crypto.randomUUID())]),
      shownAs(crypto.randomUUID(), 'To peanuts', [line('1 batch of sauce', sauce)]),
      shownAs(crypto.randomUUID(), 'Honest', [line('1 batch of sauce', sauce)], [peanuts]),
      shownAs(crypto.randomUUID(), 'Honest too', [line('1 batch of rice', rice)]),
    ]),
  );
  expect(skipped.map(({ what }) => what).sort()).toEqual(['Lines of “To nowhere”', 'Lines of “To peanuts”']);
  const shown = (await exported(bob)).recipes.filter((recipe) => recipe.written !== null);
  expect(shown.map(({ title }) => title).sort()).toEqual(['Honest', 'Honest too', 'Rice', 'Sauce']);
});

test('a former version longer than any can be is rejected', async () => {
  const id = crypto.randomUUID();
  const endless = document(Array.from({ length: 50_000 }, (_, index) => line(`${index} g rice`)));
  const version = { id, recipeId: id, version: 1, document: endless, savedAt: '2026-11-01T10:00:00.000Z' };
  const file = { ...(await fileOf(server, [written(id, 'Rice', [])])), recipeVersions: [version] };
  const answer = await sendFile(await server.user(), JSON.stringify(file));
  expect([answer.status, answer.body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
});

test('an export of recipes at every limit is imported unchanged', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const save = async (change: object) => {
    const sent = { document: { ...document([]), ...change }, key: crypto.randomUUID() };
    const answer = await ann.post('/api/own-recipes', sent);
    expect(answer.status, answer.text).toBe(200);
    return (answer.body as { recipe: { id: string } }).recipe.id;
  };
  const title = 'A very long name of a sauce '.repeat(4).slice(0, 99);
  const step = `${'Stir the sauce well. '.repeat(95)}Stir`.slice(0, 2000);
  const inner = await save({ title, lines: [line('1 g rice')], steps: [step, step] });
  await save({ title: `${title.slice(1)}s`, lines: [line('0.000001 batches', inner)], steps: [step] });
  const novel = { lines: [line(`200 g ${'very old and rather dry '.repeat(11)}rice`)], steps: [step] };
  const refusal = await ann.post('/api/own-recipes', {
    document: { ...document([]), ...novel },
    key: crypto.randomUUID(),
  });
  expect(refusal.body).toMatchObject({
    fields: { 'document.lines.0': expect.stringMatching(/too long for one ingredient/) },
  });
  await save({
    title: 'Everything',
    lines: Array.from({ length: 100 }, (_, index) => line(`${index + 1} g rice`)),
    steps: Array.from({ length: 60 }, () => step),
    tags: Array.from({ length: 20 }, (_, index) => `tag ${index} `.padEnd(40, 'x')),
    description: 'x'.repeat(2000),
  });
  // As earlier versions stored it: a part’s title before its step, and a long name.
  await server.context.db.insert(recipes).values({
    ...{ userId: ann.id, title: 'From before', isGenerated: false, origin: 'own', servings: 2 },
    ...{
      ingredients: [{ name: 'rice'.repeat(70), amount: 1, unit: 'g' }],
      instructions: [`${title}: ${step}`],
    },
  });
  const { imported: counts, skipped } = await imported(bob, await exported(ann));
  expect([counts.recipes, skipped]).toEqual([4, []]);
  const titles = async (person: Person) =>
    (await exported(person)).recipes.map((recipe) => recipe.title).sort();
  expect(await titles(bob)).toEqual(await titles(ann));
});
