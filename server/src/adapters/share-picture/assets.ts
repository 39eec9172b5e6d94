import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Fonts and pictures for drawing; loading them takes longer than drawing many pictures. */
export type Tools = { fonts: Font[]; foods: FoodPictures };

export async function loadTools(): Promise<Tools> {
  const [fonts, foods] = await Promise.all([loadFonts(), loadFoodPictures()]);
  return { fonts, foods };
}

type Weight = 500 | 600 | 700;
export type Font = { name: string; data: Buffer; weight: Weight; style: 'normal' };

/** Each subset has its own name: of two fonts with the same name and weight, satori would use only one. */
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

type IconSet = {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

export type FoodPicture = { body: string; width: number; height: number };

export type FoodPictures = {
  /** Undefined for an unknown name. */
  get(name: string): FoodPicture | undefined;
  /** The picture of an emoji, as a data URL. */
  emoji(grapheme: string): string | undefined;
};

/** The picture set of the web client's plates, which is an emoji set. */
export async function loadFoodPictures(): Promise<FoodPictures> {
  const set = await read<IconSet>('@iconify-json/fluent-emoji-flat/icons.json');
  const nameOf = await read<Record<string, string>>('@iconify-json/fluent-emoji-flat/chars.json');
  const get = (name: string): FoodPicture | undefined => {
    if (!Object.hasOwn(set.icons, name)) return undefined;
    const { body, width = set.width, height = set.height } = set.icons[name]!;
    return { body, width, height };
  };
  return {
    get,
    emoji(grapheme) {
      const name = nameOf[codePointsOf(grapheme)];
      const picture = name === undefined ? undefined : get(name);
      return picture && asUrl(picture);
    },
  };
}

async function read<T>(specifier: string): Promise<T> {
  return JSON.parse(await readFile(fileURLToPath(import.meta.resolve(specifier)), 'utf8'));
}

/**
 * The set's file name for an emoji: hexadecimal code points joined by dashes, without the emoji variation selector
 * (U+FE0F).
 */
function codePointsOf(grapheme: string): string {
  return Array.from(grapheme, (sign) => sign.codePointAt(0)!.toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-');
}

/** Drawn larger than shown, because it is rasterized first. */
function asUrl({ body, width, height }: FoodPicture): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${8 * width}" height="${8 * height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
