import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { kindWords } from './kind-words.ts';
import { type Place, type PlacedTerm, places } from './places.ts';
import { compoundWords, type SearchWord, searchWord, searchWords } from './search-words.ts';
import { termOf, type Vocabulary } from './vocabulary.ts';

/** An alias of a food ("courgette", "spring onion"): typing all of its words means the food. */
type OtherName = { terms: readonly number[]; food: number };
/** By their first term: there are thousands, and a query has few of their words. */
export type OtherNames = Map<number, OtherName[]>;

/** The terms under which the foods of an index are found. */
export type FoodTerms = {
  /** Null in an index that is searched together with one that has them (`matchWithNamesOf`). */
  otherNames: OtherNames | null;
  foods: Map<Food, readonly PlacedTerm[]>;
  /** Cache by ingredient name. */
  ingredients: Map<string, IngredientWords>;
};

export function createFoodTerms(withOtherNames: boolean): FoodTerms {
  return { otherNames: withOtherNames ? new Map() : null, foods: new Map(), ingredients: new Map() };
}

type PlacedWord = readonly [word: SearchWord, place: Place];

/** The words of an ingredient, and its food, whose other names are searched too. */
export type IngredientWords = { words: readonly PlacedWord[]; food: Food | null };

export function ingredientWords({ name, language }: Pick<Ingredient, 'name' | 'language'>): IngredientWords {
  const spoken = spokenName(name);
  const food = findFood(name, language)?.food ?? null;
  const words = [...searchWords(spoken), ...compoundWords(spoken)];
  return { food, words: words.map((word): PlacedWord => [word, placeOf(word, food)]) };
}

/** The vocabulary entry for a food itself. It has no spelling, so it cannot be typed. */
export function foodSearchWord(id: string): SearchWord {
  return { plain: '', key: `${foodMark}${id}` };
}

const foodMark = 'food ';

/** The id of the food that a vocabulary key stands for; null if the key is a word. */
export function foodOfKey(key: string): string | null {
  return key.startsWith(foodMark) ? key.slice(foodMark.length) : null;
}

/** Label claims apply to their own food only: gluten-free soy sauce does not make a dish "gluten-free". */
const claims = /\b(?:\p{L}+[- ]free|vegan|vegetarian)\b/giu;

/** The name without what follows it: "red onion" of "red onion, finely chopped". */
function spokenName(name: string): string {
  return (name.split(/[,;(]/, 1)[0] ?? '').replace(claims, ' ');
}

/** All terms of a food; the first call for a food adds them to the vocabulary. */
export function termsOfFood(vocabulary: Vocabulary, known: FoodTerms, food: Food): readonly PlacedTerm[] {
  const before = known.foods.get(food);
  if (before) return before;
  const number = (word: SearchWord) => termOf(vocabulary, word);
  const itself = number(foodSearchWord(food.id));
  const { names, otherNames } = namesOf(food);
  for (const words of known.otherNames ? otherNames : []) {
    const terms = words.map(number);
    const [first = itself] = terms;
    known.otherNames?.set(first, [...(known.otherNames.get(first) ?? []), { terms, food: itself }]);
  }
  const terms: PlacedTerm[] = [
    [itself, places.otherName],
    ...names.map(([word, place]): PlacedTerm => [number(word), place]),
  ];
  known.foods.set(food, terms);
  return terms;
}

type FoodNames = { names: readonly PlacedWord[]; otherNames: readonly (readonly SearchWord[])[] };

const namesOfFoods = new Map<Food, FoodNames>();

/** The words of a food's name and plural, and its general terms (`kindWords`). */
export function foodWords(food: Food): readonly PlacedWord[] {
  return namesOf(food).names;
}

function namesOf(food: Food): FoodNames {
  const known = namesOfFoods.get(food);
  if (known) return known;
  const own = [...searchWords(food.name), ...searchWords(food.plural)];
  const names = {
    names: [
      ...own.map((word): PlacedWord => [word, placeOf(word, food)]),
      ...kindWords(food).map((word): PlacedWord => [searchWord(word), places.kind]),
    ],
    otherNames: food.aliases.map(searchWords).filter((words) => !namesAnother(words, food)),
  };
  namesOfFoods.set(food, names);
  return names;
}

/** A word that alone names a food of another class says what the food is made of or resembles, not what it is. */
function placeOf({ plain }: SearchWord, food: Food | null): Place {
  const alone = food && findFood(plain)?.food;
  return alone && alone !== food && alone.class !== food.class ? places.partOfName : places.ingredient;
}

/** "chicken egg" names the animal too: a search for both words means two foods. */
function namesAnother(words: readonly SearchWord[], food: Food): boolean {
  if (words.at(-1)?.key !== searchWords(food.name).at(-1)?.key) return false;
  return words.slice(0, -1).some(({ plain }) => {
    const other = findFood(plain)?.food;
    return other !== undefined && other !== food && other.name === plain;
  });
}
