import { expect, type Page, test } from '@playwright/test';
import { fail } from './failing-server.ts';
import { recipes } from './kitchen.ts';
import { demoHousehold, register, signIn, signUp } from './people.ts';

const { puttanesca } = recipes;
const recipePath = `/recipe/${puttanesca.id}`;
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a recipe says so when the allergies could not be loaded', async ({ page }) => {
  await signUp(page, '/recipes');
  const saved = await page.request.post('/api/taste-profile', { data: { allergies: ['Fish'] } });
  expect(saved.ok(), await saved.text()).toBe(true);
  const mend = await fail(page, 'GET /api/taste-profile');
  await page.goto(recipePath);
  const warning = page.getByRole('alert').filter({ hasText: 'Your taste preferences could not be loaded' });
  await expect(warning).toContainText('this page cannot say whether the recipe fits your allergies');
  await expect(page.getByText('Contains fish', { exact: true })).toBeHidden();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByText('Contains fish', { exact: true })).toBeVisible();
});

test('Back on a recipe does not lead to the sign-in that came before', async ({ page }) => {
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

for (const id of ['abc', 'not%20an%20id', '%ff', 'x'.repeat(300)]) {
  test(`/recipe/${id.slice(0, 20)} is not there, and the server is not asked for it`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    const answer = await page.goto(`/recipe/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(title(page, 'Recipe Not Found')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(title(page, 'Recipe Not Found')).toBeVisible();
    expect(asked).toEqual([]);
  });
}

test('owners read why a recipe suits them, on screen and in their account; others do not, nor on paper', async ({
  page,
  browser,
}) => {
  await signIn(page, demoHousehold(), '/account');
  const { recipes: own } = await (await page.request.get('/api/user/recipes')).json();
  const { id, title: name, reason } = own.find((recipe: { reason: string | null }) => recipe.reason);
  await page.goto(`/recipe/${id}`);
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText('Only you see this.')).toBeVisible();
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
  await expect(theirs.getByText('Only you see this.')).toBeHidden();
  await other.close();
});
