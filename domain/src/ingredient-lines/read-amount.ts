import { longestNameAt } from '../foods/food-index.ts';
import {
  afterLength,
  afterOf,
  closingBracket,
  equalsAfter,
  type Size,
  sizeAt,
} from '../quantities/amount-parts.ts';
import {
  afterAbout,
  describedUnitAt,
  extendMeasure,
  type Measure,
  measureAt,
  measuresBetween,
  unitAt,
} from '../quantities/measures.ts';
import { afterVagueMeasure, plausibleRange, type Range, rangeAt } from '../quantities/numbers.ts';
import type { Token } from '../quantities/tokens.ts';
import { isContainer, isWeightOrVolume, type Unit } from '../quantities/units.ts';

export type Amount = {
  quantity: Range | null;
  unit: Unit | null;
  size: Size | null;
  /** The same amount in other units: "10 g/½ oz", "(about 400 g)". */
  equals: readonly Measure[];
  /** The size of each counted item: "2 x 400 g tins", "1 (14 oz) can". */
  perItem: readonly Measure[];
  /** The container of a measured amount: the tin in "400 g tin". */
  vessel?: Unit;
  /** Position of a counting unit, which may also begin the food's name; -1 if there is none. */
  unitFrom: number;
  /** Position of the first token after the amount. */
  next: number;
};

/** Units that are an amount without a number: "pinch of salt", "large bunch dill". */
const bareUnits: ReadonlySet<Unit> = new Set([
  'pinch',
  'dash',
  'drop',
  'splash',
  'drizzle',
  'handful',
  'knob',
  'bunch',
]);
const vague = new Set(['some', 'few', 'several', 'any', 'enough', 'plenty']);

/** Continues after a number and a unit with amounts added to it and the same amount in other units. */
function finishMeasure(
  tokens: readonly Token[],
  measure: Measure,
  next: number,
  size: Size | null,
  unitFrom: number,
): Amount {
  let found = extendMeasure(tokens, { value: measure, next });
  let { equals, next: end } = equalsAfter(tokens, found.next);
  if (end > found.next) {
    const added = extendMeasure(tokens, { value: found.value, next: end });
    // "½ cup (1 stick) plus 2 tbsp": the bracket only repeats the first part.
    if (added.next > end) {
      found = added;
      ({ equals, next: end } = equalsAfter(tokens, added.next));
    }
  }
  const { unit, min, max } = found.value;
  let vessel: Unit | undefined;
  if (isWeightOrVolume(unit)) {
    // "400 g tin of tomatoes" is 400 g.
    const found = describedUnitAt(tokens, end);
    // "100 g bottle gourd" comes in no bottle.
    const startsName = (longestNameAt(tokens, end)?.to ?? 0) > (found?.next ?? 0);
    if (found && isContainer(found.value) && !startsName) {
      vessel = found.value;
      end = found.next;
    }
    ({ next: end } = equalsAfter(tokens, end));
  }
  // "Half a tin (200 g)" is 200 g in total.
  const each = isContainer(unit) && max >= 1;
  return {
    quantity: plausibleRange({ min, max }),
    unit,
    size,
    equals: each ? [] : equals,
    perItem: each ? equals : [],
    ...(vessel && { vessel }),
    unitFrom,
    next: afterOf(tokens, end),
  };
}

/** A count of items with a stated size: "2 x 400 g tins", "1 (14 oz) can", "1 15-ounce can". */
function sizedCount(tokens: readonly Token[], count: Range, at: number): Amount | null {
  const times = /^[x×*]$/i.test(tokens[at]?.text ?? '');
  let perItem: Measure[] = [];
  let next = at;
  if (tokens[at]?.text === '(' || tokens[at]?.text === '[') {
    const close = closingBracket(tokens, at);
    if (close === -1 || close - at > 14) return null;
    perItem = measuresBetween(tokens, at + 1, close);
    next = close + 1;
  } else {
    const one = measureAt(tokens, times ? at + 1 : at);
    if (one === null || !isWeightOrVolume(one.value.unit)) return null;
    const same = equalsAfter(tokens, one.next);
    perItem = [one.value, ...same.equals];
    next = same.next;
  }
  const written = describedUnitAt(tokens, next);
  // "2 x 400 g tinned tomatoes" are in tins.
  const isCanned = perItem.length > 0 && tokens[next]?.key === 'canned';
  const unit = written ?? (isCanned ? { value: 'can' as const, next } : null);
  if (unit === null && perItem.length === 0) return null;
  const amount = {
    quantity: plausibleRange(count),
    unit: unit?.value ?? null,
    size: sizeAt(tokens, next),
    unitFrom: next,
  };
  const end = afterOf(tokens, unit?.next ?? next);
  // "4.5 (650 g) cups": the weight is the total, since a cup is not an item.
  if (unit && isWeightOrVolume(unit.value))
    return { ...amount, unitFrom: -1, equals: perItem, perItem: [], next: end };
  return { ...amount, equals: [], perItem, next: end };
}

