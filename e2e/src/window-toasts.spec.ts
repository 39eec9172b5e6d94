import { expect } from '@playwright/test';
import { fail } from './failing-server.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a toast over an open dialog is announced, reachable by keyboard, and covers no field', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join Pro Waitlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join the Pro Waitlist' });
  await dialog.getByLabel('First Name').fill('Ada');
  await dialog.getByLabel('Last Name').fill('Cook');
  await dialog.getByLabel('Email').fill('ada@example.com');
  await fail(page, 'POST /api/waitlist');
  await dialog.getByRole('button', { name: /^Join/ }).click();
  // By role: content that a dialog hides from screen readers is not found.
  const toast = notifications(page).getByRole('listitem');
  await expect(toast).toBeVisible();
  await toast.hover();
  const { y, height } = (await toast.boundingBox())!;
  for (const field of await dialog.getByRole('textbox').all()) {
    expect((await field.boundingBox())!.y).toBeGreaterThan(y + height);
  }

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
});
