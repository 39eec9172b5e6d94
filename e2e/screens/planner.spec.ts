import { expect } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { week } from '../src/kitchen.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer, planWeek } from './household.ts';

test('the planner', async ({ page }) => {
  await open(page, '/meal-planner');
  await shoot(page, { name: 'planner/visitor', says: 'A visitor' });
  await newcomer(page, '/recipes', 'basil@example.com');
  await open(page, week.path);
  await shoot(page, { name: 'planner/empty', says: 'An empty week' });
  await planWeek(page);
  await open(page, week.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await shoot(page, { name: 'planner/full', says: 'A planned week' });

  const picker = page.getByRole('dialog', { name: 'Add lunch' });
  const openPicker = async () => {
    if (await picker.isVisible()) await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    const slot = page.getByRole('button', { name: /^Add lunch on/ });
    if (!(await slot.first().isVisible()))
      await page.getByRole('button', { name: /^Friday, Jan 11/ }).click();
    await slot.first().click();
    await expect(picker.getByRole('listitem').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(0, 0);
  };
  await shoot(page, { name: 'planner/picker', says: 'Choosing a meal', isWindow: true, arrange: openPicker });
  await shoot(page, {
    name: 'planner/picker-nothing',
    says: 'No meal matches',
    isWindow: true,
    arrange: async () => {
      await openPicker();
      await picker.getByRole('searchbox').fill('xylophone');
    },
  });
  await page.keyboard.press('Escape');
  await shoot(page, {
    name: 'planner/clear',
    says: 'Asked before a week is cleared',
    isWindow: true,
    arrange: async (width) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      const menu = page.getByRole('button', { name: 'Week menu' });
      if (width < 1024 && (await menu.isVisible())) {
        await menu.click();
        await page.getByRole('menuitem', { name: 'Clear Week' }).click();
      } else await page.getByRole('button', { name: 'Clear Week' }).click();
    },
  });
  await page.keyboard.press('Escape');
  await shoot(page, {
    name: 'planner/calendar',
    says: 'The week in a calendar',
    isWindow: true,
    arrange: async () => {
      await page.keyboard.press('Escape');
      const menu = page.getByRole('button', { name: 'Week menu' });
      if (await menu.isVisible()) await menu.click();
      else await page.getByRole('button', { name: 'Calendar Sync' }).click();
    },
  });
  await page.keyboard.press('Escape');

  await delay(page, 'GET /api/week');
  await page.goto(week.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, { name: 'planner/loading', says: 'A week on its way' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fail(page, 'GET /api/week');
  await page.goto(week.path);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  await shoot(page, { name: 'planner/failed', says: 'A week that could not be loaded' });
});
