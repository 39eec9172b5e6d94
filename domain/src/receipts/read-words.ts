import { lexicon } from './lexicon.ts';
import type { PrintedWord } from './printed-words.ts';
import { isBrand, type Sense } from './sense.ts';
import { decidingStrength } from './table-senses.ts';
import { type Reading, readingsOf } from './word-readings.ts';

/** One or more printed words and their meaning; `sense` is null for unknown words. */
export type NameSegment = {
  shown: readonly string[];
  keys: readonly string[];
  sense: Sense | null;
  role: 'word' | 'store' | 'measure';
  isGuess: boolean;
  /** Ends in a plural: "peppers" are not the spice. */
  isPlural: boolean;
};

type Segmentation = { part: NameSegment; value: number; from: number };

/** Maximum words of a known name. */
const longestName = 4;
const maxCombinations = 48;

/** The value of a match: long names are worth more than short ones, known words more than unknown ones. */
function matchValue(sense: Sense, count: number, isFirst: boolean): number {
  const long = (count - 1) * 0.9;
  if (sense.kind === 'omitted') return 1.2 * count;
  if (sense.kind === 'describing') return 1.7 * count + long;
  // Brands come first; a single word in the middle of a name is more likely an ordinary word.
  const standing = isBrand(sense) ? (isFirst ? 0.2 : count > 1 ? 0 : -0.5) : 0;
  return 2 * count + long + standing + Math.min(sense.strength, 8) / 40;
}

/** The word orders that receipts use: "pepper bell red", "tomatoes grape". */
function ordersOf(keys: readonly string[]): readonly (readonly string[])[] {
  if (keys.length === 1) return [keys];
  const reversed = keys.toReversed();
  if (keys.length === 2) return [keys, reversed];
  return [keys, reversed, [...keys.slice(1), keys[0]!], [keys.at(-1)!, ...keys.slice(0, -1)]];
}

const reorderingCost = 0.35;

/** "Tomatoes grape" are grape tomatoes, but "fat milk" is not milk fat: receipts print the food itself first. */
function isReorderable(sense: Sense, order: readonly string[]): boolean {
  if (isBrand(sense) || sense.category === null) return false;
  const kindOf = (name: string) => lexicon().senses.get(name)?.kind;
  const [last, lastTwo] = [kindOf(order.at(-1)!), kindOf(order.slice(-2).join(' '))];
  if (last === 'food' || (order.length > 2 && lastTwo === 'food')) return true;
  return sense.strength >= decidingStrength && last !== 'describing';
}

function combine(readings: readonly (readonly Reading[])[]): Reading[] {
  let all: Reading[] = [{ shown: [], keys: [], cost: 0, isGuess: false }];
  for (const options of readings) {
    all = all.flatMap((before) =>
      options.map((next) => ({
        shown: [...before.shown, ...next.shown],
        keys: [...before.keys, ...next.keys],
        cost: before.cost + next.cost,
        isGuess: before.isGuess || next.isGuess,
      })),
    );
    if (all.length > maxCombinations) all = all.slice(0, maxCombinations);
  }
  return all;
}

function bestKnown(
  readings: readonly (readonly Reading[])[],
  isFirst: boolean,
): Omit<Segmentation, 'from'> | null {
  const { senses } = lexicon();
  let best: Omit<Segmentation, 'from'> | null = null;
  const combined = readings.length === 1 ? readings[0]! : combine(readings);
  for (const { shown, keys, cost, isGuess, isPartOnly } of combined) {
    if (keys.length > 6 || isPartOnly) continue;
    for (const [orderIndex, order] of ordersOf(keys).entries()) {
      const sense = senses.get(order.join(' '));
      if (sense === undefined || (orderIndex > 0 && !isReorderable(sense, order))) continue;
      const value =
        matchValue(sense, readings.length, isFirst) - cost - (orderIndex > 0 ? reorderingCost : 0);
      if (best !== null && value <= best.value) continue;
      const ordered = orderIndex === 0 ? shown : order.map((key) => shown[keys.indexOf(key)]!);
      best = { part: { shown: ordered, keys: order, sense, role: 'word', isGuess, isPlural: false }, value };
    }
  }
  return best;
}

/** The value of a store brand's prefix; highest if it belongs to the store of the receipt. */
function storeValue(
  words: readonly PrintedWord[],
  at: number,
  end: number,
  groups: ReadonlySet<number>,
): number | null {
  const { prefixes, abbreviations, senses } = lexicon();
  const isWhole = at === 0 && end === words.length;
  if (isWhole || !(at === 0 || end === words.length)) return null;
  const text = words.slice(at, end).map((word) => word.text);
  const owners = prefixes.get(text.join(' '));
  if (owners === undefined) return null;
  const isOwn = owners.some((group) => groups.has(group));
  const isOtherwiseKnown = text.length === 1 && (abbreviations.has(text[0]!) || senses.has(text[0]!));
  if (at > 0 && (isOtherwiseKnown || !isOwn)) return null;
  return 2 * text.length + (text.length - 1) * 0.9 + (isOwn ? 0.6 : isOtherwiseKnown ? -0.5 : 0.3);
}

/** The groups of store brands that a store belongs to. */
export function groupsOfStore(store: string | null): ReadonlySet<number> {
  const { prefixes } = lexicon();
  const words = (store ?? '')
    .toLowerCase()
    .slice(0, 60)
    .replace(/['’]/g, '')
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const groups = prefixes.get(name);
    if (groups) return new Set(groups);
  }
  return new Set();
}

/** Splits printed words into known names, with the highest total value (dynamic programming). */
export function readWords(words: readonly PrintedWord[], store: string | null): NameSegment[] {
  const groups = groupsOfStore(store);
  const readings = words.map(readingsOf);
  const best: (Segmentation | null)[] = [null];
  for (let end = 1; end <= words.length; end += 1) {
    let step: Segmentation | null = null;
    for (let from = Math.max(0, end - longestName); from < end; from += 1) {
      const before = from === 0 ? 0 : best[from]!.value;
      const isFirst = from === 0 || best[from]!.part.role === 'store';
      const known = bestKnown(readings.slice(from, end), isFirst);
      if (known !== null && (step === null || before + known.value > step.value)) {
        const isPlural = /[^su]s$/.test(words[end - 1]!.text) || /[^su]s$/.test(words[from]!.text);
        step = { part: { ...known.part, isPlural }, value: before + known.value, from };
      }
      const store = storeValue(words, from, end, groups);
      if (store !== null && (step === null || before + store > step.value)) {
        const shown = words.slice(from, end).map((word) => word.text);
        const part: NameSegment = {
          shown,
          keys: shown,
          sense: null,
          role: 'store',
          isGuess: false,
          isPlural: false,
        };
        step = { part, value: before + store, from };
      }
    }
    const { text, isMeasure } = words[end - 1]!;
    const alone = (end === 1 ? 0 : best[end - 1]!.value) + (isMeasure ? 1 : 0);
    if (step === null || alone > step.value) {
      // Unknown as a name: keep its most likely reading for the display name.
      const options = readings[end - 1]!;
      const reading = options.length > 1 && !isMeasure ? options[1]! : options[0]!;
      const role = isMeasure ? 'measure' : 'word';
      const part: NameSegment = { ...reading, sense: null, role, isGuess: true, isPlural: false };
      step = {
        part: isMeasure ? { ...part, shown: [text], isGuess: false } : part,
        value: alone,
        from: end - 1,
      };
    }
    best.push(step);
  }
  const parts: NameSegment[] = [];
  for (let end = words.length; end > 0; end = best[end]!.from) parts.unshift(best[end]!.part);
  return parts;
}
