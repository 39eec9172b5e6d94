import type { Log } from '#ports/log.ts';
import { ReaderError, type ReadPhoto, type ReceiptReader } from '#ports/receipt-reader.ts';
import type { Outcome } from '#runtime/worker-process.ts';
import type { Answer } from './messages.ts';
import { type ModelPaths, shippedModels } from './model-paths.ts';
import { type ReadingProcess, startReading } from './reading-process.ts';

type Options = {
  log: Log;
  /** Where the networks are, if not where their package has them. */
  models?: Partial<ModelPaths>;
  /** For one photo, from when its turn comes. */
  timeoutMs?: number;
  /** Photos beyond the one being read. */
  maxWaiting?: number;
  /** How long the process that reads is kept with nothing to do; it holds its memory until then. */
  idleMs?: number;
};

type Job = { photo: Uint8Array; done(read: ReadPhoto): void; failed(error: unknown): void };

/** Reads one photo at a time in a process of its own. A photo may kill that process: the next one gets a new process. */
export function createReceiptReader(options: Options): ReceiptReader {
  const { log, timeoutMs = 30_000, maxWaiting = 20, idleMs = 60_000 } = options;
  const models = { ...shippedModels, ...options.models };
  const waiting: Job[] = [];
  let child: ReadingProcess | null = null;
  let isReading = false;
  let isClosed = false;
  let idle: NodeJS.Timeout | undefined;

  async function readAll(): Promise<void> {
    isReading = true;
    clearTimeout(idle);
    for (let job = waiting.shift(); job; job = waiting.shift()) await readOne(job);
    isReading = false;
    if (!isClosed) idle = setTimeout(endChild, idleMs).unref();
  }

  async function readOne({ photo, done, failed }: Job): Promise<void> {
    if (!child?.isAlive()) {
      child = startReading(models);
      log.debug({ pid: child.pid }, 'A process that reads receipts starts.');
    }
    const outcome = await child.ask({ photo }, timeoutMs);
    if ('read' in outcome) done(outcome.read);
    else failed(errorOf(outcome));
  }

  function errorOf(outcome: Exclude<Outcome<Answer>, { read: ReadPhoto }>): ReaderError {
    if ('refused' in outcome) {
      log.debug({ reason: outcome.refused, error: outcome.error }, 'A photo was not read.');
      return new ReaderError(outcome.refused);
    }
    if ('timedOut' in outcome) {
      log.warn({ timeoutMs }, 'Reading a photo took too long.');
      return new ReaderError('timeout');
    }
    if (!isClosed) log.error(outcome, 'Reading a photo failed.');
    return new ReaderError('crashed');
  }

  async function endChild(): Promise<void> {
    await child?.end();
    child = null;
  }

  return {
    read(photo, { signal } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (isClosed) return Promise.reject(new ReaderError('crashed'));
      if (isReading && waiting.length >= maxWaiting) return Promise.reject(new ReaderError('busy'));
      const { promise, resolve, reject } = Promise.withResolvers<ReadPhoto>();
      const job: Job = { photo, done: resolve, failed: reject };
      // A photo that is being read is read to its end: that is soon, and a new process costs more.
      const leave = (): void => {
        if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(job);
      if (!isReading) void readAll();
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    async importPhoto(content) {
      // Loading sharp holds up the process for a tenth of a second: not before it is needed.
      const { importedPhoto } = await import('./kept-photo.ts');
      return importedPhoto(content);
    },
    async close() {
      isClosed = true;
      for (const { failed } of waiting.splice(0)) failed(new ReaderError('crashed'));
      await endChild();
      clearTimeout(idle);
    },
  };
}
