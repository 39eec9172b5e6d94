import type { AccountImport } from '@plateful/contract/account.ts';
import {
  similarityOf,
  similarityThreshold,
  type Traits,
  titleWords,
  traitsOf,
} from '@plateful/domain/own-recipes/similarity.ts';
import { pageOf, sourceLinkIn } from '@plateful/domain/vocabulary/source-line.ts';
import type { RecipeRow } from '#modules/recipes/recipe.ts';
import { createYielding } from '#runtime/yielding.ts';

type Row = Pick<RecipeRow, 'id' | 'title' | 'description' | 'ingredients'>;

/** Maximum number of pairs in a report. */
const maxPairs = 20;
/** The number of recipes that each is compared with; those that share the most title words come first. */
const maxCompared = 10;

/** Finds imported recipes that may duplicate an existing one, or another of the file. */
export async function findDuplicates(
  fresh: readonly Row[],
  stored: readonly Row[],
): Promise<AccountImport['alike']> {
  const pause = createYielding();
  const recipesByWord = new Map<string, Row[]>();
  const traitsById = new Map<string, Traits>();
  const traits = async (row: Row) => {
    const before = traitsById.get(row.id);
    if (before) return before;
    await pause(row.ingredients.length);
    const computed = traitsOf({ ...row, sourceUrl: sourceLinkIn(row.description) });
    traitsById.set(row.id, computed);
    return computed;
  };
  const recipesByPage = new Map<string, Row>();
  const pageIn = ({ description }: Row) => pageOf(sourceLinkIn(description) ?? '');
  const enter = (row: Row) => {
    const page = pageIn(row);
    if (page !== null) recipesByPage.set(page, row);
    for (const word of titleWords(row.title)) {
      const others = recipesByWord.get(word);
      if (others) others.push(row);
      else recipesByWord.set(word, [row]);
    }
  };
  for (const row of stored) {
    await pause(0);
    enter(row);
  }
  const pairs: AccountImport['alike'] = [];
  for (const row of fresh) {
    if (pairs.length >= maxPairs) break;
    const shared = new Map<Row, number>();
    for (const word of titleWords(row.title)) {
      const others = recipesByWord.get(word) ?? [];
      await pause(others.length / 10);
      for (const candidate of others) shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
    }
    const fromPage = recipesByPage.get(pageIn(row) ?? '');
    const byTitle = [...shared].sort((a, b) => b[1] - a[1]).slice(0, maxCompared);
    for (const candidate of [...(fromPage ? [fromPage] : []), ...byTitle.map(([candidate]) => candidate)]) {
      if (similarityOf(await traits(row), await traits(candidate)) < similarityThreshold) continue;
      pairs.push({ recipe: titled(row), other: titled(candidate) });
      break;
    }
    enter(row);
  }
  return pairs;
}

function titled({ id, title }: Row) {
  return { id, title };
}
