import { expect, type Page } from '@playwright/test';
import { fail } from './failing-server.ts';
import { recipes, tellTasteElsewhere } from './kitchen.ts';
import { demoHousehold, register, signIn, signUp } from './people.ts';
import { test } from './test.ts';

const { puttanesca } = recipes;
const recipePath = `/recipe/${puttanesca.id}`;
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a recipe says so when the allergies could not be loaded', async ({ page }) => {
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: ['Fish'] });
  const mend = await fail(page, 'GET /api/taste-profile');
  await page.goto(recipePath);
  const warning = page.getByRole('alert').filter({ hasText: 'Your taste preferences could not be loaded' });
  await expect(warning).toContainText('we cannot tell you whether this recipe fits your allergies');
  await expect(page.getByText('Contains fish', { exact: true })).toBeHidden();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByText('Contains fish', { exact: true })).toBeVisible();
});

test('Back on a recipe does not lead to the sign-in page', async ({ page }) => {
  await page.goto(recipePath);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await register(page);
  await page.waitForURL(recipePath);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Recipe Generator' })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/');
  await expect(title(page, 'Sign-in was interrupted')).toBeHidden();
});

test('a visitor from another page goes back to it', async ({ page }) => {
  await page.goto('/faq');
  await page.goto(recipePath);
  await back(page).click();
  await expect(page).toHaveURL('/faq');
});

test('an invalid recipe URL shows a missing recipe without a request', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const id of ['abc', 'not%20an%20id', '%ff', 'x'.repeat(300)]) {
    const answer = await page.goto(`/recipe/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(title(page, 'Recipe Not Found')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(title(page, 'Recipe Not Found')).toBeVisible();
    expect(asked, id).toEqual([]);
  }
});

test('owners see why a recipe suits them; others and prints do not', async ({ page, browser }) => {
  await signIn(page, demoHousehold());
  const { recipes: own } = await (await page.request.get('/api/user/recipes')).json();
  const { id, title: name, reason } = own.find((recipe: { reason: string | null }) => recipe.reason);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Only you can see this.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(reason)).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.goto('/account');
  await page.getByRole('button', { name, exact: true }).first().click();
  await expect(page.getByRole('dialog').getByText(reason)).toBeVisible();

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(`/recipe/${id}`);
  await expect(title(theirs, name)).toBeVisible();
  await expect(theirs.getByText('Only you can see this.')).toBeHidden();
  await other.close();
});

test('ingredients and steps match the servings and units, on the page and in cook mode', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('units', 'metric'));
  await page.goto('/recipe/5a3b1e00-0000-8000-8000-000000001005');
  const units = page.getByRole('radiogroup', { name: 'Units' });
  await units.getByRole('radio', { name: 'Metric' }).click();
  const list = page.locator('[data-part=ingredients]');
  const method = page.getByRole('main').getByRole('list').filter({ hasText: 'Heat the oil in a wide pan' });
  await expect(list.getByRole('listitem').filter({ hasText: 'chicken thighs' })).toHaveText(/^600\sg/);
  await expect(method).toContainText('150 ml of water');
  await expect(page.getByText('as written')).toBeHidden();

  for (let servings = 4; servings < 8; servings += 1)
    await page.getByRole('button', { name: 'More servings' }).click();
  await expect(page.getByText('Recipe serves 4 as written')).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: 'chicken thighs' })).toHaveText(/^1.2\skg/);
  await expect(list.getByRole('listitem').filter({ hasText: 'lime' })).toHaveText('2limes, in wedges');
  await expect(method).toContainText('300 ml of water');
  await expect(method).toContainText('for 20 minutes, until tender and 74 °C / 165 °F inside');

  await units.getByRole('radio', { name: 'US' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'chicken thighs' })).toHaveText(/^2⅔ lb/);
  await expect(method).toContainText('1¼ cups of water');
  await page.getByRole('link', { name: 'Cook Mode' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('button', { name: 'Next' }).click();
  await expect(window.getByRole('region', { name: 'Step 2 of 6' })).toContainText('1¼ cups of water');
  await expect(window.getByText('Amounts for 8 servings')).toBeVisible();
});

test('a library recipe opens for the household size, an own recipe as written', async ({ page }) => {
  await page.goto('/taste-preferences');
  await page.getByRole('checkbox', { name: 'Peanuts' }).click();
  await page.getByRole('button', { name: 'Save My Preferences' }).click();
  await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  await page.evaluate(() => {
    const profile = JSON.parse(localStorage.getItem('tastePreferences')!);
    localStorage.setItem('tastePreferences', JSON.stringify({ ...profile, householdSize: 2 }));
  });
  await page.goto(recipePath);
  const count = page.getByRole('group', { name: 'servings' }).getByRole('status');
  await expect(count).toHaveText('2 servings');
  await expect(page.getByText('Serves 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Recipe serves 4 as written')).toBeVisible();
  await page.getByRole('button', { name: 'More servings' }).click();
  await expect(count).toHaveText('3 servings');

  await page.evaluate(() => localStorage.removeItem('tastePreferences'));
  await page.goto(recipePath);
  await expect(count).toHaveText('4 servings');
  await expect(page.getByText('as written')).toBeHidden();
});
