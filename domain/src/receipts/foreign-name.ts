import { findFood } from '../foods/find-food.ts';
import type { Food, Section } from '../foods/food.ts';
import { listedFoodId } from '../foods/foreign-phrases.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { foodsById } from '../foods/table.ts';
import { completeWords, type ForeignWord } from './complete-words.ts';
import { asPrinted } from './display-name.ts';
import { milkByFat } from './milk-by-fat.ts';
import { phrasesIn } from './phrases.ts';
import { productNames } from './product-names.ts';
import type { NamedItem, NameHints } from './receipt.ts';
import { receiptCategory } from './receipt-category.ts';
import { receiptWords } from './receipt-language.ts';

/** The meaning of consecutive printed words. */
type Meaning = {
  at: number;
  length: number;
  category: Section;
  isFood: boolean;
  food: Food | null;
  rank: number;
};

type ItemWords = {
  whole: ReadonlyMap<string, Section | 'non-food'>;
  endings: readonly (readonly [string, Section | 'non-food'])[];
  beginnings: readonly (readonly [string, Section | 'non-food'])[];
};

/**
 * Priorities between meanings: lemon soap is non-food, apple juice is a drink, and fruit and spices flavor other foods.
 */
const ranks: Readonly<Record<Section | 'non-food', number>> = {
  'non-food': 4,
  Other: 3,
  Dairy: 2,
  Protein: 2,
  Pantry: 2,
  Produce: 1,
};
const flavors: ReadonlySet<Food['class']> = new Set(['spice', 'herb', 'sweetener', 'acid']);

const grains: ReadonlySet<Food['class']> = new Set(['gluten-grain', 'grain']);

/** Pasta filled with cheese is not plain. */
function isPlainGrain(food: Food | null): boolean {
  if (food === null || food.contains.includes('Dairy')) return false;
  return grains.has(food.class) && receiptCategory(food) === 'Pantry';
}

/** Further words of a name are brands and sizes. */
const maxWords = 8;
const longestRun = 4;
/** Minimum length of the rest of a compound word before its ending. */
const shortestRest = 2;

const cache = new Map<OtherLanguage, ItemWords>();

function itemWordsOf(language: OtherLanguage): ItemWords {
  const known = cache.get(language);
  if (known) return known;
  const all = Object.entries(receiptWords[language].itemWords).flatMap(([section, list]) =>
    phrasesIn(list).map((phrase) => [foldForeign(phrase), section as Section | 'non-food'] as const),
  );
  const itemWords: ItemWords = {
    whole: new Map(all.map(([phrase, section]) => [phrase.replace(/^-|-$/g, ''), section])),
    endings: all.flatMap(([phrase, section]) => (phrase[0] === '-' ? [[phrase.slice(1), section]] : [])),
    beginnings: all.flatMap(([phrase, section]) =>
      phrase.at(-1) === '-' ? [[phrase.slice(0, -1), section]] : [],
    ),
  };
  cache.set(language, itemWords);
  return itemWords;
}

/**
 * The meaning of a printed name in another language, from the food table's names in that language and the word lists of
 * `data/words`. Null if all words are unknown.
 */
export function nameForeign(text: string, language: OtherLanguage, { heading }: NameHints): NamedItem | null {
  const read = completeWords(wordsOf(language === 'de' ? withSharpS(text) : text), language);
  const words = read.map((word) => word.text);
  const meanings = words.flatMap((_, at) =>
    [...Array(longestRun).keys()].flatMap((more) => {
      const meaning =
        at + more < words.length ? meaningOf(words.slice(at, at + more + 1), at, language) : null;
      return meaning === null ? [] : [meaning];
    }),
  );
  // A longer match is more specific than the words in it.
  const open = meanings.filter(
    (one) =>
      !meanings.some(
        (other) =>
          other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length,
      ),
  );
  const head = open.toSorted((a, b) => b.rank - a.rank || a.at - b.at)[0];
  if (head === undefined) return null;
  const first = kindOf(head, open, words) ?? head;
  const food = first.food === null || addsAllergen(first, open) ? null : milkByFat(first.food, text);
  const isFood = first.isFood && heading !== 'non-food';
  return {
    name: isFood && food ? food.name : asPrinted(text),
    food: isFood ? (food?.id ?? null) : null,
    category: isFood ? first.category : 'Other',
    isFood,
    isGuess: !(food && first.length === words.length) || read.some(({ isCompleted }) => isCompleted),
  };
}

