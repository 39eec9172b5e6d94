import { type MatchedIndex, matchIndex, nearestOf } from './match-words.ts';
import { type Place, places } from './places.ts';
import type { SearchQuery } from './read-query.ts';
import type { IndexedRecipe, SearchIndex } from './search-index.ts';
import {
  type MatchQuality,
  matches,
  matchQualities,
  matchQualitiesOf,
  termsWithQuality,
} from './vocabulary.ts';

export type Match = {
  recipe: IndexedRecipe;
  score: number;
  /** Number of query words that the recipe lacks. */
  missing: number;
};

export type Ranking = {
  /** Recipes with every word that share the smallest distance to what was typed, best first. */
  all: Match[];
  /** Of the recipes that lack words, those that lack the fewest, best first. Empty for a query of one word. */
  some: Match[];
};

/**
 * Title before ingredient before label; a prefix match in the title weighs less than a whole word among the
 * ingredients.
 */
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
/** Bonus of a title whose every word was typed: ranks "rice soup" above "rice soup with chicken and ginger". */
const wholeTitle = 6;
/** Weight of an optional word relative to a required one. */
const fillerShare = 0.1;

/** Words up to this length probably continue, even if they are a whole word ("e", "al"). */
const hardlyBegun = 2;

/** Distance of each match quality from what was typed. Only recipes with the smallest distance are shown. */
const distances: Readonly<Record<MatchQuality, number>> = {
  [matchQualities.none]: 0,
  [matchQualities.exact]: 0,
  [matchQualities.beginning]: 2,
  [matchQualities.oneTypo]: 5,
  [matchQualities.moreTypos]: 7,
};

/**
 * Recipes of several indexes that match a query's words, time and "without"; diets and allergens are checked elsewhere.
 * The order of the words does not matter. With equal scores the first index comes first. A query of limits alone finds
 * every recipe, an empty one none.
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

/** How one recipe matches a query. */
type Found = {
  recipe: IndexedRecipe;
  /** By query word: the weight of its best match, 0 if the recipe lacks it. */
  values: Float32Array;
  /** By query word: the smallest distance of its matches. */
  nearest: Float32Array;
  /** Share of the title's words that were typed. */
  titleShare: number;
};

/** The same for a query with words, given their matches with each index. */
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
  return { all: withSmallest(complete, 'distance'), some: withSmallest(partial, 'missing') };
}

/** The matches with the smallest value, best first. */
function withSmallest<T extends Match>(matches: readonly T[], what: keyof T & ('distance' | 'missing')): T[] {
  const min = matches.reduce((so, match) => Math.min(so, Number(match[what])), Number.POSITIVE_INFINITY);
  return matches.filter((match) => match[what] === min).sort((a, b) => b.score - a.score);
}

/** Returns a test that fails recipes excluded by the time limit or a "without". */
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

function havingExactly({ entries }: SearchIndex, qualities: Uint8Array): Set<IndexedRecipe> {
  const having = new Set<IndexedRecipe>();
  for (const term of termsWithQuality(matchQualities.exact, qualities)) {
    const { recipes, places: at } = entries.get(term) ?? { recipes: [], places: [] };
    for (const [i, recipe] of recipes.entries()) if (at[i] !== places.description) having.add(recipe);
  }
  return having;
}

function findIn({ index, qualities }: MatchedIndex, query: SearchQuery): Found[] {
  const { words } = query;
  const any = nearestOf(qualities);
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
    for (const meeting of matches) {
      const near = distances[isHardlyBegun ? matchQualities.beginning : meeting];
      for (const term of termsWithQuality(meeting, qualities[word]!)) {
        const entries = index.entries.get(term);
        for (let i = 0; entries && i < entries.recipes.length; i += 1) {
          const place = entries.places[i]!;
          // Descriptions mention so much that some word is always similar to a typo.
          if (place === places.description && meeting >= matchQualities.oneTypo) continue;
          const one = foundOf(entries.recipes[i]!);
          if (!one) continue;
          one.values[word] = Math.max(one.values[word]!, weights[place] * factors[meeting]);
          one.nearest[word] = Math.min(one.nearest[word]!, near + farther(place, meeting));
        }
      }
    }
  }
  // In index order, which decides between equal scores.
  return [...index.recipes.values()].flatMap((recipe) => found.get(recipe) ?? []);
}

/** Extra distance: descriptions mention much in passing, and a prefix of a food's other name is rarely meant. */
function farther(place: Place, meeting: MatchQuality): number {
  if (place === places.description) return 2;
  return place === places.otherName && meeting !== matchQualities.exact ? 1 : 0;
}
