import { formatDay } from '@plateful/domain/weeks/plain-date.ts';

/** "November 3, 2026" of a plain date. */
export function longDay(date: string): string {
  return formatDay(date, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "Tuesday, November 3"; the year is in the heading. */
export function dayOfMonth(date: string): string {
  return formatDay(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Groups entries by month, in their order. */
export function byMonth<Entry extends { date: string }>(entries: readonly Entry[]) {
  const months: { key: string; name: string; rows: Entry[] }[] = [];
  for (const entry of entries) {
    const key = entry.date.slice(0, 7);
    const last = months.at(-1);
    if (last?.key === key) last.rows.push(entry);
    else
      months.push({ key, name: formatDay(`${key}-01`, { month: 'long', year: 'numeric' }), rows: [entry] });
  }
  return months;
}
