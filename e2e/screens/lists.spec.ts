import { expect } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { generateListElsewhere, week } from '../src/kitchen.ts';
import { test } from '../src/test.ts';
import { notifications } from '../src/toasts.ts';
import { open, shoot } from './camera.ts';
import { newcomer, planWeek } from './household.ts';

const path = `/shopping-list?startDate=${week.monday}&endDate=${week.sunday}`;

test('shopping lists', async ({ page }) => {
  await open(page, path);
  await shoot(page, { name: 'list/visitor', says: 'A visitor' });
  await newcomer(page, '/recipes', 'rosemary@example.com');
  await open(page, path);
  await shoot(page, { name: 'list/empty', says: 'No list yet' });
  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(notifications(page)).toContainText('No meals found');
  await shoot(page, {
    name: 'list/no-meals',
    says: 'Nothing is planned: a failure in a toast',
    isWindow: true,
    arrange: () => notifications(page).getByRole('listitem').hover(),
  });
  await planWeek(page);
  await generateListElsewhere(page);
  await open(page, path);
  const list = page.getByRole('article', { name: 'Jan 7 – Jan 13' });
  for (const item of [0, 1, 2]) await list.getByRole('checkbox').nth(item).click();
  await list
    .getByRole('button', { name: /^For which meals/ })
    .first()
    .click();
  await shoot(page, { name: 'list/active', says: 'A list in use, one item’s meals shown' });
  await page.getByRole('button', { name: 'Delete Jan 7 – Jan 13' }).click();
  await shoot(page, { name: 'list/delete', says: 'Asked before a list is deleted', isWindow: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  for (const item of await list.getByRole('checkbox').all()) {
    if (!(await item.isChecked())) await item.click();
  }
  await expect(page.getByRole('region', { name: 'Archived Lists' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await open(page, path);
  await shoot(page, { name: 'list/done', says: 'All ticked: the list is archived' });
  await page.getByRole('button', { name: 'View Jan 7 – Jan 13' }).click();
  await shoot(page, { name: 'list/archived', says: 'An archived list', isWindow: true });

  await delay(page, 'GET /api/active-lists');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, { name: 'list/loading', says: 'Lists on their way' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fail(page, 'GET /api/active-lists');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, { name: 'list/failed', says: 'Lists that could not be loaded' });
});
