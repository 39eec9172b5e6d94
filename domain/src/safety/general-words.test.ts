import { expect, test } from 'vitest';
import type { FoodId } from '../foods/food-id.ts';
import { foodById } from '../foods/table.ts';
import { generalWords } from './general-words.ts';

const wordsFor = (id: FoodId) =>
  generalWords.filter(({ covers }) => covers(foodById(id))).map(({ word }) => word);

test.each([
  ['spaghetti', ['pasta', 'noodle']],
  ['udon', ['pasta', 'noodle']],
  ['sourdough', ['bread', 'toast', 'dough']],
  ['feta', ['cheese']],
  ['greek-yogurt', []],
  ['cod', ['fish']],
  ['shrimp', ['seafood']],
  ['beef-chuck', ['meat', 'mince', 'steak']],
  ['dark-chocolate', ['chocolate']],
  ['strawberry', ['berry', 'fruit']],
  ['all-purpose-flour', ['dough']],
  ['onion', []],
] as const)('a method may call %s %j', (id, words) => {
  expect(wordsFor(id)).toEqual(words);
});
