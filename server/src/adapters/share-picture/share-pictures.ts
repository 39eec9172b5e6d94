import { createHash } from 'node:crypto';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Log } from '#ports/log.ts';
import { DrawingError, type SharedDish, type SharePictures } from '#ports/share-pictures.ts';
import type { Outcome } from '#runtime/worker-process.ts';
import type { Answer } from './drawing-child.ts';
import { type DrawingProcess, startDrawing } from './drawing-process.ts';
import { layoutVersion } from './look.ts';

type Options = {
  log: Log;
  /** Pictures beyond the one that is being drawn. */
  maxWaiting?: number;
  /** Of the latest pictures, which are kept; one has about 60,000. */
  maxBytes?: number;
  /** For one picture, from when its turn comes; the first one waits for fonts and food pictures too. */
  timeoutMs?: number;
  /** How long the process that draws is kept with nothing to do; it holds its memory until then. */
  idleMs?: number;
};

/**
 * Draws one picture at a time, and each once however many ask for it, in a process of its own: satori would hold up every
 * page for 10 to 50 ms a picture and for half a second before the first, and pixels leave 150 MB behind.
 */
export function createSharePictures(options: Options): SharePictures {
  const { log, maxWaiting = 20, maxBytes = 32_000_000, timeoutMs = 15_000, idleMs = 60_000 } = options;
  const places = bulkhead(1, maxWaiting);
  let drawer: DrawingProcess | null = null;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  const pictures = new LRUCache<string, Uint8Array, SharedDish>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
    // Whoever asked gets the picture, even if there is no room to keep it.
    ignoreFetchAbort: true,
    fetchMethod: (_tag, _stale, { context: dish }) => inTurn(dish),
  });

  async function inTurn(dish: SharedDish): Promise<Uint8Array> {
    try {
      return await places.execute(() => drawOne(dish));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw new DrawingError('busy', { cause: error });
      throw error;
    }
  }

  async function drawOne(dish: SharedDish): Promise<Uint8Array> {
    if (isClosed) throw new DrawingError('crashed');
    clearTimeout(idle);
    const begun = performance.now();
    if (!drawer?.isAlive()) drawer = startDrawing();
    const outcome = await drawer.ask(dish, timeoutMs);
    if (!isClosed) idle = setTimeout(endDrawer, idleMs).unref();
    if (!('picture' in outcome)) throw errorOf(outcome);
    const { picture } = outcome;
    log.debug({ bytes: picture.length, ms: performance.now() - begun }, 'A share picture is drawn.');
    return picture;
  }

  function errorOf(outcome: Exclude<Outcome<Answer>, { picture: Uint8Array }>): DrawingError {
    if ('timedOut' in outcome) {
      log.warn({ timeoutMs }, 'Drawing a share picture took too long.');
      return new DrawingError('timeout');
    }
    if (!isClosed) log.error(outcome, 'Drawing a share picture failed.');
    return new DrawingError('crashed');
  }

  async function endDrawer(): Promise<void> {
    const ending = drawer;
    drawer = null;
    await ending?.end();
  }

  return {
    tagOf,
    isKept: (dish) => pictures.has(tagOf(dish)),
    async draw(dish) {
      return (await pictures.fetch(tagOf(dish), { context: dish }))!;
    },
    async close() {
      isClosed = true;
      clearTimeout(idle);
      await endDrawer();
    },
  };
}

function tagOf(dish: SharedDish): string {
  return createHash('sha256')
    .update(JSON.stringify([layoutVersion, dish]))
    .digest('base64url');
}
