import type { Language } from '../foods/other-languages.ts';
import type { CurrencySign } from './receipt.ts';

/** The notation of each currency. OCR often misses the signs, but not the words. */
const shapes: readonly (readonly [CurrencySign, RegExp])[] = [
  ['R$', /R\$/g],
  ['$', /(?<!R)\$\s?\d/g],
  ['£', /£\s?\d|\bGBP\b/g],
  ['€', /€|\bEURO?S?\b/gi],
  ['R', /(?<![A-Za-z])R\s?\d+\.\d{2}|\bZAR\b/g],
  ['zł', /\bPLN\b|(?<=\d\s?)z[łl]\b/gi],
  ['kr', /\b(?:SEK|DKK|NOK)\b|(?<=\d\s?)kr\b|\bkr\s?(?=\d)/gi],
  ['CHF', /\bCHF\b/g],
  ['₹', /₹|\bINR\b|\bRs\.?\s?\d/gi],
];

/** Evidence of the country: tax numbers, web addresses and names of taxes. */
const countries: readonly (readonly [CurrencySign, RegExp])[] = [
  ['£', /\.co\.uk\b|\bVAT\s?(?:NO|NUMBER|REG(?:ISTRATION)?)?[ .:]*(?:NO[ .:]*)?GB\b|\bUNITED KINGDOM\b/i],
  ['€', /\.ie\b|\bVAT\s?(?:NO|NUMBER|REG)?[ .:]*(?:NO[ .:]*)?IE\s?\d/i],
  ['R', /\.co\.za\b|\bSOUTH AFRICA\b/i],
  ['₹', /\bGSTIN\b|\bFSSAI\b|\bCGST\b|\bSGST\b/i],
  ['CHF', /\bCHE-?\d{3}|\bMIGROS\b|\bCUMULUS\b|\bDENNER\b/i],
  ['R$', /\bCNPJ\b/i],
];

const ofLanguage: Readonly<Record<Language, CurrencySign>> = {
  en: '$',
  da: 'kr',
  de: '€',
  es: '€',
  fi: '€',
  fr: '€',
  it: '€',
  nb: 'kr',
  nl: '€',
  pl: 'zł',
  pt: '€',
  sv: 'kr',
};

/** The currency of the prices: the most frequent sign or word, otherwise that of the country or language. */
export function currencyOf(texts: readonly string[], language: Language): CurrencySign {
  const all = texts.join('\n');
  const found = shapes.map(([sign, shape]) => [sign, all.match(shape)?.length ?? 0] as const);
  const [sign, count] = found.reduce((a, b) => (b[1] > a[1] ? b : a));
  if (count > 0) return sign;
  return countries.find(([, shape]) => shape.test(all))?.[0] ?? ofLanguage[language];
}
