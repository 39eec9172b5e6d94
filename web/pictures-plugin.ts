import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { foods } from '@plateful/domain/foods/table.ts';
import { pictureOfClass } from '@plateful/domain/recipes/plate.ts';
import type { Plugin } from 'vite';

const virtualId = 'virtual:pictures';
const resolvedId = `\0${virtualId}`;

/** Pictures that screens show besides the foods of recipes. */
const screenPictures = [
  'cooking',
  'eggplant',
  'fork-and-knife-with-plate',
  'glass-of-milk',
  'peanuts',
  'pot-of-food',
  'receipt',
];

type IconSet = {
  width: number;
  height: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

/**
 * `import pictures from 'virtual:pictures'` gives the URL of one SVG file with a symbol per picture that the product
 * uses, shown by `<use href="{url}#{name}">`. The URL carries a hash of the content, and is the same in the browser's
 * build and in the prerendering one.
 */
export function pictures(): Plugin {
  let sprite: Promise<{ source: string; url: string }> | undefined;
  const load = () => {
    sprite ??= buildSprite();
    return sprite;
  };
  return {
    name: 'plateful:pictures',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const { source, url } = await load();
      const { mode, config } = this.environment;
      if (mode === 'build' && config.consumer === 'client') {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
      }
      return `export default ${JSON.stringify(url)}`;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { source, url } = await load();
        if (request.url !== url) return next();
        response.setHeader('content-type', 'image/svg+xml').end(source);
      });
    },
  };
}

async function buildSprite() {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(await readFile(file, 'utf8')) as IconSet;
  const symbols = usedPictures().map((name) => toSymbol(name, set));
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { source, url: `/assets/pictures-${hash}.svg` };
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
  return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? set.width} ${icon.height ?? set.height}">${body}</symbol>`;
}

/** Names of all pictures in use, in a stable order. */
function usedPictures() {
  const ofFoods = foods.flatMap((food) => food.picture ?? []);
  return [...new Set([...ofFoods, ...Object.values(pictureOfClass), ...screenPictures])].sort();
}
