import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Log } from '#ports/log.ts';
import { DrawingError, type SharedDish, type SharePictures } from '#ports/share-pictures.ts';
import { createWorker } from '#runtime/worker.ts';
import type { Answer } from './drawing-child.ts';
import { layoutVersion } from './theme.ts';

type Options = {
  log: Log;
  maxWaiting?: number;
  /** Size of the cache in bytes; a picture has about 60,000. */
  maxBytes?: number;
  timeoutMs?: number;
  idleMs?: number;
};

const file = fileURLToPath(new URL('drawing-child.ts', import.meta.url));
/** For glibc and V8, which otherwise keep freed memory: forty pictures in a row take 150 MB instead of 300. */
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '16000000' };
const flags = ['--max-semi-space-size=4', '--max-old-space-size=160'];

/**
 * Draws one picture at a time in a worker process, each once for concurrent requests: satori would block the event loop
 * for 10 to 50 ms per picture and half a second before the first, and rasterizing leaves 150 MB behind.
 */
export function createSharePictures(options: Options): SharePictures {
  const { log, maxWaiting = 20, maxBytes = 32_000_000, timeoutMs = 15_000, idleMs = 60_000 } = options;
  const worker = createWorker<SharedDish, Answer>({ file, flags, memory, timeoutMs, maxWaiting, idleMs });
  let isClosed = false;

  const pictures = new LRUCache<string, Uint8Array, SharedDish>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
    // The caller gets the picture even if it does not fit into the cache.
    ignoreFetchAbort: true,
    fetchMethod: (_tag, _stale, { context: dish }) => drawOne(dish),
  });

  async function drawOne(dish: SharedDish): Promise<Uint8Array> {
    const started = performance.now();
    const outcome = await worker.ask(dish);
    if ('picture' in outcome) {
      const { picture } = outcome;
      log.debug({ bytes: picture.length, ms: performance.now() - started }, 'share picture drawn');
      return picture;
    }
    if ('isBusy' in outcome) throw new DrawingError('busy');
    if ('timedOut' in outcome) {
      log.warn({ timeoutMs }, 'drawing a share picture timed out');
      throw new DrawingError('timeout');
    }
    if (!isClosed) log.error(outcome, 'drawing a share picture failed');
    throw new DrawingError('crashed');
  }

  return {
    tagOf,
    isCached: (dish) => pictures.has(tagOf(dish)),
    async draw(dish) {
      return (await pictures.fetch(tagOf(dish), { context: dish }))!;
    },
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}

function tagOf(dish: SharedDish): string {
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, dish]))
    .digest('base64url');
}
