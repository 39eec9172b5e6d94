import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { cookbook, tellTasteElsewhere } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

const card = `Grandma's noodles
Serves 3
Ingredients
250 g rice noodles
2 tbsp peanut butter
Method
1. Boil the noodles.
2. Stir in the peanut butter.`;

test('a pasted recipe is reviewed, with warnings, and saved', async ({ page }) => {
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: ['Peanuts'] });
  await page.goto('/recipes');
  await page.getByRole('link', { name: 'Import a Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import a recipe' })).toBeVisible();
  await expectAccessible(page, 'the import');
  await page.getByLabel('The recipe’s text').fill(card);
  await page.getByRole('button', { name: 'Read the Text' }).click();

  await expect(page.getByLabel('Title')).toHaveValue("Grandma's noodles");
  await expect(page.getByText('It says: “Serves 3”.')).toBeVisible();
  await expect(page.getByText('Peanut butter contains Peanuts')).toBeVisible();
  const original = page.getByRole('complementary', { name: 'The original' });
  await expect(original).toContainText('Read from your text');
  await expect(original.getByText('2. Stir in the peanut butter.', { exact: true })).toBeVisible();
  await original.getByText('Your text', { exact: true }).click();
  await expect(original.getByText('2. Stir in the peanut butter.', { exact: true })).toBeHidden();
  await expectNoSidewaysScroll(page, 'the import');
  await expectAccessible(page, 'the import');
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(notifications(page).getByText('Recipe saved')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: "Grandma's noodles" })).toBeVisible();
});

test('a link to a private network is rejected with a message, and the typed text stays', async ({ page }) => {
  await signUp(page, '/recipes/import');
  await page.getByRole('textbox', { name: 'Link', exact: true }).fill('http://192.168.0.1/soup');
  await page.getByRole('button', { name: 'Read the Page' }).click();
  await expect(page.getByRole('alert')).toContainText('does not lead to a page on the public internet');
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(
    'http://192.168.0.1/soup',
  );
});

test('a link shared by another app is imported immediately, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto(`/recipes/import?title=Soup&text=${encodeURIComponent('Look: http://127.0.0.1/soup')}`);
  await expect(page.getByRole('alert')).toContainText('does not lead to a page on the public internet');
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue('http://127.0.0.1/soup');
  await expectNoSidewaysScroll(page, 'the import');
});

test('the photo of a recipe is next to the form on a desktop, and above it on a phone', async ({ page }) => {
  await signUp(page, '/recipes/import');
  const photo = await photoOf(page, card.split('\n'));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a Photo or PDF' }).click();
  await (await chooser).setFiles({ name: 'card.png', mimeType: 'image/png', buffer: photo });
  const original = page.getByRole('complementary', { name: 'The original' });
  await expect(original).toContainText('Read from your photo', { timeout: 60_000 });
  const shown = original.getByRole('img', { name: 'The recipe you imported' });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await expect(page.getByText('2 tbsp · peanut butter')).toBeVisible();
  await expectAccessible(page, 'the photo beside the form');
  await expectNoSidewaysScroll(page, 'the photo beside the form');

  const title = page.getByLabel('Title');
  const places = async () => [(await original.boundingBox())!, (await title.boundingBox())!] as const;
  const [beside, field] = await places();
  expect(beside.x + beside.width).toBeLessThan(field.x);
  // It stays while the form is scrolled.
  await page.getByRole('button', { name: 'Save Recipe' }).focus();
  await page.mouse.wheel(0, 900);
  await expect(shown).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await places();
  expect(above.y + above.height).toBeLessThan(below.y);
  await original.getByText('Your photo', { exact: true }).click();
  await expect(shown).toBeHidden();
  await expectAccessible(page, 'the photo above the form');
  await expectNoSidewaysScroll(page, 'the photo above the form');
});

/** A picture of a printed card. */
async function photoOf(page: Page, rows: readonly string[]): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setViewportSize({ width: 800, height: 700 });
  await printer.setContent(
    `<body style="margin:40px;font:36px/1.8 sans-serif;background:#fff">${rows.map((row) => `<div>${row}</div>`).join('')}`,
  );
  const picture = await printer.screenshot();
  await printer.close();
  return picture;
}

test('a file from another app is imported, and possible duplicates are listed', async ({ page }) => {
  await signUp(page, '/recipes/import');
  const chosen = page.getByRole('region', { name: 'File from another app' });
  const choose = async (titles: Record<string, string[]>) => {
    const chooser = page.waitForEvent('filechooser');
    await chosen.getByRole('button', { name: /^Choose (?:a|Another) File$/ }).click();
    await (await chooser).setFiles(cookbook(titles));
  };
  await choose({ 'Red lentil soup': ['200 g red lentils', '1 onion'] });
  await expect(chosen.getByText('Everything was imported')).toBeVisible();
  await choose({ 'Our red lentil soup': ['250 g red lentils', '1 onion'], 'Plain rice': ['200 g rice'] });
  await expect(chosen.getByText('2 recipes')).toBeVisible();
  const twice = chosen.getByRole('region', { name: 'Possible duplicates' });
  await expect(twice.getByRole('listitem')).toHaveText(['Our red lentil soup looks like Red lentil soup']);
  await expectAccessible(page, 'the report');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'the report');
  const opened = page.waitForEvent('popup');
  await twice.getByRole('link', { name: 'Red lentil soup', exact: true }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Red lentil soup');
});
