import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function openRecipe(page: Page) {
  await page.goto('/recipes');
  await page.goto((await page.getByRole('article').first().getByRole('link').first().getAttribute('href'))!);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
}

async function copyLink(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(notifications(page).getByRole('listitem')).toBeVisible();
}

test('a toast does not cover menus or the focused element, and is not printed', async ({ page }) => {
  await test.step('an open menu is above a toast', async () => {
    await openRecipe(page);
    await copyLink(page);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    // To where the menu has no place but over the toast.
    await share.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 360));
    await share.click();
    const toast = (await notifications(page).getByRole('listitem').boundingBox())!;
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(menu.y + menu.height).toBeGreaterThan(toast.y);
    for (const item of await page.getByRole('menuitem').all())
      await item.click({ trial: true, timeout: 2000 });
  });

  await test.step('a toast does not cover the focused element', async () => {
    await openRecipe(page);
    await copyLink(page);
    const toast = notifications(page).getByRole('listitem');
    const print = page.getByRole('button', { name: 'Print' });
    for (let times = 0; times < 2; times++) {
      const { y } = (await toast.boundingBox())!;
      await print.evaluate((button) => button.blur());
      await print.evaluate((button, top) => window.scrollBy(0, button.getBoundingClientRect().top - top), y);
      // Stays where it is: focusing by itself would scroll a covered button into sight.
      await print.evaluate((button) => button.focus({ preventScroll: true }));
      await expect.poll(() => distance(toast, print)).toBeGreaterThan(0);
    }
  });

  await test.step('neither a toast nor a menu is printed', async () => {
    await openRecipe(page);
    await copyLink(page);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(notifications(page)).toBeHidden();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByText('Ingredients').first()).toBeVisible();
  });
});

/** In pixels, from edge to edge; negative where they overlap. */
async function distance(a: Locator, b: Locator): Promise<number> {
  const [first, second] = await Promise.all([a.boundingBox(), b.boundingBox()]);
  return Math.max(second!.y - first!.y - first!.height, first!.y - second!.y - second!.height);
}
