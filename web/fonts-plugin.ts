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

const styles = join(import.meta.dirname, 'src/styles/fonts.css');

let made: Promise<void> | undefined;

/** Makes the typefaces of our own pages out of the published ones: half of their bytes, and the same letters. */
export function fonts(): Plugin {
  return {
    name: 'plateful:fonts',
    async config() {
      // A build has several configurations, and one set of typefaces.
      made ??= make();
      await made;
      return { resolve: { alias: { '@typefaces': folder } } };
    },
  };
}

async function make() {
  const css = await readFile(styles, 'utf8');
  await mkdir(folder, { recursive: true });
  await Promise.all(typefaces.map((typeface) => write(typeface, css)));
}

async function write({ name, file, axes }: (typeof typefaces)[number], css: string) {
  const published = await readFile(createRequire(import.meta.url).resolve(file));
  const letters = lettersOf(name, css);
  const subset = await subsetFont(published, letters, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(join(folder, `${name}.woff2`), subset);
}

/** What the style sheet asks that file for. */
function lettersOf(name: string, css: string) {
  const face = css.split('@font-face').find((rule) => rule.includes(`@typefaces/${name}.woff2`));
  const ranges = /unicode-range:([^;]+);/.exec(face ?? '')?.[1]?.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g);
  if (!ranges) throw new Error(`fonts.css has no unicode-range for "${name}".`);
  return [...ranges]
    .map(([, from, to = from]) => [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const)
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