const salads = /^(?:salade|salat|insalata|ensalada|salada|sla|sallad|salata)$/;
const cheeses = /^(?:kase|fromage|queso|formaggio|queijo|kaas|ost|juusto|ser|ser zolty)$/;
const namedCheeses: ReadonlySet<string> = new Set(
  'gouda edam havarti tilsit swiss-cheese gruyere mozzarella feta brie camembert parmesan goat-cheese blue-cheese raclette manchego provolone'.split(
    ' ',
  ),
);
const pastas = /^(?:nudeln|teigwaren|pates|pasta|massa|makaron)$/;

/** A fillet of meat or fish, and in French a net of oranges. */
const filet = 'filet';

function contentOfNet(net: Meaning, open: readonly Meaning[]): Meaning | undefined {
  const others = open.filter((one) => one !== net);
  return others.every(({ category }) => category === 'Produce') ? others.find(({ food }) => food) : undefined;
}

/**
 * "INSALATA RUCOLA", "RUCOLA SALAT", "SER ŻÓŁTY GOUDA": the other words say which salad, cheese or pasta it is, or what
 * is in a net.
 */
function kindOf(head: Meaning, open: readonly Meaning[], words: readonly string[]): Meaning | undefined {
  const named = words.slice(head.at, head.at + head.length).join(' ');
  const others = open.filter((one) => one !== head && one.food !== null && one.category === head.category);
  if (named === filet) return others[0] ?? contentOfNet(head, open);
  if (head.category === 'Produce' && salads.test(named))
    return others.find(({ food }) => food!.section === 'Produce');
  if (cheeses.test(named)) return others.find(({ food }) => namedCheeses.has(food!.id));
  if (pastas.test(named)) return others.find(({ food }) => isPlainGrain(food));
  return undefined;
}

/** An English recognition model reads "ß" as a capital: "WeiBkohl". */
function withSharpS(text: string): string {
  return text.replace(/(?<=\p{Ll})B(?=\p{Ll}|$|\s)/gu, 'ss');
}

/** "LAIT 1/2 ECR", "LAIT 1/2ECREME", "LEITE M/GORDO": half-skimmed. */
const half = /(?<!\d)1\/2\s?(?=[ée]cr)/i;
const halfFat = /\bm[/.]\s?(?=gordo)/i;

/** "LATTE P.S.": initials are one word. */
const initials = /(?<!\p{L})(\p{L})\. ?(\p{L})\.(?!\p{L})/gu;

