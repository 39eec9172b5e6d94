import { expect } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess } from './toasts.ts';

/** Responses that are not retried, because the change itself is invalid. */
function refused(message?: string) {
  return { status: 400, json: { message, code: 'invalid_input' } };
}

const weekPath = `/shopping-list?startDate=${week.monday}&endDate=${week.sunday}`;

test('a list that cannot be generated says what is missing', async ({ page }) => {
  await signUp(page, weekPath);
  const generate = page.getByRole('button', { name: 'Generate Shopping List' });
  const start = page.getByLabel('Start date');
  const end = page.getByLabel('End date');

  await test.step('a date is missing', async () => {
    await end.fill('');
    await generate.click();
    const words = { title: 'Invalid date range', description: 'Please select both start and end dates' };
    await expectFailure(page, words);
    await expect(end).toBeFocused();
    await end.fill(week.sunday);
    await start.fill('');
    await generate.click();
    await expectFailure(page, words);
    await expect(start).toBeFocused();
  });

  await test.step('the dates are the wrong way round', async () => {
    await start.fill(week.nextMonday);
    await generate.click();
    await expectFailure(page, {
      title: 'Error generating shopping list',
      description: 'The end date must not be before the start date',
    });
    await start.fill(week.monday);
  });

  await test.step('the server fails', async () => {
    const mend = await fail(page, 'POST /api/generate-shopping-list');
    await generate.click();
    await expectFailure(page, {
      title: 'Error generating shopping list',
      description: 'Failed to generate shopping list',
    });
    await mend();
  });

  await test.step('nothing is planned: a link leads to the planner', async () => {
    await generate.click();
    await expectFailure(page, {
      title: 'No meals found',
      description: 'No meals found for these dates. Go to the meal planner to add meals first.',
      action: 'Meal Planner',
    });
    await page.getByRole('button', { name: 'Meal Planner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meal Planner' })).toBeVisible();
  });
});

test('a list that cannot be changed or deleted stays as it was', async ({ page }) => {
  await signUp(page);
  await planElsewhere(page, recipes.tomatoToast, week.monday);
  await page.goto(weekPath);
  const list = page.getByRole('article');
  const items = list.getByRole('checkbox');

  await test.step('generated', async () => {
    await page.getByRole('button', { name: 'Generate Shopping List' }).click();
    await expectSuccess(page, {
      title: 'Shopping list generated!',
      description: '5 items, sorted for the store.',
    });
    await expect(items).toHaveCount(5);
  });

  await test.step('a check mark that the server rejects is reverted', async () => {
    const mend = await fail(page, 'POST /api/shopping-lists', refused());
    await items.first().click();
    await expectFailure(page, {
      title: 'Error updating shopping list',
      description: 'Failed to update shopping list',
    });
    await expect(items.first()).not.toBeChecked();
    await mend();
    const mendAgain = await fail(page, 'POST /api/shopping-lists', refused('Plateful is busy.'));
    await items.first().click();
    await expectFailure(page, { title: 'Error updating shopping list', description: 'Plateful is busy.' });
    await expect(items.first()).not.toBeChecked();
    await mendAgain();
  });

  await test.step('so is archiving', async () => {
    const mend = await fail(page, 'POST /api/shopping-lists', refused());
    await list.getByRole('button', { name: 'Archive' }).click();
    await expectFailure(page, {
      title: 'Error updating shopping list',
      description: 'Failed to update shopping list',
    });
    await expect(list).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Archived Lists' })).toBeHidden();
    await mend();
  });

  await test.step('deleting fails', async () => {
    const remove = list.getByRole('button', { name: 'Delete Jan 7 – Jan 13' });
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
    const mend = await fail(page, 'DELETE /api/shopping-lists');
    await remove.click();
    await confirm.click();
    await expectFailure(page, {
      title: 'Error deleting shopping list',
      description: 'Failed to delete shopping list',
    });
    await expect(list).toBeVisible();
    await mend();
    await fail(page, 'DELETE /api/shopping-lists', refusal('Plateful is busy.'));
    await remove.click();
    await confirm.click();
    await expectFailure(page, { title: 'Error deleting shopping list', description: 'Plateful is busy.' });
    await expect(list).toBeVisible();
  });
});

test('a list is archived manually or with its last item, and both can be undone', async ({ page }) => {
  await signUp(page);
  await planElsewhere(page, recipes.tomatoToast, week.monday);
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  const list = page.getByRole('article');
  const items = list.getByRole('checkbox');
  const archived = page.getByRole('heading', { name: 'Archived Lists' });

  await list.getByRole('button', { name: 'Archive' }).click();
  await expectSuccess(page, { title: 'Shopping list archived', action: 'Undo' });
  await expect(list).toBeHidden();
  await expect(archived).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items).toHaveCount(5);
  await expect(archived).toBeHidden();

  for (const item of await items.all()) await item.click();
  await expectSuccess(page, { title: 'Shopping list completed!', action: 'Undo' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(items.last()).not.toBeChecked();
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(archived).toBeHidden();
});

test('a list started offline and rejected later is removed with a message', async ({ page }) => {
  await signUp(page, '/shopping-list');
  const listsUrl = '**/api/shopping-lists';
  for (const path of [listsUrl, '**/api/foods?*']) {
    await page.route(path, (route) => route.abort('internetdisconnected'));
  }
  await page.getByRole('button', { name: 'Start an empty list' }).click();
  await page.getByLabel('Name').fill('Market');
  await page.getByRole('button', { name: 'Create' }).click();
  const market = page.getByRole('article', { name: 'Market' });
  await market.getByLabel('Add items').fill('apples, pears');
  await market.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(market.getByText('3 changes wait for a connection')).toBeVisible();
  const mend = await fail(page, 'POST /api/shopping-lists', refused('There are too many lists.'));
  await page.unroute(listsUrl);
  // Tried again after a pause that grows.
  await expect(market).toHaveCount(0, { timeout: 40_000 });
  await expectFailure(page, {
    title: 'Error updating shopping list',
    description: 'There are too many lists.',
  });
  await mend();
  await page.reload();
  await expect(page.getByText('No list yet')).toBeVisible();
});
