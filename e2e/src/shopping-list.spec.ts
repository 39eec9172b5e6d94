import { expect, type Page } from '@playwright/test';
import { delay } from './failing-server.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

test('one list for all meals of the days in the URL, sorted by store section', async ({ page }) => {
  await signUp(page, '/shopping-list');
  const start = page.getByLabel('Start date');
  const end = page.getByLabel('End date');

  await test.step('without dates in the URL: today and the week after', async () => {
    const day = (days: number) => page.evaluate(dayFromToday, days);
    await expect(start).toHaveValue(await day(0));
    await expect(end).toHaveValue(await day(7));
  });

  await test.step('the planner’s link presets its week', async () => {
    await planElsewhere(page, recipes.omelette, week.monday);
    await planElsewhere(page, recipes.chilaquiles, week.sunday);
    await planElsewhere(page, recipes.tomatoToast, week.nextMonday);
    await page.goto(week.path);
    await page.getByRole('main').getByRole('link', { name: 'Shopping List' }).click();
    await expect(start).toHaveValue(week.monday);
    await expect(end).toHaveValue(week.sunday);
  });

  await page.getByRole('button', { name: 'Generate Shopping List' }).click();
  const list = page.getByRole('article', { name: 'Jan 7 – Jan 13' });
  await expect(list.getByRole('heading', { level: 4 })).toHaveText([
    'Produce',
    'Protein',
    'Dairy',
    'Pantry',
    'Check at home',
  ]);

  await test.step('six eggs and four eggs are a dozen to buy', async () => {
    const eggs = page.getByRole('checkbox', { name: /^eggs/i });
    await expect(eggs).toHaveAccessibleName(/^eggs 12$/i);
    await list.getByRole('button', { name: 'For which meals: eggs' }).click();
    const meals = list.getByRole('listitem').filter({ has: eggs }).getByRole('link');
    await expect(meals).toHaveText([
      `${recipes.omelette.title}Mon, Jan 7, breakfast`,
      `${recipes.chilaquiles.title}Sun, Jan 13, breakfast`,
    ]);
  });

  await test.step('only one of the meals needs tomatillos, and none of them tomatoes', async () => {
    const tomatillos = list
      .getByRole('region', { name: 'Produce' })
      .getByRole('checkbox', { name: /^tomatillos/i });
    await expect(tomatillos).toHaveAccessibleName(/^tomatillos 1¼ lb$/i);
    await expect(list.getByText(/tomatoes/i)).toHaveCount(0);
  });
});

