import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const visitorPages = [
  '/',
  '/taste-preferences',
  '/recipes',
  '/meal-planner',
  '/shopping-list',
  '/account',
  '/nothing/here',
];
const userPages = [
  '/taste-preferences',
  '/recipes',
  '/meal-planner',
  '/shopping-list',
  '/account?tab=recipes',
  '/account?tab=favorites',
  '/account?tab=profile',
  '/account?tab=subscription',
  '/api/account/security',
];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** Each theme and each size once: what axe finds depends on colors or on layout, not on both together. */
const looks = [
  { colorScheme: 'light', size: 'phone' },
  { colorScheme: 'dark', size: 'desktop' },
] as const;

for (const { colorScheme, size } of looks) {
  const viewport = sizes[size];
  test.describe(`${colorScheme}, ${size}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

    test('every page is accessible to a visitor, quiet, and asks nobody else', async ({ page }) => {
      const heard = listen(page);
      for (const path of visitorPages) await check(page, path);
      await page.goto('/recipes');
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('/recipe/*');
      await check(page, new URL(page.url()).pathname);
      expect(heard.filter((line) => !line.includes('/nothing/here'))).toEqual([]);
    });

    test('every page is accessible to somebody signed in, and quiet', async ({ page }) => {
      await signInToDemo(page);
      const heard = listen(page);
      for (const path of userPages) await check(page, path);
      await page.goto('/recipes');
      await page.getByRole('button', { name: 'Generate 3 Recipes' }).click();
      await expect(page.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
      await expectAccessible(page, 'new recipes');
      expect(heard).toEqual([]);
    });

    test('the sign-in pages are accessible', async ({ page }) => {
      await page.goto('/api/login');
      await expectAccessible(page, 'sign in');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
      await expectAccessible(page, 'register');
      await page.getByRole('link', { name: 'Sign in' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await page.getByLabel('E-mail').fill('nobody@example.com');
      await page.getByLabel('Password').fill('wrong password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password');
      await expectAccessible(page, 'refused sign-in');
    });
  });
}

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, path);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
}

/** All that a page should never do: complain in the console, fail at a request, or ask another site. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.hostname !== 'localhost' && url.protocol.startsWith('http')) heard.push(`asked ${url.href}`);
  });
  return heard;
}

/** The account that the server prints when it starts. */
async function signInToDemo(page: Page): Promise<void> {
  const demo = JSON.parse(readFileSync(process.env.E2E_DEMO_FILE!, 'utf8'));
  await page.goto('/api/login?returnTo=/recipes');
  await page.getByLabel('E-mail').fill(demo.email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/recipes');
}
