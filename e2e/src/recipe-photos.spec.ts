import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

/** A dish on a plate, drawn by the browser, larger than any page shows it. */
async function photo(page: Page, color: string) {
  const data = await page.evaluate((table) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 });
    const context = canvas.getContext('2d')!;
    context.fillStyle = table;
    context.fillRect(0, 0, 1800, 1200);
    for (const [x, y, radius, fill] of [
      [900, 600, 480, '#f4ead8'],
      [900, 600, 330, '#b5442c'],
      [800, 520, 70, '#4b7f3a'],
      [1010, 660, 90, '#e0b23c'],
    ] as const) {
      context.fillStyle = fill;
      context.beginPath();
      context.arc(x, y, radius, 0, 7);
      context.fill();
    }
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  }, color);
  return { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

const chooser = (page: Page) => page.locator('input[type=file]');
const isShown = (page: Page) =>
  page
    .locator('img[src^="/api/photos/"]')
    .evaluateAll((images) => images.some((image) => (image as HTMLImageElement).naturalWidth > 0));

async function writeRecipe(page: Page): Promise<string> {
  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill('Tomato tart');
  await page.getByLabel('Ingredient 1', { exact: true }).fill('500 g tomatoes');
  await page.getByLabel('Step 1', { exact: true }).fill('Bake the tomatoes for 40 minutes.');
  return page.url();
}

async function writeElsewhere(page: Page, title: string) {
  const document = {
    ...{ title, description: null, steps: ['Mix and bake it.'], cookingTime: 30, servings: 4 },
    ...{ cuisineType: null, mealType: null, tags: [], lines: [{ text: '500 g flour' }] },
  };
  const answer = await page.request.post('/api/own-recipes', {
    data: { key: crypto.randomUUID(), document },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { recipe: { id: string } }).recipe.id;
}

test('a photo is added to a recipe, shown everywhere, and removed', async ({ page, browser }) => {
  await signUp(page);
  await writeRecipe(page);
  await chooser(page).setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('No photo'),
  });
  await expect(page.getByText(/^This file is not a photo that Plateful can read/)).toBeVisible();
  await chooser(page).setInputFiles(await photo(page, '#5d7fa3'));
  await expect(page.getByAltText('The photo')).toBeVisible();
  await expectAccessible(page, 'the editor with a photo');
  await expectNoSidewaysScroll(page, 'the editor with a photo');
  await page.getByRole('button', { name: 'Save Recipe' }).click();

  await expect(page.getByRole('heading', { name: 'Tomato tart', level: 1 })).toBeVisible();
  await expect(page.getByAltText('Photo of Tomato tart')).toBeVisible();
  await expect.poll(() => isShown(page)).toBe(true);
  await expectAccessible(page, 'a recipe with a photo');

  const guest = await browser.newContext();
  const shared = await guest.newPage();
  await shared.goto(page.url());
  await expect(shared.getByAltText('Photo of Tomato tart')).toBeVisible();
  await expect.poll(() => isShown(shared)).toBe(true);
  await guest.close();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await expect(page.getByRole('button', { name: 'Add a Photo' })).toBeFocused();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Tomato tart', level: 1 })).toBeVisible();
  await expect(page.getByAltText('Photo of Tomato tart')).toHaveCount(0);
});

test('a missing photo is replaced by the drawn plate', async ({ page }) => {
  await page.route('**/api/photos/*', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await signUp(page);
  await writeRecipe(page);
  await chooser(page).setInputFiles(await photo(page, '#5d7fa3'));
  await expect(page.getByRole('button', { name: 'Remove Photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Tomato tart', level: 1 })).toBeVisible();
  await expect(page.locator('img[src^="/api/photos/"]')).toHaveCount(0);
});

test('a cooked dish shows its own photo', async ({ page }) => {
  await signUp(page);
  await page.goto(`/recipe/${recipes.gazpacho.id}`);
  await page.getByRole('button', { name: 'Cooked It' }).click();
  await chooser(page).setInputFiles(await photo(page, '#7a9a5a'));
  await expect(page.getByAltText('The photo')).toBeVisible();
  await expectAccessible(page, 'the window of what was cooked', '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.goto('/cooked');
  await expect.poll(() => isShown(page)).toBe(true);
  await expectAccessible(page, 'the cooked log with a photo');
});

test('a removed recipe is restored by Undo, and on its page', async ({ page }) => {
  await signUp(page);
  const id = await writeElsewhere(page, 'Plain bread');
  await page.goto('/account?tab=recipes');
  await page.getByRole('button', { name: 'More for Plain bread' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expectAccessible(page, 'the question before a recipe is removed', '[role=alertdialog]');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(notifications(page).getByText('Recipe removed')).toBeVisible();
  await expect(page.getByText('No recipes yet')).toBeVisible();
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Plain bread', exact: true })).toBeVisible();

  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You removed this recipe')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'the page of a removed recipe');
  await page.getByRole('button', { name: 'Restore Recipe' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
});

test('edits of a recipe that was removed elsewhere are not lost', async ({ page }) => {
  await signUp(page);
  const id = await writeElsewhere(page, 'Plain bread');
  await page.goto(`/recipe/${id}/edit`);
  await page.getByLabel('Title').fill('Plain bread with seeds');
  expect((await page.request.delete(`/api/own-recipes/${id}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(notifications(page).getByText('This recipe was removed elsewhere')).toBeVisible();
  await notifications(page).getByRole('button', { name: 'Restore and Save' }).click();
  await expect(page.getByRole('heading', { name: 'Plain bread with seeds', level: 1 })).toBeVisible();
});
