import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { makeList } from './shopping.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
const more = (page: Page, name: string) => page.getByRole('button', { name: `More about: ${name}` });

async function itemsOnServer(page: Page) {
  const answer = await page.request.get('/api/shopping-lists');
  return (await answer.json()).shoppingLists[0].items;
}

test('items of an own list are typed, completed, edited, removed and restored', async ({ page }) => {
  await signUp(page, '/shopping-list');
  await page.getByRole('button', { name: 'Start an empty list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Party');
  await dialog.getByRole('button', { name: 'Create' }).click();
  const list = page.getByRole('article', { name: 'Party' });
  await expect(list.getByText('This list has no items.')).toBeVisible();
  const typed = list.getByLabel('Add items');

  await test.step('"2 milk, diapers" is two items, each in its section', async () => {
    await typed.fill('2 milk, diapers');
    await typed.press('Enter');
    await expect(list.getByRole('region', { name: 'Dairy' }).getByRole('checkbox')).toHaveAccessibleName(
      /^milk 2$/i,
    );
    await expect(list.getByRole('region', { name: 'Other' }).getByRole('checkbox')).toHaveAccessibleName(
      'diapers',
    );
    await expect(typed).toHaveValue('');
    await expect(typed).toBeFocused();
  });

  await test.step('foods are suggested while typing', async () => {
    await typed.fill('3 leek');
    await list
      .getByRole('list', { name: 'Foods to add' })
      .getByRole('button', { name: /^leeks?$/i })
      .click();
    await expect(list.getByRole('region', { name: 'Produce' }).getByRole('checkbox')).toHaveAccessibleName(
      /^leeks? 3$/i,
    );
  });

  await test.step('every field of an item can be edited', async () => {
    await more(page, 'diapers').click();
    await page.getByRole('button', { name: 'Edit diapers' }).click();
    await dialog.getByLabel('Name').fill('diapers, size 4');
    await dialog.getByLabel('Amount').fill('1,5');
    await dialog.getByLabel('Unit').fill('kg');
    await dialog.getByLabel('Section').selectOption('Pantry');
    await dialog.getByLabel('Note').fill('the green ones');
    await expectAccessible(page, 'editing an item');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(box(page, 'diapers, size 4 the green ones 1.5 kg')).toBeVisible();
    await expect(list.getByRole('region', { name: 'Pantry' })).toBeVisible();
  });

  await test.step('an item is removed, and restored', async () => {
    await more(page, 'milk').click();
    await page.getByRole('button', { name: 'Remove milk' }).click();
    await expectSuccess(page, { title: 'Item removed', description: 'milk', action: 'Undo' });
    await expect(box(page, /^milk/i)).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box(page, /^milk/i)).toBeVisible();
  });

  await test.step('items at home need not be bought', async () => {
    await page.getByRole('button', { name: /^More about: leek/ }).click();
    await page.getByRole('button', { name: /^Have it leek/ }).click();
    await expect(list.getByRole('region', { name: 'Check at home' }).getByRole('checkbox')).toHaveCount(1);
    await expect(list.getByText('0 of 2 checked')).toBeVisible();
  });

  await test.step('the list is renamed', async () => {
    await page.getByRole('button', { name: 'More for Party' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog.getByLabel('Name').fill('Birthday');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article', { name: 'Birthday' })).toBeVisible();
  });

  await test.step('everything is saved on the server', async () => {
    await page.reload();
    await expect(page.getByRole('article', { name: 'Birthday' }).getByRole('checkbox')).toHaveCount(3);
    expect(await itemsOnServer(page)).toMatchObject([
      { amount: 3, unit: 'whole', category: 'Produce', isAtHome: true },
      { ingredient: 'milk', amount: 2, category: 'Dairy' },
      { ingredient: 'diapers, size 4', amount: 1.5, unit: 'kg', category: 'Pantry', note: 'the green ones' },
    ]);
    await expectAccessible(page, 'a list of one’s own');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'a list of one’s own');
  });
});

test('typed plurals and everyday names of foods find their section', async ({ page }) => {
  await signUp(page, '/shopping-list');
  await makeList(page, 'Saturday', []);
  await page.reload();
  const list = page.getByRole('article', { name: 'Saturday' });
  await list.getByLabel('Add items').fill('6 eggs, spring onions, flour, semi-skimmed milk, nappies');
  await list.getByLabel('Add items').press('Enter');
  for (const [section, name] of [
    ['Protein', /^eggs 6$/i],
    ['Produce', /^spring onions$/i],
    ['Pantry', /^flour$/i],
    ['Dairy', /^semi-skimmed milk$/i],
    ['Other', /^nappies$/i],
  ] as const) {
    await expect(list.getByRole('region', { name: section }).getByRole('checkbox')).toHaveAccessibleName(
      name,
    );
  }
});

test('one of two equivalent foods is bought, by keyboard too', async ({ page }) => {
  await signUp(page);
  await planElsewhere(page, recipes.carbonara, week.monday);
  await planElsewhere(page, recipes.risotto, week.tuesday);
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  const cheeses = page.getByRole('checkbox', { name: /^(parmesan|pecorino)/i });
  await expect(cheeses).toHaveCount(2);
  const proposals = page.getByText(/^You could buy/);
  await proposals.focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'foods of which one would do');
  await page.getByRole('button', { name: 'Buy one since Parmesan does for pecorino too' }).press('Enter');
  await expectSuccess(page, { title: 'One less to buy', action: 'Undo' });
  await expect(cheeses).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cheeses).toHaveCount(2);

  await test.step('both are bought again, from the item’s details', async () => {
    await proposals.click();
    await page.getByRole('button', { name: 'Buy one since Parmesan does for pecorino too' }).click();
    await expect(cheeses).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: 'For which meals: Parmesan' }).click();
    await expectAccessible(page, 'an item that stands for another');
    await page.getByRole('button', { name: 'Buy pecorino too as well as parmesan' }).press('Enter');
    await expectSuccess(page, { title: 'Both are on the list again' });
    await expect(cheeses).toHaveCount(2);
  });
  await expect(page.getByRole('link', { name: 'Use it up the week after' })).toHaveAttribute(
    'href',
    `/meal-planner?week=${week.nextMonday}`,
  );
});

