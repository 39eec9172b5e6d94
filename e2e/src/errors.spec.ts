import { expect } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { recipes } from './kitchen.ts';
import { demoHousehold, signIn, signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

test('a visitor sees messages about limits, failed loads and missing recipes', async ({ page, baseURL }) => {
  await test.step('a visitor sees the recipe limit, and that a profile is needed first', async () => {
    await page.goto('/recipes');
    const count = page.getByLabel('Number of recipes');
    await count.fill('11');
    await expectFailure(page, {
      title: 'Recipe limit reached',
      description: 'You can generate up to 10 recipes at a time.',
    });
    await expect(count).toHaveValue('10');
    await page.getByRole('button', { name: 'Generate 10 Recipes' }).click();
    await expectFailure(page, {
      title: 'Setup required',
      description: 'Please set up your taste preferences first before generating recipes.',
    });
    await count.fill('1');
    await expect(page.getByRole('button', { name: 'Generate 1 Recipe', exact: true })).toBeVisible();
    await expect(page.getByText('Set up your taste preferences first...')).toBeVisible();
    await page.getByRole('link', { name: 'Setup Preferences' }).click();
    await expect(page).toHaveURL('/taste-preferences');
  });

  await test.step('samples that fail to load are reported, and can be retried', async () => {
    const mend = await fail(page, 'GET /api/sample-recipes');
    // With a filter of one's own the browser asks; without one the samples are in the page.
    await page.goto('/recipes?mealType=dinner');
    await expectFailure(page, {
      title: 'Error loading sample recipes',
      description: 'Failed to load sample recipes. Please try again.',
    });
    await expect(page.getByText('Failed to fetch sample recipes', { exact: true })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('Failed to fetch sample recipes')).toBeHidden();
  });

  await test.step('missing pages are reported', async () => {
    const words = "The recipe you're looking for doesn't exist or has been removed.";
    const card = page.getByRole('heading', { level: 1, name: 'Recipe Not Found', exact: true });
    const home = page.getByRole('main').getByRole('link', { name: 'Back to Home' });

    for (const id of [crypto.randomUUID(), 'not-an-id']) {
      await page.goto(`/recipe/${id}`);
      await expect(card).toBeVisible();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(home).toHaveAttribute('href', '/');
      await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
    }

    // Where the server could not render the page, the browser asks for the recipe itself.
    const path = `/recipe/${recipes.gazpacho.id}`;
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => route.fulfill({ response: await route.fetch({ url: `${baseURL}/account` }) }),
    );
    const mend = await fail(page, 'GET /api/recipe');
    await page.goto(path);
    await expect(card).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: recipes.gazpacho.title })).toBeVisible();

    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^404 Page Not Found/);
    await expect(
      page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Did you forget to add the page to the router?', { exact: true }),
    ).toBeVisible();
    await home.click();
    await expect(page).toHaveURL('/');
  });
});

test('a Plus household sees whether the AI answered, and why generation failed', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes?mealType=snack');
  const generate = page.getByRole('button', { name: 'Generate 3 Recipes' });
  const usage = page.getByText('of 300 AI recipes used this month');
  await expect(usage).toHaveText('0 of 300 AI recipes used this month · 300 left');

  await test.step('the server fails, without and with a message', async () => {
    const mend = await fail(page, 'POST /api/generate-recipes');
    await generate.click();
    await expectFailure(page, {
      title: 'Error generating recipes',
      description: 'Failed to generate recipes. Please try again.',
    });
    await mend();
    const spent = { generatedThisMonth: 300, limit: 300, remainingThisMonth: 0 };
    const answer = refusal('You have used all recipes of this month.', { usage: spent });
    const mendAgain = await fail(page, 'POST /api/generate-recipes', answer);
    await generate.click();
    await expectFailure(page, {
      title: 'Error generating recipes',
      description: 'You have used all recipes of this month.',
    });
    await expect(usage).toHaveText('300 of 300 AI recipes used this month · 0 left');
    await mendAgain();
  });

  await test.step('without an AI service the composer writes, which does not count', async () => {
    await generate.click();
    await expectSuccess(page, {
      title: 'Recipes generated successfully!',
      description: 'Generated 3 personalized recipes based on your taste preferences.',
    });
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByText('The AI service is unavailable', { exact: true })).toBeHidden();
    await expect(usage).toHaveText('0 of 300 AI recipes used this month · 300 left');
  });

  await test.step('after a failure no recipes are reported as ready', async () => {
    await fail(page, 'POST /api/generate-recipes');
    await generate.click();
    await expect(page.getByRole('alert')).toContainText('Error generating recipes');
    await expect(page.getByText('3 recipes from last time')).toBeVisible();
    await expect(page.getByText(/recipes are ready/)).toHaveCount(0);
  });
});

test('copying a recipe’s link reports success or failure', async ({ page, context, baseURL }) => {
  await page.goto(`/recipe/${recipes.gazpacho.id}`);
  const copyLink = async () => {
    await expect(page.getByRole('menu')).toBeHidden();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
  };
  // Naming one permission refuses all others, as a person does who answers the browser's question with No.
  await context.grantPermissions(['geolocation']);
  await copyLink();
  await expectFailure(page, { title: 'Copy failed', description: 'Please copy the link manually' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copyLink();
  await expectSuccess(page, { title: 'Link copied!' });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/recipe/${recipes.gazpacho.id}`,
  );
  await expect(page.getByRole('menu')).toBeHidden();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Email' }).click();
  await expectSuccess(page, { title: 'Sharing recipe', description: 'Opening your email app.' });
});

test('a failed favorite is reverted', async ({ page }) => {
  await signUp(page, `/recipe/${recipes.gazpacho.id}`);
  const hearts = page.getByRole('main').getByRole('button', { name: /as a favorite$/ });
  const mend = await fail(page, 'POST /api/user/favorites');
  await hearts.first().click();
  await expectFailure(page, { title: 'Error', description: 'Failed to update favorites' });
  for (const heart of await hearts.all()) await expect(heart).toHaveText('Save as a favorite');
  await mend();
  await hearts.first().click();
  for (const heart of await hearts.all()) await expect(heart).toHaveText('Saved as a favorite');
  await page.reload();
  await expect(hearts.first()).toHaveText('Saved as a favorite');
  await fail(page, 'DELETE /api/user/favorites');
  await hearts.last().click();
  await expectFailure(page, { title: 'Error', description: 'Failed to update favorites' });
  await expect(hearts.last()).toHaveText('Saved as a favorite');
});

test('a sign-out that fails is only logged, and can be tried again', async ({ page }) => {
  const email = await signUp(page, '/recipes');
  const menu = page.getByRole('banner').getByRole('button', { name: email });
  const mend = await fail(page, 'POST /api/auth/logout');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Sign out failed'));
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await logged;
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
  await expect(menu).toBeVisible();
  await expect(page).toHaveURL('/recipes');
  await mend();
  await expect(page.getByRole('menu')).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
