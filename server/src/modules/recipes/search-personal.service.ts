import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import {
  addToSearchIndex,
  createSearchIndex,
  type SearchIndex,
} from '@plateful/domain/search/search-index.ts';
import { LRUCache } from 'lru-cache';
import type { UserContext } from '#context.ts';
import { findPersonalIds, findPersonalVersion, findSearchableRecipes } from './search.repository.ts';

/** What of a user's own recipes and favorites a search needs, ready to be searched. */
export type PersonalRecipes = {
  version: string;
  index: SearchIndex;
  /** Of those that were judged before: a recipe never changes once it is stored. */
  facts: Map<string, RecipeFacts>;
};

/** Rows that are read and indexed before others get their turn: some ten milliseconds. */
const atOnce = 100;

/** By user. As many recipes in all as fit into some hundred megabytes, none for longer than a sitting. */
const kept = new LRUCache<string, PersonalRecipes>({
  maxSize: 40_000,
  sizeCalculation: ({ index }) => 1 + index.recipes.size,
  ttl: 30 * 60_000,
  updateAgeOnGet: true,
  ttlAutopurge: true,
});
const underWay = new Map<string, Promise<PersonalRecipes>>();

/** The user's own recipes and favorites as they are now: read whole the first time, then only what is new. */
export async function personalRecipes(ctx: UserContext): Promise<PersonalRecipes> {
  const { id } = ctx.user;
  const version = await findPersonalVersion(ctx.db, id);
  const known = kept.get(id);
  if (known?.version === version) return known;
  // Whoever types asks again before the first answer is there.
  const key = `${id} ${version}`;
  let update = underWay.get(key);
  if (!update) {
    update = bringUpToDate(ctx, version, known).finally(() => underWay.delete(key));
    underWay.set(key, update);
  }
  return update;
}

async function bringUpToDate(
  ctx: UserContext,
  version: string,
  known: PersonalRecipes | undefined,
): Promise<PersonalRecipes> {
  const { index, facts } = known ?? { index: createSearchIndex(), facts: new Map<string, RecipeFacts>() };
  const ids = await findPersonalIds(ctx.db, ctx.user.id);
  const present = new Set(ids);
  for (const id of index.recipes.keys()) {
    if (present.has(id)) continue;
    index.recipes.delete(id);
    facts.delete(id);
  }
  const fresh = ids.filter((id) => !index.recipes.has(id));
  for (let from = 0; from < fresh.length; from += atOnce) {
    for (const row of await findSearchableRecipes(ctx.db, fresh.slice(from, from + atOnce))) {
      addToSearchIndex(index, row);
    }
    await nextTurn();
  }
  const personal = { version, index, facts };
  kept.set(ctx.user.id, personal);
  return personal;
}
