import { expect, onTestFinished, test } from 'vitest';
import type { WriterError } from '#ports/recipe-writer.ts';
import { logTo } from '#testing/log-to.ts';
import { type Behavior, startModelEndpoint } from '#testing/model-endpoint.ts';
import { failureOf, gratin, soup, startWriter, task, three, works } from './writer.fixture.ts';

const { endpoint, writerFor } = await startWriter();

function elements(...items: object[]) {
  return { mode: 'text' as const, text: JSON.stringify({ elements: items }) };
}

const { tags: _, ...untagged } = gratin;
const { title: __, ...untitled } = gratin;
const silent: object[] = [];
test.each<[string, Behavior, WriterError['reason'], kept: object[], requests: number]>([
  ['a key that is not accepted', { mode: 'status', status: 401 }, 'denied', silent, 1],
  ['a key without permission', { mode: 'status', status: 403 }, 'denied', silent, 1],
  ['too many requests', { mode: 'status', status: 429 }, 'limited', silent, 3],
  ['an empty account', { mode: 'status', status: 429, code: 'insufficient_quota' }, 'limited', silent, 1],
  ['an internal error', { mode: 'status', status: 500 }, 'unavailable', silent, 3],
  ['a broken gateway', { mode: 'status', status: 502 }, 'unavailable', silent, 3],
  ['an overload', { mode: 'status', status: 503 }, 'unavailable', silent, 3],
  ['an unknown model', { mode: 'status', status: 404 }, 'unavailable', silent, 1],
  ['a content filter', { mode: 'status', status: 400, code: 'content_filter' }, 'refused', silent, 1],
  ['no answer at all', 'hang', 'timeout', silent, 1],
  ['silence before the first recipe', 'stall', 'stalled', silent, 1],
  ['silence in the last recipe', { mode: 'stall', recipes: three }, 'stalled', [soup, gratin], 1],
  ['a lost connection', { mode: 'cut', recipes: three }, 'unavailable', [soup, gratin], 1],
  ['JSON that ends too soon', { mode: 'finish-length', recipes: three }, 'malformed', [soup, gratin], 1],
  ['a stream without a finish reason', { ...elements(soup), finish: null }, 'unavailable', [soup], 1],
  ['prose', 'prose', 'malformed', silent, 1],
  ['a wrong shape', 'wrong-shape', 'malformed', silent, 1],
  ['a wrong wrapper', { mode: 'text', text: JSON.stringify({ recipes: three }) }, 'malformed', silent, 1],
  ['no wrapper', { mode: 'text', text: JSON.stringify(three) }, 'malformed', silent, 1],
  [
    'a code fence around the JSON',
    { mode: 'text', text: `\`\`\`json\n${JSON.stringify({ elements: three })}\n\`\`\`` },
    'malformed',
    silent,
    1,
  ],
  ['an extra field', elements(soup, { ...gratin, calories: 300 }), 'malformed', [soup], 1],
  ['a missing field', elements(soup, untagged), 'malformed', [soup], 1],
  ['a renamed field', elements(soup, { ...untitled, name: 'Leek gratin' }), 'malformed', [soup], 1],
  ['a number in words', elements(soup, { ...gratin, servings: 'two' }), 'malformed', [soup], 1],
  ['a refusal', 'refusal', 'refused', silent, 1],
  ['no recipe', elements(), 'refused', silent, 1],
  ['an empty answer', { mode: 'text', text: '' }, 'malformed', silent, 1],
])(
  '%s fails with its reason, and keeps the complete recipes',
  async (_name, behavior, reason, kept, requests) => {
    endpoint.say(behavior);
    const received: object[] = [];
    const error = await failureOf(writerFor().write(task, { onRecipe: (recipe) => received.push(recipe) }));
    expect(error.reason).toBe(reason);
    expect(error.recipes).toEqual(kept);
    expect(received).toEqual(kept);
    expect(endpoint.requests).toHaveLength(requests);
  },
);

