import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { reach } from './keyboard.ts';
import { generateListElsewhere, planElsewhere, recipes, week } from './kitchen.ts';
import { demoHousehold, signIn, signUp } from './people.ts';
import { test } from './test.ts';

const themeButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Switch to/ });
const tooltip = (page: Page) => page.getByRole('tooltip');

test('an icon button shows a tooltip on hover and on focus, until Escape', async ({ page }) => {
  await page.clock.install();
  await page.goto('/recipes');
  const button = themeButton(page);
  const heart = page.getByRole('button', { name: /^Favorite:/ }).first();
  await expect(heart).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/early/);
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step('a tooltip after 700 ms, then the next one immediately', async () => {
    await button.hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(tooltip(page)).toHaveText(/^Switch to (dark|light) theme$/);
    await heart.hover();
    await page.clock.runFor(1);
    await expect(tooltip(page)).toHaveText(/^Favorite:/);
    await page.mouse.move(0, 0);
    await page.clock.runFor(160);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(310);
    await button.hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('the pointer can rest on a tooltip, and Escape hides it', async () => {
    await page.clock.runFor(20);
    await expect(tooltip(page)).toBeVisible();
    const { x, y } = await tooltip(page).evaluate((words) => words.getBoundingClientRect());
    await page.mouse.move(x + 12, y + 12, { steps: 5 });
    await page.clock.runFor(500);
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });
  await page.clock.resume();

  await test.step('keyboard focus shows a tooltip immediately; a click hides it', async () => {
    await page.mouse.move(0, 0);
    await reach(page, button);
    await expect(tooltip(page)).toBeVisible();
    await expectAccessible(page, 'a tooltip');
    await page.keyboard.press('Enter');
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('on the Close button of a dialog, Escape closes the dialog', async () => {
    await heart.click();
    const dialog = page.getByRole('dialog', { name: 'Keep your favorites' });
    await page.keyboard.press('Tab');
    await reach(page, dialog.getByRole('button', { name: 'Close' }));
    await expect(page.locator('[role=tooltip]')).toHaveText('Close');
    // Else the button that is under the pointer then shows its own.
    await page.mouse.move(0, 0);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=tooltip]')).toHaveCount(0);
    await expect(dialog).toBeHidden();
  });
});

test('every icon button has a tooltip', async ({ page }) => {
  await page.clock.install();
  await signUp(page);
  await planElsewhere(page, recipes.risotto, week.monday);
  await generateListElsewhere(page);
  const places = ['/', '/recipes', `/recipe/${recipes.risotto.id}`, week.path, '/shopping-list', '/account'];
  await page.goto(places[0]!);
  await expectWords(page, places);
  await page.context().clearCookies();
  await signIn(page, demoHousehold(), '/');
  await expectWords(page, ['/account?tab=profile'], page.getByRole('button', { name: /^Delete receipt/ }));
});

/** Rests on each kind of button that shows no words, on all of the pages, once `last` is there. */
async function expectWords(page: Page, places: readonly string[], last?: Locator): Promise<void> {
  const seen = new Set<string>();
  for (const place of places) {
    await page.goto(place);
    await expect(page.locator('html')).not.toHaveClass(/early/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.getByRole('banner').locator('[aria-haspopup=menu]')).toBeVisible();
    if (last) await expect(last.first()).toBeVisible();
    const buttons = await page.locator('button:has(svg):visible, a:has(svg):visible').elementHandles();
    for (const button of buttons) {
      const code = await button.evaluate(wordlessCode);
      if (code === null || seen.has(code)) continue;
      seen.add(code);
      await button.hover();
      await page.clock.fastForward(700);
      await expect(tooltip(page), `${place}: ${code}`).toHaveText(/\w/);
      await page.mouse.move(0, 0);
      await page.clock.fastForward(200);
      await expect(tooltip(page)).toHaveCount(0);
    }
  }
  expect(seen.size).toBeGreaterThan(places.length);
}

/** In the browser: the picture of a button that shows no words; null for one that does. */
function wordlessCode(button: Element): string | null {
  const copy = button.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.sr-only')) hidden.remove();
  return /\w/.test(copy.textContent ?? '') ? null : copy.innerHTML;
}
