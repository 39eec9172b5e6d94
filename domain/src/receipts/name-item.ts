import { categoryOfHints, type HeadNoun, headNounOf } from './choose-head-noun.ts';
import { asPrinted, displayName } from './display-name.ts';
import { foodOfWords } from './food-of-words.ts';
import { nameForeign } from './foreign-name.ts';
import { lexicon } from './lexicon.ts';
import { printedWords } from './printed-words.ts';
import { produceOfCode } from './produce-codes.ts';
import { type NameSegment, readWords } from './read-words.ts';
import type { NamedItem, NameHints } from './receipt.ts';
import { receiptCategory } from './receipt-category.ts';
import { isBrand } from './sense.ts';
import { repairWords } from './word-readings.ts';

function isKnown(word: string): boolean {
  const { senses, abbreviations, prefixes } = lexicon();
  return /[^a-z]/.test(word) && (senses.has(word) || abbreviations.has(word) || prefixes.has(word));
}

/** The result for a name of which all words are unknown. */
function unknownItem(parts: readonly NameSegment[], text: string, hints: NameHints): NamedItem {
  const words = parts.filter((part) => part.role === 'word' && part.sense?.kind !== 'omitted');
  const name = words.some((part) => part.sense !== null)
    ? words.flatMap((part) => part.shown).join(' ')
    : asPrinted(text);
  const isFood = hints.heading !== 'non-food' && (hints.heading !== null || hints.taxedAsFood !== false);
  return {
    name,
    food: null,
    category: isFood ? (categoryOfHints(hints) ?? 'Pantry') : 'Other',
    isFood,
    isGuess: true,
  };
}

function isCertain(parts: readonly NameSegment[], { part, sense }: HeadNoun): boolean {
  if (sense.kind === 'brand' && sense.product === '') return false;
  const words = parts.filter((one) => one.role === 'word');
  return !part.isGuess && words.every((one) => !one.isGuess);
}

/**
 * The meaning of a printed name: a display name, the matching food of the table, and the category. Any text gives a
 * result; if words were completed, split or chosen among several meanings, it is marked as a guess.
 */
export function nameItem(text: string, hints: NameHints): NamedItem {
  const { language = 'en' } = hints;
  if (language !== 'en') return nameForeign(text, language, hints) ?? nameByBrand(text, hints);
  const parts = readWords(repairWords(printedWords(text, isKnown)), hints.store);
  const head = headNounOf(parts, hints);
  const codedFood = hints.heading === 'non-food' ? null : produceOfCode(hints.plu);
  if (codedFood) {
    const { food, isOrganic } = codedFood;
    const display = head && foodOfWords(parts, head) === food ? displayName(parts, head, text) : food.name;
    const name = isOrganic && !/\borganic\b/.test(display) ? `organic ${display}` : display;
    return { name, food: food.id, category: receiptCategory(food), isFood: true, isGuess: false };
  }
  if (head === null) return unknownItem(parts, text, hints);
  return nameOf(parts, head, text, hints);
}

/** Brands are the same in all countries, but other English words do not apply to receipts in another language. */
function nameByBrand(text: string, hints: NameHints): NamedItem {
  const parts = readWords(repairWords(printedWords(text, isKnown)), hints.store);
  const head = headNounOf(parts, hints);
  if (head === null || !isBrand(head.sense) || head.part.isGuess) return unknownItem([], text, hints);
  return { ...nameOf(parts, head, text, hints), name: asPrinted(text), food: null, isGuess: true };
}

function nameOf(parts: readonly NameSegment[], head: HeadNoun, text: string, hints: NameHints): NamedItem {
  const name = displayName(parts, head, text);
  if (hints.heading === 'non-food' || head.sense.kind === 'non-food') {
    return { name, food: null, category: 'Other', isFood: false, isGuess: !isCertain(parts, head) };
  }
  const food = foodOfWords(parts, head);
  const isGuess = !isCertain(parts, head);
  return { name, food: food?.id ?? null, category: head.category, isFood: true, isGuess };
}
