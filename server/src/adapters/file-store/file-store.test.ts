import { execFile } from 'node:child_process';
import { chmod, mkdir, open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inspect, promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import type { FileStore } from '#ports/file-store.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { type S3Endpoint, startS3Endpoint } from '#testing/s3-endpoint.ts';
import { createFileStore } from './file-store.ts';

const photo = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7 + (index >> 8)) % 256);
const key = 'receipts/0199a-7f/2026-11_20.webp';
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function newFolder(): Promise<{ dataDir: string; files: string; store: FileStore }> {
  const directory = await temporaryDataDirectory();
  undo.push(() => directory.remove());
  const store = createFileStore({ dataDir: directory.path, s3: undefined });
  return { dataDir: directory.path, files: join(directory.path, 'files'), store };
}

const patient = { connectMs: 10_000, silenceMs: 10_000, attempts: 2 };
/** Where a store on S3 must never write. */
const nowhere = '/nonexistent/plateful';

async function newBucket(options = {}): Promise<{ endpoint: S3Endpoint; store: FileStore }> {
  const endpoint = await startS3Endpoint(options);
  undo.push(() => endpoint.stop().catch(() => {}));
  return { endpoint, store: createFileStore({ dataDir: nowhere, s3: endpoint.config }, patient) };
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return error as Error;
}

/** What each of the four calls throws, one after the other. */
async function failuresOf(store: FileStore): Promise<Error[]> {
  return [
    await failureOf(store.write(key, text('x'))),
    await failureOf(store.read(key)),
    await failureOf(store.remove(key)),
    await failureOf(store.list('')),
  ];
}

