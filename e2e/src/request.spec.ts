import { expect } from '@playwright/test';
import { test } from './test.ts';

const field = 'What do you feel like?';

test('a visitor makes a request in words', async ({ page }) => {
  await test.step('an unavailable cuisine is reported with the nearest one', async () => {
    await page.goto('/recipes');
    await page.getByLabel(field).fill('something Bolivian');
    await expect(
      page.getByText('We do not cook Bolivian yet; Peruvian is the nearest that we do.'),
    ).toBeVisible();
  });

  await test.step('a request that is too long shows an error, and is not cut', async () => {
    await page.goto('/recipes');
    const long = 'soup '.repeat(101);
    await page.getByLabel(field).fill(long);
    await expect(page.getByText('Your request must be 500 characters or less')).toBeVisible();
    await expect(page.getByLabel(field)).toHaveValue(long);
  });

  await test.step('a visitor asks for a dish in words and sees what was understood', async () => {
    await page.goto('/taste-preferences');
    await page.getByRole('button', { name: 'Save My Preferences' }).click();
    await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
    await page.goto('/recipes');
    await page.getByLabel(field).fill('soup, no oven, for six, shimmering');
    for (const chip of ['Soup', 'No oven', 'For 6']) {
      await expect(page.getByText(chip, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Not understood: “shimmering”')).toBeVisible();

    await page.getByRole('button', { name: /^Generate/ }).click();
    await expect(page.getByText('We could not make anything of “shimmering”.')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('We have no dish of that kind')).toBeHidden();

    // The chip says six, so the samples are for six, on their pages too.
    const card = page.getByRole('article').first();
    await expect(card).toContainText('serves 6');
    await card.getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'servings' })).toContainText('6 servings');
    await page.goBack();

    // The request stays with the results through a reload.
    await page.reload();
    await expect(page.getByLabel(field)).toHaveValue('soup, no oven, for six, shimmering');
  });
});
