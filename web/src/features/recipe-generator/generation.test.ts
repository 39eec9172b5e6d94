import type { Recipe } from '@plateful/contract/recipes.ts';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { begin, inOrderOfArrival, withFailure, withRecipe } from './generation.ts';

const recipeOf = (id: string, title = id) => ({ id, title }) as Recipe;
const [soup, curry, salad] = [recipeOf('soup'), recipeOf('curry'), recipeOf('salad')];
const titlesOf = (recipes: readonly Recipe[]) => recipes.map(({ title }) => title);

const wish = { count: 3, idempotencyKey: '1f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f' };
const started = begin({ owner: 'ann', wish, startedAt: 1000 }, null);
const halfway = [soup, curry].reduce(withRecipe, started);
const lost = new ApiError(0, 'The connection ended before the answer did.');

test('recipes are kept in order of arrival', () => {
  expect(started).toMatchObject({ recipes: [], error: null });
  expect(titlesOf(halfway.recipes)).toEqual(['soup', 'curry']);
});

test('if the connection is lost, received recipes are kept', () => {
  const failed = withFailure(halfway, lost);
  expect(failed.error).toBe(lost);
  expect(titlesOf(failed.recipes)).toEqual(['soup', 'curry']);
});

test('a proxy error does not discard received recipes', () => {
  const failed = withFailure(halfway, new ApiError(502, '<h1>Bad Gateway</h1>'));
  expect(titlesOf(failed.recipes)).toEqual(['soup', 'curry']);
});

test('recipes of an attempt that the server aborted are dropped, as they are not stored', () => {
  const error = new ApiError(200, '{"message":"Something went wrong","code":"internal"}');
  expect(withFailure(halfway, error)).toMatchObject({ recipes: [], error });
});

test('a retry continues with the received recipes, and a repeated one keeps its place', () => {
  const again = begin({ owner: 'ann', wish, startedAt: 9000 }, withFailure(halfway, lost));
  expect(again).toMatchObject({ startedAt: 9000, error: null });
  const after = [recipeOf('curry', 'curry, once more'), salad].reduce(withRecipe, again);
  expect(titlesOf(after.recipes)).toEqual(['soup', 'curry, once more', 'salad']);
});

test('a new request or another user starts empty', () => {
  const failed = withFailure(halfway, lost);
  const other = { ...wish, idempotencyKey: '2f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f' };
  expect(begin({ owner: 'ann', wish: other, startedAt: 9000 }, failed).recipes).toEqual([]);
  expect(begin({ owner: 'bob', wish, startedAt: 9000 }, failed).recipes).toEqual([]);
});

test('the final response keeps the order of cards, appends new ones and removes missing ones', () => {
  const stew = recipeOf('stew');
  expect(titlesOf(inOrderOfArrival(halfway, [stew, curry, salad, soup]))).toEqual([
    'soup',
    'curry',
    'stew',
    'salad',
  ]);
  expect(titlesOf(inOrderOfArrival(halfway, [curry]))).toEqual(['curry']);
  expect(titlesOf(inOrderOfArrival(started, [curry, soup]))).toEqual(['curry', 'soup']);
});
