import type { Page } from '@playwright/test';

/** Holds back the application until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
