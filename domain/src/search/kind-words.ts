import { type Food, seafoodClasses } from '../foods/food.ts';
import { generalWords } from '../safety/general-words.ts';

/** General words of the safety gate that searches use in the same sense; "dough" and "curry" are not among them. */
const shared = new Set(['bread', 'cheese', 'meat', 'mushroom', 'chocolate', 'nut', 'berry']);

const kindWordList: readonly { word: string; covers: (food: Food) => boolean }[] = [
  ...generalWords.filter(({ word }) => shared.has(word)),
  { word: 'noodle', covers: ({ kinds }) => kinds.includes('noodle') },
  { word: 'pasta', covers: ({ kinds }) => kinds.includes('pasta') },
  { word: 'fish', covers: (food) => food.class === 'fish' },
  { word: 'seafood', covers: (food) => seafoodClasses.includes(food.class) },
  { word: 'shellfish', covers: (food) => ['crustacean', 'mollusc'].includes(food.class) },
  { word: 'poultry', covers: (food) => food.class === 'poultry' },
  { word: 'seaweed', covers: (food) => food.class === 'seaweed' },
  { word: 'lentil', covers: ({ kinds }) => kinds.includes('lentil') },
  { word: 'bean', covers: ({ kinds }) => kinds.includes('bean') },
];

const kindsOf = new Map<Food, readonly string[]>();

/** General terms for a food: spaghetti is pasta, feta is cheese, cod is fish and seafood. */
export function kindWords(food: Food): readonly string[] {
  const known = kindsOf.get(food);
  if (known) return known;
  const words = kindWordList.filter(({ covers }) => covers(food)).map(({ word }) => word);
  kindsOf.set(food, words);
  return words;
}
