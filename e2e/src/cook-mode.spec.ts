import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from './accessible.ts';
import { demoHousehold, signIn } from './people.ts';

/** Of the library, whose words never change: 8 minutes in step 1, 1 minute in step 2, 20 minutes in step 3, of 6. */
const tacos = { path: '/recipe/5a3b1e00-0000-8000-8000-000000001005', title: 'Chicken tinga tacos' };
const start = new Date('2026-11-20T18:00:00Z');

type Heard = { tones: number; shakes: number; asked: number; released: number };

/** Listens to what a test cannot hear, feel or see: tones, shakes, and the lock that keeps the screen on. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { tones: 0, shakes: 0, asked: 0, released: 0 };
    const { start: sound } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      heard.tones += 1;
      sound.call(this, when);
    };
    const stub = (name: 'vibrate' | 'wakeLock', value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
    stub('vibrate', () => {
      heard.shakes += 1;
      return true;
    });
    stub('wakeLock', {
      request: async () => {
        heard.asked += 1;
        const lock = Object.assign(new EventTarget(), {
          released: false,
          release: async () => {
            heard.released += 1;
          },
        });
        return lock;
      },
    });
    Object.assign(window, { heard });
  });
}

function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

function cookMode(page: Page, title = tacos.title) {
  return page.getByRole('dialog', { name: title });
}

async function cook(page: Page, path = tacos.path) {
  await page.goto(path);
  await page.getByRole('link', { name: 'Cook Mode' }).click();
  await expect(cookMode(page)).toBeVisible();
}

/** Eight minutes of step 1 and one of step 2, on a clock that stands. */
async function cookWithTwoTimers(page: Page) {
  await page.clock.install({ time: start });
  await cook(page);
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await cookMode(page).getByRole('button', { name: '1 minute: start a timer' }).click();
}

function step(page: Page) {
  return cookMode(page).getByRole('heading', { level: 2 }).filter({ hasText: /^Step/ });
}

test('one step at a time, by button, key and swipe, and out again where one came from', async ({
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
  await test.step('the last step ends it', async () => {
    await page.goto(`${tacos.path}?cook=99`);
    await expect(step(page)).toHaveText('Step 6 of 6');
    await cookMode(page).getByRole('button', { name: 'Done' }).click();
    await expect(cookMode(page)).toHaveCount(0);
    await expect(page).toHaveURL(tacos.path);
  });

  await test.step('beside a step stands what it takes, for as many as the page was set to', async () => {
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

  await test.step('without an answer the whole list is there', async () => {
    await page.route('**/api/recipe/*/steps', (route) => route.abort());
    await cook(page);
    await expect(cookMode(page).getByText('boneless chicken thighs')).toBeVisible();
  });

  await test.step('on paper a recipe is all there is, black on white, with boxes to tick', async () => {
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

test('timers of several steps run together, ring, and take a minute more', async ({ page }) => {
  await listen(page);
  await cookWithTwoTimers(page);
  const timers = cookMode(page).getByRole('list', { name: 'Timers' });
  const eight = timers.getByRole('timer', { name: '8 minutes, step 1' });
  const one = timers.getByRole('timer', { name: '1 minute, step 2' });
  await expect(eight).toHaveText('8:00');
  await page.clock.runFor(15_000);
  await expect(eight).toHaveText('7:45');
  await expect(one).toHaveText('0:45');

  await timers.getByRole('button', { name: 'Pause: 8 minutes, step 1' }).click();
  await page.clock.runFor(44_000);
  await expect(eight).toHaveText('7:45');
  await expect(one).toHaveText('0:01');
  expect(await heard(page)).toMatchObject({ tones: 0, shakes: 0 });
  await page.clock.runFor(1000);
  await expect(one).toHaveText('Time is up');
  await expect(cookMode(page).getByRole('alert')).toHaveText('Step 2. 1 minute: time is up.');
  await page.clock.runFor(500);
  const rung = await heard(page);
  expect(rung.tones).toBeGreaterThanOrEqual(3);
  expect(rung.shakes).toBeGreaterThanOrEqual(1);

  await timers.getByRole('button', { name: '+1 min: 1 minute, step 2' }).click();
  await expect(one).toHaveText('1:00');
  await timers.getByRole('button', { name: 'Stop: 1 minute, step 2' }).click();
  await expect(one).toHaveCount(0);
  await expect(cookMode(page).getByRole('region', { name: 'Step 2 of 6' })).toBeFocused();
  await timers.getByRole('button', { name: 'Go on: 8 minutes, step 1' }).click();
  await page.clock.runFor(5000);
  await expect(eight).toHaveText('7:40');
});

test('a timer survives a reload, and what should have rung meanwhile rings', async ({ page }) => {
  await page.clock.install({ time: start });
  await cook(page);
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await page.clock.fastForward('01:00');
  await page.reload();
  const timer = cookMode(page).getByRole('timer', { name: '8 minutes, step 1' });
  await expect(timer).toHaveText(/^[5-7]:\d\d$/);
  const address = page.url();
  await page.goto('about:blank');
  await page.clock.setSystemTime(new Date('2026-11-20T21:00:00Z'));
  await page.goto(address);
  await expect(timer).toHaveText('Time is up');
  await cookMode(page).getByRole('button', { name: 'Stop: 8 minutes, step 1' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('cookTimers'))).toBeNull();
});

test('away from cook mode a timer goes on, and says so wherever one is', async ({ page }) => {
  await page.clock.install({ time: start });
  await cook(page);
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(page.getByRole('link', { name: /^Cook Mode · 7:5\d$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Plateful' }).first().click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(480_000);
  const notice = page.getByRole('listitem').filter({ hasText: '8 minutes: time is up.' });
  await expect(notice).toContainText(tacos.title);
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
});

test('the screen is kept on while one cooks, and no longer', async ({ page }) => {
  await listen(page);
  await cook(page);
  await expect(cookMode(page).getByText('The screen stays on')).toBeVisible();
  // In development React mounts twice; what counts is that one lock is held and that leaving gives it back.
  const held = async () => {
    const { asked, released } = await heard(page);
    return asked - released;
  };
  expect(await held()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(held).toBe(0);
});

test('a lock that was lost while the page was hidden is asked for again', async ({ page }) => {
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
  await expect(cookMode(page).getByText('does not let the screen stay on')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(cookMode(page).getByText('The screen stays on')).toBeVisible();
});

test('a browser that cannot keep the screen on is told of', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as { wakeLock?: unknown }).wakeLock;
  });
  await cook(page);
  await expect(cookMode(page).getByText('This browser cannot keep the screen on')).toBeVisible();
});

test('axe finds nothing, with a timer running and one that rings', async ({ page }) => {
  await cookWithTwoTimers(page);
  await page.clock.runFor(61_000);
  await expect(cookMode(page).getByRole('timer', { name: '1 minute, step 2' })).toHaveText('Time is up');
  await page.clock.resume();
  await expectAccessibleEverywhere(page, 'cook mode', '[role=dialog]');
  // A phone on its side, still in the dark.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectAccessible(page, 'a phone on its side', '[role=dialog]');
  await expectNoSidewaysScroll(page, 'a phone on its side');
});

test('from its window a recipe prints without the account behind it, and leads to cook mode', async ({
  page,
}) => {
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
