import type { SearchResult } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { checkRecipe } from '@plateful/domain/safety/check-recipe.ts';
import { type Allergen, allergens, diets, mealTypes } from '@plateful/domain/vocabulary/options.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rulesDigest } from '#db/recipe-facts.ts';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { insertRecipes } from '#modules/recipe-generation/generations.repository.ts';
import { storeRecipeFacts } from '#modules/recipes/store-facts.service.ts';
import type { Browser } from '#testing/browser.ts';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const { db } = server.context;

async function search(who: Browser, query: Record<string, string>): Promise<SearchResult> {
  const answer = await who.get(`/api/recipes/search?${new URLSearchParams(query)}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as SearchResult;
}

const titles = ({ recipes }: SearchResult) => recipes.map(({ title }) => title);

/** A user's own recipe, stored as any is. */
async function store(
  userId: string | null,
  of: Partial<Parameters<typeof insertRecipes>[1][number]> & { title: string },
): Promise<string> {
  const id = crypto.randomUUID();
  const plain: Parameters<typeof insertRecipes>[1][number] = {
    title: of.title,
    description: null,
    ingredients: [{ name: 'tomatoes', amount: 400, unit: 'g' }],
    instructions: ['Cut the tomatoes and serve.'],
    cookingTime: 20,
    servings: 2,
    cuisineType: null,
    mealType: 'lunch',
    tags: [],
  };
  await insertRecipes(db, [{ ...plain, ...of, id, userId }]);
  return id;
}

test('a visitor finds recipes of the library, misspelled too, the best first', async () => {
  const found = await search(server.visitor(), { query: 'chiken tika' });
  expect(titles(found)[0]).toBe('Chicken tikka masala');
  expect(found).toMatchObject({ match: 'all', isTotalExact: true, leftOut: 0, suggestions: [] });
  expect(found.recipes[0]).toMatchObject({ facts: { contains: expect.any(Array) } });
});

test('results come in pages that neither repeat nor leave out', async () => {
  const visitor = server.visitor();
  const full = await search(visitor, { query: 'chicken soup', limit: '48' });
  expect(full.recipes).toHaveLength(full.total);
  const pages = [];
  for (let offset = 0; offset < full.total; offset += 10) {
    pages.push(await search(visitor, { query: 'chicken soup', limit: '10', offset: String(offset) }));
  }
  expect(pages.flatMap(titles)).toEqual(titles(full));
  expect(titles(await search(visitor, { query: 'chicken', offset: '5000' }))).toEqual([]);
});

test('a meal type narrows the results', async () => {
  for (const mealType of mealTypes) {
    const found = await search(server.visitor(), { query: 'egg', mealType });
    expect(found.recipes.every((recipe) => recipe.mealType === mealType)).toBe(true);
  }
});

test('a query without results comes with words that have some', async () => {
  const visitor = server.visitor();
  const nothing = await search(visitor, { query: 'qwertzuiop' });
  expect(nothing).toMatchObject({ recipes: [], total: 0 });
  expect(nothing.suggestions.length).toBeGreaterThan(0);
  for (const query of nothing.suggestions)
    expect((await search(visitor, { query })).total).toBeGreaterThan(0);
});

test('words that no recipe has together find partial matches, marked as such', async () => {
  const found = await search(server.visitor(), { query: 'ratatouille qwertzuiop' });
  expect(found.match).toBe('some');
  expect(titles(found)).toContain('Ratatouille');
});

test.each([
  ['an empty query', { query: '' }, 'Enter what to search for'],
  ['blanks', { query: '   ' }, 'Enter what to search for'],
  ['no query', {}, 'Enter what to search for'],
  ['a long query', { query: 'a'.repeat(101) }, 'Search for at most 100 characters'],
  ['an unknown meal type', { query: 'egg', mealType: 'brunch' }, 'Meal type must be one of'],
  ['an unknown allergy', { query: 'egg', allergies: 'kale' }, 'cannot check the allergy'],
  ['too large a page', { query: 'egg', limit: '49' }, ''],
  ['no page', { query: 'egg', limit: '0' }, ''],
  ['a page before the first', { query: 'egg', offset: '-1' }, ''],
  ['a query that is given twice', 'query=a&query=b', ''],
])('%s is rejected', async (_, query: string | Record<string, string>, message) => {
  const answer = await server.visitor().get(`/api/recipes/search?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ message: expect.stringContaining(message) });
});

test.each([
  '%',
  '_',
  "' or 1=1 --",
  '\u202e',
  '(?:a+)+$',
  '<script>',
  '🍕',
  '\\',
  '{{constructor}}',
  '__proto__',
])('special characters are plain text: %j', async (query) => {
  const { total, recipes: found } = await search(server.visitor(), { query: `${query} x`, limit: '1' });
  expect(total).toBeGreaterThanOrEqual(found.length);
});

