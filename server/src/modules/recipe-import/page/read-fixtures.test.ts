import { expect, test } from 'vitest';
import { fixtureFacts, fixtureNames } from './fixture-facts.ts';

const pages = fixtureNames.map((name) => ({ name, facts: fixtureFacts(name) }));

test.each(pages)('every ingredient line of $name', ({ facts }) => {
  expect(facts.filter(({ kind, isRight }) => kind === 'lines' && !isRight)).toEqual([]);
});

test('95 % of all facts of the pages', () => {
  const facts = pages.flatMap((page) => page.facts);
  const wrong = facts.filter(({ isRight }) => !isRight);
  expect(1 - wrong.length / facts.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
});

test('60 pages or more', () => {
  expect(pages.length).toBeGreaterThanOrEqual(60);
});
