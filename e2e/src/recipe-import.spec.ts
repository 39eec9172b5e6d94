import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signUp } from './people.ts';
import { notifications } from './toasts.ts';

const card = `Grandma's noodles
Serves 3
Ingredients
250 g rice noodles
2 tbsp peanut butter
Method
1. Boil the noodles.
2. Stir in the peanut butter.`;

test('a recipe that was pasted is looked over, warned of and saved', async ({ page }) => {
  await signUp(page, '/account');
  const answer = await page.request.post('/api/taste-profile', { data: { allergies: ['Peanuts'] } });
  expect(answer.ok()).toBe(true);
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Import a Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a recipe' })).toBeVisible();
  await expectAccessible(page, 'the import');
  await page.getByLabel('The recipe’s text').fill(card);
  await page.getByRole('button', { name: 'Read the Text' }).click();

  await expect(page.getByLabel('Title')).toHaveValue("Grandma's noodles");
  await expect(page.getByText('It says: “Serves 3”.')).toBeVisible();
  await expect(page.getByText('Peanut butter contains Peanuts')).toBeVisible();
  await page.getByText('Show the original').click();
  await expect(page.getByText('2. Stir in the peanut butter.', { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page, 'the import');
  await expectAccessible(page, 'the import');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(notifications(page).getByText('Recipe saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: "Grandma's noodles" })).toBeVisible();
});

test('a link to a private network is refused in words, and what was typed stays', async ({ page }) => {
  await signUp(page, '/recipes/import');
  await page.getByLabel('Link', { exact: true }).fill('http://192.168.0.1/soup');
  await page.getByRole('button', { name: 'Read the Page' }).click();
  await expect(page.getByRole('alert')).toContainText('does not lead to a page on the public internet');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('http://192.168.0.1/soup');
});

test('what another app shares is read at once, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, '/account');
  await page.goto(`/recipes/import?title=Soup&text=${encodeURIComponent('Look: http://127.0.0.1/soup')}`);
  await expect(page.getByRole('alert')).toContainText('does not lead to a page on the public internet');
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('http://127.0.0.1/soup');
  await expectNoSidewaysScroll(page, 'the import');
});

test('a file of another app is imported from where recipes are brought', async ({ page }) => {
  await signUp(page, '/recipes/import');
  await page.getByRole('link', { name: 'Import a File' }).click();
  const choose = page.getByRole('region', { name: 'Import' }).getByRole('button', { name: 'Choose a File' });
  await expect(choose).toBeFocused();
  await expect(choose).toBeInViewport();
});
