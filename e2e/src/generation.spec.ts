import { expect, type Page } from '@playwright/test';
import { fail } from './failing-server.ts';
import { tellTasteElsewhere } from './kitchen.ts';
import { type Model, startModel } from './model.ts';
import { signIn } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { test as base } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';
import { writtenRecipes } from './written-recipes.ts';

type Kitchen = Product & { model: Model };

/** A product whose recipes a language model writes, one for all tests of this file. */
const test = base.extend<object, { kitchen: Kitchen }>({
  kitchen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern.
    async ({}, use) => {
      const model = await startModel();
      const product = await startProduct({ AI_BASE_URL: model.url, AI_MODEL: 'test' });
      await use({ ...product, model });
      await product.stop();
      await model.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ kitchen }, use) => use(kitchen.origin),
});

// They share a month: what one uses, the next one finds used.
test.describe.configure({ mode: 'serial' });

/** The same dishes under titles that the household has not had yet. */
const titled = (first: string) =>
  writtenRecipes.map((recipe) => ({ ...recipe, title: `${first} ${recipe.title.toLowerCase()}` }));

const usage = (page: Page) => page.getByText('of 300 AI recipes used this month');
const cards = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate 3 Recipes' });
const notice = (page: Page) => page.getByText('The AI service is unavailable', { exact: true });

/** The bodies of all requests for recipes that the page sends. */
function listen(page: Page): { count: number; idempotencyKey: string }[] {
  const bodies: { count: number; idempotencyKey: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-recipes')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('each recipe is shown as soon as the AI has written it, and a double click is charged once', async ({
  page,
  kitchen,
}) => {
  const recipes = titled('Monday');
  const titles = recipes.map(({ title }) => title);
  const writeNext = kitchen.model.write(recipes);
  const sent = listen(page);
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await expect(usage(page)).toHaveText('0 of 300 AI recipes used this month · 300 left');

  await generate(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Preparing 3 recipes' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Recipe generation' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('paragraph').getByText('Almost done', { exact: true })).toBeVisible();
  writeNext();
  await expect(cards(page)).toHaveText(titles.slice(0, 1));
  await expect(page.getByRole('status').getByText('1 of 3 recipes is ready')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible();

  await test.step('leaving the page and coming back changes nothing', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Meal Planner' }).click();
    await expect(cards(page)).toHaveCount(0);
    await bar.getByRole('link', { name: 'Recipe Generator' }).click();
    await expect(page.getByRole('heading', { name: 'Preparing 3 recipes' })).toBeVisible();
    await expect(cards(page)).toHaveText(titles.slice(0, 1));
  });

  writeNext();
  await expect(page.getByRole('status').getByText('2 of 3 recipes are ready')).toBeAttached();
  await expect(cards(page)).toHaveText(titles.slice(0, 2));
  writeNext();
  await expectSuccess(page, {
    title: 'Recipes generated successfully!',
    description: 'Generated 3 personalized recipes using AI based on your taste preferences.',
  });
  await expect(cards(page)).toHaveText(titles);
  await expect(usage(page)).toHaveText('3 of 300 AI recipes used this month · 297 left');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('article').getByRole('button', { name: /^Favorite: / })).toHaveCount(3);

  await test.step('repeating the request returns the same recipes', async () => {
    expect(sent).toHaveLength(1);
    const again = await page.request.post('/api/generate-recipes', { data: sent[0] });
    const answer: { isOpenAIGenerated: boolean; recipes: { title: string }[] } = await again.json();
    expect(answer.isOpenAIGenerated).toBe(true);
    expect(answer.recipes.map(({ title }) => title)).toEqual(titles);
  });
});

test('a lost connection keeps the recipes that arrived, and trying again is charged once', async ({
  page,
  kitchen,
}) => {
  const recipes = titled('Tuesday');
  const titles = recipes.map(({ title }) => title);
  const writeNext = kitchen.model.write(recipes);
  const sent = listen(page);
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await generate(page).click();
  writeNext();
  await expect(cards(page)).toHaveText(titles.slice(0, 1));

  kitchen.wire.cut();
  await expectFailure(page, {
    title: 'Error generating recipes',
    description: 'Failed to generate recipes. Please try again.',
  });
  await expect(page.getByText(/^The connection was lost\./)).toBeVisible();
  await expect(cards(page)).toHaveText(titles.slice(0, 1));

  kitchen.wire.mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  writeNext();
  writeNext();
  await expectSuccess(page, {
    title: 'Recipes generated successfully!',
    description: 'Generated 3 personalized recipes using AI based on your taste preferences.',
  });
  await expect(cards(page)).toHaveText(titles);
  await expect(usage(page)).toHaveText('6 of 300 AI recipes used this month · 294 left');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    sent[0]?.idempotencyKey,
    sent[0]?.idempotencyKey,
  ]);
});

