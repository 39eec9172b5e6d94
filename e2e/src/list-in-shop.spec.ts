import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { collectPageErrors } from './complaints.ts';
import { signIn, signUp } from './people.ts';
import { changeElsewhere, makeList } from './shopping.ts';
import { test } from './test.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('a store’s section order, and checked items at the end, are remembered', async ({ page }) => {
  await signUp(page);
  const id = await makeList(page, 'Saturday', ['soap', 'towels']);
  const milk = { ingredient: 'milk', amount: 1, unit: 'l', category: 'Dairy' };
  await changeElsewhere(page, id, [{ item: crypto.randomUUID(), set: milk }]);
  await page.goto('/shopping-list');
  const list = page.getByRole('article');
  const sections = list.getByRole('heading', { level: 4 });
  await expect(sections).toHaveText(['Dairy', 'Other']);

  await page.getByRole('button', { name: 'More for Saturday' }).click();
  await page.getByRole('menuitem', { name: 'In the store' }).click();
  const dialog = page.getByRole('dialog', { name: 'In the store' });
  await dialog.getByLabel('Move checked items to the end of their section').check();
  await dialog.getByLabel('Store').fill('Corner shop');
  // One place by the keyboard, the next by dragging.
  await dialog.getByRole('button', { name: 'Move Dairy down' }).press('Enter');
  await expect(dialog.getByText('Dairy is now 4 of 5')).toBeAttached();
  await dialog
    .getByText('Dairy', { exact: true })
    .dragTo(dialog.getByText('Other', { exact: true }), { steps: 12 });
  await expect(dialog.getByRole('list', { name: 'Section order' }).getByRole('listitem')).toHaveText([
    'Produce',
    'Protein',
    'Pantry',
    'Other',
    'Dairy',
  ]);
  await expectAccessible(page, 'settings for the shop', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(sections).toHaveText(['Other', 'Dairy']);
  await page.getByRole('button', { name: 'More for Saturday' }).click();
  await page.getByRole('menuitem', { name: 'In the store' }).click();
  await dialog.getByLabel('Show smaller sections').press('Space');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(sections).toHaveText(['Other', 'Milk, butter and yogurt']);
  await box(page, 'soap').click();
  const others = list.getByRole('region', { name: 'Other' }).getByRole('checkbox');
  await expect(others.first()).toHaveAccessibleName(/towels/);
  await page.reload();
  await expect(sections).toHaveText(['Other', 'Milk, butter and yogurt']);
  await expect(others.first()).toHaveAccessibleName(/towels/);
});

test('the section order syncs to another phone, even if it was changed offline', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  await makeList(page, 'Saturday', ['soap']);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email }, '/shopping-list');
  await page.goto('/shopping-list');
  const orderOn = async (device: Page) => {
    await device.getByRole('button', { name: 'More for Saturday' }).click();
    await device.getByRole('menuitem', { name: 'In the store' }).click();
    return device.getByRole('dialog', { name: 'In the store' });
  };
  const sections = (dialog: Locator) =>
    dialog.getByRole('list', { name: 'Section order' }).getByRole('listitem');
  const here = await orderOn(page);
  const there = await orderOn(other);
  for (const dialog of [here, there]) await expect(sections(dialog)).toHaveCount(5);
  await other.context().setOffline(true);
  await here.getByRole('button', { name: 'Move Dairy up' }).press('Enter');
  await there.getByRole('button', { name: 'Move Pantry down' }).press('Enter');
  const usual = ['Produce', 'Protein', 'Dairy'];
  await expect(sections(there)).toHaveText([...usual, 'Other', 'Pantry']);
  await other.context().setOffline(false);
  const merged = ['Produce', 'Dairy', 'Protein', 'Other', 'Pantry'];
  await expect(sections(there)).toHaveText(merged, { timeout: 20_000 });
  await page.reload();
  await expect(sections(await orderOn(page))).toHaveText(merged);
  await other.context().close();
});

