import { execFile } from 'node:child_process';
import { chmod, mkdir, open, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { failureOf, key, newFolder, photo, text } from './stores.fixture.ts';

describe('in a folder', () => {
  test('only the user of the process can enter or read it', async () => {
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

  test('a new version replaces the old one atomically', async () => {
    const { files, store } = await newFolder();
    await store.write(key, photo);
    const old = await open(join(files, key));
    await store.write(key, text('new'));
    // Written in place, the old version would have changed under its readers.
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

  test('files left half-written by a crash are never listed, and are removed later', async () => {
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

  test('removing the last photo of a user removes the folder of the user', async () => {
    const { files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    await store.write('receipts/bob/1.webp', photo);
    await store.remove('receipts/ann/1.webp');
    expect(await readdir(join(files, 'receipts'))).toEqual(['bob']);
    await store.remove('receipts/bob/1.webp');
    expect(await readdir(files)).toEqual(['.unfinished']);
  });

  test('writing while others empty the same folder loses nothing', async () => {
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

  test('unrelated files in the folder are ignored', async () => {
    const { files, store } = await newFolder();
    await store.write('receipts/ann/1.webp', photo);
    for (const stray of ['.DS_Store', 'Photo (1).JPG', 'ü&.txt'])
      await writeFile(join(files, 'receipts/ann', stray), stray);
    expect(await store.list('receipts/')).toEqual(['receipts/ann/1.webp']);
    await store.remove('receipts/ann/1.webp');
    expect(await readdir(join(files, 'receipts/ann'))).toHaveLength(3);
  });

  test('a DATA_DIR that is not a folder is an error that names it', async () => {
    const { dataDir } = await newFolder();
    const file = join(dataDir, 'file');
    await writeFile(file, 'not a folder');
    const store = createFileStore({ dataDir: file, s3: undefined });
    expect((await failureOf(store.write(key, photo))).message).toContain(file);
    expect(await readFile(file, 'utf8')).toBe('not a folder');
  });

  test('the S3 client is not loaded', async () => {
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
