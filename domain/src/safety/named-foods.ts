import { foodsNamedIn } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import { claimsIn } from '../foods/label-claims.ts';
import { misspelledFoodsIn } from '../foods/misspelled-foods.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import { toPlainLetters } from '../quantities/plain-letters.ts';
import { tokenize } from '../quantities/tokens.ts';
import { isFigure } from './figures-of-speech.ts';
import type { Mentioned } from './listed-foods.ts';
import { isNotUsed, mayNegate } from './not-used.ts';
import { choicesOf, type RecipeLine } from './recipe-lines.ts';

/** "The custard" is one that was spoken of before, and "into 8 dumplings" says what becomes of the dough. */
const definite =
  /\b(?:(?:the|this|that|these|those|your|its|each|all)(?: (?:remaining|other|warm|hot|cold|chilled|thick|finished|cooked|drained|soaked|rest of the))*|(?:makes?|making|forms?|forming|into|becomes?|turns? to)(?: (?:an?|\d+|small|large|thin|dark|amber|golden|soft|\w+ly))*|for an? (?:soft|thick|smooth|quick))\s+$/i;

/**
 * Foods that a text names and uses, slips of the pen among them. Not those in a claim (the egg of "egg free noodles" is no
 * egg), those that are only compared with, and those that it says are left out.
 */
export function mentionedFoods(written: string): readonly Mentioned[] {
  const before = namedBefore.get(written);
  if (before) return before;
  if (remembered > mostRemembered) {
    namedBefore.clear();
    remembered = 0;
  }
  const named = findNamed(toPlainLetters(written));
  namedBefore.set(written, named);
  remembered += written.length;
  return named;
}

/** The gate, the facts and the figures ask about the same texts, and households cook the same dishes. */
const namedBefore = new Map<string, readonly Mentioned[]>();
/** Characters, which limits the cache to some ten megabytes whatever the length of a text. */
const mostRemembered = 4_000_000;
let remembered = 0;

function findNamed(text: string): Mentioned[] {
  const tokens = tokenize(text);
  const claims = claimsIn(tokens);
  const isClaimed = (from: number, to: number) =>
    // A claim may be a food's own name: "quorn".
    claims.some((claim) => from >= claim.from && to <= claim.to && to - from < claim.to - claim.from);
  const meant = misspelledFoodsIn(tokens, 'methods').map(({ food, from, to }) => {
    const at = tokens[from]!.start;
    return { food, at, words: text.slice(at, tokens[to - 1]!.end), from, to };
  });
  const named = [...foodsNamedIn(text, tokens), ...meant];
  const denies = mayNegate(tokens);
  return named
    .filter(({ from, to }) => !isClaimed(from, to))
    .filter(
      ({ at, words, ...place }) => !isFigure(text, at, words) && !(denies && isNotUsed(tokens, place, named)),
    )
    .map(({ food, at, words, from }) => ({
      food,
      words,
      of: named.find(({ to }) => to === from)?.food,
      isDefinite: definite.test(text.slice(Math.max(0, at - 32), at)),
    }));
}

/** Foods that a line's words name beside its choices: the butter of "potatoes, mashed with butter". */
export function additionalFoods(line: RecipeLine): Food[] {
  const found = aside.get(line) ?? findAside(line);
  aside.set(line, found);
  return found;
}

/** Allergies and diets both ask. */
const aside = new WeakMap<RecipeLine, Food[]>();

function findAside(line: RecipeLine): Food[] {
  const known = new Set(choicesOf(line).map((food) => food.id));
  const named = mentionedFoods(translateToEnglish(line.language, line.written.name)).map(
    (mention) => mention.food,
  );
  return named.filter((food, at) => !known.has(food.id) && named.indexOf(food) === at);
}
