import { afterRangeJoiner, type Found, numberAt, type Range, rangeAt } from './numbers.ts';
import { isPreparationWord } from './preparation-words.ts';
import type { Token } from './tokens.ts';
import { isWeightOrVolume, ratioOf, type Unit, unitOf } from './units.ts';

/** An amount with its unit: "400 g", "2 to 3 tbsp". */
export type Measure = Range & { unit: Unit };

/** Size words that may come between a number and its unit. */
export const sizeWords: Readonly<Record<string, 'small' | 'medium' | 'large'>> = {
  small: 'small',
  sm: 'small',
  little: 'small',
  medium: 'medium',
  med: 'medium',
  large: 'large',
  lg: 'large',
  lge: 'large',
  big: 'large',
  jumbo: 'large',
};
const beforeUnits = new Set(
  'heaped heaping rounded level scant generous good full fat thick thin short long extra size sized whole fluffy packed big metric imperial us'.split(
    ' ',
  ),
);

/** Words that mark an amount as approximate. */
const aboutWords = new Set(
  'about approximately approx around roughly circa ca nearly almost scant heaped heaping generous good each at least up weighing total from'.split(
    ' ',
  ),
);

/** Skips "about", "approx.", "~", "up to" and similar words. */
export function afterAbout(tokens: readonly Token[], at: number): number {
  let next = at;
  for (;;) {
    const token = tokens[next];
    if (token?.text === '~' || token?.text === '±' || (next > at && token?.text === '.')) next += 1;
    else if (token?.key === 'up' && tokens[next + 1]?.key === 'to') next += 2;
    else if (token?.kind === 'word' && aboutWords.has(token.key)) next += 1;
    else return next;
  }
}

const inches = /^(?:inch|inche|in|cm|mm|centimeter|centimetre|millimeter|millimetre|["”″])$/;

/** Whether the token at `at` makes the number before it a length ("2-inch", "5 cm"). */
export function isLengthAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || !inches.test(token.key)) return false;
  // "1 in" only after a hyphen: "put 1 in the pan".
  return token.key !== 'in' || token.joined;
}

/** Milliliters of vessels that measure: a glass of wine or water, a bowl of rice. Our estimates. */
const vesselVolumes: Readonly<Record<string, number>> = { glass: 150, bowl: 250 };

/** The unit at `at`, including a trailing period; `factor` converts a dessertspoon to teaspoons. */
export function unitAt(tokens: readonly Token[], at: number): (Found<Unit> & { factor: number }) | null {
  const token = tokens[at];
  if (token?.kind !== 'word' || isLengthAt(tokens, at)) return null;
  let next = at + 1;
  let unit: Unit | null;
  let factor = 1;
  if (token.key === 'fl' || token.key === 'fluid') {
    if (tokens[next]?.text === '.') next += 1;
    unit = unitOf(`fl ${tokens[next]?.text ?? ''}`);
    next += 1;
  } else if (/^(?:tea|table)$/.test(token.key) && /^spoon(?:ful)?$/.test(tokens[next]?.key ?? '')) {
    unit = unitOf(`${token.key}spoon`);
    next += 1;
  } else if (token.key === 'dessertspoon' || token.key === 'dsp') {
    unit = 'tsp';
    factor = 2;
  } else if (
    Object.hasOwn(vesselVolumes, token.key) &&
    (tokens[next]?.key === 'of' || token.text.toLowerCase() !== token.key)
  ) {
    unit = 'ml';
    factor = vesselVolumes[token.key]!;
  } else {
    unit = unitOf(token.text);
  }
  if (unit === null) return null;
  // A period that ends an abbreviation, not a sentence.
  if (tokens[next]?.text === '.' && token.text.length <= 5 && tokens[next]?.start === tokens[next - 1]?.end)
    next += 1;
  return { value: unit, next, factor };
}

function sizeOrUnitWord(key: string): boolean {
  return beforeUnits.has(key) || Object.hasOwn(sizeWords, key);
}

