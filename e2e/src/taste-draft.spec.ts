import { expect, type Page } from '@playwright/test';
import { delay } from './failing-server.ts';
import { tellTasteElsewhere } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

const allergy = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const saved = {
  title: 'Taste preferences saved!',
  description: "Your personalized meal recommendations are ready. Let's generate some recipes!",
};
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });

test('changes made during a save stay unsaved, and leaving meanwhile needs no confirmation', async ({
  page,
}) => {
  await signUp(page, '/taste-preferences');
  await allergy(page, 'Sesame').click();
  const release = await delay(page, 'POST /api/taste-profile');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await allergy(page, 'Fish').click();
  await page.getByLabel('Custom instructions').fill('No cilantro.');
  release();
  await expectSuccess(page, saved);
  for (const name of ['Sesame', 'Fish']) await expect(allergy(page, name)).toBeChecked();
  await expect(page.getByLabel('Custom instructions')).toHaveValue('No cilantro.');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await page.reload();
  for (const name of ['Sesame', 'Fish']) await expect(allergy(page, name)).toBeChecked();

  await test.step('leaving during a save needs no confirmation', async () => {
    await allergy(page, 'Soy').click();
    const releaseAgain = await delay(page, 'POST /api/taste-profile');
    await save(page).click();
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    releaseAgain();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectSuccess(page, saved);
  });
});

test('the dialog in the account stays open for changes made during a save', async ({ page }) => {
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: [] });
  await page.goto('/account?tab=profile');
  await page.getByRole('button', { name: 'Edit Preferences' }).click();
  const window = page.getByRole('dialog', { name: 'Edit taste preferences' });
  await window.getByRole('checkbox', { name: 'Vegan' }).click();
  const release = await delay(page, 'POST /api/taste-profile');
  await save(page).click();
  await window.getByRole('checkbox', { name: 'Sesame' }).click();
  release();
  await expectSuccess(page, { title: 'Preferences updated!' });
  await expect(window.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await expect(window).toBeHidden();
  await expect(page.getByRole('tabpanel').getByText('Sesame')).toBeVisible();
});

test('a draft survives a sign-in in another tab, and is saved to the account', async ({ page }) => {
  await page.goto('/taste-preferences');
  await expect(page.locator('html')).not.toHaveClass(/early/);
  await allergy(page, 'Sesame').click();
  const other = await page.context().newPage();
  await signUp(other, '/taste-preferences');

  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('banner').getByText('Sign In')).toHaveCount(0);
  await expect(allergy(page, 'Sesame')).toBeChecked();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await save(page).click();
  await expectSuccess(page, saved);
  await other.reload();
  await expect(allergy(other, 'Sesame')).toBeChecked();
});
