import { expect, test } from 'vitest';
import { foods } from '../foods/table.ts';
import { richDairy } from '../ingredient-lines/mediterranean.ts';
import { breadIds, pastaIds } from './general-words.ts';

test('every id that the gate names is one of the table', () => {
  const ids = foods.map((food) => food.id);
  expect(ids).toEqual(expect.arrayContaining([...pastaIds, ...breadIds, ...richDairy]));
  expect(ids).toEqual(expect.arrayContaining(['olive-oil', 'black-pepper', 'white-pepper']));
});
