import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { collections, cookedDishes, recipeNotes } from '#db/tables/own-recipes.ts';
import { photos } from '#db/tables/photos.ts';
import { recipes } from '#db/tables/recipes.ts';
import type { ValidRequest } from './valid-request.ts';

const document = {
  title: 'Bread with a crust',
  description: null,
  lines: [{ text: '500 g flour' }, { text: '350 ml water' }],
  steps: ['Mix both, and bake the dough in a hot oven for 40 minutes.'],
  cookingTime: 90,
  servings: 4,
  cuisineType: null,
  mealType: 'breakfast',
  tags: ['bread'],
};

/** Requests about own recipes, notes, the cooked log and collections. */
export async function recipeRequests({ db }: Context, userId: string): Promise<Record<string, ValidRequest>> {
  const none = { id: crypto.randomUUID(), recipeId: crypto.randomUUID(), recipeIds: [] as string[] };
  const [written = none] = await db
    .select({ id: recipes.id })
    .from(recipes)
    .where(and(eq(recipes.userId, userId), gt(recipes.version, 1)));
  const [photo = none] = await db.select().from(photos).where(eq(photos.userId, userId));
  const [note = none] = await db.select().from(recipeNotes).where(eq(recipeNotes.userId, userId));
  const [cooked = none] = await db
    .select()
    .from(cookedDishes)
    .where(and(eq(cookedDishes.userId, userId), isNotNull(cookedDishes.recipeId)));
  const [collection = none] = await db.select().from(collections).where(eq(collections.userId, userId));
  const sample = sampleRecipes[11]!.id;
  const params = { id: written.id };
  const key = crypto.randomUUID();
  const changed = [
    'updatedAt',
    'version',
    'written',
    'parts',
    'ingredients',
    'instructions',
    'steps',
    'nutritionInfo',
    'storedFacts',
    'words',
  ];
  return {
    'POST /api/own-recipes/reading': { body: { lines: [{ text: '2 eggs' }] } },
    'POST /api/own-recipes/swap': {
      body: { lines: [{ text: '100 g butter' }], steps: [], line: 0, name: 'olive oil' },
    },
    'POST /api/own-recipes/alike': { body: { title: 'Bread', lines: [{ text: '500 g flour' }] } },
    'POST /api/own-recipes': { body: { document, key }, writes: { recipes: ['added'] } },
    'GET /api/own-recipes/removed': {},
    'GET /api/own-recipes/{id}': { params },
    'GET /api/recipe/{id}/document': { params: { id: sample } },
    'PUT /api/own-recipes/{id}': {
      params,
      body: { document, version: 3 },
      writes: {
        recipes: [
          ...changed,
          ...['title', 'description', 'cookingTime', 'servings', 'cuisineType', 'mealType', 'tags'],
        ],
        recipe_versions: ['added'],
      },
    },
    'DELETE /api/own-recipes/{id}': { params, writes: { recipes: ['deletedAt'] } },
    'POST /api/own-recipes/{id}/bring-back': { params, writes: { recipes: ['deletedAt'] } },
    'GET /api/photos/{id}': { params: { id: photo.id } },
    'POST /api/photos': { status: 400 },
    'GET /api/own-recipes/{id}/versions': { params },
    'POST /api/own-recipes/{id}/versions/{version}/restore': {
      params: { ...params, version: '3' },
    },
    'GET /api/recipe-notes/{recipeId}': { params: { recipeId: note.recipeId } },
    'PATCH /api/recipe-notes/{recipeId}': {
      params: { recipeId: sample },
      body: { note: 'More lemon', rating: 5 },
      writes: { recipe_notes: ['added', 'updatedAt'] },
    },
    'GET /api/cooked': {},
    'POST /api/cooked': {
      body: { key, recipeId: sample, date: '2026-11-01' },
      writes: { cooked_dishes: ['added'] },
    },
    'PATCH /api/cooked/{id}': {
      params: { id: cooked.id },
      body: { date: '2026-11-02', note: 'Again' },
      writes: { cooked_dishes: ['date', 'note'] },
    },
    'DELETE /api/cooked/{id}': {
      params: { id: cooked.id },
      writes: { cooked_dishes: ['removed'], photos: ['removed'] },
    },
    'GET /api/collections': {},
    'POST /api/collections': { body: { name: 'For guests' }, writes: { collections: ['added'] } },
    'PATCH /api/collections/{id}': {
      params: { id: collection.id },
      body: { name: 'For friends' },
      writes: { collections: ['name'] },
    },
    'DELETE /api/collections/{id}': {
      params: { id: collection.id },
      writes: { collections: ['removed'] },
    },
    'PUT /api/collections/{id}/recipes/{recipeId}': {
      params: { id: collection.id, recipeId: sample },
      writes: { collections: ['recipeIds'] },
    },
    'DELETE /api/collections/{id}/recipes/{recipeId}': {
      params: { id: collection.id, recipeId: collection.recipeIds[0] ?? sample },
      writes: { collections: ['recipeIds'] },
    },
  };
}
