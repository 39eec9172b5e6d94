import { expect } from '@playwright/test';
import { holdScripts } from './hold-scripts.ts';
import { recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';

const recipePath = `/recipe/${recipes.puttanesca.id}`;

test('before hydration a page keeps typed text, and its buttons are disabled', async ({ page }) => {
  await test.step('a button is disabled before hydration, and works after it', async () => {
    const release = await holdScripts(page);
    await page.goto(recipePath);
    const share = page.getByRole('button', { name: 'Share' });
    await expect(share).toHaveCSS('pointer-events', 'none');
    release();
    await share.click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
  });

  await test.step('text typed before hydration is searched for', async () => {
    const release = await holdScripts(page);
    await page.goto('/recipes');
    const field = page.getByRole('searchbox', { name: 'Search recipes' });
    await field.fill('chicken tikka');
    release();
    await expect(page.getByRole('heading', { name: /^\d+ recipes for “chicken tikka”$/ })).toBeVisible();
    await expect(field).toHaveValue('chicken tikka');
  });

  await test.step('a form that needs scripts is not sent without them', async () => {
    const release = await holdScripts(page);
    await page.goto('/recipes');
    const request = page.getByLabel('What do you feel like?');
    await request.fill('soup');
    await request.press('Enter');
    const generate = page.getByRole('button', { name: 'Generate 3 Recipes' });
    await expect(generate).toHaveCSS('pointer-events', 'none');
    await expect(request).toHaveValue('soup');
    release();
    await generate.click();
    await expect(page.getByText('Setup required', { exact: true })).toBeVisible();
    await expect(request).toHaveValue('soup');
  });

  await test.step('a page scrolled before hydration stays in its place', async () => {
    const release = await holdScripts(page);
    await page.goto('/faq');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    release();
    for (const visit of ['scrolled', 'reloaded']) {
      await expect(page.locator('html')).not.toHaveClass(/early/);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.scrollY), visit).toBe(900);
      await page.reload();
    }
  });
});

test('a signed-in visitor is not asked to sign in before hydration', async ({ page }) => {
  await signUp(page);
  const release = await holdScripts(page);
  await page.goto(recipePath);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  release();
  await page.getByRole('button', { name: 'Save as a favorite' }).first().click();
  await expect(page.getByRole('button', { name: 'Saved as a favorite' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved as a favorite' }).first()).toBeVisible();
});
