import { type MatchedIndex, matchIndex, nearestOf } from './match-words.ts';
import { type Place, places } from './places.ts';
import type { SearchQuery } from './read-query.ts';
import type { IndexedRecipe, SearchIndex } from './search-index.ts';
import { type MatchQuality, matchQualities, matchQualitiesOf } from './vocabulary.ts';

export type Match = {
  recipe: IndexedRecipe;
  score: number;
  /** Words of the query that the recipe lacks. */
  missing: number;
};

export type Ranking = {
  /** Recipes with every word, as near to what was typed as any is, best first. */
  all: Match[];
  /** Those with as many of the words as any other has that lacks one. Empty for a query of one word. */
  some: Match[];
};

/** Title over ingredient over label; a beginning in the title weighs less than a whole word among the ingredients. */
const weights: Readonly<Record<Place, number>> = {
  [places.title]: 8,
  [places.ingredient]: 4,
  [places.otherName]: 3.6,
  [places.label]: 2.5,
  [places.kind]: 2,
  [places.partOfName]: 1.6,
  [places.description]: 0.7,
};
const factors: Readonly<Record<MatchQuality, number>> = {
  [matchQualities.none]: 0,
  [matchQualities.exact]: 1,
  [matchQualities.beginning]: 0.45,
  [matchQualities.oneTypo]: 0.4,
  [matchQualities.moreTypos]: 0.25,
};
/** What a title gains whose every word was typed: "rice soup" before "rice soup with chicken and ginger". */
const wholeTitle = 6;
/** What a word counts that need not be there. */
const fillerShare = 0.1;

/** Letters of a word that is likely to go on, even where it is one as it stands ("e", "al"). */
const hardlyBegun = 2;

/** How far each meeting is from what was typed. Recipes farther away than the nearest are not shown. */
const distances: Readonly<Record<MatchQuality, number>> = {
  [matchQualities.none]: 0,
  [matchQualities.exact]: 0,
  [matchQualities.beginning]: 2,
  [matchQualities.oneTypo]: 5,
  [matchQualities.moreTypos]: 7,
};

/**
 * Recipes of several indexes that answer a query, as far as words and time go. The order of the words does not matter.
 * With equal scores the first index comes first. A query of limits alone finds every recipe, one that says nothing none.
 */
export function rankRecipes(indexes: readonly SearchIndex[], query: SearchQuery): Ranking {
  if (query.words.length === 0) {
    if (!namesLimits(query)) return { all: [], some: [] };
    const recipes = indexes.flatMap((index) =>
      [...index.recipes.values()].filter(passesFilters(index, query)),
    );
    return { all: recipes.map((recipe) => ({ recipe, score: 0, missing: 0 })), some: [] };
  }
  const rankWith = (withTypos: boolean) =>
    rankMatched(
      indexes.map((index) => matchIndex(index, query, withTypos)),
      query,
    );
  const strict = rankWith(false);
  return strict.all.length > 0 ? strict : rankWith(true);
}

function namesLimits({ diets, freeFrom, without, maxMinutes }: SearchQuery): boolean {
  return diets.length + freeFrom.length + without.length > 0 || maxMinutes !== null;
}

/** What one recipe has of a query. */
type Found = {
  recipe: IndexedRecipe;
  /** By word: what its best place is worth, 0 where the recipe lacks it. */
  values: Float32Array;
  /** By word: how far the nearest that the recipe has is from what was typed. */
  nearest: Float32Array;
  /** Of the title's words, which share was typed. */
  titleShare: number;
};

/** The same for a query of words, once it is known how these meet the terms of each index. */
export function rankMatched(indexes: readonly MatchedIndex[], query: SearchQuery): Ranking {
  const { words } = query;
  const found = indexes.flatMap((index) => findIn(index, query));
  const rarity = words.map((_, word) => {
    const having = found.reduce((sum, { values }) => sum + (values[word]! > 0 ? 1 : 0), 0);
    return 1 + Math.log(found.length / Math.max(1, having));
  });
  const matches = found.map(({ recipe, values, nearest, titleShare }) => {
    const match = { recipe, score: wholeTitle * titleShare, missing: 0, distance: 0 };
    for (const [word, { isOptional }] of words.entries()) {
      match.score += (isOptional ? fillerShare : 1) * rarity[word]! * values[word]!;
      if (isOptional) continue;
      if (values[word] === 0) match.missing += 1;
      else match.distance += nearest[word]!;
    }
    return match;
  });
  const complete = matches.filter(({ missing }) => missing === 0);
  const needed = words.filter(({ isOptional }) => !isOptional).length;
  const partial = matches.filter(({ missing }) => missing > 0 && missing < needed);
  return { all: leastFirst(complete, 'distance'), some: leastFirst(partial, 'missing') };
}

