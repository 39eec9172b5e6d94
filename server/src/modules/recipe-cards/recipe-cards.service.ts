import { pageBounds } from '@plateful/contract/bounds.ts';
import type { Input, RawOutput } from '@plateful/contract/endpoint.ts';
import type { recipeCardEndpoints } from '@plateful/contract/recipe-cards.ts';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import { isClaim, verifiedTags } from '@plateful/domain/recipes/text-claims.ts';
import type { UserContext } from '#context.ts';
import { pageOf } from '#db/paging.ts';
import { currentFacts } from '#db/recipe-facts.ts';
import { findByLexemes, foldedWords, placeOf } from '#db/recipe-lexemes.ts';
import { getRecipesByIds } from '#modules/recipes/recipes.service.ts';
import {
  type CardRow,
  findCardsByIds,
  findFavoriteCards,
  findFigures,
  findOwnCards,
  findOwnCardsByIds,
} from './recipe-cards.repository.ts';

type Endpoints = typeof recipeCardEndpoints;

/** Own recipes as cards, page by page. */
export async function listOwnCards(
  ctx: UserContext,
  { limit, cursor, search, tag }: Input<Endpoints['own']>,
): Promise<RawOutput<Endpoints['own']>> {
  const { db, user } = ctx;
  const words = search.trim() === '' ? [] : await foldedWords(db, search);
  if (words.length + tag.length > 0) return listMatchingCards(ctx, { words, tags: tag, limit, cursor });
  const found = await findOwnCards(db, user.id, { cursor, rows: limit + 1 });
  const { page, nextCursor } = pageOf(found, limit);
  const total = cursor === undefined ? (await findFigures(db, user.id)).recipes : undefined;
  return { recipes: await presentCards(ctx, page), nextCursor, total };
}

/** Counting gets slower with more recipes, so filtered results are counted only in accounts up to this size. */
const maxCounted = 1000;

type Meant = { words: readonly string[]; tags: readonly string[]; limit: number; cursor: string | undefined };

/**
 * Recipes that contain words starting with each search word, and any of the tags. A tag that claims something counts
 * only where the facts prove it, as on the recipe's page.
 */
async function listMatchingCards(ctx: UserContext, { words, tags, limit, cursor }: Meant) {
  const { db, user } = ctx;
  const queries = words.map((word) => ({ lexemes: [], beginnings: [word] }));
  const labels = tags.map(labelOf);
  const tagged = { lexemes: labels.map((label) => `#${label}`), beginnings: [] };
  const isProvable = tags.some(isClaim);
  const isCounted =
    !isProvable && cursor === undefined && (await findFigures(db, user.id)).recipes <= maxCounted;
  const found = await findByLexemes(db, user.id, {
    query: { words: tags.length > 0 ? [...queries, tagged] : queries, match: 'all' },
    after: placeOf(cursor),
    rows: 1 + (isCounted ? maxCounted : limit),
  });
  const { page, nextCursor } = pageOf(found, limit);
  const rows = await findOwnCardsByIds(
    db,
    user.id,
    page.map(({ id }) => id),
  );
  const presented = await presentCards(ctx, rows);
  const cards = isProvable
    ? presented.filter((card) =>
        verifiedTags(card.tags, card.facts).some((tag) => labels.includes(labelOf(tag))),
      )
    : presented;
  const isTotalExact = isCounted || nextCursor === null;
  const count = { total: isCounted ? found.length : cards.length, isTotalExact };
  return { recipes: cards, nextCursor, ...(cursor === undefined && count) };
}

/** As the index has it. */
function labelOf(tag: string): string {
  return tag.trim().toLowerCase();
}

/** Whether the first recipes with the tag have its claim confirmed by their ingredients. */
export async function isTagProven(ctx: UserContext, tag: string): Promise<boolean> {
  const { recipes } = await listMatchingCards(ctx, {
    words: [],
    tags: [tag],
    limit: pageBounds.max,
    cursor: undefined,
  });
  return recipes.length > 0;
}

export async function listFavoriteCards(
  ctx: UserContext,
  { limit, cursor }: Input<Endpoints['favorites']>,
): Promise<RawOutput<Endpoints['favorites']>> {
  const { db, user } = ctx;
  const { page, nextCursor } = pageOf(await findFavoriteCards(db, user.id, cursor, limit + 1), limit);
  const total = cursor === undefined ? (await findFigures(db, user.id)).favorites : undefined;
  return { recipes: await presentCards(ctx, page), nextCursor, total };
}

/** Number of own recipes and favorites. */
export function countCards({ db, user }: UserContext) {
  return findFigures(db, user.id);
}

export async function getCards(
  ctx: UserContext,
  { ids }: Input<Endpoints['some']>,
): Promise<RawOutput<Endpoints['some']>> {
  return { recipes: await presentCards(ctx, await findCardsByIds(ctx.db, ids)) };
}

/** Adds facts, computed if the stored ones are outdated. */
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
