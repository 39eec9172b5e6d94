import { findFood } from '../foods/find-food.ts';
import type { Food } from '../foods/food.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { kindWords } from './kind-words.ts';
import { type Place, type PlacedTerm, places } from './places.ts';
import { compoundWords, type SearchWord, searchWord, searchWords } from './search-words.ts';
import { termOf, type Vocabulary } from './vocabulary.ts';

/** Another name of a food ("courgette", "spring onion"): who types all of its words means the food. */
export type OtherName = { terms: readonly number[]; food: number };

/** What an index knows of the foods in its recipes. */
export type FoodTerms = {
  otherNames: OtherName[];
  foods: Map<Food, readonly PlacedTerm[]>;
  /** Of the latest ingredients: kitchens write the same ones again and again. */
  ingredients: Map<string, readonly PlacedTerm[]>;
};

const mostIngredients = 5000;

export function createFoodTerms(): FoodTerms {
  return { otherNames: [], foods: new Map(), ingredients: new Map() };
}

/** The words of an ingredient, and all that its food is called besides. */
export function ingredientTerms(
  vocabulary: Vocabulary,
  known: FoodTerms,
  { name, language }: Pick<Ingredient, 'name' | 'language'>,
): readonly PlacedTerm[] {
  const called = `${language ?? ''} ${name}`;
  const before = known.ingredients.get(called);
  if (before) return before;
  const spoken = spokenName(name);
  const food = findFood(name, language)?.food ?? null;
  const words = [...searchWords(spoken), ...compoundWords(spoken)];
  const terms = [
    ...words.map((word): PlacedTerm => [termOf(vocabulary, word), placeOf(word, food)]),
    ...(food ? termsOfFood(vocabulary, known, food) : []),
  ];
  if (known.ingredients.size >= mostIngredients) known.ingredients.clear();
  known.ingredients.set(called, terms);
  return terms;
}

/** What stands for a food in the vocabulary: no one types it. */
export function foodItself(id: string): SearchWord {
  return { plain: '', key: `food ${id}` };
}

/** Claims of a label are about that food alone: a dish with gluten-free soy sauce is not "gluten-free" by that. */
const claims = /\b(?:\p{L}+[- ]free|vegan|vegetarian)\b/giu;

/** "red onion" of "red onion, finely chopped". */
function spokenName(name: string): string {
  return (name.split(/[,;(]/, 1)[0] ?? '').replace(claims, ' ');
}

function termsOfFood(vocabulary: Vocabulary, known: FoodTerms, food: Food): readonly PlacedTerm[] {
  const before = known.foods.get(food);
  if (before) return before;
  const number = (word: SearchWord) => termOf(vocabulary, word);
  const itself = number(foodItself(food.id));
  const terms: PlacedTerm[] = [[itself, places.otherName]];
  for (const word of [...searchWords(food.name), ...searchWords(food.plural)]) {
    terms.push([number(word), placeOf(word, food)]);
  }
  for (const words of food.aliases.map(searchWords)) {
    if (!namesAnother(words, food)) known.otherNames.push({ terms: words.map(number), food: itself });
  }
  for (const word of kindWords(food)) terms.push([number(searchWord(word)), places.kind]);
  known.foods.set(food, terms);
  return terms;
}

/** A word that names a food of another class says what a food is made of, or like, not what it is. */
function placeOf({ plain }: SearchWord, food: Food | null): Place {
  const alone = food && findFood(plain)?.food;
  return alone && alone !== food && alone.class !== food.class ? places.partOfName : places.ingredient;
}

/** "chicken egg" says what laid the egg; who types both words wants both foods. */
function namesAnother(words: readonly SearchWord[], food: Food): boolean {
  if (words.at(-1)?.key !== searchWords(food.name).at(-1)?.key) return false;
  return words.slice(0, -1).some(({ plain }) => {
    const other = findFood(plain)?.food;
    return other !== undefined && other !== food && other.name === plain;
  });
}
