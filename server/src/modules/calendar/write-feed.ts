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
  /** Where links to recipes lead. */
  origin: string;
};

/** Seconds after which calendars may ask again. Apple and Outlook heed it, Google comes when it likes. */
const refreshAfter = 3600;

/**
 * What is planned as iCalendar (RFC 5545): one event for each entry, in the owner's zone. The clock only says which days are
 * in it, all else comes from what is stored: two texts of an unchanged week are the same to the byte.
 */
export function writeFeed({ owner, entries, first, last, origin }: Feed): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Plateful', product: 'Meal planner', language: 'EN' },
    name: 'Plateful meals',
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: refreshAfter,
  });
  for (const planned of entries) calendar.createEvent(eventOf(planned, owner, origin));
  // An object has one component at least (RFC 5545, 3.6): with no event, the zone is it.
  if (isUtc(owner.timeZone) && entries.length > 0) return `${calendar}\r\n`;
  const zone = zoneBlock(owner.timeZone, yearOf(first), yearOf(last));
  // Not by the library's own hook, which puts properties of the calendar behind its first component.
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
    // Never another one for the same entry, wherever the product runs: calendars would show it twice.
    id: `${entry.id}@plateful`,
    ...describeMeal(planned, link),
    url: link,
    start,
    end,
    // Of each event: a zone of the whole calendar would take the Z from its time stamps.
    timezone: isUtc(owner.timeZone) ? null : owner.timeZone,
    created: entry.createdAt,
    lastModified: revised,
    stamp: revised,
    // It has to grow with each revision; seconds since the entry was planned do.
    sequence: Math.max(
      0,
      Math.floor(revised.getTime() / 1000) - Math.floor(entry.createdAt.getTime() / 1000),
    ),
    // A dinner at home does not block meetings.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}
