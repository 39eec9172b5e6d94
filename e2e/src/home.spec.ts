import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { test } from './test.ts';

const dayUrl = '**/api/composed-day*';

function table(page: Page) {
  return page.getByRole('region', { name: 'Try it: a day for your taste' });
}

function chip(page: Page, name: string) {
  return table(page).getByRole('button', { name, exact: true });
}

function dishes(page: Page) {
  return table(page).getByRole('listitem');
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first day is rendered, and each dish links to its recipe', async ({ page }) => {
    await page.goto('/');
    await expect(dishes(page)).toHaveCount(3);
    await expect(dishes(page)).toContainText(['Breakfast', 'Lunch', 'Dinner']);
    await expect(dishes(page).first()).toContainText(/\d+ min · serves \d+.*\d+ kcal/);
    await expect(table(page)).toContainText('No peanuts: checked');
    await expect(chip(page, 'Mexican')).toHaveAttribute('aria-pressed', 'true');
    for (const link of await dishes(page).getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^\/recipe\/[0-9a-f-]{36}$/);
  });
});

test('a visitor browses sample days', async ({ page }) => {
  await test.step('a tap shows another day, announces it, and its dishes open', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/composed-day')) asked.push(request.url());
    });
    await page.goto('/');
    const before = await dishes(page).allTextContents();
    expect(asked).toEqual([]);

    await chip(page, 'Korean').click();
    await chip(page, 'Vegan').click();
    await chip(page, 'No dairy').click();
    await expect(table(page)).toContainText('No peanuts, no dairy, vegan: checked');
    for (const name of ['Korean', 'Vegan', 'No dairy', 'No peanuts'])
      await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Mexican')).toHaveAttribute('aria-pressed', 'false');
    expect(await dishes(page).allTextContents()).not.toEqual(before);
    const status = table(page).getByRole('status');
    await expect(status).toHaveText(
      /^Breakfast: .+ Lunch: .+ Dinner: .+ No peanuts, no dairy, vegan: checked\.$/,
    );

    const announced = await status.textContent();
    await table(page).getByRole('button', { name: 'Another day' }).click();
    await expect(status).not.toHaveText(announced!);

    await dishes(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/recipe\//);
    await expect(page.getByText('Vegan').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  });

  await test.step('without choices a day claims no check', async () => {
    await page.goto('/');
    await chip(page, 'Mexican').click();
    await chip(page, 'No peanuts').click();
    await expect(table(page)).toContainText('Tap a diet or an allergy, and every dish is checked for it.');
    await expect(table(page)).not.toContainText(': checked');
    await expect(dishes(page)).toHaveCount(3);
  });

  await test.step('the initial choice is restored without a request', async () => {
    await page.goto('/');
    const first = await dishes(page).allTextContents();
    await chip(page, 'Greek').click();
    await expect.poll(() => dishes(page).allTextContents()).not.toEqual(first);
    await page.route(dayUrl, (route) => route.abort());
    await chip(page, 'Mexican').click();
    await expect.poll(() => dishes(page).allTextContents()).toEqual(first);
  });
});

test('slow and failed responses are handled', async ({ page }) => {
  await test.step('the last of several rapid taps counts, even if an earlier response arrives late', async () => {
    await page.goto('/');
    const pending: (() => void)[] = [];
    await page.route(dayUrl, async (route) => {
      if (route.request().url().includes('Italian'))
        await new Promise<void>((resolve) => pending.push(resolve));
      await route.continue();
    });
    const asked = page.waitForRequest((request) => request.url().includes('Italian'));
    const late = page.waitForResponse((answer) => answer.url().includes('Italian'));
    await chip(page, 'Italian').click();
    await asked;
    await chip(page, 'Indian').click();
    const status = table(page).getByRole('status');
    await expect(status).toHaveText(/Breakfast/);
    const announced = await status.textContent();
    pending.forEach((go) => {
      go();
    });
    await (await late).finished();
    await expect(chip(page, 'Indian')).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText(announced!);
  });

  await test.step('offline, the day stays, with a message, and another tap retries', async () => {
    await page.goto('/');
    const before = await dishes(page).allTextContents();
    await page.route(dayUrl, (route) => route.abort());
    await chip(page, 'Japanese').click();
    await expect(
      table(page).getByText('We could not get a new day right now. Please try again.').first(),
    ).toBeVisible();
    expect(await dishes(page).allTextContents()).toEqual(before);
    await expect(chip(page, 'Mexican')).toHaveAttribute('aria-pressed', 'true');
    await expect(chip(page, 'Japanese')).toHaveAttribute('aria-pressed', 'false');

    await page.unroute(dayUrl);
    await chip(page, 'Japanese').click();
    await expect(chip(page, 'Japanese')).toHaveAttribute('aria-pressed', 'true');
    await expect(table(page)).toContainText('No peanuts: checked');
    expect(await dishes(page).allTextContents()).not.toEqual(before);
  });
});

test('the layout does not shift when the day changes, at any width', async ({ page }) => {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const size = () => table(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await size();
    const status = table(page).getByRole('status');
    let announced = '';
    for (const name of ['Japanese', 'Gluten-Free', 'No dairy', 'Vegan', 'Italian', 'No peanuts']) {
      await chip(page, name).click();
      await expect(status).not.toHaveText(announced);
      announced = (await status.textContent()) ?? '';
      expect(await size(), `${name} at ${width} pixels`).toBe(before);
    }
    await expectNoSidewaysScroll(page, 'home');
  }
});

test('the hero fills most of the first screen, and every choice is large enough to tap', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  const { height } = (await hero.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(640);
  await expect(page.getByRole('link', { name: 'Start Planning Meals' })).toHaveAttribute(
    'href',
    '/taste-preferences',
  );
  await page.getByRole('link', { name: 'See How It Works' }).click();
  await expect(page).toHaveURL('/#features');
  await expect(page.locator('#features')).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 780 });
  await chip(page, 'Korean').click();
  await expect(table(page).getByRole('status')).toHaveText(/Breakfast/);
  for (const button of await table(page).getByRole('button').all()) {
    const target = await button.evaluate((element) => {
      const { width, height } = getComputedStyle(element, '::after');
      return { width: Number.parseFloat(width), height: Number.parseFloat(height) };
    });
    expect(target.width).toBeGreaterThanOrEqual(44);
    expect(target.height).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page, 'home');
});
