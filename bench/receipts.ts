import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createReceiptReader } from '@plateful/server/adapters/receipt-reader/receipt-reader.ts';
import sharp from 'sharp';
import { readReceiptPhoto } from '../tools/kitchen-receipt.ts';
import { median } from './median.ts';
import { watchPeakMemory } from './peak-memory.ts';
import { type LabeledPhoto, scoreItems, scoreOnce, sumOf, type Tally } from './receipt-scoring.ts';
import { unseenPhotos } from './unseen-receipts/unseen-photos.ts';

/** Minimum accuracy on unseen receipts, and the maximum loss by rotating a photo. */
const bars = {
  recall: 0.95,
  precision: 0.96,
  quantities: 0.92,
  categories: 0.86,
  prices: 0.96,
  totals: 0.9,
  falseAlarms: 0.08,
  turned: 0.03,
} as const;
/** Milliseconds per photo on two idle cores; megabytes of the reader process; milliseconds of blocked event loop. */
const limits = { median: 1500, p95: 2500, memory: 700, blocked: 50 } as const;

const silent = { debug() {}, info() {}, warn() {}, error() {} };

type Photo = LabeledPhoto & { photo: Buffer; language?: string };

/** The photos of a folder with the labels of its `labels.json`. */
function photosIn(folder: string): Photo[] {
  const labels: LabeledPhoto[] = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8'));
  return labels.map((label) => ({ ...label, photo: readFileSync(join(folder, label.file)) }));
}

/** Scores every photo against its labels, upright and rotated; by language if the set has several. */
async function scorePhotos(photos: readonly Photo[], { isTurned }: { isTurned: boolean }): Promise<void> {
  const reader = createReceiptReader({ log: silent });
  const loop = monitorEventLoopDelay({ resolution: 5 });
  // The first photo waits for the models and lexicons to load; a server loads the latter at its start.
  await readReceiptPhoto(reader, photos[0]!.photo);
  loop.enable();
  const peak = watchPeakMemory(process.pid);
  const times: number[] = [];
  const baselines: number[] = [];
  const upright: Tally[] = [];
  const readings: Reading[] = [];
  for (const { file, items, photo, store, total, language } of photos) {
    const start = performance.now();
    const read = await readReceiptPhoto(reader, photo);
    times.push(performance.now() - start);
    baselines.push(await millisecondsToDecode(photo));
    const tally = scoreItems(items, read.items);
    upright.push(tally);
    readings.push({ ...read, language, tally, labelled: { store, total }, isRight: isRight(tally) });
    console.log(
      `${file.padEnd(28)} ${tally.matched} of ${tally.labelled} found, ${tally.read - tally.matched} wrong, ${times.at(-1)!.toFixed(0)} ms`,
    );
  }
  loop.disable();
  const memory = peak();
  console.log('');
  const all = sumOf(upright);
  for (const [language, some] of Map.groupBy(readings, (reading) => reading.language)) {
    if (language === undefined) continue;
    report(`in "${language}"`, sumOf(some.map(({ tally }) => tally)));
    reportOnce(some);
  }
  report('upright', all);
  reportOnce(readings);
  for (const degrees of isTurned ? [90, 180, 270] : []) {
    const turned: Tally[] = [];
    for (const { items, photo } of photos) {
      const read = await readReceiptPhoto(reader, await turn(photo, degrees));
      turned.push(scoreItems(items, read.items));
    }
    const tally = sumOf(turned);
    report(`turned by ${degrees}°`, tally);
    const lost = Math.max(shareOf(all.matched, all.labelled) - shareOf(tally.matched, tally.labelled), 0);
    console.log(`${''.padEnd(18)} recall ${(100 * lost).toFixed(1)} points lower, bar ${100 * bars.turned}`);
  }
  const ratio = median(times.map((time, index) => time / baselines[index]!));
  const p95 = times.toSorted((a, b) => a - b)[
    Math.min(times.length - 1, Math.ceil(times.length * 0.95) - 1)
  ]!;
  console.log('');
  console.log(
    `A photo: median ${median(times).toFixed(0)} ms (bar ${limits.median}), 95th percentile ${p95.toFixed(0)} ms (bar ${limits.p95}), ${ratio.toFixed(1)} × decoding and scaling the same photo`,
  );
  console.log(
    `This process was blocked for ${(loop.max / 1e6).toFixed(0)} ms at most (bar ${limits.blocked}); the one that reads took ${memory === null ? 'an unknown amount of' : memory.toFixed(0)} MB at most (bar ${limits.memory})`,
  );
  await reader.close();
}

