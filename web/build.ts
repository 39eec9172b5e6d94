import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressAll } from './compress.ts';

/** Builds the browser's files and compresses them, then the module with which the server renders pages. */
const dist = join(import.meta.dirname, 'dist');
const client = join(dist, 'client');
const vite = {
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
} as const;

await rm(dist, { recursive: true, force: true });
const templates = ['index.html', 'identity.html'];
const input = templates.map((file) => join(import.meta.dirname, file));
await build({ ...vite, build: { outDir: client, rolldownOptions: { input } } });
// Not files of the site: the server fills them.
for (const file of templates) await rename(join(client, file), join(dist, file));
await buildWorker();
await compressAll(client);

await build({
  ...vite,
  // With React and all else in it: the server starts it without an installation, in React's production version.
  ssr: { noExternal: true },
  build: {
    outDir: join(dist, 'server'),
    ssr: 'src/app/entry-server.tsx',
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        comments: false,
        // V8 keeps sources in memory, with two bytes per character if one is not Latin (decision 085).
        minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
      },
    },
  },
});

/** The service worker, with the files that it keeps for pages without a connection. */
async function buildWorker() {
  const assets = await readdir(join(client, 'assets'));
  const theme = await readFile(join(client, 'theme.js'));
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const known = {
    files: [
      ...assets.sort().map((file) => ({ url: `/assets/${file}`, revision: null })),
      { url: '/theme.js', revision: createHash('sha256').update(theme).digest('hex') },
    ],
    script: /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __BUILD__: JSON.stringify(known), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      license: { fileName: 'service-worker-licenses.md' },
      rolldownOptions: {
        input: join(import.meta.dirname, 'worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
