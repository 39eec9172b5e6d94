import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, expectNothingCut, viewAs } from './accessible.ts';
import { expectIn, meal, planElsewhere, recipes, tellTasteElsewhere, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess, notifications } from './toasts.ts';

test('a filled week and its list take at most six clicks from a saved taste profile', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  await page.getByRole('checkbox', { name: 'Peanuts' }).click();
  await page.getByRole('checkbox', { name: 'Vegetarian' }).click();
  await page.getByRole('button', { name: 'Save My Preferences' }).click();
  await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };

  await press(page.getByRole('banner').getByRole('link', { name: 'Meal Planner' }));
  // Whatever day it is, no day of the next week is over.
  await press(page.getByRole('button', { name: 'Next week', exact: true }));
  await press(page.getByRole('button', { name: 'Plan my week' }));
  await expect(notifications(page)).toContainText('Planned 21 meals');
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(page.getByText(/^You use \d+% of the fresh food you buy$/)).toBeVisible();
  await expectAccessible(page, 'A filled week');
  await press(page.getByRole('main').getByRole('link', { name: 'Shopping List' }));
  await press(page.getByRole('button', { name: /^Generate/ }));
  await expect(notifications(page)).toContainText('Shopping list generated!');
  expect(presses).toBeLessThanOrEqual(6);

  await page.goBack();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.getByRole('article')).toHaveCount(21);
});

test('a planned meal is swapped for one of three, locked, and never suggested again', async ({ page }) => {
  await signUp(page, week.path);
  await page.getByRole('button', { name: 'Plan my week' }).click();
  await expect(notifications(page)).toContainText('Please set up your taste preferences first');
  await tellTasteElsewhere(page, { cuisinePreferences: ['Italian'], householdSize: 2 });
  await page.reload();
  await page.getByRole('button', { name: 'Planning options' }).click();
  const options = page.getByRole('dialog', { name: 'Plan my week' });
  for (const mealType of ['Breakfast', 'Lunch'])
    await options.getByRole('checkbox', { name: mealType }).click();
  await options.getByLabel('People at dinner on Sunday').selectOption('–');
  await options.getByLabel('Minutes for a meal on Monday').selectOption('20');
  await expectAccessible(page, 'Options', '[role=dialog]');
  await options.getByRole('button', { name: 'Fill Empty Slots' }).click();
  await expect(notifications(page)).toContainText('Planned 6 meals');
  const dinner = (day: string) =>
    page.getByRole('button', { name: new RegExp(`^Change .*dinner on ${day}`) });
  await expect(dinner('Sunday')).toHaveCount(0);

  await dinner('Monday').click();
  await page.getByRole('menuitem', { name: 'Swap…' }).click();
  const swap = page.getByRole('dialog', { name: /^Swap / });
  const choices = swap.getByRole('listitem').getByRole('button');
  await expect(choices).toHaveCount(3);
  await expectAccessible(page, 'Alternatives', '[role=dialog]');
  const chosen = (await choices.first().innerText()).split('\n')[0]!;
  await choices.first().click();
  await expectIn(page, { title: chosen }, 'dinner on Monday, Jan 7');

  await dinner('Monday').click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  await expect(meal(page, { title: chosen }).getByText('Locked')).toBeVisible();
  await page.getByRole('button', { name: 'Planning options' }).click();
  for (const mealType of ['Breakfast', 'Lunch'])
    await options.getByRole('checkbox', { name: mealType }).click();
  await options.getByRole('button', { name: 'Plan Again' }).click();
  await expect(notifications(page)).toContainText(/Planned \d+ meals?/);
  await expectIn(page, { title: chosen }, 'dinner on Monday, Jan 7');

  await dinner('Monday').click();
  await page.getByRole('menuitem', { name: 'Never suggest again' }).click();
  await expect(notifications(page)).toContainText('We will not suggest it again');
  await expect(choices).toHaveCount(3);
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notifications(page)).toContainText('It can be suggested again');
});

test('a slot without a fitting recipe says what would help, and missing equipment is saved', async ({
  page,
}) => {
  await signUp(page);
  const household = {
    allergies: ['Gluten'],
    dietaryRestrictions: ['Vegan', 'Keto'],
    nutritionGoals: ['Weight Loss'],
  };
  await tellTasteElsewhere(page, household);
  const minutes = [5, null, null, null, null, null, null];
  await page.request.patch('/api/week-settings', { data: { minutes } });
  await page.goto(week.path);
  await page.getByRole('button', { name: 'Plan my week' }).click();
  const conflicts = page.getByRole('status').filter({ hasText: /slots? could not be filled/ });
  const monday = conflicts.getByRole('listitem').filter({ hasText: 'Monday dinner' });
  await expect(monday).toHaveText(
    /^Monday dinner: no recipe within 5 minutes.*With \d+ minutes: \d+ dish(es)?\./,
  );
  await expectAccessible(page, 'Conflicts');
  await expect(page.getByRole('columnheader', { name: 'Weight Loss: at most 2,000' })).toHaveCount(1);

  await conflicts.getByRole('button', { name: 'Options' }).click();
  const oven = page.getByRole('group', { name: 'You do not have' }).getByRole('checkbox', { name: 'Oven' });
  await oven.click();
  await expect(oven).toBeChecked();
  await expectAccessible(page, 'Equipment', '[role=dialog]');
  await expect
    .poll(async () => (await (await page.request.get('/api/week-settings')).json()).settings.withoutEquipment)
    .toEqual(['oven']);
});

