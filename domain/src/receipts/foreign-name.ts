import { findFood } from '../foods/find-food.ts';
import type { Food, Section } from '../foods/food.ts';
import { foldForeign, type OtherLanguage } from '../foods/other-languages.ts';
import { phrasesIn } from './phrases.ts';
import type { NamedItem, NameHints } from './receipt.ts';
import { receiptCategory } from './receipt-category.ts';
import { receiptWords } from './receipt-language.ts';
import { asPrinted } from './say-name.ts';

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

/** More words of a name are brands and sizes. */
const mostWords = 8;
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
    .slice(0, mostWords);
}

function meaningOf(run: readonly string[], at: number, language: OtherLanguage): Meaning | null {
  const phrase = run.join(' ');
  const length = run.length;
  const section = sectionOf(phrase, length, language);
  const food = foodNamed(phrase, length, language);
  // The word lists file as receipts do; where they have a word, they know better than the table.
  const known = section ?? (food && receiptCategory(food));
  if (known === null || known === undefined) return null;
  const isFlavor = food !== null && section === null && flavors.has(food.class);
  return {
    at,
    length,
    category: known === 'non-food' ? 'Other' : known,
    isFood: known !== 'non-food',
    food: known === 'non-food' ? null : food,
    rank: isFlavor ? 0.5 : ranks[known],
  };
}

function sectionOf(phrase: string, length: number, language: OtherLanguage): Section | 'non-food' | null {
  const { whole, endings, beginnings } = goodsOf(language);
  const known = whole.get(phrase);
  if (known !== undefined) return known;
  if (length > 1) return null;
  const behind = endings.filter(
    ([end]) => phrase.endsWith(end) && phrase.length >= end.length + shortestRest,
  );
  const longest = behind.toSorted(([a], [b]) => b.length - a.length)[0];
  return longest?.[1] ?? beginnings.find(([start]) => phrase.startsWith(start))?.[1] ?? null;
}

/** The food that all of the run names; what ends a longer run is found by itself. */
function foodNamed(phrase: string, length: number, language: OtherLanguage): Food | null {
  const food = findFood(phrase, language)?.food ?? null;
  if (food === null || length === 1) return food;
  const last = phrase.slice(phrase.indexOf(' ') + 1);
  return findFood(last, language)?.food === food ? null : food;
}

/** Whether a word beside a food brings an allergen that the food has not. */
function hides({ food }: Meaning, open: readonly Meaning[]): boolean {
  if (food === null) return false;
  return open.some((one) => one.food?.contains.some((allergen) => !food.contains.includes(allergen)));
}
