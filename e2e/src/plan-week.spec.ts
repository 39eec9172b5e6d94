import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { expectSuccess, notifications } from './toasts.ts';

function meal(page: Page, { title }: { title: string }): Locator {
  return page.getByRole('article').filter({ hasText: title });
}

/** The slot that the planner shows a recipe in: 'dinner on Monday, Jan 7'. */
async function expectIn(page: Page, { title }: { title: string }, slot: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Remove ${title} from ${slot}` })).toHaveCount(1);
}

test('a filled week and its list are at most six presses from a saved taste profile', async ({ page }) => {
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
  // On whatever day this runs, the next week is whole.
  await press(page.getByRole('button', { name: 'Next week', exact: true }));
  await press(page.getByRole('button', { name: 'Plan my week' }));
  await expect(notifications(page)).toContainText('Planned 21 meals');
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(page.getByText(/^You use \d+\s?% of the fresh food you buy$/)).toBeVisible();
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

test('a planned meal is swapped for one of three, locked, and refused for good', async ({ page }) => {
  await signUp(page, week.path);
  await page.getByRole('button', { name: 'Plan my week' }).click();
  await expect(notifications(page)).toContainText('Please set up your taste preferences first');
  await page.request.post('/api/taste-profile', {
    data: { cuisinePreferences: ['Italian'], householdSize: 2 },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Planning options' }).click();
  const options = page.getByRole('dialog', { name: 'Plan my week' });
  for (const mealType of ['Breakfast', 'Lunch'])
    await options.getByRole('checkbox', { name: mealType }).click();
  await options.getByLabel('Eat dinner on Sunday').selectOption('–');
  await options.getByLabel('Minutes for a meal on Monday').selectOption('20');
  await expectAccessible(page, 'Options', '[role=dialog]');
  await options.getByRole('button', { name: 'Fill Empty Slots' }).click();
  await expect(notifications(page)).toContainText('Planned 6 meals');
  const dinner = (day: string) =>
    page.getByRole('button', { name: new RegExp(`^Change .*dinner on ${day}`) });
  await expect(dinner('Sunday')).toHaveCount(0);

  await dinner('Monday').click();
  await page.getByRole('menuitem', { name: 'Swap…' }).click();
  const swap = page.getByRole('dialog', { name: /^Instead of / });
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
  await expect(notifications(page)).toContainText('Never suggested again');
  await expect(choices).toHaveCount(3);
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(notifications(page)).toContainText('It may be suggested again');
});

test('a slot that nothing fits says what would help, and equipment that is missing is kept', async ({
  page,
}) => {
  await signUp(page, '/recipes');
  const household = {
    allergies: ['Gluten'],
    dietaryRestrictions: ['Vegan', 'Keto'],
    nutritionGoals: ['Weight Loss'],
  };
  await page.request.post('/api/taste-profile', { data: household });
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

test('a slot holds a main and a side, notes, and leftovers of what was cooked', async ({ page }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page, '/recipes');
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

test('a meal is dragged by mouse: it moves, changes places with another, and is copied with Alt', async ({
  page,
}) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page, '/recipes');
  await planElsewhere(page, puttanesca, week.monday);
  await planElsewhere(page, risotto, week.tuesday);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(week.path);
  const drag = async (from: Locator, to: Locator, key?: 'Alt') => {
    await from.hover({ position: { x: 40, y: 100 } });
    await page.mouse.down();
    if (key) await page.keyboard.down(key);
    const { x, y, width, height } = (await to.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    if (!key) await expect(page.getByText('Alt copies')).toBeVisible();
    await page.mouse.up();
    if (key) await page.keyboard.up(key);
  };

  await drag(meal(page, puttanesca), page.getByRole('button', { name: 'Add lunch on Thursday, Jan 10' }));
  await expectSuccess(page, {
    title: 'Meal moved',
    description: `${puttanesca.title}: lunch on Thursday, Jan 10`,
    action: 'Undo',
  });
  await expectIn(page, puttanesca, 'lunch on Thursday, Jan 10');
  await drag(meal(page, puttanesca), meal(page, risotto));
  await expectIn(page, puttanesca, 'dinner on Tuesday, Jan 8');
  await expectIn(page, risotto, 'lunch on Thursday, Jan 10');
  await drag(meal(page, risotto), page.getByRole('button', { name: 'Add dinner on Friday, Jan 11' }), 'Alt');
  await expect(meal(page, risotto)).toHaveCount(2);

  // Faster than the answers: the last change first, each once.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectIn(page, puttanesca, 'dinner on Monday, Jan 7');
  await expectIn(page, risotto, 'dinner on Tuesday, Jan 8');
});

test('a meal is moved by keyboard alone, and what happens is said', async ({ page }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page, '/recipes');
  await planElsewhere(page, puttanesca, week.monday);
  await planElsewhere(page, risotto, week.tuesday);
  await page.goto(week.path);
  const link = page.getByRole('link', { name: puttanesca.title });
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

  await link.focus();
  await page.keyboard.press('Space');
  await said(`Picked up ${puttanesca.title}, dinner on Monday, Jan 7.`);
  await page.keyboard.press('ArrowRight');
  await said(`dinner on Tuesday, Jan 8, has ${risotto.title}`);
  await page.keyboard.press('ArrowUp');
  await said('lunch on Tuesday, Jan 8, free');
  await page.keyboard.press('Enter');
  await expectIn(page, puttanesca, 'lunch on Tuesday, Jan 8');
  await said('Meal moved');
  await expect(link).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+Enter');
  await expect(meal(page, puttanesca)).toHaveCount(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await said('Left where it was.');
  await expectIn(page, puttanesca, 'lunch on Wednesday, Jan 9');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a meal is dragged after a long press, and a swipe still leafs through the days', async ({ page }) => {
    const { puttanesca } = recipes;
    await signUp(page, '/recipes');
    await planElsewhere(page, puttanesca, week.monday);
    await page.goto(week.path);
    const card = meal(page, puttanesca);
    await expect(card).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const go = async (from: Locator, rest: number, [toX, toY]: [number, number]) => {
      const start = (await from.boundingBox())!;
      const [x, y] = [start.x + 200, start.y + 45];
      await touch('touchStart', x, y);
      await page.waitForTimeout(rest);
      for (let step = 1; step <= 10; step++) {
        const part = step / 10;
        await touch('touchMove', x + (toX - x) * part, y + (toY - y) * part);
        await page.waitForTimeout(20);
      }
      await touch('touchEnd');
    };

    const drag = async (from: Locator, to: Locator) => {
      const { x, y, width, height } = (await to.boundingBox())!;
      await go(from, 500, [x + width / 2, y + height / 2]);
    };

    await drag(card, page.getByRole('button', { name: 'Add breakfast on Monday, Jan 7' }));
    await expectIn(page, puttanesca, 'breakfast on Monday, Jan 7');
    await drag(card, page.getByRole('button', { name: /^Wednesday, Jan 9/ }));
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: /^Wednesday, Jan 9/ }).click();
    await expectIn(page, puttanesca, 'breakfast on Wednesday, Jan 9');
    const { x, y } = (await card.boundingBox())!;
    await go(card, 0, [x + 60, y + 50]);
    await expect(page.getByRole('region', { name: /^Thursday/ })).toBeVisible();
  });
});

test('several meals are moved and removed at once, and a cleared week comes back', async ({ page }) => {
  const { eggsInPurgatory, puttanesca, risotto } = recipes;
  await signUp(page, '/recipes');
  await planElsewhere(page, eggsInPurgatory, week.monday);
  await planElsewhere(page, puttanesca, week.monday);
  await planElsewhere(page, risotto, week.tuesday);
  await page.goto(week.path);

  await page.getByRole('button', { name: 'Select meals' }).click();
  await expectAccessible(page, 'Selecting meals');
  await page.getByRole('checkbox', { name: `Select ${puttanesca.title}` }).check();
  await page.getByRole('checkbox', { name: `Select ${risotto.title}` }).check();
  await page.getByRole('button', { name: 'Move 2 meals to…' }).click();
  const days = page.getByRole('dialog', { name: 'Move 2 meals' });
  await expect(days).toContainText('each stays breakfast, lunch or dinner');
  await expect(days.getByRole('button', { name: /^Move to Tuesday, Jan 8/ })).toHaveAccessibleName(
    `Move to Tuesday, Jan 8, which has ${risotto.title}`,
  );
  await expectAccessible(page, 'Choosing a day', '[role=dialog]');
  await days.getByRole('button', { name: 'Move to Friday, Jan 11' }).click();
  await expectIn(page, puttanesca, 'dinner on Friday, Jan 11');
  await expectIn(page, risotto, 'dinner on Saturday, Jan 12');

  await page.getByRole('button', { name: 'Select meals' }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Remove 3 meals' }).click();
  await expect(page.getByRole('article')).toHaveCount(0);
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Clear Week' }).click();
  const question = page.getByRole('alertdialog', { name: 'Clear this week?' });
  await expect(question).toContainText('You can undo it.');
  await question.getByRole('button', { name: 'Clear Week' }).click();
  await expectSuccess(page, { title: 'Week cleared', action: 'Undo' });
  await page.reload();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectIn(page, risotto, 'dinner on Saturday, Jan 12');
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('two tabs show the same week, whichever changes it', async ({ page, context }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page, '/recipes');
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

  // A device of its own: this one is told when one comes back to it.
  await planElsewhere(page, risotto, week.tuesday);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(meal(page, risotto)).toBeVisible();
});

test('a recipe asks for its day and meal, and lands there', async ({ page }) => {
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
