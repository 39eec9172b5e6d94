import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { delay, fail, refusal } from './failing-server.ts';
import { demoHousehold, signIn, signUp } from './people.ts';
import { photographed } from './photographed.ts';
import { test } from './test.ts';
import { expectFailure, notifications } from './toasts.ts';

const cornerMarket = [
  '       TRADER JOES',
  '     11/02/2026 17:42',
  'THAI FISH SAUCE      3.49',
  'LEMONGRASS           1.99',
  'COCONUT MILK         2.29',
  'RICE NOODLES         2.79',
  'THAI BASIL           1.99',
  'LIMES                1.96',
  '  4 @ 0.49',
  'DISH SOAP            3.19',
  'TOTAL               17.70',
];

test('a photo becomes items and insights; an item is corrected and the receipt deleted', async ({ page }) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  const receipt = page.getByRole('article', { name: /Trader Joe/ });
  await test.step('the photo is read', async () => {
    const photo = await photographed(page, cornerMarket);
    const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(notifications(page)).toContainText('Receipt analyzed successfully!', { timeout: 30_000 });
    await expect(notifications(page)).toContainText('Found 7 items.');
    await expect(receipt).toContainText('+2 more items detected');
    await expect(receipt).toContainText('$17.70');
    await receipt.getByRole('button', { name: /^Show photo/ }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: /^The receipt/ });
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
    await page.keyboard.press('Escape');
  });
  await test.step('a misread item is corrected', async () => {
    await receipt.getByRole('button', { name: /more items detected/ }).click();
    await receipt.getByRole('button', { name: /^Correct Dish soap/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Food' }).fill('tofu');
    await dialog.getByRole('option', { name: /^Tofu Protein/ }).click();
    await dialog.getByLabel('Name').fill('Silky tofu');
    await expectAccessible(page, 'correction', '[role=dialog]');
    await dialog.getByRole('button', { name: /^save/i }).click();
    await expect(notifications(page)).toContainText("We'll remember this for Trader Joe's.");
    await expect(receipt).toContainText('Silky tofu');
  });
  await test.step('the receipt is in the account too, and can be deleted there', async () => {
    await page.goto('/account?tab=profile');
    await receipt.getByRole('button', { name: /^Delete receipt/ }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(notifications(page)).toContainText('Receipt deleted');
    await expect(notifications(page)).toContainText('We’ve removed that upload from your history.');
    await expect(receipt).toHaveCount(0);
  });
});

test('a file that is not an image is rejected before upload, and a blank one gets advice', async ({
  page,
}) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') });
  await expect(notifications(page)).toContainText('Invalid file type');
  await expect(notifications(page)).toContainText('Please upload image files (JPG, PNG, etc.)');
  const blank = await photographed(page, [' ', ' ', ' ']);
  await input.setInputFiles({ name: 'blank.jpg', mimeType: 'image/jpeg', buffer: blank });
  await expect(notifications(page)).toContainText('Couldn’t read that receipt', { timeout: 30_000 });
});

test('after Cancel, the next photo is reported again', async ({ page }) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  const input = page.locator('input[type=file]').first();
  const letGo = await delay(page, 'POST /api/upload-receipt');
  await input.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
  letGo();
  await input.setInputFiles({ name: 'gone.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
  await expectFailure(page, {
    title: 'Receipt upload failed',
    description: 'This file is empty. Please choose the photo again.',
  });
});

test('Cancel also removes the receipt on the server: uploaded again, it is new', async ({ page }) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  const photo = await photographed(page, ['ALDI', '11/05/2026 09:12', 'LEEKS    1.99', 'TOTAL    1.99']);
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo };
  const input = page.locator('input[type=file]').first();
  const receipt = page.getByRole('article', { name: /Aldi/i });
  const cancelled = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await input.setInputFiles(file);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await cancelled).status()).toBe(200);
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(receipt).toHaveCount(0);

  await input.setInputFiles(file);
  await expect(notifications(page)).toContainText('Receipt analyzed successfully!', { timeout: 30_000 });
  await expect(receipt).toHaveCount(1);
  await input.setInputFiles(file);
  await expect(notifications(page)).toContainText('You already uploaded this receipt');
  await expect(receipt).toHaveCount(1);
  const { id } = (await (await page.request.get('/api/grocery-receipts')).json()).receipts[0];
  await page.request.delete(`/api/grocery-receipts/${id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
});

test('a failure among several photos is explained, even on another page', async ({ page }) => {
  await signIn(page, demoHousehold(), '/taste-preferences');
  await fail(page, 'POST /api/upload-receipt', refusal('Plateful is busy.'));
  const files = ['a.jpg', 'b.jpg'].map((name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: Buffer.from('x'),
  }));
  const words = {
    title: 'Receipt upload failed',
    description: 'Plateful is busy. 0 of 2 files read.',
  };
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles(files);
  await expectFailure(page, words);
  await expect(page.getByRole('button', { name: 'Try These 2 Again' })).toBeVisible();
  await notifications(page).getByRole('button', { name: 'Close' }).click();

  const letGo = await delay(page, 'POST /api/upload-receipt');
  await input.setInputFiles(files);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Meal Planner' }).click();
  await expect(page.getByRole('heading', { name: 'Meal Planner' })).toBeVisible();
  letGo();
  await expect(notifications(page)).toContainText(words.title);
  await expect(notifications(page)).toContainText('0 of 2 files read.');
});

test('a tab that stays open accepts photos again in the next month', async ({ page }) => {
  await page.clock.install();
  await signIn(page, demoHousehold(), '/taste-preferences');
  const answer = await page.request.get('/api/grocery-receipts');
  const body = await answer.json();
  const usage = { ...body.usage, used: body.usage.limit, remaining: 0 };
  const mend = await fail(page, 'GET /api/grocery-receipts', { json: { ...body, usage } });
  await page.reload();
  const choose = page.getByRole('button', { name: 'Choose Receipt' });
  await expect(
    page.getByText(/^You've reached your 30-receipt limit this month\. Uploads reset on/),
  ).toBeVisible();
  await expect(choose).toBeDisabled();
  await mend();
  const asked = page.waitForRequest('**/api/grocery-receipts?*');
  await page.clock.fastForward(Date.parse(usage.resetsOn) + 86_400_000 - Date.now());
  await asked;
  await expect(choose).toBeEnabled();
});

test('uploading asks a visitor to sign in and the free plan to upgrade', async ({ page }) => {
  await page.goto('/taste-preferences');
  await expect(page.getByText('Sign in required')).toBeVisible();
  await signUp(page, '/taste-preferences');
  await page.getByRole('button', { name: 'Upgrade to Upload' }).click();
  const dialog = page.getByRole('dialog', { name: 'Receipt uploads require a paid subscription' });
  await expect(dialog).toContainText(
    'Upgrade your plan to upload receipts and automate taste preferences updates.',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Upgrade to Upload' }).click();
  await dialog.getByRole('link', { name: 'Upgrade Now' }).click();
  await expect(page).toHaveURL('/#pricing');
});
