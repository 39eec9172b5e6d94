import { expect, type Locator, type Page } from '@playwright/test';
import { delay, fail, refusal } from './failing-server.ts';
import { demoHousehold, register, signIn, signUp } from './people.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess } from './toasts.ts';

/** From the price list to a paid plan and back, with the payment side that the product brings along. */
const subscriptionTab = '/account?tab=subscription';

test('a visitor picks a plan, registers, pays, changes it, cancels and reactivates it', async ({ page }) => {
  await test.step('yearly is on offer; they register on the way to the payment page', async () => {
    await page.goto('/#pricing');
    await page.getByRole('radio', { name: 'Monthly' }).click();
    await expect(page.getByRole('button', { name: 'Monthly Checkout' })).toBeVisible();
    await page.getByRole('radio', { name: 'Yearly' }).click();
    await page.getByRole('button', { name: 'Yearly Checkout' }).click();
    await register(page);
    await page.waitForURL('**/sandbox/checkout/**');
    await expect(page.getByText('$99.00').first()).toBeVisible();
  });

  await test.step('they pay and are welcomed once', async () => {
    await page.getByRole('button', { name: 'Pay $99.00', exact: true }).click();
    await expectSuccess(page, {
      title: 'Payment Successful!',
      description: 'Your Plus subscription is now active. Welcome aboard!',
    });
    await expect(page).toHaveURL('/');
  });

  const plan = currentPlan(page);
  await test.step('the account shows Plus with yearly billing', async () => {
    await page.goto(subscriptionTab);
    await expect(page.getByRole('region', { name: 'Your profile' }).getByText('Plus')).toBeVisible();
    await expect(plan.getByText('Current plan: Yearly')).toBeVisible();
    await expect(plan.getByText('Renews on')).toBeVisible();
  });

  await test.step('they switch to monthly', async () => {
    await plan.getByRole('button', { name: 'Switch to Monthly' }).click();
    await expectSuccess(page, { title: 'Plan changed', description: 'You now pay monthly.' });
    await expect(plan.getByText('Current plan: Monthly')).toBeVisible();
  });

  await test.step('they cancel, which survives a reload', async () => {
    await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.reload();
    await expect(
      plan.getByText(/^Your subscription is scheduled to cancel on \w+ \d+, \d{4}$/),
    ).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Switch to Yearly' })).toBeHidden();
  });

  await test.step('they reactivate it, which also survives a reload', async () => {
    await plan.getByRole('button', { name: 'Reactivate Subscription' }).click();
    await expect(plan.getByRole('button', { name: 'Switch to Yearly' })).toBeVisible();
    await page.reload();
    await expect(plan.getByRole('button', { name: 'Switch to Yearly' })).toBeVisible();
    await expect(plan.getByText(/scheduled to cancel/)).toBeHidden();
  });

  await test.step('they look at their invoices and come back', async () => {
    await plan.getByRole('button', { name: 'Invoices and Card' }).click();
    await page.waitForURL('**/sandbox/portal/**');
    await expect(page.getByText('$99.00').first()).toBeVisible();
  });

  await test.step('a second purchase is refused', async () => {
    await page.goto('/#pricing');
    await expect(page.getByRole('link', { name: 'Manage Plan' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yearly Checkout' })).toBeHidden();
    // As a page would that was loaded before they subscribed.
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/api/checkout/intent';
      form.innerHTML = '<input name="planSlug" value="plus-yearly">';
      document.body.append(form);
      form.submit();
    });
    await expectFailure(page, {
      title: 'Subscription Already Active',
      description: 'You already have an active subscription. You cannot purchase a second subscription.',
    });
    await expect(page).toHaveURL('/account');
  });
});

test('a declined card changes nothing, and Back leads to the prices', async ({ page }) => {
  await signUp(page, subscriptionTab);
  await page.getByRole('button', { name: 'Upgrade to Plus - $99.99/year' }).click();
  await page.waitForURL('**/sandbox/checkout/**');
  const decline = page.getByRole('button', { name: 'Pay with a card that is declined' });
  await decline.click();
  await expect(page.getByRole('alert')).toContainText(/declined/i);
  await expect(decline).toBeVisible();
  await page.getByRole('link', { name: 'Back to Plateful' }).click();
  await page.waitForURL('/#pricing');
  await page.goto(subscriptionTab);
  await expect(currentPlan(page).getByRole('button', { name: /^Upgrade to Plus/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the price list works without scripts', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Yearly Checkout' }).click();
    await register(page);
    await page.waitForURL('**/sandbox/checkout/**');
    await page.getByRole('button', { name: 'Pay $99.00', exact: true }).click();
    await page.waitForURL('/?upgraded=1');
  });
});

