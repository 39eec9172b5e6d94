import { foodOfKey } from './ingredient-terms.ts';
import type { MatchedIndex } from './match-words.ts';
import type { QueryWord, SearchQuery } from './read-query.ts';
import { deletionsOf, foodLexeme, titleLexeme, typoLexeme } from './recipe-lexemes.ts';
import { searchWord } from './search-words.ts';
import { type MatchQuality, matches, matchQualities, termsWithQuality } from './vocabulary.ts';

/** Matches any of the lexemes, or any lexeme with one of the prefixes. */
export type WordLexemes = { lexemes: readonly string[]; beginnings: readonly string[] };

/**
 * Finds recipes with all of the words, or with any. Results of a later query match less closely, except that a query of
 * titles and the one after it match equally.
 */
export type LexemeQuery = { words: readonly WordLexemes[]; match: 'all' | 'any'; isOfTitles?: true };

/** Maximum number of spellings or foods that one typed word is expanded to. */
const maxExpansions = 24;

/**
 * The database queries for a search, the strictest first: all words in the title, all words anywhere, all words as
 * prefixes. `known`: the query's matches, without typos, in an index that has the names of foods.
 */
export function lexemeQueries(query: SearchQuery, known: MatchedIndex): LexemeQuery[] {
  const exact = requiredWords(query).map(({ at, word }) => ({
    keys: [
      ...new Set([
        word.plain,
        word.key,
        ...joined(query.words, at),
        ...lexemesMatching(known, at, [matchQualities.exact], asKey),
      ]),
    ],
    foods: lexemesMatching(known, at, [matchQualities.exact], asFood),
  }));
  const begun = requiredWords(query).map(({ at, word }, i) => ({
    beginnings: [word.plain],
    lexemes: [
      ...exact[i]!.keys,
      ...exact[i]!.foods,
      ...(word.plain.length > 2 ? lexemesMatching(known, at, [matchQualities.beginning], asFood) : []),
    ],
  }));
  const all = (words: readonly WordLexemes[]): LexemeQuery => ({ words, match: 'all' });
  const inTitles = all(exact.map(({ keys }) => ({ lexemes: keys.map(titleLexeme), beginnings: [] })));
  // One or two letters count as the beginning of a word, even if they are a whole word.
  if (requiredWords(query).some(({ word }) => word.plain.length <= 2)) return [all(begun)];
  return [
    { ...inTitles, isOfTitles: true },
    all(exact.map(({ keys, foods: meant }) => ({ lexemes: [...keys, ...meant], beginnings: [] }))),
    all(begun),
  ];
}

/** The same with typos (also in `known`), for a search without exact results; finally recipes with any of the words. */
export function looseLexemeQueries(query: SearchQuery, known: MatchedIndex): LexemeQuery[] {
  const words = requiredWords(query).map(({ at, word: { plain, key } }) => {
    const shorter = plain.length > 3 ? deletionsOf(plain) : [];
    return {
      beginnings: [plain],
      lexemes: [
        ...new Set([
          ...[plain, key, ...shorter],
          ...(plain.length > 3 ? [plain, ...shorter].map(typoLexeme) : []),
          ...lexemesMatching(known, at, matches, asKey),
          ...lexemesMatching(known, at, matches, asFood),
        ]),
      ],
    };
  });
  const queries: LexemeQuery[] = [{ words, match: 'all' }];
  if (words.length > 1) queries.push({ words, match: 'any' });
  return queries;
}

function requiredWords({ words }: SearchQuery): { at: number; word: QueryWord }[] {
  return words.flatMap((word, at) => (word.isOptional ? [] : [{ at, word }]));
}

/** The words joined with their neighbors: "stirfry" of "stir fry". */
function joined(words: readonly QueryWord[], at: number): string[] {
  return [words[at - 1], words[at], words[at + 1]]
    .flatMap((word, i, three) => (i > 0 && word && three[i - 1] ? [three[i - 1]!.plain + word.plain] : []))
    .map((plain) => searchWord(plain).key);
}

type Named = (key: string) => string | null;
const asKey: Named = (key) => (foodOfKey(key) === null ? key : null);
const asFood: Named = (key) => {
  const food = foodOfKey(key);
  return food === null ? null : foodLexeme(food);
};

/** The names of the terms that a word matches with one of these qualities, in the order of the qualities. */
function lexemesMatching(
  { index, qualities: all }: MatchedIndex,
  at: number,
  ways: readonly MatchQuality[],
  named: Named,
): string[] {
  const found = new Set<string>();
  for (const way of ways) {
    for (const term of termsWithQuality(way, all[at]!)) {
      const name = named(index.vocabulary.terms[term]!.key);
      if (name !== null && found.size < maxExpansions) found.add(name);
    }
  }
  return [...found];
}
