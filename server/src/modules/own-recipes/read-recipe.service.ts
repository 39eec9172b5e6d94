import type { Input } from '@plateful/contract/endpoint.ts';
import type { ownRecipeEndpoints } from '@plateful/contract/own-recipes.ts';
import { expandDocument } from '@plateful/domain/own-recipes/expand-document.ts';
import { readDocument } from '@plateful/domain/own-recipes/read-document.ts';
import {
  type Comparable,
  similarityOf,
  similarityThreshold,
  type Traits,
  titleLikeness,
  traitsOf,
} from '@plateful/domain/own-recipes/similarity.ts';
import { swapFood } from '@plateful/domain/own-recipes/swap-food.ts';
import type { LexemeQuery } from '@plateful/domain/search/query-lexemes.ts';
import { titleLexeme } from '@plateful/domain/search/recipe-lexemes.ts';
import { searchWords } from '@plateful/domain/search/search-words.ts';
import { sourceLinkIn } from '@plateful/domain/vocabulary/source-line.ts';
import type { UserContext } from '#context.ts';
import { findByLexemes, foldedWords } from '#db/recipe-lexemes.ts';
import { AppError } from '#errors.ts';
import { getProfile } from '#modules/taste-profile/taste-profile.service.ts';
import { findOwnRecipes } from './own-recipes.repository.ts';
import { loadParts } from './write-recipe.service.ts';

type Sent<Name extends keyof typeof ownRecipeEndpoints> = Input<(typeof ownRecipeEndpoints)[Name]>;

const noLimits = { allergies: [], dietaryRestrictions: [], avoidedFoods: [] };
const defaults = { cookingTime: null, cuisineType: null, mealType: null, tags: [] };

/** Parses a draft; stores nothing. */
export async function readRecipe(ctx: UserContext, document: Sent<'read'>) {
  const eaters = (await getProfile(ctx)).profile ?? noLimits;
  const parts = await loadParts(ctx, document.lines);
  return readDocument({ ...document, ...defaults }, (id) => parts.get(id), eaters);
}

export async function swapInRecipe(_: UserContext, { lines, steps, line, name }: Sent<'swap'>) {
  const swapped = swapFood({ lines, steps }, line, name);
  if (!swapped) {
    throw new AppError(
      'invalid_input',
      'The equivalent amount of this food is not known. Please edit the line instead.',
    );
  }
  const { form, from, to } = swapped;
  return { ...form, from, to };
}

/** Maximum number of similar recipes shown. */
const maxShown = 3;
/** How many from the same site are compared, those that name the same page first. */
const maxFromSite = 50;
/** The maximum number of recipes to compare. Those that share all title words, or all but one, come first. */
const maxCompared = 200;

export async function findAlike(ctx: UserContext, { title, lines, sourceUrl }: Sent<'findAlike'>) {
  const parts = await loadParts(ctx, lines);
  const { ingredients } = expandDocument({ lines, steps: [] }, (id) => parts.get(id));
  return { alike: await findSimilarRecipes(ctx, { title, ingredients, sourceUrl }) };
}

/** Own recipes that may duplicate another, most similar first. */
export async function findSimilarRecipes(ctx: UserContext, recipe: Comparable) {
  const ownTraits = traitsOf(recipe);
  const { db, user } = ctx;
  const fromSite = ownTraits.source ? await findNaming(ctx, ownTraits.source) : [];
  const ids = new Set([
    ...fromSite.slice(0, maxFromSite),
    ...(await findTitled(ctx, recipe.title, ownTraits)),
  ]);
  const rows = await findOwnRecipes(db, user.id, [...ids].slice(0, maxCompared));
  return rows
    .map((row) => {
      const traits = traitsOf({ ...row, sourceUrl: sourceLinkIn(row.description) });
      return { id: row.id, title: row.title, likeness: similarityOf(ownTraits, traits) };
    })
    .filter((candidate) => candidate.likeness >= similarityThreshold)
    .sort((a, b) => b.likeness - a.likeness || a.title.localeCompare(b.title, 'en'))
    .slice(0, maxShown);
}

/** Own recipes whose text has all words of a page's address, then those with the words of its host. */
async function findNaming(ctx: UserContext, page: string): Promise<string[]> {
  const [host = page] = page.split('/');
  const queries: LexemeQuery[] = [];
  for (const address of [page, host]) {
    const words = (await foldedWords(ctx.db, address)).map((word) => ({ lexemes: [word], beginnings: [] }));
    if (words.length > 0) queries.push({ words, match: 'all' });
  }
  return findInTurn(ctx, queries, maxFromSite);
}

/** Longer titles are compared by all of their words and by any. */
const maxWordsLeftOut = 8;

/** Own recipes with all distinctive words of a title, then with all but one, then with any. */
function findTitled(ctx: UserContext, title: string, traits: Traits): Promise<string[]> {
  const words = searchWords(title)
    .filter(({ plain }) => titleLikeness(traits, plain) > 0)
    .map(({ plain, key }) => ({ lexemes: [titleLexeme(plain), titleLexeme(key)], beginnings: [] }));
  if (words.length === 0) return Promise.resolve([]);
  const isShort = words.length > 2 && words.length <= maxWordsLeftOut;
  const allButOne = isShort ? words.map((_, index) => words.toSpliced(index, 1)) : [];
  const queries: LexemeQuery[] = [words, ...allButOne].map((queryWords) => ({
    words: queryWords,
    match: 'all',
  }));
  return findInTurn(ctx, [...queries, { words, match: 'any' }], maxCompared);
}

async function findInTurn({ db, user }: UserContext, queries: readonly LexemeQuery[], rows: number) {
  const ids = new Set<string>();
  for (const query of queries) {
    if (ids.size >= rows) break;
    for (const { id } of await findByLexemes(db, user.id, { query, rows })) ids.add(id);
  }
  return [...ids];
}
