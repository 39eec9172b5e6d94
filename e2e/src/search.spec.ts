import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from './accessible.ts';
import { collectPageErrors } from './complaints.ts';
import { delay, fail } from './failing-server.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' });
const results = (page: Page) => page.getByRole('region', { name: 'Search results' });
const count = (page: Page) => results(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => results(page).getByRole('article');
async function expectFoundAccessibly(page: Page, words: string): Promise<void> {
  await expect(count(page)).toContainText(words);
  await page.waitForLoadState('networkidle');
  await expectAccessibleEverywhere(page, words);
}

const card = (page: Page, title: string) => results(page).getByRole('link', { name: title, exact: true });

test('a visitor searches with words, typos and the keyboard, and gets suggestions when nothing is found', async ({
  page,
}) => {
  await test.step('a visitor searches, opens a result, and returns to the same search', async () => {
    const found = /^\d+ recipes for “chicken tikka”$/;
    const errors = collectPageErrors(page);
    await page.goto('/recipes');
    await field(page).pressSequentially('chicken tikka', { delay: 20 });
    await expect(count(page)).toHaveText(found);
    await expect(page).toHaveURL('/recipes?search=chicken+tikka');
    await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached();
    await expect(page.getByRole('button', { name: /^Generate/ })).toBeHidden();

    await card(page, 'Chicken tikka masala').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chicken tikka masala' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to Recipes' }).click();
    await expect(field(page)).toHaveValue('chicken tikka');
    await expect(card(page, 'Chicken tikka masala')).toBeVisible();

    // The letters that were typed are not pages of their own.
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/recipes');
    await expect(page.getByRole('button', { name: 'Generate 3 Recipes' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('typos, accents and other names of foods are understood', async () => {
    await page.goto('/recipes');
    for (const [typed, title] of [
      ['chiken tika', 'Chicken tikka masala'],
      ['salade nicoise', 'Salade niçoise'],
      ['courgette frittata', 'Zucchini and mint frittata'],
    ] as const) {
      await field(page).fill(typed);
      await expect(card(page, title)).toBeVisible();
    }
  });

  await test.step('an empty result is reported, with suggestions', async () => {
    await page.goto('/recipes');
    await field(page).fill('spagettini bolognaisy');
    await expect(count(page)).toContainText('spagettini bolognaisy');
    await field(page).fill('qwertzuiop');
    await expect(count(page)).toHaveText('No recipes for “qwertzuiop”');
    const suggestions = results(page).getByRole('list', { name: 'Try these searches' });
    const suggestion = suggestions.getByRole('link').first();
    const word = await suggestion.innerText();
    await suggestion.click();
    await expect(field(page)).toHaveValue(word);
    await expect(results(page)).toBeFocused();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: `recipes for “${word}”` })).toBeAttached();
  });

  await test.step('the keyboard searches, moves to the results, and clears', async () => {
    await page.goto('/recipes');
    // Before that, Enter submits the form as without scripts, and the results are a new page.
    await expect(page.locator('html'), 'the application is there').not.toHaveClass(/early/);
    await field(page).focus();
    await page.keyboard.type('ratatouille');
    await page.keyboard.press('Enter');
    await expect(card(page, 'Ratatouille')).toBeVisible();
    await expect(results(page)).toBeFocused();
    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/recipes');
  });
});

test('the URL contains a search with all its filters', async ({ page }) => {
  await test.step('a link to a search works, and a reload keeps it', async () => {
    const errors = collectPageErrors(page);
    await page.goto('/recipes?search=puttanesca');
    await expect(field(page)).toHaveValue('puttanesca');
    await expect(card(page, 'Spaghetti puttanesca')).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('puttanesca');
    await expect(card(page, 'Spaghetti puttanesca')).toBeVisible();
    expect(errors).toEqual([]);
  });

  await test.step('a meal type filters the results and is in the URL', async () => {
    await page.goto('/recipes?search=eggs&mealType=breakfast');
    await expect(results(page).getByLabel('Meal type')).toHaveValue('breakfast');
    await expect(card(page, 'Eggs in purgatory')).toBeVisible();
    await results(page).getByLabel('Meal type').click();
    await page.getByRole('option', { name: 'Snack' }).click();
    await expect(page).toHaveURL('/recipes?search=eggs&mealType=snack');
    await expect(card(page, 'Deviled eggs with chives')).toBeVisible();
    await expect(card(page, 'Eggs in purgatory')).toBeHidden();
  });

  await test.step('diets and times in a query are shown as understood', async () => {
    await page.goto('/recipes?search=vegan+snack+under+20+minutes');
    await expect(results(page).getByRole('list', { name: 'Understood as' }).getByRole('listitem')).toHaveText(
      ['Vegan', '20 minutes or less'],
    );
    await expect(cards(page).first()).toBeVisible();
    await expectFoundAccessibly(page, 'recipes for');
  });

  await test.step('the closest matches are shown if no recipe has all words', async () => {
    await page.goto('/recipes?search=ratatouille+qwertzuiop');
    await expect(results(page).getByText('No recipe has all of these words', { exact: true })).toBeVisible();
    await expect(card(page, 'Ratatouille')).toBeVisible();
    await expectFoundAccessibly(page, 'close to');
  });

  await test.step('short and long searches without results', async () => {
    for (const term of ['qwertzuiop', 'Donaudampfschifffahrtsgesellschaft'.repeat(3)]) {
      await page.goto(`/recipes?search=${term}`);
      await expectFoundAccessibly(page, 'No recipes for');
    }
  });

  await test.step('more results can be shown, and the focus stays there', async () => {
    await page.goto('/recipes?search=chicken');
    await expect(cards(page)).toHaveCount(12);
    await results(page).getByRole('button', { name: 'Show More' }).click();
    await expect(cards(page).nth(12).getByRole('link').first()).toBeFocused();
  });
});

test('slow and failed searches are handled', async ({ page }) => {
  await test.step('results stay while the next ones load, without a layout shift', async () => {
    await page.goto('/recipes?search=chicken+tikka');
    await expect(card(page, 'Chicken tikka masala')).toBeVisible();
    const before = await cards(page).first().boundingBox();
    const release = await delay(page, 'GET /api/recipes/search');
    await field(page).fill('risotto');
    await expect(page).toHaveURL('/recipes?search=risotto');
    await expect(card(page, 'Chicken tikka masala')).toBeVisible();
    release();
    await expect(card(page, 'Mushroom risotto')).toBeVisible();
    expect((await cards(page).first().boundingBox())?.y).toBe(before?.y);
  });

  await test.step('a search that fails says so, and can be tried again', async () => {
    const mend = await fail(page, 'GET /api/recipes/search');
    await page.goto('/recipes?search=risotto');
    await expect(results(page).getByRole('alert')).toContainText('Search failed');
    await mend();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(card(page, 'Mushroom risotto')).toBeVisible();
  });
});

test("a visitor's allergies apply, and the number of hidden recipes is shown", async ({ page }) => {
  const profile = { allergies: ['Shellfish'], dietaryRestrictions: [], cuisinePreferences: [] };
  await page.addInitScript(
    (text) => window.localStorage.setItem('tastePreferences', text),
    JSON.stringify(profile),
  );
  await page.goto('/recipes?search=shrimp+pad+thai');
  await expect(results(page).getByText(/fit your allergies and diets/)).toBeVisible();
  await expect(card(page, 'Shrimp pad thai')).toBeHidden();
});

test('a signed-in user finds favorites and the library in one search', async ({ page }) => {
  await signUp(page, '/recipes?search=ratatouille');
  await expect(card(page, 'Ratatouille')).toBeVisible();
  await results(page).getByRole('button', { name: 'Favorite: Ratatouille' }).click();
  await expect(results(page).getByRole('button', { name: 'Favorite: Ratatouille' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(cards(page).filter({ hasText: 'Ratatouille' })).toHaveCount(1);
});
