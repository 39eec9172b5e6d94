import { editDistances } from '../foods/edit-distance.ts';
import { type Allergen, allergens, type Diet } from '../vocabulary/options.ts';
import { plainText, type SearchWord, searchWord } from './search-words.ts';

/** A parsed search query. */
export type SearchQuery = {
  /** A recipe must have each of these, except the optional ones. */
  words: readonly QueryWord[];
  /** What follows a "without": recipes with all the words of one of these entries are excluded. */
  without: readonly (readonly SearchWord[])[];
  /** Diets and allergens named as limits. They are checked against a recipe's facts, never against its words. */
  diets: readonly Diet[];
  freeFrom: readonly Allergen[];
  /** Minutes. */
  maxMinutes: number | null;
};

export type QueryWord = SearchWord & { isOptional: boolean };

/** More words than any title has; the rest is ignored. */
const maxWords = 20;

/** Filler words. They are optional, unless the query has no other words. */
const fillers = new Set(
  'a an the and or of with in for to from on at by my me i we want some something anything recipe dish idea food how make cook good best tasty delicious friendly easy simple'.split(
    ' ',
  ),
);

/** Words that name a diet. Diets with the same rules as an allergy are read with the allergens: "gluten free". */
const dietPatterns: Record<Diet, RegExp | null> = {
  Vegan: /\b(?:vegans?|plant based)\b/g,
  Vegetarian: /\b(?:vegetarians?|veggie|meatless|meat ?free)\b/g,
  Pescatarian: /\b(?:pescatarians?|pescetarians?)\b/g,
  Keto: /\b(?:keto|ketogenic)\b/g,
  Paleo: /\bpaleo\b/g,
  Whole30: /\bwhole ?30\b/g,
  'Low-Carb': /\blow ?carbs?\b/g,
  'Low-Fat': /\blow ?fat\b/g,
  Mediterranean: /\bmediterranean diet\b/g,
  'Gluten-Free': null,
  'Dairy-Free': null,
};
export const dietsByPattern = Object.entries(dietPatterns) as [Diet, RegExp | null][];

/** Words that are long enough to recognize a diet despite a typo. */
const longDiets = [
  ['vegan', 'Vegan'],
  ['vegetarian', 'Vegetarian'],
  ['pescatarian', 'Pescatarian'],
] as const;

/** Patterns for allergens, in the order in which they are tried. */
const allergenNames: Record<Allergen, string> = {
  Nuts: '(?:tree )?nuts?',
  Peanuts: 'peanuts?',
  Dairy: '(?:dairy|milk|lactose)',
  Gluten: '(?:gluten|wheat)',
  Soy: 'soya?',
  Eggs: 'eggs?',
  Fish: 'fish',
  Shellfish: 'shellfish',
  Sesame: 'sesame',
};
export const allergenPatterns = allergens.map((allergen) => {
  const name = allergenNames[allergen];
  return {
    allergen,
    free: new RegExp(`\\b(?:${name} ?free|no ${name})\\b`, 'g'),
    whole: new RegExp(`^${name}$`),
  };
});

const time =
  /\b(?:(?:ready|done) )?(?:(?:under|below|less than|no more than|at most|up to|max|within|in) )?(\d{1,3}) ?(minutes?|mins?|hours?|hrs?|h)\b(?: or (?:less|under|faster))?/g;

/** Parses a query into words and limits: diets, allergens, time. */
export function readQuery(text: string): SearchQuery {
  let maxMinutes: number | null = null;
  const diets = new Set<Diet>();
  const freeFrom = new Set<Allergen>();

  let plain = plainText(text).replace(time, (_, digits: string, unit: string) => {
    const minutes = Number(digits) * (unit.startsWith('h') ? 60 : 1);
    maxMinutes = Math.min(maxMinutes ?? minutes, minutes);
    return ' ';
  });
  for (const { free, allergen } of allergenPatterns) {
    plain = plain.replace(free, () => {
      freeFrom.add(allergen);
      return ' ';
    });
  }
  for (const [diet, pattern] of dietsByPattern) {
    if (!pattern) continue;
    plain = plain.replace(pattern, () => {
      diets.add(diet);
      return ' ';
    });
  }

  const [wanted = '', ...unwanted] = plain.split(/\bwithout\b/);
  const words = wordsIn(wanted).filter((word) => {
    const diet = misspelledDiet(word);
    if (diet) diets.add(diet);
    return !diet;
  });
  const without = unwanted
    .flatMap((part) => part.split(/\b(?:and|or|nor|with)\b/))
    .map(wordsIn)
    .filter((part) => {
      const allergen = allergenPatterns.find(({ whole }) => whole.test(part.join(' ')))?.allergen;
      if (allergen) freeFrom.add(allergen);
      return !allergen && part.length > 0;
    });

  const limits = diets.size + freeFrom.size + without.length + (maxMinutes === null ? 0 : 1);
  const searched = words.map(searchWord);
  const mayOmit = limits > 0 || searched.some(({ key }) => !fillers.has(key));
  return {
    words: searched.map((word) => ({ ...word, isOptional: mayOmit && fillers.has(word.key) })),
    without: without.map((part) => part.map(searchWord)),
    diets: [...diets],
    freeFrom: [...freeFrom],
    maxMinutes,
  };
}

function wordsIn(plain: string): string[] {
  return [...new Set(plain.split(' ').filter(Boolean))].slice(0, maxWords);
}

function misspelledDiet(word: string): Diet | undefined {
  const isMeant = (name: string) =>
    word[0] === name[0] && editDistances(word, name, 2).whole <= (name.length < 8 ? 1 : 2);
  return longDiets.find(([name]) => isMeant(name))?.[1];
}
