import { afterRangeJoiner, type Found, numberAt } from '../quantities/numbers.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';

/** A waiting time in a step, at `text.slice(start, end)`. */
export type FoundTimer = {
  start: number;
  end: number;
  /** The shortest time if the text gives a range, since the cook then checks for the first time. */
  seconds: number;
  /** The longest time of a range, else null. */
  most: number | null;
};

/**
 * In seconds; chosen by us. Shorter times are over before a cook has pressed the button, and with longer ones no cook
 * waits at the stove.
 */
const bounds = { least: 10, most: 12 * 3600 } as const;

const unitSeconds: Readonly<Record<string, number>> = {
  second: 1,
  sec: 1,
  s: 1,
  minute: 60,
  min: 60,
  hour: 3600,
  hr: 3600,
  hrs: 3600,
  h: 3600,
};

const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const teens: Readonly<Record<string, number>> = {
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};

/** Words around times that are not waiting times: "every 5 minutes", "10 minutes before serving". */
const notBefore: ReadonlySet<string> = new Set(['every', 'each', 'per']);
const notAfter: ReadonlySet<string> = new Set(['before', 'ago', 'ahead', 'beforehand', 'earlier', 'old']);
const rateWords: ReadonlySet<string> = new Set(['per', 'a', 'each', 'every']);
const weights: ReadonlySet<string> = new Set(
  'pound lb kg kilo kilogram g gram oz ounce inch cm centimeter'.split(' '),
);
/** "Keeps for 8 hours" is a shelf life, which is never given in minutes. */
const keeping = /\b(?:keeps?|kept|stores?|stored|lasts?)\b[^.;!?]*$/i;

/** Seconds, and the seconds in one of its units; 0 if the unit is not known yet. */
type Span = { seconds: number; unit: number };

/**
 * The waiting times in a step that a timer can be set to, in order: "10 minutes", "8–10 min", "1 hour 30 minutes",
 * "half an hour", "a minute or two". Intervals, times before something, and shelf lives are excluded. Takes time linear
 * in the length of the text.
 */
export function findTimers(text: string): FoundTimer[] {
  const tokens = tokenize(text);
  const timers: FoundTimer[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = waitAt(tokens, at);
    if (!found) {
      at += 1;
      continue;
    }
    const { least, most } = found.value;
    const start = tokens[at]!.start;
    const isBounded = least >= bounds.least && least <= bounds.most;
    if (isBounded && isWait(text, tokens, at, found.next, least))
      timers.push({
        start,
        end: tokens[found.next - 1]!.end,
        seconds: least,
        most: most > least ? most : null,
      });
    // "A second 10 minutes": after "a second", which is too short, the search continues with the next word.
    at = isBounded ? found.next : at + 1;
  }
  return timers;
}

function isWait(
  text: string,
  tokens: readonly Token[],
  from: number,
  next: number,
  seconds: number,
): boolean {
  if (notBefore.has(tokens[from - 1]?.key ?? '')) return false;
  const [first, second, third] = [tokens[next], tokens[next + 1], tokens[next + 2]];
  if (notAfter.has(first?.key ?? '')) return false;
  if (first?.key === 'in' && second?.key === 'advance') return false;
  const [rate, what] = first?.key === 'for' ? [second, third] : [first, second];
  if (rate && rateWords.has(rate.key) && (what?.kind === 'number' || weights.has(what?.key ?? '')))
    return false;
  return (
    seconds < 3600 || !keeping.test(text.slice(Math.max(0, tokens[from]!.start - 60), tokens[from]!.start))
  );
}

