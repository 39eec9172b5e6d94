import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from './accessible.ts';
import { cook, cookMode, deviceUse, recordDeviceUse, tacos } from './cooking.ts';
import { test } from './test.ts';

const start = new Date('2026-11-20T18:00:00Z');

/** Starts a timer of 8 minutes in step 1 and one of 1 minute in step 2, and stops the clock. */
async function cookWithTwoTimers(page: Page) {
  await page.clock.install({ time: start });
  await cook(page);
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await cookMode(page).getByRole('button', { name: 'Next' }).click();
  await cookMode(page).getByRole('button', { name: '1 minute: start a timer' }).click();
}

test('timers of several steps run together, ring, and can be extended by a minute', async ({ page }) => {
  await recordDeviceUse(page);
  await cookWithTwoTimers(page);
  const timers = cookMode(page).getByRole('list', { name: 'Timers' });
  const eight = timers.getByRole('timer', { name: '8 minutes, step 1' });
  const timer = timers.getByRole('timer', { name: '1 minute, step 2' });
  await expect(eight).toHaveText('8:00');
  await page.clock.runFor(15_000);
  await expect(eight).toHaveText('7:45');
  await expect(timer).toHaveText('0:45');

  await timers.getByRole('button', { name: 'Pause: 8 minutes, step 1' }).click();
  await page.clock.runFor(44_000);
  await expect(eight).toHaveText('7:45');
  await expect(timer).toHaveText('0:01');
  expect(await deviceUse(page)).toMatchObject({ tones: 0, vibrations: 0 });
  await page.clock.runFor(1000);
  await expect(timer).toHaveText('Time is up');
  await expect(cookMode(page).getByRole('alert')).toHaveText('Step 2. 1 minute: time is up.');
  await page.clock.runFor(500);
  const rung = await deviceUse(page);
  expect(rung.tones).toBeGreaterThanOrEqual(3);
  expect(rung.vibrations).toBeGreaterThanOrEqual(1);

  await timers.getByRole('button', { name: '+1 min: 1 minute, step 2' }).click();
  await expect(timer).toHaveText('1:00');
  await timers.getByRole('button', { name: 'Stop: 1 minute, step 2' }).click();
  await expect(timer).toHaveCount(0);
  await expect(cookMode(page).getByRole('region', { name: 'Step 2 of 6' })).toBeFocused();
  await timers.getByRole('button', { name: 'Resume: 8 minutes, step 1' }).click();
  await page.clock.runFor(5000);
  await expect(eight).toHaveText('7:40');
});

test('a timer survives a reload, and rings if it ended meanwhile', async ({ page }) => {
  await page.clock.install({ time: start });
  await cook(page);
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await page.clock.fastForward('01:00');
  await page.reload();
  const timer = cookMode(page).getByRole('timer', { name: '8 minutes, step 1' });
  await expect(timer).toHaveText(/^[5-7]:\d\d$/);
  const address = page.url();
  await page.goto('about:blank');
  await page.clock.setSystemTime(new Date('2026-11-20T21:00:00Z'));
  await page.goto(address);
  await expect(timer).toHaveText('Time is up');
  await cookMode(page).getByRole('button', { name: 'Stop: 8 minutes, step 1' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('cookTimers'))).toBeNull();
});

test('outside cook mode a timer keeps running, and is announced on any page', async ({ page }) => {
  await page.clock.install({ time: start });
  await cook(page);
  await page.clock.pauseAt(new Date('2026-11-20T19:00:00Z'));
  await cookMode(page).getByRole('button', { name: '8 minutes: start a timer' }).click();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
  await expect(page.getByRole('link', { name: /^Cook Mode · 7:5\d$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Plateful' }).first().click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/');
  await page.clock.runFor(480_000);
  const notice = page.getByRole('listitem').filter({ hasText: '8 minutes: time is up.' });
  await expect(notice).toContainText(tacos.title);
  await notice.getByRole('button', { name: 'Stop' }).click();
  await page.clock.runFor(1000);
  await expect(notice).toHaveCount(0);
});

test('a running and a ringing timer are accessible', async ({ page }) => {
  await cookWithTwoTimers(page);
  await page.clock.runFor(61_000);
  await expect(cookMode(page).getByRole('timer', { name: '1 minute, step 2' })).toHaveText('Time is up');
  await page.clock.resume();
  await expectAccessibleEverywhere(page, 'cook mode', '[role=dialog]');
  // A phone in landscape, still with dark colors.
  await page.setViewportSize({ width: 844, height: 390 });
  await expectAccessible(page, 'a phone on its side', '[role=dialog]');
  await expectNoSidewaysScroll(page, 'a phone on its side');
});
