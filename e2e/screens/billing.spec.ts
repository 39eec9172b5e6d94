import { expect } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer } from './household.ts';

const tab = '/account?tab=subscription';

test('a subscription from its purchase to its end', async ({ page }) => {
  await newcomer(page, '/recipes', 'clementine@example.com');
  await open(page, tab);
  await shoot(page, { name: 'billing/free', says: 'The free plan' });
  await page.getByRole('button', { name: 'Upgrade to Plus - $99.99/year' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  await shoot(page, { name: 'billing/checkout', says: 'The sandbox’s payment page' });
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await shoot(page, { name: 'billing/declined', says: 'A card that is declined' });
  await page.getByRole('button', { name: 'Pay $99.00', exact: true }).click();
  await page.waitForURL('/');
  await open(page, tab);
  await expect(page.getByText('Current plan: Yearly')).toBeVisible();
  await shoot(page, { name: 'billing/plus', says: 'Plus, paid by the year' });
  await page.getByRole('button', { name: 'Invoices and Card' }).click();
  await page.waitForURL('**/sandbox/portal/**');
  await shoot(page, { name: 'billing/portal', says: 'The sandbox’s portal' });
  await open(page, tab);
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await shoot(page, {
    name: 'billing/cancel',
    says: 'Asked before a subscription is cancelled',
    isWindow: true,
  });
  await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await open(page, tab);
  await shoot(page, { name: 'billing/ending', says: 'A subscription that ends' });

  await delay(page, 'GET /api/subscription/status');
  await page.goto(tab);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, { name: 'billing/loading', says: 'A subscription on its way' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fail(page, 'GET /api/subscription/status');
  await page.goto(tab);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 30_000 });
  await shoot(page, { name: 'billing/failed', says: 'A subscription that does not load' });
});
