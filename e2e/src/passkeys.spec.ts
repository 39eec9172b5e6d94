import { expect, type Page } from '@playwright/test';
import { password, signUp } from './people.ts';
import { test } from './test.ts';

const securityPath = '/api/account/security';

/** A device with a fingerprint reader (WebAuthn's virtual authenticator); `present` is whether the finger is the owner's. */
async function plugInDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    touchedBy: (whom: 'owner' | 'stranger') =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: whom === 'owner' }),
  };
}

test('a passkey is added, signs in without a password, and stops working once removed', async ({ page }) => {
  const device = await plugInDevice(page);
  const email = await signUp(page, securityPath);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const alert = page.getByRole('alert');
  const withPasskey = page.getByRole('button', { name: 'Use a passkey' });
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await page.waitForURL('/');
    await page.goto(securityPath);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  };

  await test.step('adding asks for the password, and rejects a wrong one', async () => {
    const add = passkeys.getByRole('button', { name: 'Add Passkey' });
    await passkeys.getByLabel('Name of the new passkey').fill('Kitchen <tablet>');
    await passkeys.getByLabel('Current password').fill('wrong password');
    await add.click();
    await expect(alert).toHaveText('The current password is wrong');
    await passkeys.getByLabel('Current password').fill(password);
    await add.click();
    await expect(page.getByRole('status')).toHaveText('Your passkey was added.');
    await expect(passkeys.getByLabel('Name', { exact: true })).toHaveValue('Kitchen <tablet>');
    await expect(passkeys.getByText('never used')).toBeVisible();
  });

  await test.step('the same device is not added twice', async () => {
    await passkeys.getByLabel('Current password').fill(password);
    await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
    await expect(alert).toHaveText('This device already has a passkey for your account.');
  });

  await test.step('it has the name that its owner gives it', async () => {
    await passkeys.getByLabel('Name', { exact: true }).fill('Tablet');
    await passkeys.getByRole('button', { name: 'Rename Kitchen <tablet>' }).click();
    await expect(page.getByRole('status')).toHaveText('The passkey was renamed.');
    await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  });

  await test.step('a failed verification does not sign in, a successful one does', async () => {
    await signOut();
    await device.touchedBy('stranger');
    await withPasskey.click();
    await expect(alert).toHaveText('No passkey was used. Try again, or use your password.');
    await device.touchedBy('owner');
    await withPasskey.click();
    await page.waitForURL(securityPath);
    await expect(page.getByText(email)).toBeVisible();
    await expect(passkeys.getByText(/last used/)).toBeVisible();
  });

  await test.step('a removed passkey does not sign in; the password still does', async () => {
    await passkeys.getByRole('button', { name: 'Remove Tablet' }).click();
    await expect(page.getByRole('status')).toHaveText('The passkey was removed.');
    await expect(passkeys.getByRole('listitem')).toHaveCount(0);
    await signOut();
    await withPasskey.click();
    await expect(alert).toHaveText('This passkey does not belong to an account here.');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(securityPath);
  });
});
