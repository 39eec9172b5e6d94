import { noImports } from '@plateful/contract/account.ts';
import { accountBounds } from '@plateful/contract/bounds.ts';
import { expect, test } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import {
  againstLimitsText,
  failureReason,
  fileProblem,
  formatBytes,
  importedInWords,
  importTitle,
} from './data-words.ts';

const left = [{ what: 'Satay', why: 'Peanuts.' }];

test('an import reports only what it added', () => {
  expect(importedInWords({ ...noImports, mealPlans: 21, recipes: 1, tasteProfile: 1 })).toEqual([
    '1 recipe',
    '21 planned meals',
    'Your taste preferences',
  ]);
});

test('every kind of imported row has a label', () => {
  const everything = Object.fromEntries(Object.keys(noImports).map((kind) => [kind, 2])) as typeof noImports;
  expect(importedInWords(everything)).toHaveLength(Object.keys(noImports).length);
});

test('one line summarizes an import', () => {
  const some = { ...noImports, recipes: 3 };
  expect(importTitle({ imported: some, skipped: [] })).toBe('Everything was imported');
  expect(importTitle({ imported: some, skipped: left })).toBe('Imported, except for a few things');
  expect(importTitle({ imported: noImports, skipped: left })).toBe('Nothing was imported');
  expect(importTitle({ imported: noImports, skipped: [] })).toBe('All of this is already in your account');
});

test('a file that the server would reject is not sent', () => {
  expect(fileProblem({ size: 0 })).toMatch('empty');
  expect(fileProblem({ size: accountBounds.importFile + 1 })).toMatch('larger than 50 MB');
  expect(fileProblem({ size: accountBounds.importFile })).toBeUndefined();
});

test('sizes are in readable units', () => {
  expect(formatBytes(1)).toBe('1 kB');
  expect(formatBytes(640_000)).toBe('640 kB');
  expect(formatBytes(12_350_000)).toBe('12.3 MB');
});

test("a failure shows the server's message, else the default", () => {
  const otherwise = 'Failed to export data';
  expect(failureReason(new ApiError(429, '{"message":"Wait a minute."}'), otherwise)).toBe('Wait a minute.');
  expect(failureReason(new ApiError(502, '<html>Bad gateway</html>'), otherwise)).toBe(otherwise);
  expect(failureReason(new TypeError('x is undefined'), otherwise)).toBe(otherwise);
});

test("imported recipes that violate the household's limits are reported", () => {
  expect(againstLimitsText({ againstLimits: 0 })).toBeUndefined();
  expect(againstLimitsText({ againstLimits: 1 })).toMatch(
    /^1 recipe contains something you do not eat.* It is marked/,
  );
  expect(againstLimitsText({ againstLimits: 12 })).toMatch(
    /^12 recipes contain .* They are marked and never planned/,
  );
});
