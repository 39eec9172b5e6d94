import { mealSpan } from '@plateful/domain/weeks/meal-time.ts';
import type { PlainDate } from '@plateful/domain/weeks/plain-date.ts';
import { isUtc } from '@plateful/domain/weeks/time-zone.ts';
import { ICalCalendar, ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { getMealsToShopFor } from '#modules/meal-plan/meal-plan.service.ts';
import { describeMeal } from './describe-meal.ts';
import { zoneBlock } from './zone-block.ts';

type PlannedMeal = Awaited<ReturnType<typeof getMealsToShopFor>>[number];
type Owner = {
  breakfastTime: string;
  lunchTime: string;
  dinnerTime: string;
  timeZone: string;
  updatedAt: Date;
};
type Feed = {
  owner: Owner;
  meals: readonly PlannedMeal[];
  first: PlainDate;
  last: PlainDate;
  /** Where links to recipes lead. */
  origin: string;
};

/** Seconds after which calendars may ask again. Apple and Outlook heed it, Google comes when it likes. */
const refreshAfter = 3600;

/**
 * The planned meals as iCalendar (RFC 5545): one event each, in the owner's zone. The clock only says which days are
 * in it, all else comes from what is stored: two texts of an unchanged week are the same to the byte.
 */
export function writeFeed({ owner, meals, first, last, origin }: Feed): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Plateful', product: 'Meal planner', language: 'EN' },
    name: 'Plateful meals',
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: refreshAfter,
  });
  for (const planned of meals) calendar.createEvent(eventOf(planned, owner, origin));
  // An object has one component at least (RFC 5545, 3.6): with no event, the zone is it.
  if (isUtc(owner.timeZone) && meals.length > 0) return `${calendar}\r\n`;
  const zone = zoneBlock(owner.timeZone, yearOf(first), yearOf(last));
  // Not by the library's own hook, which puts properties of the calendar behind its first component.
  const behindProperties = /\r\n(?=BEGIN:VEVENT\r\n|END:VCALENDAR$)/;
  return `${String(calendar).replace(behindProperties, () => `\r\n${zone.join('\r\n')}\r\n`)}\r\n`;
}

function eventOf({ meal, recipe }: PlannedMeal, owner: Owner, origin: string) {
  const { start, end } = mealSpan(meal.date, owner[`${meal.mealType}Time`], owner.timeZone);
  const link = `${origin}/recipe/${recipe.id}`;
  const revised = new Date(
    Math.max(meal.createdAt.getTime(), recipe.createdAt.getTime(), owner.updatedAt.getTime()),
  );
  return {
    // Never another one for the same planned meal, wherever the product runs: calendars would show it twice.
    id: `${meal.id}@plateful`,
    ...describeMeal(meal, recipe, link),
    url: link,
    start,
    end,
    // Of each event: a zone of the whole calendar would take the Z from its time stamps.
    timezone: isUtc(owner.timeZone) ? null : owner.timeZone,
    created: meal.createdAt,
    lastModified: revised,
    stamp: revised,
    // It has to grow with each revision; seconds since the meal was planned do.
    sequence: Math.max(0, Math.floor(revised.getTime() / 1000) - Math.floor(meal.createdAt.getTime() / 1000)),
    // A dinner at home does not block meetings.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  };
}

function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4));
}
