import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = '{domain,contract,server,web,e2e,bench,tools}';

/** Calls that print for people. */
const printing = /(?:\.format|\.toLocale(?:Date|Time)?String|\bformat(?:Day|Date|Count))\(/g;
/** Functions that parse a text, right before such a call. */
const readBefore =
  /(?:\b(?:Number|parseInt|parseFloat|new Date)|\.(?:parse|parseInt|parseFloat|exec|test|get|has|set|indexOf|includes|localeCompare))\($|(?:[=!]==\s*|\w\[)$/;
/** And right after it. */
const readAfter = /^\s*(?:\??\.(?!join\b)|\[|[=!]==|[<>]=?\s)/;
/** Locales that are chosen for printing dates nearly as ISO 8601 does. */
const nearlyIso = /(?:Format|String)\((['"`])(?:en-CA|fr-CA|sv|sv-SE|lt-LT)\1/g;

/** Parts would take ten seconds longer for 600,000 instants, under the one Node that the project pins. */
const exempt = ['tools/printed-by-a-locale.test.ts', 'domain/src/weeks/meal-time.test.ts'];

test.each([
  "new Intl.DateTimeFormat('en-US').format(day).split('/')",
  'Number(format.format(day))',
  "new Date().toLocaleTimeString('en-US', { hour: 'numeric' }).replace('AM', '')",
  "counts.get(formatDay(day, { weekday: 'short' }))",
  "formatDay(one, { year: 'numeric' }) !== year",
  "byDay[day.toLocaleDateString('en-US')]",
  "day.toLocaleDateString('en-CA')",
])('%s reads what is printed for people', (code) => {
  expect(readingsIn(code)).toHaveLength(1);
});

test.each([
  "'on ' + formatDay(day, options) + '.'",
  'format.formatToParts(day).find(({ type }) => type === "month")',
  '[formatDay(one, options), formatDay(other, options)].join()',
])('%s does not', (code) => {
  expect(readingsIn(code)).toEqual([]);
});

// Versions of ICU print the same locale differently: with ICU 72 no week could be shown.
test('nothing computes with what a locale prints', async () => {
  const found: string[] = [];
  for await (const path of glob(`${folders}/**/*.{ts,tsx,js,mjs}`, { cwd: root, exclude: isForeign })) {
    if (exempt.includes(path)) continue;
    found.push(...readingsIn(readFileSync(`${root}/${path}`, 'utf8')).map((code) => `${path}: ${code}`));
  }
  expect(found).toEqual([]);
});

function isForeign(path: string): boolean {
  return /(?:^|\/)(?:node_modules|dist)$/.test(path);
}

function readingsIn(code: string): string[] {
  const read = [...code.matchAll(printing)].filter(({ index, 0: { length } }) => {
    const start = startOfChain(code, index);
    return (
      readAfter.test(code.slice(endOfCall(code, index + length))) || readBefore.test(code.slice(0, start))
    );
  });
  return [...read, ...code.matchAll(nearlyIso)].map(
    ({ index }) => code.slice(index, index + 60).split('\n')[0]!,
  );
}

/** The start of the expression that ends with the call: `new Intl.DateTimeFormat('en').format(`. */
function startOfChain(code: string, end: number): number {
  let at = end;
  while (at > 0 && /[\w.)\]]/.test(code[at - 1]!))
    at = code[at - 1] === ')' ? openingBefore(code, at - 1) : at - 1;
  return code.slice(0, at).endsWith('new ') ? at - 4 : at;
}

function openingBefore(code: string, closing: number): number {
  let depth = 0;
  for (let index = closing; index >= 0; index--) {
    if (code[index] === ')') depth += 1;
    if (code[index] === '(' && --depth === 0) return index;
  }
  return 0;
}

function endOfCall(code: string, from: number): number {
  let depth = 1;
  for (let index = from; index < code.length; index++) {
    if (code[index] === '(') depth += 1;
    if (code[index] === ')' && --depth === 0) return index + 1;
  }
  return code.length;
}
