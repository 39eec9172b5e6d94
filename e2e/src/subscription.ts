import type { Page } from '@playwright/test';
import { demoHousehold, signIn } from './people.ts';

export const tab = '/account?tab=subscription';

/** The server's responses for a Plus subscription. */
export const bought = {
  isGiven: false,
  planType: 'monthly' as 'monthly' | 'yearly' | null,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: '2027-01-20T12:00:00.000Z' as string | null,
  isPaymentDue: false,
};

export function features(page: Page) {
  return page.getByRole('region', { name: 'Plan Features' }).getByRole('listitem');
}

export function signInToDemo(page: Page): Promise<void> {
  return signIn(page, demoHousehold());
}

export async function answerStatus(page: Page, status: () => typeof bought): Promise<void> {
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: status() }));
}

/** Answers the next call of `name` with `json` when `letGo` is called, after applying `change` on the server. */
export async function hold(page: Page, name: string, json: object, change: () => void = () => undefined) {
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
