import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { ReaderError, ReadPhoto } from '#ports/receipt-reader.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { asHeic } from '#testing/drawn-heic.ts';
import { type Drawing, drawReceipt } from '#testing/drawn-receipt.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { missing, refusal, rows } from './drawn-rows.fixture.ts';
import { createReceiptReader } from './receipt-reader.ts';

// A machine that others use too may take longer than a server allows.
const reader = createReceiptReader({ log: quietLog, timeoutMs: 120_000 });
afterAll(() => reader.close());

async function readDrawn(drawing: Drawing): Promise<ReadPhoto> {
  return reader.read(await drawReceipt(rows, drawing));
}

function middleOf({ lines }: ReadPhoto, word: string): [x: number, y: number] {
  const { corners } = lines.find(({ text }) => text.includes(word))!;
  const mean = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  return [mean(0), mean(1)];
}

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('a photo in %s is read', async (format) => {
  expect(missing(await readDrawn({ format }))).toEqual([]);
});

test('a photo in HEIC is read, and a truncated or garbled one is rejected as damaged', async () => {
  const heic = await asHeic(await drawReceipt(rows), 3);
  expect(missing(await reader.read(heic))).toEqual([]);
  expect(await refusal(reader, heic.subarray(0, heic.length / 2))).toBe('damaged');
  expect(await refusal(reader, heic.subarray(0, 24))).toBe('damaged');
  expect(await refusal(reader, Buffer.concat([heic.subarray(0, 24), Buffer.alloc(5000, 7)]))).toBe('damaged');
});

test.for([90, 180, 270] as const)('a photo turned by %i degrees is read and kept upright', async (rotate) => {
  const read = await readDrawn({ rotate });
  expect(missing(read)).toEqual([]);
  const [nameX, nameY] = middleOf(read, 'BANANAS');
  expect(middleOf(read, '1.36')[0]).toBeGreaterThan(nameX);
  expect(middleOf(read, 'TOTAL')[1]).toBeGreaterThan(nameY);
  const again = await reader.read(await sharp(read.picture).png().toBuffer());
  expect(middleOf(again, 'TOTAL')[1]).toBeGreaterThan(middleOf(again, 'BANANAS')[1]);
  expect([again.width, again.height]).toEqual([read.width, read.height]);
});

test('a photo with an EXIF orientation is read upright', async () => {
  const sideways = await drawReceipt(rows, { rotate: 270 });
  const marked = await sharp(sideways).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const read = await reader.read(marked);
  expect(missing(read)).toEqual([]);
  expect((await sharp(read.picture).metadata()).exif).toBeUndefined();
});

test.for<[string, Drawing]>([
  ['tilted to the right', { tilt: 12 }],
  ['tilted to the left', { tilt: -25 }],
  ['creased', { crease: true }],
  ['slightly blurred', { blur: 1.3 }],
  ['badly compressed', { quality: 30 }],
  ['creased, tilted and upside down', { crease: true, tilt: 6, rotate: 180 }],
])('a photo of a receipt %s is read', async ([, drawing]) => {
  const read = await readDrawn(drawing);
  expect(missing(read)).toEqual([]);
  expect(read.problems).toEqual([]);
});

test('a tilted receipt has level lines', async () => {
  const { lines } = await readDrawn({ tilt: 15 });
  for (const { corners } of lines.filter(({ text }) => text.length > 6)) {
    const [from, to] = corners;
    expect(Math.abs((to[1] - from[1]) / (to[0] - from[0]))).toBeLessThan(0.05);
  }
});

test('a dark photo is read and reported as dark', async () => {
  const read = await readDrawn({ dark: 0.75 });
  expect(missing(read)).toEqual([]);
  expect(read.problems).toEqual(['dark']);
});

test('a photo too blurred to read is reported as blurred', async () => {
  expect((await readDrawn({ blur: 6 })).problems).toEqual(['blurred']);
});

