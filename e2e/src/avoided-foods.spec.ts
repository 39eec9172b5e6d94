import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';

const box = (page: Page) => page.getByLabel('Foods never to put in');
const chips = (page: Page) => page.getByRole('list', { name: 'Foods that are left out' });
const save = (page: Page) => page.getByRole('button', { name: 'Save My Preferences' });

type Listed = { title: string; ingredients: { name: string }[] };

async function expectNone(page: Page, foods: RegExp) {
  await page.goto('/recipes');
  const answer = page.waitForResponse((response) => /sample-recipes\?.*seed=1\b/.test(response.url()));
  await page.getByRole('button', { name: 'Generate 3 Recipes' }).click();
  const { recipes } = (await (await answer).json()) as { recipes: Listed[] };
  expect(recipes).toHaveLength(3);
  for (const { title, ingredients } of recipes) {
    expect(ingredients.map(({ name }) => name).join('\n'), title).not.toMatch(foods);
  }
  await expect(page.getByRole('article')).toHaveCount(3);
}

test('a visitor’s avoided foods are stored, and no recipe contains one', async ({ page }) => {
  await page.goto('/taste-preferences');
  await box(page).fill('Mushrooms');
  await box(page).press('Enter');
  await box(page).pressSequentially('eggs,');
  await expect(chips(page).getByRole('button')).toHaveText(['Mushrooms', 'eggs']);
  await expect(box(page)).toHaveValue('');
  await save(page).click();
  await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  await page.reload();
  await expect(chips(page).getByRole('button')).toHaveText(['Mushrooms', 'eggs']);
  await expectNone(page, /mushroom|\beggs?\b/i);
});

test('a user sees avoided foods in the account, and removes one', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  await box(page).fill('shrimp, eggs, olives, SHRIMP');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  await expect(chips(page).getByRole('button')).toHaveText(['shrimp', 'eggs', 'olives']);
  await chips(page).getByRole('button', { name: 'Remove olives' }).click();
  await expect(chips(page).getByRole('button', { name: 'Remove eggs' })).toBeFocused();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await page.goto('/account?tab=profile');
  await expect(page.getByRole('tabpanel').getByText('shrimp')).toBeVisible();
  await expectNone(page, /shrimp|\beggs?\b/i);
});

test('a name that is too long is rejected, and a food that is an allergen suggests the allergy', async ({
  page,
}) => {
  await page.goto('/taste-preferences');
  await box(page).fill('x'.repeat(61));
  await box(page).press('Enter');
  await expect(page.getByText('Use at most 60 characters')).toBeVisible();
  await expect(box(page)).toHaveValue('x'.repeat(61));

  await box(page).fill('peanuts');
  await box(page).press('Enter');
  await expect(page.getByText('Allergic to peanuts? The allergy list is stricter')).toBeVisible();
  await expectAccessible(page, 'the offer of an allergy', 'form');
  await page.getByRole('button', { name: 'Add Peanuts to allergies' }).click();
  await expect(page.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked();
  await expect(page.getByText('Allergic to peanuts?')).toBeHidden();
});
