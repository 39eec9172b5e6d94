import { expect } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { signUp } from './people.ts';
import { answerStatus, bought, features, hold, signInToDemo, tab } from './subscription.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

/** The screens for each state of a subscription, including those that are hard to reach. */

test('a free user sees what Plus costs, what is charged, and what is not included', async ({ page }) => {
  await signUp(page, tab);
  const plan = page.getByRole('region', { name: 'Current plan' });
  const form = plan.locator('form');
  await expect(form.getByRole('button', { name: 'Upgrade to Plus - $99.99/year' })).toBeVisible();
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toHaveAttribute('action', '/api/checkout/intent');
  await expect(form.locator('input[name=planSlug]')).toHaveValue('plus-yearly');
  await expect(plan.getByText('You are charged $99.00 for the year.')).toBeVisible();
  await expect(features(page)).toHaveText([
    /^Sample recipes\s*Included$/,
    /^Basic meal planning\s*Included$/,
    /^Allergies and diets, always checked\s*Included$/,
    /^Calendar feed\s*Included$/,
    /^AI recipe generation\s*Not included$/,
    /^Custom dietary preferences\s*Your own instructions, requests and cuisines\s*Not included$/,
  ]);
  await plan.getByRole('button', { name: 'Upgrade to Pro - $19.99/mo' }).click();
  await expect(page.getByRole('dialog', { name: 'Join the Pro Waitlist' })).toBeVisible();
});

test('a subscriber sees the plan, a warning about a second purchase, and a retry after a failure', async ({
  page,
}) => {
  await test.step('a subscriber manages the plan where others buy it', async () => {
    await signInToDemo(page);
    await page.goto('/#pricing');
    const plus = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^Plus/ }) });
    await expect(plus).toContainText('Your current plan');
    await expect(plus.getByRole('button', { name: /Checkout/ })).toHaveCount(0);
    await plus.getByRole('link', { name: 'Manage Plan' }).click();
    await expect(page).toHaveURL(tab);
  });

  await test.step('a rejected second purchase is reported once', async () => {
    await signInToDemo(page);
    await page.goto('/account?error=already_subscribed&tab=subscription');
    await expectFailure(page, {
      title: 'Subscription Already Active',
      description: 'You already have an active subscription. You cannot purchase a second subscription.',
    });
    await expect(page).toHaveURL(tab);
  });

  await test.step('a subscription that does not load can be requested again', async () => {
    await signInToDemo(page);
    const mend = await fail(page, 'GET /api/subscription/status');
    await page.goto(tab);
    await expect(page.getByRole('alert')).toContainText('Your subscription could not be loaded');
    await mend();
    await answerStatus(page, () => bought);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Change Plan' })).toBeVisible();
    await expect(features(page)).toHaveText([
      /^AI recipe generation/,
      /^Custom dietary preferences/,
      /^Advanced meal planning/,
      /^Recipe history and favourites/,
    ]);
  });
});

