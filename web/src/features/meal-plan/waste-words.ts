import type { WeekWaste } from '@plateful/contract/week.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { convertToKitchenUnits } from '@plateful/domain/quantities/kitchen-units.ts';
import type { UnitSystem } from '@plateful/domain/quantities/unit-systems.ts';
import { formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

const namedAtMost = 4;

/** "7 oz bean sprouts (good until Thu, Jan 10), … and 2 more". */
export function leftWords(left: WeekWaste['left'], units: UnitSystem | undefined): string {
  const named = left
    .slice(0, namedAtMost)
    .map(({ food, grams, keepsUntil }) => `${weightWords(grams, units)} ${food} (${keepsWords(keepsUntil)})`);
  const more = left.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** An estimate: in steps of 5 g, or as ounce scales show it. */
function weightWords(grams: number, units: UnitSystem | undefined): string {
  const shown = Math.max(5, Math.round(grams / 5) * 5);
  const { amount, unit } = convertToKitchenUnits({ amount: shown, unit: 'g' }, units ?? 'metric');
  return formatQuantity(amount, unit);
}

function keepsWords(keepsUntil: PlainDate | null): string {
  if (keepsUntil === null) return 'will spoil';
  return `good until ${formatDay(keepsUntil, { weekday: 'short', month: 'short', day: 'numeric' })}`;
}
