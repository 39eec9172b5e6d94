import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { press } from './keyboard.ts';
import { demoHousehold, signIn } from './people.ts';
import { fileOf, photographed } from './photographed.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

const receipt = (store: string, day: string) => [
  `       ${store}`,
  `     11/${day}/2026 17:42`,
  'THAI FISH SAUCE      3.49',
  'LEMONGRASS           1.99',
  'COCONUT MILK         2.29',
  'RICE NOODLES         2.79',
  'TOTAL               10.56',
];

/** Uploads that were sent so far. */
function sentFrom(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/upload-receipt')) sent += 1;
  });
  return () => sent;
}

/** Other tests keep theirs. */
async function forget(page: Page, stores: RegExp): Promise<void> {
  const { receipts } = await (await page.request.get('/api/grocery-receipts')).json();
  for (const { id, store } of receipts) {
    if (!stores.test(store ?? '')) continue;
    await page.request.delete(`/api/grocery-receipts/${id}`, {
      headers: { origin: new URL(page.url()).origin },
    });
  }
}

test('dark, small and blurred photos wait for confirmation, and do not block others', async ({ page }) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  const sent = sentFrom(page);
  const dark = await photographed(page, receipt('SAFEWAY', '03'), { filter: 'brightness(0.2)' });
  const blurred = await photographed(page, receipt('SAFEWAY', '03'), { filter: 'blur(7px)' });
  const small = await photographed(page, receipt('SAFEWAY', '03'), { width: 300 });
  const good = await photographed(page, receipt('KROGER', '04'));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      fileOf('dark.jpg', dark),
      fileOf('good.jpg', good),
      fileOf('small.jpg', small),
      fileOf('soft.jpg', blurred),
    ]);
  const waiting = page.getByRole('region', { name: '3 photos not sent yet' });
  // All four are looked at first, and one of them is read meanwhile.
  await expect(waiting).toContainText('This photo is dark.', { timeout: 60_000 });
  await expect(waiting).toContainText('This photo is only 300 pixels wide.');
  await expect(waiting).toContainText('This photo is blurred.');
  await expect(page.getByRole('status').filter({ hasText: 'dark.jpg. This photo is dark.' })).toHaveCount(1);
  await expect(page.getByRole('article', { name: /Kroger/ })).toBeVisible({ timeout: 60_000 });
  expect(sent()).toBe(1);
  await expectAccessible(page, 'photos that wait', '[aria-label="3 photos not sent yet"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'photos that wait, on a phone');

  await test.step('another one is taken, by keyboard', async () => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Take Another instead of dark.jpg' }));
    // Nothing is lost when one changes one's mind.
    await (await chooser).setFiles([]);
    await expect(waiting).toBeVisible();
    const again = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Take Another instead of dark.jpg' }));
    const bright = await photographed(page, receipt('SAFEWAY', '03'));
    await (await again).setFiles(fileOf('bright.jpg', bright));
    await expect(page.getByRole('article', { name: /Safeway/ })).toBeVisible({ timeout: 60_000 });
    expect(sent()).toBe(2);
  });

  await test.step('the others are skipped, and read anyway', async () => {
    await press(page, page.getByRole('button', { name: 'Skip soft.jpg' }));
    await expect(page.getByRole('region', { name: '1 photo not sent yet' })).not.toContainText('soft.jpg');
    await notifications(page).getByRole('button', { name: 'Close' }).first().click();
    await press(page, page.getByRole('button', { name: 'Read It Anyway small.jpg' }));
    await expect(page.getByRole('region', { name: /not sent yet$/ })).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
    expect(sent()).toBe(3);
    await expect(page.getByRole('button', { name: 'Choose Receipt' })).toBeFocused();
  });
  await forget(page, /Safeway|Kroger/);
});

test('a receipt that was cut off is replaced with a better photo', async ({ page }) => {
  // Photos of other tests are read before these on a busy machine.
  test.slow();
  await signIn(page, demoHousehold(), '/account?tab=profile');
  const rows = receipt('PUBLIX', '05');
  const cut = await photographed(page, rows, { height: 70 + 40 + 5 * 34 + 30 });
  // A click waits for the page to be alive, a file set by script would be lost before.
  const first = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose Receipt' }).click();
  await (await first).setFiles(fileOf('cut.jpg', cut));
  const card = page.getByRole('article', { name: /Publix/ });
  await expect(card).toContainText('The photo was cut off', { timeout: 120_000 });
  await expectAccessible(page, 'a receipt that was cut off', 'article');
  const chooser = page.waitForEvent('filechooser');
  await press(page, card.getByRole('button', { name: /^Replace with a Better Photo/ }));
  await (await chooser).setFiles(fileOf('whole.jpg', await photographed(page, rows)));
  await expect(card).toContainText('The items add up to the printed total', { timeout: 120_000 });
  await expect(card).toHaveCount(1);
  await expect(card).not.toContainText('cut off');
  await page.reload();
  await expect(card).toHaveCount(1);
  await forget(page, /Publix/);
});
