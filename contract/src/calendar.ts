import { isMealTime } from '@plateful/domain/weeks/meal-time.ts';
import { isTimeZone } from '@plateful/domain/weeks/time-zone.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { userProfile } from './identity.ts';

const timeMessage = { error: 'Time must be in HH:MM format (00:00 to 23:59)' };
const zoneMessage = { error: 'Invalid IANA timezone' };

const mealTime = z.string(timeMessage).refine(isMealTime, timeMessage).optional();

const times = z.object({
  breakfastTime: mealTime,
  lunchTime: mealTime,
  dinnerTime: mealTime,
  timeZone: z.string(zoneMessage).refine(isTimeZone, zoneMessage).optional(),
});

const mealTimes = times
  .extend({
    /** The values that the page showed: only fields that differ are changed, and merged with changes from elsewhere. */
    seen: times.optional(),
  })
  .refine(({ breakfastTime, lunchTime, dinnerTime }) => breakfastTime ?? lunchTime ?? dinnerTime, {
    error: 'At least one meal time must be provided',
  });

/** What a calendar app needs to subscribe. The token grants access to the plan, so only its owner gets it. */
const subscription = z.object({
  calendarToken: z.string(),
  /** Append it to the page's origin to get the subscription URL. */
  feedPath: z.string(),
});

/** Malformed tokens are answered like wrong ones. */
const calendarToken = z.string().overwrite((text) => (/^[\w.]+$/.test(text) ? text : ''));

export const calendarEndpoints = {
  setMealTimes: endpoint({
    method: 'PUT',
    path: '/api/user/meal-times',
    summary: 'Set meal times and time zone; omitted fields are not changed',
    access: 'user',
    body: mealTimes,
    output: z.object({ user: userProfile }),
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/calendar',
    summary: 'URL of the calendar feed',
    access: 'user',
    holdsSecret: true,
    output: subscription,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/calendar/rotate',
    summary: 'Replace the URL of the calendar feed; the old one stops working immediately',
    access: 'user',
    output: subscription,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/calendar/feed/{calendarToken}',
    summary: 'Planned meals as an iCalendar feed. The token grants access; the suffix ".ics" is optional',
    access: 'visitor',
    params: z.object({ calendarToken }),
    produces: 'text/calendar',
    output: z.object({}),
  }),
};
