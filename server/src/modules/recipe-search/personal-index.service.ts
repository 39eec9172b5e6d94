import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipeFacts } from '@plateful/domain/recipes/recipe-facts.ts';
import type { LexemeQuery } from '@plateful/domain/search/query-lexemes.ts';
import { type RecipeTerms, recipeTerms } from '@plateful/domain/search/recipe-terms.ts';
import {
  addTermsToIndex,
  createSearchIndex,
  type SearchIndex,
} from '@plateful/domain/search/search-index.ts';
import type { UserContext } from '#context.ts';
import { currentFacts } from '#db/recipe-facts.ts';
import { findByLexemes, findNewestSegment } from '#db/recipe-lexemes.ts';
import {
  findDescribed,
  findNewestIds,
  findOthersFavoriteIds,
  findRanked,
  findUnindexedIds,
  isMeant,
  type SearchFilter,
} from './recipe-search.repository.ts';

/** Some of the user's own recipes and favorites, ready to be ranked, with those of their facts that are known. */
export type PersonalIndex = {
  index: SearchIndex;
  facts: Map<string, RecipeFacts>;
  /** Whether there are no more that the queries find. */
  isComplete: boolean;
};

/** Own recipes that one search ranks at most, and favorites: who has more gets the surest and newest of them. */
const mostRanked = 60;

/** Own recipes that came within the last seconds, and are not in the index yet: some ten milliseconds. */
const mostUnindexed = 60;

/** Terms that are computed before other requests get a turn: some ten milliseconds. */
const atOnce = 10;

/** What of the user's the queries find; without a query the newest. */
export async function findPersonal(
  ctx: UserContext,
  queries: readonly LexemeQuery[],
  filter: SearchFilter,
): Promise<PersonalIndex> {
  const { db, user } = ctx;
  const rows = mostRanked + 1;
  const own =
    queries.length > 0 ? await findIds(ctx, queries, filter) : await findNewestIds(db, user.id, filter, rows);
  const others = await findOthersFavoriteIds(db, user.id, rows);
  // A search is a read and stores no terms: what has none yet is not found by them, but it is ranked all the same.
  const fresh = queries.length > 0 ? await findUnindexedIds(db, user.id, filter, mostUnindexed) : [];
  const ranked = await findRanked(db, [
    ...new Set([...own.slice(0, mostRanked), ...others.slice(0, mostRanked), ...fresh]),
  ]);
  const terms = await termsOf(ctx, ranked);
  const index = createSearchIndex(false);
  const facts = new Map<string, RecipeFacts>();
  for (const row of ranked) {
    addTermsToIndex(index, row, terms.get(row.id)!);
    const stored = currentFacts(row);
    if (stored) facts.set(row.id, stored);
  }
  return { index, facts, isComplete: Math.max(own.length, others.length, fresh.length + 1) <= mostRanked };
}

/** What the first query finds that finds any: of what is farther off nothing would be shown. */
async function findIds({ db, user }: UserContext, queries: readonly LexemeQuery[], filter: SearchFilter) {
  const rows = mostRanked + 1;
  const ids = new Set<string>();
  const newest = await findNewestSegment(db, user.id);
  for (const query of queries) {
    const found = await findByLexemes(db, user.id, { query, rows, newest, where: isMeant(filter) });
    for (const { id } of found) ids.add(id);
    if (ids.size >= (query.isOfTitles ? rows : 1)) break;
  }
  return [...ids];
}

type Ranked = Awaited<ReturnType<typeof findRanked>>;

/** As they are stored, or computed where they are not yet. */
async function termsOf({ db }: UserContext, rows: Ranked): Promise<Map<string, RecipeTerms>> {
  const terms = new Map<string, RecipeTerms>();
  for (const { id, searchTerms } of rows) if (searchTerms) terms.set(id, searchTerms);
  const missing = rows.flatMap(({ id, searchTerms }) => (searchTerms ? [] : [id]));
  for (let from = 0; from < missing.length; from += atOnce) {
    for (const row of await findDescribed(db, missing.slice(from, from + atOnce))) {
      terms.set(row.id, recipeTerms(row));
    }
    await nextTurn();
  }
  for (const { id } of rows) if (!terms.has(id)) terms.set(id, { words: [], foods: [] });
  return terms;
}