/** The time or range of times that starts at `at`. */
function waitAt(tokens: readonly Token[], at: number): Found<{ least: number; most: number }> | null {
  const isBetween = tokens[at]?.key === 'between';
  const from = isBetween ? at + 1 : at;
  const first = spanAt(tokens, from) ?? bareAt(tokens, from);
  if (!first) return null;
  const joined = isBetween
    ? tokens[first.next]?.key === 'and'
      ? first.next + 1
      : null
    : afterRangeJoiner(tokens, first.next);
  const last = joined === null ? null : spanAt(tokens, joined);
  const { seconds, unit } = first.value;
  if (last) {
    const start = unit === 0 ? seconds * last.value.unit : seconds;
    const ends = [start, last.value.seconds];
    return { value: { least: Math.min(...ends), most: Math.max(...ends) }, next: last.next };
  }
  if (unit === 0 || isBetween) return null;
  const orTwo = orTwoAt(tokens, first);
  return orTwo ?? { value: { least: seconds, most: seconds }, next: first.next };
}

/** "A minute or two". */
function orTwoAt(tokens: readonly Token[], { value: { seconds, unit }, next }: Found<Span>) {
  const most = { two: 2, three: 3 }[tokens[next + 1]?.key ?? ''];
  if (seconds !== unit || tokens[next]?.key !== 'or' || !most || tokens[next + 2]?.kind === 'word')
    return null;
  return { value: { least: seconds, most: most * unit }, next: next + 2 };
}

/** A number whose unit follows the other end of the range ("8–10 min"). */
function bareAt(tokens: readonly Token[], at: number): Found<Span> | null {
  const number = countAt(tokens, at);
  return number && { value: { seconds: number.value, unit: 0 }, next: number.next };
}

/** "10 minutes", "1 hour 30 minutes", "1h30", "an hour and a half". */
function spanAt(tokens: readonly Token[], at: number): Found<Span> | null {
  const first = partAt(tokens, at);
  if (!first) return null;
  const { seconds, unit } = first.value;
  const half = halfAt(tokens, first.next);
  if (half) return { value: { seconds: seconds + half.value * unit, unit }, next: half.next };
  if (unit === 1) return first;
  const isGlue = tokens[first.next]?.key === 'and' || tokens[first.next]?.text === ',';
  const more = partAt(tokens, isGlue ? first.next + 1 : first.next);
  if (more && more.value.unit < unit)
    return { value: { seconds: seconds + more.value.seconds, unit }, next: more.next };
  const tight = tokens[first.next];
  if (
    unit === 3600 &&
    tight?.kind === 'number' &&
    tight.start === tokens[first.next - 1]?.end &&
    tight.value < 60
  )
    return { value: { seconds: seconds + tight.value * 60, unit }, next: first.next + 1 };
  return first;
}

function partAt(tokens: readonly Token[], at: number): Found<Span> | null {
  const number = countAt(tokens, at);
  const key = number && tokens[number.next]?.key;
  if (!number || !key || !Object.hasOwn(unitSeconds, key)) return null;
  const unit = unitSeconds[key]!;
  return { value: { seconds: Math.round(number.value * unit), unit }, next: number.next + 1 };
}

function halfAt(tokens: readonly Token[], at: number): Found<number> | null {
  if (tokens[at]?.key !== 'and' || tokens[at + 1]?.key !== 'a') return null;
  const value = { half: 1 / 2, quarter: 1 / 4 }[tokens[at + 2]?.key ?? ''];
  return value ? { value, next: at + 3 } : null;
}

/** In words, times use higher numbers than amounts do ("forty-five minutes"). */
function countAt(tokens: readonly Token[], at: number): Found<number> | null {
  const key = tokens[at]?.key ?? '';
  if (Object.hasOwn(teens, key)) return { value: teens[key]!, next: at + 1 };
  if (!Object.hasOwn(tens, key)) return numberAt(tokens, at);
  const ones = tokens[at + 1]?.kind === 'word' ? numberAt(tokens, at + 1) : null;
  const isOnes =
    ones && Number.isInteger(ones.value) && ones.value > 0 && ones.value < 10 && ones.next === at + 2;
  return isOnes && !/^an?$/.test(tokens[at + 1]!.key)
    ? { value: tens[key]! + ones.value, next: ones.next }
    : { value: tens[key]!, next: at + 1 };
}
