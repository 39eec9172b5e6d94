import { findFood } from '@plateful/domain/foods/find-food.ts';
import { isOnlyAmount } from '@plateful/domain/imported-recipes/join-amounts.ts';
import { folded } from './text-fragments.ts';

const minLines = 3;
/** Grams, ounces, cups and small measures. */
const maxSystems = 4;
const maxAmountWords = 4;
const system =
  /^(?:metric|imperial|us|u\.s\.|usa|uk|american|us customary|(?:us )?cups?)(?: (?:units?|measure(?:ment)?s?))?:?$/i;

/** Removes the same list in other units, which follows the first: "100 g sugar", …, "½ cup sugar", …. */
export function inOneSystem(lines: readonly string[]): string[] {
  const named = byNames(lines) ?? byParts(lines);
  if (named) return named;
  // Buttons that choose one of two lists.
  if (lines.length > 2 && system.test(lines[0]!) && system.test(lines[1]!))
    return inOneSystem(lines.slice(2));
  for (let count = 2; count <= maxSystems; count++) {
    const size = lines.length / count;
    if (size < minLines) break;
    if (!Number.isInteger(size)) continue;
    // Both lists must have the same foods, so that none is lost.
    if (lines.every((line, index) => index < size || isSame(line, lines[index % size]!)))
      return lines.slice(0, size);
  }
  return [...lines];
}

/** The first of several lists of the same length below "Metric" and "Imperial". */
function byNames(lines: readonly string[]): string[] | null {
  const starts = lines.flatMap((line, index) => (system.test(line) ? index : []));
  if (starts.length === 0) return null;
  const lists = [0, ...starts.map((index) => index + 1)]
    .map((from, index) => lines.slice(from, starts[index]))
    .filter((list) => list.length > 0);
  const [first = []] = lists;
  return lists.length > 1 && lists.every(({ length }) => length === first.length) ? [...first] : null;
}

/** The same for a list in parts, each given in both systems; "Salt" may be missing in one of them. */
function byParts(lines: readonly string[]): string[] | null {
  const starts = lines.flatMap((line, index) => (system.test(line) ? index : []));
  const first = lines[starts[0] ?? 0]!;
  if (
    starts.length < minParts ||
    lines.length > maxCompared ||
    !starts.some((start) => lines[start] !== first)
  )
    return null;
  const kept = lines.slice(0, starts[0]);
  let part: string[] = [];
  for (const [index, start] of starts.entries()) {
    const list = lines.slice(start + 1, starts[index + 1]);
    const isMain = lines[start] === first;
    const repeated = list.filter((line) => part.some((partLine) => isSame(line, partLine))).length;
    if (!isMain && (repeated * 2 < list.length || list.length > part.length)) return null;
    if (!isMain) continue;
    kept.push(...list);
    part = list;
  }
  return kept;
}

const minParts = 3;
/** Longer lists belong to a whole site. */
const maxCompared = 200;

function isSame(line: string, other: string): boolean {
  if (line === other || behindAmount(line) === behindAmount(other)) return true;
  const food = findFood(line)?.food;
  return food !== undefined && food === findFood(other)?.food;
}

/** "mixed quinoa, rinsed" of "300g mixed quinoa, rinsed" */
function behindAmount(line: string): string {
  const words = line.split(' ');
  const begins = (count: number) => isOnlyAmount(words.slice(0, count).join(' '));
  const counts = Array.from({ length: Math.min(maxAmountWords, words.length - 1) }, (_, index) => index + 1);
  return folded(words.slice(counts.findLast(begins) ?? 0).join(' '));
}
