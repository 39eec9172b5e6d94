import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { fail } from './failing-server.ts';
import { daysAgo, importReceipts, trips } from './imported-receipts.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { makeList } from './shopping.ts';
import { test } from './test.ts';

test('food prices come from receipts, the largest increase first', async ({ page }) => {
  await signUp(page, '/prices');
  await expect(page.getByRole('heading', { name: 'No prices yet' })).toBeVisible();
  await expectAccessible(page, 'no prices');
  await importReceipts(page, trips);
  const mend = await fail(page, 'GET /api/prices');
  await page.reload();
  await expect(page.getByText('Your prices could not be loaded')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('summary') });
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Tomato');
  await expect(rows.first()).toContainText('$1.91 / lb');
  await expect(rows.first()).toContainText('11% higher');
  await rows.first().locator('summary').click();
  await expect(rows.first().getByText('By store, cheapest first')).toBeVisible();
  await expect(rows.first().getByRole('row')).toHaveCount(4);
  await expectAccessible(page, 'prices');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'prices on a phone');
  await page.getByRole('searchbox', { name: 'Search foods' }).fill('oil');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('% lower');
});

test('spending by month, and weekly costs with their budget, are visible and accessible', async ({
  page,
}) => {
  await signUp(page, '/prices');
  await expect(page.getByRole('heading', { name: 'No prices yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Spent by month' })).toHaveCount(0);
  await importReceipts(
    page,
    trips.map((trip, index) => ({ ...trip, total: [80.5, 41.25, 23.1][index]! })),
  );
  await importReceipts(page, [{ days: 3, store: 'Corner Market', items: [['leek', 'leek', 1, 'each', 1]] }]);
  await planElsewhere(page, recipes.puttanesca, daysAgo(0));
  const origin = new URL(page.url()).origin;
  await page.request.patch('/api/week-settings', { data: { budget: 1 }, headers: { origin } });
  await page.goto('/prices');
  const months = page.getByRole('region', { name: 'Spent by month' });
  await expect(months).toContainText('this month so far');
  await expect(months).toContainText('1 receipt without a total is not counted.');
  await months.getByText('Each month in numbers').click();
  const table = months.getByRole('table', { name: 'Spent by month, based on the totals of your receipts' });
  await expect(table.getByRole('row')).toHaveCount(13);
  const amounts = await table.getByRole('row').allInnerTexts();
  const sum = amounts
    .flatMap((row) => /\$([\d.]+)/.exec(row)?.[1] ?? [])
    .reduce((sum, amount) => sum + Number(amount), 0);
  expect(sum).toBeCloseTo(144.85, 2);
  const weeks = page.getByRole('region', { name: 'Budget by week' });
  await expect(weeks).toContainText('One week is known, over your budget.');
  await weeks.getByText('Each week in numbers').click();
  await expect(weeks.getByRole('row')).toHaveCount(9);
  await expect(weeks.getByRole('row').filter({ hasText: 'priced, from your receipts' })).toHaveCount(1);
  await expectAccessible(page, 'what was spent');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'what was spent, on a phone');
});

test('a recipe, a week with its budget, and a list show their cost', async ({ page }) => {
  await signUp(page);
  await importReceipts(page, trips);
  await page.goto(`/recipe/${recipes.puttanesca.id}`);
  const cost = page.getByText(/^At least \$\d+\.\d\d for \d+ servings \(estimate\)$/);
  await expect(cost).toBeVisible();
  await expect(page.getByRole('link', { name: /^\d+ of \d+ priced, from your receipts$/ })).toBeVisible();
  await expectAccessible(page, 'a recipe with its cost');

  await planElsewhere(page, recipes.puttanesca, week.monday);
  await page.goto(week.path);
  const glance = page.getByRole('region', { name: 'The week at a glance' });
  await expect(glance.getByText(/^At least \$\d+\.\d\d this week \(estimate\)$/)).toBeVisible();
  await page.getByRole('button', { name: 'Planning options' }).click();
  await page.getByRole('textbox', { name: /^Weekly budget in \$/ }).fill('60');
  await page.getByRole('textbox', { name: /^Weekly budget in \$/ }).press('Enter');
  await expectAccessible(page, 'the budget', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(glance.getByRole('progressbar', { name: /of your budget left$/ })).toBeVisible();
  await expectAccessible(page, 'a week with its cost', '[aria-labelledby=week-at-a-glance]');

  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  await expect(page.getByText(/^At least \$\d+\.\d\d \(estimate\)$/)).toBeVisible();
  await expectAccessible(page, 'a list with its cost');
});

test('items checked off on a list are at home, without any receipt', async ({ page }) => {
  await signUp(page, '/at-home');
  await makeList(page, 'Saturday', ['rice', 'soap']);
  await page.getByRole('main').getByRole('link', { name: 'Shopping List' }).click();
  await page.getByRole('checkbox', { name: 'rice' }).click();
  await expect(page.getByText('1 of 2 checked')).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/at-home')).json()).here.length).toBe(1);
  await page.goBack();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rice' })).toContainText('about');
});

test('food at home comes from receipts, is corrected, and is subtracted from a list', async ({ page }) => {
  await signUp(page, '/at-home');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await importReceipts(page, trips);
  await page.reload();
  const first = page.getByRole('region', { name: 'Use these first' });
  await expect(first.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  const also = page.getByRole('region', { name: 'Also at home' });
  await expect(also.getByRole('listitem').filter({ hasText: 'Spaghetti' })).toContainText('about 18 oz');
  await expectAccessible(page, 'what is at home');
  await first.getByRole('button', { name: 'Used Up spinach' }).click();
  const gone = page.getByRole('region', { name: 'Used up or expired' });
  await expect(gone.getByRole('listitem').filter({ hasText: 'Spinach' })).toBeVisible();
  await gone.getByRole('button', { name: 'Still have it spinach' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount in ounces').fill('much');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a number, or 0 for none')).toBeVisible();
  await dialog.getByLabel('Amount in ounces').fill('5.5');
  await expectAccessible(page, 'how much is at home', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Spinach' })).toContainText(
    '5½ oz',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'what is at home on a phone');

  await planElsewhere(page, recipes.puttanesca, week.monday);
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Subtract what is at home' }).click();
  await expect(page.getByText(/^Subtracted from \d+ items?$/)).toBeVisible();
  await expect(page.getByText(/^(At home|Less what is at home)$/).first()).toBeVisible();
});
