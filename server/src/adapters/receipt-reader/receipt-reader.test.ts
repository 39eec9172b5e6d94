import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import type { Log } from '#ports/log.ts';
import { ReaderError, type ReadPhoto } from '#ports/receipt-reader.ts';
import { temporaryDataDirectory } from '#testing/data-directory.ts';
import { asHeic } from '#testing/drawn-heic.ts';
import { type Drawing, drawReceipt } from '#testing/drawn-receipt.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { createReceiptReader } from './receipt-reader.ts';

const rows = [
  '   CORNER MARKET',
  'ORG CHKN BRST    8.49 F',
  'WHL MLK 1 GAL    3.29 F',
  'BANANAS 4011     1.36 F',
  'PAPER TOWELS     6.20 T',
  'TOTAL           19.34',
];
const names = ['CORNER MARKET', 'CHKN BRST', 'WHL MLK', 'BANANAS', 'PAPER TOWELS', 'TOTAL', '8.49', '19.34'];

const pids: number[] = [];
const log: Log = {
  ...quietLog,
  debug: (details) => {
    if ('pid' in details) pids.push(details.pid as number);
  },
};
// A machine that others use too may take longer than a server allows.
const reader = createReceiptReader({ log, timeoutMs: 120_000 });
afterAll(() => reader.close());

async function readDrawn(drawing: Drawing): Promise<ReadPhoto> {
  return reader.read(await drawReceipt(rows, drawing));
}

/** Which of the names are in no line: spaces are the model's weakness. */
function missing({ lines }: ReadPhoto, wanted = names): string[] {
  const texts = lines.map(({ text }) => text.replaceAll(' ', ''));
  return wanted.filter((name) => !texts.some((text) => text.includes(name.replaceAll(' ', ''))));
}

function middleOf({ lines }: ReadPhoto, word: string): [x: number, y: number] {
  const { corners } = lines.find(({ text }) => text.includes(word))!;
  const mean = (axis: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[axis], 0) / 4;
  return [mean(0), mean(1)];
}

async function refusal(photo: Uint8Array, by = reader): Promise<string> {
  const error = await by.read(photo).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ReaderError);
  return (error as ReaderError).reason;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function ended(pid: number): Promise<void> {
  await vi.waitUntil(() => !isRunning(pid), { timeout: 20_000 });
}

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('a photo in %s is read', async (format) => {
  expect(missing(await readDrawn({ format }))).toEqual([]);
});

test('a photo in HEIC is read, and one that is torn or garbled is called damaged', async () => {
  const heic = await asHeic(await drawReceipt(rows), 3);
  expect(missing(await reader.read(heic))).toEqual([]);
  expect(await refusal(heic.subarray(0, heic.length / 2))).toBe('damaged');
  expect(await refusal(heic.subarray(0, 24))).toBe('damaged');
  expect(await refusal(Buffer.concat([heic.subarray(0, 24), Buffer.alloc(5000, 7)]))).toBe('damaged');
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

test('a photo that its camera marked as turned is read', async () => {
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

test('a dark photo is read, and said to be dark', async () => {
  const read = await readDrawn({ dark: 0.75 });
  expect(missing(read)).toEqual([]);
  expect(read.problems).toEqual(['dark']);
});

test('a photo too blurred to read is said to be blurred', async () => {
  expect((await readDrawn({ blur: 6 })).problems).toEqual(['blurred']);
});

test('transparent pictures are read like white ones', async () => {
  const print = await sharp(await drawReceipt(rows, { format: 'png' }))
    .ensureAlpha()
    .toBuffer();
  const { data, info } = await sharp(print).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) data[at + 3] = data[at]! > 140 ? 0 : 255;
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

test('a picture without print has no lines', async () => {
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
  for (const other of [
    await small.clone().gif().toBuffer(),
    await small.clone().tiff().toBuffer(),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
    Buffer.from('Milk 3.29'),
    Buffer.from('....ftypmp42....isom'),
    Buffer.alloc(3),
  ])
    expect(await refusal(other)).toBe('format');
});

test('an empty or torn photo is called damaged', async () => {
  expect(await refusal(new Uint8Array())).toBe('damaged');
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await drawReceipt(rows.slice(0, 2), { format });
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('damaged');
    expect(await refusal(whole.subarray(0, 16))).toBe('damaged');
  }
});

test('a photo with flipped bits is read or called damaged, and the next one is read', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const photo = await drawReceipt(rows.slice(0, 2), { format });
    for (let at = 400; at < photo.length; at += 997) photo[at]! ^= 0x10;
    const outcome = await reader.read(photo).then(
      () => 'read',
      (error: ReaderError) => error.reason,
    );
    expect(['read', 'damaged']).toContain(outcome);
  }
  expect(missing(await readDrawn({}))).toEqual([]);
});

test('a picture that unpacks to a hundred times a photo is refused before it does', async () => {
  expect(await refusal(bomb(30_000))).toBe('too_large');
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

test('of twenty photos at once those that fit the queue are read, and the rest are asked to try again', async () => {
  const narrow = createReceiptReader({ log: quietLog, maxWaiting: 3 });
  const photo = await drawReceipt(rows.slice(0, 2));
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => narrow.read(photo)));
  await narrow.close();
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 4 }, () => 'fulfilled'),
    ...Array.from({ length: 16 }, () => 'rejected'),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { reason: 'busy' } });
});

