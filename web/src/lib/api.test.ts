import { afterEach, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';

const recipeId = '5f0c2a53-5a53-4a0e-9d3f-0a1b2c3d4e5f';

/** Stands in for the network: answers every request, and remembers the last one. */
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

test('a name in the path is taken from the input', async () => {
  const sent = answerWith(() => Response.json({ success: true }));
  await call('DELETE /api/meal-plans/{id}', { id: recipeId });
  expect(sent()).toMatchObject({
    url: `/api/meal-plans/${recipeId}`,
    method: 'DELETE',
    credentials: 'same-origin',
  });
});

test('a slash in a path value stays inside its segment', async () => {
  const sent = answerWith(() => Response.json({}));
  await call('GET /api/recipe/{id}', { id: 'a/b?c' });
  expect(sent().url).toBe('/api/recipe/a%2Fb%3Fc');
});

test('the rest of a GET goes to the query, without what is undefined', async () => {
  const sent = answerWith(() => Response.json({ recipes: [] }));
  await call('GET /api/sample-recipes', { count: 3, mealType: undefined, allergies: ['Nuts', 'Soy'] });
  expect(sent()).toMatchObject({
    url: '/api/sample-recipes?count=3&allergies=Nuts&allergies=Soy',
    body: undefined,
  });
});

test('the rest of a POST goes to the body', async () => {
  const sent = answerWith(() => Response.json({}));
  await call('POST /api/meal-plans', { recipeId, date: '2026-11-23', mealType: 'dinner' });
  expect(sent().url).toBe('/api/meal-plans');
  expect(JSON.parse(String(sent().body))).toEqual({ recipeId, date: '2026-11-23', mealType: 'dinner' });
});

test('an error says its status and the answer as it came', async () => {
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

test('an error without a body says the status text', async () => {
  answerWith(() => new Response(null, { status: 502, statusText: 'Bad Gateway' }));
  const error = await failure(call('GET /api/auth/user', {}));
  expect(error.message).toBe('502: Bad Gateway');
  expect(error.body).toBeUndefined();
  expect(error.serverMessage).toBeUndefined();
});

test('a message that is no text is not shown to anyone', async () => {
  answerWith(() => Response.json({ message: { nested: true } }, { status: 500 }));
  expect((await failure(call('GET /api/auth/user', {}))).serverMessage).toBeUndefined();
});

test('no network is status 0 and a sentence', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const error = await failure(call('GET /api/auth/user', {}));
  expect(error.status).toBe(0);
  expect(error.message).toContain('could not reach the server');
});

test('a call that was given up is no error of the network', async () => {
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal!.throwIfAborted());
  const attempt = call('GET /api/auth/user', {}, AbortSignal.abort());
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' });
});
