import { formatAmount } from './format-amount.ts';
import { kitchenAmount, type Measured, roundTo } from './kitchen-amount.ts';
import { gramsPer } from './units.ts';
import { type UsMeasure, usMeasureOf } from './us-measures.ts';

/** An amount as it is shown; its unit may be composed: "cup plus 1 tbsp". */
export type ShownAmount = { amount: number; unit: string };

/** Of common measuring cups and spoons, rather than the legal units. */
const spoon = 15;
const cup = 240;
const maxCups = 6;
/** Tolerated relative error of a rounder amount. */
const tolerance = { loose: 0.15, exact: 0.08 } as const;

type How = {
  /** Of the food in a recipe; what is at home or left over is not rounded as a recipe is. */
  name?: string | undefined;
  /** A step takes it from what the list has, in spoons rather than in cups that the list may not use. */
  isPortion?: boolean | undefined;
};

/** A weight in the measure in which a US kitchen measures the food, else in ounces and pounds. */
export function usWeight(grams: number, { name, isPortion }: How = {}): ShownAmount {
  const measure = usMeasureOf(name ?? '');
  switch (measure?.kind) {
    case 'cups':
      if (grams >= (measure.below ?? Number.POSITIVE_INFINITY)) return ounces(grams);
      return volume((grams / measure.cup) * cup, { ...measure, isPortion, isPoured: false });
    case 'pieces':
      return pieces(grams, measure);
    case 'root':
      return root(grams, measure);
    default:
      return ounces(grams, name === undefined);
  }
}

/** A batter depends on them. */
const exactLiquids = /\b(?:milk|buttermilk|cream|syrup|honey)$/;

/** A volume in spoons, cups and quarts, never in fluid ounces. */
export function usVolume(milliliters: number, { name, isPortion }: How = {}): ShownAmount {
  const isExact = name === undefined || exactLiquids.test(name.split(',')[0]!);
  return volume(milliliters, { isExact, isPortion, isPoured: true });
}

type VolumeHow = Pick<Extract<UsMeasure, { kind: 'cups' }>, 'isExact' | 'isStick' | 'isHeaped'> &
  Pick<How, 'isPortion'> & { isPoured: boolean };

const composed = (amount: number, more: number) => ({ amount, unit: `cup plus ${more} tbsp` });
/** By tablespoons. */
const plain: readonly (readonly [spoons: number, shown: ShownAmount])[] = [
  [3, { amount: 3, unit: 'tbsp' }],
  [4, { amount: 1 / 4, unit: 'cup' }],
  [5, { amount: 5, unit: 'tbsp' }],
  [16 / 3, { amount: 1 / 3, unit: 'cup' }],
  [6, { amount: 6, unit: 'tbsp' }],
  [8, { amount: 1 / 2, unit: 'cup' }],
  [32 / 3, { amount: 2 / 3, unit: 'cup' }],
  [12, { amount: 3 / 4, unit: 'cup' }],
  [16, { amount: 1, unit: 'cup' }],
  [20, { amount: 1.25, unit: 'cup' }],
];
const exact: typeof plain = [
  ...plain,
  [16 / 3 + 1, composed(1 / 3, 1)],
  [16 / 3 + 2, composed(1 / 3, 2)],
  [9, composed(1 / 2, 1)],
  [10, composed(1 / 2, 2)],
  [13, composed(3 / 4, 1)],
  [14, composed(3 / 4, 2)],
  [17, composed(1, 1)],
  [18, composed(1, 2)],
];
/** Leaves and nuts are not levelled with spoons. */
const heaped = plain.filter(([, { amount, unit }]) => unit === 'cup' || amount === 3);
const marked: typeof plain = [4, 5, 6, 7].map((amount) => [amount, { amount, unit: 'tbsp' }] as const);
const portions = marked.slice(0, -1);

function volume(
  milliliters: number,
  { isExact, isPortion, isPoured, isStick, isHeaped }: VolumeHow,
): ShownAmount {
  const spoons = milliliters / spoon;
  if (spoons > 2.75 && spoons < 3.4) return { amount: 3, unit: 'tbsp' };
  if (spoons < 3) return kitchenAmount({ amount: milliliters / 5, unit: 'tsp' }, 1);
  const cups = milliliters / cup;
  if (isPoured && cups >= maxCups) return { amount: roundTo(cups / 4, 4), unit: 'quart' };
  if (spoons >= 19) return { amount: roundToCupParts(cups), unit: 'cup' };
  if (isHeaped) return nearest(spoons, heaped)[1];
  const own = isStick ? marked : isPortion ? portions : [];
  const named = own.length > 0 ? [...plain.filter(([many]) => many >= 8 || many === 3), ...own] : plain;
  const usual = nearest(spoons, named);
  const allowed = isExact ? tolerance.exact : tolerance.loose;
  if (errorOf(spoons, usual) <= allowed) return usual[1];
  return nearest(spoons, [...named, ...exact])[1];
}

const errorOf = (spoons: number, [many]: (typeof plain)[number]) => Math.abs(many / spoons - 1);

function nearest(spoons: number, all: typeof plain): (typeof plain)[number] {
  return all.reduce((best, one) => (errorOf(spoons, one) < errorOf(spoons, best) - 1e-9 ? one : best));
}

/** Relative difference up to which half bunches are preferred to handfuls. */
const nearBunch = 0.15;

function pieces(
  grams: number,
  { unit, grams: each, few }: Extract<UsMeasure, { kind: 'pieces' }>,
): ShownAmount {
  const many = grams / each;
  const amount = few ? roundTo(many, 2) : Math.max(1, Math.round(many));
  if (!few || many > 1 || Math.abs(amount / many - 1) <= nearBunch) return { amount, unit };
  return { amount: Math.max(1, Math.round(grams / few.grams)), unit: few.unit };
}

/** "1 tsp" of what is grated, "1 (2-inch) piece". */
function root(grams: number, { inch, teaspoon }: Extract<UsMeasure, { kind: 'root' }>): ShownAmount {
  if (grams < inch / 2) return kitchenAmount({ amount: grams / teaspoon, unit: 'tsp' }, 1);
  const inches = grams / inch;
  return { amount: 1, unit: `(${formatAmount(roundTo(inches, inches < 1 ? 4 : 2))}-inch) piece` };
}

/** More is in pounds, also where that is less exact. */
const maxOunces = { inRecipe: 15.2, exact: 32 } as const;
/** Tolerated relative error of pounds where amounts are exact. */
const nearPounds = 0.035;

/** Quarter ounces at least; in recipes from a pound on in quarters and thirds of pounds, not 18 oz. */
function ounces(grams: number, isExact = false): ShownAmount {
  const exactly = grams / gramsPer.oz!;
  const pounds = roundToCupParts(exactly / 16);
  const isRound = exactly > maxOunces.inRecipe && Math.abs((pounds * 16) / exactly - 1) < nearPounds;
  if (isRound || exactly > (isExact ? maxOunces.exact : maxOunces.inRecipe))
    return { amount: pounds, unit: 'lb' };
  return { amount: roundTo(exactly, exactly < 2 ? 4 : exactly < (isExact ? 8 : 6) ? 2 : 1), unit: 'oz' };
}

/** Rounds to quarters or thirds, whichever is nearer. */
function roundToCupParts(amount: number): number {
  return kitchenAmount({ amount, unit: 'cup' } satisfies Measured, 1).amount;
}
