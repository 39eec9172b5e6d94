import { fileURLToPath } from 'node:url';
import type { Log } from '#ports/log.ts';
import { type PhotoEncoder, PhotoError } from '#ports/photo-encoder.ts';
import { createWorker } from '#runtime/worker.ts';
import type { Answer, Question } from './encoding-child.ts';

const file = fileURLToPath(new URL('encoding-child.ts', import.meta.url));
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '16000000' };

/** Encodes one photo at a time in a worker process, which a malformed photo may crash. */
export function createPhotoEncoder({ log }: { log: Log }): PhotoEncoder {
  const limits = { timeoutMs: 20_000, maxWaiting: 20, idleMs: 60_000 };
  const worker = createWorker<Question, Answer>({ file, memory, ...limits });
  let isClosed = false;

  return {
    async encode(photo) {
      const outcome = await worker.ask({ photo });
      if ('encoded' in outcome) return outcome.encoded;
      if ('isBusy' in outcome) throw new PhotoError('busy');
      if ('refused' in outcome) {
        log.debug({ reason: outcome.refused }, 'photo rejected');
        throw new PhotoError(outcome.refused);
      }
      if (!isClosed) log.error(outcome, 'photo encoding failed');
      throw new PhotoError('failed');
    },
    async close() {
      isClosed = true;
      await worker.close();
    },
  };
}
