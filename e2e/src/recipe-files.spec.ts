import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { cookbook, recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

const formats = [
  { name: 'PDF', begins: '%PDF-' },
  { name: 'Markdown', begins: '# ' },
  { name: 'schema.org (JSON-LD)', begins: '{' },
  { name: 'Paprika', begins: '\u001f' },
  { name: 'Mealie', begins: 'PK' },
];

test.use({ viewport: { width: 390, height: 844 } });

test('a recipe downloads in each format from its page, without an account', async ({ page }) => {
  await page.goto(`/recipe/${recipes.padThai.id}`);
  for (const { name, begins } of formats) {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const item = page.getByRole('menuitem', { name });
    await item.scrollIntoViewIfNeeded();
    expect(await downloaded(page, () => item.click())).toMatch(
      new RegExp(`^${begins.replace(/\W/g, '\\$&')}`),
    );
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Download as')).toBeVisible();
  await expectAccessibleEverywhere(page, 'the menu', '[role=menu]');
});

test('all own recipes download in each format, and can be imported again', async ({ page, browser }) => {
  await signUp(page, '/account?tab=profile');
  const section = page.getByRole('region', { name: 'Recipes for other apps' });
  await section.getByRole('button', { name: 'Download Recipes' }).click();
  await expect(notifications(page)).toContainText('You do not have any recipes of your own yet.');
  const chosen = page.getByRole('region', { name: 'Import', exact: true }).locator('input[type=file]');
  const imported = page.waitForResponse('**/api/account/import');
  await chosen.setInputFiles(cookbook({ 'Red lentil soup': ['200 g red lentils', '1 onion'] }));
  await imported;
  for (const { name } of formats) {
    await section.getByLabel('Format').selectOption({ label: name });
    const press = () => section.getByRole('button', { name: 'Download Recipes' }).click();
    const content = await downloaded(page, press);
    expect(content.length, name).toBeGreaterThan(100);
  }
  const other = await browser.newPage();
  await signUp(other, '/account?tab=profile');
  await section.getByLabel('Format').selectOption({ label: 'Paprika' });
  const file = await download(page, () => section.getByRole('button', { name: 'Download Recipes' }).click());
  const again = other.getByRole('region', { name: 'Import', exact: true }).locator('input[type=file]');
  await again.setInputFiles(file);
  await other.getByRole('tab', { name: 'Recipes' }).click();
  await expect(other.getByRole('article')).toContainText(['Red lentil soup']);
  await other.close();
});

async function download(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return file.path();
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  return (await readFile(await download(page, press))).toString('latin1');
}
