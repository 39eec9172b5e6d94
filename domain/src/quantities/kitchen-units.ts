import { kitchenAmount, type Measured, roundTo } from './kitchen-amount.ts';
import type { UnitSystem } from './unit-systems.ts';
import { gramsPer, type Unit } from './units.ts';

/** Of common measuring cups and spoons, rather than the legal units. */
const millilitresIn: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  'fl oz': 30,
  cup: 240,
  pint: 480,
  quart: 960,
  gallon: 3840,
};
const metric: readonly Unit[] = ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'];
const us: readonly Unit[] = ['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon'];

/** Tolerated relative error of a rounder amount. */
const near = 0.07;
/** Smallest weight that ounce scales show, in grams. */
const minOunceGrams = 7;
const maxOunces = 32;
const maxCups = 6;

/** Whether the unit belongs only to the other system; spoons, pinches and counts belong to both. */
export function isOtherSystem(unit: Unit, system: UnitSystem): boolean {
  return (system === 'us' ? metric : us).includes(unit);
}

/** Converts an amount to the household's unit system, rounded to its scales, cups and spoons. */
export function convertToKitchenUnits(measured: Measured, system: UnitSystem): Measured {
  if (!isOtherSystem(measured.unit, system)) return measured;
  const { amount, unit } = measured;
  const grams = gramsPer[unit];
  if (grams !== undefined)
    return system === 'us'
      ? ounces(amount * grams, measured)
      : kitchenAmount({ amount: amount * grams, unit: 'g' }, 1);
  const ml = millilitresIn[unit];
  if (ml === undefined) return measured;
  return system === 'us' ? cups(amount * ml) : kitchenAmount({ amount: amount * ml, unit: 'ml' }, 1);
}

function ounces(grams: number, written: Measured): Measured {
  if (grams < minOunceGrams) return written;
  const exact = grams / gramsPer.oz!;
  const pounds = exact / 16;
  const roundPounds = roundToCupParts(pounds);
  const isRound = exact > 15 && Math.abs(roundPounds / pounds - 1) < near / 2;
  if (isRound || exact > maxOunces) return { amount: roundPounds, unit: 'lb' };
  return { amount: roundTo(exact, exact < 2 ? 4 : exact < 8 ? 2 : 1), unit: 'oz' };
}

function cups(ml: number): Measured {
  if (ml < 55) return kitchenAmount({ amount: ml, unit: 'ml' }, 1);
  const exact = ml / millilitresIn.cup!;
  if (exact >= maxCups) return { amount: roundTo(exact / 4, 4), unit: 'quart' };
  const round = roundToCupParts(exact);
  if (exact >= 1 || Math.abs(round / exact - 1) < near) return { amount: round, unit: 'cup' };
  return exact < 0.5
    ? { amount: Math.round(ml / 15), unit: 'tbsp' }
    : { amount: roundTo(ml / 30, 2), unit: 'fl oz' };
}

/** Rounds to quarters or thirds, whichever is nearer. */
function roundToCupParts(exact: number): number {
  return kitchenAmount({ amount: exact, unit: 'cup' }, 1).amount;
}
