import { afterEach, expect, test, vi } from 'vitest';
import { call, callEvents, callFile } from './api.ts';
import { ApiError } from './api-error.ts';

const recipeId = '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f';

/** Replaces `fetch`: answers every request with `answer` and records the calls. */
function answerWith(answer: () => Response) {
  const network = vi.fn(async (_url: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', network);
  return () => {
    const [url, init] = network.mock.lastCall!;
    return { url, method: init.method, body: init.body, credentials: init.credentials };
  };
}

const failure = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
};

afterEach(() => vi.unstubAllGlobals());

test('path parameters are filled from the input', async () => {
  const sent = answerWith(() => Response.json({ success: true }));
  await call('DELETE /api/meal-plans/{id}', { id: recipeId });
  expect(sent()).toMatchObject({
    url: `/api/meal-plans/${recipeId}`,
    method: 'DELETE',
    credentials: 'same-origin',
  });
});

test('a file is sent as multipart form data', async () => {
  const sent = answerWith(() => Response.json({}));
  await call('POST /api/upload-receipt', { receipt: new File(['x'], 'receipt.jpg', { type: 'image/jpeg' }) });
  const form = sent().body as FormData;
  expect((form.get('receipt') as File).name).toBe('receipt.jpg');
});

test('a slash in a path value is encoded', async () => {
  const sent = answerWith(() => Response.json({}));
  await call('GET /api/recipe/{id}', { id: 'a/b?c' });
  expect(sent().url).toBe('/api/recipe/a%2Fb%3Fc');
});

test('the remaining input of a GET goes to the query, without undefined values', async () => {
  const sent = answerWith(() => Response.json({ recipes: [] }));
  await call('GET /api/sample-recipes', { count: 3, mealType: undefined, allergies: ['Nuts', 'Soy'] });
  expect(sent()).toMatchObject({
    url: '/api/sample-recipes?count=3&allergies=Nuts&allergies=Soy',
    body: undefined,
  });
});

test('the remaining input of a POST goes to the body', async () => {
  const sent = answerWith(() => Response.json({}));
  await call('POST /api/meal-plans', { recipeId, date: '2026-11-23', mealType: 'dinner' });
  expect(sent().url).toBe('/api/meal-plans');
  expect(JSON.parse(String(sent().body))).toEqual({ recipeId, date: '2026-11-23', mealType: 'dinner' });
});

test('an error message has the status and the response text', async () => {
  const text = '{"message":"Sign in first","code":"unauthenticated"}';
  answerWith(() => new Response(text, { status: 401 }));
  const error = await failure(call('GET /api/auth/user', {}));
  expect(error.message).toBe(`401: ${text}`);
  expect(error).toMatchObject({
    status: 401,
    serverMessage: 'Sign in first',
    body: { code: 'unauthenticated' },
  });
});

test('an error without a body has the status text', async () => {
  answerWith(() => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  const error = await failure(call('GET /api/auth/user', {}));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.body).toBeUndefined();
  expect(error.serverMessage).toBeUndefined();
});

test('a plain-text response is used as message, an HTML page is not', async () => {
  answerWith(() => new Response('The photo is too large.', { status: 413 }));
  expect((await failure(call('GET /api/auth/user', {}))).plainMessage).toBe('The photo is too large.');
  answerWith(() => new Response('<html><h1>502 Bad Gateway</h1></html>', { status: 502 }));
  expect((await failure(call('GET /api/auth/user', {}))).plainMessage).toBeUndefined();
  answerWith(() => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  expect((await failure(call('GET /api/auth/user', {}))).plainMessage).toBeUndefined();
});

test('a message that is not a string is not shown', async () => {
  answerWith(() => Response.json({ message: { nested: true } }, { status: 500 }));
  expect((await failure(call('GET /api/auth/user', {}))).serverMessage).toBeUndefined();
});

test.each([
  'Too small: expected number to be >=1',
  'Too big: expected array to have <=40 items',
  'Invalid input: expected string, received undefined',
  'Invalid input',
  'Invalid option: expected one of "a"|"b"',
  'Unrecognized key: "x"',
])('the words of a validator, "%s", are not shown', async (message) => {
  answerWith(() => Response.json({ message, code: 'invalid_input' }, { status: 400 }));
  expect((await failure(call('GET /api/auth/user', {}))).serverMessage).toBeUndefined();
});

test.each(['Invalid input detected', 'Invalid IANA timezone', 'Invalid date range'])(
  '"%s" is shown to users',
  async (message) => {
    answerWith(() => Response.json({ message, code: 'invalid_input' }, { status: 400 }));
    expect((await failure(call('GET /api/auth/user', {}))).serverMessage).toBe(message);
  },
);

test('a network failure has status 0 and a readable message', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const error = await failure(call('GET /api/auth/user', {}));
  expect(error.status).toBe(0);
  expect(error.message).toContain('could not reach the server');
});

test('an aborted call is not reported as a network error', async () => {
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal!.throwIfAborted());
  const attempt = call('GET /api/auth/user', {}, AbortSignal.abort());
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});

