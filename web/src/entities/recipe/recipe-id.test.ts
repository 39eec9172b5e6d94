import { recipeEndpoints } from '@plateful/contract/recipes.ts';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { expect, test } from 'vitest';
import { isRecipeId } from './recipe-id.ts';

const isTaken = (id: string) => recipeEndpoints.get.params.safeParse({ id }).success;

test('every recipe of the library has a valid id', () => {
  expect(sampleRecipes.every(({ id }) => isRecipeId(id) && isRecipeId(id.toUpperCase()))).toBe(true);
});

test.each(['', 'abc', 'not-an-id', '5a3b1e00-0000-8000-8000-00000000060', ' ', '%ff'])(
  '"%s" is not a valid id and is not requested',
  (text) => {
    expect(isRecipeId(text)).toBe(false);
  },
);

test('client and server accept the same ids', () => {
  const digits = [...'0123456789abcdefABCDEFg'];
  for (const version of digits) {
    for (const variant of digits) {
      const id = `5a3b1e00-0000-${version}000-${variant}000-00000000060${variant}`;
      expect(isRecipeId(id), id).toBe(isTaken(id));
    }
  }
});
