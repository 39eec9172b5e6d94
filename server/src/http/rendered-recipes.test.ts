import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import { origin, puttanesca, startPublicServer } from './public-server.fixture.ts';

const { db, get, page } = await startPublicServer();

async function store(row: Partial<typeof recipes.$inferInsert>): Promise<string> {
  const [stored] = await db
    .insert(recipes)
    .values({
      title: 'Bean soup',
      description: null,
      ingredients: [{ name: 'white beans', amount: 250, unit: 'g' }],
      instructions: ['Simmer the white beans.'],
      cookingTime: 40,
      ...row,
    })
    .returning();
  return stored!.id;
}

test('a recipe is complete before any script runs', async () => {
  const { response, title, meta, canonical, body } = await page(`/recipe/${puttanesca.id}`);
  expect(response.status).toBe(200);
  expect(title).toBe('Spaghetti puttanesca · Plateful');
  expect(meta('description')).toBe(puttanesca.description);
  expect(canonical).toBe(`${origin}/recipe/${puttanesca.id}`);
  expect(meta('robots')).toBeUndefined();
  for (const step of puttanesca.instructions) expect(body).toContain(step);
  for (const { name } of puttanesca.ingredients) expect(body).toContain(name);
  expect(body).toMatch(/<h1[^>]*>Spaghetti puttanesca<\/h1>/);
});

test('a shared link to a recipe has its picture, title and description', async () => {
  const { meta } = await page(`/recipe/${puttanesca.id}?from=recipes`);
  const url = `${origin}/recipe/${puttanesca.id}`;
  expect({
    type: meta('og:type'),
    title: meta('og:title'),
    description: meta('og:description'),
    url: meta('og:url'),
    image: meta('og:image'),
    size: `${meta('og:image:width')}x${meta('og:image:height')}`,
    card: meta('twitter:card'),
  }).toEqual({
    type: 'article',
    title: 'Spaghetti puttanesca',
    description: puttanesca.description,
    url,
    image: `${origin}/api/recipe/${puttanesca.id}/image`,
    size: '1200x630',
    card: 'summary_large_image',
  });
  expect(meta('og:image:alt')).toContain('Spaghetti puttanesca');
});

test('search engines get the recipe as data, with addresses of the product’s own domain', async () => {
  const { data } = await page(`/recipe/${puttanesca.id}`, { host: 'plateful.test' });
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    '@type': 'Recipe',
    name: 'Spaghetti puttanesca',
    url: `${origin}/recipe/${puttanesca.id}`,
    image: [`${origin}/api/recipe/${puttanesca.id}/image`],
    prepTime: 'PT15M',
    nutrition: { calories: `${Math.round(puttanesca.nutritionInfo.calories)} calories` },
  });
});

test('the page contains the API’s answer, so that the browser need not request it', async () => {
  const { state } = await page(`/recipe/${puttanesca.id}`);
  const answer = await get(`/api/recipe/${puttanesca.id}`);
  expect(state.queryData).toEqual([[['/api/recipe', puttanesca.id], await answer.json()]]);
});

test('a user’s own recipe is complete for anyone with its link, and kept out of search engines', async () => {
  const { id: userId } = await registered();
  const id = await store({ userId, title: 'Soup of my own' });
  const { response, title, body, canonical } = await page(`/recipe/${id}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(title).toBe('Soup of my own · Plateful');
  expect(body).toContain('Simmer the white beans.');
  expect(canonical).toBe(`${origin}/recipe/${id}`);
});

test('a recipe that is changed or deleted is not shown as it was', async () => {
  const id = await store({ title: 'Before' });
  expect((await page(`/recipe/${id}`)).title).toBe('Before · Plateful');
  await db.update(recipes).set({ title: 'After' }).where(eq(recipes.id, id));
  expect((await page(`/recipe/${id}`)).title).toBe('After · Plateful');
  await db.delete(recipes).where(eq(recipes.id, id));
  expect((await page(`/recipe/${id}`)).response.status).toBe(404);
});

test('titles, descriptions and steps are escaped in every place of the page', async () => {
  const hostile = `</script><script>alert(1)</script><!-- "'$& $1 &amp; \u2028`;
  const id = await store({
    title: hostile,
    description: hostile,
    ingredients: [{ name: hostile, amount: 1, unit: '<b>' }],
    instructions: [hostile],
    tags: [hostile],
  });
  const { response, html, title, meta, data, state, body } = await page(`/recipe/${id}`);
  expect(response.status).toBe(200);
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<b>');
  expect(title).toBe(`${hostile} · Plateful`);
  expect(meta('og:title')).toBe(hostile);
  expect(meta('description')).toBe(hostile);
  expect(data[0].name).toBe(hostile);
  expect(state.queryData[0][1].recipe.title).toBe(hostile);
  expect(body).toContain('$& $1 &amp;');
});

test('a title that claims in vain is doubted wherever its page shows no claims beside it', async () => {
  const almonds = [{ name: 'almonds', amount: 100, unit: 'g' }];
  const id = await store({
    title: 'Nut-free brownies',
    ingredients: almonds,
    instructions: ['Grind the almonds.'],
  });
  const { title, meta, data, body } = await page(`/recipe/${id}`);
  const doubted = 'Nut-free brownies (not confirmed: no nuts)';
  expect([title, meta('og:title'), data[0].name]).toEqual([`${doubted} · Plateful`, doubted, doubted]);
  expect(body).toMatch(/<h1[^>]*>Nut-free brownies<\/h1>/);
  expect(body).toContain('we cannot confirm it');
});

test('a missing recipe has a page that says so, with status 404 and kept out of search engines', async () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const { response, title, meta, body, state } = await page(`/recipe/${id}`);
  expect(response.status).toBe(404);
  expect(title).toBe('Recipe Not Found · Plateful');
  expect(meta('robots')).toBe('noindex');
  expect(body).toContain("The recipe you're looking for doesn't exist or has been removed.");
  expect(body).toContain(`/api/login?returnTo=${encodeURIComponent(`/recipe/${id}`)}`);
  expect(state.queryData).toEqual([[['/api/recipe', id], null]]);
});

test('an invalid address of a recipe has the same page, and the browser requests nothing', async () => {
  const { response, title, body, state } = await page('/recipe/nope');
  expect(response.status).toBe(404);
  expect(title).toBe('Recipe Not Found · Plateful');
  expect(body).toContain("The recipe you're looking for doesn't exist or has been removed.");
  expect(state.queryData).toEqual([[['/api/recipe', 'nope'], null]]);
});

/** Straight into the database: the sign-in pages answer at the product's own address only. */
async function registered(): Promise<{ id: string }> {
  const [user] = await db
    .insert(users)
    .values({ email: `${crypto.randomUUID()}@example.com` })
    .returning();
  return user!;
}
