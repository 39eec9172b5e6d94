import type { PrintedLine } from '@plateful/domain/receipts/printed-line.ts';
import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import type { Log } from '#ports/log.ts';
import type { ReadPhoto, ReceiptReader } from '#ports/receipt-reader.ts';
import { type Behavior, startModelEndpoint } from '#testing/model-endpoint.ts';
import { quietLog } from '#testing/quiet-log.ts';
import type { VisionLimits } from './vision-attempt.ts';
import { withVision } from './vision-reader.ts';

export const apiKey = 'sk-very-secret-4711';
export const photo = new TextEncoder().encode('what the phone sent, with its place');
/** Long, because machines that run tests may be busy; a test of a time limit sets a shorter one. */
const patient: VisionLimits = {
  totalMs: 60_000,
  firstWordsMs: 60_000,
  silenceMs: 60_000,
  retries: { max: 1, firstWaitMs: 4 },
  breaker: { failures: 100, halfOpenAfterMs: 60_000 },
  queue: { atOnce: 2, waiting: 8, waitMs: 60_000 },
};

/** For models that do not answer. */
export const hasty = { firstWordsMs: 300, silenceMs: 300 };

const printed = ['FRESH MART', 'ORG MLK 1GAL 5.49', 'BANANAS 1.27', 'WHL WHT BRD 3.19', 'TOTAL 9.95'];
/** What the model answers. */
export const rows = ['FRESH MART', 'ORG MLK 1GAL  5.49', 'BANANAS  1.27', 'WHL WHT BRD  3.19', 'TOTAL  9.95'];
/** The same rows as they are kept. */
export const inColumns = [
  'FRESH MART',
  'ORG MLK 1GAL  5.49',
  'BANANAS       1.27',
  'WHL WHT BRD   3.19',
  'TOTAL         9.95',
];

/** What the built-in reader makes of the photo. */
export const read: ReadPhoto = {
  lines: printed.map(lineOf),
  width: 600,
  height: 800,
  problems: ['dark'],
  picture: await sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } })
    .withExif({ IFD0: { Artist: 'Ann', Copyright: 'Ann' } })
    .webp()
    .toBuffer(),
};

export function lineOf(text: string, index: number): PrintedLine {
  const y = 40 * index;
  return {
    text,
    score: 0.98,
    corners: [
      [20, y],
      [300, y],
      [300, y + 30],
      [20, y + 30],
    ],
  };
}

/** A built-in reader with this answer, and a record of its calls. */
export function builtInReader(answer: ReadPhoto | Error = read) {
  const seen: { photos: Uint8Array[]; isClosed: boolean } = { photos: [], isClosed: false };
  const reader: ReceiptReader = {
    async read(bytes) {
      seen.photos.push(bytes);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    async close() {
      seen.isClosed = true;
    },
  };
  return { reader, seen };
}

/** An answer of the model with these rows. */
export function says(written: unknown, more: object = {}): Behavior {
  return { mode: 'text', text: JSON.stringify({ rows: written }), ...more };
}

type Options = {
  limits?: Partial<VisionLimits>;
  log?: Log;
  builtIn?: ReceiptReader;
  /** Of another endpoint. */
  url?: string;
};

/** An endpoint of a vision model for a test file, and readers that use it. */
export async function startVision() {
  const endpoint = await startModelEndpoint();
  afterAll(() => endpoint.stop());
  beforeEach(() => {
    endpoint.requests.length = 0;
  });

  function readerFor({
    limits = {},
    log = quietLog,
    builtIn = builtInReader().reader,
    url = endpoint.url,
  }: Options = {}): ReceiptReader {
    const config = { baseUrl: url, apiKey, model: 'cook-1', visionModel: 'eye-1' };
    return withVision(builtIn, config, log, { ...patient, ...limits });
  }

  return { endpoint, readerFor };
}
