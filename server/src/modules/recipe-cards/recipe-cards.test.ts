import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { type Person, startTestServer } from '#testing/test-server.ts';
import { findOwnCards } from './recipe-cards.repository.ts';

const server = await startTestServer();
const { db } = server.context;
const path = '/api/own-recipes';

type Card = { id: string; title: string; facts: { pictures: string[] } };
type Page = { recipes: Card[]; nextCursor: string | null; total?: number };

async function pageOf(person: Person, query = ''): Promise<Page> {
  const answer = await person.get(`${path}?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as Page;
}

const titlesOf = ({ recipes: cards }: Page) => cards.map(({ title }) => title);

type Own = Partial<typeof recipes.$inferInsert>;

/** The first is the newest; every third has the time of the one before, to the microsecond. */
async function keep(person: Person, rows: readonly Own[]) {
  const [sample] = sampleRecipes;
  await db.insert(recipes).values(
    rows.map((own, index) => ({
      title: `Recipe ${index}`,
      ingredients: [...sample!.ingredients],
      instructions: ['Cook.'],
      origin: 'own' as const,
      createdAt: new Date(Date.UTC(2026, 10, 1) - (index - Number(index % 3 === 2)) * 1000),
      ...own,
      userId: person.id,
    })),
  );
}

test('pages give each recipe once, newest first, also when some are added and removed in between', async () => {
  const ann = await server.user();
  await keep(
    ann,
    Array.from({ length: 25 }, () => ({})),
  );
  const full = (await ann.get('/api/user/recipes')).body as { recipes: Card[]; nextCursor?: null };
  expect(full.recipes).toHaveLength(25);
  expect(full).not.toHaveProperty('nextCursor');

  const first = await pageOf(ann, 'limit=10');
  expect(first.total).toBe(25);
  await keep(ann, [{ title: 'Newer', createdAt: new Date() }]);
  await db.delete(recipes).where(eq(recipes.id, first.recipes[9]!.id));
  const second = await pageOf(ann, `limit=10&cursor=${first.nextCursor}`);
  const third = await pageOf(ann, `limit=10&cursor=${second.nextCursor}`);
  expect(third.nextCursor).toBeNull();
  const seen = [first, second, third].flatMap((page) => page.recipes.map(({ id }) => id));
  expect(seen).toEqual(full.recipes.map(({ id }) => id));

  const pages = (await ann.get('/api/user/recipes?limit=20')).body as Page;
  const rest = (await ann.get(`/api/user/recipes?limit=20&cursor=${pages.nextCursor}`)).body as Page;
  expect([pages.recipes.length, rest.recipes.length, rest.nextCursor]).toEqual([20, 5, null]);
});

/** The rows that PostgreSQL reads of recipes to answer. */
async function rowsRead(query: { getSQL(): SQL }): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, format json) ${query.getSQL()}`,
  );
  const read = (node: PlanNode): number =>
    (node['Relation Name'] === 'recipes' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0) +
    (node.Plans ?? []).reduce((sum, inner) => sum + read(inner), 0);
  return read(rows[0]!['QUERY PLAN'][0].Plan);
}
type PlanNode = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};

test('a page reads no more rows than it shows, of 500 recipes as of 5,000', async () => {
  const ann = await server.user();
  for (const count of [500, 4500]) {
    await db.execute(sql`insert into recipes ("userId", title, ingredients, steps, "createdAt")
      select ${ann.id}, 'Recipe ' || i, '[]', '[]', now() - i * interval '1 minute'
      from generate_series(1, ${count}::int) i`);
    await db.execute(sql`analyze recipes`);
    const page = { search: '', tags: [], rows: 25 };
    const first = findOwnCards(db, ann.id, { ...page, cursor: undefined });
    expect(await rowsRead(first)).toBeLessThan(40);
    const cursor = (await first).at(-1)!.cursor;
    expect(await rowsRead(findOwnCards(db, ann.id, { ...page, cursor }))).toBeLessThan(40);
  }
});

