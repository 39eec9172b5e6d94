import { expect, test } from 'vitest';
import { fixtureFacts, fixtureNames } from './fixture-facts.ts';

const pages = fixtureNames.map((name) => ({ name, facts: fixtureFacts(name) }));

test.each(pages)('every fact of $name', ({ facts }) => {
  expect(facts.filter(({ isRight }) => !isRight)).toEqual([]);
});

test('60 pages or more', () => {
  expect(pages.length).toBeGreaterThanOrEqual(60);
});
