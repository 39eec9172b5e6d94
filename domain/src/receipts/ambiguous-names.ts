import { meatAndSeafood } from '../foods/food.ts';
import { foodsById } from '../foods/table.ts';
import { lazy } from '../quantities/lazy.ts';
import { beforeSecondary, type HeadNoun } from './choose-head-noun.ts';
import type { NameSegment } from './read-words.ts';

/** "Chickpeas in water" are not chickpea water. */
export function isSecondary(parts: readonly NameSegment[], part: NameSegment): boolean {
  const before = parts[parts.indexOf(part) - 1];
  return before?.keys.some((key) => beforeSecondary.has(key)) ?? false;
}

/** Strength of a food that is not a mere flavor. */
const strong = 4;
const shortestBrand = 5;
/** Products that taste of other foods: beef crisps are crisps. */
const flavored =
  /chip|crisp|snack|noodle|rice|soup|popcorn|cracker|pretzel|nuts|meal|baby|jam|yogurt|skyr|ice cream|tea|water|soda|candy|gum|cookie|bar|granola|cereal|gelatin|pudding|dip|dressing|hummus|cream|shake|smoothie|kombucha|popsicle|drink|pasta|pizza|cake|chocolate/;

/** Whether the part is a food of its own in another category than the head. */
export function isStrongOf({ sense, isGuess }: NameSegment, { category }: HeadNoun): boolean {
  const isStrong = sense?.kind === 'food' && sense.food !== null && sense.strength >= strong;
  return isStrong && sense.category !== category && !isGuess;
}

/** Whether both are brands that usually sell different foods: "Pepperidge Goldfish". */
function isOtherBrand({ keys, sense, isGuess }: NameSegment, head: HeadNoun): boolean {
  // Shorter ones are words too: "van" is vanilla.
  const isName = keys.join(' ').length >= shortestBrand && !isGuess;
  return isName && sense?.kind === 'brand' && sense.food !== null && sense.food !== head.sense.food;
}

/**
 * Whether a name has a second food that the head leaves out: "ham & cheese" is neither, and tinned beetroot is not the
 * juice that the brand usually sells.
 */
function isOfSeveral(parts: readonly NameSegment[], head: HeadNoun): boolean {
  const { at, sense } = head;
  const joined = parts[at - 1]?.keys.join(' ') === 'and' ? parts[at - 2] : undefined;
  if (joined && isStrongOf(joined, head)) return true;
  if (sense.kind !== 'brand' || flavored.test(sense.product)) return false;
  return parts.some(
    (part, i) =>
      i !== at && !isSecondary(parts, part) && (isStrongOf(part, head) || isOtherBrand(part, head)),
  );
}

/** Shorter unknown words are abbreviations of sizes and brands. */
const shortestUnknown = 4;
const strongestFlavor = 3;

function isUnknown({ role, sense, shown }: NameSegment, minLetters: number): boolean {
  return role === 'word' && sense === null && shown.join('').length >= minLetters;
}

/** Whether the food may only be the flavor of what an unknown word means: "Mi Wadi orange". */
function isFlavor(parts: readonly NameSegment[], { part, at, sense }: HeadNoun): boolean {
  if (sense.kind !== 'food' || sense.strength > strongestFlavor || part.isPlural) return false;
  return parts.some((one, i) => i < at && isUnknown(one, shortestUnknown));
}

/** Whether an unknown word makes a dish or a cut of the meat: "salmon en croute". */
function isPartOfDish(parts: readonly NameSegment[], { at, sense }: HeadNoun): boolean {
  if (!sense.food || !meatAndSeafood.includes(sense.food.class)) return false;
  return parts.some((one, i) => i > at && isUnknown(one, shortestUnknown + 1));
}

/** Words that end the names of this many foods say little alone. */
const manyKinds = 10;

const kindsByEnd = lazy(function* countKinds() {
  const counts = new Map<string, number>();
  yield;
  for (const { name } of foodsById.values()) {
    const end = name.split(' ').at(-1)!;
    if (end !== name) counts.set(end, (counts.get(end) ?? 0) + 1);
  }
  return counts;
});

/** Whether an unknown abbreviation says which of many kinds it is: "lma beans" are not the mixed ones. */
function isOfUnknownKind(parts: readonly NameSegment[], { part, at, sense }: HeadNoun): boolean {
  const before = parts[at - 1];
  const [key] = part.keys;
  // "XQZT milk" may well be milk, of a brand.
  if (key === undefined || part.keys.length > 1 || sense.food?.name === key) return false;
  if (before?.role !== 'word' || before.sense !== null) return false;
  return (
    /^(?:\D{2,3}|[^aeiou\d]{4,5})$/.test(before.shown.join('')) &&
    (kindsByEnd.get().get(key) ?? 0) >= manyKinds
  );
}

/**
 * Whether the food of a name stays open: it has a second food, only the flavor or the meat of a dish is known, or one of
 * many kinds is meant.
 */
export function isAmbiguousName(parts: readonly NameSegment[], head: HeadNoun): boolean {
  return (
    isOfSeveral(parts, head) ||
    isFlavor(parts, head) ||
    isPartOfDish(parts, head) ||
    isOfUnknownKind(parts, head)
  );
}
