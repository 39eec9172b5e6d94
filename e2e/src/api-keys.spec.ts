import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { password, signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a key is created, used by a program, revoked, and rejected', async ({ page, playwright, baseURL }) => {
  await signUp(page, '/account?tab=profile');
  const card = page.getByRole('region', { name: 'API keys' });
  await expect(card).toContainText('No keys yet.');
  await card.getByRole('button', { name: 'Create a Key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog).toContainText('Please choose what the key can do.');
  await dialog.getByLabel('Name').fill('Kitchen display');
  await dialog.getByRole('checkbox', { name: /^Lists/ }).check();
  await dialog.getByLabel('Expires after').selectOption('90 days');
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog).toContainText('The current password is wrong');
  await expectAccessibleEverywhere(page, 'the form of a key', '[role=dialog]');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog).toContainText('It is shown only once');
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card).toContainText(`ends in ${key.slice(-4)}`);
  await expect(card).toContainText('never used');
  await expectAccessibleEverywhere(page, 'the list of keys', '#api-keys');

  // A program: another client, without the browser's cookies.
  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.post('/api/shopping-lists', { data: { name: 'Party' } })).status()).toBe(200);
  const refused = await program.get('/api/user/recipes');
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    'This API key may not do that: it needs the scope "read" or "all".',
  ]);
  await page.reload();
  await expect(card).toContainText('last used');
  await card.getByRole('button', { name: 'Revoke Kitchen display' }).click();
  await page.getByRole('button', { name: 'Revoke Key' }).click();
  await expect(notifications(page)).toContainText('Key revoked');
  await expect(card).toContainText('No keys yet.');
  expect((await program.get('/api/shopping-lists')).status()).toBe(401);
  await program.dispose();
});

test('the developer page shows examples and every endpoint', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { name: 'Developers', level: 1 })).toBeVisible();
  await expect(page.getByText(`export PLATEFUL_URL=${new URL(page.url()).origin}`)).toBeVisible();
  await page.getByText('POST /api/meal-plans', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Request of POST /api/meal-plans' })).toContainText(
    'mealType: "breakfast" | "lunch" | "dinner"',
  );
  await expectAccessibleEverywhere(page, 'a call of the page for developers', 'details[open]');
});
