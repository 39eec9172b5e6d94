import { expect, type Locator, type Page } from '@playwright/test';
import { reach } from './keyboard.ts';
import { register } from './people.ts';
import { test } from './test.ts';

test.use({ reducedMotion: 'no-preference', serviceWorkers: 'allow' });

/** The main job, as a person goes through it. `press` is how this person works a control: by mouse or by keyboard. */
async function fromTasteToList(page: Page, press: (control: Locator) => Promise<void>) {
  await test.step('a visitor’s taste profile is saved on the device', async () => {
    await page.goto('/');
    await press(page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
    await expect(page.getByRole('heading', { name: 'Set Up Your Taste Profile' })).toBeVisible();
    await press(page.getByRole('checkbox', { name: 'Peanuts' }));
    await press(page.getByRole('checkbox', { name: 'Vegetarian' }));
    await press(page.getByRole('button', { name: 'Save My Preferences' }));
    await expect(toast(page)).toContainText('Taste preferences saved!');
    await expect(toast(page)).toContainText(
      'Your preferences are saved locally. Sign up to sync across devices and get personalized recipes!',
    );
    await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  });

  await test.step('they register and find it in the account', async () => {
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    const email = await register(page);
    await expect(page.getByRole('heading', { name: 'Set Up Your Taste Profile' })).toBeVisible();
    await press(page.getByRole('banner').getByRole('button', { name: email }));
    await press(page.getByRole('menuitem', { name: 'Account' }));
    await press(page.getByRole('tab', { name: 'Profile & Taste' }));
    const taste = page.getByRole('tabpanel');
    await expect(taste.getByText('Peanuts')).toBeVisible();
    await expect(taste.getByText('Vegetarian')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tastePreferences'))).toBeNull();
  });

  const title = await test.step('they generate 3 recipes and open one for dinner', async () => {
    await press(page.getByRole('banner').getByRole('link', { name: 'Recipe Generator' }));
    await press(page.getByRole('combobox', { name: 'Meal type' }));
    await press(page.getByRole('option', { name: 'Dinner' }));
    await expect(page).toHaveURL(/mealType=dinner/);
    await press(page.getByRole('button', { name: 'Generate 3 Recipes' }));
    await expect(page.getByRole('article')).toHaveCount(3);
    const card = page.getByRole('article').first();
    await expect(card.getByText('No peanuts')).toBeVisible();
    const name = await card.getByRole('heading').first().innerText();
    await press(card.getByRole('link', { name }));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await press(page.getByRole('main').getByRole('button', { name: /^save/i }).first());
    return name;
  });

  await test.step('they plan it for Tuesday', async () => {
    await press(page.getByRole('link', { name: 'Add to Meal Plan' }));
    const question = page.getByRole('dialog', { name: 'Add to Meal Plan' });
    await press(question.getByRole('button', { name: 'Next week' }));
    await press(question.getByRole('button', { name: /^Add dinner on Tuesday/ }));
    await expect(toast(page)).toContainText('Meal added to plan');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('they make the list of that week', async () => {
    await press(page.getByRole('main').getByRole('link', { name: 'Shopping List' }));
    await expect(page).toHaveURL(/startDate=\d{4}-\d\d-\d\d&endDate=\d{4}-\d\d-\d\d/);
    await press(page.getByRole('button', { name: /^Generate/ }));
    await expect(toast(page)).toContainText('Shopping list generated!');
  });

  await test.step('they check off every item, and the list is archived', async () => {
    const list = page.getByRole('article');
    const items = list.getByRole('checkbox');
    const count = await items.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index++) {
      await press(items.nth(index));
      if (index < count - 1) await expect(items.nth(index)).toBeChecked();
    }
    await expect(toast(page)).toContainText('Shopping list completed!');
    await expect(page.getByRole('article')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Archived Lists' })).toBeVisible();
    await expect(page.getByText(/100\s?%/)).toBeVisible();
  });
}

function toast(page: Page): Locator {
  return page.getByRole('region', { name: /notifications/i });
}

test('from taste to a finished shopping list, by mouse', async ({ page }) => {
  await fromTasteToList(page, (control) => control.click());
});

test('from taste to a finished shopping list, by keyboard alone', async ({ page }) => {
  // Hundreds of key presses, one after the other, exceed the usual timeout on a busy machine.
  test.slow();
  await fromTasteToList(page, async (control) => {
    await reach(page, control);
    await page.keyboard.press(
      (await control.getAttribute('role')) === 'checkbox' || (await isCheckbox(control)) ? 'Space' : 'Enter',
    );
  });
});

function isCheckbox(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element instanceof HTMLInputElement && element.type === 'checkbox');
}
