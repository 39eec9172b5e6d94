import { billingEndpoints, checkoutEndpoints, webhookPath } from '@plateful/contract/billing.ts';
import { type Api, serve } from '#http/api.ts';
import { clientAddress } from '#http/client-address.ts';
import { type Pages, servePage } from '#http/pages.ts';
import { limitPerAddress } from '#http/per-ip-limits.ts';
import { webhookRoutes } from '#http/webhooks.ts';
import { beginCheckout, cancelCheckout, finishCheckout, resumeCheckout } from './checkout.service.ts';
import {
  cancelSubscription,
  changePlan,
  getStatus,
  openPortal,
  reactivateSubscription,
  returnFromPortal,
} from './subscriptions.service.ts';
import { joinWaitlist } from './waitlist.service.ts';
import { receiveEvent } from './webhooks.service.ts';

/** Each handler returns the URL to redirect to. */
export function checkoutPages(pages: Pages) {
  servePage(pages, checkoutEndpoints.begin, async (ctx, wish, { request }) => {
    await limitPerAddress(ctx, request, 'checkout');
    return { redirect: await beginCheckout(ctx, wish) };
  });
  servePage(pages, checkoutEndpoints.resume, async (ctx, { intent }) => ({
    redirect: await resumeCheckout(ctx, { intentId: intent }),
  }));
  servePage(pages, checkoutEndpoints.finish, async (ctx, { session_id: sessionId }, { request }) => {
    await limitPerAddress(ctx, request, 'checkout done');
    return { redirect: await finishCheckout(ctx, { sessionId }) };
  });
  servePage(pages, checkoutEndpoints.cancel, async (ctx, { intent }) => ({
    redirect: await cancelCheckout(ctx, { intentId: intent }),
  }));
  servePage(pages, checkoutEndpoints.returnFromPortal, async (ctx) => ({
    redirect: await returnFromPortal(ctx),
  }));
}

export function billingRoutes(api: Api) {
  webhookRoutes(api, webhookPath, receiveEvent);
  serve(api, billingEndpoints.status, getStatus);
  serve(api, billingEndpoints.cancel, cancelSubscription);
  serve(api, billingEndpoints.reactivate, reactivateSubscription);
  serve(api, billingEndpoints.changePlan, changePlan);
  serve(api, billingEndpoints.portal, openPortal);
  serve(api, billingEndpoints.joinWaitlist, async (ctx, input, { request }) => {
    await limitPerAddress(ctx, request, 'waitlist');
    return joinWaitlist(ctx, input, clientAddress(request));
  });
}
