import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { signIn, signUp } from './people.ts';
import { test } from './test.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'From before you signed in' });
const allergy = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });

/** An account with an allergy to soy, and a visitor's browser that says nuts. */
async function visitorOfAnAccount(page: Page): Promise<string> {
  const email = await signUp(page, '/taste-preferences');
  await allergy(page, 'Soy').click();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/taste-preferences');
  await allergy(page, 'Nuts').click();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  return email;
}

test('an allergy chosen before sign-in is offered, and added', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = await visitorOfAnAccount(page);
  await signIn(page, { email }, '/recipes');
  await expect(notice(page)).toContainText('You chose Nuts before you signed in. Add to your account?');
  await expectAccessible(page, 'the notice', 'section[aria-label="From before you signed in"]');
  await expectNoSidewaysScroll(page, 'the notice');
  await page.reload();
  await notice(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/taste-preferences');
  for (const name of ['Soy', 'Nuts']) await expect(allergy(page, name)).toBeChecked();
  await expect(notice(page)).toHaveCount(0);
});

test('saving the account’s preferences keeps the offer, and a user can dismiss it', async ({ page }) => {
  const email = await visitorOfAnAccount(page);
  await signIn(page, { email }, '/taste-preferences');
  await allergy(page, 'Fish').click();
  await save(page).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(notice(page)).toContainText('Nuts');
  await notice(page).getByRole('button', { name: 'No Thanks' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(allergy(page, 'Fish')).toBeChecked();
  await expect(allergy(page, 'Nuts')).not.toBeChecked();
  await expect(notice(page)).toHaveCount(0);
});
