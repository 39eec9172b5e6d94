import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Weight = 500 | 600 | 700;
export type Font = { name: string; data: Buffer; weight: Weight; style: 'normal' };

/** Each subset has a name of its own: of two fonts with one name and weight, satori would look into one only. */
export const display = 'Display, Display Extended, Display Vietnamese';
export const text = 'Text, Text Extended';

const bricolage = {
  latin: import.meta.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  ),
  extended: import.meta.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff',
  ),
  vietnamese: import.meta.resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff',
  ),
};
const figtree = {
  medium: import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff'),
  semibold: import.meta.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
  extended: import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-600-normal.woff'),
};

export function loadFonts(): Promise<Font[]> {
  return Promise.all([
    load('Display', 700, bricolage.latin),
    load('Display Extended', 700, bricolage.extended),
    load('Display Vietnamese', 700, bricolage.vietnamese),
    load('Text', 500, figtree.medium),
    load('Text', 600, figtree.semibold),
    load('Text Extended', 600, figtree.extended),
  ]);
}

async function load(name: string, weight: Weight, url: string): Promise<Font> {
  return { name, weight, style: 'normal', data: await readFile(fileURLToPath(url)) };
}
