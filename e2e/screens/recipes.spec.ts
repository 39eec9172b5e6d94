import { expect, type Page } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { recipes } from '../src/kitchen.ts';
import { demoHousehold, signIn } from '../src/people.ts';
import { test } from '../src/test.ts';
import { notifications } from '../src/toasts.ts';
import { open, shoot } from './camera.ts';
import { newcomer } from './household.ts';

const cards = (page: Page) => page.getByRole('article');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate 3 Recipes' });

test('recipes for a visitor', async ({ page }) => {
  await open(page, '/recipes');
  await expect(cards(page).first()).toBeVisible();
  await shoot(page, { name: 'recipes/visitor', says: 'A visitor: sample recipes' });
  await open(page, '/recipes?search=chicken');
  await shoot(page, { name: 'recipes/search', says: 'What a search finds' });
  await open(page, '/recipes?search=xylophone');
  await shoot(page, { name: 'recipes/nothing-found', says: 'A search that finds nothing' });
  await fail(page, 'GET /api/recipes/search');
  await page.goto('/recipes');
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill('soup');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await shoot(page, { name: 'recipes/search-failed', says: 'A search that did not work' });
});

test('one recipe, and cooking it', async ({ page }) => {
  await open(page, `/recipe/${recipes.padThai.id}`);
  await shoot(page, { name: 'recipe/page', says: 'A recipe, for a visitor' });
  await page.getByRole('button', { name: /^Share/ }).click();
  await shoot(page, {
    name: 'recipe/share',
    says: 'Ways to share it',
    isWindow: true,
    arrange: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Share/ }).click();
    },
  });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Cook Mode/ }).click();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await shoot(page, { name: 'recipe/cook-mode', says: 'Cook mode, the first step', isWindow: true });
  const timer = page.getByRole('dialog').getByRole('button', { name: /timer/i }).first();
  for (let step = 0; step < 8 && !(await timer.isVisible()); step++) {
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await timer.click();
  await shoot(page, { name: 'recipe/cook-mode-timer', says: 'Cook mode, a timer runs', isWindow: true });
});

test('recipes for a new user', async ({ page }) => {
  await newcomer(page, '/recipes', 'grace@example.com');
  await page.waitForLoadState('networkidle');
  await shoot(page, { name: 'recipes/new', says: 'Signed in, without taste preferences' });
});

test('recipes for a household', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes');
  await expect(generate(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await shoot(page, { name: 'recipes/signed-in', says: 'Signed in, before generating' });
  const letGo = await delay(page, 'POST /api/generate-recipes');
  await generate(page).click();
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await shoot(page, { name: 'recipes/generating', says: 'Recipes are being written' });
  letGo();
  await expect(cards(page)).toHaveCount(3);
  await expect(notifications(page)).toContainText('Recipes generated');
  await shoot(page, {
    name: 'recipes/toast',
    says: 'A toast tells that they are ready',
    isWindow: true,
    arrange: () => notifications(page).getByRole('listitem').hover(),
  });
  await notifications(page).getByRole('button', { name: 'Close' }).click();
  await shoot(page, { name: 'recipes/generated', says: 'The recipes that were written' });
  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL('/recipe/*');
  await page.waitForLoadState('networkidle');
  await shoot(page, { name: 'recipe/own', says: 'A recipe of the household’s own' });

  await page.unrouteAll();
  await fail(page, 'POST /api/generate-recipes');
  await open(page, '/recipes');
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await shoot(page, { name: 'recipes/failed', says: 'Recipes that could not be written' });
});
