import type { PlanSlug } from '@plateful/contract/plans.ts';
import type { UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { beginCheckout } from './checkout.service.ts';
import { syncUser } from './sync-subscriptions.service.ts';

/** Buys a plan for the demo household on the sandbox's page; false with Stripe itself. */
export async function payInSandbox(ctx: UserContext, planSlug: PlanSlug): Promise<boolean> {
  const { db, user, payments, paymentSandbox } = ctx;
  if (!paymentSandbox) return false;
  await beginCheckout(ctx, { planSlug });
  const { stripeCustomerId } = await lockUser(db, user.id);
  const checkouts = stripeCustomerId ? await payments.findCheckouts(stripeCustomerId) : [];
  const open = checkouts.find(({ status }) => status === 'open');
  if (!open) return false;
  await paymentSandbox.pay(open.id, { card: 'works' });
  await syncUser(ctx, user.id);
  return true;
}
