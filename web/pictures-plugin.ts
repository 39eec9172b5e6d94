import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { foods } from '@plateful/domain/foods/table.ts';
import { pictureOfClass } from '@plateful/domain/recipes/plate.ts';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

/** Pictures that screens show besides the foods of recipes. */
const screenPictures = [
  'blueberries',
  'bowl-with-spoon',
  'bread',
  'broccoli',
  'cooking',
  'eggplant',
  'fork-and-knife-with-plate',
  'glass-of-milk',
  'green-salad',
  'peanuts',
  'pot-of-food',
  'receipt',
  'taco',
];

type IconSet = {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

const sprite = join(import.meta.dirname, '../node_modules/.cache/plateful/pictures.svg');

let generation: Promise<void> | undefined;

/** Makes `virtual:pictures.svg`, in which each picture that the product uses is a symbol: `<use href="{url}#{name}">`. */
export function pictures(): Plugin {
  return {
    name: 'plateful:pictures',
    async config() {
      generation ??= makeSprite();
      await generation;
      return { resolve: { alias: { 'virtual:pictures.svg': sprite } } };
    },
  };
}

async function makeSprite() {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const ofFoods = foods.flatMap((food) => food.picture ?? []);
  const names = new Set([...ofFoods, ...Object.values(pictureOfClass), ...screenPictures].sort());
  const symbols = [...names].map((name) => toSymbol(name, set));
  await mkdir(dirname(sprite), { recursive: true });
  await writeFile(sprite, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
}

function toSymbol(name: string, set: IconSet) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The picture set has no "${name}".`);
  // Chromium resolves no gradient, mask or clip of another file: such a picture would be half invisible.
  if (icon.body.includes('url(#'))
    throw new Error(`The picture "${name}" refers to a gradient, mask or clip.`);
  const box = `viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}"`;
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${icon.body}</svg>`, {
    multipass: true,
    // With a tenth of a unit an egg is no longer smooth on the largest plate.
    floatPrecision: 2,
    plugins: ['preset-default', { name: 'prefixIds', params: { prefix: name } }],
  });
  return `<symbol id="${name}" ${box}>${data.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</symbol>`;
}
