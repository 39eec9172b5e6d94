import type { HomeFood } from '@plateful/contract/at-home.ts';
import { formatQuantity } from '@plateful/domain/quantities/format-amount.ts';
import { daysBetween, formatDay, type PlainDate } from '@plateful/domain/weeks/plain-date.ts';

/** "about 400 g"; of what a person said just that. */
export function amountWords({ amount, unit, isSaid }: Pick<HomeFood, 'amount' | 'unit' | 'isSaid'>): string {
  return `${isSaid ? '' : 'about '}${formatQuantity(amount, unit)}`;
}

/** "keeps until Thursday", in the first week by its name. */
export function keepsWords({ keepsUntil }: Pick<HomeFood, 'keepsUntil'>, today: PlainDate): string {
  const days = daysBetween(today, keepsUntil);
  if (days < 0) return `kept until ${formatDay(keepsUntil, { month: 'short', day: 'numeric' })}`;
  if (days === 0) return 'use it today';
  if (days === 1) return 'keeps until tomorrow';
  const day =
    days < 7
      ? formatDay(keepsUntil, { weekday: 'long' })
      : formatDay(keepsUntil, { month: 'short', day: 'numeric' });
  return `keeps until ${day}`;
}
