import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectIn, meal, planElsewhere, recipes, week } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess, notifications } from './toasts.ts';

test('a meal dragged by mouse moves, swaps places with another, and is copied with Alt', async ({ page }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page);
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
    if (!key) await expect(page.getByText('Alt to copy')).toBeVisible();
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

  // Faster than the server answers: each press undoes one change, the last one first.
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectIn(page, puttanesca, 'dinner on Monday, Jan 7');
  await expectIn(page, risotto, 'dinner on Tuesday, Jan 8');
});

test('a meal is moved by keyboard alone, and every step is announced', async ({ page }) => {
  const { puttanesca, risotto } = recipes;
  await signUp(page);
  await planElsewhere(page, puttanesca, week.monday);
  await planElsewhere(page, risotto, week.tuesday);
  await page.goto(week.path);
  const link = page.getByRole('link', { name: puttanesca.title });
  const expectAnnounced = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);

  await link.focus();
  await page.keyboard.press('Space');
  await expectAnnounced(`Picked up ${puttanesca.title}, dinner on Monday, Jan 7.`);
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(`dinner on Tuesday, Jan 8, has ${risotto.title}`);
  await page.keyboard.press('ArrowUp');
  await expectAnnounced('lunch on Tuesday, Jan 8, free');
  await page.keyboard.press('Enter');
  await expectIn(page, puttanesca, 'lunch on Tuesday, Jan 8');
  await expectAnnounced('Meal moved');
  await expect(link).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+Enter');
  await expect(meal(page, puttanesca)).toHaveCount(2);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expectAnnounced('Not moved.');
  await expectIn(page, puttanesca, 'lunch on Wednesday, Jan 9');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a meal is dragged after a long press, and a swipe still changes the day', async ({ page }) => {
    const { puttanesca } = recipes;
    await signUp(page);
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

test('several meals are moved and removed at once, and a cleared week is restored', async ({ page }) => {
  const { eggsInPurgatory, puttanesca, risotto } = recipes;
  await signUp(page);
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
