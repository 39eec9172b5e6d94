import { shoppingBounds } from '@plateful/contract/bounds.ts';
import type { Input } from '@plateful/contract/endpoint.ts';
import type { sectionPlaceEndpoints } from '@plateful/contract/section-places.ts';
import { millisOf, timeOf } from '@plateful/domain/merging/hybrid-clock.ts';
import { mergePlaces } from '@plateful/domain/shopping/section-places.ts';
import { inTransaction, type UserContext } from '#context.ts';
import { lockUser } from '#db/lock-user.ts';
import { AppError } from '#errors.ts';
import { findPlaces, upsertPlaces } from './section-places.repository.ts';

export async function getSectionPlaces({ db, user }: UserContext) {
  return { places: await findPlaces(db, user.id) };
}

/** Last write wins, by the time of the change, in whichever order changes arrive. */
export function placeSections(ctx: UserContext, { places: sent }: Input<typeof sectionPlaceEndpoints.sync>) {
  return inTransaction(ctx, async (tx) => {
    const { db, user, clock } = tx;
    await lockUser(db, user.id);
    const now = clock.now().getTime();
    const latest = now + shoppingBounds.clockAheadMs;
    const timed = sent.map((place) =>
      millisOf(place.at) > latest ? { ...place, at: timeOf(now, 0, '00server') } : place,
    );
    await upsertPlaces(
      db,
      mergePlaces(timed).map((place) => ({ ...place, userId: user.id })),
    );
    const answer = await getSectionPlaces(tx);
    if (new Set(answer.places.map(({ store }) => store)).size > shoppingBounds.stores) {
      throw new AppError(
        'limit_reached',
        `You can set the order of sections for up to ${shoppingBounds.stores} stores.`,
      );
    }
    return answer;
  });
}