test.each(allergens)('no result breaks an allergy to %s that a visitor sends along', async (allergy) => {
  for (const query of ['e', 'salad']) {
    const found = await search(server.visitor(), { query, allergies: allergy });
    expect(found.total).toBeGreaterThan(0);
    for (const recipe of found.recipes) expect(breaches(recipe, allergy)).toEqual([]);
  }
});

test.each(diets)('every result keeps the diet %s that a visitor sends along', async (diet) => {
  const found = await search(server.visitor(), { query: 'e', dietaryRestrictions: diet });
  expect(found.total).toBeGreaterThan(0);
  for (const recipe of found.recipes) expect(recipe.facts.diets).toContain(diet);
});

test('recipes that the limits leave out are counted, and not replaced by results for a typo', async () => {
  const found = await search(server.visitor(), { query: 'shrimp', allergies: 'Shellfish' });
  expect(found.leftOut).toBeGreaterThan(0);
  for (const recipe of found.recipes) expect(recipe.facts.contains).not.toContain('Shellfish');
  const full = await search(server.visitor(), { query: 'shrimp' });
  expect(found.leftOut + found.total).toBe(full.total);
});

test('diets, allergens and time in the query are judged by the facts, and returned as understood', async () => {
  const found = await search(server.visitor(), {
    query: 'vegan nut-free snack under 20 minutes',
    limit: '48',
  });
  expect(found.understood).toEqual({ diets: ['Vegan'], freeFrom: ['Nuts'], maxMinutes: 20 });
  expect(found.total).toBeGreaterThan(0);
  for (const { facts, cookingTime, mealType } of found.recipes) {
    expect(facts.diets).toContain('Vegan');
    expect(facts.contains).not.toContain('Nuts');
    expect(cookingTime).toBeLessThanOrEqual(20);
    expect(mealType).toBe('snack');
  }
  const vegans = sampleRecipes.filter(({ facts }) => facts.diets.includes('Vegan'));
  expect((await search(server.visitor(), { query: 'vegan' })).total).toBe(vegans.length);
});

test("a user's own recipes are found, others' never", async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  await store(ann.id, { title: 'Grandmother Ottilie’s tomatoes' });
  await store(null, { title: 'Ottilie composed for a visitor', origin: 'composer' });
  expect(titles(await search(ann, { query: 'ottilie' }))).toEqual(['Grandmother Ottilie’s tomatoes']);
  for (const other of [bob, server.visitor()]) {
    const found = await search(other, { query: 'ottilie' });
    expect(JSON.stringify(found)).not.toMatch(/ottilie/i);
    expect(found).toMatchObject({ total: 0, leftOut: 0 });
  }
});

test('a new recipe is found at once, and a deleted one no more', async () => {
  const ann = await server.user();
  await store(ann.id, { title: 'Zwiebelrostbraten one' });
  expect((await search(ann, { query: 'zwiebelrostbraten' })).total).toBe(1);
  const id = await store(ann.id, { title: 'Zwiebelrostbraten two' });
  expect((await search(ann, { query: 'zwiebelrostbraten' })).total).toBe(2);
  await db.delete(recipes).where(eq(recipes.id, id));
  expect(titles(await search(ann, { query: 'zwiebelrostbraten' }))).toEqual(['Zwiebelrostbraten one']);
});

test('a shared favorite is found, until it is removed or its owner leaves', async () => {
  const [ann, bob] = [await server.user(), await server.user()];
  const [first, second] = [
    await store(ann.id, { title: 'Sauerampfersuppe one' }),
    await store(ann.id, { title: 'Sauerampfersuppe two' }),
  ];
  await bob.post('/api/user/favorites', { recipeId: first });
  await bob.post('/api/user/favorites', { recipeId: second });
  expect((await search(bob, { query: 'sauerampfersuppe' })).total).toBe(2);
  await bob.delete(`/api/user/favorites/${second}`);
  expect(titles(await search(bob, { query: 'sauerampfersuppe' }))).toEqual(['Sauerampfersuppe one']);
  await db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ann.id));
  expect((await search(bob, { query: 'sauerampfersuppe' })).total).toBe(0);
});

test('a favorite of the library is found once', async () => {
  const ann = await server.user();
  const sample = sampleRecipes.find(({ title }) => title === 'Ratatouille')!;
  await ann.post('/api/user/favorites', { recipeId: sample.id });
  const found = await search(ann, { query: 'ratatouille', limit: '48' });
  expect(titles(found).filter((title) => title === 'Ratatouille')).toHaveLength(1);
});

