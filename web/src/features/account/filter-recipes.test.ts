import { expect, test } from 'vitest';
import { knownTags } from './filter-recipes.ts';

test('a tag of an old address that is no longer offered is ignored', () => {
  expect(knownTags(['QUICK', 'gone'], ['Quick', 'Slow'])).toEqual(['Quick']);
});
