import { foodById } from '../../foods/table.ts';
import { formatQuantity } from '../../quantities/format-amount.ts';
import { kitchenAmount, type Measured } from '../../quantities/kitchen-amount.ts';
import { unitOf } from '../../quantities/units.ts';
import { counted } from '../method/words-in-number.ts';
import { scaleAmount } from './scale-amount.ts';

const spelledUnits: Readonly<Record<string, [one: string, many: string]>> = {
  tsp: ['teaspoon', 'teaspoons'],
  tbsp: ['tablespoon', 'tablespoons'],
  pinch: ['pinch', 'pinches'],
};

/** Scales an amount in the method that is not in the list, such as water. */
export function scaledInMethod({ amount, unit }: Measured, factor: number): Measured {
  if (factor !== 1) return scaleAmount(foodById('water'), { amount, unit }, factor);
  return onSpoons({ amount, unit });
}

/** Two thirds of a tablespoon, a share of one round, are two teaspoons: no spoon holds thirds. */
export function onSpoons({ amount, unit }: Measured): Measured {
  const isTablespoons = unit === 'tbsp';
  const isOnSpoon = isTablespoons
    ? amount >= 1 && Number.isInteger(amount * 2)
    : amount <= 2.5 && Number.isInteger(amount * 4);
  return isOnSpoon || (unit !== 'tsp' && !isTablespoons)
    ? { amount, unit }
    : kitchenAmount({ amount, unit }, 1);
}

/** A scaled amount in words: "1½ teaspoons"; a count if there is no unit. */
export function amountText(amount: number, unit: string, factor: number): string {
  if (unit === '') return `${Math.max(1, Math.round(amount * factor))}${counted}`;
  const known = unitOf(unit);
  if (!known) throw new Error(`"${unit}" is no unit.`);
  const now = scaledInMethod({ amount, unit: known }, factor);
  const spelled = spelledUnits[now.unit];
  // Four teaspoons of water are not counted.
  if (known === 'ml' && now.unit === 'tsp' && now.amount >= 2)
    return amountText(Math.ceil(now.amount / 3), 'tbsp', 1);
  if (!spelled) return formatQuantity(now.amount, now.unit).replace('\u202f', ' ');
  return `${formatQuantity(now.amount, 'whole')} ${spelled[now.amount > 1 ? 1 : 0]}`;
}
