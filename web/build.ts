import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAll } from './compress.ts';
import { prerenderedPaths } from './src/app/prerendered-paths.ts';

/** Builds the browser's files, writes the pages that can be read before any script has run, compresses them all. */
const dist = join(import.meta.dirname, 'dist');
const client = join(dist, 'client');
const server = join(dist, 'server');
const vite = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
} as const;
const manifestFile = join(client, 'manifest.json');

type Manifest = Record<string, { file: string; imports?: string[] }>;
type ServerEntry = typeof import('./src/app/entry-server.tsx');

await rm(dist, { recursive: true, force: true });
await build({ ...vite, build: { outDir: client, manifest: 'manifest.json' } });
await build({
  ...vite,
  build: { outDir: server, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
});

const { render } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
const assets = await readdir(join(client, 'assets'));
const sprite = await readFile(join(client, 'assets', onlyAsset(/^pictures-.*\.svg$/)), 'utf8');
const template = await readFile(join(client, 'index.html'), 'utf8');
// Of the prerendered pages only: the shell shows no text before its scripts run, and browsers complain of fonts in waiting.
const fonts = fontPreload(/^figtree-latin-wght/) + fontPreload(/^bricolage-grotesque-latin-wght/);

// For every other address. The server may put a title and a share picture where `<!--head-->` is.
await writeFile(join(client, '_shell.html'), template);
for (const { path, source } of prerenderedPaths) await prerender(path, source);
await rm(manifestFile);
await rm(server, { recursive: true });
await compressAll(client);

async function prerender(path: string, source: string) {
  const { head, body } = splitHead(await render(path));
  checkPictures(path, body);
  const html = template
    .replace(/<title>.*?<\/title>/, '')
    .replace('<!--head-->', () => head + fonts + modulePreloads(source))
    .replace('<!--app-->', () => body);
  const file = join(client, path, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** React writes the head elements that components render before everything else. */
function splitHead(html: string) {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** The page's own chunks would otherwise be asked for only after the entry has been read. */
function modulePreloads(source: string) {
  const files = [...chunksOf(source)].map((chunk) => `/${chunk}`);
  return files
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
}

function chunksOf(source: string, found = new Set<string>()) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build made no chunk of ${source}.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const name of chunk.imports ?? []) chunksOf(name, found);
  return found;
}

/** Text and headings of every page are set in these; the style sheet alone would ask for them late. */
function fontPreload(name: RegExp) {
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${onlyAsset(name)}">`;
}

function onlyAsset(name: RegExp) {
  const [file, ...others] = assets.filter((asset) => name.test(asset));
  if (!file || others.length > 0)
    throw new Error(`Expected one asset named ${name}, among ${assets.join(', ')}`);
  return file;
}

/** A symbol that the sprite lacks would leave an empty place that nothing reports. */
function checkPictures(path: string, html: string) {
  for (const [, name] of html.matchAll(/<use href="[^"#]+#([^"]+)"/g)) {
    if (!sprite.includes(`<symbol id="${name}"`))
      throw new Error(`${path} shows a picture that is not built: ${name}`);
  }
}