test('two lists are merged, and an archived one is reused', async ({ page }) => {
  await signUp(page);
  await makeList(page, 'Market', ['apples', 'soap']);
  await makeList(page, 'Drugstore', ['soap', 'nappies']);
  await page.goto('/shopping-list');
  const items = page.getByRole('article', { name: 'Drugstore' }).getByRole('checkbox');
  const merge = async () => {
    await page.getByRole('button', { name: 'More for Drugstore' }).click();
    await page.getByRole('menuitem', { name: 'Merge another list into this one' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Other list')).toContainText('Market, 2 items');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expectSuccess(page, {
      ...{ title: 'Lists merged', description: 'Market was archived.', action: 'Undo' },
    });
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(items).toHaveCount(3);
    await expect(page.getByRole('checkbox', { name: 'soap 2' })).toBeVisible();
  };
  await merge();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(items).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'soap 2' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await merge();
  await page.getByRole('button', { name: 'Use again Market' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('a list shows that the plan changed, and is updated with one click', async ({ page }) => {
  await signUp(page);
  await planElsewhere(page, recipes.tomatoToast, week.monday);
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  const list = page.getByRole('article');
  await list.getByRole('checkbox').first().click();
  await expect(list.getByRole('checkbox')).toHaveCount(5);
  await planElsewhere(page, recipes.omelette, week.tuesday);
  await page.reload();
  await expect(list.getByText('Your plan has changed')).toBeVisible();
  await expectAccessible(page, 'a list of another plan');
  await list.getByRole('button', { name: 'Update list' }).click();
  await expectSuccess(page, { title: 'The list is up to date' });
  await expect(list.getByText('Your plan has changed')).toBeHidden();
  await expect(list.getByRole('checkbox', { name: /^eggs/i })).toBeVisible();
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1);
});
