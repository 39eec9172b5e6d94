import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';
import { drawReceipt } from '@plateful/server/testing/drawn-receipt.ts';
import { expect, test } from 'vitest';
import { answers } from './kitchen.ts';
import { commands } from './kitchen-commands.ts';

const lines = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n');
// biome-ignore lint/suspicious/noExplicitAny: whatever a command prints
const ask = (name: string, text: string): any[] =>
  [...answers(commands[name]!, text)].map((answer) => JSON.parse(answer));

test('reads a line: amount, unit, food, weight, section and allergens', () => {
  expect(ask('read', '2 x 400 g tins chopped tomatoes\n"1 to 2 tbsp soy sauce"\n')).toEqual([
    {
      line: '2 x 400 g tins chopped tomatoes',
      quantity: { min: 2, max: 2 },
      unit: 'can',
      food: 'canned tomato',
      grams: 800,
      section: 'Pantry',
      contains: [],
      mayContain: [],
    },
    {
      line: '1 to 2 tbsp soy sauce',
      quantity: { min: 1, max: 2 },
      unit: 'tbsp',
      food: 'soy sauce',
      grams: expect.closeTo(32, 0),
      section: 'Pantry',
      contains: ['Gluten', 'Soy'],
      mayContain: [],
    },
  ]);
});

test('an unknown food is null, and every line has an answer, the empty one too', () => {
  const read = ask('read', '1 cup zorblax\n\n2 eggs\r\n');
  expect(read.map(({ food }) => food)).toEqual([null, null, 'egg']);
  expect(read[0]).toMatchObject({ quantity: { min: 1, max: 1 }, unit: 'cup', grams: null, section: 'Other' });
});

test('prints the diets that a line breaks, and those that depend on the amount or the brand', () => {
  const [butter, chocolate, lettuce] = ask('diets', '30 g butter\n50 g dark chocolate\n1 lettuce');
  expect(butter).toEqual({
    line: '30 g butter',
    food: 'butter',
    breaks: ['Vegan', 'Paleo', 'Dairy-Free', 'Whole30'],
    depends: ['Low-Fat', 'Mediterranean'],
  });
  expect(chocolate.depends).toEqual(expect.arrayContaining(['Vegan', 'Keto']));
  expect(lettuce).toMatchObject({ breaks: [], depends: [] });
});

test('merges lines into a list, in metric or in US units', () => {
  const milk = ['2 cups milk', '250 ml milk', '1 onion, chopped', '2 onions', 'salt, to taste'];
  const some = { amount: 0, unit: '' };
  const three = { amount: 3, unit: 'whole' };
  const listed = (used: object, buy: object) => [
    { ingredient: 'onions', ...three, category: 'Produce', buy: three },
    { ingredient: 'milk', ...used, category: 'Dairy', buy },
    { ingredient: 'salt', ...some, category: 'Pantry', buy: some },
  ];
  expect(ask('merge', lines(milk, { lines: milk, units: 'us' }))).toEqual([
    listed({ amount: 730, unit: 'ml' }, { amount: 1, unit: 'l' }),
    listed({ amount: 3.25, unit: 'cup' }, { amount: 1, unit: 'quart' }),
  ]);
});

test('computes a serving, and says how much of the weight it knows', () => {
  const [known, half] = ask(
    'nutrition',
    lines(
      { servings: 2, ingredients: ['200 g white rice', '1 tbsp olive oil'] },
      { servings: 1, ingredients: ['100 g white rice', '100 g zorblax'] },
    ),
  );
  expect(known.coverage).toBe(1);
  expect(known.perServing.calories).toBeGreaterThan(400);
  expect(half.coverage).toBe(0.5);
});

const omelette = {
  title: 'Omelette',
  cookingTime: 10,
  servings: 1,
  ingredients: [
    { name: 'eggs', amount: 3, unit: 'whole' },
    { name: 'olive oil', amount: 1, unit: 'tsp' },
  ],
  instructions: ['Beat the eggs. Fry them in the olive oil for 3 minutes.'],
};

test('the gate answers for a recipe, and names what breaks which limit', () => {
  const [fine, broken] = ask(
    'check',
    lines({ recipe: omelette }, { recipe: omelette, allergies: ['Eggs'], dietaryRestrictions: ['Vegan'] }),
  );
  expect(fine).toEqual({ ok: true, violations: [] });
  expect(broken.ok).toBe(false);
  expect(broken.violations).toContainEqual({
    kind: 'allergen',
    ingredient: 'eggs',
    why: 'Eggs contain Eggs',
  });
});

test('input that is not a recipe is rejected by its shape', () => {
  for (const recipe of [null, 7, {}, { ...omelette, ingredients: 'eggs' }, { ...omelette, servings: null }]) {
    const [{ ok, violations }] = ask('check', lines({ recipe }));
    expect(ok).toBe(false);
    expect(violations[0].kind).toBe('shape');
  }
});

test('composes for each line, profile wrapped or bare, defaults for what is missing', () => {
  const [first, second] = ask(
    'compose',
    lines(
      { profile: { dietaryRestrictions: ['Vegan'] }, count: 2, mealType: 'dinner', seed: 5 },
      { spiceLevel: 1 },
    ),
  );
  expect(first.recipes).toHaveLength(2);
  expect(first.recipes[0].mealType).toBe('dinner');
  expect(first.shortfall).toBeUndefined();
  expect(second.recipes).toHaveLength(3);
  expect(second.recipes[0].servings).toBe(4);
});

