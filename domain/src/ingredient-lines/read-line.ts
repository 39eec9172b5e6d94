import type { Food } from '../foods/food.ts';
import { claimsIn, type LabelClearance } from '../foods/label-claims.ts';
import { misspelledFoodsIn } from '../foods/misspelled-foods.ts';
import type { Language } from '../foods/other-languages.ts';
import { afterPreparation, namesIn } from '../foods/read-phrase.ts';
import { englishTokens, translateToEnglish } from '../foods/translate-tokens.ts';
import type { Size } from '../quantities/amount-parts.ts';
import { sizeWords } from '../quantities/measures.ts';
import { memoize } from '../quantities/memoize.ts';
import { plausibleRange } from '../quantities/numbers.ts';
import { type Token, tokenize } from '../quantities/tokens.ts';
import type { Unit } from '../quantities/units.ts';
import { type Choice, claimsOfAllChoices, parseChoices, withTrailingKind } from './alternatives.ts';
import { amountRemarks } from './amount-remarks.ts';
import { bareAlternatives } from './bare-alternatives.ts';
import { cleanLine } from './clean-line.ts';
import { findAmount, type LineAmount } from './find-amount.ts';
import type { Ingredient } from './ingredient.ts';
import { fruitPartsUsed, lineGrams } from './line-grams.ts';
import { splitName } from './line-name.ts';
import { type Remark, splitLine } from './line-parts.ts';
import type { Amount } from './read-amount.ts';
import { readUnit, type UnitReading } from './read-unit.ts';
import { isOptional, type RemarkContents, readRemarks } from './remarks.ts';
import { trailingUnit } from './trailing-unit.ts';
import { hasConditionalClaim, unknownWordsAfter, unknownWordsNear } from './unknown-words.ts';

/** A parsed ingredient line. */
export type IngredientLine = {
  text: string;
  language: Language;
  /** Null for "some": no number, or an invalid one (zero, negative, infinite, implausible). */
  quantity: { min: number; max: number } | null;
  /** Null for counted pieces. */
  unit: Unit | null;
  /** Null for a food that the table lacks. */
  food: Food | null;
  /** The food's name as written, without amount and preparation. */
  name: string;
  preparation: string | null;
  /** The line says that it is optional or a garnish. */
  optional: boolean;
  /**
   * Other foods of the line: choices ("or margarine"), a second food ("and pepper"), and foods that affect an allergy
   * or diet, including misspelled ones ("almnd milk").
   */
  alternatives: readonly Food[];
  /** Other foods of the line that the table lacks, as written: choices, and names with an unknown word. */
  unknownAlternatives: readonly string[];
  /** What claims such as "gluten-free" clear for every food of the line. */
  freeOf: readonly LabelClearance[];
  /** Grams of the upper bound of the quantity, or null if unknown. */
  grams: number | null;
};

/** Longer lines are not ingredients and are not parsed. */
const longestLine = 500;
const longestNameShown = 120;

function unparsedLine(text: string, language: Language): IngredientLine {
  return {
    text,
    language,
    quantity: null,
    unit: null,
    food: null,
    name: text.trim().slice(0, longestNameShown),
    preparation: null,
    optional: false,
    alternatives: [],
    unknownAlternatives: [],
    freeOf: [],
    grams: null,
  };
}

/**
 * The packed form of a food whose measures lack the pack: a can of tomatoes is canned tomatoes, a cube of stock is a
 * stock cube.
 */
function fromPack({ tokens, food, to }: Choice, unit: Unit | null): Food | null {
  if (food === null || (unit !== 'can' && unit !== 'cube') || food.grams[unit] !== undefined) return food;
  const packed =
    unit === 'can'
      ? [...tokenize('canned'), ...tokens]
      : [...tokens.slice(0, to), ...tokenize('cube'), ...tokens.slice(to)];
  const name = namesIn(packed, claimsIn(packed))[0];
  // "Canned anchovy" is not all of the name "canned anchovy paste".
  const isWhole = name?.from === 0 && name.to > to;
  return (isWhole && name.food) || food;
}

