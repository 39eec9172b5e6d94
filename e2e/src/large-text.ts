import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';

/** WCAG 2.2: text of twice the size (1.4.4), and a window of 320 px (1.4.10), which is 1280 px at 400%. */
const looks = [
  { name: 'text of twice the size', size: { width: 360, height: 740 }, text: '200%' },
  { name: 'a window of 320 px', size: { width: 320, height: 640 }, text: '100%' },
];

/** The page is not reloaded in between, and has its text as it was afterwards. */
export async function expectFitsLarge(page: Page, where: string): Promise<void> {
  for (const { name, size, text } of looks) {
    await page.setViewportSize(size);
    await page.evaluate(setTextSize, text);
    await expectNoSidewaysScroll(page, `${where} with ${name}`);
  }
}

/** In the browser. Returns after the page has been drawn, as what follows its width is laid out again before that. */
function setTextSize(text: string): Promise<void> {
  document.documentElement.style.fontSize = text;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
