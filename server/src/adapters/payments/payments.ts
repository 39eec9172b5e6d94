import { randomBytes } from 'node:crypto';
import { webhookPath } from '@plateful/contract/billing.ts';
import { prices as sold } from '@plateful/contract/plans.ts';
import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { createStripeSandbox, type StripeSandbox } from '@plateful/stripe-sandbox/sandbox.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { createPaymentSandboxStore } from '#db/payment-sandbox-store.ts';
import { secretOf } from '#db/secrets.ts';
import type { Clock } from '#ports/clock.ts';
import type { Log } from '#ports/log.ts';
import { type Payments, watchedEvents } from '#ports/payments.ts';
import { isPrivateHost } from '#production-settings.ts';
import { createStripePayments } from './stripe-payments.ts';

const prices = { 'plus-monthly': 'price_plus_monthly', 'plus-yearly': 'price_plus_yearly' };

/** Exported for tests that act as Stripe. */
export type { StripeSandbox };

type Settings = { config: Config; db: Database; clock: Clock; log: Log };
type Joined = {
  payments: Payments;
  /** Null if Stripe itself is configured. */
  sandbox: StripeSandbox | null;
};

/** The configured Stripe account, or the built-in sandbox; both use Stripe's SDK. */
export async function createPayments({ config, db, clock, log }: Settings): Promise<Joined> {
  if (config.stripe) {
    const payments = createStripePayments(config.stripe, { clock, log });
    return { payments: { ...payments, listensAt: () => undefined }, sandbox: null };
  }
  const settings = {
    secretKey: await newSecret(db, 'sandbox_secret_key', 'sk_test_'),
    webhookSecret: await newSecret(db, 'sandbox_webhook_secret', 'whsec_'),
    prices,
  };
  const sandbox = createStripeSandbox({
    ...settings,
    store: createPaymentSandboxStore(db),
    clock,
    log,
    origin: config.origin,
    // A page without sign-in that can end everyone's plan, so it must not exist on a public site.
    hasClockPage: isPrivateHost(new URL(config.origin).hostname),
    business: productName,
    enabledEvents: watchedEvents,
    product: { id: 'prod_plateful_plus', name: `${productName} Plus` },
    prices: [
      { id: prices['plus-monthly'], amount: sold.plus.monthly, interval: 'month' },
      { id: prices['plus-yearly'], amount: sold.plus.yearly, interval: 'year' },
    ],
  });
  const payments = createStripePayments(settings, { clock, log });
  return {
    sandbox,
    payments: {
      ...payments,
      listensAt(url) {
        payments.listensAt(url);
        sandbox.deliverTo(new URL(webhookPath, url).href);
      },
    },
  };
}

function newSecret(db: Database, name: string, prefix: string): Promise<string> {
  return secretOf(db, name, () => prefix + randomBytes(24).toString('hex'));
}
