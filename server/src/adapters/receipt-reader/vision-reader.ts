import { createEndpointCalls } from '#adapters/model-endpoint/endpoint-calls.ts';
import type { Config } from '#config.ts';
import type { Log } from '#ports/log.ts';
import type { PhotoSubject, ReadPhoto, ReceiptReader } from '#ports/receipt-reader.ts';
import {
  attemptTranscribing,
  type Transcription,
  type VisionLimits,
  visionLimits,
} from './vision-attempt.ts';
import { visionSubjects } from './vision-subjects.ts';

/**
 * If a vision model is configured, it transcribes the photo that the built-in reader decoded, rotated and read; on any
 * failure the built-in lines are used. One per process, because it holds the circuit breaker.
 */
export function withVision(
  builtIn: ReceiptReader,
  config: Config['ai'],
  log: Log,
  limits: VisionLimits = visionLimits,
): ReceiptReader {
  if (!config?.visionModel) return builtIn;
  const { baseUrl, apiKey, visionModel: model } = config;
  // A slow model would cost a minute per photo, so timeouts open the circuit breaker too.
  const patience = { limits, deadBy: ['unavailable', 'timeout', 'stalled'] as const };
  const call = createEndpointCalls<Transcription>({ baseUrl, apiKey, model }, log, patience);
  const toJpeg = jpegMaker();
  const closing = new AbortController();

  /** The rows, or null if the built-in lines should be used. */
  async function transcribe(
    read: ReadPhoto,
    kind: PhotoSubject,
    callers: AbortSignal | undefined,
  ): Promise<string[] | null> {
    const subject = visionSubjects[kind];
    const started = performance.now();
    const signal = AbortSignal.any([closing.signal, ...(callers ? [callers] : [])]);
    const picture = await toJpeg(read.picture);
    const { attempt, attempts, failure } = await call(
      (used, trying) => attemptTranscribing(used, picture, { subject, limits, signal: trying.signal }),
      { signal, totalMs: limits.totalMs },
    );
    const rows = attempt?.rows ?? [];
    const { isEnough, ...counts } = subject.agree(read.lines, rows);
    const outcome = failure ? (signal.aborted ? 'stopped' : failure.reason) : isEnough ? 'read' : 'disagrees';
    log[outcome === 'read' || outcome === 'stopped' ? 'info' : 'warn'](
      {
        model,
        ms: Math.round(performance.now() - started),
        tokens: attempt?.tokens ?? { input: 0, output: 0 },
        lines: read.lines.length,
        rows: rows.length,
        ...counts,
        outcome,
        attempts,
        ...(failure?.status && { status: failure.status }),
      },
      `vision model call for a ${kind} finished`,
    );
    return outcome === 'read' ? rows : null;
  }

  return {
    async read(photo, options = {}) {
      const { signal, subject = 'receipt' } = options;
      const read = await builtIn.read(photo, options);
      signal?.throwIfAborted();
      // On a photo without text, a model would invent some.
      if (read.lines.length === 0) return read;
      const rows = await transcribe(read, subject, signal).catch((error: unknown) => {
        log.warn({ model, error: nameOf(error) }, `vision model call for a ${subject} failed`);
        return null;
      });
      signal?.throwIfAborted();
      return rows ? { ...read, rows } : read;
    },
    async close() {
      closing.abort();
      await builtIn.close();
    },
  };
}

/** JPEG, because self-hosted model servers do not support WebP; in the thread pool, under 0.2 s per photo. */
function jpegMaker(): (picture: Uint8Array) => Promise<Uint8Array> {
  // Loading sharp blocks for 0.1 s, so it starts with the server, and only if a vision model is configured.
  const loading = import('sharp');
  loading.catch(() => undefined);
  return async (picture) => {
    const { default: sharp } = await loading;
    return sharp(picture).jpeg({ quality: 85 }).toBuffer();
  };
}

/** Not its message, which may quote the request. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
