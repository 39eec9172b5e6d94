import { type Browser, expect, type Page } from '@playwright/test';
import { signIn, signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess } from './toasts.ts';

const allergy = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save My Preferences' });
const instructions = (page: Page) => page.getByLabel('Custom instructions');
const status = (page: Page, words: string) => page.getByText(words, { exact: true });
const saved = {
  title: 'Taste preferences saved!',
  description: "Your personalized meal recommendations are ready. Let's generate some recipes!",
};

const mealTimesSaved = 'Your calendar app will show the change at its next refresh.';

async function saveAll(page: Page): Promise<void> {
  await save(page).click();
  await expect(status(page, 'All saved')).toBeVisible();
}

/** The user comes back to a page that was open all the time. */
async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { email }, '/taste-preferences');
  return page;
}

test('an allergy added on another device appears on the open page, and saving keeps both', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/taste-preferences');
  await allergy(page, 'Sesame').click();
  await saveAll(page);
  const phone = await onAnotherDevice(browser, email);
  await expect(allergy(phone, 'Sesame')).toBeChecked();
  await allergy(page, 'Fish').click();

  await test.step('the outdated page erases nothing', async () => {
    await allergy(phone, 'Peanuts').click();
    await saveAll(phone);
    await saveAll(page);
    for (const name of ['Sesame', 'Peanuts', 'Fish']) await expect(allergy(page, name)).toBeChecked();
    await expect(page.getByText('Changed elsewhere: Peanuts was added.')).toBeVisible();
  });

  await test.step('the phone updates when the user returns, and keeps unsaved input', async () => {
    await instructions(phone).fill('No cilantro.');
    await comeBack(phone);
    await expect(allergy(phone, 'Fish')).toBeChecked();
    await expect(phone.getByText('Changed elsewhere: Fish was added.')).toBeVisible();
    await expect(instructions(phone)).toHaveValue('No cilantro.');
    await expect(status(phone, 'Unsaved changes')).toBeVisible();
    await phone.getByRole('button', { name: 'Dismiss' }).click();
    await expect(phone.getByText('Changed elsewhere:')).toBeHidden();
  });
  await phone.context().close();
});

test('another tab updates immediately', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  const tab = await page.context().newPage();
  await tab.goto('/taste-preferences');
  await expect(status(tab, 'Not saved yet')).toBeVisible();
  await allergy(page, 'Soy').click();
  await saveAll(page);
  await expect(allergy(tab, 'Soy')).toBeChecked();
  await expect(tab.getByText('Your taste profile is ready!')).toBeVisible();
});

test('the user chooses between two values of one field', async ({ page, browser }) => {
  const email = await signUp(page, '/taste-preferences');
  await instructions(page).fill('We own a wok.');
  await saveAll(page);
  const phone = await onAnotherDevice(browser, email);
  await instructions(phone).fill('No cilantro.');
  await saveAll(phone);
  await instructions(page).fill('Leftovers are for lunch.');
  await allergy(page, 'Eggs').click();
  await save(page).click();

  const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
  const choice = dialog.getByRole('group', { name: 'Custom instructions' });
  await expect(choice.getByRole('radio', { name: 'Yours, here Leftovers are for lunch.' })).toBeVisible();
  await expect(choice.getByRole('radio', { name: 'Elsewhere No cilantro.' })).toBeVisible();

  await test.step('cancelling the choice loses nothing', async () => {
    await dialog.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(instructions(page)).toHaveValue('Leftovers are for lunch.');
    await save(page).click();
    await expect(dialog).toBeVisible();
  });

  await choice.getByText('Yours, here').click();
  await dialog.getByRole('button', { name: 'Save My Choice' }).click();
  await expectSuccess(page, saved);
  await expect(dialog).toBeHidden();
  await comeBack(phone);
  await expect(instructions(phone)).toHaveValue('Leftovers are for lunch.');
  await expect(allergy(phone, 'Eggs')).toBeChecked();
  await phone.context().close();
});

