import { checkoutEndpoints } from '@plateful/contract/billing.ts';
import { billingBounds, isPaid, type PlanSlug } from '@plateful/contract/plans.ts';
import type { Context, UserContext, VisitorContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import type { Checkout } from '#ports/payments.ts';
import { findPayableIntent, type Intent, insertIntent, updatePendingIntent } from './checkout.repository.ts';
import { liveOf } from './paid-tier.ts';
import { inPaymentTransaction } from './payment-transaction.ts';
import {
  findTier,
  findUserIdByCustomer,
  type SubscriptionRow,
  updateBilling,
} from './subscriptions.repository.ts';
import { sync, syncUser } from './sync-subscriptions.service.ts';

type User = Awaited<ReturnType<typeof lockUser>>;

const pricing = '/#pricing';
const alreadySubscribed = '/account?error=already_subscribed';
const upgraded = '/?upgraded=1';
export const plan = '/account?tab=subscription';

/** Allows a minute for loading the page before the checkout may expire. */
const slackMs = 60_000;

/** Stores what the visitor wants to buy and returns the next URL: sign-in or payment. */
export async function beginCheckout(
  ctx: VisitorContext,
  { planSlug }: { planSlug: PlanSlug },
): Promise<string> {
  const intent = await insertIntent(ctx.db, {
    userId: ctx.user?.id ?? null,
    planSlug,
    priceId: ctx.payments.priceOf(planSlug),
    expiresAt: expiryFrom(ctx),
  });
  return resumeCheckout(ctx, { intentId: intent.id });
}

/** The next URL for an intent; also called after signing in. */
export async function resumeCheckout(
  ctx: VisitorContext,
  { intentId }: { intentId: string },
): Promise<string> {
  const { user } = ctx;
  if (!user) {
    const returnTo = `${checkoutEndpoints.resume.path}?intent=${intentId}`;
    return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  }
  const target = await inPaymentTransaction({ ...ctx, user }, async (tx) => {
    const owner = await lockUser(tx.db, user.id);
    const intent = await findPayableIntent(tx.db, intentId, user.id, tx.clock.now());
    return intent && !owner.deletedAt ? openCheckout(tx, owner, intent) : pricing;
  });
  return target;
}

/**
 * Ensures that each user has at most one payable checkout, and none while subscribed, so that no user gets two
 * subscriptions. The caller holds the lock on the user.
 */
async function openCheckout(tx: UserContext, owner: User, intent: Intent): Promise<string> {
  const { db, payments } = tx;
  await updatePendingIntent(db, intent.id, { userId: owner.id });
  if (await isSubscribed(tx, owner)) return refuse(tx, intent);
  const customerId = owner.stripeCustomerId ?? (await createCustomer(tx, owner));
  const open = (await payments.findCheckouts(customerId)).filter(({ status }) => status === 'open');
  const same = open.find((checkout) => checkout.planSlug === intent.planSlug);
  if (same?.url) {
    // The same checkout in another tab, or a double click.
    if (same.intentId !== intent.id) await updatePendingIntent(db, intent.id, { status: 'cancelled' });
    return same.url;
  }
  const areClosed = await closeAll(tx, open);
  if (!areClosed) {
    // Paid in another tab just now.
    if (await isSubscribed(tx, { ...owner, stripeCustomerId: customerId })) return refuse(tx, intent);
    const message = 'Your payment is being confirmed. Please reload the page in a moment.';
    throw new AppError('unavailable', message, { retryAfter: 5 });
  }
  const checkout =
    (await openFor(tx, customerId, intent)) ??
    // The customer was deleted at Stripe.
    (await openFor(tx, await createCustomer(tx, owner), intent));
  return checkout?.url ?? pricing;
}

async function openFor(tx: UserContext, customerId: string, intent: Intent): Promise<Checkout | null> {
  const { db, payments, config } = tx;
  const expiresAt = expiryFrom(tx);
  await updatePendingIntent(db, intent.id, { expiresAt });
  return payments.openCheckout({
    customerId,
    planSlug: intent.planSlug,
    intentId: intent.id,
    successUrl: `${config.origin}${checkoutEndpoints.finish.path}`,
    cancelUrl: `${config.origin}${checkoutEndpoints.cancel.path}?intent=${intent.id}`,
    // Stripe requires at least half an hour from the time it receives the request.
    expiresAt: new Date(expiresAt.getTime() + slackMs),
  });
}

async function isSubscribed(tx: Context, owner: User): Promise<boolean> {
  const rows = await sync(tx, owner);
  const now = tx.clock.now();
  if (liveOf(rows, now)) return true;
  // An unpaid subscription must not be reactivated next to the new one.
  for (const { id } of rows.filter(isLeftOver)) await tx.payments.end(id);
  return rows.length === 0 && isPaid(owner.subscriptionTier);
}

function isLeftOver({ endedAt }: SubscriptionRow): boolean {
  return endedAt === null;
}

async function refuse({ db }: Context, intent: Intent): Promise<string> {
  await updatePendingIntent(db, intent.id, { status: 'cancelled' });
  return alreadySubscribed;
}

async function createCustomer({ db, payments }: Context, owner: User): Promise<string> {
  const name = [owner.firstName, owner.lastName].filter(Boolean).join(' ') || null;
  const customerId = await payments.createCustomer({ userId: owner.id, email: owner.email, name });
  await updateBilling(db, owner.id, { stripeCustomerId: customerId, billedEmail: owner.email });
  return customerId;
}

/** False if one of them was already paid. */
async function closeAll({ db, payments }: Context, open: readonly Checkout[]): Promise<boolean> {
  let areClosed = true;
  for (const { id, intentId } of open) {
    const outcome = await payments.closeCheckout(id);
    if (outcome === 'complete') areClosed = false;
    else if (intentId) await updatePendingIntent(db, intentId, { status: 'cancelled' });
  }
  return areClosed;
}

/** Called on return from the payment page: asks Stripe whether it was paid and updates the tier at once. */
export async function finishCheckout(ctx: Context, { sessionId }: { sessionId: string }): Promise<string> {
  const checkout = await ctx.payments.findCheckout(sessionId);
  const userId = checkout?.customerId && (await findUserIdByCustomer(ctx.db, checkout.customerId));
  if (!userId || checkout?.status !== 'complete') return pricing;
  await syncUser(ctx, userId);
  // An old URL, or a payment method that takes days: the stored plan decides.
  return isPaid((await findTier(ctx.db, userId)) ?? 'free') ? upgraded : plan;
}

/** Called when the user leaves the payment page: closes the checkout so that it can no longer be paid. */
export async function cancelCheckout(
  ctx: VisitorContext,
  { intentId }: { intentId: string },
): Promise<string> {
  const { user } = ctx;
  if (!user) return pricing;
  return inPaymentTransaction({ ...ctx, user }, async (tx) => {
    const { stripeCustomerId } = await lockUser(tx.db, user.id);
    const intent = await findPayableIntent(tx.db, intentId, user.id, tx.clock.now());
    if (!intent || !stripeCustomerId) return pricing;
    const checkouts = await tx.payments.findCheckouts(stripeCustomerId);
    const own = checkouts.filter((checkout) => checkout.intentId === intent.id && checkout.status === 'open');
    await closeAll(tx, own);
    return pricing;
  });
}

function expiryFrom({ clock }: Context): Date {
  return new Date(clock.now().getTime() + billingBounds.checkoutMinutes * 60_000);
}
