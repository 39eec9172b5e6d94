import { expect, type Locator, type Page } from '@playwright/test';
import { delay } from './failing-server.ts';
import { favorElsewhere, planElsewhere, recipes, tellTasteElsewhere, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess, notifications } from './toasts.ts';

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Names of the days on the screen, from left to right. */
async function expectDays(page: Page, names: string[]): Promise<void> {
  const days = page.getByRole('region', { name: /^\w+day, / });
  await expect(days).toHaveCount(names.length);
  for (const [index, name] of names.entries()) {
    await expect(days.nth(index)).toHaveAccessibleName(new RegExp(`^${name}, `));
  }
}

function weekTitle(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

test('the planner shows as many days as fit, and pages to the others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, week.path);
  const on = (label: string) => page.getByRole('button', { name: label, exact: true });

  await test.step('a phone: one day', async () => {
    await expectDays(page, ['Monday']);
    await on('Next day').click();
    await expectDays(page, ['Tuesday']);
    await on('Previous day').click();
    await on('Previous day').click();
    await expectDays(page, ['Sunday']);
    await expect(weekTitle(page)).toHaveText(week.previousLabel);
    await on('Next day').click();
    await expect(weekTitle(page)).toHaveText(week.label);
    await page.getByRole('button', { name: /^Thursday, Jan 10.*0 of 3 meals planned$/ }).click();
    await expectDays(page, ['Thursday']);
    for (const meal of ['breakfast', 'lunch', 'dinner']) {
      await expect(on(`Add ${meal} on Thursday, Jan 10`)).toBeVisible();
    }
    await on('Week menu').click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Copy Calendar URL',
      'Clear Week',
      'Copy to Next Week',
      'Shopping List',
    ]);
    await expect(page.getByRole('menuitem', { name: 'Clear Week' })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: 'Copy to Next Week' })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a small tablet: two days a page', async () => {
    await page.setViewportSize({ width: 800, height: 1000 });
    await expectDays(page, ['Wednesday', 'Thursday']);
    await on('Next days').click();
    await expectDays(page, ['Friday', 'Saturday']);
    await on('Previous days').click();
    await on('Previous days').click();
    await expectDays(page, ['Monday', 'Tuesday']);
  });

  await test.step('a large tablet: three days a page', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await expectDays(page, ['Monday', 'Tuesday', 'Wednesday']);
    await on('Next days').click();
    await expectDays(page, ['Thursday', 'Friday', 'Saturday']);
    await page.setViewportSize({ width: 1023, height: 800 });
    await expectDays(page, ['Wednesday', 'Thursday']);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expectDays(page, ['Thursday', 'Friday', 'Saturday']);
  });

  await test.step('a desk: the whole week', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectDays(page, weekDays);
    await expect(on('Next days')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Add (breakfast|lunch|dinner) on / })).toHaveCount(21);
  });
});

test.describe('far east of Greenwich', () => {
  const timeZone = 'Pacific/Kiritimati';
  test.use({ timezoneId: timeZone });

  test('a user pages through weeks, and returns to the browser’s today', async ({ page }) => {
    await signUp(page, week.path);
    await expect(weekTitle(page)).toHaveText(week.label);
    await page.getByRole('button', { name: 'Next week', exact: true }).click();
    await expect(weekTitle(page)).toHaveText(week.nextLabel);
    await page.getByRole('button', { name: 'Previous week' }).click();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(weekTitle(page)).toHaveText(week.previousLabel);
    await page.goBack();
    await expect(weekTitle(page)).toHaveText(week.label);
    await expect(page.locator('[aria-current=date]')).toHaveCount(0);

    await page.getByRole('button', { name: 'Today', exact: true }).click();
    const today = new Date().toLocaleDateString('en-US', {
      timeZone,
      weekday: 'long',
      month: 'short',
      day: 'numeric',
    });
    await expect(page.getByRole('region', { name: today })).toHaveAttribute('aria-current', 'date');
    await expectDays(page, weekDays);
  });
});

