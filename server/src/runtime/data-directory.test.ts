import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { lockDirectory, prepareDataDirectory } from './data-directory.ts';

const { path: place, remove } = await temporaryDataDirectory();
afterAll(remove);

test('a data directory is made, with its parents, and left empty', async () => {
  const directory = join(place, 'deep/data');
  prepareDataDirectory(directory);
  prepareDataDirectory(directory);
  expect(await readdir(directory)).toEqual([]);
});

test('a data directory below a file is refused in one sentence', async () => {
  await writeFile(join(place, 'file'), '');
  expect(() => prepareDataDirectory(join(place, 'file/data'))).toThrow(
    `DATA_DIR ${join(place, 'file/data')} is not writable (ENOTDIR); make it writable for this user or set DATA_DIR to another folder.`,
  );
});

test('a data directory that this user may not write is refused', async () => {
  const closed = join(place, 'closed');
  await mkdir(closed);
  await chmod(closed, 0o555);
  const asRoot = process.geteuid?.() === 0;
  if (asRoot) process.seteuid!(65_534); // root may write everywhere
  try {
    expect(() => prepareDataDirectory(closed)).toThrow('is not writable (EACCES)');
    expect(() => prepareDataDirectory(join(closed, 'data'))).toThrow('is not writable (EACCES)');
  } finally {
    if (asRoot) process.seteuid!(0);
  }
});

test('one lock per directory, free again after its release', () => {
  const lock = lockDirectory(place, place);
  expect(() => lockDirectory(place, place)).toThrow('is in use by another server process');
  lock.release();
  lockDirectory(place, place).release();
});

test('a lock file that is not one is refused in one sentence', async () => {
  await mkdir(join(place, 'odd/lock.db'), { recursive: true });
  expect(() => lockDirectory(join(place, 'odd'), '/data')).toThrow(
    'DATA_DIR /data contains a database that this user may not open',
  );
});