test('a client that leaves does not wait, and the others are read', async () => {
  const photo = await drawReceipt(rows.slice(0, 2));
  const being = new AbortController();
  const waiting = new AbortController();
  const first = reader.read(photo, { signal: being.signal });
  const second = reader.read(photo, { signal: waiting.signal });
  const third = reader.read(photo);
  waiting.abort(new Error('gone home'));
  being.abort(new Error('changed my mind'));
  await expect(first).rejects.toThrow('changed my mind');
  await expect(second).rejects.toThrow('gone home');
  expect(missing(await third, names.slice(0, 2))).toEqual([]);
  await expect(reader.read(photo, { signal: AbortSignal.abort(new Error('never came')) })).rejects.toThrow(
    'never came',
  );
});

test('a photo that kills its reader fails, and the next one gets a new reader', async () => {
  const photo = await drawReceipt(rows.slice(0, 2));
  await reader.read(photo);
  const deadly = reader.read(photo);
  const next = reader.read(photo);
  process.kill(pids.at(-1)!, 'SIGKILL');
  await expect(deadly).rejects.toMatchObject({ reason: 'crashed' });
  expect(missing(await next, names.slice(0, 2))).toEqual([]);
});

test('a photo that takes too long is given up, and its reader is ended', async () => {
  const hasty = createReceiptReader({ log, timeoutMs: 1 });
  expect(await refusal(await drawReceipt(rows), hasty)).toBe('timeout');
  await ended(pids.at(-1)!);
  await hasty.close();
});

test('the memory of reading is given back while no photo comes, and taken again for the next photo', async () => {
  const brief = createReceiptReader({ log, idleMs: 1 });
  const photo = await drawReceipt(rows.slice(0, 2));
  await brief.read(photo);
  const pid = pids.at(-1)!;
  await ended(pid);
  expect((await brief.read(photo)).lines.length).toBeGreaterThan(0);
  expect(pids.at(-1)).not.toBe(pid);
  await brief.close();
});

test('closing ends the reader; what is read, waits or comes later fails', async () => {
  const closing = createReceiptReader({ log });
  const photo = await drawReceipt(rows);
  const failures = Promise.all([refusal(photo, closing), refusal(photo, closing)]);
  await closing.close();
  expect(await failures).toEqual(['crashed', 'crashed']);
  expect(isRunning(pids.at(-1)!)).toBe(false);
  expect(await refusal(photo, closing)).toBe('crashed');
});

test('without its models nothing is read, and the log says why', async () => {
  const complaints: object[] = [];
  const poor = createReceiptReader({
    log: { ...quietLog, error: (details) => complaints.push(details) },
    models: { detection: '/nowhere/detection.onnx' },
  });
  expect(await refusal(await drawReceipt(rows), poor)).toBe('crashed');
  expect(JSON.stringify(complaints)).toContain('/nowhere/detection.onnx');
  await poor.close();
});

test('a network that knows other characters brings its own list of them', async () => {
  const folder = await temporaryDataDirectory();
  const characters = join(folder.path, 'characters.txt');
  const shipped = [...'0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  await writeFile(characters, `${shipped.map((sign) => (sign === 'B' ? 'ß' : sign)).join('\n')}\n`);
  const other = createReceiptReader({ log: quietLog, models: { characters } });
  const { lines } = await other.read(await drawReceipt(['BANANAS BOB']));
  expect(lines[0]?.text.replaceAll(' ', '')).toBe('ßANANASßOß');
  await other.close();
  await folder.remove();
});

const program = `
  import { createReceiptReader } from ${JSON.stringify(new URL('receipt-reader.ts', import.meta.url).href)};
  const nothing = () => undefined;
  const log = { info: nothing, warn: nothing, error: nothing, debug: ({ pid }) => pid && console.log(pid) };
  await createReceiptReader({ log }).read(new Uint8Array()).catch(nothing);
`;

test('a program that has read what it wanted may end', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  await ended(Number(stdout));
});

test('a server that dies takes its reader along', async () => {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const server = spawn(
    process.execPath,
    ['--input-type=module', '-e', `${program}; setInterval(nothing, 1000);`],
    {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(server.stdout, 'data');
  const pid = Number(String(line));
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await ended(pid);
});