test('a card says no more than it shows', async () => {
  const ann = await server.user();
  await keep(ann, [{ description: 'Long', tags: ['Quick'], reason: 'For you' }]);
  const { recipes: cards } = await pageOf(ann);
  expect(Object.keys(cards[0]!).sort()).toEqual([
    'cookingTime',
    'cuisineType',
    'facts',
    'id',
    'mealType',
    'photoId',
    'servings',
    'title',
  ]);
  expect(cards[0]!.facts.pictures.length).toBeGreaterThan(0);
});

test('words are found wherever a card has them, without regard to accents and case', async () => {
  const ann = await server.user();
  const plain = { ingredients: [], tags: [] };
  await keep(ann, [
    { ...plain, title: 'Sautéed greens', description: 'with jalapeño, one-pan' },
    { ...plain, title: 'Соус ТОМАТНЫЙ' },
    { ...plain, title: 'Soup', tags: ['Meal Prep'], cuisineType: 'Thai', mealType: 'lunch' },
    { ...plain, title: 'Cake', ingredients: [{ name: 'crème "fraîche"', amount: 1, unit: 'cup' }] },
  ]);
  const search = async (words: string) => titlesOf(await pageOf(ann, `search=${encodeURIComponent(words)}`));
  for (const words of ['GREENS', 'gree', 'sauteed jalapeno', 'jalapeño', 'pan one', 'one-pan']) {
    expect(await search(words), words).toEqual(['Sautéed greens']);
  }
  expect(await search('томатный')).toEqual(['Соус ТОМАТНЫЙ']);
  expect(await search('prep thai lunch')).toEqual(['Soup']);
  expect(await search('fraiche')).toEqual(['Cake']);
  for (const words of ['reens', 'greens tofu', "%' or true --", 'soupx'])
    expect(await search(words), words).toEqual([]);
  for (const words of ['', '  ', '…']) expect(await search(words), words).toHaveLength(4);
});

test('any of the tags is enough, in any letter case, and counts and pages go with them', async () => {
  const ann = await server.user();
  await keep(ann, [
    { tags: ['Family'] },
    { tags: [' quick'] },
    { tags: ['a, b'] },
    { tags: ['Quick', 'family'] },
  ]);
  expect(titlesOf(await pageOf(ann, 'tag=A,%20b'))).toEqual(['Recipe 2']);
  const page = await pageOf(ann, 'tag=QUICK&tag=family&limit=2');
  expect([titlesOf(page), page.total]).toEqual([['Recipe 0', 'Recipe 1'], 3]);
  expect(titlesOf(await pageOf(ann, `tag=quick&tag=family&limit=2&cursor=${page.nextCursor}`))).toEqual([
    'Recipe 3',
  ]);
});

test('a tag that claims something finds and filters only recipes that prove it', async () => {
  const ann = await server.user();
  const cake = { ingredients: [{ name: 'almonds', amount: 100, unit: 'g' }] };
  const salad = { ingredients: [{ name: 'tomatoes', amount: 100, unit: 'g' }] };
  await keep(ann, [
    { ...cake, tags: ['Nut-Free', 'no milk'] },
    { ...salad, tags: ['nut-free', 'Fresh'] },
    { ...cake, tags: ['Nut-free', 'Fresh'] },
    { ...cake, tags: ['safe for coeliacs', 'no nuts'] },
  ]);
  const free = await pageOf(ann, 'tag=Nut-Free');
  expect([titlesOf(free), free.total]).toEqual([['Recipe 1'], 1]);
  expect(titlesOf(await pageOf(ann, 'tag=nut-free&tag=fresh')).sort()).toEqual(['Recipe 1', 'Recipe 2']);
  const { tags } = (await ann.get('/api/user/overview')).body as { tags: string[] };
  expect(tags).toEqual(['Fresh', 'no milk', 'Nut-Free']);
});

