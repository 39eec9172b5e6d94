import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { compressAll } from './compress.ts';
import { prerenderedPaths, recipePage, recipesPage } from './src/app/prerendered-paths.ts';

/** Builds the browser's files and compresses them, then the module with which the server renders pages. */
const dist = join(import.meta.dirname, 'dist');
const client = join(dist, 'client');
const server = join(dist, 'server');
const vite = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
} as const;

const passkeysEntry = 'src/app/entry-passkeys.ts';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
type ServerEntry = typeof import('./src/app/entry-server.tsx');

await rm(dist, { recursive: true, force: true });
await build({
  ...vite,
  build: {
    outDir: client,
    manifest: 'manifest.json',
    rolldownOptions: { input: ['index.html', passkeysEntry].map((file) => join(import.meta.dirname, file)) },
  },
});
const manifestFile = join(client, 'manifest.json');
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
await rm(manifestFile);
const assets = await readdir(join(client, 'assets'));
const [common, rare] = await Promise.all(
  [/^pictures-.*\.svg$/, /^rare-pictures-.*\.svg$/].map((name) =>
    readFile(join(client, 'assets', onlyAsset(name)), 'utf8'),
  ),
);
const template = await readFile(join(client, 'index.html'), 'utf8');
await rm(join(client, 'index.html'));

const start = filesOf('src/app/start.tsx');
const preloads = start.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
// For every page that is not rendered. The server puts the product's address where `<!--head-->` is.
await writeFile(
  join(client, '_shell.html'),
  template.replace('<!--head-->', `<!--head-->${preloads.join('')}`),
);
await compressAll(client);

await build({
  ...vite,
  plugins: [builtClient()],
  // With React and all else in it: the server starts it without an installation, in React's production version.
  ssr: { noExternal: true },
  build: { outDir: server, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
});
const { paths, render } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
for (const path of paths) checkPictures(path, await render({ path, origin: 'https://prerender.invalid' }));

/** What the rendering module has to know of the browser's files. */
function builtClient(): Plugin {
  const pages = [...prerenderedPaths, recipesPage, recipePage];
  const built = {
    template,
    // Of the rendered pages only: the shell shows no text before its scripts run, and browsers complain of fonts in waiting.
    typefaces: [/^figtree-.{8}\.woff2$/, /^bricolage-grotesque-.{8}\.woff2$/].map(
      (name) => `/assets/${onlyAsset(name)}`,
    ),
    styles: `/${manifest['index.html']!.css![0]}`,
    passkeys: `/${manifest[passkeysEntry]!.file}`,
    pages: Object.fromEntries(
      pages.map(({ path, source }) => {
        const files = filesOf(source);
        return [path, { scripts: [...new Set([...start.scripts, ...files.scripts])], styles: files.styles }];
      }),
    ),
  };
  const id = 'virtual:built-client';
  return {
    name: 'plateful:built-client',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    load: (wanted) => (wanted === `\0${id}` ? `export const built = ${JSON.stringify(built)}` : undefined),
  };
}

/** All that a module needs and the document does not name already: each would be asked for only by the one before. */
function filesOf(source: string) {
  const chunks = [...chunksOf(source)];
  const missing = (files: string[]) =>
    [...new Set(files)].map((file) => `/${file}`).filter((file) => !template.includes(file));
  return {
    scripts: missing(chunks.map(({ file }) => file)),
    styles: missing(chunks.flatMap(({ css = [] }) => css)),
  };
}

function chunksOf(source: string, found = new Set<Manifest[string]>()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build made no chunk of ${source}.`);
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports ?? []) chunksOf(name, found);
  return found;
}

function onlyAsset(name: RegExp) {
  const [file, ...others] = assets.filter((asset) => name.test(asset));
  if (!file || others.length > 0)
    throw new Error(`Expected one asset named ${name}, among ${assets.join(', ')}`);
  return file;
}

/** A symbol that the sprite lacks would leave an empty place that nothing reports; one of the rare ones costs a request. */
function checkPictures(path: string, html: string) {
  for (const [, name] of html.matchAll(/<use href="[^"#]+#([^"]+)"/g)) {
    const symbol = `<symbol id="${name}"`;
    if (common?.includes(symbol)) continue;
    throw new Error(
      rare?.includes(symbol)
        ? `${path} shows a picture that is sent with the rare ones: ${name}`
        : `${path} shows a picture that is not built: ${name}`,
    );
  }
}
