import { expect } from '@playwright/test';
import { linkFromMail } from '../src/mail.ts';
import { test } from '../src/test.ts';
import { shoot } from './camera.ts';
import { newcomer } from './household.ts';

test('signing in and registering', async ({ page }) => {
  await page.goto('/api/login');
  await shoot(page, { name: 'sign-in/sign-in', says: 'Signing in' });
  await page.getByLabel('Email').fill('unregistered@example.com');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
  await shoot(page, { name: 'sign-in/refused', says: 'A wrong password' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await shoot(page, { name: 'sign-in/register', says: 'Registering' });
  await page.getByLabel('Email').fill('unregistered@example.com');
  await page.getByLabel('Password').fill('Password1234!');
  await page.getByLabel('I am 16 or older').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await shoot(page, { name: 'sign-in/weak-password', says: 'A password that is guessed first' });
});

test('a forgotten password', async ({ page }) => {
  const email = await newcomer(page, '/api/account/security', 'pepper@example.com');
  await page.goto(await linkFromMail(email, 'Confirm your email address for Plateful'));
  await shoot(page, { name: 'sign-in/confirm', says: 'Confirming an email' });
  await page.goto('/auth/confirm-email?token=none');
  await shoot(page, { name: 'sign-in/stale-link', says: 'A link that has expired' });
  await page.goto('/auth/forgot-password');
  await shoot(page, { name: 'sign-in/forgot', says: 'A forgotten password' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await shoot(page, { name: 'sign-in/sent', says: 'A link is on its way' });
  await page.goto(await linkFromMail(email, 'Choose a new Plateful password'));
  await shoot(page, { name: 'sign-in/new-password', says: 'A new password' });
});