test('a week is copied into the free slots of the next one, and cleared after a confirmation', async ({
  page,
}) => {
  const { eggsInPurgatory, puttanesca, risotto } = recipes;
  await signUp(page);
  await planElsewhere(page, eggsInPurgatory, week.monday);
  await planElsewhere(page, puttanesca, week.tuesday);
  await planElsewhere(page, risotto, week.nextTuesday);
  await page.goto(week.path);
  const meal = (title: string) => page.getByRole('article').filter({ hasText: title });

  await test.step('copy', async () => {
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: 'Copy to Next Week' }).click();
    await expectSuccess(page, {
      title: 'Week copied',
      description: 'Copied 1 of 2 meals. 1 slot in next week already had a meal and did not change.',
      action: ['Undo', 'Show'],
    });
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expectSuccess(page, { title: 'Undone' });
    await page.getByRole('button', { name: 'Copy to Next Week' }).click();
    await expect(notifications(page)).toContainText('Copied 1 of 2 meals.');
    await page.getByRole('button', { name: 'Copy to Next Week' }).click();
    await expectSuccess(page, {
      title: 'No meals copied',
      description: 'Next week already has a meal in each of these slots. Nothing was changed.',
      action: 'Show',
    });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(weekTitle(page)).toHaveText(week.nextLabel);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    const remove = (title: string, slot: string) =>
      meal(title).getByRole('button', { name: `Remove ${title} from ${slot}` });
    await expect(remove(eggsInPurgatory.title, 'breakfast on Monday, Jan 14')).toBeVisible();
    await expect(remove(risotto.title, 'dinner on Tuesday, Jan 15')).toBeVisible();
  });

  await test.step('clear', async () => {
    const question = page.getByRole('alertdialog', { name: 'Clear this week?' });
    const clear = page.getByRole('button', { name: 'Clear Week' });
    await clear.click();
    await question.getByRole('button', { name: 'Keep Meals' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await clear.click();
    await question.getByRole('button', { name: 'Clear Week' }).click();
    await expectSuccess(page, { title: 'Week cleared', action: 'Undo' });
    await expect(page.getByText('Nothing planned for this week yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(meal(eggsInPurgatory.title)).toBeVisible();
    await expect(meal(puttanesca.title)).toBeVisible();
  });
});

test('clearing a week also removes meals of another device and meals that are being added', async ({
  page,
}) => {
  const { eggsInPurgatory, puttanesca } = recipes;
  await signUp(page);
  await planElsewhere(page, eggsInPurgatory, week.monday);
  // This page does not hear of the other device.
  await page.route('**/api/week-events', (route) => route.abort());
  await page.goto(week.path);
  const meals = page.getByRole('article');
  const question = page.getByRole('alertdialog', { name: 'Clear this week?' });
  await expect(meals).toHaveCount(1);
  await planElsewhere(page, puttanesca, week.sunday);
  const letGo = await delay(page, 'POST /api/meal-plans');
  await page.getByRole('button', { name: 'Add dinner on Tuesday, Jan 8' }).click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
  await expect(meals).toHaveCount(2);

  await page.getByRole('button', { name: 'Clear Week' }).click();
  await question.getByRole('button', { name: 'Clear Week' }).click();
  letGo();
  await expectSuccess(page, { title: 'Week cleared', action: 'Undo' });
  await expect(meals).toHaveCount(0);
  const answer = await page.request.get('/api/meal-plans', { params: { startDate: week.monday } });
  expect((await answer.json()).mealPlans).toEqual([]);
});

test('the picker offers recipes that fit the slot, and a meal shows the household’s allergens', async ({
  page,
}) => {
  const { eggsInPurgatory, gazpacho, padThai, puttanesca } = recipes;
  await signUp(page);
  await tellTasteElsewhere(page, { allergies: ['Peanuts'] });
  for (const recipe of [eggsInPurgatory, gazpacho, padThai, puttanesca]) await favorElsewhere(page, recipe);
  await page.goto(week.path);
  const picker = page.getByRole('dialog');
  const favorites = picker.getByRole('region', { name: 'Favorites' }).getByRole('button');
  const open = (slot: string) => page.getByRole('button', { name: `Add ${slot}` }).click();

  for (const { title, mealType } of [eggsInPurgatory, puttanesca]) {
    await open(`${mealType} on Monday, Jan 7`);
    await expect(favorites).toHaveText([new RegExp(`^${title}`)]);
    await picker.getByRole('searchbox').fill('gazpacho');
    await expect(picker.getByText('No recipe here matches “gazpacho”.')).toBeVisible();
    await picker.getByRole('button', { name: 'Close' }).click();
  }

  const offered = page.waitForResponse((response) => response.url().includes('/api/sample-recipes?'));
  await open('lunch on Friday, Jan 11');
  await expect(favorites).toHaveCount(2);
  const { recipes: ideas } = await (await offered).json();
  expect(new Set(ideas.map(({ mealType }: { mealType: string }) => mealType))).toEqual(new Set(['lunch']));
  await expect(favorites.filter({ hasText: gazpacho.title })).not.toContainText('peanuts');
  const risky = favorites.filter({ hasText: padThai.title });
  await expect(risky).toContainText('Contains peanuts');
  await risky.click();
  await expectSuccess(page, { title: 'Meal added to plan', action: 'Undo' });
  const meal = page.getByRole('article').filter({ hasText: padThai.title });
  await expect(meal.getByText('Contains peanuts')).toBeVisible();
  await meal.getByRole('link', { name: padThai.title }).click();
  await expect(page).toHaveURL(`/recipe/${padThai.id}?from=meal-planner`);
  await expect(page.getByText('Contains peanuts', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Meal Planner' }).click();
  await expect(weekTitle(page)).toHaveText(week.label);
});

test('meals planned on another device appear automatically, even while the week loads', async ({ page }) => {
  await signUp(page);
  const followed = page.waitForResponse((answer) => answer.url().endsWith('/api/week-events'));
  // The week is read before the change, and arrives when the notification of the change has been missed.
  await page.route(
    '**/api/week?*',
    async (route) => {
      const before = await route.fetch();
      await planElsewhere(page, recipes.risotto, week.monday);
      await followed;
      await route.fulfill({ response: before });
    },
    { times: 1 },
  );
  await page.goto(week.path);
  await expect(page.getByRole('article').filter({ hasText: recipes.risotto.title })).toBeVisible();
  await planElsewhere(page, recipes.gazpacho, week.tuesday);
  await expect(page.getByRole('article').filter({ hasText: recipes.gazpacho.title })).toBeVisible();
});
