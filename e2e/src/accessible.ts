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

/** Each theme and each size once: what axe finds depends on colors or on layout, not on both together. */
const looks = {
  phone: { isDark: false, size: { width: 390, height: 844 } },
  desk: { isDark: true, size: { width: 1280, height: 800 } },
};

/** On a phone in the light, or at a desk in the dark. The page stays as it is between them. */
export async function lookFrom(page: Page, place: keyof typeof looks): Promise<void> {
  const { isDark, size } = looks[place];
  await page.setViewportSize(size);
  await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), isDark);
}

export async function expectAccessibleEverywhere(page: Page, where: string, within?: string): Promise<void> {
  for (const place of ['phone', 'desk'] as const) {
    await lookFrom(page, place);
    await expectAccessible(page, `${where}, ${place}`, within);
    await expectNoSidewaysScroll(page, `${where}, ${place}`);
  }
}
