import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Written = readonly object[];
type Json = Record<string, unknown>;

/** The endpoint's behavior for a request. A plain string is a mode without options. */
type Mode =
  /** Responds normally. `usage: false`: without token counts. */
  | { mode: 'recipes'; recipes: Written; chunkMs?: number; usage?: boolean }
  /** `retryAfter`: seconds, or an HTTP date. */
  | { mode: 'status'; status: number; retryAfter?: number | string; message?: string; code?: string }
  /** Accepts the request and never responds. */
  | { mode: 'hang' }
  /** Stalls, drops the connection, or reaches the token limit in the middle of the last recipe. */
  | { mode: 'stall' | 'cut' | 'finish-length'; recipes?: Written; chunkMs?: number }
  | { mode: 'prose' }
  | { mode: 'wrong-shape' }
  | { mode: 'refusal' }
  /** `text` verbatim; `finish: null` omits the finish reason. */
  | { mode: 'text'; text: string; chunkMs?: number; finish?: string | null };
export type Behavior =
  | Mode
  | 'hang'
  | 'stall'
  | 'cut'
  | 'finish-length'
  | 'prose'
  | 'wrong-shape'
  | 'refusal';

export type ReceivedRequest = {
  path: string;
  headers: IncomingHttpHeaders;
  body: Json;
  /** Milliseconds, for differences between requests. */
  at: number;
  /** The client disconnected before the response was complete. */
  abandoned: boolean;
};

export type ModelEndpoint = {
  /** The base URL for AI_BASE_URL. */
  url: string;
  /** Behaviors of the next requests, in order; the last one repeats. */
  say(behavior: Behavior | readonly Behavior[]): void;
  requests: ReceivedRequest[];
  stop(): Promise<void>;
};

const path = '/v1/chat/completions';
const prose =
  'Of course! Here are some ideas for a cosy week: a leek soup, a lentil curry and a pear crumble. ';
const wrongShape = JSON.stringify({
  elements: [{ name: 'Leek soup', ingredients: ['3 leeks'], steps: 'Boil.' }],
});
const refusal = 'I cannot help with that request.';
const beginning = [{ title: 'Leek soup', description: 'A soup of leeks, potatoes and a little cream.' }];

/** A chat completions server on 127.0.0.1 that simulates every kind of failure. */
export async function startModelEndpoint(port = 0): Promise<ModelEndpoint> {
  const requests: ReceivedRequest[] = [];
  let next: Behavior[] = [{ mode: 'status', status: 500, message: 'Nothing to say yet.' }];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request);
    if (request.method !== 'POST' || request.url !== path)
      return fail(response, { mode: 'status', status: 404, message: `There is no ${request.url} here.` });
    const received = { path, headers: request.headers, body, at: performance.now(), abandoned: false };
    requests.push(received);
    response.on('close', () => {
      received.abandoned = !response.writableFinished;
    });
    const behavior = next.length > 1 ? next.shift()! : next[0]!;
    await behave(typeof behavior === 'string' ? { mode: behavior } : behavior, body, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    say(behavior) {
      next = Array.isArray(behavior) ? [...behavior] : [behavior as Behavior];
    },
    requests,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function behave(behavior: Mode, body: Json, response: ServerResponse): Promise<void> {
  switch (behavior.mode) {
    case 'hang':
      return;
    case 'status':
      return fail(response, behavior);
    case 'recipes':
      return say(response, body, { ...behavior, content: answerOf(behavior.recipes), finish: 'stop' });
    case 'text':
      return say(response, body, { finish: 'stop', ...behavior, content: behavior.text });
    case 'prose':
      return say(response, body, { content: prose.repeat(10), finish: 'stop' });
    case 'wrong-shape':
      return say(response, body, { content: wrongShape, finish: 'stop' });
    case 'refusal':
      return say(response, body, { content: refusal, field: 'refusal', finish: 'stop' });
    default:
      return say(response, body, {
        ...behavior,
        content: half(behavior.recipes ?? beginning),
        finish: 'length',
        ...(behavior.mode !== 'finish-length' && { breaksBy: behavior.mode }),
      });
  }
}

type Saying = {
  content: string;
  field?: 'content' | 'refusal';
  finish: string | null;
  chunkMs?: number;
  usage?: boolean;
  breaksBy?: 'stall' | 'cut';
};

async function say(response: ServerResponse, body: Json, saying: Saying): Promise<void> {
  const { content, field = 'content', finish, chunkMs = 0, breaksBy } = saying;
  const head = { id: 'chatcmpl-1', created: 1_790_000_000, model: body.model };
  const usage = saying.usage === false ? undefined : usageOf(JSON.stringify(body.messages), content);
  if (body.stream !== true) {
    if (breaksBy) return breaksBy === 'cut' ? void response.destroy() : undefined;
    const message = { role: 'assistant', content: null, [field]: content };
    const choices = [{ index: 0, message, finish_reason: finish }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...head, object: 'chat.completion', choices, usage }));
    return;
  }
  const send = (more: object) =>
    response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...more })}\n\n`);
  const choice = (delta: object, reason: string | null = null) =>
    send({ choices: [{ index: 0, delta, finish_reason: reason }] });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  choice({ role: 'assistant', content: '' });
  // Chunks of about ten tokens, like a fast server.
  for (let index = 0; index < content.length; index += 40) {
    if (response.destroyed) return;
    choice({ [field]: content.slice(index, index + 40) });
    if (chunkMs > 0) await wait(chunkMs);
  }
  if (breaksBy === 'stall') return;
  // A comment; when it has been sent, everything before it has been too.
  if (breaksBy === 'cut') return void response.write(':\n\n', () => response.destroy());
  if (finish !== null) choice({}, finish);
  const wantsUsage = (body.stream_options as { include_usage?: boolean } | undefined)?.include_usage;
  if (wantsUsage && usage && finish !== null) send({ choices: [], usage });
  response.end('data: [DONE]\n\n');
}

function fail(
  response: ServerResponse,
  { status, retryAfter, message, code }: Mode & { mode: 'status' },
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  });
  const error = { message: message ?? `Told to answer ${status}.`, type: 'server_error', code: code ?? null };
  response.end(JSON.stringify({ error }));
}

function answerOf(recipes: Written): string {
  return JSON.stringify({ elements: recipes });
}

/** Up to the middle of the last recipe. */
function half(recipes: Written): string {
  return answerOf(recipes).slice(0, -Math.ceil(JSON.stringify(recipes.at(-1) ?? {}).length / 2));
}

/** Four characters per token. */
function usageOf(prompt: string, content: string) {
  const prompt_tokens = Math.ceil(prompt.length / 4);
  const completion_tokens = Math.ceil(content.length / 4);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}

async function readJson(request: IncomingMessage): Promise<Json> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text ? JSON.parse(text) : {};
}