test('an answer that exceeds the time limit is aborted', async () => {
  endpoint.say({ mode: 'recipes', recipes: three, chunkMs: 150 });
  const error = await failureOf(writerFor({ total: { baseMs: 600, perRecipeMs: 10 } }).write(task));
  expect(error.reason).toBe('timeout');
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test.each<[string, Behavior]>([
  ['prose', { mode: 'text', text: 'Leeks. '.repeat(9_000), chunkMs: 1 }],
  ['one recipe', { ...elements({ ...soup, description: 'Leeks. '.repeat(9_000) }), chunkMs: 1 }],
])('an endless answer in %s is aborted', async (_name, behavior) => {
  endpoint.say(behavior);
  expect((await failureOf(writerFor({ charactersPerRecipe: 1_000 }).write(task))).reason).toBe('malformed');
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('tokens of an unusable answer are counted', async () => {
  endpoint.say('wrong-shape');
  const { tokens } = await failureOf(writerFor().write(task));
  expect(tokens.input).toBeGreaterThan(0);
  expect(tokens.output).toBeGreaterThan(0);
});

test('a temporary failure is retried', async () => {
  endpoint.say([{ mode: 'status', status: 503 }, { mode: 'status', status: 500 }, works]);
  expect((await writerFor().write(task)).recipes).toEqual(three);
  expect(endpoint.requests).toHaveLength(3);
});

test('no call is retried once output has arrived', async () => {
  endpoint.say(['cut', works]);
  expect((await failureOf(writerFor().write(task))).reason).toBe('unavailable');
  expect(endpoint.requests).toHaveLength(1);
});

test('a retry waits for as long as Retry-After says, in seconds or until a date', async () => {
  endpoint.say([{ mode: 'status', status: 429, retryAfter: 1 }, works]);
  await writerFor().write(task);
  const [first, second] = endpoint.requests;
  expect(second!.at - first!.at).toBeGreaterThanOrEqual(990);

  // A date has no fractions of a second: two seconds ahead is at least one.
  const retryAfter = new Date(Date.now() + 2_000).toUTCString();
  endpoint.say([{ mode: 'status', status: 503, retryAfter }, works]);
  await writerFor().write(task);
  const [, , third, fourth] = endpoint.requests;
  expect(fourth!.at - third!.at).toBeGreaterThanOrEqual(900);
});

test('a wait longer than the remaining time is not started', async () => {
  endpoint.say([{ mode: 'status', status: 429, retryAfter: 60 }, works]);
  expect((await failureOf(writerFor().write(task))).reason).toBe('limited');
  expect(endpoint.requests).toHaveLength(1);
});

test('a server without schema support is asked for plain JSON from then on', async () => {
  const old: Behavior = {
    mode: 'status',
    status: 400,
    message: "'response_format.type' must be 'json_object'",
  };
  endpoint.say([old, works]);
  const writer = writerFor();
  expect((await writer.write(task)).recipes).toEqual(three);
  await writer.write(task);
  const formats = endpoint.requests.map(({ body }) => (body.response_format as { type: string }).type);
  expect(formats).toEqual(['json_schema', 'json_object', 'json_object']);

  endpoint.say(old);
  expect((await failureOf(writerFor().write(task))).reason).toBe('unavailable');
  expect(endpoint.requests).toHaveLength(5);
});

test('a dead endpoint is not called again until after a pause', async () => {
  const stopped = await startModelEndpoint();
  await stopped.stop();
  const lines: object[] = [];
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 2_000 } }, logTo(lines), stopped.url);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');

  const back = await startModelEndpoint(Number(new URL(stopped.url).port));
  onTestFinished(() => back.stop());
  back.say(works);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');
  expect(back.requests).toHaveLength(0);
  expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', pauseMs: 2_000 }));

  await expect
    .poll(() => writer.write(task).catch(() => null), { interval: 100, timeout: 20_000 })
    .not.toBeNull();
  expect((await writer.write(task)).recipes).toEqual(three);
});

test('while one call tries the endpoint again, the others do not wait for it', async () => {
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 0 } });
  endpoint.say('hang');
  expect((await failureOf(writer.write(task))).reason).toBe('timeout');
  const trying = failureOf(writer.write(task));
  await expect.poll(() => endpoint.requests.length).toBe(2);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');
  expect(endpoint.requests).toHaveLength(2);
  expect((await trying).reason).toBe('timeout');
});

