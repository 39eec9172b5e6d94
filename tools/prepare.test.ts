import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A fake npm: logs its arguments and creates the files that an install and a build create. */
const npm = `
  const { appendFileSync, existsSync, mkdirSync } = require('node:fs');
  const command = process.argv.slice(2).filter((word) => !word.startsWith('-')).join(' ');
  if (existsSync('busy')) appendFileSync('npm.log', 'two at once\\n');
  mkdirSync('busy');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  appendFileSync('npm.log', command + '\\n');
  mkdirSync('node_modules', { recursive: true });
  const [, built] = /^run build:(.+)$/.exec(command) ?? [];
  if (built) mkdirSync(built + '/dist', { recursive: true });
  require('node:fs').rmSync('busy', { recursive: true });
  process.exit(existsSync('broken') ? 1 : 0);`;

let place: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'plateful-prepare-'));
  for (const folder of ['tools', 'web/src', 'domain']) await mkdir(join(place, folder), { recursive: true });
  await copyFile(join(import.meta.dirname, 'prepare.mjs'), join(place, 'tools/prepare.mjs'));
  await write('package.json', '{}');
  await write('package-lock.json', '{}');
  await write('web/src/page.tsx', 'first');
  await write('npm-cli.js', npm);
});
afterEach(() => rm(place, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(place, path), text);
const asked = () =>
  readFile(join(place, 'npm.log'), 'utf8')
    .then((log) => log.trim().split('\n'))
    .finally(() => rm(join(place, 'npm.log'), { force: true }))
    .catch(() => []);

function prepare(agent = 'npm/11.19.1 node/v26.10.0'): Promise<{ code: number; output: string }> {
  const env = { ...process.env, npm_execpath: join(place, 'npm-cli.js'), npm_config_user_agent: agent };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(place, 'tools/prepare.mjs')], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

test('a fresh clone is installed and built, the next start does nothing', async () => {
  expect((await prepare()).output).toContain('Installing the packages');
  expect(await asked()).toEqual(['ci', 'run build:web', 'run build:server']);
  expect(await prepare()).toEqual({ code: 0, output: '' });
  expect(await asked()).toEqual([]);
});

test('a change in the web client or the server builds it again, a change in a manifest installs again', async () => {
  await prepare();
  await asked();
  await write('web/src/page.tsx', 'second');
  await prepare();
  expect(await asked()).toEqual(['run build:web']);
  await mkdir(join(place, 'server/src'));
  await write('server/src/main.ts', 'first');
  await prepare();
  expect(await asked()).toEqual(['run build:server']);
  await write('domain/package.json', '{}');
  await prepare();
  expect(await asked()).toEqual(['install', 'run build:web', 'run build:server']);
  await write('web/src/page.test.tsx', 'a test');
  await prepare();
  expect(await asked()).toEqual([]);
});

test('a build that is gone is made again', async () => {
  await prepare();
  await asked();
  for (const workspace of ['web', 'server']) {
    await rm(join(place, workspace, 'dist'), { recursive: true });
    await prepare();
    expect(await asked()).toEqual([`run build:${workspace}`]);
  }
});

test('a failed install is one sentence, and is tried again', async () => {
  await write('broken', '');
  const { code, output } = await prepare();
  expect(code).toBe(1);
  expect(output).toContain('The packages could not be installed');
  await rm(join(place, 'broken'));
  expect((await prepare()).code).toBe(0);
});

test('two starts at once prepare one after the other', async () => {
  const both = await Promise.all([prepare(), prepare()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(await asked()).toEqual(['ci', 'run build:web', 'run build:server']);
});

test('the lock of a start that was killed is free', async () => {
  await mkdir(join(place, '.prepare.lock'));
  await write('.prepare.lock/pid', '999999999');
  expect((await prepare()).code).toBe(0);
});

test('so is that of one whose disk was full before it could write its number', async () => {
  await mkdir(join(place, '.prepare.lock'));
  await write('.prepare.lock/pid', '');
  const longAgo = new Date(Date.now() - 10_000);
  await utimes(join(place, '.prepare.lock'), longAgo, longAgo);
  expect((await prepare()).code).toBe(0);
});

test('an old npm and another package manager are refused in one sentence', async () => {
  expect(await prepare('npm/9.8.1 node/v20.0.0')).toEqual({
    code: 1,
    output: 'npm 9.8.1 is too old; install npm 10 or newer (npm install --global npm).\n',
  });
  expect((await prepare('pnpm/10.0.0 npm/? node/v26.0.0')).output).toBe(
    'The packages are locked for npm; use npm instead of pnpm.\n',
  );
});
