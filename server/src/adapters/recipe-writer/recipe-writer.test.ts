import { expect, test } from 'vitest';
import type { WriterError } from '#ports/recipe-writer.ts';
import { logTo } from '#testing/log-to.ts';
import { defaultLimits } from './limits.ts';
import { createRecipeWriter } from './recipe-writer.ts';
import {
  apiKey,
  failureOf,
  gratin,
  quick,
  recipe,
  soup,
  startWriter,
  task,
  three,
  works,
} from './writer.fixture.ts';

const { endpoint, writerFor } = await startWriter();

test('without a configured model there is no writer', () => {
  expect(createRecipeWriter(undefined, logTo([]))).toBeNull();
});

test('recipes come as the model wrote them, with the endpoint’s count of tokens', async () => {
  endpoint.say(works);
  const titles: string[] = [];
  const answer = await writerFor().write(task, { onRecipe: ({ title }) => titles.push(title) });
  expect(answer.recipes).toEqual(three);
  expect(titles).toEqual(['Leek soup', 'Leek gratin', 'Leek tart']);
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

test('a server that needs no key is sent none', async () => {
  endpoint.say(works);
  const config = { baseUrl: endpoint.url, apiKey: undefined, model: 'local', visionModel: undefined };
  await createRecipeWriter(config, logTo([]), quick)!.write(task);
  expect(endpoint.requests[0]!.headers.authorization).toBeUndefined();
});

test('a recipe is reported as soon as it is complete, even when the answer never ends', async () => {
  endpoint.say({ mode: 'stall', recipes: three });
  const titles: string[] = [];
  await failureOf(writerFor().write(task, { onRecipe: ({ title }) => titles.push(title) }));
  expect(titles).toEqual(['Leek soup', 'Leek gratin']);
});

test('at most the requested recipes are taken, and a longer answer is aborted', async () => {
  const many = Array.from({ length: 40 }, (_, index) => recipe(`Leek soup ${index}`));
  endpoint.say({ mode: 'recipes', recipes: many, chunkMs: 1 });
  const { recipes } = await writerFor().write(task);
  expect(recipes.map(({ title }) => title)).toEqual(['Leek soup 0', 'Leek soup 1', 'Leek soup 2']);
  await expect.poll(() => endpoint.requests[0]!.abandoned).toBe(true);
});

test('fewer recipes than requested are accepted', async () => {
  endpoint.say({ mode: 'recipes', recipes: [soup] });
  expect((await writerFor().write(task)).recipes).toEqual([soup]);
});

test('without a count of tokens in the answer none are counted', async () => {
  endpoint.say({ mode: 'recipes', recipes: three, usage: false });
  expect((await writerFor().write(task)).tokens).toEqual({ input: 0, output: 0 });
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

test('a time limit of the caller is reported as a timeout', async () => {
  endpoint.say({ mode: 'stall', recipes: three });
  const error = await failureOf(
    writerFor({ silenceMs: 60_000 }).write(task, { signal: AbortSignal.timeout(300) }),
  );
  expect(error.reason).toBe('timeout');
  expect(error.recipes).toEqual([soup, gratin]);
});

test('a time limit of the caller does not pause the endpoint', async () => {
  endpoint.say(['hang', works]);
  const writer = writerFor({ firstWordsMs: 5_000, breaker: { failures: 1, halfOpenAfterMs: 60_000 } });
  expect((await failureOf(writer.write(task, { signal: AbortSignal.timeout(100) }))).reason).toBe('timeout');
  expect((await writer.write(task)).recipes).toEqual(three);
});

test('an error that the caller throws reaches the caller', async () => {
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
  const message = 'language model call for recipes finished';
  expect(lines).toEqual([
    { level: 'info', message, model: 'cook-1', ms, tokens, recipes: 3, outcome: 'written', attempts: 2 },
    {
      ...{ level: 'info', message, model: 'cook-1', ms, tokens: { input: 0, output: 0 }, recipes: 0 },
      ...{ outcome: 'denied', attempts: 1, status: 401 },
    },
  ]);
});

test('the key and the user’s words never appear in a log or an error', async () => {
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
  const logged = JSON.stringify([
    lines,
    errors.map((error) => ({ ...error, text: error.message, cause: error.cause, stack: error.stack })),
  ]);
  expect(logged).not.toContain(apiKey);
  expect(logged).not.toContain('Ann');
  expect(printed).toEqual([]);
});

test('by default a call ends within four minutes', () => {
  const { total, firstWordsMs, silenceMs } = defaultLimits;
  expect(total.baseMs + 10 * total.perRecipeMs).toBeLessThanOrEqual(240_000);
  expect(firstWordsMs).toBeLessThanOrEqual(total.baseMs);
  expect(silenceMs).toBe(20_000);
});

test('the endpoint of the tests answers in one piece when no stream is requested', async () => {
  endpoint.say(works);
  const body = JSON.stringify({ model: 'cook-1', messages: [] });
  const response = await fetch(`${endpoint.url}/chat/completions`, { method: 'POST', body });
  expect(await response.json()).toMatchObject({
    object: 'chat.completion',
    choices: [{ message: { content: JSON.stringify({ elements: three }) }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1 },
  });
});
