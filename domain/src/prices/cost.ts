import { isByPiece } from '../foods/by-piece.ts';
import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { nameWithoutAmount } from '../foods/name-by-weight.ts';
import { type Unit, unitOf } from '../quantities/units.ts';
import type { CurrencySign } from '../receipts/receipt.ts';
import { purchasesForNeeds } from '../shopping/purchases-for-needs.ts';
import { type ShoppingNeed, sumNeeds, type Total } from '../shopping/sum-needs.ts';
import { type KnownPrices, priceOf } from './known-prices.ts';
import { measured } from './unit-price.ts';

/** An item to buy and its price; null if unknown. */
export type CostLine = { name: string; price: number | null };

/** The known part of a cost, from the prices on receipts. */
export type Cost = {
  /** The sum of the known prices, to the cent; null if there is none. */
  amount: number | null;
  currency: CurrencySign | null;
  /** The number of distinct items with a price, and of all items. */
  priced: number;
  total: number;
  /** Names of the items without a price. */
  unpriced: string[];
};

/**
 * The cost of what recipes use, in the form that shops sell; needs without an amount ("salt, to taste") are left out.
 */
export function costOfNeeds(needs: readonly ShoppingNeed[], known: KnownPrices | null): CostLine[] {
  return purchasesForNeeds(sumNeeds(needs), []).flatMap(({ food, written, amount }) => {
    if (amount.kind === 'some') return [];
    const name = written ?? (food ? nameWithoutAmount(food) : '');
    const plain = food && isUnlabeled(food, written) ? food : null;
    return [{ name, price: plain && known && priceOfAmount(known, plain, amount) }];
  });
}

/** A labelled food ("gluten-free") has a different price, unless the label is part of its own name. */
function isUnlabeled({ name, plural, aliases }: Food, written: string | null): boolean {
  const names = [name.toLowerCase(), plural.toLowerCase(), ...aliases];
  return written === null || names.includes(written.toLowerCase());
}

function priceOfAmount(known: KnownPrices, food: Food, amount: Total['amount']): number | null {
  if (amount.kind === 'some') return null;
  if (amount.kind === 'grams') return priceOf(known, food, { per: 'kg', quantity: amount.grams / 1000 });
  return priceOfItem(known, food, amount.amount, amount.unit);
}

/** An item of a shopping list. */
export type CostedItem = { ingredient: string; amount: number; unit: string };

/** The cost of a list, whose amounts are already whole packs where packs are known. */
export function costOfItems(items: readonly CostedItem[], known: KnownPrices | null): CostLine[] {
  return items.flatMap(({ ingredient, amount, unit }) => {
    if (amount === 0) return [];
    const food = plainFood(ingredient);
    return [{ name: ingredient, price: food && known ? priceOfItem(known, food, amount, unit) : null }];
  });
}

/** The food that a name refers to, if there is exactly one. */
function plainFood(name: string): Food | null {
  const [first, ...others] = sumNeeds([
    { ingredient: { name, amount: 1, unit: 'whole' }, factor: 1, source: '' },
  ]);
  const food = others.length === 0 ? first?.food : null;
  return food && isUnlabeled(food, first!.written) ? food : null;
}

/** A can is one piece at the register and three lemons are three, but two eggs from a box are priced by weight. */
function priceOfItem(known: KnownPrices, food: Food, amount: number, written: string): number | null {
  const unit = unitOf(written);
  const weighed = unit === null ? null : measured(amount, unit);
  if (weighed) return priceOf(known, food, weighed);
  const piece = known.prices.get(food.id)?.piece;
  if (piece !== undefined && isPiece(food, unit)) return piece * amount;
  const grams = unit === null ? null : toGrams(food, amount, unit);
  return grams === null ? null : priceOf(known, food, { per: 'kg', quantity: grams / 1000 });
}

const vessels: readonly Unit[] = ['can', 'packet', 'jar', 'bottle', 'bag', 'block', 'loaf', 'bunch', 'head'];

/** Whether a register counts this as one: a slice is cut at home, and an egg is part of a box. */
function isPiece(food: Food, unit: Unit | null): boolean {
  if (unit === 'whole') return isByPiece(food) || food.grams.each === undefined;
  return unit !== null && vessels.includes(unit);
}

/** Sums the lines. Lines with the same name count as one item. */
export function summed(lines: readonly CostLine[], known: KnownPrices | null): Cost {
  const names = (has: boolean) =>
    new Set(lines.flatMap(({ name, price }) => ((price !== null) === has ? name : [])));
  const unpriced = names(false);
  const priced = names(true);
  for (const name of unpriced) priced.delete(name);
  const sum = lines.reduce((total, { price }) => total + (price ?? 0), 0);
  const isKnown = lines.some(({ price }) => price !== null);
  return {
    amount: isKnown ? Math.round(sum * 100) / 100 : null,
    currency: known?.currency ?? null,
    priced: priced.size,
    total: priced.size + unpriced.size,
    unpriced: [...unpriced].sort(),
  };
}
