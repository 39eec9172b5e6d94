import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

test('a cooked dish is rated, noted and logged', async ({ page }) => {
  await signUp(page, '/cooked');
  await expect(page.getByRole('heading', { name: 'Nothing cooked yet' })).toBeVisible();
  await page.goto(`/recipe/${recipes.risotto.id}`);
  const notes = page.getByRole('region', { name: 'Your notes' });
  await notes.getByRole('radio', { name: '5 of 5' }).check();
  await expect(notes.getByText('A favorite', { exact: true })).toBeVisible();
  await notes.getByLabel('Note').fill('More mushrooms');
  await notes.getByRole('button', { name: 'Save Note' }).click();
  await notes.getByRole('button', { name: 'Cooked It' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('For six, all gone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(notifications(page)).toContainText('Added to your cooked log.');
  await expect(notes.getByText(/^Cooked once, last on/)).toBeVisible();
  await page.reload();
  await expect(notes.getByLabel('Note')).toHaveValue('More mushrooms');
  await expect(notes.getByRole('radio', { name: '5 of 5' })).toBeChecked();
  await expectAccessible(page, 'a recipe with notes');

  await notes.getByRole('link', { name: 'Your cooked log' }).click();
  const card = page.getByRole('article');
  await expect(card).toContainText(recipes.risotto.title);
  await expect(card).toContainText('For six, all gone');
  await expect(card.getByText('Rated 5 of 5')).toBeAttached();
  await expectAccessible(page, 'the cooked log');
  await expectNoSidewaysScroll(page, 'the cooked log');
  await card.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing cooked yet' })).toBeVisible();
});

test('recipes are added to collections from pages and cards, and shown in the account', async ({ page }) => {
  await signUp(page);
  await page.goto(`/recipe/${recipes.risotto.id}`);
  await page.getByRole('button', { name: 'Collections' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New collection').fill('For guests');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('checkbox', { name: /For guests/ })).toBeChecked();
  await expectAccessible(page, 'collections', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.goto(`/recipe/${recipes.padThai.id}`);
  await page.getByRole('button', { name: 'Collections' }).click();
  await dialog.getByRole('checkbox', { name: /For guests/ }).check();
  await expect(dialog.getByText('2 recipes')).toBeVisible();

  await page.goto('/account');
  await page.getByRole('checkbox', { name: 'For guests (2)' }).check();
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText([recipes.risotto.title, recipes.padThai.title]);
  await page.getByRole('button', { name: `More for ${recipes.padThai.title}` }).click();
  await page.getByRole('menuitem', { name: 'Move Up' }).click();
  await expect(titles).toHaveText([recipes.padThai.title, recipes.risotto.title]);
  await page.reload();
  await expect(titles).toHaveText([recipes.padThai.title, recipes.risotto.title]);
  await page.getByRole('button', { name: 'Rename' }).click();
  await dialog.getByLabel('Name').fill('For friends');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'For friends' })).toBeVisible();
});
