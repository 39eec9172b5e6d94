import type { Input } from '@plateful/contract/endpoint.ts';
import type { WeekSettings, weekEndpoints } from '@plateful/contract/week.ts';
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
  version: 0,
};

export async function getWeekSettings(ctx: UserContext): Promise<{ settings: WeekSettings }> {
  return { settings: (await findWeekSettings(ctx.db, ctx.user.id)) ?? unsaid };
}

/** What is not sent stays as it is stored. */
export function saveWeekSettings(ctx: UserContext, sent: Input<typeof weekEndpoints.saveSettings>) {
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const { settings } = await getWeekSettings(tx);
    const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const merged: WeekSettings = { ...settings, ...said, version: settings.version + 1 };
    const shoppingDays = [...new Set(merged.shoppingDays)].toSorted();
    const saved = { ...merged, shoppingDays };
    await upsertWeekSettings(db, { ...saved, userId: user.id, updatedAt: clock.now() });
    return { settings: saved };
  });
}