describe.each([
  { place: 'a folder', open: async () => (await newFolder()).store },
  { place: 'a bucket', open: async () => (await newBucket({ pageSize: 3 })).store },
])('in $place', ({ open }) => {
  test('a photo is returned byte for byte', async () => {
    const store = await open();
    await store.write(key, photo);
    const read = await store.read(key);
    expect(read).toBeInstanceOf(Uint8Array);
    expect(Buffer.compare(read!, photo)).toBe(0);
  });

  test('part of a larger buffer is written as that part', async () => {
    const store = await open();
    await store.write(key, photo.subarray(1000, 1010));
    expect([...(await store.read(key))!]).toEqual([...photo.subarray(1000, 1010)]);
  });

  test('an empty file is empty, not missing', async () => {
    const store = await open();
    await store.write(key, new Uint8Array(0));
    expect(await store.read(key)).toHaveLength(0);
    expect(await store.list('')).toEqual([key]);
  });

  test('a second write replaces the first, also by something shorter', async () => {
    const store = await open();
    await store.write(key, photo);
    await store.write(key, text('short'));
    expect(Buffer.from((await store.read(key))!).toString()).toBe('short');
    expect(await store.list('')).toEqual([key]);
  });

  test('many writes of one key at once leave one of them, whole', async () => {
    const store = await open();
    await Promise.all([1, 2, 3, 4, 5, 6].map((byte) => store.write(key, new Uint8Array(50_000).fill(byte))));
    const read = (await store.read(key))!;
    expect(read).toHaveLength(50_000);
    expect(new Set(read).size).toBe(1);
  });

  test('a missing file reads as null', async () => {
    const store = await open();
    expect(await store.read(key)).toBeNull();
    await store.write('receipts/ann/1.webp', photo);
    for (const missing of [
      'receipts/ann/2.webp',
      'receipts/bob/1.webp',
      'receipts/ann',
      'receipts/ann/1.webp/x',
    ])
      expect(await store.read(missing), missing).toBeNull();
  });

  test('a removed file is gone, and only that one', async () => {
    const store = await open();
    await store.write('receipts/ann/1.webp', photo);
    await store.write('receipts/ann/2.webp', text('two'));
    await store.remove('receipts/ann/1.webp');
    expect(await store.read('receipts/ann/1.webp')).toBeNull();
    expect(Buffer.from((await store.read('receipts/ann/2.webp'))!).toString()).toBe('two');
  });

  test('removing what is not there does nothing', async () => {
    const store = await open();
    await store.remove(key);
    await store.write('receipts/ann/1.webp', photo);
    for (const missing of [
      'receipts/ann/2.webp',
      'receipts/bob/1.webp',
      'receipts/ann',
      'receipts/ann/1.webp/x',
    ])
      await store.remove(missing);
    expect(await store.list('')).toEqual(['receipts/ann/1.webp']);
  });

  test('a list has every key that begins with the prefix, and no other', async () => {
    const store = await open();
    const anns = ['1', '2', '3', '4', '5', '6', '7'].map((name) => `receipts/ann/${name}.webp`);
    for (const each of [...anns, 'receipts/anna/1.webp', 'receipts/bob/deep/er/1.webp', 'exports/ann.json'])
      await store.write(each, text(each));
    expect((await store.list('receipts/ann/')).sort()).toEqual(anns);
    expect((await store.list('receipts/ann')).sort()).toEqual([...anns, 'receipts/anna/1.webp']);
    expect(await store.list('receipts/bob/')).toEqual(['receipts/bob/deep/er/1.webp']);
    expect(await store.list('')).toHaveLength(10);
    expect(await store.list('receipts/carl/')).toEqual([]);
  });

  test('nothing written yet is an empty list', async () => {
    expect(await (await open()).list('receipts/')).toEqual([]);
  });

  test('a key that could lead elsewhere is refused', async () => {
    const store = await open();
    const bad = [
      ...[
        '',
        '/',
        '/etc/passwd',
        '..',
        '../x',
        'a/../b',
        'a/..',
        'a..b',
        '.hidden',
        'a/.hidden',
        'a.',
        './a',
        'a/.',
      ],
      ...['a//b', 'a/', 'A.webp', 'a b', 'a\\b', 'a\n', 'a\0b', 'ä', 'a%2fb', 'a?b', '~', 'c:x'],
      ...['a'.repeat(256), `${'a/'.repeat(600)}a`],
    ];
    for (const each of bad) {
      const name = JSON.stringify(each);
      expect(await failureOf(store.write(each, photo)), name).toBeInstanceOf(TypeError);
      expect(await failureOf(store.read(each)), name).toBeInstanceOf(TypeError);
      expect(await failureOf(store.remove(each)), name).toBeInstanceOf(TypeError);
    }
    for (const each of ['/', '../', 'a/../', 'a//', '.', 'A'])
      expect(await failureOf(store.list(each)), each).toBeInstanceOf(TypeError);
    expect(await store.list('')).toEqual([]);
  });

  test('the longest key is taken', async () => {
    const store = await open();
    const segments = ['a', 'b', 'c'].map((letter) => letter.repeat(255));
    const longest = [...segments, 'd'.repeat(254), 'e'].join('/');
    expect(longest).toHaveLength(1024);
    await store.write(longest, photo);
    expect(await store.list('')).toEqual([longest]);
    expect(await failureOf(store.write(`${longest}f`, photo))).toBeInstanceOf(TypeError);
  });
});

