import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { addToSearchIndex, createSearchIndex } from '@plateful/domain/search/search-index.ts';
import type { UserContext } from '#context.ts';
import { currentFacts } from '#db/recipe-facts.ts';
import type { PersonalIndex } from '#memory.ts';
import { findPersonalIds, findPersonalVersion, findSearchableRecipes } from './recipe-search.repository.ts';

/** Rows that are read and indexed before other requests get a turn: some ten milliseconds. */
const atOnce = 100;

/** The user's own recipes and favorites as they are now: read whole the first time, then only what is new. */
export async function loadPersonalIndex(ctx: UserContext): Promise<PersonalIndex> {
  const { memory } = ctx;
  const { id } = ctx.user;
  const version = await findPersonalVersion(ctx.db, id);
  const known = memory.personalIndexes.get(id);
  if (known?.version === version) return known;
  // Requests overlap while a user types.
  const key = `${id} ${version}`;
  let update = memory.personalIndexUpdates.get(key);
  if (!update) {
    update = bringUpToDate(ctx, version, known).finally(() => memory.personalIndexUpdates.delete(key));
    memory.personalIndexUpdates.set(key, update);
  }
  return update;
}

async function bringUpToDate(
  ctx: UserContext,
  version: string,
  known: PersonalIndex | undefined,
): Promise<PersonalIndex> {
  const found = await findPersonalIds(ctx.db, ctx.user.id);
  const changedAt = Math.max(0, ...found.map(({ updatedAt }) => updatedAt?.getTime() ?? 0));
  // Words of a recipe cannot be taken out of an index: after a change it is made anew.
  const usable = known?.changedAt === changedAt ? known : undefined;
  const { index, facts } = usable ?? { index: createSearchIndex(), facts: new Map<string, RecipeFacts>() };
  const ids = found.map(({ id }) => id);
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
      const stored = currentFacts(row);
      if (stored) facts.set(row.id, stored);
    }
    await nextTurn();
  }
  const personal = { version, index, facts, changedAt };
  ctx.memory.personalIndexes.set(ctx.user.id, personal);
  return personal;
}
