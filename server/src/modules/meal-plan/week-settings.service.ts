import type { Input } from '@plateful/contract/endpoint.ts';
import type { WeekSettings, weekEndpoints } from '@plateful/contract/week.ts';
import { mergeSet, mergeValue } from '@plateful/domain/merging/three-way.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { findWeekSettings, upsertWeekSettings } from './week-settings.repository.ts';

const everyDay = Array.from({ length: 7 }, () => null);

/** Before anything was said: the taste profile decides. */
const unsaid: WeekSettings = {
  minutes: everyDay,
  eaters: { breakfast: everyDay, lunch: everyDay, dinner: everyDay },
  lean: 50,
  shoppingDays: [],
  budget: null,
  version: 0,
};

export async function getWeekSettings(ctx: UserContext): Promise<{ settings: WeekSettings }> {
  return { settings: (await findWeekSettings(ctx.db, ctx.user.id)) ?? unsaid };
}

/** What is not sent, and what the client has left as it was seen, stays as it is stored. */
export function saveWeekSettings(
  ctx: UserContext,
  { seen, ...sent }: Input<typeof weekEndpoints.saveSettings>,
) {
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const { settings } = await getWeekSettings(tx);
    const merged = mergeSettings(settings, sent, seen);
    const shoppingDays = [...new Set(merged.shoppingDays)].toSorted();
    const saved = { ...merged, shoppingDays, version: settings.version + 1 };
    await upsertWeekSettings(db, { ...saved, userId: user.id, updatedAt: clock.now() });
    return { settings: saved };
  });
}

type Said = Omit<WeekSettings, 'version'>;
type Sent = { [Name in keyof Said]?: Said[Name] | undefined };

/** By field, meal and weekday: two tabs that each change another leave both changes. */
function mergeSettings(stored: WeekSettings, sent: Sent, seen: Said | undefined): WeekSettings {
  const { minutes, eaters, lean, shoppingDays, budget } = sent;
  const days = (was: Days | undefined, now: Days, is: Days) =>
    is.map((value, day) => mergeValue(was?.[day], now[day]!, value).value);
  const meal = (name: keyof Said['eaters']) =>
    eaters ? days(seen?.eaters[name], stored.eaters[name], eaters[name]) : stored.eaters[name];
  return {
    ...stored,
    minutes: minutes ? days(seen?.minutes, stored.minutes, minutes) : stored.minutes,
    eaters: { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') },
    lean: lean === undefined ? stored.lean : mergeValue(seen?.lean, stored.lean, lean).value,
    budget: budget === undefined ? stored.budget : mergeValue(seen?.budget, stored.budget, budget).value,
    // Without what was seen all that is sent is meant.
    shoppingDays: !shoppingDays
      ? stored.shoppingDays
      : seen
        ? mergeSet(seen.shoppingDays, stored.shoppingDays, shoppingDays)
        : shoppingDays,
  };
}

type Days = WeekSettings['minutes'];
