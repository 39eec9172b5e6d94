import { expect, type Page } from '@playwright/test';
import { delay } from './failing-server.ts';
import { recipes } from './kitchen.ts';
import { register, sendSignIn, signIn, signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the theme follows the system until one is chosen, without a flash', async ({ page }) => {
    await page.addInitScript(noteFirstFrame);
    for (const path of ['/', '/recipes']) {
      await page.goto(path);
      expect(await firstFrame(page), path).toBe('dark');
    }
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    for (const path of ['/', '/recipes']) {
      await page.goto(path);
      expect(await firstFrame(page), path).toBe('');
      await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.reload();
    expect(await firstFrame(page)).toBe('dark');
  });
});

test('the page starts light if the system does, and the keyboard can skip the navigation bar', async ({
  page,
}) => {
  await test.step('the theme starts light if the system does', async () => {
    await page.addInitScript(noteFirstFrame);
    await page.goto('/');
    expect(await firstFrame(page)).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  await test.step('the keyboard can skip the bar', async () => {
    await page.goto('/recipes');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu closes after navigation', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('banner');
    const open = banner.getByRole('button', { name: 'Open menu' });
    await open.click();
    await banner.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/#pricing');
    await expect(banner.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await open.click();
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(banner.getByRole('link', { name: 'Pricing' })).toBeHidden();
    await open.click();
    await expect(banner.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await banner.getByRole('link', { name: 'Sign In' }).click();
    await register(page);
    await page.waitForURL('/');

    const pages = {
      'Recipe Generator': 'Recipe Generator',
      'Meal Planner': 'Meal Planner',
      'Shopping List': 'Smart Shopping Lists',
      Account: 'My Account',
    };
    for (const [name, heading] of Object.entries(pages)) {
      await open.click();
      await banner.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(banner.getByRole('link', { name })).toBeHidden();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(page).toHaveURL('/account');
    await open.click();
    await banner.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('/');
    await open.click();
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('one toast at a time: reached by F8, closed by its button, a swipe or a timeout', async ({ page }) => {
  await page.clock.install();
  await page.goto('/recipes');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('html'), 'the application is there').not.toHaveClass(/early/);
  // From here on only the test lets time pass: no toast leaves because the machine is slow.
  await page.clock.pauseAt(Date.now() + 60_000);
  const toast = notifications(page).getByRole('listitem');
  const tooMany = () => page.getByLabel('Number of recipes').fill('11');

  await tooMany();
  await expect(toast).toContainText('Recipe limit reached');
  await page.getByRole('button', { name: 'Generate 10 Recipes' }).click();
  await expectFailure(page, {
    title: 'Setup required',
    description: 'Please set up your taste preferences first before generating recipes.',
  });

  await page.keyboard.press('F8');
  await expect(notifications(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toast).toBeFocused();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);

  await tooMany();
  await drag(page, 40);
  await expect(toast).toBeVisible();
  await drag(page, 60);
  await expect(toast).toHaveCount(0);

  await tooMany();
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toHaveCount(0);
});

test('the navigation bar differs for visitors and users, and sign-in returns to the same page', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/recipes?mealType=dinner');
  await expect(banner.getByRole('listitem')).toHaveText(['Features', 'Pricing', 'Reviews']);
  await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/taste-preferences',
  );
  await banner.getByRole('link', { name: 'Sign In' }).click();
  const email = await register(page);
  await page.waitForURL('/recipes?mealType=dinner');
  await expect(page.getByRole('combobox', { name: 'Meal type' })).toHaveValue('dinner');
  await expect(banner.getByRole('listitem')).toHaveText([
    'Recipe Generator',
    'Meal Planner',
    'Shopping List',
  ]);
  await expect(banner.getByRole('link', { name: 'Recipe Generator' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(banner.getByRole('link', { name: 'Meal Planner' })).not.toHaveAttribute('aria-current');
  await banner.getByRole('button', { name: email }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Sign Out']);
  await page.keyboard.press('Escape');

  const answer = await delay(page, 'GET /api/auth/user');
  await page.reload();
  await expect(banner.getByRole('button', { name: 'Loading...' })).toBeDisabled();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  answer();
  await expect(banner.getByRole('button', { name: email })).toBeVisible();
});

test('the heart asks a visitor to sign in, and then saves the recipe', async ({ page }) => {
  const { id, title } = recipes.risotto;
  await page.goto(`/recipe/${id}`);
  const heart = page.getByRole('main').getByRole('button', { name: 'Save as a favorite' }).first();
  const dialog = page.getByRole('dialog', { name: 'Keep your favorites' });
  await heart.click();
  await expect(dialog).toContainText(`Sign in to save “${title}”.`);
  await dialog.getByRole('button', { name: 'Not Now' }).click();
  await expect(heart).toBeFocused();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const saved = page.getByRole('button', { name: 'Saved as a favorite' });
  const stored = () => page.evaluate(() => sessionStorage.getItem('wishedFavorite'));

  await test.step('nothing is saved if the visitor cancels', async () => {
    await heart.click();
    await dialog.getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.goBack();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(stored).toBeNull();
  });

  await page.goto(`/recipe/${id}`);
  await heart.click();
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  const email = await register(page);
  await page.waitForURL(`/recipe/${id}`);
  await expectSuccess(page, { title: 'Saved to your favorites', description: title });
  await expect(saved).toHaveCount(2);
  expect(await stored()).toBeNull();
  await page.reload();
  await expect(saved).toHaveCount(2);
  await page.goto('/account?tab=favorites');
  await expect(page.getByRole('tabpanel').getByText(title)).toHaveCount(1);

  await test.step('a recipe that is already a favorite stays one', async () => {
    await page.context().clearCookies();
    await page.goto('/recipes');
    const card = page.getByRole('button', { name: /^Favorite:/ }).first();
    const name = (await card.getAttribute('aria-label'))!.replace('Favorite: ', '');
    await card.click();
    await dialog.getByRole('link', { name: 'Sign In' }).click();
    await sendSignIn(page, email);
    await page.waitForURL('/recipes');
    await expectSuccess(page, { title: 'Saved to your favorites', description: name });
  });
});

test('the taste profile of an account takes precedence over the one in the browser', async ({ page }) => {
  const chip = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const save = page.getByRole('button', { name: 'Save My Preferences' });
  const email = await signUp(page, '/taste-preferences');
  await chip('Peanuts').click();
  await save.click();
  await expect(page.getByText('Your taste profile is ready!')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: email }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');

  await page.goto('/taste-preferences');
  await expect(chip('Peanuts')).not.toBeChecked();
  await chip('Vegan').click();
  await save.click();
  await expect(page.getByText('It is saved on this device.')).toBeVisible();
  await page.reload();
  await expect(chip('Vegan')).toBeChecked();

  await signIn(page, { email }, '/taste-preferences');
  await expect(chip('Peanuts')).toBeChecked();
  await expect(chip('Vegan')).not.toBeChecked();
  // A diet goes only if the person says so.
  const asked = page.getByRole('region', { name: 'From before you signed in' });
  await expect(asked).toContainText('Vegan');
  await asked.getByRole('button', { name: 'No Thanks' }).click();
  await expect(asked).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('tastePreferences'))).toBeNull();
});

/** Runs before all scripts of a page: notes the theme at the first frame that could show anything. */
function noteFirstFrame() {
  const look = () => {
    if (!document.body) return requestAnimationFrame(look);
    const isDark = document.documentElement.classList.contains('dark');
    return sessionStorage.setItem('firstFrame', isDark ? 'dark' : '');
  };
  sessionStorage.removeItem('firstFrame');
  look();
}

function firstFrame(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('firstFrame'));
}

/** Drags the toast to the right and lets go. */
async function drag(page: Page, distance: number): Promise<void> {
  const box = (await notifications(page).getByRole('listitem').boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + distance, y, { steps: 6 });
  await page.mouse.up();
}
