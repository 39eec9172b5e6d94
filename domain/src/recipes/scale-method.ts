import { formatQuantity, pluralOf } from '../quantities/format-amount.ts';
import { inInches } from '../quantities/inches.ts';
import { kitchenAmount, type Measured } from '../quantities/kitchen-amount.ts';
import { convertToKitchenUnits, isOtherSystem } from '../quantities/kitchen-units.ts';
import { afterRangeJoiner, numberAt } from '../quantities/numbers.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, isWeightOrVolume, millilitersPer, type Unit, unitOf } from '../quantities/units.ts';
import type { ShownAmount } from '../quantities/us-amounts.ts';
import { sizesInOunces } from '../quantities/us-packs.ts';

/** Counting units that are amounts of a food if followed by "of": "2 slices of the bread". */
const countedUnits: readonly Unit[] = [
  'clove',
  'slice',
  'sprig',
  'stalk',
  'leaf',
  'handful',
  'bunch',
  'can',
  'splash',
];
const spelledUnits: Partial<Record<Unit, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon' };

/** The size of one piece rather than a total amount: "balls of 30 g", "ladles of about 60 ml", "each about 80 g". */
const sizeBefore =
  /\b(?:each|every|per|weighing|holding)\b[^.;:!?]*$|\b(?<!total )of (?:about |around |roughly )?$|\b(?:handful|ladle|ladleful|spoonful|scoop)s?\b[^.;:!?]*\babout $/i;
/** "2 tablespoons for each", "1 tablespoon of filling"; "each side" is excluded. */
const sizeAfter =
  /^[^.,;:!?]*\b(?:each|every|per|apiece|at a time)\b(?! sides?\b| other\b)|^ of (?:the )?(?:batter|filling|dough|stuffing)\b/i;
/** "A 2 l pot", "a 400 g can". */
const vesselAfter =
  /^[ -](?:(?!of\b|in\b|into\b|to\b|and\b|with\b|for\b|water\b|the\b|a\b)[\p{L}-]+ ){0,2}(?:pots?|(?:sauce)?pans?|dish(?:es)?|bowls?|jars?|jugs?|tins?|cans?|mou?lds?|casseroles?|bottles?|containers?|basins?|packets?|ramekins?|pitchers?|kettles?|cups?|glass(?:es)?)\b/iu;
const intoBefore = /\b(?:into|among|between|in|from) (?:the )?$/i;

/** The number of pieces shaped: "into 8 patties", "make 6 hollows". */
const shaped =
  /\b(?:shape|form|make|roll|cut|out|into|in|onto|about|soak|squeeze|set|drop) (?:about )?(\d{1,2})(?= (?:(?!in\b|of\b|cm\b|mm\b|for\b|to\b|and\b)[\p{L}-]+ ){0,2}(?:patties|balls|meatballs|cakes|ovals|rounds|skewers|logs|wedges|squares|hollows|fingers|pancakes|portions|rolls|buns|flatbreads|dumplings|pieces|slabs|parts|logs|triangles|strips|blocks)\b)/giu;

type Replacement = { start: number; end: number; words: string };

/**
 * Scales the text of a method step by `factor`, and converts to `units` if given. Amounts and numbers of shaped pieces
 * are scaled; times, temperatures, lengths, vessels and the size of one piece are not, but lengths and sizes are
 * converted. A factor of 1 without a unit change returns the text unchanged.
 */
export function scaleMethod(text: string, factor: number, units?: UnitSystem): string {
  const tokens = tokenize(text);
  const found: Replacement[] = [];
  for (let at = 0; at < tokens.length; ) {
    const amount = amountAt(text, tokens, at, factor, units);
    if (amount) found.push(...amount.replacements);
    at = amount ? amount.next : at + 1;
  }
  if (factor !== 1) found.push(...shapedCounts(text, factor));
  const scaled = replaced(text, found);
  return units === 'us' ? inInches(scaled) : scaled;
}

function replaced(text: string, found: Replacement[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, words } of found.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + words;
    from = end;
  }
  return result + text.slice(from);
}

function shapedCounts(text: string, factor: number): Replacement[] {
  return [...text.matchAll(shaped)].flatMap((match) => {
    const end = match.index + match[0].length;
    const sentence = text.slice(text.lastIndexOf('.', match.index) + 1, match.index);
    if (/\b(?:each|every)\b/i.test(sentence)) return [];
    // Avoids "into 1 patties".
    const count = Math.max(2, Math.round(Number(match[1]) * factor));
    return { start: end - match[1]!.length, end, words: String(count) };
  });
}

