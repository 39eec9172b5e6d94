import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Bundles the server and most of its packages into a few files, because reading 2,300 modules takes most of a start
 * (decision 085). The processes and threads it starts, `*-child.ts` and `*-thread.ts`, are bundled too.
 */
const root = import.meta.dirname;
const dist = join(root, 'dist');
const children = globSync('src/**/*-{child,thread}.ts', { cwd: root });

/** Not bundled: they have native code or files of their own, or are replaced at run time, as by tracing. */
const external = [
  '@node-rs/argon2',
  '@opentelemetry/instrumentation-pg',
  'heic-decode',
  'onnxruntime-node',
  'pdfkit',
  'pg',
  'pino',
  'satori',
  'sharp',
  'unpdf',
];

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [sourcePaths()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: dist,
    emptyOutDir: true,
    minify: false,
    // Readable as it is: the regions in the files name their sources.
    sourcemap: false,
    rolldownOptions: {
      // Of a package's `eval`.
      checks: { eval: false },
      input: Object.fromEntries(
        ['src/start.ts', ...children].map((file) => [basename(file, '.ts'), join(root, file)]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        comments: false,
        // V8 keeps sources in memory, with two bytes per character if one is not Latin (decision 085).
        minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
      },
    },
  },
});

/**
 * Files beside a module, such as migrations, stay where they are: `import.meta.url` remains the address of the source.
 * Child processes and threads are addressed by their bundles. Tables are read when needed, not compiled as JavaScript.
 */
function sourcePaths(): Plugin {
  const addressOf = (file: string) =>
    `new URL(${JSON.stringify(relative(dist, file).replaceAll('\\', '/'))}, import.meta.url)`;
  return {
    name: 'source-paths',
    enforce: 'pre',
    load: {
      filter: { id: /-rows\.json$/ },
      handler: (id) => ({
        code: `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${addressOf(id)}, 'utf8'));`,
        moduleType: 'js',
      }),
    },
    transform: {
      filter: { id: { exclude: [/node_modules/, /\.json$/] }, code: /import\.meta\.url/ },
      handler: (code, id) =>
        code
          .replaceAll(
            /new URL\('[\w./-]*?([\w-]+-(?:child|thread))\.ts', import\.meta\.url\)/g,
            `new URL('$1.js', import.meta.built)`,
          )
          .replaceAll('import.meta.url', `${addressOf(id)}.href`)
          .replaceAll('import.meta.built', 'import.meta.url'),
    },
  };
}
