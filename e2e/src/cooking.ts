import { expect, type Page } from '@playwright/test';

/** A recipe of the library, which never changes: 8 minutes in step 1, 1 minute in step 2, 20 minutes in step 3, of 6. */
export const tacos = { path: '/recipe/5a3b1e00-0000-8000-8000-000000001005', title: 'Chicken tinga tacos' };

type DeviceUse = { tones: number; vibrations: number; asked: number; released: number };

/** Records tones, vibrations, and requests for the lock that keeps the screen on. */
export async function recordDeviceUse(page: Page) {
  await page.addInitScript(() => {
    const deviceUse: DeviceUse = { tones: 0, vibrations: 0, asked: 0, released: 0 };
    const { start: sound } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when) {
      deviceUse.tones += 1;
      sound.call(this, when);
    };
    const stub = (name: 'vibrate' | 'wakeLock', value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => value });
    stub('vibrate', () => {
      deviceUse.vibrations += 1;
      return true;
    });
    stub('wakeLock', {
      request: async () => {
        deviceUse.asked += 1;
        const lock = Object.assign(new EventTarget(), {
          released: false,
          release: async () => {
            deviceUse.released += 1;
          },
        });
        return lock;
      },
    });
    Object.assign(window, { deviceUse });
  });
}

export function deviceUse(page: Page): Promise<DeviceUse> {
  return page.evaluate(() => (window as unknown as { deviceUse: DeviceUse }).deviceUse);
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