test('a profile may be spread over lines, as people write JSON', () => {
  const composed = ask('compose', JSON.stringify({ allergies: ['Peanuts'], householdSize: 2 }, null, 2));
  expect(composed).toHaveLength(1);
  expect(composed[0].recipes[0].servings).toBe(2);
});

test('the same line gives the same recipes', () => {
  const text = lines({ profile: {}, seed: 8 });
  expect(ask('compose', text)).toEqual(ask('compose', text));
});

test('says what limits leave too few', () => {
  const profile = {
    dietaryRestrictions: ['Vegan', 'Keto', 'Low-Fat'],
    allergies: ['Soy', 'Gluten'],
    timePreference: 5,
  };
  expect(ask('compose', lines({ profile }))[0].shortfall).toMatch(/^We found /);
});

test('a bad input answers with an error in its place, and the good ones are answered', () => {
  const text = `nope\n\n${lines({ profile: { spiceLevel: 9 } }, { profile: {}, mealType: 'tea' }, { profile: {}, count: 0 }, 7, { profile: {}, count: 1 })}`;
  const composed = ask('compose', text);
  expect(composed).toHaveLength(6);
  expect(composed.slice(0, 5).map(({ error }) => typeof error)).toEqual(Array(5).fill('string'));
  expect(composed[1].error).toContain('Spice level');
  expect(composed[5].recipes).toHaveLength(1);
});

test.each([
  ['merge', ['{"lines":7}', '[1]', '"milk"', 'null', '{"lines":[],"units":"stone"}']],
  [
    'nutrition',
    ['{"servings":0,"ingredients":[]}', '{"servings":-1,"ingredients":[]}', '{"ingredients":[]}'],
  ],
  ['check', ['7', 'null', `{"recipe":{},"allergies":["Dust"]}`]],
])('%s refuses what it cannot work on', (name, inputs) => {
  for (const answer of ask(name, inputs.join('\n'))) expect(answer).toEqual({ error: expect.any(String) });
});

test.each([
  '200 kg mince',
  '-3 eggs',
  '∞ cups milk',
  '1e400 g flour',
  '0/0 cup sugar',
  'x'.repeat(10_000),
  '2 杯 牛奶',
  '३ कप दूध',
  '5 blorps of milk',
  '{"broken":',
  '"unfinished',
])('answers to %j', (line) => {
  for (const name of ['read', 'diets']) {
    const [answer] = ask(name, line);
    expect(answer).toHaveProperty('food');
    expect(answer.error).toBeUndefined();
  }
  const [figures] = ask('nutrition', lines({ servings: 1, ingredients: [line] }));
  const { calories } = figures.perServing;
  expect(calories > 0 || figures.coverage === 0).toBe(true);
});

test('the tool answers on the command line, and an unknown command gets help', () => {
  const tool = fileURLToPath(new URL('kitchen.ts', import.meta.url));
  const run = (name: string, input: string) =>
    spawnSync(process.execPath, [tool, name], { input, encoding: 'utf8' });
  expect(run('read', '2 eggs\n').stdout).toContain('"food":"egg"');
  for (const name of ['bake', '', 'constructor']) {
    const { status, stderr } = run(name, '');
    expect(status).toBe(1);
    for (const known of Object.keys(commands)) expect(stderr).toContain(known);
  }
});

test('photos of receipts are read, a line for each, and what cannot be read is an answer too', async () => {
  const { path, remove } = await temporaryDataDirectory();
  const rows = [
    'TRADER JOES',
    '11/02/2026 10:00',
    'WHOLE MILK    3.29',
    'LEMONS    1.96',
    ' 4 @ 0.49',
    'TOTAL    5.25',
  ];
  await writeFile(join(path, 'receipt.png'), await drawReceipt(rows));
  await writeFile(join(path, 'notes.jpg'), 'eggs and butter');
  const tool = fileURLToPath(new URL('kitchen.ts', import.meta.url));
  const files = ['receipt.png', 'notes.jpg', 'nothing.jpg'];
  const { stdout, status } = spawnSync(process.execPath, [tool, 'receipt', ...files], {
    env: { ...process.env, INIT_CWD: path },
    encoding: 'utf8',
  });
  await remove();
  expect(status).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(answers).toEqual([
    {
      file: 'receipt.png',
      store: "Trader Joe's",
      date: '2026-11-02',
      total: 5.25,
      currency: '$',
      language: 'en',
      checks: {
        sum: { printed: 5.25, counted: 5.25, agrees: true },
        itemCount: null,
        rows: { printed: 1, counted: 1, agrees: true },
      },
      items: [
        {
          text: 'WHOLE MILK',
          name: 'whole milk',
          food: 'milk',
          amount: 1,
          unit: 'each',
          price: 3.29,
          category: 'Dairy',
        },
        {
          text: 'LEMONS',
          name: 'lemons',
          food: 'lemon',
          amount: 4,
          unit: 'each',
          price: 1.96,
          category: 'Produce',
        },
      ],
      ms: expect.any(Number),
    },
    { file: 'notes.jpg', error: expect.stringContaining('not a photo') },
    { file: 'nothing.jpg', error: expect.stringContaining('no such file') },
  ]);
}, 60_000);
