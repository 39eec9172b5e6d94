import { productName } from '@plateful/domain/vocabulary/product-name.ts';
import { mealSpan } from '@plateful/domain/weeks/meal-time.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { isUtc } from '@plateful/domain/weeks/time-zone.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { getPlannedEntries } from '#modules/meal-plan/meal-plan.service.ts';
import { describeMeal } from './describe-meal.ts';
import { zoneBlock } from './zone-block.ts';

type Planned = Awaited<ReturnType<typeof getPlannedEntries>>[number];
type Owner = {
  breakfastTime: string;
  lunchTime: string;
  dinnerTime: string;
  timeZone: string;
  updatedAt: Date;
};
type Feed = {
  owner: Owner;
  entries: readonly Planned[];
  first: PlainDate;
  last: PlainDate;
  /** Base of links to recipes. */
  origin: string;
};

/** Refresh interval in seconds. Apple and Outlook respect it, Google does not. */
const refreshAfter = 3600;

/**
 * Writes planned entries as iCalendar (RFC 5545): one event per entry, in the owner's time zone. The output depends
 * only on stored data (the clock only selects the days), so that an unchanged week is byte-identical.
 */
export function writeFeed({ owner, entries, first, last, origin }: Feed): string {
  const calendar = new ICalCalendar({
    prodId: { company: productName, product: 'Meal planner', language: 'EN' },
    name: `${productName} meals`,
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: refreshAfter,
  });
  for (const planned of entries) calendar.createEvent(eventOf(planned, owner, origin));
  // A calendar needs at least one component (RFC 5545, 3.6): without events, that is the time zone.
  if (isUtc(owner.timeZone) && entries.length > 0) return `${calendar}\r\n`;
  const zone = zoneBlock(owner.timeZone, yearOf(first), yearOf(last));
  // Inserted by hand, because the library would put calendar properties after the first component.
  const behindProperties = /\r\n(?=BEGIN:VEVENT\r\n|END:VCALENDAR$)/;
  return `${String(calendar).replace(behindProperties, () => `\r\n${zone.join('\r\n')}\r\n`)}\r\n`;
}

function eventOf(planned: Planned, owner: Owner, origin: string) {
  const { entry, recipe } = planned;
  const { start, end } = mealSpan(entry.date, owner[`${entry.mealType}Time`], owner.timeZone);
  const link = recipe ? `${origin}/recipe/${recipe.id}` : `${origin}/meal-planner`;
  const changes = [entry.updatedAt, recipe?.createdAt, owner.updatedAt];
  const revised = new Date(Math.max(...changes.map((change) => change?.getTime() ?? 0)));
  return {
    // Stable for an entry on every installation: otherwise calendars would show it twice.
    id: `${entry.id}@plateful`,
    ...describeMeal(planned, link),
    url: link,
    start,
    end,
    // Set per event: a time zone of the whole calendar would remove the Z from time stamps.
    timezone: isUtc(owner.timeZone) ? null : owner.timeZone,
    created: entry.createdAt,
    lastModified: revised,
    stamp: revised,
    // Has to increase with each revision: seconds since the entry was created.
    sequence: Math.max(
      0,
      Math.floor(revised.getTime() / 1000) - Math.floor(entry.createdAt.getTime() / 1000),
    ),
    // A dinner at home does not block time for meetings.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}
