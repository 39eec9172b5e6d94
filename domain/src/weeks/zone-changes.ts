import type { TimeZone } from './time-zone.ts';

/** One UTC offset transition. Offsets are seconds east of UTC. */
export type ZoneChange = {
  /** Local time at that moment, before the transition. */
  wall: Temporal.PlainDateTime;
  from: number;
  to: number;
};

/**
 * Offset transitions from the beginning of `firstYear` to the end of `lastYear`, in chronological order. Server only.
 */
export function zoneChanges(timeZone: TimeZone, firstYear: number, lastYear: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let at = startOf(timeZone, firstYear).subtract({ nanoseconds: 1 }).getTimeZoneTransition('next');
  const end = startOf(timeZone, lastYear + 1);
  while (at && Temporal.ZonedDateTime.compare(at, end) < 0) {
    const before = at.subtract({ nanoseconds: 1 });
    const wall = before.toPlainDateTime().add({ nanoseconds: 1 });
    changes.push({ wall, from: offsetOf(before), to: offsetOf(at) });
    at = at.getTimeZoneTransition('next');
  }
  return changes;
}

/** The UTC offset at the start of `year`, in seconds east of UTC. */
export function offsetAtStart(timeZone: TimeZone, year: number): number {
  return offsetOf(startOf(timeZone, year));
}

function startOf(timeZone: TimeZone, year: number): Temporal.ZonedDateTime {
  return new Temporal.PlainDate(year, 1, 1).toZonedDateTime(timeZone);
}

function offsetOf({ offsetNanoseconds }: Temporal.ZonedDateTime): number {
  return offsetNanoseconds / 1e9;
}
