import type { WrittenRecipe } from '@plateful/contract/written-recipe.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Log } from '#ports/log.ts';
import { type RecipeWriter, WriterError } from '#ports/recipe-writer.ts';
import { type Behaviour, type ModelEndpoint, startModelEndpoint } from '#testing/model-endpoint.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { createRecipeWriter } from './recipe-writer.ts';

const apiKey = 'sk-very-secret-4711';
const task = { system: 'Write recipes.', user: 'Something with leeks for Ann.', count: 3 };
const quick: Limits = {
  total: { baseMs: 8_000, perRecipeMs: 0 },
  // Of a model that says nothing; one that does speaks sooner, on a busy machine too.
  firstWordsMs: 900,
  silenceMs: 800,
  charactersPerRecipe: 20_000,
  retries: { most: 2, firstWaitMs: 4 },
  breaker: { failures: 100, halfOpenAfterMs: 60_000 },
  queue: { atOnce: 4, waiting: 8, waitMs: 5_000 },
};

function recipe(title: string): WrittenRecipe {
  return {
    title,
    description: `${title}, the way it is made at home.`,
    reason: 'It is quick.',
    cuisineType: 'French',
    mealType: 'dinner',
    cookingTime: 35,
    servings: 2,
    ingredients: [
      { name: 'leek, in rings', amount: 2, unit: 'piece' },
      { name: 'vegetable stock', amount: 600, unit: 'ml' },
    ],
    instructions: ['Soften the leek in a pot.', 'Add the stock and simmer for 20 minutes.'],
    tags: ['soup'],
  };
}
const three = [recipe('Leek soup'), recipe('Leek gratin'), recipe('Leek tart')];
const [soup, gratin] = three as [WrittenRecipe, WrittenRecipe, WrittenRecipe];
const works: Behaviour = { mode: 'recipes', recipes: three };

let endpoint: ModelEndpoint = await startModelEndpoint();
afterAll(() => endpoint.stop());
beforeEach(() => {
  endpoint.requests.length = 0;
});

function writerFor(limits: Partial<Limits> = {}, log: Log = logTo([])): RecipeWriter {
  const config = { baseUrl: endpoint.url, apiKey, model: 'cook-1', visionModel: undefined };
  return createRecipeWriter(config, log, { ...quick, ...limits })!;
}

function logTo(lines: object[]): Log {
  const keep = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, ...details });
  return { debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
}

async function failureOf(writing: Promise<unknown>): Promise<WriterError> {
  const error = await writing.then(
    () => new Error('it was written'),
    (thrown: unknown) => thrown,
  );
  if (error instanceof WriterError) return error;
  throw error;
}

function elements(...items: object[]) {
  return { mode: 'text' as const, text: JSON.stringify({ elements: items }) };
}

test('without a configured model there is no writer', () => {
  expect(createRecipeWriter(undefined, logTo([]))).toBeNull();
});

test('recipes come as the model wrote them, with the endpoint’s count of tokens', async () => {
  endpoint.say(works);
  const told: string[] = [];
  const answer = await writerFor().write(task, { onRecipe: ({ title }) => told.push(title) });
  expect(answer.recipes).toEqual(three);
  expect(told).toEqual(['Leek soup', 'Leek gratin', 'Leek tart']);
  const { messages } = endpoint.requests[0]!.body;
  expect(answer.tokens).toEqual({
    input: Math.ceil(JSON.stringify(messages).length / 4),
    output: Math.ceil(JSON.stringify({ elements: three }).length / 4),
  });
});

