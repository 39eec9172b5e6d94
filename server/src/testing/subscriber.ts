import type { PlanSlug } from '@plateful/contract/plans.ts';
import type { StripeSandbox } from '#adapters/payments/payments.ts';
import type { Person, TestServer } from './test-server.ts';

export function sandboxOf({ context }: TestServer): StripeSandbox {
  if (!context.paymentSandbox) throw new Error('This server takes real payments');
  return context.paymentSandbox as StripeSandbox;
}

/** Submits the form of the pricing section; returns the redirect URL. */
export async function beginCheckout(person: Person, planSlug: PlanSlug): Promise<string> {
  const { headers } = await person.send('POST', '/api/checkout/intent', new URLSearchParams({ planSlug }));
  return headers.get('location') ?? '';
}

export function checkoutIdIn(location: string): string {
  const [, id] = /\/sandbox\/checkout\/(cs_\w+)/.exec(location) ?? [];
  if (!id) throw new Error(`${location} is not a payment page`);
  return id;
}

/** Buys the plan and returns from the payment page; returns the redirect URL. */
export async function subscribe(server: TestServer, person: Person, planSlug: PlanSlug): Promise<string> {
  const checkoutId = checkoutIdIn(await beginCheckout(person, planSlug));
  await sandboxOf(server).pay(checkoutId, { card: 'works' });
  const { headers } = await person.get(`/api/checkout/done?session_id=${checkoutId}`);
  return headers.get('location') ?? '';
}
