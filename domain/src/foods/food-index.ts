import { lazyByKey, type Pause, type SlicedWork } from '../quantities/lazy.ts';
import { isPreparationWord, mayInterrupt } from '../quantities/preparation-words.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import type { Food } from './food.ts';
import { dishNames, methodWords, pluralNames } from './near-misses.ts';
import { foods, foodsById } from './table.ts';

/** `next` is null for leaves, which are most nodes: empty maps would take most of the memory. */
type Node = { next: Map<string, Node> | null; names: Food | null | undefined };

/** A name found among tokens. A null food is a near miss: words known not to be a food of the table. */
export type Match = { food: Food | null; from: number; to: number };

function add(root: Node, name: string, food: Food | null, overrule = false): void {
  let node = root;
  for (const { key, kind } of tokenize(name)) {
    if (kind === 'mark' && key !== '%') continue;
    node.next ??= new Map();
    let next = node.next.get(key);
    if (next === undefined) {
      next = { next: null, names: undefined };
      node.next.set(key, next);
    }
    node = next;
  }
  // The first row with a name keeps it; a test ensures that names are unique.
  if (node !== root && (node.names === undefined || overrule)) node.names = food;
}

/** A few milliseconds of work. */
const foodsAtOnce = 150;

function* buildIndex(text: 'lines' | 'methods'): SlicedWork<Node> {
  const root: Node = { next: null, names: undefined };
  for (const food of foods) add(root, food.name, food);
  for (const [at, food] of foods.entries()) {
    if (at % foodsAtOnce === 0) yield;
    add(root, food.plural, food);
    for (const alias of food.aliases) add(root, alias, food);
  }
  yield;
  for (const food of foods) for (const name of food.nearMisses) add(root, name, null);
  yield;
  if (text === 'lines') for (const name of dishNames) add(root, name, null);
  else for (const name of methodWords) add(root, name, null, true);
  return root;
}

const indexFor = lazyByKey(buildIndex);

/** Builds the index of names in lines in slices, so that its first use does not block. */
export function loadFoodIndex(pause: Pause): Promise<void> {
  return indexFor('lines').load(pause);
}

/** "Half sliced and half chopped" says how a food is cut, and is not half-and-half. */
const share = 'half';

/** Maximum number of descriptive words inside a name: "chicken, boneless, skinless, breast". */
const maxSkipped = 3;

/** The longest name that starts at `at`. It may contain descriptive words, but no punctuation. */
export function longestNameAt(
  tokens: readonly Token[],
  at: number,
  text: 'lines' | 'methods' = 'lines',
): Match | null {
  let node = indexFor(text).get();
  let found: Match | null = null;
  let skipped = 0;
  for (let i = at; i < tokens.length; i += 1) {
    const { key, kind, start, end } = tokens[i]!;
    // Punctuation inside "omega-3" and "A.1." is not indexed.
    // The period in "rice. Milk" ends a sentence, the one in "St. Louis ribs" an abbreviation.
    const before = tokens[i - 1];
    const isTied = i > at && before!.end === start;
    const isInside = isTied && (tokens[i + 1]?.start === end || before!.text.length <= 2);
    if ((key === '-' || key === '.') && isInside) continue;
    if (kind === 'mark' && key !== '%') break;
    // "A 1/2-inch slice" is not A1 sauce.
    if (kind === 'number' && before?.key === 'a' && i === at + 1 && !isTied) break;
    const next = node.next?.get(key);
    if (next) {
      node = next;
      if (node.names !== undefined) found = { food: node.names, from: at, to: i + 1 };
    } else if (i > at && tokens[at]!.key !== share && skipped < maxSkipped && mayInterrupt(key)) {
      skipped += 1;
    } else break;
  }
  const plural = found?.to === at + 1 ? pluralNames[tokens[at]!.text.toLowerCase()] : undefined;
  return found && plural ? { ...found, food: foodsById.get(plural) ?? found.food } : found;
}

/**
 * Like `longestNameAt`, but prefers a longer name that starts one word later: "gluten-free oat cream" is oat cream, not
 * gluten-free oats and cream, and "grated parmesan cheese" is parmesan cheese, not grated parmesan and cheese. A coating
 * is named by itself: "battered cod fillets" are batter and cod fillets.
 */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  text: 'lines' | 'methods' = 'lines',
): Match | null {
  const match = longestNameAt(tokens, at, text);
  if (match === null) return null;
  const isPrepared = isPreparationWord(tokens[at]!.key);
  const skipped = tokens[at + 1]?.key === 'free' ? 2 : isPrepared ? 1 : 0;
  const beyond = skipped > 0 ? longestNameAt(tokens, at + skipped, text) : null;
  if (!beyond || beyond.to <= match.to) return match;
  const coating = isPrepared ? longestNameAt(tokens.slice(0, at + 1), at, text) : null;
  return coating ?? beyond;
}

/** All names among the tokens from left to right, longest first, without overlaps. */
export function matchesIn(tokens: readonly Token[], text: 'lines' | 'methods' = 'lines'): Match[] {
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; ) {
    const match = nameAt(tokens, at, text);
    if (match) matches.push(match);
    at = match ? match.to : at + 1;
  }
  return matches;
}