/** In "6 cloves" and "2 cinnamon sticks" the unit belongs to the food's name. */
function unitInName(tokens: readonly Token[], { amount, rest, before }: LineAmount): LineAmount {
  const { unitFrom, unit, next } = amount;
  if (unitFrom < 0 || unit === null) return { amount, rest, before };
  const fromUnit = tokens.slice(unitFrom);
  const name = namesIn(fromUnit, [])[0];
  // "6 dried cloves": words may precede the name, but it must include the unit.
  const starts = Math.min(afterPreparation(fromUnit, fromUnit.length), next - 1 - unitFrom);
  if (!name?.food || name.from > starts) return { amount, rest, before };
  const alone =
    rest.length === 0 || rest[0]!.kind === 'mark' || rest[0]!.key === 'or' || rest[0]!.key === 'and';
  // "1 packet suet pastry" is a packet of suet pastry, although "packet suet" is a food too.
  const further = namesIn(tokens.slice(next), [])[0];
  const isLonger = further?.from === 0 && next + further.to > unitFrom + name.to;
  const reachesOn =
    !isLonger && unitFrom + name.to > next && name.food.grams[unit as keyof Food['grams']] === undefined;
  return alone || reachesOn
    ? { amount: { ...amount, unit: null }, rest: fromUnit, before }
    : { amount, rest, before };
}

/** The contents of a line, without its amount. */
type Reading = {
  language: Language;
  choices: readonly Choice[];
  contents: RemarkContents;
  /** Foods that misspelled words may mean. */
  meant: readonly Food[];
  /** The labels may not hold: "gluten-free pasta or regular". */
  isUncertain: boolean;
  /** Names with words that may change what the food is made of. */
  doubtful: readonly string[];
  size: Size | null;
  name: string;
  preparation: string | null;
  optional: boolean;
  drained: boolean;
};

/** Whether tinned food is "drained" or "rinsed". A stated drained weight needs no correction. */
function isDrained(line: string): boolean {
  return /\b(?:cans?|tins?|canned|tinned)\b/i.test(line) && saysDrained(line);
}

const saysDrained = (line: string) => /\b(?:drained|rinsed)\b(?! weight)/i.test(line);

function readWords(
  line: string,
  language: Language,
  rest: readonly Token[],
  before: readonly Token[] = [],
  ofAmount: readonly Remark[] = [],
): Reading {
  const english = translateToEnglish(language, line);
  const { phrase, remarks } = splitLine(rest);
  const contents = readRemarks(
    line,
    before.length > 0 ? [{ tokens: before, bracketed: false }, ...remarks] : remarks,
    language,
  );
  const inAmount = readRemarks(line, ofAmount, language);
  const choices = withTrailingKind(parseChoices(phrase), remarks);
  const { name, handling } = splitName(line, choices[0]);
  const bare = bareAlternatives(english, choices);
  const hasUnknownWord = choices.some((choice) => unknownWordsNear(choice).length > 0);
  const isDoubtful =
    hasUnknownWord ||
    (choices[0] && unknownWordsAfter(choices[0], remarks).length > 0) ||
    hasConditionalClaim(rest);
  return {
    language,
    choices,
    contents,
    meant: [
      ...[rest, ...ofAmount.map(({ tokens }) => tokens)]
        .flatMap((tokens) => misspelledFoodsIn(tokens))
        .map(({ food }) => food),
      ...bare.foods,
      ...inAmount.mentioned,
      ...inAmount.choices,
      ...inAmount.examples,
    ],
    isUncertain: bare.isOpen,
    doubtful: [...(isDoubtful ? [line.slice(rest[0]!.start).trim()] : []), ...inAmount.unknownChoices],
    size: phrase.map((token) => sizeWords[token.key]).find((found) => found !== undefined) ?? null,
    name: name || (choices[0]?.food?.name ?? ''),
    preparation: [...handling, ...contents.preparation].join(', ') || null,
    optional: contents.optional || isOptional(english),
    drained: isDrained(english),
  };
}

