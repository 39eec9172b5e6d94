import { createHash } from 'node:crypto';
import type { ReadPhoto, ReceiptReader } from '#ports/receipt-reader.ts';

/** Shared by all servers of a process: many tests upload the same drawn receipt. */
const readings = new Map<string, ReadPhoto>();

/** Wraps the real reader and caches its results: reading takes seconds of CPU and is deterministic. */
export function rememberReadings(reader: ReceiptReader): ReceiptReader {
  return {
    ...reader,
    async read(photo, options) {
      const digest = createHash('sha256').update(photo).digest('hex');
      const remembered = readings.get(digest);
      if (!remembered) {
        const read = await reader.read(photo, options);
        readings.set(digest, structuredClone(read));
        return read;
      }
      options?.signal?.throwIfAborted();
      return structuredClone(remembered);
    },
  };
}
