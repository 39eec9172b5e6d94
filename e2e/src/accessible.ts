import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The whole page, or only what is `within`, where the rest is looked at already. */
export async function expectAccessible(page: Page, where: string, within = 'html'): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  // A tooltip repeats the name of its button, and stands above the page rather than in one of its parts.
  const { violations } = await new AxeBuilder({ page })
    // No rule of these tags reads the style sheets, which axe would fetch again.
    .options({ resultTypes: ['violations'], preload: false })
    // Our pages have no frames: no second page is opened to join the results of several.
    .setLegacyMode()
    .include(within)
    .exclude('[role=tooltip]')
    .withTags(tags)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
  expect(found, where).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
