import { addPeople, databaseOf, type SignedIn, signInByRow } from '@plateful/server/testing/insert-users.ts';
import type { Page } from '@playwright/test';
import { noted } from './noted.ts';

export const password = 'correct horse battery';

/** A product's origin and data directory. */
type Place = { origin: string; dataDir: string };

function newEmail(): string {
  return `${crypto.randomUUID()}@example.com`;
}

/** Registers through the sign-in pages, from the current page. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('I am 16 or older').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  return email;
}

/** Fills in and submits the sign-in page, which is already open. */
export async function sendSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A new signed-in user on the free plan, without a taste profile, on the page at `path` if there is one. */
export async function signUp(
  page: Page,
  path: string | null = null,
  { origin, dataDir }: Place = sharedProduct(),
): Promise<string> {
  const source = await databaseOf({ dataDir });
  const [person] = await addPeople({ origin, source }, 1, { password, tier: 'free' });
  await enter(page, origin, person!, path);
  return person!.email;
}

/** An existing user, signed in by rows: the sign-in pages have their own tests. */
export async function signIn(
  page: Page,
  { email }: { email: string },
  path: string | null = null,
  { origin, dataDir }: Place = sharedProduct(),
): Promise<void> {
  const source = await databaseOf({ dataDir });
  await enter(page, origin, await signInByRow({ origin, source }, email), path);
}

/** The Plus account that the server prints at its start. Shared by all tests: do not change its week and lists. */
export function demoHousehold(): { email: string; password: string } {
  return noted();
}

async function enter(page: Page, origin: string, { browser }: SignedIn, path: string | null) {
  const cookies = ['sid', 'signed_in'].map((name) => ({ name, value: browser.cookie(name)!, url: origin }));
  await page.context().addCookies(cookies);
  if (path) await page.goto(new URL(path, origin).href);
}

/** The product that all tests use, which playwright.config.ts starts. */
export function sharedProduct(): Place {
  return { origin: `http://localhost:${process.env.E2E_PORT}`, dataDir: noted().dataDir };
}
