import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Lock, listOf, missingEntries, packagesByLicense } from './notice.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const lock: Lock = JSON.parse(read('package-lock.json'));
const notice = read('NOTICE');

test('NOTICE names every package that the product ships with, under its license: else run npm run notice', () => {
  expect([...packagesByLicense(lock).values()].flat().length).toBeGreaterThan(300);
  expect(notice.endsWith(listOf(lock))).toBe(true);
});

test('what is licensed on other terms than permissive ones is told of by name', () => {
  expect(missingEntries(lock, notice)).toEqual([]);
});

test.each([
  'PaddleOCR',
  'ONNX Runtime',
  'libheif',
  'libde265',
  'libvips',
  'librsvg',
  'glib',
  'satori',
  'Yoga',
  'HarfBuzz',
  'Argon2',
  'Node.js',
  'PostgreSQL',
  'Tailwind CSS',
  'Bricolage Grotesque',
  'Figtree',
])('NOTICE tells of %s, which is inside of a package', (part) => {
  expect(notice).toContain(part);
});

/** The lock with one more package that the server needs. */
function lockWith(license: string): Lock {
  const { server, ...rest } = lock.packages;
  const dependencies = { ...server!.dependencies, 'new-thing': '1.0.0' };
  return {
    packages: { ...rest, server: { ...server, dependencies }, 'node_modules/new-thing': { license } },
  };
}

test('a new package is missed until it is noted', () => {
  expect(notice.endsWith(listOf(lockWith('MIT')))).toBe(false);
  expect(missingEntries(lockWith('MIT'), notice)).toEqual([]);
  for (const license of ['GPL-3.0', 'LGPL-2.1', 'MPL-2.0', 'SEE LICENSE IN LICENSE.md', 'MIT AND LGPL-3.0']) {
    expect(missingEntries(lockWith(license), notice)).toEqual([`new-thing (${license})`]);
  }
});
