import { expect } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { demoHousehold, signIn } from '../src/people.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer, saveTaste } from './household.ts';

test('taste preferences of a visitor', async ({ page }) => {
  await open(page, '/taste-preferences');
  await shoot(page, { name: 'taste/new', says: 'A visitor: an empty form', isWhole: true });
});

test('taste preferences on the free plan', async ({ page }) => {
  await newcomer(page, '/taste-preferences', 'olive@example.com');
  await page.getByRole('checkbox', { name: 'Peanuts' }).click();
  await page.getByRole('checkbox', { name: 'Vegetarian' }).click();
  await shoot(page, {
    name: 'taste/changed',
    says: 'Something was chosen: the bar to save it',
    isWindow: true,
  });
  await page.getByRole('button', { name: 'Save My Preferences' }).click();
  await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  await shoot(page, { name: 'taste/saved', says: 'Saved: what comes next' });
  await saveTaste(page);
  await open(page, '/taste-preferences');
  await shoot(page, { name: 'taste/filled', says: 'A form that was filled in', isWhole: true });
  await page.getByRole('button', { name: 'Upgrade to Upload' }).click();
  await shoot(page, { name: 'receipts/upgrade', says: 'Receipts on the free plan', isWindow: true });
});

test('taste preferences that fail to load', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes');
  await delay(page, 'GET /api/taste-profile');
  await page.goto('/taste-preferences');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, { name: 'taste/loading', says: 'On their way' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fail(page, 'GET /api/taste-profile');
  await page.goto('/taste-preferences');
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 30_000 });
  await shoot(page, { name: 'taste/failed', says: 'They could not be loaded' });
});
