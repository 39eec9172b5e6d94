import { expect, type Page } from '@playwright/test';
import { press } from './keyboard.ts';
import { register, signUp } from './people.ts';
import { test } from './test.ts';

test.use({ isDecided: false });

test('nothing optional is stored before a decision, and a decided visitor is not asked again', async ({
  page,
}) => {
  await page.addInitScript(noteBanner);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await wasAsked(page)).toBe(true);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await storedKeys(page)).toEqual(['theme']);
  const reject = (await banner(page).getByRole('button', { name: 'Reject All' }).boundingBox())!;
  const accept = (await banner(page).getByRole('button', { name: 'Accept All' }).boundingBox())!;
  expect([reject.width, reject.height]).toEqual([accept.width, accept.height]);

  await test.step('the keyboard reaches the banner first, and continues on the page', async () => {
    await page.reload();
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: 'Cookie Policy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('it stays closed, and the footer reopens the choice', async () => {
    expect(await decision(page)).toMatchObject({ essential: true, functional: false, analytics: false });
    for (const path of ['/', '/recipes']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await wasAsked(page), path).toBe(false);
    }
    const footerButton = page.getByRole('button', { name: 'Cookie Preferences' });
    await footerButton.click();
    const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
    await expect(dialog.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    await expect(dialog.getByRole('switch', { name: 'Functional' })).not.toBeChecked();
    await dialog.getByRole('switch', { name: 'Functional' }).click();
    await dialog.getByRole('button', { name: 'Save Preferences' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(footerButton).toBeFocused();
    expect(await decision(page)).toMatchObject({ functional: true, analytics: false });
  });

  await test.step('a malformed decision is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('cookieConsent', '{"essential":true'));
    await page.reload();
    await banner(page).getByRole('button', { name: 'Accept All' }).click();
    expect(await decision(page)).toMatchObject({ functional: true, analytics: true });
  });
});

test('the banner shifts nothing when it appears, grows or disappears', async ({ page }) => {
  await page.addInitScript(noteShifts);
  // A page that is shorter than the window.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/account');
  await expect(banner(page)).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const place = await footer.boundingBox();
  // As when its text wraps.
  await banner(page).evaluate((element) => {
    element.style.paddingTop = '200px';
  });
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await footer.boundingBox()).toEqual(place);
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await footer.boundingBox()).toEqual(place);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('the cookie preferences can be read, set and closed by keyboard', async ({ page }) => {
  await page.goto('/recipes');
  const dialog = page.getByRole('dialog', { name: 'Cookie Preferences' });
  const functional = dialog.getByRole('switch', { name: 'Functional' });
  await press(page, banner(page).getByRole('button', { name: 'Customize' }));
  await expect(dialog).toBeVisible();

  await test.step('the focus stays inside, and Escape makes no choice', async () => {
    await press(page, functional, 'Space');
    await expect(functional).toBeChecked();
    await press(page, dialog.getByRole('button', { name: 'Accept All' }), 'Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(banner(page).getByRole('button', { name: 'Customize' })).toBeFocused();
    expect(await storedKeys(page)).toEqual([]);
  });

  await test.step('the stored entries can be expanded, and the choice is saved', async () => {
    await page.keyboard.press('Enter');
    await expect(functional).not.toBeChecked();
    await press(page, dialog.getByText(/^What is stored as functional/));
    await expect(dialog.getByText('units', { exact: true })).toBeVisible();
    await press(page, functional, 'Space');
    await press(page, dialog.getByRole('button', { name: 'Save Preferences' }));
    await expect(dialog).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await decision(page)).toMatchObject({ functional: true, analytics: false });
  });
});

test('each decision is recorded once for the signed-in user', async ({ page }) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/consents') sent.push(request.postDataJSON());
  });
  const recorded = () => page.waitForResponse((answer) => answer.url().endsWith('/api/consents'));

  await page.goto('/recipes');
  await banner(page).getByRole('button', { name: 'Accept All' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(sent).toEqual([]);
  const { recordedFor: _nobody, ...asVisitor } = await decision(page);
  const first = recorded();
  const email = await signUp(page, '/recipes');
  expect((await first).status()).toBe(200);
  expect(sent).toEqual([asVisitor]);

  const second = recorded();
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject All' }).click();
  expect((await second).status()).toBe(200);
  expect(sent[1]).toMatchObject({ functional: false, analytics: false });

  await expect.poll(async () => (await decision(page)).recordedFor).toBeTruthy();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: email })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(sent).toHaveLength(2);

  await page.getByRole('banner').getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
  const third = recorded();
  await page.goto('/api/login?returnTo=/recipes');
  await register(page);
  expect((await third).status()).toBe(200);
  expect(sent[2]).toEqual(sent[1]);
});

function banner(page: Page) {
  return page.getByRole('region', { name: 'Cookie consent' });
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}

async function decision(page: Page): Promise<Record<string, unknown>> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('cookieConsent'))) ?? '{}');
}

/** Runs before all scripts of a page: notes whether the banner was there, be it for one frame. */
function noteBanner() {
  document.documentElement?.removeAttribute('data-was-asked');
  new MutationObserver(() => {
    if (document.querySelector('[aria-label="Cookie consent"]'))
      document.documentElement.dataset.wasAsked = 'true';
  }).observe(document, { childList: true, subtree: true });
}

function wasAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.wasAsked === 'true');
}

/** Collects what moves without a press, as Chromium counts it. */
function noteShifts() {
  const shifts: string[] = [];
  Reflect.set(window, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[])
      if (!entry.hadRecentInput)
        shifts.push(
          ...entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : 'text',
          ),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}
