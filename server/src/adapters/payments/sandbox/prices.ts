import { type PlanSlug, planSlugs, planTypeOf, prices as sold } from '@plateful/contract/limits.ts';
import type Stripe from 'stripe';
import { record } from './events.ts';
import { newId } from './ids.ts';
import type { Work } from './kinds.ts';
import { newPrice } from './objects/price.ts';
import type { Interval } from './period.ts';
import { findRow, insertRow } from './store.ts';

/** 1 January 2026: the sandbox has its two prices from the start. */
const beginning = Date.UTC(2026, 0, 1) / 1000;

export async function findPrice(work: Work, id: string): Promise<Stripe.Price | undefined> {
  const slug = planSlugs.find((name) => work.prices[name] === id);
  if (slug) return ownPrice(id, slug);
  return (await findRow(work.db, 'price', id))?.data;
}

function ownPrice(id: string, slug: PlanSlug): Stripe.Price {
  const type = planTypeOf(slug);
  const interval = type === 'monthly' ? 'month' : 'year';
  return newPrice({ id, created: beginning, amount: sold.plus[type], interval, nickname: slug });
}

type PriceWish = { amount: number; interval: Interval; nickname: string | null };

/** A further price of the product, for those whose price changes. */
export async function addPrice(work: Work, wish: PriceWish): Promise<Stripe.Price> {
  const data = newPrice({ ...wish, id: newId('price_'), created: work.now });
  const row = { id: data.id, kind: 'price' as const, customerId: null, data, state: {}, dueAt: null };
  await insertRow(work.db, row);
  record(work, 'price.created', null, data);
  return data;
}
