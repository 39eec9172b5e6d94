import { expect } from '@playwright/test';
import { keptInBrowser } from './kept-in-browser.ts';
import { signUp } from './people.ts';
import { makeList } from './shopping.ts';
import { test } from './test.ts';

test('a response that arrives after sign-out is discarded', async ({ page }) => {
  const email = await signUp(page, '/shopping-list');
  await makeList(page, 'Saturday', ['soap']);

  const other = await page.context().newPage();
  const answered = Promise.withResolvers<void>();
  const isSignedOut = Promise.withResolvers<void>();
  await other.route(
    ({ pathname }) => pathname === '/api/active-lists',
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await isSignedOut.promise;
      await route.fulfill({ response });
    },
  );
  await other.goto('/shopping-list');
  await answered.promise;

  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await keptInBrowser(page)).toBe(0);

  const received = other.waitForEvent('requestfinished', {
    predicate: (request) => new URL(request.url()).pathname === '/api/active-lists',
  });
  isSignedOut.resolve();
  await received;
  // The write to the cache starts before the page renders the answer; IndexedDB runs requests in order.
  await other.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await keptInBrowser(other)).toBe(0);
});
