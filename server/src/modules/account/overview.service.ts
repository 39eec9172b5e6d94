import type { accountEndpoints } from '@plateful/contract/account.ts';
import { overviewBounds } from '@plateful/contract/bounds.ts';
import type { Input, RawOutput } from '@plateful/contract/endpoint.ts';
import type { UserContext } from '#context.ts';
import { countCards } from '#modules/recipe-cards/recipe-cards.service.ts';
import { countLists, countPerSpan, findTopLabels } from './overview.repository.ts';

type Endpoint = typeof accountEndpoints.overview;

/** Totals of the user's data by kind, in constant time. */
export async function getOverview(
  ctx: UserContext,
  { since }: Input<Endpoint>,
): Promise<RawOutput<Endpoint>> {
  const { db, user } = ctx;
  const [cards, shoppingLists, tags, cuisines, spans] = await Promise.all([
    countCards(ctx),
    countLists(db, user.id),
    findTopLabels(db, user.id, 'tag', overviewBounds.tags),
    findTopLabels(db, user.id, 'cuisine', overviewBounds.cuisines),
    countPerSpan(db, user.id, since),
  ]);
  return {
    ...cards,
    shoppingLists,
    tags: tags.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
    cuisines: cuisines.map(({ name, count }) => ({ cuisine: name, count })),
    spans,
  };
}
