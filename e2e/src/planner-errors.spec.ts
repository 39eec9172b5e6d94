import { expect } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

// These pages do not hear of other devices, and learn what those did when the server refuses.
test.beforeEach(({ page }) => page.route('**/api/week-events', (route) => route.abort()));

test('a meal that cannot be added or removed stays as it was, and the planner says why', async ({ page }) => {
  await signUp(page, week.path);
  const add = page.getByRole('button', { name: 'Add dinner on Tuesday, Jan 8' });
  const picker = page.getByRole('dialog', { name: 'Add dinner' });
  const choices = picker.getByRole('listitem').getByRole('button');

  await test.step('the server fails: the slot is free again', async () => {
    const mend = await fail(page, 'POST /api/meal-plans');
    await add.click();
    await choices.first().click();
    await expect(picker).toBeHidden();
    await expectFailure(page, { title: 'Error adding meal', description: 'Failed to add meal to plan.' });
    await expect(add).toBeVisible();
    await mend();
  });

  const title = await test.step('a second try works', async () => {
    await add.click();
    const choice = choices.first();
    const name = (await choice.innerText()).split('\n')[0]!;
    await choice.click();
    await expectSuccess(page, { title: 'Meal added to plan', action: 'Undo' });
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(add).toBeHidden();
    return name;
  });
  const meal = page.getByRole('link', { name: title });
  const remove = page.getByRole('button', { name: `Remove ${title} from dinner on Tuesday, Jan 8` });

  await test.step('a failed removal is reverted', async () => {
    const mend = await fail(page, 'POST /api/week-edits');
    await remove.click();
    await expectFailure(page, {
      title: 'Error removing meal',
      description: 'Failed to remove meal from plan.',
    });
    await expect(meal).toBeVisible();
    await mend();
  });

  await test.step('a meal is removed, and restored', async () => {
    await remove.click();
    await expectSuccess(page, { title: 'Meal removed', description: title, action: 'Undo' });
    await expect(add).toBeVisible();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expectSuccess(page, { title: 'Meal added to plan' });
    await page.reload();
    await expect(meal).toBeVisible();
  });

  await test.step('the slot was filled elsewhere: the message and the meal are shown', async () => {
    const { puttanesca, chilaquiles } = recipes;
    await planElsewhere(page, chilaquiles, week.monday);
    await page.getByRole('button', { name: 'Add breakfast on Monday, Jan 7' }).click();
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .getByRole('button')
      .filter({ hasNotText: chilaquiles.title })
      .first()
      .click();
    await expectFailure(page, {
      title: 'Error adding meal',
      description: `Monday breakfast is taken by "${chilaquiles.title}". Remove it first.`,
    });
    await expect(page.getByRole('link', { name: chilaquiles.title })).toBeVisible();
    await expect(page.getByRole('link', { name: puttanesca.title })).toBeHidden();
  });
});

test('a week that cannot be copied or cleared keeps its meals, and the planner says why', async ({
  page,
}) => {
  const { eggsInPurgatory, puttanesca } = recipes;
  await signUp(page);
  await planElsewhere(page, eggsInPurgatory, week.monday);
  await planElsewhere(page, puttanesca, week.tuesday);
  await page.goto(week.path);
  const meals = page.getByRole('article');
  await expect(meals).toHaveCount(2);
  const copy = page.getByRole('button', { name: 'Copy to Next Week' });
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear Week' });
  const question = page.getByRole('alertdialog', { name: 'Clear this week?' });

  await test.step('copying fails, without and with a message', async () => {
    const mend = await fail(page, 'POST /api/week-edits');
    await copy.click();
    await expectFailure(page, {
      title: 'Error copying week',
      description: 'Failed to copy meals to next week.',
    });
    await mend();
    const mendAgain = await fail(page, 'POST /api/week-edits', refusal('Plateful is busy.'));
    await copy.click();
    await expectFailure(page, { title: 'Error copying week', description: 'Plateful is busy.' });
    await mendAgain();
  });

  await test.step('clearing fails: all meals are still there', async () => {
    const mend = await fail(page, 'POST /api/week-edits');
    await clear.click();
    await question.getByRole('button', { name: 'Clear Week' }).click();
    await expectFailure(page, { title: 'Error clearing week', description: 'Failed to clear the week.' });
    await expect(question).toBeHidden();
    await expect(meals).toHaveCount(2);
    await mend();
  });

  await test.step('copied', async () => {
    await copy.click();
    await expectSuccess(page, {
      title: 'Week copied',
      description: 'Copied 2 meals.',
      action: ['Undo', 'Show'],
    });
  });

  await test.step('after clearing, the week cannot be cleared or copied', async () => {
    await clear.click();
    await question.getByRole('button', { name: 'Clear Week' }).click();
    await expectSuccess(page, { title: 'Week cleared', action: 'Undo' });
    await expect(meals).toHaveCount(0);
    await expect(clear).toBeDisabled();
    await expect(copy).toBeDisabled();
  });

  await test.step('a week that was cleared on another device has nothing to copy either', async () => {
    await page.getByRole('button', { name: 'Next week', exact: true }).click();
    await expect(meals).toHaveCount(2);
    await clearElsewhere();
    await copy.click();
    await expectFailure(page, {
      title: 'Error copying week',
      description: 'No meals to copy from this week.',
    });
    await expect(meals).toHaveCount(0);
  });

  async function clearElsewhere() {
    const answer = await page.request.get('/api/meal-plans', { params: { startDate: week.nextMonday } });
    for (const { id } of (await answer.json()).mealPlans) await page.request.delete(`/api/meal-plans/${id}`);
  }
});
