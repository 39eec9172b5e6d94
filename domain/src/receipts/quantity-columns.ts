import type { Language } from '../foods/other-languages.ts';
import type { PrintedQuantity } from './quantity-row.ts';

const unitWord = '(ea|each|kg|lb|st|stk|stck|szt|kpl|uds?|pz|un|stuks?)\\.?';
const money = '[$£€R]?\\s?(\\d{1,4}[.,]\\d{2})(?:\\s?(?:€|kr|z[łl]|eur))?';
/** "MILK 2L   2   3.50": count and unit price. The first digits of "39,49" are not a count. */
const countFirst = new RegExp(
  `^(.*?\\p{L}.*?)\\s+(?:(\\d{1,3}(?:[.,]\\d{1,3})?)(?=[\\s\\p{L}@×*])\\s*(?:${unitWord})?\\s*(?:[@xX×*]\\s*)?)?${money}(?:\\s*(?:ea|each|/\\s?(?:kg|st|stk|szt|kpl)))?\\s*=?$`,
  'iu',
);
/** "VODKA  4,99 x  2": unit price and count; OCR may have missed the count. */
const priceFirst = new RegExp(`^(.*?\\p{L}.*?)\\s+${money}\\s*[xX×*]\\s*(\\d{1,3}(?:[.,]\\d{1,3})?)?$`, 'iu');
/** A weight from scales at the end of a name: "belegen kaas 0,456 kg". Sizes of packs have fewer decimals. */
const weighed = /^(.*?\p{L}{3}.*?)\s+(\d{1,2}[.,]\d{3})\s?kg$/iu;
const multiplied = /\d\s*(?:\p{L}{1,5}\.?\s*)?[xX×*@]\s*[$£€R]?\s?\d/u;
/** "BLACK BEANS  4 QTY". */
const countBehind = /^(.*\p{L}{3}.*?)\s+(\d{1,2}) ?QTY$/iu;
/** A tax letter between the name and the columns. */
const taxLetter = /\s+[A-G]$/;

/** Separates quantity columns between name and price from the name: "PLUMS 0.520 3.10" before the price 1.61. */
export function withoutColumns(
  text: string,
  price: number | null,
  language: Language,
): { text: string; quantity: PrintedQuantity | null } {
  const [, weighedName, kilograms] = weighed.exec(text) ?? [];
  if (price !== null && weighedName !== undefined && kilograms !== undefined) {
    const amount = numberOf(kilograms);
    return {
      text: weighedName,
      quantity: { amount, unit: 'kg', product: price, total: price, alternative: null },
    };
  }
  const [, countedName, pieces] = countBehind.exec(text) ?? [];
  if (countedName !== undefined) {
    const none = { product: null, total: null, alternative: null };
    return { text: countedName, quantity: { amount: Number(pieces), unit: 'each', ...none } };
  }
  const priceFirstMatch = priceFirst.exec(text);
  const match = priceFirstMatch ? null : countFirst.exec(text);
  if (price === null || !(priceFirstMatch ?? match)) return { text, quantity: null };
  const [, name = '', count, word, unitPrice = ''] = priceFirstMatch
    ? [priceFirstMatch[0], priceFirstMatch[1], priceFirstMatch[3], undefined, priceFirstMatch[2]]
    : match!;
  const one = numberOf(unitPrice);
  const amount = amountOf(count, one, price);
  // A column of regular prices next to the paid ones.
  if (count === undefined && amount === null && language !== 'en') return { text, quantity: null };
  if (count === undefined && (amount === null || amount === 1)) return { text: name, quantity: null };
  const unit = unitOf(count, word);
  // With a sign of multiplication it is a quantity, even if one of the figures is misread.
  if (amount === null && count !== undefined && multiplied.test(text.slice(name.length))) {
    const product = numberOf(count) * one;
    return {
      text: name.replace(taxLetter, ''),
      quantity: { amount: numberOf(count), unit, product, total: null, alternative: null },
    };
  }
  if (amount === null) return { text, quantity: null };
  if (amount === 1 && unit === 'each') return { text: name.replace(taxLetter, ''), quantity: null };
  return {
    text: name.replace(taxLetter, ''),
    quantity: { amount, unit, product: price, total: price, alternative: null },
  };
}

/** The count that gives the price, or null. A final 0 may be a misread @: "20 1.28" before 2.56. */
function amountOf(count: string | undefined, one: number, price: number): number | null {
  const read = count === undefined ? Math.round(price / one) : numberOf(count);
  const readings = count !== undefined && /^\d0$/.test(count) ? [read, read / 10] : [read];
  return readings.find((amount) => one > 0 && amount > 0 && Math.abs(amount * one - price) < 0.015) ?? null;
}

/** Scales print kilograms with three decimals, pounds with two. */
function unitOf(count: string | undefined, word: string | undefined): PrintedQuantity['unit'] {
  if (word && /kg|lb/i.test(word)) return word.toLowerCase() === 'kg' ? 'kg' : 'lb';
  const decimals = /[.,](\d+)$/.exec(count ?? '')?.[1]?.length ?? 0;
  return decimals === 0 ? 'each' : decimals === 3 ? 'kg' : 'lb';
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