test('a request to the model has the contract’s schema, streaming, the key in its header, and no other headers', async () => {
  endpoint.say(works);
  await writerFor().write(task);
  const { body, headers } = endpoint.requests[0]!;
  expect(body).toMatchObject({
    model: 'cook-1',
    stream: true,
    stream_options: { include_usage: true },
    messages: [
      { role: 'system', content: task.system },
      { role: 'user', content: task.user },
    ],
    response_format: { type: 'json_schema', json_schema: { strict: true, name: 'recipes' } },
  });
  const { schema } = (
    body.response_format as { json_schema: { schema: { properties: { elements: { items: object } } } } }
  ).json_schema;
  expect(schema.properties.elements.items).toMatchObject({
    additionalProperties: false,
    required: Object.keys(soup),
  });
  expect(headers.authorization).toBe(`Bearer ${apiKey}`);
  expect(Object.keys(headers).sort()).toEqual(
    'accept accept-encoding accept-language authorization connection content-length content-type host sec-fetch-mode user-agent'.split(
      ' ',
    ),
  );
});

test('a server that needs no key gets none', async () => {
  endpoint.say(works);
  const config = { baseUrl: endpoint.url, apiKey: undefined, model: 'local', visionModel: undefined };
  await createRecipeWriter(config, logTo([]), quick)!.write(task);
  expect(endpoint.requests[0]!.headers.authorization).toBeUndefined();
});

test('a recipe is reported as soon as it is complete, even when the answer never ends', async () => {
  endpoint.say({ mode: 'stall', recipes: three });
  const told: string[] = [];
  await failureOf(writerFor().write(task, { onRecipe: ({ title }) => told.push(title) }));
  expect(told).toEqual(['Leek soup', 'Leek gratin']);
});