test.describe('in Britain', () => {
  test.use({ locale: 'en-GB' });

  test('metric is the default; choosing US units is remembered', async ({ page }) => {
    await signUp(page);
    await planElsewhere(page, recipes.risotto, week.monday);
    await planElsewhere(page, recipes.gazpacho, week.monday);
    await page.goto(`/shopping-list?startDate=${week.monday}&endDate=${week.sunday}`);
    const units = page.getByRole('radiogroup', { name: 'Units' });
    const metric = units.getByRole('radio', { name: 'Metric' });
    const us = units.getByRole('radio', { name: 'US' });
    const generate = page.getByRole('button', { name: 'Generate Shopping List' });
    const newest = page.getByRole('article').first();
    const tomatoes = newest.getByRole('checkbox', { name: /^tomatoes/i });
    const stock = newest.getByRole('checkbox', { name: /^vegetable stock/i });

    await test.step('as guessed', async () => {
      await expect(metric).toBeChecked();
      await generate.click();
      await expect(tomatoes).toHaveAccessibleName(/^tomatoes 1\skg$/i);
      await expect(stock).toHaveAccessibleName(/^vegetable stock 1\sl$/i);
    });

    await test.step('as chosen', async () => {
      await us.click();
      await generate.click();
      await expect(tomatoes).toHaveAccessibleName(/^tomatoes 2¼ lb$/i);
      await expect(stock).toHaveAccessibleName(/^vegetable stock 1 quart$/i);
      // The same days are the same list.
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    await test.step('the choice is remembered, and can be changed', async () => {
      await page.reload();
      await expect(us).toBeChecked();
      await metric.click();
      await expect(metric).toBeChecked();
      await page.reload();
      await expect(metric).toBeChecked();
    });
  });
});

test('quick taps keep every check mark, even on a slow server', async ({ page }) => {
  const items = await openList(page);
  const answerAtLast = await delay(page, 'POST /api/shopping-lists');
  for (const index of [0, 1, 2, 3, 1]) await items.nth(index).click();
  const expected = [true, false, true, true, false];
  for (const [index, isChecked] of expected.entries()) {
    await expect(items.nth(index)).toBeChecked({ checked: isChecked });
  }
  answerAtLast();
  await expect.poll(() => ticksOnServer(page)).toEqual(expected);
  await page.reload();
  for (const [index, isChecked] of expected.entries()) {
    await expect(items.nth(index)).toBeChecked({ checked: isChecked });
  }
});

test('check marks made offline are sent when the connection is back', async ({ page, context }) => {
  const items = await openList(page);
  const waiting = page.getByText(/changes? waits? for a connection/);

  await test.step('while the page stays open', async () => {
    await context.setOffline(true);
    await items.nth(0).click();
    await items.nth(2).click();
    await expect(waiting).toBeVisible();
    await expect(items.nth(2)).toBeChecked();
    await context.setOffline(false);
    await expect(waiting).toBeHidden();
    await expect.poll(() => ticksOnServer(page)).toEqual([true, false, true, false, false]);
  });

  await test.step('after the page was closed in between', async () => {
    // Not by setOffline: a page that is being closed may still hear that the network is back.
    const lists = '**/api/shopping-lists/**';
    await context.route(lists, (route) => route.abort('internetdisconnected'));
    await items.nth(1).click();
    await expect(waiting).toBeVisible();
    await page.close();
    await context.unroute(lists);
    const later = await context.newPage();
    expect(await ticksOnServer(later)).toEqual([true, false, true, false, false]);
    await later.goto('/shopping-list');
    await expect(later.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect.poll(() => ticksOnServer(later)).toEqual([true, true, true, false, false]);
  });
});

test('deleting asks for confirmation, and an archived list can be viewed', async ({ page }) => {
  const items = await openList(page);
  const remove = page.getByRole('button', { name: 'Delete Jan 7 – Jan 13' });
  const question = page.getByRole('alertdialog');

  await test.step('cancelled', async () => {
    await remove.click();
    await expect(question).toContainText('Are you sure you want to delete this shopping list?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(items).toHaveCount(5);
  });

  await test.step('an archived list', async () => {
    await items.first().click();
    await page.getByRole('button', { name: 'Archive Jan 7 – Jan 13' }).click();
    await expectSuccess(page, { title: 'Shopping list archived', action: 'Undo' });
    const archived = page.getByRole('region', { name: 'Archived Lists' });
    await expect(archived.getByText('100% complete')).toBeVisible();
    await expect(archived.getByRole('button')).toHaveText([
      'View Jan 7 – Jan 13',
      'Use again Jan 7 – Jan 13',
      '',
    ]);
    await archived.getByRole('button', { name: 'View' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jan 7 – Jan 13' });
    await expect(dialog.getByText('100% complete')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(5);
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await expect(dialog.getByRole('button')).toHaveText(['']);
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('confirmed', async () => {
    await remove.click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'Archived Lists' })).toBeHidden();
    await page.reload();
    await expect(page.getByText('No list yet')).toBeVisible();
  });
});

/** A list of five items: tomato toast on Monday. */
async function openList(page: Page) {
  await signUp(page);
  await planElsewhere(page, recipes.tomatoToast, week.monday);
  await generateListElsewhere(page);
  await page.goto('/shopping-list');
  const items = page.getByRole('article').getByRole('checkbox');
  await expect(items).toHaveCount(5);
  return items;
}

type Item = { checked: boolean; isStaple?: boolean };

/** In the order of the screen: staples stand apart. */
async function ticksOnServer(page: Page): Promise<boolean[]> {
  const answer = await page.request.get('/api/shopping-lists');
  const [{ items }] = (await answer.json()).shoppingLists;
  const inOrder = (items as Item[]).toSorted(
    (a, b) => Number(a.isStaple ?? false) - Number(b.isStaple ?? false),
  );
  return inOrder.map(({ checked }) => checked);
}

/** Runs in the page, in its time zone. */
function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
