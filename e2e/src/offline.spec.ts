import { expect, type Page, test } from '@playwright/test';
import { keptInBrowser, keysInBrowser } from './kept-in-browser.ts';
import { planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { makeList } from './shopping.ts';
import { expectSuccess } from './toasts.ts';

test.use({ serviceWorkers: 'allow' });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({});
});
test.afterAll(() => product.stop());

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Someone who has seen a list, a week and one of its recipes, on a device that keeps the product's files by now. */
async function seenOnce(page: Page): Promise<string> {
  const email = await signUp(page, '/recipes', product);
  await planElsewhere(page, recipes.risotto, week.monday);
  await makeList(page, 'Saturday', ['soap', 'towels']);
  await page.goto('/shopping-list');
  await expect(page.getByRole('article').getByRole('checkbox')).toHaveCount(2);
  // Kept a moment after it is shown.
  await expect.poll(async () => (await keysInBrowser(page)).join()).toContain('GET /api/active-lists');
  await page.goto(week.path);
  await page.getByRole('link', { name: recipes.risotto.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return email;
}

test('lists, the week and its recipes open without a connection, and ticks wait for it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const email = await seenOnce(page);
  product.wire.cut();

  await test.step('the list, which is ticked and survives a restart', async () => {
    await page.goto('/shopping-list');
    await box(page, 'soap').click();
    await expect(page.getByText('1 change waits for a connection')).toBeVisible();
    await page.reload();
    await expect(box(page, 'soap')).toBeChecked();
    await expect(box(page, 'towels')).not.toBeChecked();
  });

  await test.step('the week and a recipe of it', async () => {
    await page.goto(week.path);
    await page.getByRole('link', { name: recipes.risotto.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
  });

  await test.step('the tick arrives once the connection is back', async () => {
    product.wire.mend();
    await page.goto('/shopping-list');
    await expect
      .poll(
        async () =>
          (await (await page.request.get('/api/shopping-lists')).json()).shoppingLists[0].items[0].checked,
      )
      .toBe(true);
  });

  await test.step('signing out leaves nothing of the person', async () => {
    expect(await keptInBrowser(page)).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('button', { name: email }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await keptInBrowser(page)).toBe(0);
    product.wire.cut();
    await page.goto('/shopping-list');
    await expect(page.getByText('Sign in to make a list from the meals you have planned.')).toBeVisible();
    await expect(page.getByText('Saturday')).toHaveCount(0);
    product.wire.mend();
  });
  await context.close();
});

test('another account in the same browser sees and sends nothing of the first', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await seenOnce(page);
  await page.goto('/shopping-list');
  const lists = '**/api/shopping-lists/**';
  await context.route(lists, (route) => route.abort('internetdisconnected'));
  await box(page, 'soap').click();
  await expect(page.getByText('1 change waits for a connection')).toBeVisible();
  await context.unroute(lists);
  // The session ends without a word to this page.
  await context.clearCookies();
  const sent: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/sync') && response.ok()) sent.push(response.url());
  });
  await signUp(page, '/shopping-list', product);
  await expect(page.getByText('No list yet')).toBeVisible();
  product.wire.cut();
  await page.reload();
  await expect(page.getByText('No list yet')).toBeVisible();
  await expect(page.getByText('Saturday')).toHaveCount(0);
  product.wire.mend();
  expect(sent).toEqual([]);
  await context.close();
});

test('a page of an earlier version offers to load the new one', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  await signUp(page, '/shopping-list', product);
  await expect(page.getByText('No list yet')).toBeVisible();
  const say = (script: string) =>
    page.evaluate((data) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data })), {
      script,
    });
  await say(await page.locator('script[type=module][src]').getAttribute('src').then(String));
  await say('/assets/index-of-tomorrow.js');
  await expectSuccess(page, { title: 'A new version is ready', action: 'Reload' });
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await context.close();
});
