import { type Head, headOf, hintedCategory } from './choose-head.ts';
import { asPrinted, displayName } from './display-name.ts';
import { foodOfWords } from './food-of-words.ts';
import { nameForeign } from './foreign-name.ts';
import { lexicon } from './lexicon.ts';
import { printedWords } from './printed-words.ts';
import { produceOfCode } from './produce-codes.ts';
import { type Part, readWords } from './read-words.ts';
import type { NamedItem, NameHints } from './receipt.ts';
import { receiptCategory } from './receipt-category.ts';
import { isBrand } from './sense.ts';
import { repairWords } from './word-readings.ts';

function isKnown(word: string): boolean {
  const { senses, abbreviations, prefixes } = lexicon();
  return /[^a-z]/.test(word) && (senses.has(word) || abbreviations.has(word) || prefixes.has(word));
}

/** A name of which no word says what it is. */
function unknown(parts: readonly Part[], text: string, hints: NameHints): NamedItem {
  const words = parts.filter((part) => part.role === 'word' && part.sense?.kind !== 'silent');
  const name = words.some((part) => part.sense !== null)
    ? words.flatMap((part) => part.shown).join(' ')
    : asPrinted(text);
  const isFood = hints.heading !== 'non-food' && (hints.heading !== null || hints.taxedAsFood !== false);
  return {
    name,
    food: null,
    category: isFood ? (hintedCategory(hints) ?? 'Pantry') : 'Other',
    isFood,
    isGuess: true,
  };
}

function isCertain(parts: readonly Part[], { part, sense }: Head): boolean {
  if (sense.kind === 'brand' && sense.product === '') return false;
  const words = parts.filter((one) => one.role === 'word');
  return !part.isGuess && words.every((one) => !one.isGuess);
}

/**
 * What a printed name means: a name for people, the food of the table that it truly is, and where it belongs. Text of
 * any length and kind gives an answer; whatever was completed, taken apart or chosen among meanings is a guess.
 */
export function nameItem(text: string, hints: NameHints): NamedItem {
  const { language = 'en' } = hints;
  if (language !== 'en') return nameForeign(text, language, hints) ?? nameByBrand(text, hints);
  const parts = readWords(repairWords(printedWords(text, isKnown)), hints.store);
  const head = headOf(parts, hints);
  const coded = hints.heading === 'non-food' ? null : produceOfCode(hints.plu);
  if (coded) {
    const { food, isOrganic } = coded;
    const said = head && foodOfWords(parts, head) === food ? displayName(parts, head, text) : food.name;
    const name = isOrganic && !/\borganic\b/.test(said) ? `organic ${said}` : said;
    return { name, food: food.id, category: receiptCategory(food), isFood: true, isGuess: false };
  }
  if (head === null) return unknown(parts, text, hints);
  return nameOf(parts, head, text, hints);
}

/** Brands are alike in every country; other words of English are none of a receipt in another language. */
function nameByBrand(text: string, hints: NameHints): NamedItem {
  const parts = readWords(repairWords(printedWords(text, isKnown)), hints.store);
  const head = headOf(parts, hints);
  if (head === null || !isBrand(head.sense) || head.part.isGuess) return unknown([], text, hints);
  return { ...nameOf(parts, head, text, hints), name: asPrinted(text), food: null, isGuess: true };
}

function nameOf(parts: readonly Part[], head: Head, text: string, hints: NameHints): NamedItem {
  const name = displayName(parts, head, text);
  if (hints.heading === 'non-food' || head.sense.kind === 'non-food') {
    return { name, food: null, category: 'Other', isFood: false, isGuess: !isCertain(parts, head) };
  }
  const food = foodOfWords(parts, head);
  const isGuess = !isCertain(parts, head);
  return { name, food: food?.id ?? null, category: head.category, isFood: true, isGuess };
}
