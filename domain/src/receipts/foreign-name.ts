import { findFood } from '../foods/find-food.ts';
import type { Food, Section } from '../foods/food.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { asPrinted } from './display-name.ts';
import { phrasesIn } from './phrases.ts';
import type { NamedItem, NameHints } from './receipt.ts';
import { receiptCategory } from './receipt-category.ts';
import { receiptWords } from './receipt-language.ts';

/** What a run of printed words means. */
type Meaning = {
  at: number;
  length: number;
  category: Section;
  isFood: boolean;
  food: Food | null;
  rank: number;
};

type Goods = {
  whole: ReadonlyMap<string, Section | 'non-food'>;
  endings: readonly (readonly [string, Section | 'non-food'])[];
  beginnings: readonly (readonly [string, Section | 'non-food'])[];
};

/** What decides beside what: soap of lemon is no lemon, juice of apples is a drink, and fruit and spice flavor the rest. */
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

function isPlainGrain(food: Food | null): boolean {
  return food !== null && grains.has(food.class) && receiptCategory(food) === 'Pantry';
}

/** More words of a name are brands and sizes. */
const maxWords = 8;
const longestRun = 3;
/** What an ending leaves of a compound at least. */
const shortestRest = 2;

const made = new Map<OtherLanguage, Goods>();

function goodsOf(language: OtherLanguage): Goods {
  const known = made.get(language);
  if (known) return known;
  const all = Object.entries(receiptWords[language].goods).flatMap(([section, list]) =>
    phrasesIn(list).map((phrase) => [foldForeign(phrase), section as Section | 'non-food'] as const),
  );
  const goods: Goods = {
    whole: new Map(all.map(([phrase, section]) => [phrase.replace(/^-|-$/g, ''), section])),
    endings: all.flatMap(([phrase, section]) => (phrase[0] === '-' ? [[phrase.slice(1), section]] : [])),
    beginnings: all.flatMap(([phrase, section]) =>
      phrase.at(-1) === '-' ? [[phrase.slice(0, -1), section]] : [],
    ),
  };
  made.set(language, goods);
  return goods;
}

/**
 * What a printed name of another language means: by the food table's names in that language and by the words of its
 * goods. Null where neither knows a word of it.
 */
export function nameForeign(text: string, language: OtherLanguage, { heading }: NameHints): NamedItem | null {
  const words = wordsOf(text);
  const meanings = words.flatMap((_, at) =>
    [...Array(longestRun).keys()].flatMap((more) => {
      const meaning =
        at + more < words.length ? meaningOf(words.slice(at, at + more + 1), at, language) : null;
      return meaning === null ? [] : [meaning];
    }),
  );
  // A longer run knows better than the words in it.
  const open = meanings.filter(
    (one) =>
      !meanings.some(
        (other) =>
          other.length > one.length && other.at <= one.at && other.at + other.length >= one.at + one.length,
      ),
  );
  const first = open.toSorted((a, b) => b.rank - a.rank || a.at - b.at)[0];
  if (first === undefined) return null;
  const food = hides(first, open) ? null : first.food;
  const isFood = first.isFood && heading !== 'non-food';
  return {
    name: isFood && food ? food.name : asPrinted(text),
    food: isFood ? (food?.id ?? null) : null,
    category: isFood ? first.category : 'Other',
    isFood,
    isGuess: !(food && first.length === words.length),
  };
}

/** Words of letters, folded; sizes, numbers and marks of the till left out. */
function wordsOf(text: string): string[] {
  return foldForeign(text)
    .split(/[^\p{L}\d+'%-]+/u)
    .map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
}

function meaningOf(run: readonly string[], at: number, language: OtherLanguage): Meaning | null {
  const phrase = run.join(' ');
  const length = run.length;
  const section = sectionOf(phrase, length, language);
  const food = foodNamed(phrase, length, language);
  // The word lists file as receipts do; where they have a word, they know better than the table.
  const known = section ?? (food && receiptCategory(food));
  if (known === null || known === undefined) return null;
  // What the lists file with ready dishes is no plain bread or pasta: a tortilla of Spain is made of eggs.
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
  const { whole, endings, beginnings } = goodsOf(language);
  for (const said of [phrase, ...linked(phrase, language)]) {
    const known = whole.get(said);
    if (known !== undefined) return known;
  }
  if (length > 1) return null;
  const behind = endings.filter(
    ([end]) => phrase.endsWith(end) && phrase.length >= end.length + shortestRest,
  );
  const longest = behind.toSorted(([a], [b]) => b.length - a.length)[0];
  return longest?.[1] ?? beginnings.find(([start]) => phrase.startsWith(start))?.[1] ?? null;
}

/** The food that all of the run names; what ends a longer run is found by itself. */
function foodNamed(phrase: string, length: number, language: OtherLanguage): Food | null {
  if (length === 1) return findFood(phrase, language)?.food ?? null;
  const named = (said: string) => findFood(said, language)?.food ?? null;
  const end = phrase.indexOf(' ');
  const [first, last] = [named(phrase.slice(0, end)), named(phrase.slice(end + 1))];
  const whole = linked(phrase, language)
    .map(named)
    .find((food) => food !== null && food !== first && food !== last);
  const food = whole ?? named(phrase);
  return food === last ? null : food;
}

/** Tills leave out the words that a language links names with: "jus orange", "petto pollo", "leite coco". */
const links: Partial<Record<OtherLanguage, readonly string[]>> = {
  fr: ["d'", 'de ', 'au ', 'aux ', 'a la ', 'a '],
  it: ['di ', "d'", 'al ', 'alla ', 'con ', 'da '],
  es: ['de ', 'con ', 'al ', 'a la '],
  pt: ['de ', 'com ', 'do ', 'da ', 'ao '],
};

/** The run with each word that may have been left out behind its first one. */
function linked(phrase: string, language: OtherLanguage): string[] {
  const end = phrase.indexOf(' ') + 1;
  if (end === 0) return [];
  return (links[language] ?? []).map((link) => `${phrase.slice(0, end)}${link}${phrase.slice(end)}`);
}

/** Whether a word beside a food brings an allergen that the food has not. */
function hides({ food }: Meaning, open: readonly Meaning[]): boolean {
  if (food === null) return false;
  return open.some((one) => one.food?.contains.some((allergen) => !food.contains.includes(allergen)));
}