describe('in a folder', () => {
  test('only this user can enter or read it', async () => {
    const { dataDir, files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    const modeOf = async (path: string) => ((await stat(join(files, path))).mode & 0o777).toString(8);
    for (const folder of ['.', 'receipts', 'receipts/ann', '.unfinished'])
      expect(await modeOf(folder), folder).toBe('700');
    expect(await modeOf('receipts/ann/1.webp')).toBe('600');
    expect(((await stat(dataDir)).mode & 0o777).toString(8)).toBe('711');
  });

  test('a folder that was open to others is closed', async () => {
    const { files, store } = await newFolder();
    await mkdir(files);
    await chmod(files, 0o755);
    await store.write(key, photo);
    expect((await stat(files)).mode & 0o777).toBe(0o700);
  });

  test('a new version takes the place of the old in one step', async () => {
    const { files, store } = await newFolder();
    await store.write(key, photo);
    const old = await open(join(files, key));
    await store.write(key, text('new'));
    // In place, the old version would have been emptied and filled again under its readers.
    expect(Buffer.compare(await old.readFile(), photo)).toBe(0);
    await old.close();
  });

  test('a write that fails leaves nothing behind', async () => {
    const { files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    await failureOf(store.write('receipts/ann', photo));
    await failureOf(store.write('receipts/ann/1.webp/x', photo));
    expect(await readdir(join(files, '.unfinished'))).toEqual([]);
    expect(await store.list('')).toEqual(['receipts/ann/1.webp']);
  });

  test('half-written files of a crash are never seen, and removed later', async () => {
    const { files, store } = await newFolder();
    await store.write(key, photo);
    const left = join(files, '.unfinished', 'left');
    const going = join(files, '.unfinished', 'going-on');
    for (const path of [left, going]) await writeFile(path, photo.subarray(0, 100));
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(left, yesterday, yesterday);
    expect(await store.list('')).toEqual([key]);
    await store.write(key, photo);
    expect(await readdir(join(files, '.unfinished'))).toEqual(['going-on']);
  });

  test('with the last photo of a user goes the folder of their name', async () => {
    const { files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    await store.write('receipts/bob/1.webp', photo);
    await store.remove('receipts/ann/1.webp');
    expect(await readdir(join(files, 'receipts'))).toEqual(['bob']);
    await store.remove('receipts/bob/1.webp');
    expect(await readdir(files)).toEqual(['.unfinished']);
  });

  test('writing where others remove their last file loses nothing', async () => {
    const { store } = await newFolder();
    const comeAndGo = async (name: string) => {
      for (let round = 0; round < 25; round++) {
        await store.write(name, text(name));
        expect(Buffer.from((await store.read(name))!).toString()).toBe(name);
        await store.remove(name);
      }
    };
    await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => comeAndGo(`receipts/ann/${name}.webp`)));
    expect(await store.list('')).toEqual([]);
  });

  test('strange files in it disturb nothing', async () => {
    const { files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    for (const stray of ['.DS_Store', 'Photo (1).JPG', 'ü&.txt'])
      await writeFile(join(files, 'receipts/ann', stray), stray);
    expect(await store.list('receipts/')).toEqual(['receipts/ann/1.webp']);
    await store.remove('receipts/ann/1.webp');
    expect(await readdir(join(files, 'receipts/ann'))).toHaveLength(3);
  });

  test('a DATA_DIR that takes no files is an error that says so', async () => {
    const { dataDir } = await newFolder();
    const file = join(dataDir, 'file');
    await writeFile(file, 'not a folder');
    const store = createFileStore({ dataDir: file, s3: undefined });
    expect((await failureOf(store.write(key, photo))).message).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });

  test('nothing of S3 is loaded', async () => {
    const { dataDir } = await newFolder();
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
      const { createFileStore } = await import(${JSON.stringify(import.meta.resolve('./file-store.ts'))});
      const atStart = loaded.length;
      await createFileStore({ dataDir: ${JSON.stringify(dataDir)} }).write('a', new Uint8Array(1));
      console.log(JSON.stringify({ atStart: loaded.slice(0, atStart), loaded }));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    const { atStart, loaded } = JSON.parse(stdout) as Record<'atStart' | 'loaded', string[]>;
    expect(loaded.filter((url) => /aws|smithy/.test(url))).toEqual([]);
    expect(atStart.filter((url) => url.includes('node_modules'))).toEqual([]);
  });
});

describe('in a bucket', () => {
  test('every request is signed, in the path style, and says nothing about who may read', async () => {
    const { endpoint } = await newBucket();
    // A name: at a mere address the path style goes without saying.
    const named = {
      ...endpoint.config,
      endpoint: endpoint.config.endpoint.replace('127.0.0.1', 'localhost'),
    };
    const store = createFileStore({ dataDir: nowhere, s3: named }, patient);
    await store.write(key, photo);
    await store.read(key);
    await store.list('receipts/');
    await store.remove(key);
    expect(endpoint.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /plateful/${key}`,
      `GET /plateful/${key}`,
      'GET /plateful/',
      `DELETE /plateful/${key}`,
    ]);
    for (const { headers } of endpoint.requests) {
      expect(headers.authorization).toMatch(
        /^AWS4-HMAC-SHA256 Credential=AKIATESTING\/\d{8}\/eu-central-1\/s3\//,
      );
      expect(Object.keys(headers).filter((name) => /acl|grant|checksum/.test(name))).toEqual([]);
    }
  });

  test('requests without a signature, or with a wrong one, get nothing', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    const answer = await fetch(`${endpoint.config.endpoint}/plateful/${key}`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
    const stranger = createFileStore(
      { dataDir: nowhere, s3: { ...endpoint.config, secretAccessKey: 'guessed' } },
      patient,
    );
    expect((await failuresOf(stranger)).map(({ name }) => name)).toEqual(
      Array(4).fill('SignatureDoesNotMatch'),
    );
    expect(endpoint.objects.get(key)).toHaveLength(photo.length);
  });

  test('other files in the bucket disturb nothing', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    for (const foreign of ['receipts/', 'receipts/Photo (1).JPG', 'receipts/ü&<.txt', '.DS_Store'])
      endpoint.objects.set(foreign, Buffer.from('x'));
    expect(await store.list('')).toEqual([key]);
  });

  test('a bucket that does not exist is an error, not a missing file', async () => {
    const { endpoint } = await newBucket();
    const store = createFileStore({ dataDir: nowhere, s3: { ...endpoint.config, bucket: 'other' } }, patient);
    expect((await failuresOf(store)).map(({ name }) => name)).toEqual(Array(4).fill('NoSuchBucket'));
  });

  test('a forbidden file is an error, not a missing file', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'status', status: 403, code: 'AccessDenied' });
    expect((await failureOf(store.read(key))).name).toBe('AccessDenied');
  });

  test('S3 that is overloaded is tried again, then an error, and works afterwards', async () => {
    const { endpoint, store } = await newBucket();
    await store.write(key, photo);
    endpoint.fail({ mode: 'status', status: 503, code: 'SlowDown' });
    endpoint.requests.length = 0;
    expect((await failuresOf(store)).map(({ name }) => name)).toEqual(Array(4).fill('SlowDown'));
    expect(endpoint.requests.map(({ method }) => method).join(' ')).toBe(
      'PUT PUT GET GET DELETE DELETE GET GET',
    );
    endpoint.fail(null);
    expect(await store.read(key)).toHaveLength(photo.length);
  });

  test('S3 that cannot be reached is an error, and works when it is back', async () => {
    const { endpoint, store } = await newBucket();
    await endpoint.stop();
    for (const { message } of await failuresOf(store)) expect(message).toContain('ECONNREFUSED');
    const port = Number(new URL(endpoint.config.endpoint).port);
    const back = await startS3Endpoint({ port });
    undo.push(() => back.stop());
    await store.write(key, photo);
    expect(back.objects.get(key)).toHaveLength(photo.length);
  });

  test('an S3 that says nothing is given up', async () => {
    const { endpoint } = await newBucket();
    const impatient = { ...patient, silenceMs: 100 };
    const store = createFileStore({ dataDir: nowhere, s3: endpoint.config }, impatient);
    endpoint.fail({ mode: 'hang' });
    expect((await failureOf(store.read(key))).name).toBe('TimeoutError');
  });

  test('half a photo is an error, not a photo', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'cut' });
    expect((await failureOf(store.read(key))).message).toMatch(/aborted|ECONNRESET|terminated/);
  });

  test('no error reveals the secret', async () => {
    const { endpoint, store } = await newBucket();
    endpoint.fail({ mode: 'status', status: 403, code: 'AccessDenied' });
    const error = await failureOf(store.write(key, photo));
    expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(endpoint.config.secretAccessKey);
  });
});
