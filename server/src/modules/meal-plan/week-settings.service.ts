import type { Input } from '@plateful/contract/endpoint.ts';
import type { WeekSettings, weekEndpoints } from '@plateful/contract/week.ts';
import { mergeSet, mergeValue } from '@plateful/domain/merging/three-way.ts';
import { inTransaction, type UserContext, type VisitorContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { findWeekSettings, upsertWeekSettings } from './week-settings.repository.ts';

const everyDay = Array.from({ length: 7 }, () => null);

/** Defaults, with which the taste profile decides. */
const defaults: WeekSettings = {
  minutes: everyDay,
  eaters: { breakfast: everyDay, lunch: everyDay, dinner: everyDay },
  lean: 50,
  shoppingDays: [],
  budget: null,
  withoutEquipment: [],
  version: 0,
};

export async function getWeekSettings(ctx: UserContext): Promise<{ settings: WeekSettings }> {
  return { settings: (await findWeekSettings(ctx.db, ctx.user.id)) ?? defaults };
}

/** The equipment that the kitchen lacks; empty for visitors. */
export async function getMissingEquipment(ctx: VisitorContext): Promise<WeekSettings['withoutEquipment']> {
  return ctx.user ? (await getWeekSettings({ ...ctx, user: ctx.user })).settings.withoutEquipment : [];
}

/** Saves settings. Fields that are missing, or equal to what the client had seen, are not changed. */
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
    const withoutEquipment = [...new Set(merged.withoutEquipment)].toSorted();
    const saved = { ...merged, shoppingDays, withoutEquipment, version: settings.version + 1 };
    await upsertWeekSettings(db, { ...saved, userId: user.id, updatedAt: clock.now() });
    return { settings: saved };
  });
}

type Said = Omit<WeekSettings, 'version'>;
type Seen = Omit<Said, 'withoutEquipment'> & { withoutEquipment?: Said['withoutEquipment'] | undefined };
type Sent = { [Name in keyof Said]?: Said[Name] | undefined };

/** Merges by field, meal and weekday: changes of different ones in two tabs are both kept. */
function mergeSettings(stored: WeekSettings, sent: Sent, seen: Seen | undefined): WeekSettings {
  const { minutes, eaters, lean, shoppingDays, budget, withoutEquipment } = sent;
  const days = (before: Days | undefined, now: Days, is: Days) =>
    is.map((value, day) => mergeValue(before?.[day], now[day]!, value).value);
  const meal = (name: keyof Said['eaters']) =>
    eaters ? days(seen?.eaters[name], stored.eaters[name], eaters[name]) : stored.eaters[name];
  return {
    ...stored,
    minutes: minutes ? days(seen?.minutes, stored.minutes, minutes) : stored.minutes,
    eaters: { breakfast: meal('breakfast'), lunch: meal('lunch'), dinner: meal('dinner') },
    lean: lean === undefined ? stored.lean : mergeValue(seen?.lean, stored.lean, lean).value,
    budget: budget === undefined ? stored.budget : mergeValue(seen?.budget, stored.budget, budget).value,
    shoppingDays: mergeList(seen?.shoppingDays, stored.shoppingDays, shoppingDays),
    withoutEquipment: mergeList(seen?.withoutEquipment, stored.withoutEquipment, withoutEquipment),
  };
}

/** Without `seen`, everything sent is a change. */
function mergeList<T>(seen: T[] | undefined, stored: T[], sent: T[] | undefined): T[] {
  if (!sent) return stored;
  return seen ? mergeSet(seen, stored, sent) : sent;
}

type Days = WeekSettings['minutes'];