test('unsaved changes survive a reload, and can be discarded', async ({ page }) => {
  const email = await signUp(page, '/taste-preferences');
  await allergy(page, 'Sesame').click();
  await saveAll(page);
  await allergy(page, 'Fish').click();
  await instructions(page).fill('No cilantro.');
  await page.getByLabel('Another cuisine').fill('Peruv');
  await page.reload();
  await expect(status(page, 'Unsaved changes restored')).toBeVisible();
  await expect(allergy(page, 'Fish')).toBeChecked();
  await expect(instructions(page)).toHaveValue('No cilantro.');
  await expect(page.getByLabel('Another cuisine')).toHaveValue('Peruv');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(status(page, 'All saved')).toBeVisible();
  await expect(allergy(page, 'Sesame')).toBeChecked();
  await expect(allergy(page, 'Fish')).not.toBeChecked();
  await page.reload();
  await expect(status(page, 'All saved')).toBeVisible();

  await test.step('another user does not see it', async () => {
    await allergy(page, 'Nuts').click();
    await page.getByRole('banner').getByRole('button', { name: email }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('unsavedDraft'))).toBeNull();
    await signUp(page, '/taste-preferences');
    await expect(status(page, 'Not saved yet')).toBeVisible();
    await expect(allergy(page, 'Nuts')).not.toBeChecked();
  });
});

test('a save without a connection keeps everything, says so, and succeeds later', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  await allergy(page, 'Sesame').click();
  await page.context().setOffline(true);
  await save(page).click();
  await expectFailure(page, {
    title: 'Error saving preferences',
    description: 'Failed to save your preferences. Please try again.',
  });
  await expect(status(page, 'No connection. Your changes are kept here.')).toBeVisible();
  await expect(allergy(page, 'Sesame')).toBeChecked();
  await page.context().setOffline(false);
  await save(page).click();
  await expectSuccess(page, saved);
});

test('a visitor’s unsaved changes also survive a reload', async ({ page }) => {
  await page.goto('/taste-preferences');
  await allergy(page, 'Sesame').click();
  await instructions(page).fill('We own a wok.');
  await saveAll(page);
  await instructions(page).fill('No cilantro.');
  await page.reload();
  await expect(status(page, 'Unsaved changes restored')).toBeVisible();
  await expect(allergy(page, 'Sesame')).toBeChecked();
  await expect(instructions(page)).toHaveValue('No cilantro.');
  await saveAll(page);
  await page.reload();
  await expect(instructions(page)).toHaveValue('No cilantro.');
  await expect(status(page, 'All saved')).toBeVisible();
});

test('two tabs of a visitor keep the limits of both', async ({ page }) => {
  await page.goto('/taste-preferences');
  await expect(page.locator('html')).not.toHaveClass(/early/);
  const tab = await page.context().newPage();
  await tab.goto('/taste-preferences');
  await expect(tab.locator('html')).not.toHaveClass(/early/);
  await allergy(page, 'Sesame').click();
  await allergy(tab, 'Fish').click();
  await saveAll(page);
  await expect(allergy(tab, 'Sesame')).toBeChecked();
  await expect(status(tab, 'Unsaved changes')).toBeVisible();
  await saveAll(tab);
  for (const name of ['Sesame', 'Fish']) await expect(allergy(page, name)).toBeChecked();
});

test('the user chooses between two edits of one meal time, and the other times merge', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/account?tab=profile');
  const context = await browser.newContext();
  const phone = await context.newPage();
  await signIn(phone, { email }, '/account?tab=profile');
  const time = (shown: Page, name: string) =>
    shown.getByRole('region', { name: 'Meal times' }).getByLabel(name, { exact: true });
  const saveTimes = (shown: Page) => shown.getByRole('button', { name: 'Save Meal Times' });
  await time(phone, 'Dinner').fill('19:00');
  await time(phone, 'Lunch').fill('13:00');
  await saveTimes(phone).click();
  await expectSuccess(phone, { title: 'Meal times updated!', description: mealTimesSaved });

  await time(page, 'Dinner').fill('20:30');
  await saveTimes(page).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in two places' });
  await expect(dialog.getByRole('radio', { name: 'Yours, here 20:30' })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Elsewhere 19:00' }).check();
  await dialog.getByRole('button', { name: 'Save My Choice' }).click();
  await expectSuccess(page, { title: 'Meal times updated!', description: mealTimesSaved });
  await expect(time(page, 'Dinner')).toHaveValue('19:00');
  await expect(time(page, 'Lunch')).toHaveValue('13:00');
  await context.close();
});
