import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { currentFacts, rulesDigest } from '#db/recipe-facts.ts';
import { dataMigrations } from '#db/tables/data-migrations.ts';
import { recipes } from '#db/tables/recipes.ts';
import { startTestServer } from '#testing/test-server.ts';
import { storeRecipeFacts } from './store-facts.service.ts';

const server = await startTestServer();
const { db } = server.context;
const ann = await server.user();

const claimsNothing: RecipeFacts = {
  contains: [],
  mayContain: [],
  diets: ['Vegan'],
  unknownFoods: [],
  pictures: [],
  mainFood: null,
  coverage: 1,
};
const document = {
  title: 'A quick supper',
  description: null,
  lines: [{ text: '200 g wheat noodles' }, { text: '2 tbsp peanut butter' }],
  steps: ['Stir.'],
  cookingTime: 10,
  servings: 2,
  cuisineType: null,
  mealType: null,
  tags: [],
};

async function write() {
  const answer = await ann.post('/api/own-recipes', { document, key: crypto.randomUUID() });
  return (answer.body as { recipe: { id: string } }).recipe.id;
}

async function rowOf(id: string) {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  return row!;
}

async function shownAllergens(id: string) {
  const { body } = await ann.get(`/api/recipe/${id}`);
  return (body as { recipe: { facts: RecipeFacts } }).recipe.facts.contains;
}

test('facts are stored with a recipe, and again after each change', async () => {
  const id = await write();
  expect(currentFacts(await rowOf(id))?.contains).toEqual(['Peanuts', 'Gluten']);
  const lines = [{ text: '200 g rice' }];
  await ann.send('PUT', `/api/own-recipes/${id}`, { document: { ...document, lines }, version: 1 });
  expect(currentFacts(await rowOf(id))?.contains).toEqual([]);
});

test('facts by other rules, or of an earlier wording, are never shown', async () => {
  const id = await write();
  for (const stored of [
    { version: 'of another table', changedAt: null },
    { version: rulesDigest(), changedAt: 1 },
  ]) {
    await db
      .update(recipes)
      .set({ storedFacts: { ...stored, facts: claimsNothing } })
      .where(eq(recipes.id, id));
    expect(await shownAllergens(id)).toEqual(['Peanuts', 'Gluten']);
  }
  await db.delete(recipes).where(eq(recipes.id, id));
});

test('a change of the text by a version without facts invalidates the stored facts', async () => {
  const id = await write();
  const { ingredients } = await rowOf(id);
  await db
    .update(recipes)
    .set({ ingredients: ingredients.slice(1) })
    .where(eq(recipes.id, id));
  expect((await rowOf(id)).storedFacts).toBeNull();
  expect(await shownAllergens(id)).toEqual(['Peanuts']);
});

test('the job computes facts that are missing, and after a change of the rules all of them', async () => {
  const [missing, old] = [await write(), await write()];
  const others = { version: 'of another table', changedAt: null, facts: claimsNothing };
  await db.update(recipes).set({ storedFacts: null });
  await db.update(recipes).set({ storedFacts: others }).where(eq(recipes.id, old));
  await db.delete(dataMigrations).where(eq(dataMigrations.name, `recipe facts ${rulesDigest()}`));

  await storeRecipeFacts(server.context);

  for (const row of await db.select().from(recipes)) expect(currentFacts(row), row.title).toBeDefined();
  expect(currentFacts(await rowOf(old))?.contains).toEqual(['Peanuts', 'Gluten']);

  // From now on only recipes without facts are processed.
  await db.update(recipes).set({ storedFacts: null }).where(eq(recipes.id, missing));
  await storeRecipeFacts(server.context);
  expect(currentFacts(await rowOf(missing))).toBeDefined();
});