/** Like `unitAt`, past words such as "heaped" and "large" where a unit follows them. */
export function describedUnitAt(
  tokens: readonly Token[],
  at: number,
): (Found<Unit> & { factor: number }) | null {
  const plain = unitAt(tokens, at);
  if (plain) return plain;
  let next = at;
  while (next < at + 4) {
    const key = tokens[next]?.key ?? '';
    if (!sizeOrUnitWord(key) && !(next === at && isPreparationWord(key))) break;
    next += 1;
  }
  const unit = unitAt(tokens, next);
  // "2 peeled cloves" has a unit, but "dried cup" is not a measure.
  return unit &&
    next > at &&
    isPreparationWord(tokens[at]!.key) &&
    !sizeOrUnitWord(tokens[at]!.key) &&
    isWeightOrVolume(unit.value)
    ? null
    : unit;
}

/** A number and its unit, without additions ("plus 1 tsp"). */
function plainMeasureAt(tokens: readonly Token[], at: number): Found<Measure> | null {
  const range = rangeAt(tokens, at);
  if (range === null) return null;
  const unit = describedUnitAt(tokens, range.next);
  if (unit === null) return null;
  const { min, max } = range.value;
  return { value: { min: min * unit.factor, max: max * unit.factor, unit: unit.value }, next: unit.next };
}

function sum(one: Measure, other: Measure): Measure | null {
  const ratio = ratioOf(other.unit, one.unit);
  return ratio === null
    ? null
    : { min: one.min + other.min * ratio, max: one.max + other.max * ratio, unit: one.unit };
}

/** Whether two measures state the same amount in two systems ("1 cup or 250 ml") rather than a range. */
function saysTheSame(one: Measure, other: Measure): boolean {
  const ratio = ratioOf(other.unit, one.unit);
  return ratio !== null && one.unit !== other.unit && Math.abs((other.max * ratio) / one.max - 1) < 0.15;
}

/** "A pint and a half". */
function withPart(tokens: readonly Token[], { value, next }: Found<Measure>): Found<Measure> {
  const part =
    tokens[next]?.key === 'and' && tokens[next + 1]?.key === 'a' ? tokens[next + 2]?.key : undefined;
  const more = part === 'half' ? 1 / 2 : part === 'quarter' ? 1 / 4 : 0;
  if (more === 0) return { value, next };
  return { value: { ...value, min: value.min + more, max: value.max + more }, next: next + 3 };
}

/** Adds what follows: "plus 1 tsp", "+ 2 tbsp", "2 oz" after pounds; or widens to a range "1 tsp to 1 tbsp". */
export function extendMeasure(tokens: readonly Token[], found: Found<Measure>): Found<Measure> {
  let { value, next } = withPart(tokens, found);
  for (;;) {
    const token = tokens[next];
    const joins = token?.key === 'plus' || token?.text === '+' || token?.key === 'and';
    const tail = joins || token?.kind === 'number' ? plainMeasureAt(tokens, joins ? next + 1 : next) : null;
    const total = tail && isWeightOrVolume(tail.value.unit) ? sum(value, tail.value) : null;
    // Without "plus" only a smaller unit adds up: "1 lb 2 oz".
    if (total === null || tail === null || (!joins && (ratioOf(tail.value.unit, value.unit) ?? 1) >= 1))
      break;
    value = total;
    next = tail.next;
  }
  const from = afterRangeJoiner(tokens, next);
  const upper = from === null ? null : plainMeasureAt(tokens, from);
  const ratio = upper && ratioOf(upper.value.unit, value.unit);
  if (upper && ratio && !saysTheSame(value, upper.value)) {
    const extended = extendMeasure(tokens, upper);
    const end = extended.value.max * ratio;
    return {
      value: { min: Math.min(value.min, end), max: Math.max(value.max, end), unit: value.unit },
      next: extended.next,
    };
  }
  return { value, next };
}

/** "400 g", "1 lb 2 oz", "1 cup plus 2 tbsp", "1 tsp to 1 tbsp" at `at`; null if there is no number with a unit. */
export function measureAt(tokens: readonly Token[], at: number): Found<Measure> | null {
  const found = plainMeasureAt(tokens, at);
  return found && extendMeasure(tokens, found);
}

/** All measures between two positions, as in "(about 8 oz/250 g each)". Lengths are excluded. */
export function measuresBetween(tokens: readonly Token[], from: number, to: number): Measure[] {
  const measures: Measure[] = [];
  for (let at = from; at < to; ) {
    const found = numberAt(tokens, at) ? measureAt(tokens, at) : null;
    if (found && found.next <= to) measures.push(found.value);
    at = found ? found.next : at + 1;
  }
  return measures;
}
