import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the typefaces of every page are kept for style sheets, which name them `@typefaces/{name}.woff2`. */
const folder = join(import.meta.dirname, '../node_modules/.cache/plateful/typefaces');

/** Only the weights in use: a weight that varies costs as much as all letters. */
const typefaces = [
  {
    name: 'figtree',
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 800 } },
  },
  {
    name: 'bricolage-grotesque',
    file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    axes: { wght: 680 },
  },
] as const;

/** The same as `unicode-range` in fonts.css. */
const ranges = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
] as const;

/** Makes the typefaces of our own pages out of the published ones: half of their bytes, and the same letters. */
export function fonts(): Plugin {
  return {
    name: 'plateful:fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(typefaces.map(write));
      return { resolve: { alias: { '@typefaces': folder } } };
    },
  };
}

async function write({ name, file, axes }: (typeof typefaces)[number]) {
  const published = await readFile(createRequire(import.meta.url).resolve(file));
  const subset = await subsetFont(published, letters(), { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(folder, `${name}.woff2`), subset);
}

function letters() {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