test('never more recipes than requested, and a longer answer is stopped', async () => {
  const many = Array.from({ length: 40 }, (_, at) => recipe(`Leek soup ${at}`));
  endpoint.say({ mode: 'recipes', recipes: many, chunkMs: 1 });
  const { recipes } = await writerFor().write(task);
  expect(recipes.map(({ title }) => title)).toEqual(['Leek soup 0', 'Leek soup 1', 'Leek soup 2']);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('fewer recipes than requested are accepted', async () => {
  endpoint.say({ mode: 'recipes', recipes: [soup] });
  expect((await writerFor().write(task)).recipes).toEqual([soup]);
});

test('a server that counts no tokens has none counted', async () => {
  endpoint.say({ mode: 'recipes', recipes: three, usage: false });
  expect((await writerFor().write(task)).tokens).toEqual({ input: 0, output: 0 });
});

const { tags: _, ...untagged } = gratin;
const { title: __, ...untitled } = gratin;
const silent: object[] = [];
test.each<[string, Behaviour, WriterError['reason'], kept: object[], requests: number]>([
  ['a key that is not accepted', { mode: 'status', status: 401 }, 'denied', silent, 1],
  ['a key that may not', { mode: 'status', status: 403 }, 'denied', silent, 1],
  ['too many requests', { mode: 'status', status: 429 }, 'limited', silent, 3],
  ['an empty account', { mode: 'status', status: 429, code: 'insufficient_quota' }, 'limited', silent, 1],
  ['an inner error', { mode: 'status', status: 500 }, 'unavailable', silent, 3],
  ['a broken gateway', { mode: 'status', status: 502 }, 'unavailable', silent, 3],
  ['an overload', { mode: 'status', status: 503 }, 'unavailable', silent, 3],
  ['a model that is not there', { mode: 'status', status: 404 }, 'unavailable', silent, 1],
  [
    'a filter before the model',
    { mode: 'status', status: 400, code: 'content_filter' },
    'refused',
    silent,
    1,
  ],
  ['no answer at all', 'hang', 'timeout', silent, 1],
  ['silence before the first recipe', 'stall', 'stalled', silent, 1],
  ['silence in the last recipe', { mode: 'stall', recipes: three }, 'stalled', [soup, gratin], 1],
  ['a lost connection', { mode: 'cut', recipes: three }, 'unavailable', [soup, gratin], 1],
  ['JSON that ends too soon', { mode: 'finish-length', recipes: three }, 'malformed', [soup, gratin], 1],
  ['a stream that ends without a word', { ...elements(soup), finish: null }, 'unavailable', [soup], 1],
  ['prose', 'prose', 'malformed', silent, 1],
  ['another shape', 'wrong-shape', 'malformed', silent, 1],
  ['another wrapping', { mode: 'text', text: JSON.stringify({ recipes: three }) }, 'malformed', silent, 1],
  ['no wrapping', { mode: 'text', text: JSON.stringify(three) }, 'malformed', silent, 1],
  [
    'a fence around it',
    { mode: 'text', text: `\`\`\`json\n${JSON.stringify({ elements: three })}\n\`\`\`` },
    'malformed',
    silent,
    1,
  ],
  ['a field too many', elements(soup, { ...gratin, calories: 300 }), 'malformed', [soup], 1],
  ['a field too few', elements(soup, untagged), 'malformed', [soup], 1],
  ['a field renamed', elements(soup, { ...untitled, name: 'Leek gratin' }), 'malformed', [soup], 1],
  ['a number in words', elements(soup, { ...gratin, servings: 'two' }), 'malformed', [soup], 1],
  ['a refusal', 'refusal', 'refused', silent, 1],
  ['no recipe', elements(), 'refused', silent, 1],
  ['no words', { mode: 'text', text: '' }, 'malformed', silent, 1],
])('%s', async (_name, behaviour, reason, kept, requests) => {
  endpoint.say(behaviour);
  const told: object[] = [];
  const error = await failureOf(writerFor().write(task, { onRecipe: (one) => told.push(one) }));
  expect(error.reason).toBe(reason);
  expect(error.recipes).toEqual(kept);
  expect(told).toEqual(kept);
  expect(endpoint.requests).toHaveLength(requests);
});

test('an answer that never ends is stopped when the time is up, with its recipes kept', async () => {
  endpoint.say({ mode: 'recipes', recipes: three, chunkMs: 150 });
  const error = await failureOf(writerFor({ total: { baseMs: 600, perRecipeMs: 10 } }).write(task));
  expect(error.reason).toBe('timeout');
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test.each<[string, Behaviour]>([
  ['prose', { mode: 'text', text: 'Leeks. '.repeat(9_000), chunkMs: 1 }],
  ['one recipe', { ...elements({ ...soup, description: 'Leeks. '.repeat(9_000) }), chunkMs: 1 }],
])('a model that goes on and on in %s is stopped', async (_name, behaviour) => {
  endpoint.say(behaviour);
  expect((await failureOf(writerFor({ charactersPerRecipe: 1_000 }).write(task))).reason).toBe('malformed');
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('tokens of an answer that was of no use are counted', async () => {
  endpoint.say('wrong-shape');
  const { tokens } = await failureOf(writerFor().write(task));
  expect(tokens.input).toBeGreaterThan(0);
  expect(tokens.output).toBeGreaterThan(0);
});

test('a passing failure costs a retry, nothing more', async () => {
  endpoint.say([{ mode: 'status', status: 503 }, { mode: 'status', status: 500 }, works]);
  expect((await writerFor().write(task)).recipes).toEqual(three);
  expect(endpoint.requests).toHaveLength(3);
});

test('no call is retried once output has arrived', async () => {
  endpoint.say(['cut', works]);
  expect((await failureOf(writerFor().write(task))).reason).toBe('unavailable');
  expect(endpoint.requests).toHaveLength(1);
});

test('the endpoint is left alone for as long as it asks, in seconds or until a date', async () => {
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

test('a wait longer than the time left is not begun', async () => {
  endpoint.say([{ mode: 'status', status: 429, retryAfter: 60 }, works]);
  expect((await failureOf(writerFor().write(task))).reason).toBe('limited');
  expect(endpoint.requests).toHaveLength(1);
});

test('a server without schema support is asked for plain JSON from then on', async () => {
  const old: Behaviour = {
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

test('a dead endpoint costs the next call nothing, and is tried again after a pause', async () => {
  const port = Number(new URL(endpoint.url).port);
  await endpoint.stop();
  const lines: object[] = [];
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 2_000 } }, logTo(lines));
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');

  endpoint = await startModelEndpoint(port);
  endpoint.say(works);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');
  expect(endpoint.requests).toHaveLength(0);
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

test('the endpoint is trusted again from its first words on', async () => {
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 0 } });
  endpoint.say([{ mode: 'status', status: 404 }, { mode: 'stall', recipes: three }, works]);
  expect((await failureOf(writer.write(task))).reason).toBe('unavailable');
  const told = Promise.withResolvers<void>();
  const trying = failureOf(writer.write(task, { onRecipe: () => told.resolve() }));
  await told.promise;
  expect((await writer.write(task)).recipes).toEqual(three);
  expect((await trying).reason).toBe('stalled');
});

test.each<[string, Behaviour]>([
  ['a wrong key', { mode: 'status', status: 401 }],
  ['a limit', { mode: 'status', status: 429 }],
  ['a model that writes nonsense', 'prose'],
  ['a stream that stalls', 'stall'],
])('%s is no dead endpoint', async (_name, behaviour) => {
  const writer = writerFor({ breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  endpoint.say(behaviour);
  await failureOf(writer.write(task));
  endpoint.say(works);
  expect((await writer.write(task)).recipes).toEqual(three);
});

test('calls beyond the limit wait, and calls beyond the queue are told that it is busy', async () => {
  const writer = writerFor({ queue: { atOnce: 2, waiting: 1, waitMs: 5_000 } });
  endpoint.say(['hang', 'hang', works]);
  const hanging = [failureOf(writer.write(task)), failureOf(writer.write(task))];
  const waiting = writer.write(task);
  expect((await failureOf(writer.write(task))).reason).toBe('busy');
  expect(endpoint.requests.length).toBeLessThanOrEqual(2);
  expect((await Promise.all(hanging)).map(({ reason }) => reason)).toEqual(['timeout', 'timeout']);
  expect((await waiting).recipes).toEqual(three);
});

test('no request queues for long', async () => {
  const writer = writerFor({ queue: { atOnce: 1, waiting: 8, waitMs: 30 }, firstWordsMs: 1_000 });
  endpoint.say('hang');
  const hanging = failureOf(writer.write(task));
  expect((await failureOf(writer.write(task))).reason).toBe('busy');
  await hanging;
  expect(endpoint.requests).toHaveLength(1);
});

test('the queue does not ask an endpoint that died in the meantime', async () => {
  const queue = { atOnce: 1, waiting: 8, waitMs: 5_000 };
  const writer = writerFor({ queue, breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  endpoint.say('hang');
  const reasons = [1, 2, 3].map(async () => (await failureOf(writer.write(task))).reason);
  expect(await Promise.all(reasons)).toEqual(['timeout', 'unavailable', 'unavailable']);
  expect(endpoint.requests).toHaveLength(1);
});

test('the queue does not wait for what becomes of a call that tries the endpoint again', async () => {
  const queue = { atOnce: 2, waiting: 8, waitMs: 5_000 };
  const breaker = { failures: 1, halfOpenAfterMs: 0 };
  // The refusal comes before the silence is one, and that before the last call has waited long enough.
  const writer = writerFor({ queue, breaker, silenceMs: 1_000, firstWordsMs: 3_000 });
  endpoint.say(['stall', { mode: 'status', status: 404 }, 'hang']);
  const stalling = failureOf(writer.write(task));
  await expect.poll(() => endpoint.requests.length).toBe(1);
  const others = [1, 2, 3].map(async () => (await failureOf(writer.write(task))).reason);
  expect((await stalling).reason).toBe('stalled');
  expect(await Promise.all(others)).toEqual(['unavailable', 'timeout', 'unavailable']);
  expect(endpoint.requests).toHaveLength(3);
});

test('an abort ends the call to the model at once', async () => {
  endpoint.say({ mode: 'stall', recipes: three });
  const caller = new AbortController();
  const reason = new Error('The server is closing.');
  const lines: object[] = [];
  const writing = writerFor({ silenceMs: 60_000 }, logTo(lines)).write(task, {
    signal: caller.signal,
    onRecipe: () => caller.abort(reason),
  });
  await expect(writing).rejects.toBe(reason);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
  expect(lines).toMatchObject([{ outcome: 'stopped' }]);

  await expect(writerFor().write(task, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  expect(endpoint.requests).toHaveLength(1);
});

test('a caller’s own time limit is a timeout like another', async () => {
  endpoint.say({ mode: 'stall', recipes: three });
  const error = await failureOf(
    writerFor({ silenceMs: 60_000 }).write(task, { signal: AbortSignal.timeout(300) }),
  );
  expect(error.reason).toBe('timeout');
  expect(error.recipes).toEqual([soup, gratin]);
});

test('a caller in a hurry says nothing about the endpoint', async () => {
  endpoint.say(['hang', works]);
  const writer = writerFor({ firstWordsMs: 5_000, breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  expect((await failureOf(writer.write(task, { signal: AbortSignal.timeout(100) }))).reason).toBe('timeout');
  expect((await writer.write(task)).recipes).toEqual(three);
});

test('an error of the caller reaches the caller', async () => {
  endpoint.say({ mode: 'recipes', recipes: three, chunkMs: 2 });
  const bug = new TypeError('no kitchen');
  const onRecipe = () => {
    throw bug;
  };
  await expect(writerFor().write(task, { onRecipe })).rejects.toBe(bug);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('each call is one line in the log', async () => {
  const lines: object[] = [];
  const writer = writerFor({}, logTo(lines));
  endpoint.say([{ mode: 'status', status: 503 }, works, { mode: 'status', status: 401 }]);
  const { tokens } = await writer.write(task);
  await failureOf(writer.write(task));
  const ms = expect.any(Number);
  const message = 'language model asked for recipes';
  expect(lines).toEqual([
    { level: 'info', message, model: 'cook-1', ms, tokens, recipes: 3, outcome: 'written', attempts: 2 },
    {
      ...{ level: 'info', message, model: 'cook-1', ms, tokens: { input: 0, output: 0 }, recipes: 0 },
      ...{ outcome: 'denied', attempts: 1, status: 401 },
    },
  ]);
});

test('neither the key nor what anybody typed gets into a log or a message', async () => {
  const lines: object[] = [];
  const errors: WriterError[] = [];
  const printed: unknown[] = [];
  const { error: print } = console;
  console.error = (...words) => void printed.push(words);
  for (const status of [400, 401, 429, 500]) {
    endpoint.say({ mode: 'status', status, message: `Bad key ${apiKey} for “${task.user}”` });
    errors.push(await failureOf(writerFor({}, logTo(lines)).write(task)));
  }
  endpoint.say(['prose', 'cut']);
  const writer = writerFor({}, logTo(lines));
  errors.push(await failureOf(writer.write(task)), await failureOf(writer.write(task)));
  console.error = print;
  const said = JSON.stringify([
    lines,
    errors.map((one) => ({ ...one, text: one.message, cause: one.cause, stack: one.stack })),
  ]);
  expect(said).not.toContain(apiKey);
  expect(said).not.toContain('Ann');
  expect(printed).toEqual([]);
});

test('without limits of a test’s own, a call ends within four minutes', () => {
  const { total, firstWordsMs, silenceMs } = defaultLimits;
  expect(total.baseMs + 10 * total.perRecipeMs).toBeLessThanOrEqual(240_000);
  expect(firstWordsMs).toBeLessThanOrEqual(total.baseMs);
  expect(silenceMs).toBe(20_000);
});

test('the endpoint answers in one piece when no stream is requested', async () => {
  endpoint.say(works);
  const body = JSON.stringify({ model: 'cook-1', messages: [] });
  const response = await fetch(`${endpoint.url}/chat/completions`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { content: JSON.stringify({ elements: three }) }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1 },
  });
});
