import { fileURLToPath } from 'node:url';
import type { Log } from '#ports/log.ts';
import { ReaderError, type ReceiptReader } from '#ports/receipt-reader.ts';
import { createWorker } from '#runtime/worker.ts';
import { type ModelPaths, shippedModels } from './model-paths.ts';
import type { Answer, Question } from './reader-child.ts';

type Options = {
  log: Log;
  /** Paths of the models, if not the bundled ones. */
  models?: Partial<ModelPaths>;
  timeoutMs?: number;
  maxWaiting?: number;
  idleMs?: number;
};

const file = fileURLToPath(new URL('reader-child.ts', import.meta.url));
/**
 * For glibc, which otherwise never returns memory: one arena, large blocks by mmap. Measured on tilted photos of 12
 * megapixels: 1.1 GB without, 0.7 GB with, for at most 10 % more CPU time.
 */
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8000000',
  MALLOC_TRIM_THRESHOLD_: '128000000',
};

/**
 * onnxruntime's memory grows with each shape of photo and never shrinks. One more photo takes at most 50 MiB more: below
 * 700 in all.
 */
const maxResidentMb = 640;

/** Reads one photo at a time in a worker process, which a malformed photo may crash. */
export function createReceiptReader(options: Options): ReceiptReader {
  const { log, timeoutMs = 30_000, maxWaiting = 20, idleMs = 60_000 } = options;
  const args = [JSON.stringify({ ...shippedModels, ...options.models })];
  const onStart = (pid: number | undefined) => log.debug({ pid }, 'receipt reader started');
  const limits = { timeoutMs, maxWaiting, idleMs, maxResidentMb };
  const worker = createWorker<Question, Answer>({
    file,
    args,
    flags: ['--expose-gc'],
    memory,
    onStart,
    ...limits,
  });
  let isClosed = false;

  return {
    async read(photo, { signal } = {}) {
      const outcome = await worker.ask({ photo }, signal);
      if ('read' in outcome) return outcome.read;
      if ('isBusy' in outcome) throw new ReaderError('busy');
      if ('refused' in outcome) {
        log.debug({ reason: outcome.refused, error: outcome.error }, 'receipt reader rejected a photo');
        throw new ReaderError(outcome.refused);
      }
      if ('timedOut' in outcome) {
        log.warn({ timeoutMs }, 'receipt reader timed out');
        throw new ReaderError('timeout');
      }
      if (!isClosed) log.error(outcome, 'receipt reader failed');
      throw new ReaderError('crashed');
    },
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}
