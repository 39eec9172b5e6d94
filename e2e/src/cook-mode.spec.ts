import { expect, type Page } from '@playwright/test';
import { cook, cookMode, deviceUse, recordDeviceUse, tacos } from './cooking.ts';
import { demoHousehold, signIn } from './people.ts';
import { test } from './test.ts';

function step(page: Page) {
  return cookMode(page).getByRole('heading', { level: 2 }).filter({ hasText: /^Step/ });
}

test('cook mode goes step by step with buttons, keys and swipes, and returns to its origin', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await cook(page);
  await expect(step(page)).toHaveText('Step 1 of 6');
  await expect(cookMode(page).getByRole('region', { name: 'Step 1 of 6' })).toBeFocused();
  for (const name of ['Previous', 'Next', 'Leave cook mode']) {
    const { height } = (await cookMode(page).getByRole('button', { name }).boundingBox())!;
    expect(height, name).toBeGreaterThanOrEqual(name === 'Leave cook mode' ? 44 : 56);
  }

  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await expect(step(page)).toHaveText('Step 2 of 6');
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toHaveText('Step 3 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toHaveText('Step 2 of 6');
  await swipe(page, 300, 80);
  await expect(step(page)).toHaveText('Step 3 of 6');
  await swipe(page, 80, 300);
  await expect(step(page)).toHaveText('Step 2 of 6');
  await page.reload();
  await expect(step(page)).toHaveText('Step 2 of 6');

  await page.keyboard.press('Escape');
  await expect(cookMode(page)).toHaveCount(0);
  await expect(page).toHaveURL(tacos.path);

  await page.getByRole('link', { name: 'Cook Mode' }).click();
  await expect(step(page)).toHaveText('Step 1 of 6');
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toHaveText('Step 1 of 6');
  await page.goBack();
  await expect(cookMode(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cook Mode' })).toBeFocused();
  await context.close();
});

async function swipe(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 300 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at((from + to) / 2) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('a recipe is cooked with its amounts, to the last step, and printed', async ({ page }) => {
  await test.step('the last step ends cook mode', async () => {
    await page.goto(`${tacos.path}?cook=99`);
    await expect(step(page)).toHaveText('Step 6 of 6');
    await cookMode(page).getByRole('button', { name: 'Done' }).click();
    await expect(cookMode(page)).toHaveCount(0);
    await expect(page).toHaveURL(tacos.path);
  });

  await test.step('a step lists its ingredients, for the servings that the page was set to', async () => {
    await page.goto(tacos.path);
    for (const servings of ['5 servings', '6 servings']) {
      await page.getByRole('button', { name: 'More servings' }).click();
      await expect(page.getByRole('status').filter({ hasText: servings })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Cook Mode' }).click();
    const list = cookMode(page).getByRole('complementary', { name: 'Ingredients' });
    await cookMode(page).getByRole('button', { name: 'Next' }).click();
    await expect(list.getByText('Amounts for 6 servings')).toBeVisible();
    await expect(list.getByRole('heading', { name: 'In this step' })).toBeVisible();
    await expect(list.getByRole('listitem').filter({ hasText: 'garlic' })).toHaveText(
      '5 clovesgarlic, chopped',
    );
    await expect(list.getByText('boneless chicken thighs')).toBeHidden();
    await list.getByText('All ingredients').click();
    await expect(list.getByText('boneless chicken thighs')).toBeVisible();
    await expect(cookMode(page).getByText('and 1 cup of water.').first()).toBeVisible();
  });

  await test.step('without a response the whole list is shown', async () => {
    await page.route('**/api/recipe/*/steps', (route) => route.abort());
    await cook(page);
    await expect(cookMode(page).getByText('boneless chicken thighs')).toBeVisible();
  });

  await test.step('a print has only the recipe, black on white, with check boxes', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(tacos.path);
    await expect(page.getByRole('heading', { level: 1, name: tacos.title })).toBeVisible();
    for (const part of ['Ingredients', 'Instructions', 'Nutrition'])
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    const { color, background, box } = await page.evaluate(() => ({
      color: getComputedStyle(document.querySelector('main ol li')!).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
      box: getComputedStyle(document.querySelector('main ul li:has(+ li) + li')!, '::before').borderTopStyle,
    }));
    expect([color, background, box]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'solid']);
  });
});

test('the screen stays on in cook mode only', async ({ page }) => {
  await recordDeviceUse(page);
  await cook(page);
  await expect(cookMode(page).getByText('The screen stays on')).toBeVisible();
  // In development React mounts twice. There must be one lock in the end, released when the user leaves.
  const isLocked = async () => {
    const { asked, released } = await deviceUse(page);
    return asked - released;
  };
  expect(await isLocked()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(isLocked).toBe(0);
});

test('a wake lock that was lost while the page was hidden is requested again', async ({ page }) => {
  await page.addInitScript(() => {
    const locks: EventTarget[] = [];
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      get: () => ({
        request: async () => {
          const lock = Object.assign(new EventTarget(), { released: false, release: async () => undefined });
          locks.push(lock);
          return lock;
        },
      }),
    });
    Object.assign(window, { locks });
  });
  await cook(page);
  await expect(cookMode(page).getByText('The screen stays on')).toBeVisible();
  await page.evaluate(() => {
    const { locks } = window as unknown as { locks: (EventTarget & { released: boolean })[] };
    for (const lock of locks) {
      lock.released = true;
      lock.dispatchEvent(new Event('release'));
    }
  });
  await expect(cookMode(page).getByText('cannot keep the screen on right now')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cookMode(page).getByText('The screen stays on')).toBeVisible();
});

test('a browser that cannot keep the screen on is reported', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
  });
  await cook(page);
  await expect(cookMode(page).getByText('This browser cannot keep the screen on')).toBeVisible();
});

test('a recipe in a dialog prints without the page behind it, and leads to cook mode', async ({ page }) => {
  await signIn(page, demoHousehold(), '/account?tab=recipes');
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click();
  const window = page.getByRole('dialog');
  await expect(window.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  const title = (await window.getByRole('heading', { level: 2 }).textContent())!;
  await page.emulateMedia({ media: 'print' });
  await expect(window.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await expect(window.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Account', includeHidden: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await window.getByRole('link', { name: 'Cook Mode' }).click();
  await expect(cookMode(page, title).getByRole('region', { name: /^Step 1 of/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]+$/);
});
