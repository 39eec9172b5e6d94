import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import type { Token } from '../quantities/tokens.ts';

export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Punctuation and words that begin another clause. */
export const ends = wordSet('. ! ? ; : ( ) [ ] – — but however though although yet so because since');

/** Small words between a negation and the negated food ("without any of the usual"). */
export const between = wordSet(
  'a an the any of or and nor usual classic traditional typical add added such single kind sort type that this those these your its their bit drop pat knob spoonful spoon hint trace sign crumb speck scrap shred sliver whiff ounce either even , "',
);

/** First token of a food's name, and the one after its last. */
export type TokenSpan = { from: number; to: number };

/** What follows a food, or the list that the food begins ("butter, cheese or cream"). */
export type After = {
  /** The words up to the end of the clause. */
  words: string;
  /**
   * The negation is limited in time or manner ("do not add it yet", "until the end", "all at once"): the food is added
   * after all.
   */
  isLater: boolean;
  /** The negation is optional ("skip it if you like"): some cooks do add the food. */
  isConditional: boolean;
};

/** Words that limit a negation to a time or a manner. */
const later = wordSet(
  'until till yet before too once again when while whenever unless if first now immediately straight directly all whole while during after later early one cold hot warm than',
);
const condition = wordSet('if unless');
const inTheEnd = /\b(?:until|till|before) (?:the )?(?:(?:very )?end|last|later|serving|then|now|just|you)\b/;

/** Whether a token may stand between the foods of a list. */
export function isListing(token: Token): boolean {
  return between.has(plain(token)) || isPreparationWord(token.key) || mayInterrupt(token.key);
}

function listEnd(tokens: readonly Token[], from: number, named: readonly TokenSpan[]): number {
  let at = from;
  for (;;) {
    let next = at;
    while (next < tokens.length && !ends.has(plain(tokens[next])) && isListing(tokens[next]!)) next += 1;
    const further = named.find((one) => one.from <= next && one.to > next && one.from >= from);
    if (next === at && !further) return at;
    if (!further || further.to <= at) return at;
    at = further.to;
  }
}

/** What follows the food that ends at `to`. */
export function afterFood(tokens: readonly Token[], to: number, named: readonly TokenSpan[]): After {
  const from = listEnd(tokens, to, named);
  const stop = tokens.findIndex((token, at) => at >= from && /^(?:,|and|then)$/.test(plain(token)));
  const end = tokens.findIndex((token, at) => at >= from && ends.has(plain(token)));
  const last = Math.min(stop === -1 ? tokens.length : stop, end === -1 ? tokens.length : end);
  const told = tokens.slice(from, last).map(plain);
  const mark = plain(tokens[last]);
  const next = plain(tokens[last + 1]);
  const isYet = mark === 'yet' && (next === '' || ends.has(next));
  // "Do not add the cheese, yet", "(until the end)".
  const beyond = /^[,([–—]$/.test(mark) ? [next] : [];
  const words = told.join(' ');
  return {
    words,
    isLater: isYet || [...told, ...beyond].some((word) => later.has(word)),
    isConditional: isYet || inTheEnd.test(words) || [...told, ...beyond].some((word) => condition.has(word)),
  };
}

/**
 * What may follow a complete list of foods. A verb would make the last food a subject ("no sugar, dates sweeten it").
 */
const closing =
  /^(?:$|(?:until|for|in|to|with|when|while|as|at|on|over|from|if|unless|here|that|which|either|needed|required|necessary|added|used|involved)\b)/;

/**
 * Whether a food and the words before it form one list that the clause ends with. `passed`: the words between the
 * negation and the food.
 */
export function endsList(passed: readonly string[], { words }: After): boolean {
  return !passed.includes(',') || closing.test(words);
}

/** "Feta would be traditional, but we leave it out." */
const ruledOut =
  /^(?:would|might)(?: \w+){1,6} (?:but )?(?:(?:we|i|just|so|simply|rather) ){0,2}(?:leave (?:it|them) out|skip (?:it|them)|omit (?:it|them))$/;

/** Whether the rest of the sentence says that the food is left out. */
export function isRuledOut(tokens: readonly Token[], to: number, named: readonly TokenSpan[]): boolean {
  const end = tokens.findIndex(({ text }, at) => at >= to && /^[.!?]$/.test(text));
  const stop = end === -1 ? tokens.length : end;
  const rest = tokens.slice(to, stop).filter(({ kind }) => kind === 'word');
  // "It" may be another food that is named since.
  const isAlone = !named.some(({ from }) => from >= to && from < stop);
  return isAlone && ruledOut.test(rest.map(plain).join(' '));
}

export function plain(token: Token | undefined): string {
  const text = token?.text.toLowerCase() ?? '';
  return text.length > 1 && /['’]/.test(text) ? text.replace(/['’]/g, '') : text;
}

/** What a text says since its last full stop, semicolon, colon, exclamation or question mark. */
export function lastClause(text: string): string {
  let start = text.length;
  while (start > 0 && !'.;:!?'.includes(text[start - 1]!)) start -= 1;
  return text.slice(start);
}
