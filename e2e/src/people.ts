import type { Page } from '@playwright/test';

export const password = 'correct horse battery';

export function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Registers through the sign-in pages, from wherever the product has led. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}
