import type { ZoneChange } from './zone-changes.ts';

/** A yearly transition on the `nth` (-1: the last) `weekday` (1 is Monday) of a month. */
export type YearlyChange = ZoneChange & { nth: number };

/**
 * Derives two yearly rules if the transitions always fall on the same weekday of the same month at the same time of
 * day; null otherwise. The dates in the rules are those of the first year.
 */
export function yearlyRules(changes: readonly ZoneChange[], years: number): YearlyChange[] | null {
  if (changes.length !== 2 * years) return null;
  const rules = [0, 1].map((half) => ruleOf(changes.filter((_, index) => index % 2 === half)));
  return rules.every((rule) => rule !== null) ? rules : null;
}

function ruleOf(changes: readonly ZoneChange[]): YearlyChange | null {
  const [first, ...later] = changes;
  if (!first) return null;
  const isRegular = later.every(
    (change, index) =>
      change.wall.year === first.wall.year + index + 1 &&
      change.wall.month === first.wall.month &&
      change.wall.dayOfWeek === first.wall.dayOfWeek &&
      change.wall.toPlainTime().equals(first.wall.toPlainTime()) &&
      change.from === first.from &&
      change.to === first.to,
  );
  if (!isRegular) return null;
  if (changes.every(({ wall }) => wall.day + 7 > wall.daysInMonth)) return { ...first, nth: -1 };
  const nth = weekOf(first);
  return changes.every((change) => weekOf(change) === nth) ? { ...first, nth } : null;
}

function weekOf({ wall }: ZoneChange): number {
  return Math.ceil(wall.day / 7);
}