test('closing the tab during generation loses no recipes', async ({ page, context, kitchen }) => {
  const recipes = titled('Wednesday');
  const writeNext = kitchen.model.write(recipes);
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await generate(page).click();
  writeNext();
  await expect(cards(page)).toHaveCount(1);
  await page.close();
  writeNext();
  writeNext();

  const later = await context.newPage();
  await expect(async () => {
    await later.goto('/account');
    for (const { title } of recipes) {
      await expect(later.getByRole('heading', { name: title })).toBeVisible({ timeout: 2000 });
    }
  }).toPass();
});

test('an AI that fails halfway is reported as unavailable, with the number of samples', async ({
  page,
  kitchen,
}) => {
  const recipes = titled('Thursday').slice(0, 1);
  const writeNext = kitchen.model.write(recipes);
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await generate(page).click();
  writeNext();
  await expectSuccess(page, {
    title: 'Recipes generated using fallback mode',
    description: 'AI service temporarily unavailable. Generated 2 sample recipes based on your preferences.',
  });
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toHaveText(recipes[0]!.title);
  await expect(notice(page)).toBeVisible();
  await expect(
    page.getByText(
      '2 of 3 are sample recipes based on your preferences, and do not count toward your monthly limit. Please try again later.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(usage(page)).toHaveText('10 of 300 AI recipes used this month · 290 left');
});

test('without the AI there are samples that do not count toward the quota', async ({ page, kitchen }) => {
  await kitchen.model.stop();
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await expect(usage(page)).toHaveText('10 of 300 AI recipes used this month · 290 left');
  await generate(page).click();
  await expectSuccess(page, {
    title: 'Recipes generated using fallback mode',
    description: 'AI service temporarily unavailable. Generated 3 sample recipes based on your preferences.',
  });
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/Please try again later\.$/)).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(usage(page)).toHaveText('10 of 300 AI recipes used this month · 290 left');
});

test('generated recipes stay after a reload, another meal, and a search', async ({ page, kitchen }) => {
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await generate(page).click();
  await expect(notice(page)).toBeVisible();
  const titles = await cards(page).allTextContents();
  expect(titles).toHaveLength(3);
  await page.reload();
  await expect(cards(page)).toHaveText(titles);
  await page.getByLabel('Meal type').click();
  await page.getByRole('option', { name: 'Snack' }).click();
  await expect(page).toHaveURL('/recipes?mealType=snack');
  await expect(cards(page)).toHaveText(titles);

  await page.reload();
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('qwertzuiop');
  const suggestions = page.getByRole('list', { name: 'Try these searches' });
  await suggestions.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Search results' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(cards(page)).toHaveText(titles);
});

test('earlier recipes that fail to load are reported, and can be retried', async ({ page, kitchen }) => {
  await signIn(page, kitchen.demo, '/recipes', kitchen);
  await generate(page).click();
  await expect(notice(page)).toBeVisible();
  const titles = await cards(page).allTextContents();
  const retry = page.getByRole('button', { name: 'Try Again' });

  const path = await page
    .getByRole('article')
    .nth(1)
    .getByRole('heading')
    .getByRole('link')
    .getAttribute('href');
  const mendOne = await fail(page, `GET /api${path!.split('?')[0] as '/recipe'}`);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Some of your recipes could not be loaded');
  await expect(page.getByRole('paragraph').getByText('2 of 3 recipes are here')).toBeVisible();
  await expect(cards(page)).toHaveText([titles[0]!, titles[2]!]);
  await mendOne();
  await retry.click();
  await expect(cards(page)).toHaveText(titles);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const mendAll = await fail(page, 'GET /api/recipe');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your recipes could not be loaded');
  await expect(page.getByText('No recipe matches all of that')).toBeHidden();
  await mendAll();
  await retry.click();
  await expect(cards(page)).toHaveText(titles);
});

test('if no recipe fits, none is reported as generated', async ({ page, kitchen }) => {
  await signIn(page, kitchen.demo, '/recipes?mealType=dinner', kitchen);
  const strict = { dietaryRestrictions: ['Vegan', 'Low-Fat', 'Whole30'], timePreference: 5 };
  await tellTasteElsewhere(page, strict);
  await page.reload();
  await generate(page).click();
  await expect(page.getByRole('heading', { name: 'No recipe matches all of that' })).toBeVisible();
  await expect(page.getByText(/^We found no dinner recipes within these limits/)).toBeVisible();
  await page.getByRole('link', { name: 'Change Preferences' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Set Up Your Taste Profile' })).toBeVisible();
  // Now, not once it has gone: a toast would still be there.
  expect(await notifications(page).getByRole('listitem').count()).toBe(0);
});
