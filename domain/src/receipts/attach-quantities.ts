import type { DraftItem, ParsedRow } from './parsed-rows.ts';
import { matchesPrice, type PrintedQuantity } from './quantity-row.ts';

type QuantityAt = {
  quantity: PrintedQuantity;
  flags: string;
  before: DraftItem | null;
  after: DraftItem | null;
};

/**
 * Assigns quantities that have their own row to items. Some receipts print them above the item, others below: if the
 * figures give the price of exactly one neighbor, it is that one, otherwise the direction that fits most other rows of
 * this receipt decides.
 */
export function attachQuantities(rows: readonly ParsedRow[]): void {
  const candidates = rows.flatMap((row, at): QuantityAt[] =>
    row.kind === 'quantity' ? [{ ...row, before: itemBefore(rows, at), after: itemAfter(rows, at) }] : [],
  );
  const left = candidates.filter((one) => !completesName(one));
  const votes = left.reduce(
    (sum, one) => sum + Number(fits(one, one.after)) - Number(fits(one, one.before)),
    0,
  );
  // Unambiguous rows first, so that an ambiguous one does not take their item.
  const isUnambiguous = (one: QuantityAt) => fits(one, one.before) !== fits(one, one.after);
  const ambiguous = left.filter((one) => !isUnambiguous(one));
  for (const one of left.filter(isUnambiguous)) assign(one, fits(one, one.before) ? one.before : one.after);
  for (const one of ambiguous) {
    const [first, second] = votes > 0 ? [one.after, one.before] : [one.before, one.after];
    assign(one, first && first.quantity === null ? first : second);
  }
}

/** An item in two rows: its name without a price, then its quantity with the price. */
function completesName({ quantity, flags, before }: QuantityAt): boolean {
  if (before === null || before.price !== null) return false;
  const price = quantity.total ?? quantity.product;
  if (price === null) return false;
  before.price = Math.round(price * 100) / 100;
  before.quantity = quantity;
  before.flags = `${before.flags} ${flags}`.trim();
  return true;
}

function fits({ quantity }: QuantityAt, item: DraftItem | null): boolean {
  return item !== null && item.quantity === null && readingFor(quantity, item.price) !== null;
}

/** The quantity, or its alternative reading, whose figures give the price. */
function readingFor(quantity: PrintedQuantity, price: number | null): PrintedQuantity | null {
  const readings = quantity.alternative ? [quantity, quantity.alternative] : [quantity];
  const fitting = readings.find((one) => matchesPrice(one, price));
  return fitting ?? (quantity.total !== null && quantity.total === price ? quantity : null);
}

function assign({ quantity }: QuantityAt, item: DraftItem | null): void {
  if (item === null || item.quantity !== null) return;
  const fitting = readingFor(quantity, item.price);
  item.quantity = fitting ?? quantity;
  if (fitting === null) item.price = correctedPrice(item.price, quantity.product);
}

/** Corrects a price that differs in one digit from the product of its quantity. */
function correctedPrice(price: number | null, product: number | null): number | null {
  if (price === null || product === null) return price;
  const [read, meant] = [price.toFixed(2), product.toFixed(2)];
  const wrong = [...read].filter((digit, at) => digit !== meant[at]);
  return read.length === meant.length && wrong.length === 1 ? Number(meant) : price;
}

function itemBefore(rows: readonly ParsedRow[], at: number): DraftItem | null {
  for (let i = at - 1; i >= 0; i -= 1) {
    const row = rows[i]!;
    if (row.kind === 'item') return row.draft;
    if (row.kind !== 'adjustment') return null;
  }
  return null;
}

function itemAfter(rows: readonly ParsedRow[], at: number): DraftItem | null {
  const next = rows[at + 1];
  return next?.kind === 'item' ? next.draft : null;
}
