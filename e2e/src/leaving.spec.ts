import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { press } from './keyboard.ts';
import { cookbook, favorElsewhere, generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { sendSignIn, signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess, notifications } from './toasts.ts';

const profilePath = '/account?tab=profile';
const lentils = 'Red lentil soup of Aunt Mina';

test('an account is exported, deleted by keyboard, and imported again', async ({ page }, testInfo) => {
  const email = await signUp(page, '/taste-preferences');
  const section = page.getByRole('region', { name: 'Import', exact: true });
  const choose = (file: Parameters<Locator['setInputFiles']>[0]) =>
    section.locator('input[type=file]').setInputFiles(file);
  const list = page.getByRole('article');

  await test.step('a household with preferences, and an imported recipe that fits', async () => {
    await page.getByRole('checkbox', { name: 'Peanuts' }).click();
    await page.getByRole('checkbox', { name: 'Vegetarian' }).click();
    await page.getByRole('button', { name: 'Save My Preferences' }).click();
    await expect(notifications(page)).toContainText('Taste preferences saved!');
    await page.goto(profilePath);
    await choose({ name: 'shopping.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs, milk') });
    await expect(section.getByRole('alert')).toContainText('shopping.txt was not imported');
    await choose(cookbook({ [lentils]: ['200 g red lentils', '2 onions', '1 lemon'], 'A blank page': [] }));
    await expect(section.getByRole('status').first()).toContainText('Imported, except for a few things');
    await expect(section.getByRole('region', { name: 'Not imported' })).toContainText('A blank page');
  });

  const items = await test.step('a plan, a favorite and a list with a checked item', async () => {
    const answer = await page.request.get('/api/user/recipes');
    const [{ id, title }] = (await answer.json()).recipes;
    expect(title).toBe(lentils);
    await planElsewhere(page, { id, mealType: 'dinner' }, week.tuesday);
    await planElsewhere(page, recipes.tomatoToast, week.monday);
    await favorElsewhere(page, recipes.gazpacho);
    await generateListElsewhere(page);
    await page.goto('/shopping-list');
    await list.getByRole('checkbox', { name: /^red lentils/i }).click();
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1);
    return list.ariaSnapshot();
  });

  const file = testInfo.outputPath('export.json');
  await test.step('the file is named after the day', async () => {
    await page.goto(profilePath);
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export My Data' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`data-export-${await page.evaluate(today)}.json`);
    await download.saveAs(file);
    const { format, version, profile } = JSON.parse(await readFile(file, 'utf8'));
    expect([format, version, profile.email]).toEqual(['plateful-export', 1, email]);
  });

  await test.step('the deletion asks once, and the keyboard can cancel or confirm', async () => {
    const open = page.getByRole('button', { name: 'Delete Account' });
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const keep = question.getByRole('button', { name: 'Keep Account' });
    await press(page, open);
    await expect(keep).toBeFocused();
    await expect(question).toHaveAccessibleDescription(/permanently deleted after 30 days/);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Delete Account' }), 'Tab');
    await expect(keep).toBeFocused();
    await press(page, question.getByRole('button', { name: 'Delete Account' }));
    await expectSuccess(page, {
      title: 'Account deleted',
      description: 'You are signed out everywhere. Take care!',
    });
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('the next sign-in starts empty', async () => {
    await page.goto(`/api/login?returnTo=${encodeURIComponent('/account?tab=recipes')}`);
    await sendSignIn(page, email);
    await expect(page.getByText('No recipes yet')).toBeVisible();
    await page.getByRole('tab', { name: 'Profile & Taste' }).click();
    await expect(page.getByRole('link', { name: 'Set Up Preferences' })).toBeVisible();
  });

  await test.step('the file restores everything, without duplicates', async () => {
    await choose(file);
    await expect(section.getByRole('status').first()).toContainText('Everything was imported');
    await expect(section.getByRole('listitem')).toHaveText([
      '1 recipe',
      '1 favorite',
      '2 planned meals',
      '1 shopping list',
      'Your taste preferences',
    ]);
    await choose(file);
    await expect(section.getByRole('status').first()).toContainText('Nothing was imported');
    await expect(section.getByRole('region', { name: 'Not imported' })).toContainText(
      '1 recipeThey are already in your account.',
    );
    await section.getByRole('button', { name: 'Dismiss' }).click();
    await expect(section.getByRole('button', { name: 'Choose a File' })).toBeFocused();
    for (const taste of ['Peanuts', 'Vegetarian']) {
      await expect(page.getByRole('tabpanel').getByText(taste, { exact: true })).toBeVisible();
    }
  });

  await test.step('recipes, favorites, plan and list are as they were', async () => {
    await page.getByRole('tab', { name: 'Recipes' }).click();
    const written = page.getByRole('list', { name: 'Your recipes' }).getByRole('heading');
    await expect(written).toHaveText([lentils]);
    await page.getByRole('tab', { name: 'Favorites' }).click();
    const favorite = page.getByRole('list', { name: 'Your favorites' }).getByRole('heading');
    await expect(favorite).toHaveText([recipes.gazpacho.title]);
    await page.goto(week.path);
    const planned = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(
      planned(lentils).getByRole('button', { name: /^Remove .* from dinner on Tuesday, Jan 8/ }),
    ).toBeVisible();
    await expect(planned(recipes.tomatoToast.title)).toBeVisible();
    await page.goto('/shopping-list');
    await expect.poll(() => list.ariaSnapshot()).toBe(items);
  });
});

/** Runs in the page, in its time zone. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
