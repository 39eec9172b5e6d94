import { expect } from '@playwright/test';
import { keptInBrowser } from './kept-in-browser.ts';
import { signIn, signUp } from './people.ts';
import { makeList } from './shopping.ts';
import { test } from './test.ts';

test('a device that was signed out remotely keeps no personal data', async ({ browser }) => {
  const lost = await browser.newContext();
  const page = await lost.newPage();
  const email = await signUp(page);
  await makeList(page, 'Saturday', ['soap']);
  await page.goto('/shopping-list');
  await expect(page.getByRole('checkbox', { name: 'soap' })).toBeVisible();

  const atHome = await browser.newContext();
  const security = await atHome.newPage();
  await signIn(security, { email }, '/account');
  await security.goto('/api/account/security');
  await security.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(security.getByRole('button', { name: 'Sign Out Everywhere' })).toHaveCount(0);

  expect(await keptInBrowser(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByText('Sign in to make a list from the meals you have planned.')).toBeVisible();
  await expect.poll(() => keptInBrowser(page)).toBe(0);
  await lost.close();
  await atHome.close();
});
