import type { Input, RawOutput } from '@plateful/contract/endpoint.ts';
import type { recipeCardEndpoints } from '@plateful/contract/recipe-cards.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { UserContext } from '#context.ts';
import { pageOf } from '#db/paging.ts';
import { currentFacts } from '#db/recipe-facts.ts';
import { getRecipesByIds } from '#modules/recipes/recipes.service.ts';
import {
  type CardRow,
  countFavoriteCards,
  countOwnCards,
  findCardsByIds,
  findFavoriteCards,
  findOwnCards,
} from './recipe-cards.repository.ts';

type Endpoints = typeof recipeCardEndpoints;

/** Own recipes as cards show them, page by page. */
export async function listOwnCards(
  ctx: UserContext,
  { limit, cursor, search, tag }: Input<Endpoints['own']>,
): Promise<RawOutput<Endpoints['own']>> {
  const { db, user } = ctx;
  const filter = { search, tags: tag.map((one) => one.trim().toLowerCase()) };
  const found = await findOwnCards(db, user.id, { ...filter, cursor, rows: limit + 1 });
  const { page, nextCursor } = pageOf(found, limit);
  const total = cursor === undefined ? await countOwnCards(db, user.id, filter) : undefined;
  return { recipes: await presentCards(ctx, page), nextCursor, total };
}

export async function listFavoriteCards(
  ctx: UserContext,
  { limit, cursor }: Input<Endpoints['favorites']>,
): Promise<RawOutput<Endpoints['favorites']>> {
  const { db, user } = ctx;
  const { page, nextCursor } = pageOf(await findFavoriteCards(db, user.id, cursor, limit + 1), limit);
  const total = cursor === undefined ? await countFavoriteCards(db, user.id) : undefined;
  return { recipes: await presentCards(ctx, page), nextCursor, total };
}

/** How many own recipes and favorites there are. */
export async function countCards({ db, user }: UserContext) {
  const [recipes, favorites] = await Promise.all([
    countOwnCards(db, user.id, { search: '', tags: [] }),
    countFavoriteCards(db, user.id),
  ]);
  return { recipes, favorites };
}

export async function getCards(
  ctx: UserContext,
  { ids }: Input<Endpoints['some']>,
): Promise<RawOutput<Endpoints['some']>> {
  return { recipes: await presentCards(ctx, await findCardsByIds(ctx.db, ids)) };
}

/** With facts that are computed where none are stored that hold today. */
async function presentCards(ctx: UserContext, rows: readonly CardRow[]) {
  const stored = rows.map((row) => ({ ...row, facts: currentFacts(row) }));
  const missing = stored.flatMap(({ id, facts }) => (facts ? [] : [id]));
  if (missing.length === 0) return stored.flatMap(withFacts);
  const computed = new Map((await getRecipesByIds(ctx, missing)).map(({ id, facts }) => [id, facts]));
  return stored.map((row) => ({ ...row, facts: row.facts ?? computed.get(row.id) })).flatMap(withFacts);
}

function withFacts<R extends { facts: RecipeFacts | undefined }>(row: R) {
  const { facts } = row;
  return facts ? [{ ...row, facts }] : [];
}