function amountWithoutNumber(tokens: readonly Token[], at: number): Amount {
  const none = { quantity: null, unit: null, size: null, equals: [], perItem: [], unitFrom: -1 };
  let start = tokens[at]?.key === 'a' ? at + 1 : at;
  const past = afterVagueMeasure(tokens, start);
  if (past !== null) return { ...none, next: past };
  const isVague = vague.has(tokens[start]?.key ?? '');
  if (isVague) start += 1;
  const unit = describedUnitAt(tokens, start);
  if (unit && tokens[unit.next]) {
    const of = tokens[unit.next]?.key === 'of';
    if (isVague && (of || bareUnits.has(unit.value)))
      return { ...none, unit: unit.value, next: afterOf(tokens, unit.next) };
    if (of || (bareUnits.has(unit.value) && tokens[unit.next]?.kind === 'word')) {
      const quantity = { min: unit.factor, max: unit.factor };
      return { ...none, quantity, unit: unit.value, next: afterOf(tokens, unit.next) };
    }
  }
  return { ...none, next: isVague ? afterOf(tokens, start) : at };
}

/**
 * The amount that starts at `from`: number, range or sum, unit, size, and the same amount in other units. Zero,
 * negative, infinite and implausible numbers give a null quantity.
 */
export function readAmount(tokens: readonly Token[], from: number): Amount {
  const at = afterAbout(tokens, from);
  const range = rangeAt(tokens, at);
  if (range === null) {
    const negative = tokens[at]?.text === '-' || tokens[at]?.text === '−';
    if (!negative || rangeAt(tokens, at + 1) === null) return amountWithoutNumber(tokens, at);
    return { ...readAmount(tokens, at + 1), quantity: null, equals: [], perItem: [] };
  }
  // "2-inch piece ginger" is one piece.
  const length = afterLength(tokens, at);
  const count = length > at ? { min: 1, max: 1 } : range.value;
  // "3/4 of a cup", "½ a lemon"
  const ofA = tokens[range.next]?.key === 'of' && /^an?$/.test(tokens[range.next + 1]?.key ?? '');
  const half = range.value.max < 1 && /^an?$/.test(tokens[range.next]?.key ?? '');
  const counted = half ? range.next + 1 : ofA && unitAt(tokens, range.next + 2) ? range.next + 2 : range.next;
  const after = length > at ? length : afterLength(tokens, counted);
  const unit = describedUnitAt(tokens, after);
  const size = sizeAt(tokens, after);
  if (unit) {
    const measure = { min: count.min * unit.factor, max: count.max * unit.factor, unit: unit.value };
    // "1-14 oz can" is one can, not one to fourteen ounces.
    const vessel = isWeightOrVolume(unit.value) ? unitAt(tokens, unit.next) : null;
    const isPerhapsRange = count.max > count.min * 3 && tokens[at + 1]?.text === '-';
    // "14-ounce can" is one can.
    const isOneSized = tokens[after]?.joined === true && count.min === count.max;
    if (vessel && isContainer(vessel.value) && (isPerhapsRange || isOneSized)) {
      const one = { min: count.max, max: count.max, unit: unit.value };
      const quantity = isOneSized ? { min: 1, max: 1 } : plausibleRange({ min: count.min, max: count.min });
      const next = afterOf(tokens, vessel.next);
      return { quantity, unit: vessel.value, size, equals: [], perItem: [one], unitFrom: -1, next };
    }
    const unitFrom = isWeightOrVolume(unit.value) ? -1 : after;
    return finishMeasure(tokens, measure, unit.next, size, unitFrom);
  }
  const sized = sizedCount(tokens, count, after);
  if (sized) return { ...sized, size: sized.size ?? size };
  const next = afterOf(tokens, after);
  return { quantity: plausibleRange(count), unit: null, size, equals: [], perItem: [], unitFrom: -1, next };
}
