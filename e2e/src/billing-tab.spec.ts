import { expect, type Page, test } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { demoHousehold, signIn, signUp } from './people.ts';
import { expectFailure, expectSuccess, notifications } from './toasts.ts';

/** What the screens make of every state that a subscription can be in, also those that are hard to reach. */
const tab = '/account?tab=subscription';

const bought = {
  isGiven: false,
  planType: 'monthly' as 'monthly' | 'yearly' | null,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: '2027-01-20T12:00:00.000Z' as string | null,
  isPaymentDue: false,
};

test('a user on the free plan reads what Plus costs, what is charged, and what is left out', async ({
  page,
}) => {
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

test('a subscriber finds the plan, is told of a second purchase, and asks again for what did not load', async ({
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

  await test.step('a second purchase that was refused is told once', async () => {
    await signInToDemo(page);
    await page.goto('/account?error=already_subscribed&tab=subscription');
    await expectFailure(page, {
      title: 'Subscription Already Active',
      description: 'You already have an active subscription. You cannot purchase a second subscription.',
    });
    await expect(page).toHaveURL(tab);
  });

  await test.step('a subscription that does not load can be asked for again', async () => {
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

test('a plan changes in the words of the specification, or stays where the server refuses', async ({
  page,
}) => {
  await test.step('a plan is changed, cancelled and taken back, in the words of the specification', async () => {
    let status = { ...bought };
    await signInToDemo(page);
    await answerStatus(page, () => status);
    await page.goto(tab);
    const plan = page.getByRole('region', { name: 'Current plan' });

    await test.step('monthly to yearly', async () => {
      await expect(plan.getByText('Current plan: Monthly')).toBeVisible();
      await expect(
        plan.getByText('Save 17% by switching to yearly ($99.99/year vs $119.88/year)'),
      ).toBeVisible();
      const change = await hold(page, 'change-plan', { success: true }, () => {
        status = { ...status, planType: 'yearly', currentPeriodEnd: '2027-11-20T12:00:00.000Z' };
      });
      await plan.getByRole('button', { name: 'Switch to Yearly' }).click();
      await expect(plan.getByRole('button', { name: 'Switching...' })).toBeDisabled();
      expect((await change.sent).postDataJSON()).toEqual({ planId: 'plus-yearly' });
      change.letGo();
      await expectSuccess(page, { title: 'Plan changed', description: 'You pay yearly from now on.' });
      await expect(plan.getByText('Current plan: Yearly')).toBeVisible();
      await expect(plan.getByText('Nov 20, 2027')).toBeVisible();
      await expect(plan.getByRole('button', { name: 'Switch to Monthly' })).toBeVisible();
      await expect(plan).toBeFocused();
    });

    await test.step('a cancellation asks first', async () => {
      await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Cancel Subscription?' });
      await expect(dialog).toHaveAccessibleDescription(
        "Your subscription will be cancelled at the end of your current billing period on Nov 20, 2027. You'll keep access to all features until then.",
      );
      await dialog.getByRole('button', { name: 'Keep Subscription' }).click();
      await expect(dialog).toBeHidden();
      await expect(plan.getByRole('button', { name: 'Cancel Subscription' })).toBeFocused();

      await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
      const cancellationDate = status.currentPeriodEnd;
      const cancellation = await hold(page, 'cancel', { cancellationDate }, () => {
        status = { ...status, cancelAtPeriodEnd: true };
      });
      await dialog.getByRole('button', { name: 'Confirm Cancellation' }).click();
      await expect(dialog.getByRole('button', { name: 'Cancelling...' })).toBeDisabled();
      cancellation.letGo();
      await expect(dialog).toBeHidden();
      await expectSuccess(page, {
        title: 'Subscription cancelled',
        description: 'You keep access to all features until Nov 20, 2027.',
      });
      await expect(plan).toBeFocused();
    });

    await test.step('and can be taken back', async () => {
      await expect(
        plan.getByText('Your subscription is scheduled to cancel on Nov 20, 2027', { exact: true }),
      ).toBeVisible();
      await expect(plan.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
      await expect(plan.getByRole('heading', { name: 'Change Plan' })).toBeHidden();
      const reactivation = await hold(page, 'reactivate', { success: true }, () => {
        status = { ...status, cancelAtPeriodEnd: false };
      });
      await plan.getByRole('button', { name: 'Reactivate Subscription' }).click();
      await expect(plan.getByRole('button', { name: 'Reactivating...' })).toBeDisabled();
      reactivation.letGo();
      await expectSuccess(page, {
        title: 'Subscription reactivated',
        description: 'It goes on as before, and renews by itself.',
      });
      await expect(plan.getByRole('heading', { name: 'Change Plan' })).toBeVisible();
      await expect(plan).toBeFocused();
    });
  });

  await test.step('a refusal is told in the words of the server, and nothing looks changed', async () => {
    let status = { ...bought };
    await signInToDemo(page);
    await answerStatus(page, () => status);
    await page.goto(tab);
    const plan = page.getByRole('region', { name: 'Current plan' });

    await fail(page, 'POST /api/subscription/change-plan', refusal('Your card was declined.'));
    await plan.getByRole('button', { name: 'Switch to Yearly' }).click();
    await expectFailure(page, { title: 'Error', description: 'Your card was declined.' });
    await expect(plan.getByText('Current plan: Monthly')).toBeVisible();

    await fail(page, 'POST /api/subscription/cancel');
    await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
    await expectFailure(page, {
      title: 'Error',
      description: 'Your subscription could not be cancelled. Please try again.',
    });
    await expect(plan.getByRole('button', { name: 'Cancel Subscription' })).toBeFocused();

    await test.step('what was ended elsewhere is shown as it is', async () => {
      status = { ...status, cancelAtPeriodEnd: true };
      const json = { message: 'This subscription ends already', code: 'conflict' };
      await fail(page, 'POST /api/subscription/cancel', { status: 409, json });
      await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
      await page.getByRole('button', { name: 'Confirm Cancellation' }).click();
      await expectFailure(page, { title: 'Error', description: 'This subscription ends already' });
      await expect(plan.getByText('Your subscription is scheduled to cancel on Jan 20, 2027')).toBeVisible();
    });

    await fail(page, 'POST /api/subscription/reactivate', refusal('Please try again in a minute.'));
    await plan.getByRole('button', { name: 'Reactivate Subscription' }).click();
    await expectFailure(page, { title: 'Error', description: 'Please try again in a minute.' });
  });
});

test('each further state offers only what can work', async ({ page }) => {
  await test.step('a payment that failed leads to the card', async () => {
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

  await test.step('odd states say what is known, and offer only what can work', async () => {
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

    await test.step('a plan that was given', async () => {
      status = { ...bought, isGiven: true, planType: null, currentPeriodEnd: null };
      await page.reload();
      await expect(plan.getByText('This plan was given to you')).toBeVisible();
      await expect(plan.getByRole('button')).toHaveCount(0);
    });

    await test.step('a plan that ended while the page was open', async () => {
      status = { ...bought, planType: null, currentPeriodEnd: null };
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

test('a visitor leaves for the checkout, and comes back from paying', async ({ page }) => {
  await test.step('who comes back from paying is greeted once, and the address keeps the rest', async () => {
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

  await test.step('the checkout button is busy while the browser leaves, and no longer when it comes back', async () => {
    await page.goto('/');
    await page.getByRole('radio', { name: 'Monthly' }).click();
    const checkout = page.getByRole('button', { name: 'Monthly Checkout' });
    // The form goes out, and the page stays to be looked at.
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

function features(page: Page) {
  return page.getByRole('region', { name: 'Plan Features' }).getByRole('listitem');
}

function signInToDemo(page: Page): Promise<void> {
  return signIn(page, demoHousehold(), '/recipes');
}

async function answerStatus(page: Page, status: () => typeof bought): Promise<void> {
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: status() }));
}

/** Answers the next such call with `json`, but not before it is told to: `change` is what the server has done by then. */
async function hold(page: Page, name: string, json: object, change: () => void = () => undefined) {
  const gate = Promise.withResolvers<void>();
  const sent = page.waitForRequest(`**/api/subscription/${name}`);
  await page.route(
    `**/api/subscription/${name}`,
    async (route) => {
      await gate.promise;
      change();
      await route.fulfill({ json });
    },
    { times: 1 },
  );
  return { sent, letGo: gate.resolve };
}
