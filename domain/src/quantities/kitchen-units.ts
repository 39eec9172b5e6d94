import { kitchenAmount, type Measured } from './kitchen-amount.ts';
import type { UnitSystem } from './unit-systems.ts';
import { gramsPer, type Unit } from './units.ts';
import { type ShownAmount, usVolume, usWeight } from './us-amounts.ts';

/** Of common measuring cups and spoons, rather than the legal units. */
const millilitersIn: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 5,
  tbsp: 15,
  'fl oz': 30,
  cup: 240,
  pint: 480,
  quart: 960,
  gallon: 3840,
};
const metric: readonly Unit[] = ['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'];
const us: readonly Unit[] = ['oz', 'lb', 'fl oz', 'cup', 'pint', 'quart', 'gallon'];
/** More tablespoons are measured in cups. */
const maxSpoons = 6;

/** Whether the amount is written otherwise in the system; pinches and counts belong to both, as do some spoons. */
export function isOtherSystem({ amount, unit }: Measured, system: UnitSystem): boolean {
  if (system === 'metric') return us.includes(unit);
  const spoons = unit === 'tbsp' ? amount : unit === 'tsp' ? amount / 3 : 0;
  return metric.includes(unit) || spoons > maxSpoons;
}

/**
 * Converts an amount to the household's unit system, rounded to its scales, cups and spoons. `name`: of the food, which
 * a US kitchen may measure in cups; `isPortion`: of what the list has.
 */
export function convertToKitchenUnits(
  measured: Measured,
  system: UnitSystem,
  food: { name?: string; isPortion?: boolean } = {},
): ShownAmount {
  if (!isOtherSystem(measured, system)) return measured;
  const { amount, unit } = measured;
  const grams = gramsPer[unit];
  if (grams !== undefined)
    return system === 'us'
      ? usWeight(amount * grams, food)
      : kitchenAmount({ amount: amount * grams, unit: 'g' }, 1);
  const ml = millilitersIn[unit];
  if (ml === undefined) return measured;
  return system === 'us'
    ? usVolume(amount * ml, food)
    : kitchenAmount({ amount: amount * ml, unit: 'ml' }, 1);
}