/** Reads up to `count` events of a recipe generation. */
async function readEvents(count: number) {
  const events: unknown[] = [];
  const check = async (event: unknown) => {
    if (typeof event !== 'object') throw new TypeError('This is no event.');
    return event;
  };
  const all = callEvents('POST /api/generate-recipes', { count }, check, (answer) => ({ whole: answer }));
  const end = (async () => {
    for await (const event of all) events.push(event);
  })();
  return {
    events,
    error: await end.then(
      () => undefined,
      (reason: unknown) => reason,
    ),
  };
}

const eventStream = (body: BodyInit | null) =>
  new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });

test('an event stream is requested, and its events are yielded one by one', async () => {
  const network = vi.fn(async (_url: string, _init: RequestInit) =>
    eventStream(': still here\n\ndata: {"n":1}\n\ndata: {"n":2}\n\n'),
  );
  vi.stubGlobal('fetch', network);
  expect(await readEvents(2)).toEqual({ events: [{ n: 1 }, { n: 2 }], error: undefined });
  const [url, { method, body, headers }] = network.mock.lastCall!;
  expect({ url, method, body }).toEqual({
    url: '/api/generate-recipes',
    method: 'POST',
    body: '{"count":2}',
  });
  expect(new Headers(headers).get('accept')).toMatch(/^text\/event-stream\b/);
  expect(new Headers(headers).get('content-type')).toBe('application/json');
});

test('a plain JSON response is yielded as a single event', async () => {
  answerWith(() => Response.json({ recipes: [] }));
  expect(await readEvents(2)).toEqual({ events: [{ whole: { recipes: [] } }], error: undefined });
});

test('an error before the first event is an ApiError that carries the usage', async () => {
  const usage = { generatedThisMonth: 300, limit: 300, remainingThisMonth: 0 };
  const body = { message: 'You have used all recipes of this month.', code: 'limit_reached', usage };
  answerWith(() => Response.json(body, { status: 429 }));
  const { error } = await readEvents(2);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, serverMessage: body.message, body: { usage } });
});

test('a dropped connection is status 0, after the events received so far', async () => {
  const pieces = ['data: {"n":1}\n\ndata: {"n"'];
  answerWith(() =>
    eventStream(
      new ReadableStream({
        pull(controller) {
          const piece = pieces.shift();
          if (piece === undefined) controller.error(new TypeError('network error'));
          else controller.enqueue(new TextEncoder().encode(piece));
        },
      }),
    ),
  );
  const { events, error } = await readEvents(2);
  expect(events).toEqual([{ n: 1 }]);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 0 });
});

test('invalid events throw and close the connection', async () => {
  let isClosed = false;
  answerWith(() =>
    eventStream(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('data: "text"\n\n')),
        cancel: () => {
          isClosed = true;
        },
      }),
    ),
  );
  const { error } = await readEvents(2);
  expect(error).toMatchObject({ message: 'This is no event.' });
  expect(isClosed).toBe(true);
});

test('a file is downloaded completely and reports its progress', async () => {
  const sent = answerWith(
    () => new Response('{"format":"plateful-export"}', { headers: { 'content-type': 'application/json' } }),
  );
  const received: number[] = [];
  const file = await callFile('GET /api/account/export', { photos: 'false' }, (bytes) =>
    received.push(bytes),
  );
  expect(sent().url).toBe('/api/account/export?photos=false');
  expect(await file.text()).toBe('{"format":"plateful-export"}');
  expect(file.type).toBe('application/json');
  expect(received.at(-1)).toBe(file.size);
});

test('an interrupted download throws instead of returning a partial file', async () => {
  answerWith(() => {
    let parts = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (parts++ === 0) controller.enqueue(new TextEncoder().encode('{"recipes":['));
        else controller.error(new TypeError('network error'));
      },
    });
    return new Response(body);
  });
  const error = await failure(callFile('GET /api/account/export', {}, () => {}));
  expect(error.status).toBe(0);
});
