import { foodById } from '../../foods/table.ts';
import { formatQuantity } from '../../quantities/format-amount.ts';
import { kitchenAmount, type Measured, roundTo } from '../../quantities/kitchen-amount.ts';
import { unitOf } from '../../quantities/units.ts';
import { countMark } from '../method/agreement.ts';
import { scaleAmount } from './scale-amount.ts';

const spelledUnits: Readonly<Record<string, [one: string, many: string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  pinch: ['pinch', 'pinches'],
};

const millilitersPerTablespoon = 15;

/** Scales an amount in the method that is not in the list, such as water. */
export function scaledInMethod({ amount, unit }: Measured, factor: number): Measured {
  if (factor !== 1) return scaleAmount(foodById('water'), { amount, unit }, factor);
  return asSpoonsMeasure({ amount, unit });
}

/** Two thirds of a tablespoon, a share of one round, are two teaspoons: no spoon holds thirds. */
export function asSpoonsMeasure({ amount, unit }: Measured): Measured {
  const isTablespoons = unit === 'tbsp';
  const isMeasurable = isTablespoons
    ? amount >= 1 && Number.isInteger(amount * 2)
    : amount <= 2.5 && Number.isInteger(amount * 4);
  return isMeasurable || (unit !== 'tsp' && !isTablespoons)
    ? { amount, unit }
    : kitchenAmount({ amount, unit }, 1);
}

/** A scaled amount in words: "1½ teaspoons"; a count if there is no unit. */
export function amountText(amount: number, unit: string, factor: number): string {
  if (unit === '') return `${Math.max(1, Math.round(amount * factor))}${countMark}`;
  const knownUnit = unitOf(unit);
  if (!knownUnit) throw new Error(`"${unit}" is no unit.`);
  const scaled = scaledInMethod({ amount, unit: knownUnit }, factor);
  const spelled = spelledUnits[scaled.unit];
  // Four teaspoons of water are not counted, and a dough cannot take half as much again.
  if (knownUnit === 'ml' && scaled.unit === 'tsp' && scaled.amount >= 2)
    return amountText(Math.max(1, roundTo((amount * factor) / millilitersPerTablespoon, 2)), 'tbsp', 1);
  if (!spelled) return formatQuantity(scaled.amount, scaled.unit).replace('\u202f', ' ');
  return `${formatQuantity(scaled.amount, 'whole')} ${spelled[scaled.amount > 1 ? 1 : 0]}`;
}
