import { expect, type Page } from '@playwright/test';
import { delay, fail } from './failing-server.ts';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

const allergy = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save My Preferences' });
const menu = (page: Page, email: string) => page.getByRole('banner').getByRole('button', { name: email });
const saved = {
  title: 'Taste preferences saved!',
  description: "Your personalized meal recommendations are ready. Let's generate some recipes!",
};

/** Robin's tab is open, with sesame saved and fish not yet. */
async function leaveOpen(page: Page): Promise<string> {
  const robin = await signUp(page, '/taste-preferences');
  await allergy(page, 'Sesame').click();
  await save(page).click();
  await expectSuccess(page, saved);
  await allergy(page, 'Fish').click();
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  return robin;
}

/** Robin signs out in another tab. */
async function signOutElsewhere(page: Page, robin: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/');
  await menu(tab, robin).click();
  await tab.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expectVisitor(tab);
  return tab;
}

/** Alex must not eat soy. */
async function signInAsAlex(tab: Page): Promise<string> {
  const alex = await signUp(tab, '/taste-preferences');
  await allergy(tab, 'Soy').click();
  await save(tab).click();
  await expectSuccess(tab, saved);
  return alex;
}

async function comeBack(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
}

async function expectOnlySoy(page: Page): Promise<void> {
  await expect(allergy(page, 'Soy')).toBeChecked();
  for (const name of ['Sesame', 'Fish']) await expect(allergy(page, name)).not.toBeChecked();
}

test('a tab of another user shows the data of the current user, without asking', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  const robin = await leaveOpen(page);
  const tab = await signOutElsewhere(page, robin);
  await comeBack(page);
  await expectVisitor(page);
  const alex = await signInAsAlex(tab);
  await comeBack(page);
  await expect(menu(page, alex)).toBeVisible();
  await expectOnlySoy(page);
  expect(questions).toEqual([]);
});

test('Save in a tab of another user changes nothing in the current account', async ({ page }) => {
  const robin = await leaveOpen(page);
  const tab = await signOutElsewhere(page, robin);
  const alex = await signInAsAlex(tab);
  // Two windows side by side: this one gets no focus event.
  await save(page).click();
  await expect(menu(page, alex)).toBeVisible();
  await expectOnlySoy(page);
  await tab.reload();
  await expectOnlySoy(tab);
});

test('a request sent before another user signed in is rejected if it arrives later', async ({ page }) => {
  const robin = await leaveOpen(page);
  const release = await delay(page, 'POST /api/taste-profile');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  const tab = await signOutElsewhere(page, robin);
  // Alex saves nothing yet, because that would be announced to Robin's page, which would leave at once.
  const alex = await signUp(tab, '/taste-preferences');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  release();
  expect((await answered).status()).toBe(409);
  await expect(menu(page, alex)).toBeVisible();
  for (const shown of [page, tab]) {
    await shown.reload();
    await expect(shown.getByText('Not saved yet')).toBeVisible();
    for (const name of ['Sesame', 'Fish']) await expect(allergy(shown, name)).not.toBeChecked();
  }
});

test('a server that fails for a moment does not sign the user out', async ({ page }) => {
  await page.clock.install();
  const robin = await leaveOpen(page);
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();

  // Who is signed in is asked again after five minutes, by the next page that wants to know.
  await page.clock.fastForward('06:00');
  const mend = await fail(page, 'GET /api/auth/user');
  const failed = page.waitForResponse('/api/auth/user');
  await page.getByRole('banner').getByRole('link', { name: 'Recipe Generator' }).click();
  expect((await failed).status()).toBe(502);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu(page, robin)).toBeVisible();

  await page.goBack();
  await allergy(page, 'Peanuts').click();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await mend();
  await page.reload();
  for (const name of ['Sesame', 'Fish', 'Peanuts']) await expect(allergy(page, name)).toBeChecked();
});
