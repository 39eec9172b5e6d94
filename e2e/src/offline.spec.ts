import { startWire, type Wire } from '@plateful/server/testing/wire.ts';
import { expect, type Page } from '@playwright/test';
import { answerInBrowser, keptInBrowser, keysInBrowser, rememberRecipes } from './kept-in-browser.ts';
import { planElsewhere, recipes, week } from './kitchen.ts';
import { sharedProduct, signUp } from './people.ts';
import { makeList } from './shopping.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

test.use({ serviceWorkers: 'allow' });
// One after the other, because they cut the same wire.
test.describe.configure({ mode: 'default' });

/** Between the browser and the product that all tests use. */
let wire: Wire;
test.beforeAll(async () => {
  wire = await startWire(Number(new URL(sharedProduct().origin).port));
});
test.afterAll(() => wire.stop());

const wiredOrigin = () => `http://localhost:${wire.port}`;

const wiredProduct = () => ({ ...sharedProduct(), origin: wiredOrigin() });

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Lists are stored a moment after they are shown. */
const listsAreStored = (page: Page) =>
  expect.poll(async () => (await keysInBrowser(page)).join()).toContain('GET /api/active-lists');

const storedLists = (page: Page) => answerInBrowser(page, 'GET /api/active-lists');

/**
 * A user who has opened a list, a week and one of its recipes on a device whose service worker has stored the product's
 * files.
 */
async function seenOnce(page: Page): Promise<string> {
  const email = await signUp(page, null, wiredProduct());
  await planElsewhere(page, recipes.risotto, week.monday);
  await planElsewhere(page, recipes.carbonara, week.tuesday);
  await makeList(page, 'Saturday', ['soap', 'towels']);
  await page.goto('/shopping-list');
  await expect(page.getByRole('article').getByRole('checkbox')).toHaveCount(2);
  await listsAreStored(page);
  await page.goto(week.path);
  await page.getByRole('link', { name: recipes.risotto.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  return email;
}

test('lists, the week and its recipes open offline, and check marks are sent later', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: wiredOrigin() });
  const page = await context.newPage();
  const email = await seenOnce(page);
  wire.cut();

  await test.step('the list opens, and check marks survive a restart', async () => {
    await page.goto('/shopping-list');
    await box(page, 'soap').click();
    await expect(page.getByText('1 change waits for a connection')).toBeVisible();
    await page.reload();
    await expect(box(page, 'soap')).toBeChecked();
    await expect(box(page, 'towels')).not.toBeChecked();
  });

  await test.step('the week and one of its recipes open', async () => {
    await page.goto(week.path);
    await page.getByRole('link', { name: recipes.risotto.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: recipes.risotto.title })).toBeVisible();
  });

  await test.step('a recipe that was never opened also opens', async () => {
    await page.goto(week.path);
    await page.getByRole('link', { name: recipes.carbonara.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: recipes.carbonara.title })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: recipes.carbonara.title })).toBeVisible();
  });

  await test.step('a list is started, and survives a restart', async () => {
    await page.goto('/shopping-list');
    await page.getByRole('button', { name: 'Start an empty list' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Market');
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    const market = page.getByRole('article', { name: 'Market' });
    await market.getByLabel('Add items').fill('apples');
    await market.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(market.getByText('2 changes wait for a connection')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article', { name: 'Market' })).toBeVisible();
    await expect(box(page, 'apples')).toBeVisible();
  });

  await test.step('check mark and list are sent when the connection is back', async () => {
    wire.mend();
    await page.goto('/shopping-list');
    const storedChecks = async () => {
      const { shoppingLists } = await (await page.request.get('/api/shopping-lists')).json();
      return shoppingLists.map(({ name, items }: { name: string; items: { checked: boolean }[] }) => [
        name,
        items.map(({ checked }) => checked),
      ]);
    };
    await expect.poll(storedChecks).toEqual([
      ['Market', [false]],
      ['Saturday', [true, false]],
    ]);
    await expect(page.getByText(/for a connection$/)).toHaveCount(0);
  });

  await test.step('actions that need the server are disabled while offline', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'More for Saturday' }).click();
    const merge = page.getByRole('menuitem', { name: 'Merge another list into this one' });
    await expect(merge).toBeDisabled();
    await expect(merge).toContainText('Needs a connection');
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: 'Delete Saturday, needs a connection', disabled: true }),
    ).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'More for Saturday' }).click();
    await expect(merge).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  await test.step('signing out deletes all personal data', async () => {
    expect(await keptInBrowser(page)).toBeGreaterThan(0);
    await page.getByRole('banner').getByRole('button', { name: email }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await keptInBrowser(page)).toBe(0);
    wire.cut();
    await page.goto('/shopping-list');
    await expect(page.getByText('Sign in to make a list from the meals you have planned.')).toBeVisible();
    await expect(page.getByText('Saturday')).toHaveCount(0);
    wire.mend();
  });
  await context.close();
});

