import { expect, type Locator, type Page } from '@playwright/test';

/** Tabs, or goes through a menu or tab list by arrows, until the control has the focus: no mouse, no script. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const role = await control.evaluate((element) => element.getAttribute('role') ?? element.localName);
  const key = role === 'menuitem' || role === 'option' ? 'ArrowDown' : role === 'tab' ? 'ArrowRight' : 'Tab';
  // Found once: to find it by role after each key takes most of the time. A page that draws it anew gives another one.
  let element = await control.elementHandle();
  for (let presses = 0; presses < 200; presses++) {
    const { isGone, isHere, isOnTab } = await element!.evaluate((wanted) => ({
      isGone: !wanted.isConnected,
      isHere: wanted === document.activeElement,
      isOnTab: document.activeElement?.getAttribute('role') === 'tab',
    }));
    if (isHere) return;
    if (isGone) element = await control.elementHandle();
    else await moveFocus(page, key === 'ArrowRight' && !isOnTab ? 'Tab' : key);
  }
  throw new Error(`The keyboard does not reach ${control}`);
}

/** Goes to the control, and presses a key there. */
export async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Lists of tabs and menus move the focus a moment after an arrow: a person sees it move before the next press. */
async function moveFocus(page: Page, key: string): Promise<void> {
  if (key === 'Tab') return page.keyboard.press(key);
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await page.waitForFunction((element) => document.activeElement !== element, before);
}
