import type { accountEndpoints } from '@plateful/contract/account.ts';
import { overviewBounds } from '@plateful/contract/bounds.ts';
import type { Input, RawOutput } from '@plateful/contract/endpoint.ts';
import { isClaim } from '@plateful/domain/recipes/text-claims.ts';
import { diets } from '@plateful/domain/vocabulary/options.ts';
import type { UserContext } from '#context.ts';
import { countCards, isTagProven } from '#modules/recipe-cards/recipe-cards.service.ts';
import { countLists, countPerSpan, findTopLabels } from './overview.repository.ts';

type Endpoint = typeof accountEndpoints.overview;

/** Tags that claim something are left out where it is not proven, so that more are asked for than shown. */
const triedTags = 4 * overviewBounds.tags;

/** Totals of the user's data by kind, in constant time. */
export async function getOverview(
  ctx: UserContext,
  { since }: Input<Endpoint>,
): Promise<RawOutput<Endpoint>> {
  const { db, user } = ctx;
  const [cards, shoppingLists, tags, cuisines, spans] = await Promise.all([
    countCards(ctx),
    countLists(db, user.id),
    findTopLabels(db, user.id, 'tag', triedTags),
    findTopLabels(db, user.id, 'cuisine', overviewBounds.cuisines),
    countPerSpan(db, user.id, since),
  ]);
  const shown: string[] = [];
  // The diets are tags that we give, so they are proven.
  for (const { name } of tags)
    if (
      shown.length < overviewBounds.tags &&
      (isDiet(name) || !isClaim(name) || (await isTagProven(ctx, name)))
    )
      shown.push(name);
  return {
    ...cards,
    shoppingLists,
    tags: shown.slice(0, overviewBounds.tags).sort((a, b) => a.localeCompare(b, 'en')),
    cuisines: cuisines.map(({ name, count }) => ({ cuisine: name, count })),
    spans,
  };
}

function isDiet(tag: string): boolean {
  return (diets as readonly string[]).includes(tag);
}
