import { isUnknownSymbol } from './food-emoji.ts';
import { memoize } from './memoize.ts';

/** A word, number or punctuation mark of a line, with its lookup form. */
export type Token = {
  kind: 'word' | 'number' | 'mark';
  text: string;
  /** Lookup form: lower case, without accents and possessives, singular. */
  key: string;
  /** Value of a number; NaN for words and marks. */
  value: number;
  /** A single-character fraction such as "½". */
  vulgar: boolean;
  /** Joined to the previous token by a hyphen ("all-purpose", "15-ounce"). */
  joined: boolean;
  start: number;
  end: number;
};

export const vulgarFractions: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅐': 1 / 7,
  '⅑': 1 / 9,
  '⅒': 1 / 10,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

/** Spelling variants and common typos of one word. */
const sameWord: Record<string, string> = {
  yoghurt: 'yogurt',
  yogourt: 'yogurt',
  chile: 'chili',
  chilli: 'chili',
  chilly: 'chili',
  chily: 'chili',
  whiskey: 'whisky',
  tinned: 'canned',
  tin: 'can',
  filet: 'fillet',
  lasagne: 'lasagna',
  doughnut: 'donut',
  grey: 'gray',
  fibre: 'fiber',
  flavour: 'flavor',
  flavoured: 'flavored',
  wholewheat: 'wholemeal',
  tumeric: 'turmeric',
  shitake: 'shiitake',
  portabello: 'portobello',
  portabella: 'portobello',
  brocolli: 'broccoli',
  mozarella: 'mozzarella',
  bullion: 'bouillon',
  cummin: 'cumin',
  cinammon: 'cinnamon',
  parmesean: 'parmesan',
  jalepeno: 'jalapeno',
  bulghur: 'bulgur',
  worchestershire: 'worcestershire',
  sause: 'sauce',
  parsely: 'parsley',
  herbe: 'herb',
  avacado: 'avocado',
  zuchini: 'zucchini',
};

const irregular: Record<string, string> = {
  leaves: 'leaf',
  halves: 'half',
  loaves: 'loaf',
  calves: 'calf',
  knives: 'knife',
  geese: 'goose',
  // The nuts, not a country and a color.
  brazils: 'brazils',
  hazels: 'hazels',
};

function singular(word: string): string {
  if (word.length < 4) return word;
  if (Object.hasOwn(irregular, word)) return irregular[word]!;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.endsWith('che')) return word.slice(0, -1);
  if (!word.endsWith('s')) return word;
  if (/(?:o|ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /(?:ss|us)$/.test(word) ? word : word.slice(0, -1);
}

/**
 * The lookup form of a word: lower case, no accents, no possessive, singular, one spelling.
 * It only has to be the same for singular and plural, and need not be a real word ("cookie" and "cookies": "cooky").
 */
export function foldWord(word: string): string {
  return memoize(folded, maxCached, word, foldAnew);
}

/** Recipes repeat a small vocabulary. */
const folded = new Map<string, string>();
const maxCached = 60_000;

function foldAnew(word: string): string {
  let key = word.toLowerCase();
  if (/[^a-z]/.test(key)) {
    key = key
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replaceAll('œ', 'oe')
      .replace(/['’]s?$/, '')
      .replace(/['’]/g, '');
  }
  key = singular(key);
  return Object.hasOwn(sameWord, key) ? sameWord[key]! : key;
}

/** "1,000" is 1000; "1,5" is 1.5; "1.2.3" is not a number. */
function numberIn(digits: string): number {
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return Number(digits.replace(',', '.'));
}

const tokenPattern = /\d+(?:[.,]\d+)*(?:e[+-]?\d+)?|\.\d+|[¼-¾⅐-⅞]|[\p{L}\p{M}][\p{L}\p{M}'’]*|[^\s]/gu;

function isHyphenInside(text: string, at: number): boolean {
  return /[\p{L}\d½¼¾⅓⅔]/u.test(text[at - 1] ?? '') && /\p{L}/u.test(text[at + 1] ?? '');
}

function kindOf(found: string): Token['kind'] {
  const code = found.charCodeAt(0);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 38) return 'word';
  if (code < 128) return /\d/.test(found) ? 'number' : 'mark';
  if (Object.hasOwn(vulgarFractions, found)) return 'number';
  // An unknown symbol may stand for a word.
  return /^\p{L}/u.test(found) || isUnknownSymbol(found) ? 'word' : 'mark';
}

/** Splits text into words, numbers and marks. Hyphens inside compounds are dropped. Time is linear in the length. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let joined = false;
  for (const match of text.matchAll(tokenPattern)) {
    const found = match[0];
    const start = match.index;
    if ((found === '-' || found === '‑' || found === '‐') && isHyphenInside(text, start)) {
      joined = true;
      continue;
    }
    const kind = kindOf(found);
    const vulgar = kind === 'number' && Object.hasOwn(vulgarFractions, found);
    tokens.push({
      kind,
      text: found,
      key: kind !== 'word' ? found : found === '&' ? 'and' : foldWord(found),
      value: kind !== 'number' ? Number.NaN : vulgar ? vulgarFractions[found]! : numberIn(found),
      vulgar,
      joined,
      start,
      end: start + found.length,
    });
    joined = false;
  }
  return tokens;
}
