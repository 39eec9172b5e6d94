import { newId } from './objects/object.ts';
import { newPrice, type Price } from './objects/price.ts';
import type { Interval } from './period.ts';
import { findRow, insertRow } from './rows.ts';
import type { Tx } from './types.ts';

/** Creation of the configured prices, which are not stored: 1 January 2026. */
const created = Date.UTC(2026, 0, 1) / 1000;

export async function findPrice(tx: Tx, id: string): Promise<Price | undefined> {
  const configured = tx.prices.find((price) => price.id === id);
  if (configured) return newPrice({ ...configured, product: tx.product.id, created });
  return (await findRow(tx, 'price', id))?.data;
}

type NewPrice = { product: string; amount: number; interval: Interval; nickname: string | null };

export async function createPrice(tx: Tx, price: NewPrice): Promise<Price> {
  const data = newPrice({ ...price, id: newId('price_'), created: tx.now });
  await insertRow(tx, { id: data.id, kind: 'price', customerId: null, data, state: {}, dueAt: null });
  return data;
}
