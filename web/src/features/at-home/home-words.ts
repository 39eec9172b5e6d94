import type { HomeFood } from '@plateful/contract/at-home.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { convertToKitchenUnits } from '@plateful/domain/quantities/kitchen-units.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { gramsPer } from '@plateful/domain/quantities/units.ts';
import { daysBetween, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

const larger = { g: 'kg', ml: 'l' } as const;

/** "about 400 g"; from 1,000 on in kilograms or liters, or in US units. Without "about" if the user set the amount. */
export function amountWords(
  { amount, unit, isSaid }: Pick<HomeFood, 'amount' | 'unit' | 'isSaid'>,
  units: UnitSystem = 'metric',
): string {
  return `${isSaid ? '' : 'about '}${quantityWords(amount, unit, units)}`;
}

function quantityWords(amount: number, unit: HomeFood['unit'], units: UnitSystem): string {
  if (unit === 'whole') return formatQuantity(amount, unit);
  if (units === 'us') {
    const measured = convertToKitchenUnits({ amount, unit }, units);
    return formatQuantity(measured.amount, measured.unit);
  }
  return amount < 1000 ? formatQuantity(amount, unit) : formatQuantity(amount / 1000, larger[unit]);
}

type TypedUnit = {
  words: string;
  /** In the food's own unit. */
  size: number;
};

const typedUnits: Record<UnitSystem, Record<HomeFood['unit'], TypedUnit>> = {
  metric: {
    g: { words: 'grams', size: 1 },
    ml: { words: 'milliliters', size: 1 },
    whole: { words: 'pieces', size: 1 },
  },
  us: {
    g: { words: 'ounces', size: gramsPer.oz! },
    // The size of fluid ounces on measuring cups.
    ml: { words: 'fluid ounces', size: 30 },
    whole: { words: 'pieces', size: 1 },
  },
};

/** The unit in which the user types the amount of a food. */
export function typedUnitOf(unit: HomeFood['unit'], units: UnitSystem = 'metric'): TypedUnit {
  return typedUnits[units][unit];
}

/** "good until Thursday"; dates within a week by their weekday. */
export function keepsWords({ keepsUntil }: Pick<HomeFood, 'keepsUntil'>, today: PlainDate): string {
  const days = daysBetween(today, keepsUntil);
  if (days < 0) return `was good until ${formatDay(keepsUntil, { month: 'short', day: 'numeric' })}`;
  if (days === 0) return 'use it today';
  if (days === 1) return 'good until tomorrow';
  const day =
    days < 7
      ? formatDay(keepsUntil, { weekday: 'long' })
      : formatDay(keepsUntil, { month: 'short', day: 'numeric' });
  return `good until ${day}`;
}
