import { expect } from '@playwright/test';
import { cookbook, peanutNoodles } from '../src/kitchen.ts';
import { demoHousehold, signIn } from '../src/people.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer } from './household.ts';

test('the account of a household', async ({ page }) => {
  await open(page, '/account');
  await shoot(page, { name: 'account/visitor', says: 'A visitor' });
  await signIn(page, demoHousehold(), '/recipes');
  await open(page, '/account?tab=recipes');
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot(page, { name: 'account/recipes', says: 'The household’s recipes' });
  await page.getByRole('article').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, { name: 'account/recipe', says: 'A recipe in a window', isWindow: true });
  await open(page, '/account?tab=favorites');
  await shoot(page, { name: 'account/favorites', says: 'Favorites' });
  await open(page, '/account?tab=profile');
  await shoot(page, { name: 'account/profile', says: 'Profile and taste', isWhole: true });
  await page.locator('[aria-labelledby=import-data] input').setInputFiles(cookbook(peanutNoodles));
  const report = page.getByRole('heading', { name: 'Not imported' });
  await expect(report).toBeVisible();
  await shoot(page, {
    name: 'account/import',
    says: 'What an import took, and what it left out',
    isWindow: true,
    arrange: () => report.scrollIntoViewIfNeeded(),
  });
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await shoot(page, { name: 'account/delete', says: 'Asked before an account is deleted', isWindow: true });
});

test('the account of a new user', async ({ page }) => {
  await newcomer(page, '/recipes', 'ginger@example.com');
  for (const [tab, says] of [
    ['recipes', 'No recipes yet'],
    ['favorites', 'No favorites yet'],
    ['profile', 'A profile without taste preferences'],
  ]) {
    await open(page, `/account?tab=${tab}`);
    await shoot(page, { name: `account/new-${tab}`, says: says! });
  }
});

test('the security page', async ({ page }) => {
  await newcomer(page, '/api/account/security', 'ginger2@example.com');
  await shoot(page, { name: 'account/security', says: 'Passwords, passkeys and devices', isWhole: true });
});
