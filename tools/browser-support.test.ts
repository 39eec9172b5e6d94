import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const assets = fileURLToPath(new URL('../web/dist/client/assets', import.meta.url));

/**
 * What Chrome 111, Firefox 121 or Safari 16.4 lack (decision 038; MDN's compatibility tables), which no build replaces. The
 * build itself sees to the syntax. A call that is optional (`showPopover?.()`) is one that the code does without.
 */
const newer: Record<string, RegExp> = {
  'Promise.withResolvers': /\bPromise\.withResolvers\b/,
  'Promise.try': /\bPromise\.try\b/,
  groupBy: /\b(?:Object|Map)\.groupBy\b/,
  'Array.fromAsync': /\bArray\.fromAsync\b/,
  'methods of sets': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection|union)\(/,
  'methods of iterators':
    /\bIterator\.from\b|\.(?:values|keys|entries)\(\)\.(?:map|filter|find|some|take|toArray)\(/,
  'URL.parse': /\bURL\.parse\(/,
  'AbortSignal.any': /\bAbortSignal\.any\b/,
  'RegExp.escape': /\bRegExp\.escape\b/,
  Temporal: /\bTemporal\.(?:Now|Plain|Zoned|Instant|Duration)/,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/,
  'Intl.Segmenter': /\bIntl\.Segmenter\b/,
  'Uint8Array and base64': /\.(?:toBase64|fromBase64|toHex|fromHex)\(/,
  popover: /\.(?:showPopover|hidePopover|togglePopover)\(/,
  'scheduler.yield': /\bscheduler\.(?:yield|postTask)\(/,
  'sets in regular expressions': /\/[dgimsuy]*v[dgimsuy]*\.(?:test|exec)\(/,
};

/** Calls of libraries that look first whether the browser has them. */
const askedBefore = [
  // @dnd-kit/dom puts the dragged element on top with a popover, or else with a z-index.
  /^popover in dragging-/,
];

test('the built client calls nothing that the oldest supported browsers lack', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const path of glob(join(assets, '*.js'))) {
    files += 1;
    const code = readFileSync(path, 'utf8');
    for (const [name, pattern] of Object.entries(newer))
      if (pattern.test(code)) found.push(`${name} in ${basename(path)}`);
  }
  expect(files).toBeGreaterThan(10);
  expect(found.filter((query) => !askedBefore.some((pattern) => pattern.test(query)))).toEqual([]);
});
