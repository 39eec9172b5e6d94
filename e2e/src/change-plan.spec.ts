import { expect } from '@playwright/test';
import { fail, refusal } from './failing-server.ts';
import { answerStatus, bought, hold, signInToDemo, tab } from './subscription.ts';
import { test } from './test.ts';
import { expectFailure, expectSuccess } from './toasts.ts';

test('a plan changes with the texts of the specification, or stays when the server refuses', async ({
  page,
}) => {
  await test.step('a plan is changed, cancelled and reactivated, with the texts of the specification', async () => {
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
      await expectSuccess(page, { title: 'Plan changed', description: 'You now pay yearly.' });
      await expect(plan.getByText('Current plan: Yearly')).toBeVisible();
      await expect(plan.getByText('Nov 20, 2027')).toBeVisible();
      await expect(plan.getByRole('button', { name: 'Switch to Monthly' })).toBeVisible();
      await expect(plan).toBeFocused();
    });

    await test.step('a cancellation asks for confirmation', async () => {
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

    await test.step('a cancellation is reverted', async () => {
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
        description: 'It continues as before and renews automatically.',
      });
      await expect(plan.getByRole('heading', { name: 'Change Plan' })).toBeVisible();
      await expect(plan).toBeFocused();
    });
  });

  await test.step('an error shows the message of the server, and nothing looks changed', async () => {
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

    await test.step('a subscription that was cancelled elsewhere is shown as cancelled', async () => {
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
