import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { sampleRecipes } from '@plateful/domain/cookbook/sample-recipes.ts';
import { foods } from '@plateful/domain/foods/table.ts';
import { pictureOfClass } from '@plateful/domain/recipes/plate.ts';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';
import { firstDishes } from './src/features/home/first-choice.ts';

const virtualId = 'virtual:pictures';
const resolvedId = `\0${virtualId}`;

/** Pictures that screens show besides the foods of recipes, those of the home page among them (build.ts looks). */
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

/** A picture that fewer recipes of the library show is sent with the rare ones. */
const commonFrom = 3;

type Sprite = { source: string; url: string };
type Sprites = { common: Sprite; rare: Sprite; rareNames: readonly string[] };

let built: Promise<Sprites> | undefined;

/**
 * `virtual:pictures` gives the URLs of two SVG files with a symbol per picture that the product uses, shown by
 * `<use href="{url}#{name}">`: what most plates and the home page show, and the rest, with its names. The URLs carry a
 * hash of the content, and are the same in the browser's build and in the prerendering one.
 */
export function pictures(): Plugin {
  return {
    name: 'plateful:pictures',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const { common, rare, rareNames } = await load();
      const { mode, config } = this.environment;
      if (mode === 'build' && config.consumer === 'client') {
        for (const { source, url } of [common, rare]) {
          this.emitFile({ type: 'asset', fileName: url.slice(1), source });
        }
      }
      const values = { commonUrl: common.url, rareUrl: rare.url, rareNames };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { common, rare } = await load();
        const asked = [common, rare].find(({ url }) => url === request.url);
        if (!asked) return next();
        response.setHeader('content-type', 'image/svg+xml').end(asked.source);
      });
    },
  };
}

/** A build has several configurations, and one set of sprites. */
function load() {
  built ??= buildSprites();
  return built;
}

async function buildSprites(): Promise<Sprites> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const common = commonPictures();
  const names = usedPictures();
  const rareNames = names.filter((name) => !common.has(name));
  const isCommon = (name: string) => common.has(name);
  return {
    common: toSprite('pictures', names.filter(isCommon), set),
    rare: toSprite('rare-pictures', rareNames, set),
    rareNames,
  };
}

function toSprite(title: string, names: readonly string[], set: IconSet): Sprite {
  const symbols = names.map((name) => toSymbol(name, set));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { source, url: `/assets/${title}-${hash}.svg` };
}

function toSymbol(name: string, set: IconSet) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`The picture set has no "${name}".`);
  // Chromium resolves no gradient, mask or clip of another file: such a picture would be half invisible.
  if (icon.body.includes('url(#'))
    throw new Error(`The picture "${name}" refers to a gradient, mask or clip.`);
  const body = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
  const box = `viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}"`;
  return `<symbol id="${name}" ${box}>${lighten(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`)}</symbol>`;
}

/** The drawing without what cannot be seen. With a tenth of a unit an egg is no longer smooth on the largest plate. */
function lighten(drawing: string) {
  const { data } = optimize(drawing, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** Screens show them, the home page opens with them, or several plates of the library have them. */
function commonPictures() {
  const common = new Set(screenPictures);
  const counts = new Map<string, number>();
  for (const { id, facts } of sampleRecipes) {
    for (const name of facts.pictures) {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      if (count >= commonFrom || firstDishes.includes(id)) common.add(name);
    }
  }
  return common;
}

/** Names of all pictures in use, in a stable order. */
function usedPictures() {
  const ofFoods = foods.flatMap((food) => food.picture ?? []);
  return [...new Set([...ofFoods, ...Object.values(pictureOfClass), ...screenPictures])].sort();
}
