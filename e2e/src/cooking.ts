import { expect, type Page } from '@playwright/test';

/** A recipe of the library, which never changes: 8 minutes in step 1, 1 minute in step 2, 20 minutes in step 3, of 6. */
export const tacos = { path: '/recipe/5a3b1e00-0000-8000-8000-000000001005', title: 'Chicken tinga tacos' };

type Heard = { tones: number; shakes: number; asked: number; released: number };

/** Records tones, vibrations, and requests for the lock that keeps the screen on. */
export async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard: Heard = { tones: 0, shakes: 0, asked: 0, released: 0 };
    const { start: sound } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      heard.tones += 1;
      sound.call(this, when);
    };
    const stub = (name: 'vibrate' | 'wakeLock', value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
    stub('vibrate', () => {
      heard.shakes += 1;
      return true;
    });
    stub('wakeLock', {
      request: async () => {
        heard.asked += 1;
        const lock = Object.assign(new EventTarget(), {
          released: false,
          release: async () => {
            heard.released += 1;
          },
        });
        return lock;
      },
    });
    Object.assign(window, { heard });
  });
}

export function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

export function cookMode(page: Page, title = tacos.title) {
  return page.getByRole('dialog', { name: title });
}

/** Opens a recipe in cook mode. */
export async function cook(page: Page, path = tacos.path) {
  await page.goto(path);
  await page.getByRole('link', { name: 'Cook Mode' }).click();
  await expect(cookMode(page)).toBeVisible();
}
