import type { Stripe } from 'stripe';
import { type Fields, type List, newId } from './object.ts';
import { currency, type Price } from './price.ts';

type Item = Omit<Stripe.SubscriptionItem, 'price'> & { price: Price };
type Full = Omit<Stripe.Subscription, 'items'> & { items: List<SubscriptionItem> };
export type SubscriptionItem = Fields<Item, typeof newItem>;
export type Subscription = Fields<Full, typeof newSubscription>;

type NewSubscription = {
  customerId: string;
  price: Price;
  periodEnd: number;
  metadata: Stripe.Metadata;
  created: number;
};

export function newSubscription(subscription: NewSubscription) {
  const { customerId, metadata, created } = subscription;
  const id = newId('sub_');
  const url = `/v1/subscription_items?subscription=${id}`;
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: created,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    collection_method: 'charge_automatically',
    created,
    currency,
    customer: customerId,
    ended_at: null,
    items: { object: 'list', data: [newItem(id, subscription)], has_more: false, url },
    latest_invoice: null,
    livemode: false,
    metadata,
    start_date: created,
    status: 'active',
  } satisfies Partial<Full>;
}

function newItem(subscription: string, { price, periodEnd, created }: NewSubscription) {
  return {
    id: newId('si_'),
    object: 'subscription_item',
    created,
    current_period_end: periodEnd,
    current_period_start: created,
    metadata: {},
    price,
    quantity: 1,
    subscription,
  } satisfies Partial<Item>;
}

/** Every subscription of the sandbox has exactly one item. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item`);
  return item;
}

export function withItem({ items }: Subscription, item: SubscriptionItem): List<SubscriptionItem> {
  return { ...items, data: [item] };
}