test('a visitor joins the Pro waitlist twice', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Join Pro Waitlist' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Join the Pro Waitlist' });
  await expect(dialog).toHaveAccessibleDescription(
    'Be the first to know when our Pro plan becomes available. Get early access and special launch pricing.',
  );
  const { firstName, lastName, email, join } = waitlistForm(dialog);

  await test.step('errors are shown at their fields', async () => {
    await join.click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(email).toBeFocused();
    await email.fill('not an address');
    await firstName.fill('n'.repeat(61));
    await join.click();
    await expect(email).toHaveAccessibleDescription('Please enter a valid email');
    await expect(firstName).toHaveAccessibleDescription('This name is too long');
    await expect(firstName).toBeFocused();
  });

  await test.step('what was typed stays when the dialog is closed and when joining fails', async () => {
    await firstName.fill('Robin');
    await email.fill(newEmail());
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(firstName).toHaveValue('Robin');
    const mend = await fail(page, 'POST /api/waitlist');
    await join.click();
    await expectRefusal(page, 'Please try again.');
    await mend();
    const mendAgain = await fail(page, 'POST /api/waitlist', refusal('The waitlist is being painted.'));
    await join.click();
    await expectRefusal(page, 'The waitlist is being painted.');
    await mendAgain();
  });

  const address = await email.inputValue();
  for (const time of ['the first time', 'the second time']) {
    await test.step(time, async () => {
      if (await dialog.isHidden()) await opener.click();
      await firstName.fill('Robin');
      await lastName.fill('Reyes');
      await email.fill(address);
      const letGo = await delay(page, 'POST /api/waitlist');
      await join.click();
      await expect(dialog.getByRole('button', { name: 'Joining...' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      letGo();
      await expectSuccess(page, {
        title: 'Successfully joined waitlist!',
        description: "We'll notify you when Pro plan becomes available.",
      });
      await expect(dialog).toBeHidden();
    });
  }

  await opener.click();
  for (const field of [firstName, lastName, email]) await expect(field).toHaveValue('');
});

test('the waitlist form is prefilled for signed-in users', async ({ page }) => {
  await signIn(page, demoHousehold());
  await page.goto('/');
  await page.getByRole('button', { name: 'Join Pro Waitlist' }).click();
  const { email } = waitlistForm(page.getByRole('dialog'));
  await expect(email).toHaveValue(demoHousehold().email);
});

function currentPlan(page: Page): Locator {
  return page.getByRole('region', { name: 'Current plan' });
}

function waitlistForm(dialog: Locator) {
  return {
    firstName: dialog.getByLabel('First Name'),
    lastName: dialog.getByLabel('Last Name'),
    email: dialog.getByLabel('Email'),
    join: dialog.getByRole('button', { name: 'Join Waitlist', exact: true }),
  };
}

/** The dialog stays open before it, and hides everything else from the roles that are looked for elsewhere. */
async function expectRefusal(page: Page, description: string): Promise<void> {
  const toast = page
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: 'Error joining waitlist' });
  await expect(toast.getByText('Error joining waitlist', { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(toast).toHaveClass(/danger/);
}

function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}
