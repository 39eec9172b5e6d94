import { expect, type Page } from '@playwright/test';
import { linkFromMail, mailsTo } from './mail.ts';
import { password, register, sendSignIn } from './people.ts';
import { test } from './test.ts';

// All of it by plain forms.
test.use({ javaScriptEnabled: false });

const securityPath = '/api/account/security';
const newPassword = 'seven purple radishes';
const lastPassword = 'eleven green radishes';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('without JavaScript, a user registers, resets the password, changes the email and signs out everywhere', async ({
  page,
  browser,
}) => {
  const alert = page.getByRole('alert');
  const heading = page.getByRole('heading', { level: 1 });
  const changeEmail = page.getByRole('region', { name: 'Email' });
  const presentEmail = changeEmail.getByRole('paragraph').first();

  await page.goto(securityPath);
  await expect(heading).toHaveText('Welcome back');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeHidden();
  const email = await register(page);
  await page.waitForURL(securityPath);

  await test.step('the email is confirmed on the page linked in the message', async () => {
    await expect(presentEmail).toHaveText(`${email} Not confirmed yet`);
    await page.getByRole('button', { name: 'Send Confirmation Link' }).click();
    await expect(page.getByRole('status')).toHaveText('We sent a link to your email address.');
    await expect.poll(() => mailsTo(email, 'Confirm your email address for Plateful')).toHaveLength(2);
    await page.goto(await linkFromMail(email, 'Confirm your email address for Plateful'));
    await expect(page.getByText(`Is ${email} yours?`)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(heading).toHaveText('Email confirmed');
    await page.goto(securityPath);
    await expect(presentEmail).toHaveText(`${email} Confirmed`);
    await expect(page.getByRole('button', { name: 'Send Confirmation Link' })).toHaveCount(0);
  });

  await test.step('a forgotten password is replaced by an emailed link, once', async () => {
    await signOutEverywhere(page);
    await page.goto(securityPath);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(heading).toHaveText('Check your email');
    const link = await linkFromMail(email, 'Choose a new Plateful password');
    await page.goto(link);
    await expect(heading).toHaveText('Choose a new password');
    await page.getByLabel('New password').fill('Password1234!');
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(alert).toContainText('This password is too easy to guess.');
    await page.getByLabel('New password').fill(newPassword);
    await page.getByRole('button', { name: 'Save Password' }).click();
    await expect(page.getByText('Your new password was saved')).toBeVisible();
    await expect.poll(() => mailsTo(email, 'Your Plateful password was changed')).toHaveLength(1);
    await page.goto(link);
    await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  });

  await test.step('only the new password opens the account', async () => {
    await page.goto(securityPath);
    await sendSignIn(page, email, password);
    await expect(alert).toHaveText('Wrong email or password');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await sendSignIn(page, email, newPassword);
    await page.waitForURL(securityPath);
  });

  const newEmail = `new-${email}`;
  await test.step('the email changes once the new address is confirmed', async () => {
    const send = async (current: string) => {
      await changeEmail.getByLabel('New email').fill(newEmail);
      await changeEmail.getByLabel('Current password').fill(current);
      await changeEmail.getByRole('button', { name: 'Change Email' }).click();
    };
    await send(password);
    await expect(alert).toHaveText('The current password is wrong');
    await expect(changeEmail.getByLabel('New email')).toHaveValue(newEmail);
    await send(newPassword);
    await expect(page.getByRole('status')).toHaveText(/^We sent a link to the new address\./);
    await expect(presentEmail).toHaveText(`${email} Confirmed`);
    await page.goto(await linkFromMail(newEmail, 'Confirm your new email address for Plateful'));
    await page.getByRole('button', { name: 'Confirm Email' }).click();
    await expect(heading).toHaveText('Email confirmed');
    await page.goto(securityPath);
    await expect(presentEmail).toHaveText(`${newEmail} Confirmed`);
    await expect.poll(() => mailsTo(email, 'Your Plateful email address was changed')).toHaveLength(1);
  });

  await test.step('another device is signed out, also by a new password, and then all devices are', async () => {
    const elsewhere = await browser.newContext({ userAgent: firefox });
    const laptop = await elsewhere.newPage();
    const sessions = page.getByRole('region', { name: 'Your devices' });
    const signInOnLaptop = async (secret: string) => {
      await laptop.goto(securityPath);
      await sendSignIn(laptop, newEmail, secret);
      await laptop.waitForURL(securityPath);
      await page.reload();
      await expect(sessions.getByRole('listitem')).toHaveCount(2);
    };
    await signInOnLaptop(newPassword);
    const here = sessions.getByRole('listitem').filter({ hasText: 'This device' });
    await expect(here).toHaveText(/^\s*Chrome on \w+/);
    await expect(here.getByRole('button')).toHaveCount(0);
    await sessions.getByRole('button', { name: 'Sign Out Firefox on Linux' }).click();
    await expect(page.getByRole('status')).toHaveText('That device was signed out.');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await signInOnLaptop(newPassword);
    const change = page.getByRole('region', { name: 'Password' });
    await change.getByLabel('Current password').fill(newPassword);
    await change.getByLabel('New password').fill(lastPassword);
    await change.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Your password was changed, and all other devices were signed out.',
    );
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await signInOnLaptop(lastPassword);
    await signOutEverywhere(page);
    for (const device of [page, laptop]) {
      await device.goto(securityPath);
      await expect(device.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    }
    await elsewhere.close();
  });
});

async function signOutEverywhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.waitForURL('/');
}
