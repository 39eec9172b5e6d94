import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export const password = 'correct horse battery';

type Person = { email: string; password: string };

function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Registers through the sign-in pages, from wherever the product has led. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('I am 16 or older').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

/** A new user on the free plan, without a taste profile, signed in and on the page at `path`. */
export async function signUp(page: Page, path: string): Promise<string> {
  const email = newEmail();
  await sendForm(page, path, 'register', { email, password, age: '16' });
  return email;
}

/** A user who has an account already. */
export async function signIn(page: Page, { email, password }: Person, path: string): Promise<void> {
  await sendForm(page, path, 'sign-in', { email, password });
}

/** Sends the form of a sign-in page as a browser without scripts does; the pages themselves have journeys of their own. */
async function sendForm(page: Page, path: string, name: string, form: Record<string, string>) {
  const asked = await page.request.get(signInPath(path));
  const answer = await page.request.post(`${asked.url()}/${name}`, { form });
  expect(new URL(answer.url()).pathname, await answer.text()).toBe(path.split('?')[0]);
  await page.goto(path);
}

/** The Plus account that the server prints when it starts. Shared by all tests: leave its week and lists alone. */
export function demoHousehold(): Person {
  return JSON.parse(readFileSync(process.env.E2E_DEMO_FILE!, 'utf8'));
}

function signInPath(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
