import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { methodFor } from '../testing/test-dish.ts';

const dishCalled = (name: RegExp) => cookBook.find(({ dish }) => name.test(dish.name))!.dish;

test('one patty is fried as one', () => {
  const method = methodFor(dishCalled(/^Loco moco/), 1);
  expect(method).toContain('1 flat patty');
  expect(method).not.toContain('patties');
});

test('two slices are soaked and fried at once, and three tortillas warmed in one towel', () => {
  expect(methodFor(dishCalled(/^Pain perdu/), 1)).not.toMatch(/a few slices|half of the slices|fry the rest/);
  expect(methodFor(dishCalled(/^Tacos de pollo rostizado/), 1)).toContain('in a damp towel and heat it');
  expect(methodFor(dishCalled(/^Tacos de pollo rostizado/), 4)).toContain('two damp towels');
});

test('four sheets for two are the others, not the other', () => {
  expect(methodFor(dishCalled(/^Banh trang nuong/), 2)).toContain('Make the others in the same way');
});