test('items checked and added online are there when the page opens offline', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: wiredOrigin() });
  const page = await context.newPage();
  await seenOnce(page);
  await page.goto('/shopping-list');
  await expect(box(page, 'soap')).toBeVisible();
  await box(page, 'soap').click();
  await page.getByLabel('Add items').fill('candles');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => storedLists(page)).toMatch(/"candles".*"checked":true/);
  await context.setOffline(true);
  await page.reload();
  await expect(box(page, 'soap')).toBeChecked();
  await expect(box(page, 'towels')).not.toBeChecked();
  await expect(box(page, 'candles')).toBeVisible();
  const generate = page.getByRole('button', { name: 'Generate Shopping List' });
  await expect(generate).toBeDisabled();
  await expect(page.getByText('Needs a connection')).toBeVisible();

  await context.setOffline(false);
  await page.getByLabel('Start date').fill(week.monday);
  await page.getByLabel('End date').fill(week.tuesday);
  await generate.click();
  await expect.poll(() => storedLists(page)).toContain('Jan 7 – Jan 8');
  await context.close();
});

test('a list that was viewed once opens offline, no matter how many recipes were viewed since', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: wiredOrigin() });
  const page = await context.newPage();
  await seenOnce(page);
  const remembered = await rememberRecipes(page, 300);
  expect(remembered).toBeGreaterThan(300);
  await page.goto(`/recipe/${recipes.carbonara.id}`);
  await expect(page.getByRole('heading', { level: 1, name: recipes.carbonara.title })).toBeVisible();
  await expect.poll(async () => (await keysInBrowser(page)).length).toBeLessThan(300);
  await context.setOffline(true);
  await page.goto('/shopping-list');
  await expect(box(page, 'soap')).toBeVisible();
  await context.close();
});

test('a shared list opens offline, until the link stops working', async ({ browser }) => {
  const owner = await browser.newContext({ baseURL: wiredOrigin() });
  const page = await owner.newPage();
  await signUp(page, null, wiredProduct());
  const id = await makeList(page, 'Saturday', ['soap', 'towels']);
  const { shareToken } = await (await page.request.post(`/api/shopping-lists/${id}/share`)).json();
  const context = await browser.newContext({ baseURL: wiredOrigin() });
  const guest = await context.newPage();
  await guest.goto(`/shared-list/${shareToken}`);
  await expect(box(guest, 'soap')).toBeVisible();
  await expect.poll(() => guest.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  wire.cut();
  await guest.reload();
  await box(guest, 'soap').click();
  await expect(guest.getByText('1 change waits for a connection')).toBeVisible();
  await guest.reload();
  await expect(box(guest, 'soap')).toBeChecked();
  await expect(box(guest, 'towels')).not.toBeChecked();

  wire.mend();
  await guest.reload();
  const ticked = async () => {
    const { shoppingLists } = await (await page.request.get('/api/shopping-lists')).json();
    return shoppingLists[0].items[0].checked;
  };
  await expect.poll(ticked).toBe(true);
  await page.request.delete(`/api/shopping-lists/${id}/share`);
  await guest.reload();
  await expect(guest.getByText('This link no longer works')).toBeVisible();
  wire.cut();
  await guest.reload();
  await expect(guest.getByText('We could not load the shopping list')).toBeVisible();
  await expect(guest.getByText('Saturday')).toHaveCount(0);
  wire.mend();
  await context.close();
  await owner.close();
});

test('another account in the same browser neither sees nor sends data of the first', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: wiredOrigin() });
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
  await signUp(page, '/shopping-list', wiredProduct());
  await expect(page.getByText('No list yet')).toBeVisible();
  await listsAreStored(page);
  wire.cut();
  await page.reload();
  await expect(page.getByText('No list yet')).toBeVisible();
  await expect(page.getByText('Saturday')).toHaveCount(0);
  wire.mend();
  expect(sent).toEqual([]);
  await context.close();
});

test('a page of an earlier version offers to load the new one', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: wiredOrigin() });
  const page = await context.newPage();
  await signUp(page, '/shopping-list', wiredProduct());
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