test('transparent pictures are read like white ones', async () => {
  const print = await sharp(await drawReceipt(rows, { format: 'png' }))
    .ensureAlpha()
    .toBuffer();
  const { data, info } = await sharp(print).raw().toBuffer({ resolveWithObject: true });
  for (let index = 0; index < data.length; index += 4) data[index + 3] = data[index]! > 140 ? 0 : 255;
  const glass = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .png()
    .toBuffer();
  expect(missing(await reader.read(glass))).toEqual([]);
});

test('a gray photo and one in 16 bits are read', async () => {
  const drawn = await drawReceipt(rows);
  expect(missing(await reader.read(await sharp(drawn).grayscale().jpeg().toBuffer()))).toEqual([]);
  const deep = await sharp(drawn).toColourspace('rgb16').png().toBuffer();
  expect(missing(await reader.read(deep))).toEqual([]);
});

test('the kept picture is a WebP of at most 1600 pixels', async () => {
  const drawn = await sharp(await drawReceipt(rows))
    .resize(2400)
    .jpeg()
    .toBuffer();
  const { picture } = await reader.read(drawn);
  const { format, width, height } = await sharp(picture).metadata();
  expect(format).toBe('webp');
  expect(Math.max(width, height)).toBe(1600);
});

test('a picture without text has no lines', async () => {
  const sky = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#8ac' } })
    .composite([
      {
        input: Buffer.from(
          '<svg width="400" height="300"><circle cx="200" cy="150" r="120" fill="#db8"/></svg>',
        ),
      },
    ])
    .jpeg()
    .toBuffer();
  expect((await reader.read(sky)).lines).toEqual([]);
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await reader.read(dot)).toMatchObject({ lines: [], width: 1, height: 1, problems: ['small'] });
});

test('files that are not photos are rejected, regardless of their name', async () => {
  const small = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } });
  for (const input of [
    await small.clone().gif().toBuffer(),
    await small.clone().tiff().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
    Buffer.from('Milk 3.29'),
    Buffer.from('....ftypmp42....isom'),
    Buffer.alloc(3),
  ])
    expect(await refusal(reader, input)).toBe('format');
});

test('an empty or truncated photo is rejected as damaged', async () => {
  expect(await refusal(reader, new Uint8Array())).toBe('damaged');
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const image = await drawReceipt(rows.slice(0, 2), { format });
    expect(await refusal(reader, image.subarray(0, image.length / 2))).toBe('damaged');
    expect(await refusal(reader, image.subarray(0, 16))).toBe('damaged');
  }
});

test('a photo with flipped bits is read or rejected as damaged, and the next one is read', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const photo = await drawReceipt(rows.slice(0, 2), { format });
    for (let index = 400; index < photo.length; index += 997) photo[index]! ^= 0x10;
    const outcome = await reader.read(photo).then(
      () => 'read',
      (error: ReaderError) => error.reason,
    );
    expect(['read', 'damaged']).toContain(outcome);
  }
  expect(missing(await readDrawn({}))).toEqual([]);
});

test('a decompression bomb is rejected before it is decoded', async () => {
  expect(await refusal(reader, bomb(30_000))).toBe('too_large');
});

function bomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 1 });
  const chunk = (kind: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(kind), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('without its models every photo fails, and the log says why', async () => {
  const complaints: object[] = [];
  const poor = createReceiptReader({
    log: { ...quietLog, error: (details) => complaints.push(details) },
    models: { detection: '/nowhere/detection.onnx' },
  });
  expect(await refusal(poor, await drawReceipt(rows))).toBe('crashed');
  expect(JSON.stringify(complaints)).toContain('/nowhere/detection.onnx');
  await poor.close();
});

test('a model with other characters uses its own list of them', async () => {
  const folder = await temporaryDataDirectory();
  const characters = join(folder.path, 'characters.txt');
  const shipped = [...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  await writeFile(characters, `${shipped.map((sign) => (sign === 'B' ? 'ß' : sign)).join('\n')}\n`);
  const reader = createReceiptReader({ log: quietLog, models: { characters } });
  const { lines } = await reader.read(await drawReceipt(['BANANAS BOB']));
  expect(lines[0]?.text.replaceAll(' ', '')).toBe('ßANANASßOß');
  await reader.close();
  await folder.remove();
});
