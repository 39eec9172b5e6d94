import { expect } from '@playwright/test';
import { delay, fail } from '../src/failing-server.ts';
import { demoHousehold, signIn } from '../src/people.ts';
import { fileOf, photographed } from '../src/photographed.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';

test('receipts', async ({ page }) => {
  await signIn(page, demoHousehold(), '/recipes');
  await open(page, '/taste-preferences');
  const receipt = page.getByRole('article', { name: /Corner Market/i });
  await receipt.getByRole('button', { name: /more items detected/ }).click();
  await shoot(page, { name: 'receipts/list', says: 'A receipt and what was learned from it', isWhole: true });
  await receipt
    .getByRole('button', { name: /^Correct/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, { name: 'receipts/item', says: 'An item is corrected', isWindow: true });
  await page.getByRole('dialog').getByRole('combobox', { name: 'Food' }).fill('to');
  await expect(page.getByRole('option').first()).toBeVisible();
  await shoot(page, { name: 'receipts/food', says: 'The food that it is', isWindow: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await receipt.getByRole('button', { name: /^Delete receipt/ }).click();
  await shoot(page, { name: 'receipts/delete', says: 'Asked before a receipt is deleted', isWindow: true });
  await page.keyboard.press('Escape');

  const photo = await page.screenshot({ type: 'jpeg', quality: 50 });
  const file = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: photo };
  await delay(page, 'POST /api/upload-receipt');
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  const zone = page.getByRole('progressbar').first();
  const arrange = () => zone.scrollIntoViewIfNeeded();
  await shoot(page, { name: 'receipts/reading', says: 'A receipt is being read', isWindow: true, arrange });
  // It would be read after all, and stand among the receipts of the next screens.
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await fail(page, 'POST /api/upload-receipt');
  await open(page, '/taste-preferences');
  await page.locator('input[type=file]').first().setInputFiles(file);
  const again = page.getByRole('button', { name: 'Try Again' }).first();
  await expect(again).toBeVisible({ timeout: 30_000 });
  await shoot(page, {
    name: 'receipts/failed',
    says: 'A receipt that could not be read',
    isWindow: true,
    arrange: () => again.scrollIntoViewIfNeeded(),
  });

  await open(page, '/taste-preferences');
  const rows = ['TRADER JOES', '11/02/2026 17:42', 'LEMONGRASS           1.99', 'TOTAL                1.99'];
  const photos = [
    fileOf('IMG_2044.jpg', await photographed(page, rows, { filter: 'brightness(0.2)' })),
    fileOf('IMG_2045.jpg', await photographed(page, rows, { width: 300 })),
  ];
  await page.locator('input[type=file]').first().setInputFiles(photos);
  const waiting = page.getByRole('region', { name: '2 photos not sent yet' });
  await expect(waiting).toBeVisible();
  await shoot(page, {
    name: 'receipts/held',
    says: 'Photos that may not be read well wait',
    isWindow: true,
    arrange: () => waiting.scrollIntoViewIfNeeded(),
  });
});
