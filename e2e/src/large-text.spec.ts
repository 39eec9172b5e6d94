import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { pagesToRead, userPages, visitorPages } from './every-page.ts';
import { recipes } from './kitchen.ts';
import { demoHousehold, signIn } from './people.ts';
import { test } from './test.ts';

/** WCAG 2.2: text of twice the size (1.4.4), and a window of 320 px (1.4.10), which is 1280 px at 400%. */
const looks = [
  { name: 'text of twice the size', size: { width: 360, height: 740 }, text: '200%' },
  { name: 'a window of 320 px', size: { width: 320, height: 640 }, text: '100%' },
];
// Each test reads many pages.
test.describe.configure({ timeout: 180_000 });

for (const { name, size, text } of looks) {
  test.describe(name, () => {
    test.use({ viewport: size });

    test('no page scrolls sideways for a visitor', async ({ page }) => {
      const more = ['/api/login', '/auth/forgot-password', `/recipe/${recipes.omelette.id}`];
      for (const path of [...visitorPages, ...pagesToRead, ...more]) await check(page, path, text);
      await page.goto('/api/login');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      await expectFits(page, 'registration', text);
    });

    test('no page scrolls sideways for a signed-in user', async ({ page }) => {
      await signIn(page, demoHousehold(), '/recipes');
      const more = [
        '/recipes/new',
        '/recipes/import',
        '/recipes?search=chicken',
        '/cooked',
        '/prices',
        '/at-home',
      ];
      for (const path of [...userPages, ...more]) await check(page, path, text);
      await check(page, `/recipe/${recipes.omelette.id}`, text);
      await page.getByRole('link', { name: 'Cook Mode' }).click();
      await expectFits(page, 'cook mode', text);
    });
  });
}

async function check(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectFits(page, path, text);
}

async function expectFits(page: Page, where: string, text: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, text);
  await expectNoSidewaysScroll(page, where);
}
