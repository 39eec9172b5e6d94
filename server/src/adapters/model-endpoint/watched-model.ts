import { wrapLanguageModel } from 'ai';
import type { CallLimits } from './call-limits.ts';
import { AbortReason } from './failures.ts';

export type Model = ReturnType<typeof wrapLanguageModel>;
type Streamed = Awaited<ReturnType<Model['doStream']>>;
type Part = Streamed['stream'] extends ReadableStream<infer P> ? P : never;

type TextPart = Extract<Part, { type: 'text-delta' }>;

/** What a stream showed of itself, whatever became of its answer. */
type Seen = {
  /** Any word came, thoughts included. */
  begun: boolean;
  tokens: { input: number; output: number };
  /** The first error of the request or in the stream. `streamText` itself only says that there is no output. */
  error?: unknown;
};

/** What an answer looks like. */
export type AnswerShape = {
  /** How it begins, without white space. */
  envelope: string;
  /** Characters of a whole answer. */
  most: number;
  /** Holds text back until there is something worth parsing: `streamText` parses all again with every piece. */
  pieces(): { push(text: string): string; rest(): string };
};

type WatchOptions = {
  limits: Pick<CallLimits, 'firstWordsMs' | 'silenceMs'>;
  shape: AnswerShape;
  onBegin?: (() => void) | undefined;
  stop(why: AbortReason): void;
};

/** Characters. A refusal or an apology is shorter; what goes on is not worth its tokens. */
const patienceWithProse = 2_000;

/**
 * The model, with an eye on every piece as it arrives, of which `streamText` tells only once something is whole:
 * silence, endlessness and prose stop the request at once.
 */
export function watchedModel(
  model: Model,
  { limits, shape, onBegin, stop }: WatchOptions,
): { model: Model; seen: Seen; unwatch(): void } {
  const seen: Seen = { begun: false, tokens: { input: 0, output: 0 } };
  let timer = setTimeout(() => stop(new AbortReason('timeout')), limits.firstWordsMs);
  let beginning = '';
  let characters = 0;

  function hear(): void {
    if (!seen.begun) onBegin?.();
    seen.begun = true;
    clearTimeout(timer);
    timer = setTimeout(() => stop(new AbortReason('stalled')), limits.silenceMs);
  }

  function read(text: string): void {
    if (beginning.length < shape.envelope.length) beginning += text.replace(/\s+/g, '');
    characters += text.length;
    const most = beginning.startsWith(shape.envelope) ? shape.most : patienceWithProse;
    if (characters > most) stop(new AbortReason('malformed'));
  }

  function see(part: Part): void {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') hear();
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

/** A count from outside is believed when it can be one. */
function countOf(value: number | undefined): number {
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : 0;
}

/** Of an answer that is of use as a whole only. */
export function bufferUntilEnd() {
  let held = '';
  return {
    push(text: string): string {
      held += text;
      return '';
    },
    rest(): string {
      const text = held;
      held = '';
      return text;
    },
  };
}
