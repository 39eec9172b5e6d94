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
  type SearchFilter,
} from './recipe-search.repository.ts';

/** A selection of the user's own recipes and favorites for ranking, with facts if known. */
export type PersonalIndex = {
  index: SearchIndex;
  facts: Map<string, RecipeFacts>;
  /** Whether there are no further matches. */
  isComplete: boolean;
};

/** Maximum number of own recipes and favorites ranked per search; with more matches, the best and newest. */
const maxRanked = 60;

/** Own recipes from the last seconds, which are not indexed yet: some ten milliseconds. */
const maxUnindexed = 60;

/** Terms computed between two yields to other requests: some ten milliseconds. */
const atOnce = 10;

/** The user's recipes that match the queries; without a query, the newest. */
export async function findPersonal(
  ctx: UserContext,
  queries: readonly LexemeQuery[],
  filter: SearchFilter,
): Promise<PersonalIndex> {
  const { db, user } = ctx;
  const rows = maxRanked + 1;
  const own =
    queries.length > 0 ? await findIds(ctx, queries, filter) : await findNewestIds(db, user.id, filter, rows);
  const others = await findOthersFavoriteIds(db, user.id, rows);
  // A search is a read and stores no terms: recipes without terms are not found by the index, but are ranked all the
  // same.
  const fresh = queries.length > 0 ? await findUnindexedIds(db, user.id, filter, maxUnindexed) : [];
  const ranked = await findRanked(db, [
    ...new Set([...own.slice(0, maxRanked), ...others.slice(0, maxRanked), ...fresh]),
  ]);
  const terms = await termsOf(ctx, ranked);
  const index = createSearchIndex(false);
  const facts = new Map<string, RecipeFacts>();
  for (const row of ranked) {
    addTermsToIndex(index, row, terms.get(row.id)!);
    const stored = currentFacts(row);
    if (stored) facts.set(row.id, stored);
  }
  return { index, facts, isComplete: Math.max(own.length, others.length, fresh.length + 1) <= maxRanked };
}

/** Matches of the first query that has any; less exact ones would not be shown. */
async function findIds({ db, user }: UserContext, queries: readonly LexemeQuery[], filter: SearchFilter) {
  const rows = maxRanked + 1;
  const ids = new Set<string>();
  const newest = await findNewestSegment(db, user.id);
  for (const query of queries) {
    const found = await findByLexemes(db, user.id, {
      query,
      rows,
      newest,
      filter: { ...filter, mealType: filter.mealType ?? null },
    });
    for (const { id } of found) ids.add(id);
    if (ids.size >= (query.isOfTitles ? rows : 1)) break;
  }
  return [...ids];
}

type Ranked = Awaited<ReturnType<typeof findRanked>>;

/** Stored terms, or computed ones. */
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