test('the endpoint is trusted again from its first output on', async () => {
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 0 } });
  endpoint.say([{ mode: 'status', status: 404 }, { mode: 'stall', recipes: three }, works]);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');
  const firstRecipe = Promise.withResolvers<void>();
  const trying = failureOf(writer.write(task, { onRecipe: () => firstRecipe.resolve() }));
  await firstRecipe.promise;
  expect((await writer.write(task)).recipes).toEqual(three);
  expect((await trying).reason).toBe('stalled');
});

test.each<[string, Behavior]>([
  ['a wrong key', { mode: 'status', status: 401 }],
  ['a limit', { mode: 'status', status: 429 }],
  ['a model that writes nonsense', 'prose'],
  ['a stream that stalls', 'stall'],
])('%s does not count as a dead endpoint', async (_name, behavior) => {
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  endpoint.say(behavior);
  await failureOf(writer.write(task));
  endpoint.say(works);
  expect((await writer.write(task)).recipes).toEqual(three);
});

test('calls beyond the limit wait, and calls beyond the queue are rejected as busy', async () => {
  const writer = writerFor({ queue: { atOnce: 2, waiting: 1, waitMs: 5_000 } });
  endpoint.say(['hang', 'hang', works]);
  const hanging = [failureOf(writer.write(task)), failureOf(writer.write(task))];
  const waiting = writer.write(task);
  expect((await failureOf(writer.write(task))).reason).toBe('busy');
  expect(endpoint.requests.length).toBeLessThanOrEqual(2);
  expect((await Promise.all(hanging)).map(({ reason }) => reason)).toEqual(['timeout', 'timeout']);
  expect((await waiting).recipes).toEqual(three);
});

test('a call that waits too long in the queue is rejected as busy', async () => {
  const writer = writerFor({ queue: { atOnce: 1, waiting: 8, waitMs: 30 }, firstWordsMs: 1_000 });
  endpoint.say('hang');
  const hanging = failureOf(writer.write(task));
  expect((await failureOf(writer.write(task))).reason).toBe('busy');
  await hanging;
  expect(endpoint.requests).toHaveLength(1);
});

test('queued calls are not sent to an endpoint that died in the meantime', async () => {
  const queue = { atOnce: 1, waiting: 8, waitMs: 5_000 };
  const writer = writerFor({ queue, breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  endpoint.say('hang');
  const reasons = [1, 2, 3].map(async () => (await failureOf(writer.write(task))).reason);
  expect(await Promise.all(reasons)).toEqual(['timeout', 'unavailable', 'unavailable']);
  expect(endpoint.requests).toHaveLength(1);
});

test('queued calls do not wait for a call that tries the endpoint again', async () => {
  const queue = { atOnce: 2, waiting: 8, waitMs: 5_000 };
  const breaker = { failures: 1, halfOpenAfterMs: 0 };
  // In order: the first call stalls, the 404 pauses the endpoint, and the last call times out.
  const writer = writerFor({ queue, breaker, silenceMs: 1_000, firstWordsMs: 3_000 });
  endpoint.say(['stall', { mode: 'status', status: 404 }, 'hang']);
  const stalling = failureOf(writer.write(task));
  await expect.poll(() => endpoint.requests.length).toBe(1);
  const others = [1, 2, 3].map(async () => (await failureOf(writer.write(task))).reason);
  expect((await stalling).reason).toBe('stalled');
  expect(await Promise.all(others)).toEqual(['unavailable', 'timeout', 'unavailable']);
  expect(endpoint.requests).toHaveLength(3);
});
