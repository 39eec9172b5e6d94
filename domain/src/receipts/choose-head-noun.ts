import { type Food, type Section, sections } from '../foods/food.ts';
import { lexicon } from './lexicon.ts';
import type { NameSegment } from './read-words.ts';
import type { NameHints } from './receipt.ts';
import { isBrand, type Sense } from './sense.ts';

/** The part of a name that determines what the item is. */
export type HeadNoun = { part: NameSegment; at: number; sense: Sense; category: Section };

/** Words after which only a secondary ingredient follows, or none: "sardines in oil", "chili no beans". */
export const beforeSecondary = new Set(['with', 'in', 'w', 'no', 'without']);
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

const animals = new Set(['pork', 'beef', 'chicken', 'turkey', 'lamb', 'veal', 'fish']);

const headingBonus = 2.6;

/** "Pepper" is the spice, but "peppers", "red pepper" and "pepper" under a produce heading are the vegetable. */
function pepperSense(parts: readonly NameSegment[], at: number, heading: NameHints['heading']): Sense | null {
  const part = parts[at]!;
  if (part.keys.join(' ') !== 'pepper') return null;
  const besides = parts.some((one, i) => i !== at && one.keys.some((key) => colors.has(key)));
  const isVegetable = heading === 'Produce' || (heading !== 'Pantry' && (part.isPlural || besides));
  return isVegetable ? (lexicon().senses.get('bell pepper') ?? null) : null;
}

function isCertainFood({ sense, isGuess }: NameSegment): boolean {
  return sense?.kind === 'food' && sense.food !== null && !isGuess && sense.strength >= 4;
}

function scoreOf(
  sense: Sense,
  parts: readonly NameSegment[],
  at: number,
  heading: NameHints['heading'],
): number {
  const before = parts[at - 1];
  const isFirst = parts.slice(0, at).every((part) => part.role === 'store');
  const isSingle = parts[at]!.keys.length === 1;
  let score = sense.strength;
  // In the middle of a name, a word that is also a brand is more likely an ordinary word.
  if (isBrand(sense) && isSingle && !isFirst) score -= 3;
  if (sense.kind === 'non-food' && parts.slice(at + 1).every((part) => part.role !== 'word')) score += 1;
  if (before?.keys.some((key) => beforeSecondary.has(key))) score -= 4;
  // A guessed brand is weak evidence.
  if (parts[at]!.isGuess) score -= isBrand(sense) ? 2.5 : 0.4;
  // "Conti cauli cheese" is not of the brand Contigo.
  if (parts[at]!.isGuess && sense.kind === 'non-food' && isBrand(sense) && parts.some(isCertainFood))
    score -= 6;
  // "Chorizo pork" is made of it.
  if (animals.has(parts[at]!.keys.join(' '))) score -= 0.3;
  // "Cilantro bun" is a bunch, "burger buns" are bread.
  if (parts[at]!.keys.join(' ') === 'bun' && !parts[at]!.isPlural && parts.length > 1) score -= 6;
  if (sense.category === heading && sense.kind !== 'non-food') score += headingBonus;
  return score;
}

/** Brands of substitutes for dairy or meat: their "chicken" contains none. */
const substitute = /plant|vegan|tofu|tempeh|^(?:oat|almond|soy|coconut|margarine)/;

export function isSubstitute({ sense }: NameSegment): boolean {
  return sense?.kind === 'brand' && substitute.test(sense.product);
}

function isDairy(food: Food | null): boolean {
  return food?.class === 'dairy';
}

/**
 * A brand gives the category, another word the food: "La Preferida lentils" are not canned beans, which the brand
 * usually sells.
 */
function withSpecificFood(parts: readonly NameSegment[], head: HeadNoun): HeadNoun {
  if (head.sense.kind !== 'brand' || isSubstitute(head.part)) return head;
  // "Ben & Jerry's fudge" is a flavor.
  if (/ice cream/.test(head.sense.product)) return head;
  let specific: HeadNoun = head;
  for (const [at, part] of parts.entries()) {
    const { sense } = part;
    if (sense?.kind !== 'food' || sense.category !== head.category) continue;
    // A flavor is of another category than dairy: "Cabot sour cream" is not cheese.
    if (sense.strength < 3.2 && !(sense.category === 'Dairy' && isDairy(sense.food))) continue;
    if (specific.at === head.at || sense.strength >= specific.sense.strength)
      specific = { ...head, part, at, sense };
  }
  return specific;
}

/** A printed heading is more reliable than the product that a brand usually sells. */
function underHeading(head: HeadNoun, heading: NameHints['heading']): HeadNoun {
  const isKnown = heading === null || heading === 'non-food' || head.category === heading;
  if (isKnown || head.sense.kind !== 'brand') return head;
  return { ...head, sense: { ...head.sense, food: null, product: '' }, category: heading };
}

/** "Ginger nuts bisc": a word for the kind of product adds nothing to the name of one. */
function isVaguer(sense: Sense, known: Sense): boolean {
  return sense.food === null && known.food !== null && sense.category === known.category;
}

/** The part that determines the meaning of a name; null if all are unknown. In a tie the last one wins. */
export function headNounOf(parts: readonly NameSegment[], { heading }: NameHints): HeadNoun | null {
  let best: { head: HeadNoun; score: number } | null = null;
  for (const [at, part] of parts.entries()) {
    const sense = pepperSense(parts, at, heading) ?? part.sense;
    if (!sense || sense.category === null) continue;
    const score = scoreOf(sense, parts, at, heading);
    if (best !== null && score === best.score && isVaguer(sense, best.head.sense)) continue;
    if (best === null || score >= best.score)
      best = { head: { part, at, sense, category: sense.category }, score };
  }
  if (best === null) return null;
  const head = underHeading(withSpecificFood(parts, best.head), heading);
  const isPreserved = parts.some((part) => preserving.has(part.keys.join(' ')));
  if (head.category === 'Produce' && isPreserved && heading !== 'Produce') head.category = 'Pantry';
  return head;
}

/** The category according to the hints alone. */
export function categoryOfHints({ heading }: NameHints): Section | null {
  return heading !== null && heading !== 'non-food' && sections.includes(heading) ? heading : null;
}
