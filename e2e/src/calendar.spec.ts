import { expect } from '@playwright/test';
import { press, reach } from './keyboard.ts';
import { planElsewhere, recipes } from './kitchen.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

test.use({ timezoneId: 'America/New_York' });

test('meal times and zone are set, the calendar uses them, and a new URL replaces the old one', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page, '/account?tab=profile');
  // The feed covers the coming three months.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await planElsewhere(page, recipes.puttanesca, tomorrow);
  const meals = page.getByRole('region', { name: 'Meal times' });
  const [breakfast, lunch, dinner] = ['Breakfast', 'Lunch', 'Dinner'].map((name) => meals.getByLabel(name));
  const zone = meals.getByRole('combobox', { name: 'Time zone' });
  const save = meals.getByRole('button', { name: 'Save Meal Times' });
  const saved = {
    title: 'Meal times updated!',
    description: 'Your calendar app will show the change at its next refresh.',
  };
  const newYork = 'Eastern Time (New York, Boston, Miami)';

  await test.step('the browser’s time zone is suggested once', async () => {
    await expect(meals).toContainText(`Your browser is in ${newYork}, but`);
    await expect(zone).toHaveValue('UTC (Coordinated Universal Time)');
    await meals.getByRole('button', { name: 'Use It' }).click();
    await expectSuccess(page, saved);
    await expect(zone).toHaveValue(newYork);
    await notifications(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('an invalid time is rejected at its field', async () => {
    await lunch!.fill('');
    await save.click();
    await expect(lunch!).toBeFocused();
    await expect(lunch!).toHaveAccessibleDescription('Time must be in HH:MM format (00:00 to 23:59)');
    for (const field of [breakfast, dinner]) await field!.fill('');
    await save.click();
    await expect(breakfast!).toBeFocused();
    await expect(breakfast!).toHaveAccessibleDescription('At least one meal time must be provided');
    await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
  });

  await test.step('everything by keyboard, with dinner at a quarter past eight in Kathmandu', async () => {
    await page.keyboard.type('0745AM');
    for (const [field, time] of [
      [lunch!, '0130PM'],
      [dinner!, '0815PM'],
    ] as const) {
      await reach(page, field);
      await page.keyboard.type(time);
    }
    await reach(page, zone);
    await page.keyboard.type('atlantis');
    await expect(meals.getByRole('status')).toHaveText('No time zone found. Try a large city nearby.');
    await page.keyboard.press('Escape');
    await expect(zone).toHaveValue(newYork);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('asia');
    const marked = (name: RegExp) => page.getByRole('option', { name, selected: true });
    await expect(marked(/^Israel/)).toBeVisible();
    for (const [key, name] of [
      ['ArrowDown', /^Saudi Arabia/],
      ['ArrowDown', /^Iran/],
      ['ArrowUp', /^Saudi Arabia/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(marked(name)).toBeVisible();
    }
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Saudi Arabia (Riyadh)');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('nepal');
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Nepal (Kathmandu)');
    await expect(meals.getByRole('option')).toHaveCount(0);
    await press(page, save);
    await expectSuccess(page, saved);
    await page.reload();
    for (const [field, time] of [
      [breakfast!, '07:45'],
      [lunch!, '13:30'],
      [dinner!, '20:15'],
    ] as const) {
      await expect(field).toHaveValue(time);
    }
    await expect(zone).toHaveValue('Nepal (Kathmandu)');
    await expect(meals.getByText('Is this your time zone?')).toHaveCount(0);
  });

  const calendar = page.getByRole('region', { name: 'Calendar subscription' });
  const address =
    await test.step('a calendar app reads the dinner at its new time from the copied URL', async () => {
      await calendar.getByRole('button', { name: 'Copy Calendar URL' }).click();
      await expectSuccess(page, {
        title: 'Calendar URL copied!',
        description: 'Paste it where your calendar app asks for a URL.',
      });
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(new RegExp(`^${baseURL}/api/calendar/feed/[0-9a-f]{64}$`));
      await expect(calendar.getByRole('link', { name: 'Open in Calendar App' })).toHaveAttribute(
        'href',
        copied.replace(/^http/, 'webcal'),
      );
      const { status, type, lines } = await subscribe(copied);
      expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
      expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR']);
      const day = tomorrow.replaceAll('-', '');
      expect(lines.filter((line) => /^(?:BEGIN:VEVENT|SUMMARY|DTSTART;|DTEND;|TZID)/.test(line))).toEqual([
        'TZID:Asia/Kathmandu',
        'BEGIN:VEVENT',
        `DTSTART;TZID=Asia/Kathmandu:${day}T201500`,
        `DTEND;TZID=Asia/Kathmandu:${day}T211500`,
        `SUMMARY:Dinner: ${recipes.puttanesca.title}`,
      ]);
      return copied;
    });

  await test.step('the URL is replaced, and the old one stops working immediately', async () => {
    const question = page.getByRole('alertdialog', { name: 'Replace the calendar URL?' });
    const renew = calendar.getByRole('button', { name: 'Replace URL' });
    await renew.click();
    await question.getByRole('button', { name: 'Keep This URL' }).click();
    expect((await subscribe(address)).status).toBe(200);
    await renew.click();
    await question.getByRole('button', { name: 'Replace URL' }).click();
    await expect(notifications(page)).toContainText('Calendar URL replaced');
    expect((await subscribe(address)).status).toBe(404);
    await page.goto('/meal-planner');
    await page.getByRole('button', { name: 'Calendar Sync' }).click();
    const renewed = await page.getByRole('dialog').getByLabel('Calendar URL').inputValue();
    expect(renewed).not.toBe(address);
    expect((await subscribe(renewed)).lines).toContain(`SUMMARY:Dinner: ${recipes.puttanesca.title}`);
  });
});

test('the URL is copied over plain http too, where browsers have no clipboard API', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, '/meal-planner');
  const copyFromMenu = async () => {
    await page.getByRole('button', { name: 'Week menu' }).click();
    await page.getByRole('menuitem', { name: 'Copy Calendar URL' }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  };

  await test.step('copied', async () => {
    await copyFromMenu();
    await expect(notifications(page)).toContainText('Calendar URL copied!');
    await page.getByRole('button', { name: /^Add dinner on / }).click();
    const search = page.getByRole('dialog').getByRole('searchbox');
    await search.press('ControlOrMeta+v');
    await expect(search).toHaveValue(new RegExp(`^${baseURL}/api/calendar/feed/[0-9a-f]{64}$`));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // It may cover the menu, and stays while the pointer is on it.
    await notifications(page).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('if copying fails, the URL is shown', async () => {
    await page.evaluate(() => {
      document.execCommand = () => false;
    });
    await copyFromMenu();
    await expectFailure(page, {
      title: 'Copy failed',
      description: 'Please select the URL and copy it manually.',
      action: 'Show URL',
    });
    await page.getByRole('button', { name: 'Show URL' }).click();
    const address = page.getByLabel('Calendar URL');
    await expect(address).toBeInViewport();
    await expect(address).toBeFocused();
    const selected = await address.evaluate((input: HTMLInputElement) => [
      input.selectionStart,
      input.selectionEnd,
    ]);
    expect(selected).toEqual([0, (await address.inputValue()).length]);
  });
});

/** As a calendar app does, without a session. Folded lines are whole (RFC 5545, section 3.1). */
async function subscribe(address: string) {
  const answer = await fetch(address);
  const lines = (await answer.text()).replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return { status: answer.status, type: answer.headers.get('content-type'), lines };
}
