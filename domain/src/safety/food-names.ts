import type { Food } from '../foods/food.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { memoize } from '../quantities/memoize.ts';
import { tokenize } from '../quantities/tokens.ts';

/**
 * Words at the end of a name that denote a piece of the food before them: the zest of a listed lemon, the yolk of a
 * listed egg.
 */
const pieces: ReadonlySet<string> = new Set(
  'juice zest peel rind yolk white leaf stem seed liquid brine water'.split(' '),
);

/** All names of a food, indexed for comparing them with mentions. Words are folded and separated by spaces. */
export type Names = {
  full: Set<string>;
  /** Number of words in the longest name. */
  longest: number;
  /** Every suffix of a name: "milk" and "almond milk". */
  tails: Set<string>;
  words: Set<string>;
  /** Names of the food without the word for a piece: "lemon" of "lemon zest". */
  wholes: Set<string>;
  /** Names without the label claim that they begin with: "pasta" of "gluten-free pasta". */
  unlabelled: Set<string>;
};

/** Words in the form that look-ups use: lower case, singular, one spelling. */
export function wordsOf(text: string): readonly string[] {
  return memoize(split, maxWritten, text, splitWords);
}

/** Checks ask for the words of the title and of the same names again and again. */
const split = new Map<string, readonly string[]>();
const maxWritten = 5000;

function splitWords(text: string): readonly string[] {
  return tokenize(text)
    .filter((token) => token.kind === 'word')
    .map((token) => token.key);
}

export function namesFrom(texts: readonly string[]): Names {
  const names: Names = {
    full: new Set(),
    longest: 0,
    tails: new Set(),
    words: new Set(),
    wholes: new Set(),
    unlabelled: new Set(),
  };
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length === 0) continue;
    names.full.add(words.join(' '));
    names.longest = Math.max(names.longest, words.length);
    for (const [at, word] of words.entries()) {
      names.words.add(word);
      names.tails.add(words.slice(at).join(' '));
      if (at > 0 && words.slice(at).every((one) => pieces.has(one))) {
        names.wholes.add(words.slice(0, at).join(' '));
      }
    }
    const claim = claimsIn(tokenize(words.join(' ')))[0];
    if (claim?.from === 0) names.unlabelled.add(words.slice(claim.to).join(' '));
  }
  return names;
}

const written = new Map<string, Names>();

/** The names of a line as it is written; recipes list the same few lines. */
export function namesOfWritten(text: string): Names {
  return memoize(written, maxWritten, text, () => namesFrom([text]));
}

/** Cached because the food table never changes and its names are compared very often. */
const known = new WeakMap<Food, Names>();

export function namesOf(food: Food): Names {
  const names = known.get(food) ?? namesFrom([food.name, ...food.aliases]);
  known.set(food, names);
  return names;
}

/** "Egg yolk" is a piece of a food named "egg". */
export function isPieceOf(mention: readonly string[], { full }: Names): boolean {
  return mention.some(
    (_, at) =>
      at > 0 &&
      mention.slice(at).every((word) => pieces.has(word)) &&
      full.has(mention.slice(0, at).join(' ')),
  );
}

/** Whether the words contain one of the names in full. */
export function holdsName(words: readonly string[], { full, longest }: Names): boolean {
  for (let from = 0; from < words.length; from += 1) {
    let said = '';
    for (let to = from; to < Math.min(words.length, from + longest); to += 1) {
      said = said === '' ? words[to]! : `${said} ${words[to]!}`;
      if (full.has(said)) return true;
    }
  }
  return false;
}