test('every other state offers only possible actions', async ({ page }) => {
  await test.step('a failed payment leads to the card', async () => {
    await signInToDemo(page);
    await answerStatus(page, () => ({ ...bought, isPaymentDue: true }));
    await page.goto(tab);
    const plan = page.getByRole('region', { name: 'Current plan' });
    await expect(plan.getByText('Your last payment failed')).toBeVisible();
    await expect(plan.getByRole('heading', { name: 'Change Plan' })).toBeHidden();
    await expect(plan.getByText('Overdue')).toBeVisible();
    await expect(plan.getByText('Renews on')).toBeHidden();

    const mend = await fail(page, 'POST /api/subscription/portal', refusal('The portal is closed.'));
    await plan.getByRole('button', { name: 'Invoices and Card' }).click();
    await expectFailure(page, { title: 'Error', description: 'The portal is closed.' });
    await mend();

    const url = new URL('/faq?portal', page.url()).href;
    const portal = await hold(page, 'portal', { url });
    await plan.getByRole('button', { name: 'Check Your Card' }).click();
    portal.letGo();
    await page.waitForURL(url);
  });

  await test.step('unusual states show what is known, and offer only what is possible', async () => {
    let status = { ...bought, planType: null } as typeof bought;
    await signInToDemo(page);
    await answerStatus(page, () => status);
    const plan = page.getByRole('region', { name: 'Current plan' });

    await test.step('a plan of an unknown kind', async () => {
      await page.goto(tab);
      await expect(plan.getByRole('button', { name: 'Monthly ($9.99/mo)' })).toBeVisible();
      await expect(plan.getByRole('button', { name: 'Yearly ($99.99/year)' })).toBeVisible();
    });

    await test.step('an end without a date', async () => {
      status = { ...bought, cancelAtPeriodEnd: true, currentPeriodEnd: null };
      await page.reload();
      await expect(
        plan.getByText('Your subscription is scheduled to cancel on the end of your billing period', {
          exact: true,
        }),
      ).toBeVisible();
    });

    await test.step('a plan that is free of charge', async () => {
      status = { ...bought, isGiven: true, planType: null, currentPeriodEnd: null };
      await page.reload();
      await expect(plan.getByText('Your plan is free of charge')).toBeVisible();
      await expect(plan.getByRole('button')).toHaveCount(0);
    });

    await test.step('a plan that ended while the page was open', async () => {
      await fail(page, 'GET /api/subscription/status', {
        status: 403,
        json: { message: 'Not on this plan' },
      });
      await page.route('**/api/auth/user', async (route) => {
        const user = await (await route.fetch()).json();
        await route.fulfill({ json: { ...user, subscriptionTier: 'free' } });
      });
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(plan.getByRole('button', { name: 'Upgrade to Plus - $99.99/year' })).toBeVisible();
    });
  });

  await test.step('Pro can be cancelled, but is not changed', async () => {
    await signInToDemo(page);
    await page.route('**/api/auth/user', async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, subscriptionTier: 'pro' } });
    });
    await answerStatus(page, () => bought);
    await page.goto(tab);
    const plan = page.getByRole('region', { name: 'Current plan' });
    await expect(plan.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
    await expect(plan.getByRole('heading', { name: 'Change Plan' })).toBeHidden();
    await expect(features(page)).toHaveText([
      /^Everything in Plus/,
      /^Unlimited recipe generation/,
      /^Priority support/,
      /^Advanced nutrition tracking/,
    ]);
  });
});

test('a visitor goes to the checkout, and returns after paying', async ({ page }) => {
  await test.step('a user who returns from paying is welcomed once, and the rest of the address is kept', async () => {
    await page.goto('/?upgraded=1&from=mail#pricing');
    await expectSuccess(page, {
      title: 'Payment Successful!',
      description: 'Your Plus subscription is now active. Welcome aboard!',
    });
    await expect(page).toHaveURL('/?from=mail#pricing');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Yearly Checkout' })).toBeVisible();
    await expect(notifications(page).getByRole('listitem')).toHaveCount(0);
  });

  await test.step('the checkout button is disabled while the browser leaves, and enabled when it comes back', async () => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Monthly' }).click();
    const checkout = page.getByRole('button', { name: 'Monthly Checkout' });
    // The form is submitted, but the page stays.
    await page.evaluate(() => {
      document.addEventListener('submit', (event) => {
        event.preventDefault();
        const form = event.target as HTMLFormElement;
        document.title = `${form.method} ${form.action} ${new FormData(form).get('planSlug')}`;
      });
    });
    await checkout.click();
    await expect(page).toHaveTitle(/^post http:\S+\/api\/checkout\/intent plus-monthly$/);
    await expect(checkout).toBeDisabled();
    // As browsers do with a page from their back-forward cache.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(checkout).toBeEnabled();
  });
});