test("a user's profile limits own recipes and the library alike, whatever the query says", async () => {
  const ann = await server.user();
  const peanuts = [{ name: 'peanut butter', amount: 60, unit: 'g' }];
  await store(ann.id, { title: 'Tomatoes with peanut butter', ingredients: peanuts });
  await store(ann.id, {
    title: 'Tomatoes with qwertz',
    ingredients: [{ name: 'qwertz', amount: 9, unit: 'g' }],
  });
  await store(ann.id, { title: 'Tomatoes alone' });
  const before = await search(ann, { query: 'tomatoes', limit: '48' });
  expect(titles(before)).toEqual(
    expect.arrayContaining(['Tomatoes with peanut butter', 'Tomatoes with qwertz']),
  );

  await ann.post('/api/taste-profile', { allergies: ['Peanuts'] });
  const found = await search(ann, { query: 'tomatoes', allergies: 'Fish', limit: '48' });
  expect(titles(found)).toContain('Tomatoes alone');
  // An unknown food is never safe.
  expect(titles(found)).not.toEqual(expect.arrayContaining(['Tomatoes with qwertz']));
  for (const recipe of found.recipes) expect(breaches(recipe, 'Peanuts')).toEqual([]);
  expect(found.leftOut).toBeGreaterThanOrEqual(2);
  expect(found.total + found.leftOut).toBe(before.total);
});

test('stored facts are used only if they are of the current rules', async () => {
  const claims = { ...sampleRecipes[0]!.facts, contains: [], mayContain: [], diets: [], unknownFoods: [] };
  const ingredients = [{ name: 'peanut butter', amount: 100, unit: 'g' as const }];
  for (const [version, total] of [
    ['of another table', 0],
    [rulesDigest(), 1],
  ] as const) {
    const ann = await server.user();
    const storedFacts = { version, changedAt: null, facts: claims };
    await store(ann.id, { title: 'Quibbleroot spread', ingredients, storedFacts });
    expect(await search(ann, { query: 'quibbleroot', allergies: 'Peanuts' })).toMatchObject({ total });
  }
});

test('with many own recipes the surest and newest are ranked, and the total is marked as not exact', {
  timeout: 60_000,
}, async () => {
  const ann = await server.user();
  await ann.post('/api/taste-profile', { allergies: ['Peanuts'] });
  await store(ann.id, { title: 'Beuschel for Sundays' });
  const rows = Array.from({ length: 70 }, (_, index) => index);
  for (const n of rows) {
    await store(ann.id, { title: `Soup ${n}`, ingredients: [{ name: 'beuschel', amount: 1, unit: 'kg' }] });
  }
  await ann.post('/api/taste-profile', { allergies: [] });
  await storeRecipeFacts(server.context);
  const found = await search(ann, { query: 'beuschel', limit: '48' });
  expect(found).toMatchObject({ total: 60, isTotalExact: false });
  expect(titles(found)[0]).toBe('Beuschel for Sundays');
  expect(titles(found)).toContain('Soup 69');
  expect(titles(found)).not.toContain('Soup 0');
});

test('other names, kinds and typos find own recipes as they find the library’s', async () => {
  const ann = await server.user();
  const onlyLine = (name: string) => [{ name, amount: 200, unit: 'g' as const }];
  await store(ann.id, { title: 'Supper of Mondays', ingredients: onlyLine('courgettes') });
  await store(ann.id, { title: 'Supper of Tuesdays', ingredients: onlyLine('quail, halved') });
  await store(ann.id, { title: 'Schlutzkrapfen' });
  await store(ann.id, { title: 'Ottilie’s za’atar bread', ingredients: onlyLine('za’atar') });
  for (const [query, title] of [
    ['zucchini mondays', 'Supper of Mondays'],
    ['courg mondays', 'Supper of Mondays'],
    ['zuchini mondays', 'Supper of Mondays'],
    ['Zucchetti mondays', 'Supper of Mondays'],
    ['poultry tuesdays', 'Supper of Tuesdays'],
    ['tuesday quails', 'Supper of Tuesdays'],
    ['schlutzkrapfn', 'Schlutzkrapfen'],
    ['schultzkrapfen', 'Schlutzkrapfen'],
    ['ottilies zaatar', 'Ottilie’s za’atar bread'],
  ] as const) {
    expect(titles(await search(ann, { query })), query).toContain(title);
  }
});

test('a changed recipe is found by its present words, also after a server of the previous version changed it', async () => {
  const ann = await server.user();
  const id = await store(ann.id, { title: 'Zwiebelkuchen' });
  expect((await search(ann, { query: 'zwiebelkuchen' })).total).toBe(1);
  await db.execute(
    sql`update recipes set title = 'Speckkuchen', ingredients = '[{"name":"courgette","amount":1,"unit":"whole"}]' where id = ${id}`,
  );
  expect((await search(ann, { query: 'zwiebelkuchen' })).total).toBe(0);
  expect(titles(await search(ann, { query: 'zucchini speckkuchen' }))).toEqual(['Speckkuchen']);
});

function breaches(recipe: SearchResult['recipes'][number], allergy: Allergen) {
  const judged = { ...recipe, cookingTime: recipe.cookingTime ?? 30 };
  return checkRecipe(judged, { allergies: [allergy], dietaryRestrictions: [] }).violations;
}
