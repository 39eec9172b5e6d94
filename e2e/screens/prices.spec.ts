import { expect } from '@playwright/test';
import { daysAgo, importReceipts, trips } from '../src/imported-receipts.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from '../src/kitchen.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer, planWeek } from './household.ts';

test('prices of a household', async ({ page }) => {
  await newcomer(page, '/recipes', 'saffron@example.com');
  await open(page, '/prices');
  await shoot(page, { name: 'prices/none', says: 'No prices yet' });
  await importReceipts(page, trips);
  await open(page, '/prices');
  await page.locator('summary').first().click();
  await shoot(page, {
    name: 'prices/foods',
    says: 'What foods cost, and which became more expensive',
    isWhole: true,
  });
  await importReceipts(
    page,
    [3, 20, 35, 48, 70, 95, 130, 170, 200, 240, 290].map((days, index) => ({
      ...{ days, store: 'Corner Market', items: [], total: 180 + ((index * 137) % 290) },
    })),
  );
  for (const days of [42, 36, 29, 28, 22, 14, 7, 6, 0]) {
    await planElsewhere(page, recipes.puttanesca, daysAgo(days));
  }
  await page.request.patch('/api/week-settings', { data: { budget: 3 } });
  await open(page, '/prices');
  await shoot(page, {
    name: 'prices/spent',
    says: 'What was spent by month, and weeks beside their budget',
    isWhole: true,
  });
  await open(page, '/at-home');
  await shoot(page, { name: 'prices/at-home', says: 'What is at home', isWhole: true });
  const cost = page.getByText(/priced, from your receipts/).first();
  const arrange = () => cost.scrollIntoViewIfNeeded();
  await open(page, `/recipe/${recipes.puttanesca.id}`);
  await expect(cost).toBeVisible();
  await shoot(page, { name: 'prices/recipe', says: 'What a recipe costs', isWindow: true, arrange });
  await planWeek(page);
  await page.request.patch('/api/week-settings', { data: { budget: 60 } });
  await open(page, week.path);
  await shoot(page, {
    name: 'prices/week',
    says: 'What a week costs beside its budget',
    isWindow: true,
    arrange,
  });
  await generateListElsewhere(page);
  await open(page, '/shopping-list');
  await shoot(page, { name: 'prices/list', says: 'What a list costs', isWindow: true, arrange });
});