test('a section is dragged by touch without a long press', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext(phone)).newPage();
  await signUp(page, '/recipes');
  await makeList(page, 'Saturday', ['soap']);
  await page.goto('/shopping-list');
  await page.getByRole('button', { name: 'More for Saturday' }).click();
  await page.getByRole('menuitem', { name: 'In the store' }).click();
  const rows = page.getByRole('list', { name: 'Section order' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const finger = await page.context().newCDPSession(page);
  const centerOf = async (name: string) => {
    const { x, y, width, height } = (await rows.getByText(name, { exact: true }).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await centerOf('Dairy'), await centerOf('Produce')];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= 12; step += 1) {
    const at = { x: from.x, y: from.y + ((to.y - 8 - from.y) * step) / 12 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(rows).toHaveText(['Dairy', 'Produce', 'Protein', 'Pantry', 'Other']);
  await page.context().close();
});

test('a link lets others check off items without an account, until sharing stops', async ({
  page,
  browser,
}) => {
  await signUp(page);
  await makeList(page, 'Saturday', ['soap', 'towels']);
  await page.goto('/shopping-list');
  const dialog = page.getByRole('dialog', { name: 'Shop together' });
  const openDialog = async () => {
    await page.getByRole('button', { name: 'More for Saturday' }).click();
    await page.getByRole('menuitem', { name: 'Shop together' }).click();
  };
  await openDialog();
  await dialog.getByRole('button', { name: 'Create Link' }).click();
  const link = await dialog.getByLabel('Link').inputValue();
  await expectAccessible(page, 'a link to a list', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close' }).click();

  // Visitors with the link also get the service worker (offline.spec.ts); if it were blocked, the browser would log an
  // error.
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const guest = await context.newPage();
  const complaints = collectPageErrors(guest);

  await test.step('both see each other’s check marks', async () => {
    const answer = await guest.goto(link);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(guest.getByRole('heading', { level: 1, name: 'Saturday' })).toBeVisible();
    await expectAccessible(guest, 'a list opened by a link');
    await guest.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(guest, 'a list opened by a link');
    await box(guest, 'soap').click();
    await expect(box(page, 'soap')).toBeChecked();
    await guest.getByLabel('Add items').fill('2 candles');
    await guest.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(box(page, 'candles 2')).toHaveCount(1);
  });

  await test.step('guests have their own store settings', async () => {
    const soap = guest.getByRole('region', { name: 'Other' }).getByRole('checkbox');
    await expect(soap.first()).toHaveAccessibleName(/candles/);
    await guest.getByRole('button', { name: 'In the store' }).click();
    const settings = guest.getByRole('dialog', { name: 'In the store' });
    await settings.getByLabel('Move checked items to the end of their section').check();
    await expect(settings.getByLabel('Store')).toHaveCount(0);
    await expectAccessible(guest, 'settings for the store of a list opened by a link', '[role=dialog]');
    await settings.getByRole('button', { name: 'Close' }).click();
    await expect(soap.last()).toHaveAccessibleName(/soap/);
  });

  await test.step('check marks made offline survive a reload', async () => {
    const lists = '**/api/shared-lists/**/sync';
    await context.route(lists, (route) => route.abort('internetdisconnected'));
    await box(guest, 'towels').click();
    await expect(guest.getByText('1 change waits for a connection')).toBeVisible();
    await guest.reload();
    await expect(box(guest, 'towels')).toBeChecked();
    await context.unroute(lists);
    await guest.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => box(page, 'towels').isChecked(), { timeout: 20_000 }).toBe(true);
  });

  await test.step('sharing stops', async () => {
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await openDialog();
    await dialog.getByRole('button', { name: 'Stop Sharing' }).click();
    await expect(guest.getByText('This link no longer works')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This link no longer works')).toBeVisible();
  });
  await context.close();
});
