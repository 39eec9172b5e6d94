import { priceBounds } from '@plateful/contract/bounds.ts';
import { foodPrices } from '@plateful/domain/prices/food-prices.ts';
import { type KnownPrices, knownPrices } from '@plateful/domain/prices/known-prices.ts';
import { pricePoints } from '@plateful/domain/prices/price-points.ts';
import type { UserContext } from '#context.ts';
import { getBoughtReceipts } from '#modules/receipts/bought-receipts.service.ts';

/** Prices of foods, derived from the stored receipts on each request, so that they change with them. */
export async function listPrices(ctx: UserContext) {
  return {
    foods: foodPrices(await getPoints(ctx)).map(({ paid, ...food }) => ({
      ...food,
      paid: paid.slice(0, priceBounds.paid),
    })),
  };
}

/** Null if no receipt has a price. */
export async function getKnownPrices(ctx: UserContext): Promise<KnownPrices | null> {
  return knownPrices(await getPoints(ctx));
}

async function getPoints(ctx: UserContext) {
  return pricePoints(await getBoughtReceipts(ctx), ctx.clock.now());
}
