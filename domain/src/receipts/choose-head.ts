import { type Section, sections } from '../foods/food.ts';
import { lexicon } from './lexicon.ts';
import type { Part } from './read-words.ts';
import type { NameHints } from './receipt.ts';
import { isBrand, type Sense } from './sense.ts';

/** The part that says what the thing is. */
export type Head = { part: Part; at: number; sense: Sense; category: Section };

/** Words that make what follows a mere companion: "bunches with almonds", "sardines in oil". */
const companions = new Set(['with', 'in', 'w']);
const preserving = new Set([
  'canned',
  'can',
  'tin',
  'jar',
  'pulp',
  'dried',
  'dehydrated',
  'jarred',
  'dry',
  'pickled',
  'freeze dried',
]);
const colors = new Set(['red', 'green', 'yellow', 'orange', 'long', 'sweet', 'baby', 'mini', 'mixed']);

const headingPull = 2.6;

/** "Pepper" is the spice, but peppers, red pepper and pepper among the produce are not. */
function pepperAside(parts: readonly Part[], at: number, heading: NameHints['heading']): Sense | null {
  const part = parts[at]!;
  if (part.keys.join(' ') !== 'pepper') return null;
  const besides = parts.some((one, i) => i !== at && one.keys.some((key) => colors.has(key)));
  const isVegetable = heading === 'Produce' || (heading !== 'Pantry' && (part.isPlural || besides));
  return isVegetable ? (lexicon().senses.get('bell pepper') ?? null) : null;
}

function pullOf(sense: Sense, parts: readonly Part[], at: number, heading: NameHints['heading']): number {
  const before = parts[at - 1];
  const isFirst = parts.slice(0, at).every((part) => part.role === 'store');
  const isSingle = parts[at]!.keys.length === 1;
  let pull = sense.strength;
  // A brand's word in the midst of a name is rather a word of its own.
  if (isBrand(sense) && isSingle && !isFirst) pull -= 3;
  if (sense.kind === 'non-food' && parts.slice(at + 1).every((part) => part.role !== 'word')) pull += 1;
  if (before?.keys.some((key) => companions.has(key))) pull -= 4;
  // A brand that was only guessed at says little.
  if (parts[at]!.isGuess) pull -= isBrand(sense) ? 2.5 : 0.4;
  // "Cilantro bun" is a bunch, "burger buns" are bread.
  if (parts[at]!.keys.join(' ') === 'bun' && !parts[at]!.isPlural && parts.length > 1) pull -= 6;
  if (sense.category === heading && sense.kind !== 'non-food') pull += headingPull;
  return pull;
}

/** Brands that stand for what others make of milk or meat: their "chicken" is none. */
const substitute = /plant|vegan|tofu|tempeh|^(?:oat|almond|soy|coconut|margarine)/;

export function isSubstitute({ sense }: Part): boolean {
  return sense?.kind === 'brand' && substitute.test(sense.product);
}

/** A brand says of what kind a thing is, and another word which: "La Preferida lentils" are no canned beans. */
function withinBrand(parts: readonly Part[], head: Head): Head {
  if (head.sense.kind !== 'brand' || isSubstitute(head.part)) return head;
  let within: Head = head;
  for (const [at, part] of parts.entries()) {
    const { sense } = part;
    if (sense?.kind !== 'food' || sense.category !== head.category || sense.strength < 3.2) continue;
    if (within.at === head.at || sense.strength >= within.sense.strength)
      within = { ...head, part, at, sense };
  }
  return within;
}

/** What the shop prints above its goods knows better than what a brand usually sells. */
function underHeading(head: Head, heading: NameHints['heading']): Head {
  const isKnown = heading === null || heading === 'non-food' || head.category === heading;
  if (isKnown || head.sense.kind !== 'brand') return head;
  return { ...head, sense: { ...head.sense, food: null, product: '' }, category: heading };
}

/** Which part decides what the printed words mean; null where none says anything. The last of equals wins. */
export function headOf(parts: readonly Part[], { heading }: NameHints): Head | null {
  let best: { head: Head; pull: number } | null = null;
  for (const [at, part] of parts.entries()) {
    const sense = pepperAside(parts, at, heading) ?? part.sense;
    if (!sense || sense.category === null) continue;
    const pull = pullOf(sense, parts, at, heading);
    if (best === null || pull >= best.pull)
      best = { head: { part, at, sense, category: sense.category }, pull };
  }
  if (best === null) return null;
  const head = underHeading(withinBrand(parts, best.head), heading);
  const isPreserved = parts.some((part) => preserving.has(part.keys.join(' ')));
  if (head.category === 'Produce' && isPreserved && heading !== 'Produce') head.category = 'Pantry';
  return head;
}

/** The category that hints alone suggest. */
export function hintedCategory({ heading }: NameHints): Section | null {
  return heading !== null && heading !== 'non-food' && sections.includes(heading) ? heading : null;
}
