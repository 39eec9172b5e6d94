import { matchesPrice, type PrintedQuantity } from './quantity-row.ts';
import type { Draft, Step } from './receipt-steps.ts';

type QuantityAt = { quantity: PrintedQuantity; flags: string; before: Draft | null; after: Draft | null };

/**
 * Gives each quantity of a row of its own to its item. Some tills print it above the item, some below: where the figures
 * come to the price of one neighbor it is that one's, else what most others of this receipt say decides.
 */
export function attachQuantities(steps: readonly Step[]): void {
  const open = steps.flatMap((step, at): QuantityAt[] =>
    step.kind === 'quantity' ? [{ ...step, before: itemBefore(steps, at), after: itemAfter(steps, at) }] : [],
  );
  const left = open.filter((one) => !completesName(one));
  const votes = left.reduce(
    (sum, one) => sum + Number(fits(one, one.after)) - Number(fits(one, one.before)),
    0,
  );
  // The surest first, so that a doubtful row does not take the item of a sure one.
  const isSure = (one: QuantityAt) => fits(one, one.before) !== fits(one, one.after);
  const doubtful = left.filter((one) => !isSure(one));
  for (const one of left.filter(isSure)) give(one, fits(one, one.before) ? one.before : one.after);
  for (const one of doubtful) {
    const [first, second] = votes > 0 ? [one.after, one.before] : [one.before, one.after];
    give(one, first && first.quantity === null ? first : second);
  }
}

/** A name without a price and its quantity with one, in two rows. */
function completesName({ quantity, flags, before }: QuantityAt): boolean {
  if (before === null || before.price !== null) return false;
  const price = quantity.total ?? quantity.product;
  if (price === null) return false;
  before.price = Math.round(price * 100) / 100;
  before.quantity = quantity;
  before.flags = `${before.flags} ${flags}`.trim();
  return true;
}

function fits({ quantity }: QuantityAt, item: Draft | null): boolean {
  return item !== null && item.quantity === null && fittingOf(quantity, item.price) !== null;
}

/** The quantity, or its other reading, whose figures come to the price. */
function fittingOf(quantity: PrintedQuantity, price: number | null): PrintedQuantity | null {
  const readings = quantity.orElse ? [quantity, quantity.orElse] : [quantity];
  const fitting = readings.find((one) => matchesPrice(one, price));
  return fitting ?? (quantity.total !== null && quantity.total === price ? quantity : null);
}

function give({ quantity }: QuantityAt, item: Draft | null): void {
  if (item === null || item.quantity !== null) return;
  const fitting = fittingOf(quantity, item.price);
  item.quantity = fitting ?? quantity;
  if (fitting === null) item.price = mended(item.price, quantity.product);
}

/** A price that is one misread digit away from what its quantity comes to is that. */
function mended(price: number | null, product: number | null): number | null {
  if (price === null || product === null) return price;
  const [read, meant] = [price.toFixed(2), product.toFixed(2)];
  const wrong = [...read].filter((digit, at) => digit !== meant[at]);
  return read.length === meant.length && wrong.length === 1 ? Number(meant) : price;
}

function itemBefore(steps: readonly Step[], at: number): Draft | null {
  for (let i = at - 1; i >= 0; i -= 1) {
    const step = steps[i]!;
    if (step.kind === 'item') return step.draft;
    if (step.kind !== 'adjustment') return null;
  }
  return null;
}

function itemAfter(steps: readonly Step[], at: number): Draft | null {
  const next = steps[at + 1];
  return next?.kind === 'item' ? next.draft : null;
}
