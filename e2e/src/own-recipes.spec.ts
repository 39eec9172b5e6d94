import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { generateListElsewhere, recipes, tellTasteElsewhere, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { notifications } from './toasts.ts';

const line = (page: Page, index: number) => page.getByLabel(`Ingredient ${index}`, { exact: true });
const step = (page: Page, index: number) => page.getByLabel(`Step ${index}`, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Recipe' }).click();

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
  }, text);
}

/** Writes a recipe as another device of the same person would. */
async function writeElsewhere(
  page: Page,
  title: string,
  lines: (string | [string, string])[],
  steps = ['Mix and bake it.'],
) {
  const answer = await page.request.post('/api/own-recipes', {
    data: {
      key: crypto.randomUUID(),
      document: {
        ...{ title, description: null, steps, cookingTime: 30, servings: 4 },
        ...{ cuisineType: null, mealType: 'dinner', tags: [] },
        lines: lines.map((line) =>
          typeof line === 'string' ? { text: line } : { text: line[0], recipeId: line[1] },
        ),
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { recipe: { id: string } }).recipe;
}

test('an allergen in an own recipe shows a warning in the editor and wherever the recipe is shown', async ({
  page,
}) => {
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: ['Peanuts'] });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Write a Recipe' }).first().click();
  await page.getByLabel('Title').fill('Noodles of the house');
  await page.getByLabel('Time in minutes').fill('25');
  await line(page, 1).focus();
  await paste(page, '• 250 g rice noodles\n• 2 tbsp peanut butter\n• 1 cup glorp');
  await expect(page.getByText('2 tbsp · peanut butter · contains Peanuts')).toBeVisible();
  await expect(page.getByText('Peanut butter contains Peanuts')).toBeVisible();
  await expect(page.getByText('We do not know “glorp” and cannot check it')).toBeVisible();
  await step(page, 1).fill('Boil the noodles.');
  await step(page, 1).press('Enter');
  await page.keyboard.type('Stir in the peanut butter.');
  await expect(step(page, 2)).toHaveValue('Stir in the peanut butter.');
  await expectAccessible(page, 'the editor');
  await expectNoSidewaysScroll(page, 'the editor');

  // Unsaved input survives a reload.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Noodles of the house');
  await expect(line(page, 2)).toHaveValue('2 tbsp peanut butter');
  await save(page);
  await expect(notifications(page)).toContainText('Recipe saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noodles of the house');
  await expect(page.getByText('Contains peanuts', { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText('We do not know glorp, and cannot check it. Please read the label.'),
  ).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('link', { name: 'Add to Meal Plan' }).click();
  const question = page.getByRole('dialog', { name: 'Add to Meal Plan' });
  await expect(question.getByText('Contains peanuts')).toBeVisible();
  await expectAccessible(page, 'the question for a day', '[role=dialog]');
  const meal = { recipeId: id, date: week.monday, mealType: 'dinner' };
  expect((await page.request.post('/api/meal-plans', { data: meal })).ok()).toBe(true);
  await page.goto(week.path);
  await expect(page.getByText('Contains peanuts').first()).toBeVisible();
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  await expect(page.getByRole('listitem').filter({ hasText: 'Peanut butter' })).toContainText(
    'Contains peanuts',
  );
});

test('a recipe in another language has a lang attribute for screen readers', async ({ page }) => {
  await signUp(page);
  const lines = ['800 g Kartoffeln', '1 Zwiebel', '1 l Gemüsebrühe'];
  const steps = ['Die Zwiebel würfeln und mit den Kartoffeln in der Brühe 25 Minuten kochen.'];
  const { id } = await writeElsewhere(page, 'Kartoffelsuppe', lines, steps);
  await page.goto(`/recipe/${id}`);
  const german = page.getByRole('main').locator('[lang=de]');
  await expect(german.filter({ hasText: 'Kartoffelsuppe' })).toBeVisible();
  const potatoes = page.locator('[data-part=ingredients]').getByRole('listitem').first();
  await expect(potatoes).toContainText('Kartoffeln');
  await expect(potatoes).toHaveAttribute('lang', 'de');
  // In the units of this browser, which the page knows once it answers presses.
  await expect(potatoes).not.toContainText('800');
  await expect(german.filter({ hasText: steps[0]! })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Instructions' }).locator('xpath=ancestor::*[@lang]'),
  ).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Cook Mode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kartoffelsuppe' });
  await expect(dialog.locator('p[lang=de]')).toContainText('25 Minuten');
});

test('unsaved changes ask before leaving, and a previous version can be restored', async ({ page }) => {
  await signUp(page);
  const { id } = await writeElsewhere(page, 'Bread of ours', ['500 g flour', '350 ml water']);
  await page.goto(`/recipe/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await line(page, 2).fill('300 ml water');
  await page.getByRole('link', { name: 'Your Recipes' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Your changes to this recipe will be lost.');
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await save(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('“300 ml water” instead of “350 ml water”')).toBeVisible();
  await expectAccessible(page, 'the history');
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(notifications(page)).toContainText('Version 1 restored');
  await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the Recipe' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(line(page, 2)).toHaveValue('350 ml water');
});

test('the previous text of a step is collapsed below the change', async ({ page }) => {
  await signUp(page);
  const { id } = await writeElsewhere(
    page,
    'Bread of ours',
    ['500 g flour'],
    ['Knead it.', 'Bake it slowly.'],
  );
  await page.goto(`/recipe/${id}/edit`);
  await step(page, 2).fill('Bake it at once.');
  await save(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Step 2 changed')).toBeVisible();
  const before = page.getByText('Bake it slowly.');
  await expect(before).toBeHidden();
  await page.getByText('Before: Step 2 changed').click();
  await expect(before).toBeVisible();
  await expectAccessible(page, 'the history');
  await expectNoSidewaysScroll(page, 'the history');
});

test('a removed recipe is listed below the others, and restored', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await writeElsewhere(page, 'Bread that stays', ['500 g flour']);
  const { id } = await writeElsewhere(page, 'Bread that goes', ['500 g rye flour']);
  await page.goto('/account');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(/^Removed recipes/)).toHaveCount(0);
  expect((await page.request.delete(`/api/own-recipes/${id}`)).ok()).toBe(true);
  await page.reload();
  const removed = page.getByRole('region', { name: 'Removed recipes' });
  const back = removed.getByRole('button', { name: 'Restore Bread that goes' });
  await expect(back).toBeHidden();
  await removed.getByText('Removed recipes (1)').click();
  await expect(removed.getByText(/^Permanently deleted on /)).toBeVisible();
  await expectAccessible(page, 'the removed recipes');
  await expectNoSidewaysScroll(page, 'the removed recipes');
  await back.click();
  await expect(notifications(page)).toContainText('Recipe restored');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(removed).toHaveCount(0);
});

test('two tabs edit one recipe: different fields merge, and the user chooses for the same field', async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await writeElsewhere(page, 'Bread of ours', ['500 g flour', '350 ml water', '10 g salt']);
  const other = await context.newPage();
  await other.goto(`/recipe/${id}/edit`);
  await page.goto(`/recipe/${id}/edit`);
  await expect(line(page, 3)).toHaveValue('10 g salt');
  await line(other, 1).fill('600 g flour');
  await other.getByLabel('Title').fill('Bread of the other tab');
  await save(other);
  await expect(notifications(other)).toContainText('Recipe saved');

  await line(page, 3).fill('12 g salt');
  await page.getByLabel('Title').fill('Bread of this tab');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bread of the other tab');
  await expect(dialog).toContainText('Bread of this tab');
  await dialog.getByRole('radio', { name: /Elsewhere/ }).check();
  await dialog.getByRole('button', { name: 'Save My Choice' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread of the other tab');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(line(page, 1)).toHaveValue('600 g flour');
  await expect(line(page, 3)).toHaveValue('12 g salt');
});

test('a library recipe is copied and adapted with another food', async ({ page }) => {
  await signUp(page);
  await page.goto(`/recipe/${recipes.risotto.id}`);
  await page.getByRole('link', { name: 'Make It Yours' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(recipes.risotto.title);
  const lines = page.getByRole('list', { name: 'Ingredients' }).getByRole('textbox');
  await expect(lines.first()).toBeVisible();
  const texts = await lines.evaluateAll((elements) =>
    elements.map((box) => (box as HTMLTextAreaElement).value),
  );
  const index = texts.findIndex((text) => /butter/.test(text));
  await expect(page.getByText('butter · contains Dairy').first()).toBeVisible();
  await page.getByRole('button', { name: `More for ${texts[index]}` }).click();
  await page.getByRole('menuitem', { name: 'Swap for Something Else' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vegan butter/ })
    .click();
  await expect(notifications(page)).toContainText('Vegan butter instead of');
  await expect(lines.nth(index)).toHaveValue(/vegan butter/);
  await save(page);
  await expect(page.getByText(`Adapted from ${recipes.risotto.title}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
});

test('a recipe within another is included, and a similar recipe is asked about', async ({ page }) => {
  await signUp(page);
  await writeElsewhere(page, 'Pizza dough', ['500 g bread flour', '320 ml water']);
  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill('Pizza bianca');
  await line(page, 1).fill('200 g ricotta');
  await page.getByRole('button', { name: 'Use Your Recipe' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Pizza dough/ })
    .click();
  await expect(line(page, 2)).toHaveValue('1 batch of Pizza dough');
  await expect(page.getByText('Your recipe “Pizza dough” · contains Gluten')).toBeVisible();
  await step(page, 1).fill('Spread ricotta on the dough.');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizza bianca');
  await expect(page.locator('[data-part=section]')).toHaveText('Pizza dough');
  await expect(page.getByText('bread flour').first()).toBeVisible();

  await page.goto('/recipes/new');
  await page.getByLabel('Title').fill('Our pizza dough');
  await line(page, 1).fill('500 g bread flour');
  await line(page, 1).press('Enter');
  await page.keyboard.type('300 ml water');
  await page.getByRole('button', { name: 'Add Section' }).first().click();
  await page.keyboard.type('crust');
  await expect(line(page, 3)).toHaveValue('For the crust:');
  await line(page, 3).fill('');
  await step(page, 1).fill('Knead.');
  await save(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You may have this recipe already');
  await dialog.getByRole('button', { name: 'Replace It' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our pizza dough');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Title: “Our pizza dough” instead of “Pizza dough”')).toBeVisible();
});

test('an invalid recipe shows each error at its field', async ({ page }) => {
  await signUp(page);
  await page.goto('/recipes/new');
  await page.getByLabel('Time in minutes').fill('soon');
  await save(page);
  await expect(page.getByText('Recipe title must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Recipe must have at least one ingredient')).toBeVisible();
  await expect(page.getByText('Recipe must have at least one step')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
});
