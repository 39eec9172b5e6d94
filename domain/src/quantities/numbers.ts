import type { Token } from './tokens.ts';

export type Range = { min: number; max: number };
export type Found<T> = { value: T; next: number };

const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  dozen: 12,
  half: 1 / 2,
  couple: 2,
};
const partWords: Record<string, number> = { half: 1 / 2, third: 1 / 3, quarter: 1 / 4, eighth: 1 / 8 };

/** Larger numbers are treated as typos, not as amounts of food. */
export const maxPlausibleAmount = 1_000_000;

function isSlash(token: Token | undefined): boolean {
  return token?.text === '/' || token?.text === '⁄';
}

/** "½" or "1/2" at `at`. */
function fractionAt(tokens: readonly Token[], at: number): Found<number> | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  if (token.vulgar) return { value: token.value, next: at + 1 };
  const below = tokens[at + 2];
  if (!isSlash(tokens[at + 1]) || below?.kind !== 'number' || below.vulgar) return null;
  // "250/300 g" are two amounts; kitchen fractions are proper and have small denominators.
  const proper = token.value < below.value && below.value <= 32;
  return proper || below.value === 0 ? { value: token.value / below.value, next: at + 3 } : null;
}

/** "Squeeze of", "little bit of": amounts without a number. */
const vagueMeasures = new Set(
  'twist squeeze grating grind grinding sprinkle sprinkling shaving dusting glug dollop bit touch hint lot'.split(
    ' ',
  ),
);

/** Position after "twist of" or "little bit of" at `at`; null without such words. */
export function afterVagueMeasure(tokens: readonly Token[], at: number): number | null {
  const from = tokens[at]?.key === 'little' ? at + 1 : at;
  return vagueMeasures.has(tokens[from]?.key ?? '') && tokens[from + 1]?.key === 'of' ? from + 2 : null;
}

function wordNumberAt(tokens: readonly Token[], at: number): Found<number> | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const after = tokens[at + 1];
  if (token.key === 'a' || token.key === 'an') {
    if (
      after?.key === 'few' ||
      afterVagueMeasure(tokens, at + 1) !== null ||
      after === undefined ||
      after.kind === 'mark'
    )
      return null;
    const rest = wordNumberAt(tokens, at + 1);
    return (
      rest ??
      (partWords[after.key] ? { value: partWords[after.key]!, next: at + 2 } : { value: 1, next: at + 1 })
    );
  }
  if (token.key === 'quarter' || (token.key === 'half' && after?.kind === 'word')) {
    const glue = after?.key === 'of' ? tokens[at + 2] : after;
    const skipped = glue?.key === 'a' || glue?.key === 'an' ? (after?.key === 'of' ? 3 : 2) : 1;
    return { value: partWords[token.key]!, next: at + skipped };
  }
  if (!Object.hasOwn(numberWords, token.key)) return null;
  const value = numberWords[token.key]!;
  if (after && Object.hasOwn(partWords, after.key) && value < 10) {
    const of = tokens[at + 2]?.key === 'of' && /^an?$/.test(tokens[at + 3]?.key ?? '') ? 4 : 2;
    return { value: value * partWords[after.key]!, next: at + of };
  }
  return { value, next: at + 1 };
}

/** The fraction after a whole number: "1 ½", "1-1/2", "1 and 1/2", "one and a half". */
function addedFractionAt(tokens: readonly Token[], at: number): Found<number> | null {
  const joiner = tokens[at];
  const tight =
    joiner?.text === '-' && joiner.start === tokens[at - 1]?.end && tokens[at + 1]?.start === joiner.end;
  if (joiner?.key === 'and' || tight) {
    const from = joiner?.key === 'and' && tokens[at + 1]?.key === 'a' ? at + 2 : at + 1;
    const word = tokens[from];
    if (word && !tight && Object.hasOwn(partWords, word.key))
      return { value: partWords[word.key]!, next: from + 1 };
    return fractionAt(tokens, from);
  }
  return fractionAt(tokens, at);
}

/** The number that starts at `at`, in digits or words; null for none, for a percentage and for a flour type ("00"). */
export function numberAt(tokens: readonly Token[], at: number): Found<number> | null {
  const token = tokens[at];
  if (token === undefined || token.kind === 'mark') return null;
  let found: Found<number> | null;
  if (token.kind === 'number') {
    if (Number.isNaN(token.value) || /^0\d/.test(token.text)) return null;
    found = fractionAt(tokens, at) ?? { value: token.value, next: at + 1 };
    const after = tokens[found.next];
    if (after?.text === '%' || after?.key === 'percent') return null;
  } else {
    found = wordNumberAt(tokens, at);
    if (found === null) return null;
  }
  if (Number.isInteger(found.value)) {
    const part = addedFractionAt(tokens, found.next);
    if (part) found = { value: found.value + part.value, next: part.next };
  }
  if (tokens[found.next]?.key === 'dozen') found = { value: found.value * 12, next: found.next + 1 };
  return found;
}

const dashes = new Set(['-', '–', '—', '‐', '‑', '−', '~']);

/** Position where the second number of a range would start, if there is a range joiner at `at`. */
export function afterRangeJoiner(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token === undefined) return null;
  return dashes.has(token.text) || token.key === 'to' || token.key === 'or' ? at + 1 : null;
}

/** "2", "2-3", "2 to 3", "2 or 3", "between 2 and 3", with sorted ends. */
export function rangeAt(tokens: readonly Token[], at: number): Found<Range> | null {
  const isBetween = tokens[at]?.key === 'between';
  const first = numberAt(tokens, isBetween ? at + 1 : at);
  if (first === null) return null;
  const joined = isBetween && tokens[first.next]?.key === 'and';
  const from = joined ? first.next + 1 : afterRangeJoiner(tokens, first.next);
  const second = from !== null && !/^an?$/.test(tokens[from]?.key ?? '') ? numberAt(tokens, from) : null;
  const ends = second ? [first.value, second.value] : [first.value, first.value];
  return { value: { min: Math.min(...ends), max: Math.max(...ends) }, next: (second ?? first).next };
}

/** The range if both ends are plausible amounts: positive, finite and not too large. */
export function plausibleRange(range: Range): Range | null {
  return range.min > 0 && range.max <= maxPlausibleAmount ? range : null;
}
