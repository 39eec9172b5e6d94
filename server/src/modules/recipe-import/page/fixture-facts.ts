import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

type Expected = {
  title: string;
  yield: string | null;
  cookingTime: number | null;
  lines: string[];
  steps: string[];
};

/** One expected value of a fixture page, and whether it was read correctly. */
export type PageFact = {
  page: string;
  kind: keyof Expected;
  expected: string | number | null;
  read: string | number | null;
  isRight: boolean;
};

const folder = `${import.meta.dirname}/fixtures`;

/** Each page has the markup of a real kind of site, with a recipe of our own. */
export const fixtureNames = globSync(`${folder}/*.json`)
  .map((path) => basename(path, '.json'))
  .sort();

/** Title, yield, time, every line and every step; lines or steps that the page does not have count as errors. */
export function fixtureFacts(page: string): PageFact[] {
  const expected: Expected = JSON.parse(readFileSync(`${folder}/${page}.json`, 'utf8'));
  const read = readRecipePage(parsePage(readFileSync(`${folder}/${page}.html`), null), 'https://a.example/');
  return (['title', 'yield', 'cookingTime', 'lines', 'steps'] as const).flatMap((kind) => {
    const expectedValues = [expected[kind]].flat();
    const found = [read?.[kind] ?? null].flat();
    return Array.from({ length: Math.max(expectedValues.length, found.length) }, (_, index) => {
      const [expectedValue = null, foundValue = null] = [expectedValues[index], found[index]];
      return { page, kind, expected: expectedValue, read: foundValue, isRight: expectedValue === foundValue };
    });
  });
}
