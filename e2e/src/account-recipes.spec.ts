import { expect } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { fail } from './failing-server.ts';
import { cookbook, favorElsewhere, recipes, tellTasteElsewhere } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';

test('loaded recipes and favorites stay when a refetch fails', async ({ page }) => {
  await signUp(page, '/account');
  await favorElsewhere(page, recipes.padThai);
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const importSoup = async (name: string) => {
    await tab('Profile & Taste');
    const section = page.getByRole('region', { name: 'Import', exact: true });
    const again = page.waitForResponse('**/api/user/overview?*');
    await section.locator('input[type=file]').setInputFiles(cookbook({ [name]: ['200 g red lentils'] }));
    await again;
  };
  await importSoup('Red lentil soup');
  await tab('Recipes');
  await expect(page.getByRole('article')).toContainText(['Red lentil soup']);
  await tab('Favorites');
  await expect(page.getByRole('article')).toContainText([recipes.padThai.title]);

  await fail(page, 'GET /api/own-recipes');
  await fail(page, 'GET /api/favorite-recipes');
  await importSoup('Another soup');
  await tab('Recipes');
  await expect(page.getByRole('article')).toContainText(['Red lentil soup']);
  await tab('Favorites');
  await expect(page.getByRole('article')).toContainText([recipes.padThai.title]);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Your favorites could not be loaded')).toBeVisible();
});

test('a recipe in the account is added to a collection and to the week', async ({ page }) => {
  const { padThai } = recipes;
  await signUp(page);
  await favorElsewhere(page, padThai);
  await page.goto('/account?tab=favorites');
  const more = page.getByRole('button', { name: `More for ${padThai.title}` });
  await more.click();
  await page.getByRole('menuitem', { name: 'Collections' }).click();
  const collections = page.getByRole('dialog', { name: 'Collections' });
  await collections.getByRole('textbox', { name: 'New collection' }).fill('For guests');
  await page.keyboard.press('Enter');
  await expect(collections.getByRole('checkbox', { name: 'For guests' })).toBeChecked();
  await expectAccessible(page, 'Collections', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await page.getByRole('tab', { name: 'Recipes' }).click();
  await page.getByRole('checkbox', { name: 'For guests' }).click();
  await page.getByRole('button', { name: padThai.title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: padThai.title });
  await expect(dialog.getByRole('button', { name: 'Collections' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Add to Meal Plan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'Add to Meal Plan' }).click();
  await expect(page.getByRole('dialog', { name: 'Add to Meal Plan' })).toContainText(padThai.title);
});

test('a recipe in the account says when it could not be checked against the allergies', async ({ page }) => {
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: ['Peanuts'] });
  await favorElsewhere(page, recipes.padThai);
  const mend = await fail(page, 'GET /api/taste-profile');
  await page.goto('/account?tab=favorites');
  await page.getByRole('button', { name: recipes.padThai.title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Your allergies could not be loaded');
  await expect(dialog.getByRole('alert')).toContainText('this recipe is not checked against them');
  await mend();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await expect(dialog.getByText('Contains peanuts', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(dialog).toBeFocused();
});
