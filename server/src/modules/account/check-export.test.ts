import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AccountExport, importedExport } from '@plateful/contract/account-export.ts';
import { readInput } from '@plateful/contract/read-input.ts';
import { expect, test } from 'vitest';
import { exported, filled } from '#testing/account-files.ts';
import { startTestServer } from '#testing/test-server.ts';
import { checkedExport } from './check-export.ts';

const now = new Date('2026-11-20T11:30:00Z');
const server = await startTestServer({ clock: { now: () => now } });
const whole = await exported(await filled(server, 71));
/** Three rows of each kind. */
const file = Object.fromEntries(
  Object.entries(whole).map(([section, value]) => [
    section,
    Array.isArray(value) ? value.slice(0, 3) : value,
  ]),
) as AccountExport;

type Place = (string | number)[];

/** Where a value holds texts, numbers and other values that hold nothing themselves. */
function leavesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

function spoiled(document: AccountExport, place: Place, leaf: unknown): AccountExport {
  const copy = structuredClone(document);
  const holder = place.slice(0, -1).reduce<unknown>((inner, key) => (inner as never)[key], copy);
  (holder as Record<string | number, unknown>)[place.at(-1)!] = leaf;
  return copy;
}

/** One leaf of each field: entries of a list differ by their content only. */
const places = [
  ...Map.groupBy(leavesOf(file), (place) =>
    place.filter((key) => typeof key === 'string').join('.'),
  ).values(),
].map(([place]) => place!);

async function messageOf(document: AccountExport): Promise<string | null> {
  return checkedExport(document).then(
    () => null,
    (error: Error) => error.message,
  );
}

test('an export that is checked row by row gets the same answer as a whole one', async () => {
  expect(places.length).toBeGreaterThan(200);
  expect(await checkedExport(file)).toEqual(importedExport.parse(file));
  for (const place of places) {
    for (const leaf of [null, { a: 1 }, 'x'.repeat(300_000), 'a\u0000b', -1e300]) {
      const document = spoiled(file, place, leaf);
      const read = readInput(importedExport, document);
      const message = await messageOf(document);
      const expected = 'data' in read ? null : read.issues[0];
      if (expected === null) expect(message, place.join('.')).toBeNull();
      else
        expect(message).toBe(`This export cannot be read at ${expected.path.join('.')}: ${expected.message}`);
    }
  }
});

test('a text of which nothing is visible spoils no export that once was valid', async () => {
  const refused: string[] = [];
  for (const place of places) {
    for (const leaf of ['\u200b', 'a\u2060\u200b']) {
      const document = spoiled(file, place, leaf);
      if (!importedExport.safeParse(document).success) continue;
      const message = await messageOf(document);
      if (message !== null) refused.push(message);
    }
  }
  expect(refused).toEqual([]);
});

test('other work gets its turn while a large export is checked', async () => {
  const [favorite, recipe] = [file.favorites[0]!, file.recipes[0]!];
  const large = {
    ...file,
    favorites: Array.from({ length: 20_000 }, () => favorite),
    recipes: Array.from({ length: 500 }, () => recipe),
  };
  let [turns, isDone] = [0, false];
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn();
  })();
  await checkedExport(large);
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(100);
});
