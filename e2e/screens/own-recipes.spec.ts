import { expect } from '@playwright/test';
import { recipes } from '../src/kitchen.ts';
import { test } from '../src/test.ts';
import { open, shoot } from './camera.ts';
import { newcomer, saveTaste } from './household.ts';

test('own recipes', async ({ page }) => {
  await newcomer(page, '/recipes', 'rosemary@example.com');
  await saveTaste(page);
  await open(page, '/recipes/new');
  await shoot(page, { name: 'own-recipes/new', says: 'A recipe that is begun', isWhole: true });
  await page.getByLabel('Title').fill('Pizza of the house');
  await page.getByLabel('Description').fill('Thin, crisp, and gone in a minute.');
  const lines = [
    'For the dough:',
    '500 g bread flour',
    '320 ml water',
    'For the top:',
    '200 g mozzarella',
    '2 tbsp peanut butter',
    'a handful of glorp',
  ];
  for (const [index, text] of lines.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Line' }).click();
    await page.getByLabel(`Ingredient ${index + 1}`, { exact: true }).fill(text);
  }
  await page
    .getByLabel('Step 1', { exact: true })
    .fill('Knead flour and water to a smooth dough and let it rest for an hour.');
  await expect(page.getByText('Peanut butter contains Peanuts')).toBeVisible();
  await shoot(page, { name: 'own-recipes/written', says: 'A recipe with an allergen in it', isWhole: true });
  await page.getByRole('button', { name: 'More for 200 g mozzarella' }).click();
  await page.getByRole('menuitem', { name: 'Swap for Something Else' }).click();
  await shoot(page, { name: 'own-recipes/swap', says: 'What cooks take instead', isWindow: true });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.waitForURL(/\/recipe\//);
  await page.waitForLoadState('networkidle');
  await shoot(page, { name: 'own-recipes/page', says: 'The page of an own recipe', isWhole: true });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Ingredient 3', { exact: true }).fill('300 ml water');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible();
  await shoot(page, { name: 'own-recipes/history', says: 'The history of a recipe' });
});

test('cooked log and collections', async ({ page }) => {
  await newcomer(page, '/recipes', 'thyme@example.com');
  await open(page, '/cooked');
  await shoot(page, { name: 'cooked/empty', says: 'Nothing cooked yet' });
  const notes = ['For six, all gone.', null, 'Half the chili for the children, and twice the lime.'];
  for (const [index, { id }] of [recipes.risotto, recipes.padThai, recipes.gazpacho].entries()) {
    const key = crypto.randomUUID();
    const date = `2026-0${index + 1}-1${index}`;
    await page.request.post('/api/cooked', { data: { key, recipeId: id, date, note: notes[index] } });
    await page.request.patch(`/api/recipe-notes/${id}`, { data: { rating: 5 - index } });
  }
  await open(page, '/cooked');
  await shoot(page, { name: 'cooked/log', says: 'What was cooked', isWhole: true });
  const created = await page.request.post('/api/collections', { data: { name: 'For guests' } });
  const { collection } = (await created.json()) as { collection: { id: string } };
  await page.request.put(`/api/collections/${collection.id}/recipes/${recipes.risotto.id}`);
  await open(page, `/recipe/${recipes.risotto.id}`);
  await page.getByRole('button', { name: 'Collections' }).click();
  await shoot(page, { name: 'cooked/collections', says: 'The collections of a recipe', isWindow: true });
  await page.keyboard.press('Escape');
  await open(page, `/account?collection=${collection.id}`);
  await shoot(page, { name: 'cooked/collection', says: 'A collection in the account' });
});