/** Those with the least of something, best first. */
function leastFirst<T extends Match>(matches: readonly T[], what: keyof T & ('distance' | 'missing')): T[] {
  const least = matches.reduce((so, match) => Math.min(so, Number(match[what])), Number.POSITIVE_INFINITY);
  return matches.filter((match) => match[what] === least).sort((a, b) => b.score - a.score);
}

/** Tells recipes apart that time or a "without" rules out. */
function passesFilters(
  index: SearchIndex,
  { without, maxMinutes }: SearchQuery,
): (recipe: IndexedRecipe) => boolean {
  const excluded = without.map((words) => {
    const having = words.map((word) => havingExactly(index, matchQualitiesOf(index.vocabulary, word, false)));
    return (recipe: IndexedRecipe) => having.every((recipes) => recipes.has(recipe));
  });
  return (recipe) => {
    if (maxMinutes !== null && (recipe.cookingTime === null || recipe.cookingTime > maxMinutes)) return false;
    return !excluded.some((hasAll) => hasAll(recipe));
  };
}

function havingExactly({ entries }: SearchIndex, met: Uint8Array): Set<IndexedRecipe> {
  const having = new Set<IndexedRecipe>();
  met.forEach((meeting, term) => {
    if (meeting !== matchQualities.exact) return;
    const { recipes, places: at } = entries.get(term) ?? { recipes: [], places: [] };
    for (const [i, recipe] of recipes.entries()) if (at[i] !== places.description) having.add(recipe);
  });
  return having;
}

function findIn({ index, met }: MatchedIndex, query: SearchQuery): Found[] {
  const { words } = query;
  const any = nearestOf(met);
  const isFit = passesFilters(index, query);
  const found = new Map<IndexedRecipe, Found | null>();
  function foundOf(recipe: IndexedRecipe): Found | null {
    const known = found.get(recipe);
    if (known !== undefined) return known;
    const typed = recipe.titleTerms.filter((term) => any[term]).length;
    const first = {
      recipe,
      values: new Float32Array(words.length),
      nearest: new Float32Array(words.length).fill(Number.POSITIVE_INFINITY),
      titleShare: typed / Math.max(1, recipe.titleTerms.length),
    };
    const kept = isFit(recipe) ? first : null;
    found.set(recipe, kept);
    return kept;
  }

  for (const [word, { plain }] of words.entries()) {
    const isHardlyBegun = plain.length <= hardlyBegun;
    met[word]!.forEach((meeting, term) => {
      const entries = meeting === matchQualities.none ? undefined : index.entries.get(term);
      if (!entries) return;
      const near = distances[isHardlyBegun ? matchQualities.beginning : (meeting as MatchQuality)];
      for (let i = 0; i < entries.recipes.length; i += 1) {
        const place = entries.places[i]!;
        // Among all that descriptions say in passing, some word is always near to a slip.
        if (place === places.description && meeting >= matchQualities.oneTypo) continue;
        const one = foundOf(entries.recipes[i]!);
        if (!one) continue;
        one.values[word] = Math.max(one.values[word]!, weights[place] * factors[meeting as MatchQuality]);
        one.nearest[word] = Math.min(one.nearest[word]!, near + farther(place, meeting as MatchQuality));
      }
    });
  }
  // In the order of the index: it decides between equals.
  return [...index.recipes.values()].flatMap((recipe) => found.get(recipe) ?? []);
}

/** A description says much in passing, and few mean the other names of foods that begin as they type. */
function farther(place: Place, meeting: MatchQuality): number {
  if (place === places.description) return 2;
  return place === places.otherName && meeting !== matchQualities.exact ? 1 : 0;
}