/** The amount of a food that starts at `at`, if any; both ends of a range get the same unit. */
function amountAt(text: string, tokens: readonly Token[], at: number, factor: number, units?: UnitSystem) {
  const first = numberAt(tokens, at);
  // "A pinch" and "one spoonful" are not measured, so they are not scaled.
  if (!first || (tokens[at]!.kind === 'word' && first.value >= 1)) return null;
  const to = afterRangeJoiner(tokens, first.next);
  const last = to === null ? null : numberAt(tokens, to);
  const next = (last ?? first).next;
  const named = unitNamedAt(text, tokens, next);
  if (!named || tokens[next]?.joined) return null;
  const start = tokens[at]!.start;
  const [before, after] = [text.slice(0, start), text.slice(named.end)];
  const isTurnedIn = (factorOf: number) =>
    units !== undefined &&
    // "Half a cup" is understood in every unit system.
    tokens[at]!.kind === 'number' &&
    isOtherSystem({ amount: (last ?? first).value * factorOf, unit: named.unit }, units);
  if ((named.unit === 'cup' && intoBefore.test(before)) || vesselAfter.test(after)) {
    const size = units === 'us' && isTurnedIn(1) ? vesselSize(first.value, named) : null;
    return { replacements: size ? [{ start, end: named.end, words: size }] : [], next };
  }
  const isScaled = factor !== 1 && !sizeBefore.test(before) && !sizeAfter.test(after);
  const isTurned = isTurnedIn(isScaled ? factor : 1);
  if (!isScaled && !isTurned) return { replacements: [], next: named.next };
  const food = foodAfter.exec(after)?.groups;
  const how = { name: food?.name ?? '', isPortion: food?.the !== undefined };
  const measured = [first, ...(last ? [last] : [])].map(({ value }) =>
    amountOf({ amount: value, unit: named.unit }, isScaled ? factor : 1, isTurned ? units : undefined, how),
  );
  return { replacements: [{ start, end: named.end, words: say(measured, named) }], next: named.next };
}

/** The food after an amount; with an article it is in the list. */
const foodAfter =
  /^ (?:of )?(?<the>the )?(?<name>[\p{L}-]+(?: (?!(?:and|with|in|to|into|over|from|for|on|onto|until|at|or|as|then|when|that|by|per|each)\b)[\p{L}-]+)*)/u;

const millilitersPerQuart = 960;

/** "2-quart" for a pot of two liters, "14 oz" for a can. */
function vesselSize(amount: number, { unit, gap }: NamedUnit): string {
  const milliliters = millilitersPer[unit];
  const quarts = milliliters === undefined ? 0 : (amount * milliliters) / millilitersPerQuart;
  if (quarts >= 0.9) return `${formatQuantity(Math.round(quarts * 2) / 2, 'whole')}-quart`;
  const grams = amount * (milliliters ?? gramsPer[unit] ?? 1);
  return sizesInOunces(`${grams}${gap}g`, false);
}

function amountOf(
  { amount, unit }: Measured,
  factor: number,
  units?: UnitSystem,
  food?: { name: string; isPortion: boolean },
): ShownAmount {
  const exact = { amount: amount * factor, unit };
  return units ? convertToKitchenUnits(exact, units, food) : kitchenAmount(exact, 1);
}

type NamedUnit = { unit: Unit; word: string; gap: string; next: number; end: number };

function unitNamedAt(text: string, tokens: readonly Token[], at: number): NamedUnit | null {
  const token = tokens[at];
  if (token?.kind !== 'word') return null;
  const isFluid = token.key === 'fl' || token.key === 'fluid';
  // In "half a teaspoon" the article belongs to the number.
  const last = isFluid ? at + (tokens[at + 1]?.text === '.' ? 2 : 1) : at;
  const end = tokens[last]?.end ?? token.end;
  const word = text.slice(token.start, end);
  const unit = unitOf(word);
  if (!unit) return null;
  const isCount = countedUnits.includes(unit) && tokens[last + 1]?.key === 'of';
  if (!isWeightOrVolume(unit) && !isCount) return null;
  return { unit, word, gap: text.slice(tokens[at - 1]!.end, token.start), next: last + 1, end };
}

/**
 * "3–4 tablespoons"; a range whose ends become equal is a single amount. The unit keeps its written form: "tbsp" or
 * "tablespoons".
 */
function say([first, last]: ShownAmount[], named: NamedUnit): string {
  if (last && first!.unit === last.unit && first!.amount < last.amount)
    return `${formatQuantity(first!.amount, 'whole')}–${worded(last, named)}`;
  if (last && first!.unit !== last.unit) return `${worded(first!, named)} to ${worded(last, named)}`;
  return worded(last ?? first!, named);
}

function worded({ amount, unit }: ShownAmount, { unit: before, word, gap }: NamedUnit): string {
  const isAbbreviated = (before === 'tsp' || before === 'tbsp') && !/spoon/i.test(word);
  const spelled = isAbbreviated ? undefined : spelledUnits[unit as Unit];
  if (spelled) return `${formatQuantity(amount, 'whole')} ${amount > 1 ? pluralOf(spelled) : spelled}`;
  return formatQuantity(amount, unit)
    .replace('\u202f', unit === before ? gap : ' ')
    .replace(/(?<=plus )(\d) tbsp$/, (_, many: string) => `${many} tablespoon${many === '1' ? '' : 's'}`);
}
