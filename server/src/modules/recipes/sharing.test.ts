import { randomUUID } from 'node:crypto';
import type { Recipe } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { mentionsOf } from '@plateful/domain/model-recipes/household-mentions.ts';
import { recipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { tagsOf } from '@plateful/domain/recipes/tags.ts';
import { dailySample } from '@plateful/domain/testing/property-cases.ts';
import {
  type Allergen,
  allergens,
  type Diet,
  diets,
  nutritionGoals,
} from '@plateful/domain/vocabulary/options.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { recipes } from '#db/tables/recipes.ts';
import { users } from '#db/tables/users.ts';
import type { Browser } from '#testing/browser.ts';
import { startModelServer } from '#testing/model-server.ts';
import { writtenSample } from '#testing/written-sample.ts';
import { presentRecipe } from './recipes.service.ts';
import { sharedDish } from './share-picture.service.ts';

const { server, model, renewWriter } = await startModelServer();
const { db } = server.context;
const [owner, other, visitor] = [await server.user('plus'), await server.user('plus'), server.visitor()];
const [account] = await db.select().from(users).where(eq(users.id, owner.id));
const [reader] = await db.select().from(users).where(eq(users.id, other.id));

/** Words of the household's own, which are nowhere else. */
const marker = 'Zanzibella';
const custom = `My daughter ${marker} comes for dinner.`;
const secrets = [owner.id, owner.email, account!.calendarToken, marker, 'suits you'];

type Household = {
  allergies: Allergen[];
  avoidedFoods: string[];
  dietaryRestrictions: Diet[];
  nutritionGoals: string[];
};
const none: Household = { allergies: [], avoidedFoods: [], dietaryRestrictions: [], nutritionGoals: [] };
const households: Household[] = [
  ...allergens.map((allergen) => ({ ...none, allergies: [allergen] })),
  ...diets.map((diet) => ({ ...none, dietaryRestrictions: [diet] })),
  ...nutritionGoals.map((goal) => ({ ...none, nutritionGoals: [goal] })),
  {
    allergies: [...allergens],
    avoidedFoods: ['durian', 'mushrooms', 'cilantro'],
    dietaryRestrictions: ['Gluten-Free', 'Dairy-Free'],
    nutritionGoals: [...nutritionGoals],
  },
];

/** Routes that answer with a recipe to anyone with its id. */
const ofOneRecipe = [
  '/api/recipe/:id',
  '/api/recipe/:id/file',
  '/api/recipe/:id/image',
  '/api/recipe/:id/steps',
  '/recipe/:id',
];
/** All others that are open to visitors: they say nothing of anybody's recipes. */
const ofNobody = [
  '/',
  '/about',
  '/account',
  '/api/account/security',
  '/api/callback',
  '/api/checkout/cancelled',
  '/api/checkout/done',
  '/api/checkout/resume',
  '/api/composed-day',
  '/api/login',
  '/api/openapi.json',
  '/api/photos/:id',
  '/api/recipe-request',
  '/api/recipes/search',
  '/api/sample-recipes',
  '/api/subscription/back',
  '/at-home',
  '/auth/:uid',
  '/auth/confirm-email',
  '/auth/forgot-password',
  '/auth/interrupted',
  '/auth/new-password',
  '/cooked',
  '/cookie-policy',
  '/developers',
  '/faq',
  '/healthz',
  '/legal-notice',
  '/meal-planner',
  '/prices',
  '/privacy-policy',
  '/readyz',
  '/recipe/:id/edit',
  '/recipe/:id/history',
  '/recipes',
  '/recipes/import',
  '/recipes/new',
  '/robots.txt',
  '/sandbox/checkout/:id',
  '/sandbox/clock',
  '/sandbox/portal/:id',
  '/shopping-list',
  '/sitemap.xml',
  '/taste-preferences',
  '/terms',
];
/** For anyone with the secret in the address. */
const bySecret = [
  '/api/calendar/feed/:calendarToken',
  '/api/shared-lists/:token',
  '/api/shared-lists/:token/events',
  '/shared-list/:token',
  '/metrics',
];

async function generate(household: Household): Promise<Recipe[]> {
  const profile = { ...household, customInstructions: custom, timePreference: 90 };
  expect((await owner.post('/api/taste-profile', profile)).status).toBe(200);
  const { body } = await owner.post('/api/generate-recipes', {
    count: 2,
    customRequest: `Soup for ${marker}`,
  });
  const answer = body as { recipes: Recipe[] };
  expect(answer.recipes.length).toBeGreaterThan(0);
  return answer.recipes;
}

/** The same dish as a sample without an owner: its facts follow from the ingredients alone. */
async function twinOf({ id }: Recipe): Promise<string> {
  const [row] = await db.select().from(recipes).where(eq(recipes.id, id));
  const twin = { ...row!, id: randomUUID(), userId: null, reason: null };
  await db.insert(recipes).values(twin);
  return twin.id;
}

function expectSilent(text: string, where: string, recipe: Recipe) {
  for (const secret of [...secrets, ...(recipe.reason ? [recipe.reason] : [])]) {
    expect(text.includes(secret), `${where} reveals “${secret}”`).toBe(false);
  }
}

async function readBy(reader: Browser, path: string, id: string) {
  const { status, text, headers } = await reader.get(
    path.replace(':id', id).replace(/file$/, '$&?format=markdown'),
  );
  expect(status, path).toBe(200);
  return { text: text.replaceAll(id, 'ID'), headers: JSON.stringify([...headers]) };
}

/** Read by a visitor and by another user, a shared recipe says what its dish says, and its dish nothing of the household. */
async function expectShared(recipe: Recipe, household: Household, paths: readonly string[]) {
  const twin = await twinOf(recipe);
  for (const reader of [visitor, other]) {
    for (const path of paths) {
      const { text, headers } = await readBy(reader, path, recipe.id);
      expect(text, path).toBe((await readBy(reader, path, twin)).text);
      expectSilent(text + headers, path, recipe);
    }
  }
  const [row] = await db.select().from(recipes).where(eq(recipes.id, recipe.id));
  const presented = presentRecipe({ ...server.context, user: null }, row!);
  expectSilent(JSON.stringify([presented, sharedDish(presented)]), 'the picture', recipe);
  const { mentionsHousehold, revealsHousehold } = mentionsOf({ ...household, customInstructions: custom });
  const names = presented.ingredients.map(({ name }) => name);
  for (const text of [presented.title, ...presented.instructions])
    expect(mentionsHousehold(text, names), text).toBe(false);
  expect(revealsHousehold(presented.description ?? '', names), presented.description ?? '').toBe(false);
  return twin;
}

test('every route that a visitor may read is listed here', async () => {
  const open: string[] = [];
  for (const { method, path: route } of server.routes) {
    // Files of the built client are only sent.
    if (method !== 'GET' || /\.(?!json|txt|xml)\w+$/.test(route)) continue;
    const { status } = await server.visitor().get(route.replace(/:\w+/, sampleRecipes[0]!.id));
    if (status !== 401) open.push(route);
  }
  expect(open.filter((route) => !route.endsWith('/*')).toSorted()).toEqual(
    [...ofOneRecipe, ...ofNobody, ...bySecret].toSorted(),
  );
});

test.each(dailySample(households))(
  'what the composer makes for %j says nothing of it where it is shared',
  async (household) => {
    server.context.recipeWriter = null;
    for (const recipe of await generate(household)) {
      expect(recipe.origin).toBe('composer');
      expect(recipe.reason).toMatch(/^[A-Z0-9].+\.$/);
      await expectShared(
        recipe,
        household,
        ofOneRecipe.filter((path) => !path.endsWith('image')),
      );
      // Tags are facts of the food: the same for whomever it is cooked.
      const { cookingTime, nutritionInfo, goesWith = [] } = recipe;
      const facts = { ...recipe, cookingTime: cookingTime!, nutritionInfo: nutritionInfo! };
      const expectedTags = tagsOf({ ...facts, goesWith: goesWith.map(({ name }) => name) });
      const isDiet = (tag: string) => (diets as readonly string[]).includes(tag);
      expect(recipe.tags).toEqual(expect.arrayContaining(expectedTags.filter((tag) => !isDiet(tag))));
      expect(recipeFacts(recipe).diets).toEqual(expect.arrayContaining(recipe.tags.filter(isDiet)));
    }
  },
);

test('text of a model that reveals the household is removed, in every route, the picture and another user’s calendar', async () => {
  renewWriter();
  const sample = sampleRecipes.find(
    ({ facts, mealType }) =>
      facts.diets.includes('Vegan') && mealType === 'dinner' && facts.unknownFoods.length === 0,
  )!;
  const household = {
    allergies: allergens.filter(
      (allergen) => ![...sample.facts.contains, ...sample.facts.mayContain].includes(allergen),
    ),
    avoidedFoods: ['durian'],
    dietaryRestrictions: ['Vegan' as const, 'Vegetarian' as const],
    nutritionGoals: [...nutritionGoals],
  };
  const written = {
    ...writtenSample(sample),
    title: `Vegan ${sample.title} for heart health`,
    description: `${sample.description} It suits you because it is made without shellfish. ${marker} will love it. There is no durian in it. Great for weight loss, and for better sleep.`,
    reason: `${marker} asked for it, and it keeps to your goals.`,
    tags: ['Heart healthy', marker, 'Weeknight'],
    instructions: [
      `${sample.instructions[0]} This is good for your heart health.`,
      ...sample.instructions.slice(1),
    ],
  };
  model.say({ mode: 'recipes', recipes: [written] });
  const recipe = (await generate(household)).find(({ origin }) => origin === 'model')!;
  expect(recipe).toMatchObject({
    title: sample.title,
    description: sample.description,
    reason: written.reason,
    instructions: sample.instructions,
  });
  expect(recipe.tags).toContain('Weeknight');
  expect(recipe.tags.join()).not.toMatch(/heart|zanz/i);
  const twin = await expectShared(recipe, household, ofOneRecipe);

  for (const recipeId of [recipe.id, twin]) {
    const mealType = recipeId === twin ? 'lunch' : 'dinner';
    await other.post('/api/user/favorites', { recipeId });
    await other.post('/api/meal-plans', { recipeId, date: '2026-11-24', mealType });
  }
  const range = { startDate: '2026-11-23', endDate: '2026-11-29' };
  for (const { text } of [
    await other.get('/api/user/favorites'),
    await other.get('/api/meal-plans?startDate=2026-11-23'),
    await other.get(`/api/recipes/search?query=${encodeURIComponent(recipe.title)}`),
    await other.post('/api/generate-shopping-list', range),
    await other.get('/api/account/export'),
    await visitor.get(`/api/calendar/feed/${reader!.calendarToken}`),
  ]) {
    expect(text.length).toBeGreaterThan(200);
    expectSilent(text, 'what another user keeps', recipe);
  }
  for (const route of ofNobody) {
    const { text, headers } = await visitor.get(`${route.replace(/:\w+/, recipe.id)}?query=${sample.title}`);
    expectSilent(text + JSON.stringify([...headers]), route, recipe);
  }
});

test('owners see why their recipes suit them, and no cache keeps that page for others', async () => {
  server.context.recipeWriter = null;
  const [recipe] = (await generate({ ...none, nutritionGoals: ['Heart Health'] })) as [Recipe];
  const { reason, id } = recipe;
  expect(reason).toMatch(/^[A-Z0-9].+\.$/);
  expect((await owner.get(`/api/recipe/${id}`)).body).toMatchObject({ recipe: { reason } });
  const own = (await owner.get('/api/user/recipes')).body as { recipes: object[] };
  expect(own.recipes).toContainEqual(expect.objectContaining({ id, reason, userId: owner.id }));
  expect((await owner.get('/api/account/export')).text).toContain(reason);
  const page = await owner.get(`/recipe/${id}`);
  expect(page.text).toContain(reason);
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  const head = page.text.slice(0, page.text.indexOf('</head>'));
  expect(head).not.toContain(reason);
  const shared = await visitor.get(`/recipe/${id}`);
  expect(shared.headers.get('vary')).toContain('cookie');
  expect(shared.text).not.toContain(reason);
});

test('recipes of one request cannot be linked by their time', async () => {
  server.context.recipeWriter = null;
  const [recipe] = (await generate(none)) as [Recipe];
  const { body } = await visitor.get(`/api/recipe/${recipe.id}`);
  expect((body as { recipe: Recipe }).recipe.createdAt).toBe(
    `${recipe.createdAt.slice(0, 10)}T00:00:00.000Z`,
  );
});
