import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, viewAs } from './accessible.ts';
import { collectPageErrors } from './complaints.ts';
import { pagesToRead, userPages, visitorPages } from './every-page.ts';
import { cookbook, peanutNoodles, recipes } from './kitchen.ts';
import { expectFitsLarge } from './large-text.ts';
import { linkFromMail } from './mail.ts';
import { demoHousehold, signIn, signUp } from './people.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

for (const path of [...visitorPages, ...pagesToRead])
  test(`${path} is accessible to a visitor, logs nothing, and makes no third-party requests`, async ({
    page,
  }) => {
    const errors = collectPageErrors(page);
    await check(page, path);
    // The browser itself logs a page that is answered with 404.
    expect(errors.filter((line) => !line.includes('/nothing/here'))).toEqual([]);
  });

test('a recipe is accessible to a visitor, and logs nothing', async ({ page }) => {
  const errors = collectPageErrors(page);
  await page.goto('/recipes');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('/recipe/*');
  await check(page, new URL(page.url()).pathname);
  expect(errors).toEqual([]);
});

for (const path of userPages)
  test(`${path} is accessible to a signed-in user, and logs nothing`, async ({ page }) => {
    await signIn(page, demoHousehold(), '/recipes');
    const errors = collectPageErrors(page);
    await check(page, path);
    expect(errors).toEqual([]);
  });

test('pages with their own tests of accessibility fit large text, and log nothing', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes');
  const errors = collectPageErrors(page);
  const omelette = `/recipe/${recipes.omelette.id}`;
  for (const path of [
    '/recipes/new',
    '/recipes/import',
    '/recipes?search=chicken',
    '/cooked',
    '/prices',
    '/at-home',
    omelette,
  ]) {
    await open(page, path);
    await expectFitsLarge(page, path);
  }
  await page.getByRole('link', { name: 'Cook Mode' }).click();
  await expect(page.getByRole('dialog', { name: recipes.omelette.title })).toBeVisible();
  await expectFitsLarge(page, 'cook mode');
  expect(errors).toEqual([]);
});

test('new recipes are accessible', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes');
  const errors = collectPageErrors(page);
  await page.getByRole('button', { name: 'Generate 3 Recipes' }).click();
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 30_000 });
  await expectAccessibleEverywhere(page, 'new recipes');
  expect(errors).toEqual([]);
});

test('the sign-in pages are accessible, also with an error', async ({ page }) => {
  await page.goto('/api/login');
  await expectAccessibleEverywhere(page, 'sign in');
  await expectFitsLarge(page, 'sign in');
  await page.getByLabel('Email').fill('unregistered@example.com');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
  await expectAccessibleEverywhere(page, 'refused sign-in');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'register');
  await expectFitsLarge(page, 'register');
  await page.getByLabel('Email').fill('unregistered@example.com');
  await page.getByLabel('Password').fill('Password1234!');
  await page.getByLabel('I am 16 or older').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await expectAccessibleEverywhere(page, 'refused registration');
});

test('the pages linked in emails are accessible, also with an error', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const email = await signUp(page, '/api/account/security');
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click();
  await page.goto(await linkFromMail(email, 'Confirm your email address for Plateful'));
  await expect(heading).toHaveText('Confirm your email');
  await expectAccessibleEverywhere(page, 'confirm email');
  await page.goto('/auth/confirm-email?token=none');
  await expect(heading).toHaveText('Something went wrong');
  await expectAccessibleEverywhere(page, 'stale link');
  await page.goto('/auth/forgot-password');
  await expectAccessibleEverywhere(page, 'forgotten password');
  await expectFitsLarge(page, 'forgotten password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await page.goto(await linkFromMail(email, 'Choose a new Plateful password'));
  await page.getByLabel('New password').fill('Password1234!');
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await expectAccessibleEverywhere(page, 'refused new password');
});

test('the dialogs of the account and of the calendar are accessible', async ({ page }) => {
  await signIn(page, demoHousehold(), '/account?tab=profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expectAccessibleEverywhere(page, 'deletion', '[role=alertdialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await page.getByText(/^What is stored as essential/).click();
  await expectAccessibleEverywhere(page, 'cookie preferences', '[role=dialog]');
  await page.keyboard.press('Escape');

  await page
    .locator('[aria-labelledby=import-data] input')
    .setInputFiles(cookbook({ ...peanutNoodles, 'A blank page': [] }));
  await expect(page.getByRole('heading', { name: 'Not imported' })).toBeVisible();
  await page.getByLabel('Lunch').fill('');
  await page.getByRole('button', { name: 'Save Meal Times' }).click();
  await expect(page.getByLabel('Lunch')).toHaveAccessibleDescription(/HH:MM/);
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const sections = '[aria-labelledby=meal-times], [aria-labelledby=import-data]';
  await expectAccessibleEverywhere(page, 'refused meal times, list of zones, import report', sections);

  await page.goto('/meal-planner');
  await viewAs(page, 'desk');
  await page.getByRole('button', { name: 'Calendar Sync' }).click();
  await expectAccessible(page, 'calendar URL', '[role=dialog]');
  await page.keyboard.press('Escape');
  await viewAs(page, 'phone');
  await page.getByRole('button', { name: 'Week menu' }).click();
  await expectAccessible(page, 'calendar URL', '[role=menu]');
});

test('a chart of the account is as high as its rows', async ({ page }) => {
  await signIn(page, demoHousehold(), '/account?tab=profile');
  await viewAs(page, 'phone');
  const chart = page.getByRole('figure', { name: 'Your cuisines' });
  await expect(chart.getByRole('listitem').first()).toBeVisible();
  const beyond = await chart.evaluate((figure) => {
    const rows = [...figure.querySelectorAll('li')].map((row) => row.getBoundingClientRect().bottom);
    return Math.max(...rows) - figure.getBoundingClientRect().bottom;
  });
  expect(beyond).toBeLessThanOrEqual(1);
});

async function check(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectAccessibleEverywhere(page, path);
  await expectFitsLarge(page, path);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(endlessAnimations), { message: `${path} comes to rest` }).toEqual([]);
}

/** A page that moves forever keeps a phone's processor awake, even where nobody can see it. */
function endlessAnimations(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running');
  const endless = running.filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
  return endless.map((animation) => (animation as CSSAnimation).animationName);
}
