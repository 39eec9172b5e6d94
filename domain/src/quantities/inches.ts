import { formatAmount } from './format-amount.ts';
import { vulgarFractions } from './tokens.ts';

const number = String.raw`(?:\d+(?:[.,]\d+)?[¼½¾⅓⅔]?|[¼½¾⅓⅔])`;
/** After a length these do not name what is that long: "2 inches thick", "¾ inch apart". */
const notNouns =
  'thick|thin|wide|long|deep|high|tall|apart|across|square|in|of|from|above|below|over|under|and|or|to|with|on|at|for|into|around|all|between|beyond|up|down|away|off|more|less|when|until|if|so|as|by|is|are|it|they|then|the|that|a';
const pattern = new RegExp(
  String.raw`(?<![\d.,])(?<first>${number})(?:(?<joiner>\s?[–×x-]\s?| to | by )(?<last>${number}))?[ \u202f\u00a0]?(?<unit>cm|mm)\b(?<next> (?!(?:${notNouns})\b)(?=[a-z]))?`,
  'g',
);

const centimetersPerInch = 2.54;
/** Pans and tins have whole inches: 23 cm are nine, 33 thirteen. */
const wholeFrom = 4.8;
const least = 1 / 16;

/** Lengths of a text for a kitchen with rulers in inches: "2 cm pieces" are "¾-inch pieces", 23 × 33 cm "9 × 13-inch". */
export function inInches(text: string): string {
  if (!/[cm]m\b/.test(text) || /\binch/.test(text)) return text;
  const turned = text.replace(pattern, (...match) => {
    const { first, joiner, last, unit, next } = match.at(-1) as Record<string, string | undefined>;
    const from = inchesOf(numberOf(first!), unit!);
    const to = last === undefined ? from : inchesOf(numberOf(last), unit!);
    const isOne = from === to && !/[×x]|by/.test(joiner ?? '');
    const words = isOne ? inWords(from) : `${inWords(from)}${joiner}${inWords(to)}`;
    return next ? `${words}-inch ` : `${words} ${to > 1 ? 'inches' : 'inch'}`;
  });
  return turned.replace(
    articleOf,
    (_, article: string, inches: string) => `${article}${saidWithVowel.test(inches) ? 'n' : ''} `,
  );
}

const articleOf = /\b([Aa])n? (?=(\d+|[⅛¼⅓⅜½⅝⅔¾⅞])\S*(?: × \d+)?-inch)/g;
const saidWithVowel = /^(?:8|11|18)$/;

function inWords(inches: number): string {
  return inches === least ? '1/16' : formatAmount(inches);
}

function numberOf(written: string): number {
  const part = vulgarFractions[written.at(-1)!];
  if (part === undefined) return Number(written.replace(',', '.'));
  return Number(written.slice(0, -1) || 0) + part;
}

function inchesOf(length: number, unit: string): number {
  const inches = (unit === 'mm' ? length / 10 : length) / centimetersPerInch;
  if (inches >= wholeFrom) return Math.round(inches);
  const parts = inches < 0.35 ? 8 : inches < 2 ? 4 : 2;
  return Math.max(least, Math.round(inches * parts) / parts);
}