/** Normalized words, without sizes, numbers and flags. */
function wordsOf(text: string): ForeignWord[] {
  return [
    ...foldForeign(text.replace(half, 'demi ').replace(halfFat, 'meio ').replace(initials, '$1$2')).matchAll(
      /([\p{L}\d+'%-]+)(\.?)/gu,
    ),
  ]
    .map(([, word, period]) => ({
      text: word!.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
      isCut: period === '.',
      isCompleted: false,
    }))
    .filter((word) => word.text.length > 1)
    .slice(0, maxWords);
}

function meaningOf(run: readonly string[], at: number, language: OtherLanguage): Meaning | null {
  const phrase = run.join(' ');
  const length = run.length;
  const section = sectionOf(phrase, length, language);
  const food = foodNamed(phrase, language);
  // The word lists use receipt categories, so they take precedence over the food table.
  const known = section ?? (food && receiptCategory(food));
  if (known === null || known === undefined) return null;
  // A word that the lists assign to ready meals is not plain bread or pasta: a Spanish tortilla is made of eggs.
  const isDish = section === 'Other' && isPlainGrain(food);
  const isFlavor = food !== null && section === null && flavors.has(food.class);
  return {
    at,
    length,
    category: known === 'non-food' ? 'Other' : known,
    isFood: known !== 'non-food',
    food: known === 'non-food' || isDish ? null : food,
    rank: isFlavor ? 0.5 : ranks[known],
  };
}

function sectionOf(phrase: string, length: number, language: OtherLanguage): Section | 'non-food' | null {
  const { whole, endings, beginnings } = itemWordsOf(language);
  for (const variant of [phrase, ...withLinks(phrase, language)]) {
    const known = whole.get(variant);
    if (known !== undefined) return known;
  }
  if (length > 1 || phrase.includes(' ')) return null;
  const short = language === 'de' ? withoutUmlautE(phrase) : phrase;
  if (short !== phrase && !whole.has(short)) return sectionOf(short, length, language);
  if (short !== phrase) return whole.get(short)!;
  const matchingEndings = endings.filter(
    ([end]) => phrase.endsWith(end) && phrase.length >= end.length + shortestRest,
  );
  const longest = matchingEndings.toSorted(([a], [b]) => b.length - a.length)[0];
  return longest?.[1] ?? beginnings.find(([start]) => phrase.startsWith(start))?.[1] ?? null;
}

/** "SPUELMITTEL": registers without umlauts print an e behind the vowel. The lists have no accents. */
function withoutUmlautE(word: string): string {
  return word.replace(/(?<![aeq])ue|(?<=[^aeiou]|^)(?:ae|oe)/g, (vowels) => vowels[0]!);
}

/** The food named by all of the words. A name that ends the phrase is found separately. */
function foodNamed(phrase: string, language: OtherLanguage): Food | null {
  const productId = productNames(language).get(phrase);
  if (productId !== undefined) return foodsById.get(productId) ?? null;
  if (!phrase.includes(' ')) return findFood(phrase, language)?.food ?? null;
  const listed = [phrase, ...withLinks(phrase, language)].map((variant) => listedFoodId(variant, language));
  const exact = foodsById.get(listed.find((id) => id !== null) ?? '');
  if (exact) return exact;
  const named = (variant: string) => findFood(variant, language)?.food ?? null;
  const end = phrase.indexOf(' ');
  const [first, last] = [named(phrase.slice(0, end)), named(phrase.slice(end + 1))];
  const whole = withLinks(phrase, language)
    .map(named)
    .find((food) => food !== null && food !== first && food !== last);
  const food = whole ?? named(phrase);
  return food === last || food === named(phrase.slice(phrase.lastIndexOf(' ') + 1)) ? null : food;
}

/** Prepositions that receipts omit from names: "jus orange", "petto pollo", "leite coco". */
const links: Partial<Record<OtherLanguage, readonly string[]>> = {
  fr: ["d'", 'de ', 'au ', 'aux ', 'a la ', 'a '],
  it: ['di ', "d'", 'al ', 'alla ', 'con ', 'da '],
  es: ['de ', 'con ', 'al ', 'a la '],
  pt: ['de ', 'com ', 'do ', 'da ', 'ao '],
  // Single letters are left out of the words of a name.
  pl: ['z ', 'ze ', 'w ', 'na '],
  da: ['i ', 'med '],
  nb: ['i ', 'med '],
  sv: ['i ', 'med '],
};

/** The phrase with each possible preposition inserted after its first word. */
function withLinks(phrase: string, language: OtherLanguage): string[] {
  const end = phrase.indexOf(' ') + 1;
  if (end === 0) return [];
  return (links[language] ?? []).map((link) => `${phrase.slice(0, end)}${link}${phrase.slice(end)}`);
}

/** Whether another word of the name adds an allergen that the food lacks. */
function addsAllergen({ food }: Meaning, open: readonly Meaning[]): boolean {
  if (food === null) return false;
  return open.some((one) => one.food?.contains.some((allergen) => !food.contains.includes(allergen)));
}
