import { wrapLanguageModel } from 'ai';
import type { CallLimits } from './call-limits.ts';
import { AbortReason } from './failures.ts';

export type Model = ReturnType<typeof wrapLanguageModel>;
type Streamed = Awaited<ReturnType<Model['doStream']>>;
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never;

type TextPart = Extract<Part, { type: 'text-delta' }>;

/** What was observed of a stream, whether or not its answer is usable. */
type Seen = {
  /** Any token was received, including reasoning. */
  hasResponded: boolean;
  tokens: { input: number; output: number };
  /** The first error of the request or stream; `streamText` itself only reports missing output. */
  error?: unknown;
};

/** The expected form of an answer. */
export type AnswerShape = {
  /** Its beginning, without white space. */
  envelope: string;
  /** Its maximum length in characters. */
  max: number;
  /** Buffers text until there is something to parse: `streamText` parses everything again with each chunk. */
  pieces(): { push(text: string): string; rest(): string };
};

type WatchOptions = {
  limits: Pick<CallLimits, 'firstWordsMs' | 'silenceMs'>;
  shape: AnswerShape;
  onBegin?: (() => void) | undefined;
  stop(why: AbortReason): void;
};

/** Characters. Refusals and apologies are shorter; longer prose is not worth its tokens. */
const patienceWithProse = 2_000;

/**
 * Wraps the model and monitors each chunk: aborts the request on a stall, excessive length, or prose in place of JSON.
 * `streamText` reports only complete parts.
 */
export function watchedModel(
  model: Model,
  { limits, shape, onBegin, stop }: WatchOptions,
): { model: Model; seen: Seen; unwatch(): void } {
  const seen: Seen = { hasResponded: false, tokens: { input: 0, output: 0 } };
  let timer = setTimeout(() => stop(new AbortReason('timeout')), limits.firstWordsMs);
  let beginning = '';
  let characters = 0;

  function onText(): void {
    if (!seen.hasResponded) onBegin?.();
    seen.hasResponded = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop(new AbortReason('stalled')), limits.silenceMs);
  }

  function read(text: string): void {
    if (beginning.length < shape.envelope.length) beginning += text.replace(/\s+/g, '');
    characters += text.length;
    const max = beginning.startsWith(shape.envelope) ? shape.max : patienceWithProse;
    if (characters > max) stop(new AbortReason('malformed'));
  }

  function see(part: Part): void {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') onText();
    if (part.type === 'text-delta') read(part.delta);
    if (part.type === 'error') seen.error ??= part.error;
    if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage;
      seen.tokens = { input: countOf(inputTokens.total), output: countOf(outputTokens.total) };
    }
  }

  async function wrapStream({ doStream }: { doStream: () => PromiseLike<Streamed> }): Promise<Streamed> {
    try {
      const { stream, ...rest } = await doStream();
      const pieces = shape.pieces();
      let last: TextPart | undefined;
      const watch = new TransformStream<Part, Part>({
        transform(part, controller) {
          see(part);
          if (part.type === 'text-delta') last = part;
          const delta = part.type === 'text-delta' ? pieces.push(part.delta) : pieces.rest();
          if (last && delta !== '') controller.enqueue({ ...last, delta });
          if (part.type !== 'text-delta') controller.enqueue(part);
        },
      });
      return { ...rest, stream: stream.pipeThrough(watch) };
    } catch (error) {
      seen.error = error;
      throw error;
    }
  }

  return {
    model: wrapLanguageModel({ model, middleware: { specificationVersion: 'v4', wrapStream } }),
    seen,
    unwatch: () => clearTimeout(timer),
  };
}

/** Reported counts are accepted if they are valid numbers. */
function countOf(value: number | undefined): number {
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** For answers that are usable only as a whole. */
export function bufferUntilEnd() {
  let buffered = '';
  return {
    push(text: string): string {
      buffered += text;
      return '';
    },
    rest(): string {
      const text = buffered;
      buffered = '';
      return text;
    },
  };
}
