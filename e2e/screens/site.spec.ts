import { expect } from '@playwright/test';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';

test('the public site', async ({ page }) => {
  await open(page, '/');
  await shoot(page, { name: 'home/whole', says: 'Home, from top to bottom', isWhole: true });
  const pricing = page.getByRole('radio', { name: 'Monthly' });
  await pricing.click();
  const arrange = async () => {
    await page.evaluate(() => document.querySelector('#pricing')?.scrollIntoView({ behavior: 'instant' }));
  };
  await shoot(page, { name: 'home/pricing', says: 'Pricing, paid by the month', isWindow: true, arrange });
  await page.getByRole('button', { name: 'Join Pro Waitlist' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Join/ }).click();
  await expect(dialog.getByText('Please enter a valid email')).toBeVisible();
  await shoot(page, { name: 'home/waitlist', says: 'Pro waitlist, with an error', isWindow: true });
});

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/recipes');
  await page.getByRole('button', { name: /menu/i }).first().click();
  await shoot(page, { name: 'home/menu', says: 'The menu', isWindow: true, widths: [360] });
});

test.describe('for the first time', () => {
  test.use({ isDecided: false });

  test('cookies', async ({ page }) => {
    await open(page, '/recipes');
    await shoot(page, {
      name: 'home/cookie-banner',
      says: 'A first visit: the cookie banner',
      isWindow: true,
    });
    await page.getByRole('button', { name: 'Customize' }).click();
    await page.getByText(/^What is stored as essential/).click();
    await shoot(page, { name: 'home/cookie-preferences', says: 'Cookie preferences', isWindow: true });
  });
});

const texts = {
  about: 'About us',
  faq: 'FAQ and help centre',
  'privacy-policy': 'Privacy policy',
  terms: 'Terms of service',
  'cookie-policy': 'Cookie policy',
  'legal-notice': 'Legal notice',
};

test('static pages', async ({ page }) => {
  for (const [path, says] of Object.entries(texts)) {
    await open(page, `/${path}`);
    await shoot(page, { name: `site/${path}`, says });
  }
});

test('missing pages and failed loads', async ({ page }) => {
  await open(page, '/nothing/here');
  await shoot(page, { name: 'site/not-found', says: 'No such page' });
  await open(page, '/recipe/5a3b1e00-0000-8000-8000-999999999999');
  await shoot(page, { name: 'site/recipe-not-found', says: 'No such recipe' });
  await page.route('**/assets/taste-preferences-page-*.js', (route) => route.abort());
  await page.goto('/recipes');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await shoot(page, { name: 'site/broken', says: 'A page whose code does not load' });
});
