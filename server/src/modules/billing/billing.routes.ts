import { billingEndpoints } from '@plateful/contract/billing.ts';
import { type Api, serve } from '#http/api.ts';
import { checkoutRoutes } from '#http/checkout.ts';
import { limitPerAddress } from '#http/per-address.ts';
import { webhookRoutes } from '#http/webhooks.ts';
import {
  abandonCheckout,
  beginCheckout,
  checkoutPaths,
  finishCheckout,
  resumeCheckout,
} from './checkout.service.ts';
import {
  cancelSubscription,
  changePlan,
  getStatus,
  leavePortal,
  openPortal,
  reactivateSubscription,
} from './subscriptions.service.ts';
import { joinWaitlist } from './waitlist.service.ts';
import { receiveEvent, webhookPath } from './webhooks.service.ts';

export function billingRoutes(api: Api, head: string) {
  const steps = {
    begin: beginCheckout,
    resume: resumeCheckout,
    finish: finishCheckout,
    abandon: abandonCheckout,
    back: leavePortal,
  };
  checkoutRoutes(api, checkoutPaths, steps, head);
  webhookRoutes(api, webhookPath, receiveEvent);
  serve(api, billingEndpoints.status, getStatus);
  serve(api, billingEndpoints.cancel, cancelSubscription);
  serve(api, billingEndpoints.reactivate, reactivateSubscription);
  serve(api, billingEndpoints.changePlan, changePlan);
  serve(api, billingEndpoints.portal, openPortal);
  serve(api, billingEndpoints.joinWaitlist, async (ctx, input, { request }) => {
    await limitPerAddress(ctx, request, 'waitlist');
    return joinWaitlist(ctx, input);
  });
}
