import { expect, type Page } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { recipes } from './kitchen.ts';
import { test } from './test.ts';

const { puttanesca } = recipes;
const recipePath = `/recipe/${puttanesca.id}`;
const rendered = ['/', '/recipes', recipePath];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('rendered pages are complete', async ({ page }) => {
    await test.step('a recipe is rendered completely', async () => {
      await page.goto(recipePath);
      await expect(page).toHaveTitle('Spaghetti puttanesca · Plateful');
      await expect(page.getByRole('heading', { level: 1, name: puttanesca.title })).toBeVisible();
      await expect(page.getByText('anchovies', { exact: true })).toBeVisible();
      await expect(page.getByText('toss over high heat for 1 minute, until glossy')).toBeVisible();
      await expect(page.getByText('Contains', { exact: false }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Browse More Recipes' })).toBeVisible();
    });

    await test.step('the home page is rendered completely, and its links work', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('AI That Knows Your Taste');
      for (const section of ['features', 'pricing', 'testimonials', 'white-label']) {
        await expect(page.locator(`#${section}`).getByRole('heading').first()).toBeVisible();
      }
      await page.getByRole('link', { name: 'Start Planning Meals' }).first().click();
      await page.waitForURL('/taste-preferences');
    });

    await test.step('a missing recipe is reported', async () => {
      const answer = await page.goto('/recipe/11111111-1111-4111-8111-111111111111');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Recipe Not Found' })).toBeVisible();
    });
  });
});

test('pages hydrate without console messages, without refetching, and load larger scripts last', async ({
  page,
}) => {
  const messages = collectMessages(page);
  for (const path of [...rendered, `${recipePath}?from=meal-planner`]) {
    await page.goto(path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(messages, path).toEqual([]);
    const { early, late } = await page.evaluate(sentBytes);
    expect(early, path).toBeLessThan(120_000);
    expect(late, path).toBeGreaterThan(0);
  }
});

test.describe('on a first visit', () => {
  test.use({ isDecided: false });

  test('fonts load after a visitor’s first page, and are used from the next one on', async ({ page }) => {
    const release = await holdScripts(page);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    const typefaceFiles = () => files.filter((url) => url.endsWith('.woff2'));
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    expect(typefaceFiles()).toEqual([]);
    release();
    await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(typefaces);
    expect(await heading.boundingBox()).toEqual(before);
    await expect(heading).not.toHaveCSS('font-family', /Bricolage/);
    await page.evaluate(() => window.location.assign('/faq'));
    await expect(page).toHaveURL('/faq');
    await expect(heading).toHaveCSS('font-family', /Bricolage/);
    await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(typefaces);
  });
});

test('a returning visitor sees the fonts immediately', async ({ page }) => {
  const asked = page.waitForRequest(/figtree.*woff2$/);
  await page.goto('/', { waitUntil: 'commit' });
  await asked;
  await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(typefaces);
});

test('checks for a household appear without a layout shift', async ({ page }) => {
  await knowLimits(page, { allergies: ['Sesame'], dietaryRestrictions: [] });
  const release = await holdScripts(page);
  await page.goto(recipePath);
  const button = page.getByRole('button', { name: 'Share' });
  const before = await button.boundingBox();
  release();
  await expect(page.getByRole('list', { name: 'Checked for you' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('samples rendered for all visitors are never shown to a visitor with limits', async ({ page }) => {
  await knowLimits(page, { allergies: ['Fish'], dietaryRestrictions: ['Vegan'] });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      for (const title of document.querySelectorAll<HTMLElement>('article h3')) {
        if (title.checkVisibility({ visibilityProperty: true })) seen.add(title.innerText);
      }
      Object.assign(window, { seenTitles: [...seen] });
      requestAnimationFrame(look);
    };
    look();
  });
  const release = await holdScripts(page);
  const answer = page.waitForResponse((response) => response.url().includes('/api/sample-recipes'));
  await page.goto('/recipes');
  const forEverybody = await page.locator('article h3').allInnerTexts();
  release();
  const { recipes: fitting } = (await (await answer).json()) as { recipes: { title: string }[] };
  const titles = fitting.map(({ title }) => title);
  await expect(page.getByRole('article')).toHaveCount(titles.length);
  await expect(page.getByRole('heading', { level: 3, name: titles[0]! })).toBeVisible();
  expect(titles).not.toEqual(forEverybody);
  const seen = await page.evaluate(() => Reflect.get(window, 'seenTitles') as string[]);
  expect(seen.toSorted()).toEqual(titles.toSorted());
});

test('samples have the meal types of the visitor’s taste, until one is chosen', async ({ page }) => {
  await knowLimits(page, { allergies: [], dietaryRestrictions: [] }, ['snack']);
  await page.goto('/recipes');
  const meals = page.getByRole('article').getByRole('list', { name: 'Cuisine and meal' });
  await expect(meals).toHaveText([/Snack$/, /Snack$/, /Snack$/]);
  await page.getByLabel('Meal type').click();
  await page.getByRole('option', { name: 'Breakfast' }).click();
  await expect(meals).toHaveText([/Breakfast$/, /Breakfast$/, /Breakfast$/]);
});

test('the head of the document matches the page and the theme', async ({ page }) => {
  await test.step('the canonical URL matches the page', async () => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto(`${recipePath}?from=recipes`);
    const { origin } = new URL(page.url());
    await expect(canonical).toHaveAttribute('href', origin + recipePath);
    await alive(page);
    await page.getByRole('link', { name: 'Browse More Recipes' }).click();
    await expect(page).toHaveURL('/recipes');
    await expect(canonical).toHaveAttribute('href', `${origin}/recipes`);
    await expect(canonical).toHaveCount(1);
    await page.goto('/nothing/here');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
    await expect(canonical).toHaveCount(0);
  });

  await test.step('the theme color matches the theme', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const shown = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
        return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
      });
    expect(await shown()).toEqual(['#17111a']);
    await page.reload();
    expect(await shown()).toEqual(['#17111a']);
  });
});

type Limits = { allergies: string[]; dietaryRestrictions: string[] };

/** A visitor whose browser has stored limits. */
async function knowLimits(page: Page, limits: Limits, mealTypes: string[] = []): Promise<void> {
  await page.addInitScript(
    (stored) => {
      const profile = {
        ...stored,
        cuisinePreferences: [],
        nutritionGoals: [],
        cookingSkillLevel: 'beginner',
        timePreference: 30,
        spiceLevel: 2,
        householdSize: 4,
        customInstructions: null,
      };
      localStorage.setItem('tastePreferences', JSON.stringify(profile));
    },
    { ...limits, mealTypes },
  );
}

/** Waits until the page answers: its theme changes when it is asked to. */
async function alive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.waitForLoadState('networkidle');
}

/** In the browser: the bytes of files that the page asked for before it could be read, and after. */
function sentBytes() {
  const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const sent = files.filter(({ name }) => /\.(?:js|css|woff2)$/.test(name));
  const bytes = (isLate: boolean) =>
    sent
      .filter(({ startTime }) => startTime >= loadEventStart === isLate)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { early: bytes(false), late: bytes(true) };
}

/** Messages of the console, errors, failed requests, and every request to the API. */
function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) messages.push(request.url());
  });
  return messages;
}

const typefaces = ['Bricolage Grotesque', 'Figtree Variable'];

function loadedTypefaces() {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
  return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort();
}