function joinLine(text: string, line: string, amount: Amount, words: Reading): IngredientLine {
  const { language, choices, contents, meant, doubtful, name, preparation, optional } = words;
  const first = choices[0];
  const counted = amount.unit === null || amount.unit === 'whole';
  const unit = (first && counted && amount.quantity && trailingUnit(first)) || amount.unit;
  const named = first ? fromPack(first, amount.vessel ?? unit) : null;
  const food = named ?? contents.examples[0] ?? null;
  const others = new Set(
    choices
      .flatMap<Food | null>((choice, at) =>
        at === 0 ? choice.alsoMaybe : [choice.food, ...choice.alsoMaybe],
      )
      .concat(
        choices.flatMap((choice) => choice.others),
        contents.choices,
        named === null || contents.examples.length > 0 ? contents.examples : [],
        contents.mentioned,
        meant,
      ),
  );
  others.delete(food);
  const alternatives = [...others].filter((other) => other !== null);
  const unknown = choices.slice(1).filter((choice) => choice.food === null);
  const withRemarks = choices.map((choice, at) =>
    at === choices.length - 1 ? { ...choice, clears: [...choice.clears, ...contents.clears] } : choice,
  );
  const outside = alternatives.filter((other) => !choices.some((choice) => choice.food === other));
  const stated = {
    quantity: amount.quantity,
    unit,
    size: amount.size ?? words.size,
    equals: [...amount.equals, ...contents.equals],
    perItem: [...amount.perItem, ...contents.perItem],
    drained: words.drained || (unit === 'can' && saysDrained(text)),
  };
  const taken =
    food?.class === 'fruit' ? fruitPartsUsed(translateToEnglish(language, preparation ?? '')) : [];
  return {
    text,
    language,
    quantity: amount.quantity,
    unit,
    food,
    name,
    preparation,
    optional,
    alternatives,
    unknownAlternatives: [
      ...unknown.map((choice) => splitName(line, choice).name),
      ...contents.unknownChoices,
      ...doubtful,
    ],
    freeOf: words.isUncertain ? [] : claimsOfAllChoices(withRemarks, outside),
    grams: lineGrams(food, stated, taken),
  };
}

/**
 * Parses an ingredient line as people write it: "1 ½ cups flour, sifted", "2 x 400 g tins tomatoes", "juice of 1 lemon",
 * or "2 EL Mehl" with `language`. Never throws. Empty lines and lines over 500 characters have a null food.
 */
export function readLine(text: string, language: Language = 'en'): IngredientLine {
  const line = cleanLine(text);
  if (line === '' || line.length > longestLine) return unparsedLine(text, language);
  const tokens = englishTokens(language, line);
  const found = unitInName(tokens, findAmount(tokens));
  // "1 whole chicken" is one chicken.
  const unit = found.amount.unit === 'whole' ? null : found.amount.unit;
  const ofAmount = amountRemarks(tokens, found);
  const words = readWords(line, language, found.rest, found.before, ofAmount);
  return joinLine(text, line, { ...found.amount, unit }, words);
}

/** Names and units are parsed again in every check, so they are cached; amounts differ. */
const unitsRead = new Map<string, UnitReading>();
const namesRead = new Map<string, { line: string; words: Reading } | null>();
const maxCached = 10_000;

/** The amount of a structured ingredient, whose unit may be written as in a line. */
function amountOf({ amount }: Ingredient, { amount: read }: UnitReading): Amount {
  if (read === null || !Number.isFinite(amount)) {
    return { quantity: null, unit: null, size: null, equals: [], perItem: [], unitFrom: -1, next: 0 };
  }
  return { ...read, quantity: plausibleRange({ min: amount, max: amount }) };
}

/**
 * The same for a structured ingredient. The unit "whole" stays "whole"; an unknown unit gives a null quantity, since its
 * amount cannot be determined.
 */
export function readIngredient(ingredient: Ingredient): IngredientLine {
  const { amount, unit, name, language = 'en' } = ingredient;
  const text = [amount || '', unit, name].filter(Boolean).join(' ');
  const read =
    name.length > longestLine
      ? null
      : memoize(namesRead, maxCached, `${language} ${name}`, () => readName(name, language));
  if (read === null) return unparsedLine(text, language);
  const inUnit = memoize(unitsRead, maxCached, unit, readUnit);
  return joinLine(text, read.line, amountOf(ingredient, inUnit), withUnit(read.words, inUnit));
}

/** Adds the foods that only the unit names. */
function withUnit(words: Reading, { foods, unknown }: UnitReading): Reading {
  if (foods.length + unknown.length === 0) return words;
  return { ...words, meant: [...words.meant, ...foods], doubtful: [...words.doubtful, ...unknown] };
}

function readName(name: string, language: Language): { line: string; words: Reading } | null {
  const line = cleanLine(name);
  return line === '' ? null : { line, words: readWords(line, language, englishTokens(language, line)) };
}