test('a slot contains a main dish and a side, notes and leftovers', async ({ page }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page);
  await planElsewhere(page, puttanesca, week.monday);
  await page.goto(week.path);
  const change = (title: string) => page.getByRole('button', { name: `Change ${title}, ` });
  const item = (name: string) => page.getByRole('menuitem', { name });

  await change(puttanesca.title).click();
  await item('Add a side…').click();
  await page.getByRole('searchbox').fill('risotto mushroom');
  await page.getByRole('dialog').getByRole('button', { name: risotto.title }).first().click();
  await expectIn(page, risotto, 'dinner on Monday, Jan 7');

  await change(puttanesca.title).click();
  await item('Leftovers on…').click();
  await expectAccessible(page, 'Days for leftovers', '[role=dialog]');
  await expect(page.getByRole('button', { name: /^Leftovers for dinner on Saturday/ })).toBeDisabled();
  await page.getByRole('button', { name: /^Leftovers for lunch on Wednesday/ }).click();
  await expect(page.getByRole('article').getByText('Leftovers from Monday')).toBeVisible();

  await change(puttanesca.title).first().click();
  await item('Servings…').click();
  await page.getByRole('button', { name: 'More servings' }).click();
  await page.getByRole('button', { name: 'Save Servings' }).click();
  await expect(notifications(page)).toContainText('5 servings');

  await change(risotto.title).click();
  await item('Note…').click();
  const note = page.getByRole('dialog', { name: `Note for ${risotto.title}` });
  await note.getByRole('textbox', { name: 'Note' }).fill('Grandma comes too');
  await page.keyboard.press('Enter');
  await expectSuccess(page, { title: 'Note added', description: 'Grandma comes too', action: 'Undo' });
  await expect(meal(page, risotto)).toContainText('Grandma comes too');
  await change(risotto.title).click();
  await item('Note…').click();
  await page.getByRole('button', { name: 'Remove Note' }).click();
  await expect(page.getByText('Grandma comes too')).toHaveCount(0);

  await page.getByRole('button', { name: 'Add dinner on Friday, Jan 11' }).click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(page.getByText('Write a note')).toBeVisible();
  await expectAccessible(page, 'A note', '[role=dialog]');
  await page.getByRole('button', { name: 'Eating out' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Eating out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page, 'The planner');
});

test('leftover food is used by replacing a dish with one click', async ({ page }) => {
  const { puttanesca, risotto, carbonara, gazpacho, padThai } = recipes;
  await signUp(page);
  await tellTasteElsewhere(page, { householdSize: 2 });
  const dinners = [puttanesca, risotto, carbonara, gazpacho, padThai];
  for (const [index, recipe] of dinners.entries())
    await planElsewhere(
      page,
      { ...recipe, mealType: 'dinner' },
      `2030-01-${String(7 + index).padStart(2, '0')}`,
    );
  await viewAs(page, 'phone');
  await page.goto(week.path);
  const dishes = page.getByRole('list', { name: 'Dishes that use it' });
  const dish = dishes.getByRole('button').first();
  await expect(dish).toBeVisible();
  await expectNothingCut(page.locator('section').filter({ has: dishes }).last(), 'The week at a glance');
  // A phone shows one day at a time.
  await page.setViewportSize({ width: 1280, height: 720 });
  const title = await dish.innerText();
  await dish.click();
  await expect(meal(page, { title })).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveCount(dinners.length);
});

test('two tabs show the same week, whichever changes it', async ({ page, context }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page);
  await planElsewhere(page, puttanesca, week.monday);
  await page.goto(week.path);
  const other = await context.newPage();
  await other.goto(week.path);
  await expect(meal(other, puttanesca)).toBeVisible();

  await page.getByRole('button', { name: `Remove ${puttanesca.title}` }).click();
  await expect(meal(other, puttanesca)).toHaveCount(0);
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(meal(page, puttanesca)).toBeVisible();

  const settings = async (tab: Page, label: string, value: string) => {
    await tab.getByRole('button', { name: 'Planning options' }).click();
    await tab.getByLabel(label).selectOption(value);
    await expect(tab.getByLabel(label)).toHaveValue(value);
  };
  await settings(page, 'Minutes for a meal on Monday', '15');
  await settings(other, 'Minutes for a meal on Tuesday', '45');
  await expect(page.getByLabel('Minutes for a meal on Tuesday')).toHaveValue('45');
  await expect(other.getByLabel('Minutes for a meal on Monday')).toHaveValue('15');

  // Another device: this tab learns of it when it gets the focus.
  await planElsewhere(page, risotto, week.tuesday);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(meal(page, risotto)).toBeVisible();
});

test('a recipe is added to the day and meal that are chosen for it', async ({ page }) => {
  const { risotto } = recipes;
  await signUp(page, `/recipe/${risotto.id}`);
  await page.getByRole('link', { name: 'Add to Meal Plan' }).click();
  const question = page.getByRole('dialog', { name: 'Add to Meal Plan' });
  await expect(question).toContainText(risotto.title);
  await expectAccessible(page, 'The question for a day', '[role=dialog]');
  await question.getByRole('button', { name: 'Next week' }).click();
  await question.getByRole('button', { name: /^Add dinner on Thursday/ }).click();
  await expectSuccess(page, { title: 'Meal added to plan', action: 'Undo' });
  await expect(question).toBeHidden();
  await expect(meal(page, risotto)).toBeVisible();
  await expect(page).toHaveURL(/\/meal-planner\?week=\d{4}-\d\d-\d\d&day=\d{4}-\d\d-\d\d$/);
});
