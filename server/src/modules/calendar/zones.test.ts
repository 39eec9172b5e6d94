import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { dailySample } from '@plateful/domain/testing/property-cases.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { addDays, dayIn, mondayOf } from '@plateful/domain/weeks/plain-date.ts';
import { zoneChanges } from '@plateful/domain/weeks/zone-changes.ts';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { async as nodeIcal } from 'node-ical';
import { expect, test } from 'vitest';
import { mealPlans } from '#db/tables/meal-plans.ts';
import { users } from '#db/tables/users.ts';
import { problemsOf } from '#testing/strict-calendar.ts';
import { startTestServer } from '#testing/test-server.ts';

let now = '';
const server = await startTestServer({ clock: { now: () => new Date(now) } });
const { db } = server.context;
const zones = dailySample([
  ...Intl.supportedValuesOf('timeZone'),
  'UTC',
  'GMT',
  'Asia/Kolkata',
  'US/Pacific',
  'EST',
  'Europe/Kyiv',
]);
/** When clocks change in many zones, at night and around midnight. */
const times = { breakfastTime: '02:30', lunchTime: '00:15', dinnerTime: '23:30' };

/** Days that matter: when clocks change somewhere near `today`, and the days next to them. */
function interestingDays(today: string): string[] {
  const near = (date: string) => date >= addDays(today, -28) && date <= addDays(today, 90);
  const days = zones.flatMap((zone) =>
    zoneChanges(zone, 2026, 2027).flatMap(({ wall }) => {
      const date = wall.toPlainDate().toString();
      return [addDays(date, -1), date, addDays(date, 1)];
    }),
  );
  return [...new Set([today, ...days])].filter(near).sort();
}

test.each(['2026-09-20', '2027-03-10'])(
  'in every zone, planner, API and calendar show the same days around %s',
  { timeout: 300_000 },
  async (today) => {
    now = `${today}T12:00:00Z`;
    const ann = await server.user();
    const { feedPath } = (await ann.get('/api/calendar')).body as { feedPath: string };
    const days = interestingDays(today);
    const planned = days.flatMap((date) =>
      plannedMealTypes.map((mealType) => ({
        userId: ann.id,
        recipeId: sampleRecipes[0]!.id,
        date,
        mealType,
      })),
    );
    await db.insert(mealPlans).values(planned);
    const shownByApi = new Map<string, string>();
    for (const monday of new Set(days.map(mondayOf))) {
      const { body } = await ann.get(`/api/meal-plans?startDate=${monday}`);
      for (const { id, date } of (body as { mealPlans: { id: string; date: string }[] }).mealPlans) {
        shownByApi.set(`${id}@plateful`, date);
      }
    }
    expect([...new Set(shownByApi.values())].sort()).toEqual(days);

    for (const timeZone of zones) {
      await db
        .update(users)
        .set({ ...times, timeZone })
        .where(eq(users.id, ann.id));
      const { text } = await server.visitor().get(feedPath);
      expect(problemsOf(text), timeZone).toEqual([]);
      const others = await nodeIcal.parseICS(text);
      ICAL.TimezoneService.reset();
      const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
      expect(events).toHaveLength(planned.length);
      for (const component of events) {
        const { uid, startDate, endDate } = new ICAL.Event(component);
        const date = shownByApi.get(uid);
        const other = others[uid];
        const otherStart = other?.type === 'VEVENT' ? other.start : undefined;
        const shown = [
          startDate.toString().slice(0, 10),
          dayIn(timeZone, startDate.toJSDate()),
          dayIn(timeZone, otherStart!),
        ];
        if (shown.some((day) => day !== date)) expect.fail(`${timeZone} ${date}: ${shown} ${startDate}`);
        if (endDate.compare(startDate) <= 0) expect.fail(`${timeZone} ${date} ends before it begins`);
        const apart = Math.abs(otherStart!.getTime() - startDate.toJSDate().getTime());
        if (apart > 0)
          expect.fail(`${timeZone} ${startDate}: two parsers are ${apart / 60_000} minutes apart`);
      }
    }
  },
);