function report(name: string, tally: Tally): void {
  const shares = [
    ['recall', tally.matched, tally.labelled, bars.recall],
    ['precision', tally.matched, tally.read, bars.precision],
    ['amount and unit', tally.quantities, tally.matched, bars.quantities],
    ['price', tally.prices, tally.matched, bars.prices],
    ['category', tally.categories, tally.matched, bars.categories],
  ] as const;
  const parts = shares.map(
    ([what, right, of, bar]) => `${what} ${shareOf(right, of).toFixed(3)} (bar ${bar})`,
  );
  console.log(`${name.padEnd(18)} ${parts.join(', ')}`);
}

type Reading = Pick<Awaited<ReturnType<typeof readReceiptPhoto>>, 'store' | 'total' | 'checks'> & {
  /** If the set has several. */
  language: string | undefined;
  tally: Tally;
  labelled: { store: string | undefined; total: number | undefined };
  /** Every item with its price, and no others. */
  isRight: boolean;
};

function isRight({ labelled, read, matched, prices }: Tally): boolean {
  return labelled === matched && read === matched && prices === matched;
}

/** Store, total, and whether the reader reports sums that do not match. */
function reportOnce(readings: readonly Reading[]): void {
  const stores = scoreOnce(
    readings.flatMap(({ labelled, store }) =>
      labelled.store === undefined ? [] : [{ labelled: withoutCountry(labelled.store), read: store }],
    ),
  );
  const totals = scoreOnce(
    readings.flatMap(({ labelled, total }) =>
      labelled.total === undefined ? [] : [{ labelled: labelled.total, read: total }],
    ),
  );
  const flagged = readings.map(({ checks, isRight }) => ({
    isRight,
    isFlagged: checks.sum?.agrees !== true,
  }));
  const faulty = flagged.filter(({ isRight }) => !isRight);
  const sound = flagged.filter(({ isRight }) => isRight);
  const count = (some: typeof flagged) => some.filter(({ isFlagged }) => isFlagged).length;
  console.log(
    `${''.padEnd(18)} stores: ${stores.right} right, ${stores.untold} not stated, ${stores.wrong} wrong (bar 0)`,
  );
  console.log(
    `${''.padEnd(18)} totals: ${totals.right} of ${totals.right + totals.wrong + totals.untold} right (bar ${bars.totals})`,
  );
  console.log(
    `${''.padEnd(18)} readings with a fault that are flagged: ${count(faulty)} of ${faulty.length} (bar 0.9); false alarms: ${count(sound)} of ${sound.length} (bar ${bars.falseAlarms})`,
  );
}

function withoutCountry(store: string): string {
  return store.replace(/ \(\w+\)$/, '');
}

function shareOf(right: number, of: number): number {
  return of === 0 ? 1 : right / of;
}

/** As from a phone held that way, without EXIF data. */
function turn(photo: Uint8Array, degrees: number): Promise<Buffer> {
  return sharp(photo).autoOrient().rotate(degrees).jpeg({ quality: 92 }).toBuffer();
}

async function millisecondsToDecode(photo: Uint8Array): Promise<number> {
  const start = performance.now();
  await sharp(photo)
    .autoOrient()
    .resize(2000, 2000, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer();
  return performance.now() - start;
}

const [, , set, seed] = process.argv;
if (set === 'unseen') await scorePhotos(await unseenPhotos(Number(seed ?? 1)), { isTurned: false });
else if (set) await scorePhotos(photosIn(resolve(process.env.INIT_CWD ?? '.', set)), { isTurned: true });
else {
  console.error(
    'npm run bench:receipts -- DIR, a folder of photos with a labels.json; or "unseen" [SEED], drawn ones',
  );
  process.exitCode = 1;
}
