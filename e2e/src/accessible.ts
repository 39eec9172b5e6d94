import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the whole page, or only what is `within`, if the rest was checked before. */
export async function expectAccessible(page: Page, where: string, within = 'html'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  // A page that is checked again has the script, which takes half as long to load as a page to check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(findViolations, { within, tags });
  expect(found, where).toEqual([]);
}

/** Runs in the browser. Returns only the violations, because the full report is long. */
async function findViolations({ within, tags }: { within: string; tags: string[] }): Promise<string[]> {
  // Tooltips repeat the names of their buttons, and are outside the page's landmarks.
  const context = { include: [within], exclude: ['[role=tooltip]'] };
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // No rule of these tags reads style sheets, which axe would fetch again.
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Text that ends to the right of the box that hides what does not fit in it. */
export async function expectNothingCut(within: Locator, where: string): Promise<void> {
  const cut = await within.evaluate((root) => {
    const hides = (box: Element) => /hidden|clip/.test(getComputedStyle(box).overflowX);
    return [...root.querySelectorAll('*')]
      .filter(
        (element) =>
          element.childElementCount === 0 && element.textContent.trim() !== '' && element.checkVisibility(),
      )
      .filter((text) => {
        let box = text.parentElement;
        while (box && !hides(box)) box = box.parentElement;
        const around = box?.getBoundingClientRect();
        // Text for screen readers alone is in a box of one pixel.
        return around && around.width > 2 && text.getBoundingClientRect().right > around.right + 1;
      })
      .map((text) => text.textContent);
  });
  expect(cut, `cut off in ${where}`).toEqual([]);
}

/** Each theme and each size once: axe's findings depend on colors or on layout, not on both together. */
const looks = {
  phone: { isDark: false, size: { width: 390, height: 844 } },
  desk: { isDark: true, size: { width: 1280, height: 800 } },
};

/** Phone with the light theme, or desktop with the dark one. The page is not reloaded in between. */
export async function viewAs(page: Page, place: keyof typeof looks): Promise<void> {
  const { isDark, size } = looks[place];
  await page.setViewportSize(size);
  await page.evaluate(changeTheme, isDark);
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}

/** In the browser. At once: colors change by transitions, and axe would read half of each theme. */
function changeTheme(isDark: boolean): void {
  document.documentElement.classList.toggle('dark', isDark);
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

export async function expectAccessibleEverywhere(page: Page, where: string, within?: string): Promise<void> {
  for (const place of ['phone', 'desk'] as const) {
    await viewAs(page, place);
    await expectAccessible(page, `${where}, ${place}`, within);
    await expectNoSidewaysScroll(page, `${where}, ${place}`);
  }
}
