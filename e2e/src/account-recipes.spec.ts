import { expect, test } from '@playwright/test';
import { fail } from './failing-server.ts';
import { cookbook, favorElsewhere, recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { notifications } from './toasts.ts';

test('recipes and favorites that are there stay, also when they cannot be asked for again', async ({
  page,
}) => {
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

test('a recipe of the account says when it could not be checked against the allergies', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  await page.getByRole('checkbox', { name: 'Peanuts' }).click();
  await page.getByRole('button', { name: 'Save My Preferences' }).click();
  await expect(notifications(page)).toContainText('Taste preferences saved!');
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
