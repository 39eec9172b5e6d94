import { describe, expect, test } from 'vitest';
import { failureOf, key, newBucket, newFolder, photo, text } from './stores.fixture.ts';

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

  test('removing a file removes only that one', async () => {
    const store = await open();
    await store.write('receipts/ann/1.webp', photo);
    await store.write('receipts/ann/2.webp', text('two'));
    await store.remove('receipts/ann/1.webp');
    expect(await store.read('receipts/ann/1.webp')).toBeNull();
    expect(Buffer.from((await store.read('receipts/ann/2.webp'))!).toString()).toBe('two');
  });

  test('removing a missing file does nothing', async () => {
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

  test('a new store lists no files', async () => {
    expect(await (await open()).list('receipts/')).toEqual([]);
  });

  test('a key that could escape the store is rejected', async () => {
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

  test('a key of the maximum length is accepted', async () => {
    const store = await open();
    const segments = ['a', 'b', 'c'].map((letter) => letter.repeat(255));
    const longest = [...segments, 'd'.repeat(254), 'e'].join('/');
    expect(longest).toHaveLength(1024);
    await store.write(longest, photo);
    expect(await store.list('')).toEqual([longest]);
    expect(await failureOf(store.write(`${longest}f`, photo))).toBeInstanceOf(TypeError);
  });
});