test('with a meal type come the recipes for it, and those for any', async () => {
  const ann = await server.user();
  await keep(ann, [{ mealType: 'dinner' }, { mealType: 'lunch' }, { mealType: null }]);
  const { body } = await ann.get('/api/user/recipes?mealType=lunch&limit=5');
  expect(titlesOf(body as Page).sort()).toEqual(['Recipe 1', 'Recipe 2']);
});

test('the overview counts what is kept, by tag, cuisine and time', async () => {
  const ann = await server.user();
  await keep(ann, [
    { tags: ['Quick ', 'Vegan'], cuisineType: 'Thai', createdAt: new Date('2026-11-10T00:00:00Z') },
    { tags: ['quick', 'quick'], cuisineType: ' thai', createdAt: new Date('2026-11-09T23:59:59Z') },
    { tags: [''], cuisineType: 'Other', createdAt: new Date('2026-01-01T00:00:00Z') },
  ]);
  await ann.post('/api/user/favorites', { recipeId: sampleRecipes[0]!.id });
  const since = '2026-11-03T00:00:00Z,2026-11-10T00:00:00Z';
  expect((await ann.get(`/api/user/overview?since=${since}`)).body).toEqual({
    recipes: 3,
    favorites: 1,
    shoppingLists: 0,
    tags: ['Quick', 'Vegan'],
    cuisines: [{ cuisine: 'Thai', count: 2 }],
    spans: [1, 1],
  });
});

test('unproven claims take none of the twelve places among the tags', async () => {
  const ann = await server.user();
  const plain = Array.from({ length: 12 }, (_, index) => `Plain ${String.fromCharCode(65 + index)}`);
  const ingredients = [{ name: 'almonds', amount: 100, unit: 'g' }];
  await keep(ann, [
    { ingredients, tags: ['Nut-Free'] },
    { ingredients, tags: ['Nut-Free', ...plain] },
  ]);
  expect((await ann.get('/api/user/overview')).body).toMatchObject({ tags: plain });
});

test('a removed recipe is in no list of cards until it is brought back', async () => {
  const ann = await server.user();
  await keep(ann, [{ tags: ['Quick'], cuisineType: 'Thai' }]);
  const [{ id }] = (await pageOf(ann)).recipes as [Card];
  await ann.post('/api/user/favorites', { recipeId: id });
  const shown = async () => {
    const favorites = (await ann.get('/api/favorite-recipes')).body as Page;
    const some = (await ann.get(`/api/recipe-cards?ids=${id}`)).body as Page;
    const overview = (await ann.get('/api/user/overview')).body as Record<string, unknown>;
    const own = await pageOf(ann);
    return [
      own.total,
      favorites.total,
      some.recipes.length,
      overview.recipes,
      overview.favorites,
      overview.tags,
    ];
  };
  expect(await shown()).toEqual([1, 1, 1, 1, 1, ['Quick']]);
  expect((await ann.send('DELETE', `/api/own-recipes/${id}`)).status).toBe(200);
  expect(await shown()).toEqual([0, 0, 0, 0, 0, []]);
  expect((await ann.post(`/api/own-recipes/${id}/bring-back`, {})).status).toBe(200);
  expect(await shown()).toEqual([1, 1, 1, 1, 1, ['Quick']]);
});

test('pages of others, of visitors and with nonsense are refused', async () => {
  const [ann, ben] = [await server.user(), await server.user()];
  await keep(ann, [{}, {}]);
  expect((await pageOf(ben)).recipes).toEqual([]);
  const { nextCursor } = await pageOf(ann, 'limit=1');
  expect((await pageOf(ben, `cursor=${nextCursor}`)).recipes).toEqual([]);
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=x', "cursor=1_'"]) {
    expect((await ann.get(`${path}?${query}`)).status, query).toBe(400);
  }
  expect((await server.visitor().get(path)).status).toBe(401);
  expect((await server.visitor().get('/api/user/overview')).status).toBe(401);
});
