import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { temporaryDataDirectory } from '@plateful/server/testing/data-directory.ts';
import { databaseOf } from '@plateful/server/testing/insert-users.ts';
import sharp from 'sharp';
import { type RunningProduct, startProduct, timeUntil } from './running-product.ts';
import { atMost, type Figure, holds, none, type Outcome, reported } from './scenario.ts';
import { addUsers, ask, type ChaosUser } from './users.ts';
import { hasMessage, startWriters } from './writers.ts';

const prepare = fileURLToPath(new URL('../../tools/prepare.mjs', import.meta.url));
/** PostgreSQL is restarted after increasing pauses while it fails. */
const normalBarMs = 40_000;

/** Fills the disk: of the database, of the photos, and during a start. */
export async function diskFull(): Promise<Outcome> {
  const place = await temporaryDataDirectory();
  const disk = join(place.path, 'disk');
  mkdirSync(disk);
  if (!mount(disk, '400m')) {
    await place.remove();
    return 'a small disk can be mounted by root on Linux only.';
  }
  try {
    chmodSync(disk, 0o711);
    return [...prepareLock(disk), ...(await database(disk)), ...(await photos())];
  } finally {
    unmount(disk);
    await place.remove();
  }
}

/** The lock that `npm start` takes before the installation. */
function prepareLock(disk: string): Figure[] {
  const clone = join(disk, 'clone');
  mkdirSync(join(clone, 'tools'), { recursive: true });
  cpSync(prepare, join(clone, 'tools/prepare.mjs'));
  const start = () =>
    spawnSync(process.execPath, [join(clone, 'tools/prepare.mjs')], { encoding: 'utf8', timeout: 60_000 });
  fill(disk);
  const { status, stderr } = start();
  empty(disk);
  const again = start();
  rmSync(clone, { recursive: true });
  return [
    holds(
      'npm start says that the disk is full',
      status === 1 && stderr.includes('The disk is full'),
      firstLine(stderr),
    ),
    // The copy has nothing to install: it gets as far as npm.
    holds('and takes its lock when there is room', /Installing/.test(again.stdout), firstLine(again.stdout)),
  ];
}

async function database(disk: string): Promise<Figure[]> {
  const product = await startProduct({ dataDir: join(disk, 'data') });
  try {
    const people = await addUsers(product, await databaseOf(product), 8);
    const writers = await startWriters(people, () => product.origin);
    writers.resume();
    await sleep(500);
    fill(disk);
    await timeUntil(() => writers.failed() > 20, 30_000);
    const refused = writers.failed();
    await sleep(5000);
    empty(disk);
    const room = performance.now();
    const normal = await writers.nextAcknowledged(room);
    await writers.stop();
    const loss = await writers.compare(true);
    const figures = [
      holds('below the database: writes are refused', refused > 0, `${refused} refused`),
      none('answers other than success or 503 in words', writers.unexpected().length),
      ...writers.unexpected().map((answer) => reported('such an answer', answer)),
      none('lost or half applied', loss.lost + loss.halfApplied, `${loss.compared}`),
      atMost('from room to the next acknowledged change', normal, normalBarMs, 'ms'),
      holds('the server went on', product.crashes() === 0),
    ];
    return [...figures, ...(await start(product, disk))];
  } finally {
    await product.remove();
    rmSync(join(disk, 'data'), { recursive: true, force: true });
  }
}

async function start(product: RunningProduct, disk: string): Promise<Figure[]> {
  await product.kill();
  fill(disk);
  const words = await product.start().then(
    () => '',
    (error: Error) => error.message,
  );
  empty(disk);
  const isBack = await product.start().then(
    () => true,
    () => false,
  );
  return [
    holds('a start on a full disk says so', /full|No space left/.test(words), firstLine(words)),
    holds('and works when there is room', isBack),
  ];
}

async function photos(): Promise<Figure[]> {
  const place = await temporaryDataDirectory();
  const files = join(place.path, 'files');
  mkdirSync(files);
  mount(files, '1m');
  try {
    const product = await startProduct({ dataDir: place.path });
    try {
      const [person] = await addUsers(product, await databaseOf(product), 1);
      fill(files);
      const refused = await upload(product, person!);
      empty(files);
      const taken = await upload(product, person!);
      return [
        holds(
          'below the photos: 503 in words',
          hasMessage(refused),
          `${refused.status} ${(refused.body as { message?: string } | null)?.message}`,
        ),
        holds('and taken when there is room', taken.status === 200, `${taken.status}`),
      ];
    } finally {
      await product.remove();
    }
  } finally {
    unmount(files);
    await place.remove();
  }
}

async function upload({ origin }: RunningProduct, person: ChaosUser) {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff', noise } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  return ask(person, `${origin}/api/photos`, form);
}

const filler = '.filler';

/** Up to the last byte. */
function fill(disk: string): void {
  const file = openSync(join(disk, filler), 'a');
  for (let size = 1 << 20; size >= 1; ) {
    try {
      if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}

function empty(disk: string): void {
  rmSync(join(disk, filler));
}

function mount(folder: string, size: string): boolean {
  return (
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'plateful-chaos', folder]).status === 0
  );
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
}

function firstLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
