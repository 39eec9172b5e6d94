import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, signUp } from './people.ts';
import { changeElsewhere, makeList } from './shopping.ts';
import { test } from './test.ts';

const items = Array.from({ length: 30 }, (_, place) => `item ${String(place + 1).padStart(2, '0')}`);
const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** Two devices of one person with the same list open. */
async function twoDevices(page: Page, browser: Browser): Promise<Page> {
  const email = await signUp(page);
  await makeList(page, 'Party', items);
  await page.goto('/shopping-list');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email }, '/shopping-list');
  for (const device of [page, other]) await expect(device.getByRole('checkbox')).toHaveCount(items.length);
  return other;
}

test('two phones, one of them offline for a while, keep 30 of 30 check marks', async ({ page, browser }) => {
  const other = await twoDevices(page, browser);
  // Not the last one: it would archive the list.
  const last = items.at(-1)!;
  await other.context().setOffline(true);
  for (const [place, name] of items.entries()) {
    if (name !== last) await box(place % 2 === 0 ? page : other, name).click();
  }
  await expect(other.getByText('14 changes wait for a connection')).toBeVisible();
  for (const device of [page, other]) {
    await expect(device.getByRole('checkbox', { checked: true }).count()).resolves.toBeGreaterThanOrEqual(14);
  }
  await other.context().setOffline(false);
  for (const device of [page, other]) {
    await expect(device.getByRole('checkbox', { checked: true })).toHaveCount(29);
  }
  await box(page, last).click();
  for (const device of [page, other]) {
    await expect(device.getByRole('heading', { name: 'Archived Lists' })).toBeVisible();
    await expect(device.getByText('30 items')).toBeVisible();
  }
  await other.context().close();
});

test('a check mark appears on the other device automatically, in less than 300 bytes', async ({
  page,
  browser,
}) => {
  const other = await twoDevices(page, browser);
  const first = items[0]!;
  const sent = page.waitForRequest((request) => request.url().endsWith('/sync'));
  await box(page, first).click();
  await expect(box(other, first)).toBeChecked();
  expect((await sent).postDataBuffer()?.length).toBeLessThan(300);
  await box(other, first).click();
  await expect(box(page, first)).not.toBeChecked();
  await other.context().close();
});

test('a list completed elsewhere while the page loads is in the archive', async ({ page }) => {
  await signUp(page);
  const id = await makeList(page, 'Party', items);
  // The archive is read before the change and the active lists after it, so that neither has the list.
  const completed = Promise.withResolvers<void>();
  await page.route('**/api/active-lists*', async (route) => {
    await completed.promise;
    await route.continue();
  });
  await page.route(
    '**/api/archived-lists*',
    async (route) => {
      const before = await route.fetch();
      const active = page.waitForResponse((response) => response.url().includes('/api/active-lists'));
      await changeElsewhere(page, id, [{ item: null, set: { isArchived: true } }]);
      completed.resolve();
      await active;
      // Cancelled by the browser once the page asks again.
      await route.fulfill({ response: before }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.goto('/shopping-list');
  await expect(page.getByRole('heading', { name: 'Archived Lists' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Party' })).toBeVisible();
});
