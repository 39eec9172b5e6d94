import { expect } from '@playwright/test';
import { signUp } from './people.ts';
import { test } from './test.ts';
import { expectSuccess } from './toasts.ts';

test('instructions that are too long are kept, with an error at their field', async ({ page }) => {
  await signUp(page, '/taste-preferences');
  const instructions = page.getByLabel('Custom instructions');
  const save = page.getByRole('button', { name: 'Save My Preferences' });
  const tooLong = 'No cilantro. '.repeat(47).trim();
  // As pasted: nothing is cut.
  await instructions.focus();
  await page.keyboard.insertText(tooLong);
  await expect(instructions).toHaveValue(tooLong);
  await expect(page.getByText('610/500')).toBeVisible();
  await expect(page.getByText('110 characters too many')).toBeAttached();

  await save.click();
  await expect(page.getByText('Custom instructions must be 500 characters or less')).toBeVisible();
  await expect(instructions).toHaveAccessibleDescription(
    /Custom instructions must be 500 characters or less/,
  );
  await expect(instructions).toBeFocused();

  await instructions.fill(tooLong.slice(0, 500));
  await expect(page.getByText('500/500')).toBeVisible();
  await save.click();
  await expectSuccess(page, {
    title: 'Taste preferences saved!',
    description: "Your personalized meal recommendations are ready. Let's generate some recipes!",
  });
});
