import { expect, test } from 'vitest';
import { knownTags } from './filter-recipes.ts';

test('a tag in the URL that is no longer offered is ignored', () => {
  expect(knownTags(['QUICK', 'gone'], ['Quick', 'Slow'])).toEqual(['Quick']);
});
