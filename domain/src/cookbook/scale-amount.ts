import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { exceedsSpoons, kitchenAmount, type Measured, roundForScales } from '../quantities/kitchen-amount.ts';
import type { Unit } from '../quantities/units.ts';
import { isPoured } from '../shopping/poured-foods.ts';

/** Pieces as heavy as this, in grams, are worth halving; twice as heavy, quartering. */
const worthHalving = 60;

/** A pot three times as large takes two and a quarter times the cinnamon sticks: they give more in more time. */
const spiceGrowth = 0.75;

/** Tablespoons of oil or water that cooks count before they take a jug. */
const maxPouredSpoons = 5;

/**
 * `factor` times an amount of a food, as a kitchen can measure it; what spoons or cans do not tell well, by weight. Fruit
 * of which the method takes parts (`isShared`) is no less than one: half of a half is no wedge.
 */
export function scaleAmount(
  food: Food,
  { amount, unit }: Measured,
  factor: number,
  isShared = false,
): Measured {
  const isWholeSpice = food.class === 'spice' && unit === 'whole' && factor > 1;
  const exact: Measured = { amount: amount * (isWholeSpice ? factor ** spiceGrowth : factor), unit };
  const isPartOfCan =
    inWholes(exact, food) === null &&
    ((packs.includes(unit) && exact.amount < (unit === 'can' ? 0.9 : 0.4)) ||
      // Fish comes in cans of many sizes: the cook takes those that make up the weight.
      (unit === 'can' && food.class === 'fish' && !Number.isInteger(kitchenAmount(exact, 1).amount)));
  // Of which a dish takes a quarter, half of it takes no more.
  const part = isShared && food.class === 'fruit' ? 1 : leastInDish(food);
  const least = unit === 'whole' ? Math.min(part, amount) : part;
  const measured = forShops(inWholes(exact, food) ?? kitchenAmount(exact, least));
  const isForJug = isPoured(food) && measured.unit === 'tbsp' && measured.amount > maxPouredSpoons;
  if (!isPartOfCan && !exceedsSpoons(measured) && !isForJug) return measured;
  if (!isPartOfCan && isPoured(food))
    return kitchenAmount({ amount: exact.amount * (unit === 'tbsp' ? 15 : 5), unit: 'ml' }, 1);
  const grams = toGrams(food, exact.amount, unit);
  return grams === null ? measured : { amount: roundForScales(grams), unit: 'g' };
}

/** How much more and how much less of a can nobody notices who would have opened another, or kept some of one. */
const notNoticed = { more: 0.34, less: 0.21 } as const;

/** A can and a quarter for five is a can, four and a half stalks are five; null where it would be another dish. */
function inWholes({ amount, unit }: Measured, food: Food): Measured | null {
  if (unit === 'stalk' && amount >= 2) return { amount: Math.round(amount), unit };
  if (unit === 'whole' && amount > 1 && isSmallFruit(food)) return { amount: Math.ceil(amount - 0.25), unit };
  if (unit !== 'can' || food.class === 'fish') return null;
  const whole = Math.max(1, Math.round(amount));
  const more = whole / amount - 1;
  return more <= notNoticed.more && -more <= notNoticed.less ? { amount: whole, unit } : null;
}

/** Of limes and chilies nobody buys one and a half. */
function isSmallFruit(food: Food): boolean {
  const each = toGrams(food, 1, 'whole') ?? 0;
  return (
    (food.class === 'fruit' && each > 0 && each <= maxSmall) ||
    (food.kinds.includes('chili') && food.class !== 'spice')
  );
}
const maxSmall = 110;

/** Heavier things keep when a quarter of them is cut off: of an apple or an onion nobody keeps three. */
const worthKeeping = 500;

function leastInDish(food: Food): number {
  const isHeavy = (toGrams(food, 1, 'whole') ?? 0) >= worthKeeping;
  return isHeavy ? leastPartOf(food) : Math.max(0.5, leastPartOf(food));
}

const packs: readonly Unit[] = ['can', 'jar', 'block', 'packet'];

/** Nobody buys 1.05 kg, or pours 2.65 l. */
function forShops({ amount, unit }: Measured): Measured {
  if ((unit === 'g' || unit === 'ml') && amount >= 1000)
    return { amount: 100 * Math.round(amount / 100), unit };
  return unit === 'l' || unit === 'kg'
    ? { amount: Math.round(amount * 10) / 10 || amount, unit }
    : { amount, unit };
}

/** The smallest part of one that is worth cutting off: nothing smaller than a quarter of a cabbage, a whole egg. */
export function leastPartOf(food: Food): number {
  const each = toGrams(food, 1, 'whole') ?? 0;
  if (food.kinds.includes('chili') && food.class !== 'spice') return 0.5;
  if (food.class === 'egg' || each < worthHalving) return 1;
  return each >= 2 * worthHalving ? 0.25 : 0.5;
}
