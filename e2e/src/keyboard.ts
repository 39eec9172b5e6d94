import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus to the control by Tab, or by arrow keys in a menu or tab list: no mouse, no script. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const role = await control.evaluate((element) => element.getAttribute('role') ?? element.localName);
  const key = role === 'menuitem' || role === 'option' ? 'ArrowDown' : role === 'tab' ? 'ArrowRight' : 'Tab';
  // Located once, because locating by role after each key takes most of the time. If the page re-renders it, it is
  // located again.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 200; presses++) {
    const { isGone, isHere, isOnTab } = await element!.evaluate((target) => ({
      isGone: !target.isConnected,
      isHere: target === document.activeElement,
      isOnTab: document.activeElement?.getAttribute('role') === 'tab',
    }));
    if (isHere) return;
    if (isGone) element = await control.elementHandle();
    else await moveFocus(page, key === 'ArrowRight' && !isOnTab ? 'Tab' : key);
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

/** Focuses the control and presses a key. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Tab lists and menus move the focus shortly after an arrow key; a user waits for it. */
async function moveFocus(page: Page, key: string): Promise<void> {
  if (key === 'Tab') return page.keyboard.press(key);
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((element) => document.activeElement !== element, before);
}
