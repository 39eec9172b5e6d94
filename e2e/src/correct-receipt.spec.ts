import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { importReceipts } from './imported-receipts.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

test('a misread receipt is corrected, and its totals are updated', async ({ page }) => {
  await signUp(page, '/account?tab=profile');
  await importReceipts(page, [
    { days: 2, store: 'Corner Market', items: [['tomato', 'tomatoes', 1, 'kg', 299]] },
  ]);
  await page.reload();
  const receipt = page.getByRole('article', { name: 'Corner Market' });
  const dialog = page.getByRole('dialog');
  await expect(receipt).toContainText('No total found, please check');

  await receipt.getByRole('button', { name: /^Correct Tomatoes/ }).click();
  await dialog.getByLabel('Price').fill('free');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription('Please enter a price, such as 2.99.');
  await dialog.getByLabel('Price').fill('2,99');
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel('Unit').selectOption('g');
  await expectAccessible(page, 'an item of a receipt', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notifications(page)).toContainText('Your prices and your food at home were updated.');
  await expect(receipt).toContainText('500 g');
  await expect(receipt).toContainText('$2.99');

  await receipt.getByRole('button', { name: 'Correct Store, Day or Total' }).click();
  await dialog.getByLabel('Store').fill('trader joes');
  await dialog.getByLabel('Total').fill('4.98');
  await expectAccessible(page, 'the head of a receipt', '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const renamed = page.getByRole('article', { name: "Trader Joe's" });
  await expect(renamed).toContainText('Printed total $4.98, items add up to $2.99: something may be missing');

  await renamed.getByRole('button', { name: 'Add a missed item' }).click();
  await dialog.getByRole('combobox', { name: 'Food' }).fill('leek');
  await dialog.getByRole('option', { name: /^Leek/ }).first().click();
  await dialog.getByLabel('Price').fill('1.99');
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(renamed).toContainText('The items add up to the printed total');

  await page.goto('/prices');
  await expect(page.getByRole('main')).toContainText("Trader Joe's");
  await page.goto('/at-home');
  await page.getByRole('button', { name: 'Add a Food' }).click();
  await dialog.getByRole('combobox', { name: 'Food' }).fill('tofu');
  await dialog.getByRole('option', { name: /^Tofu/ }).first().click();
  await expectAccessible(page, 'a food at home', '[role=dialog]');
  await dialog.getByLabel('Amount').fill('14');
  await dialog.getByLabel('Unit', { exact: true }).selectOption('whole');
  await dialog.getByRole('button', { name: 'Add Food' }).click();
  await expect(notifications(page)).toContainText('Enter the amount in grams');
  await dialog.getByLabel('Unit', { exact: true }).selectOption('g');
  await dialog.getByRole('button', { name: 'Add Food' }).click();
  const tofu = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Tofu' });
  await expect(tofu).toBeVisible();
  await tofu.getByRole('button', { name: 'Used Up tofu' }).click();
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Used Up tofu' })).toBeVisible();
});
