import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const server = await startTestServer();
const json = { 'content-type': 'application/json' };

test('a call without input accepts an empty body of any content type', async () => {
  const ann = await server.user();
  const [recipe] = ((await ann.get('/api/sample-recipes')).body as { recipes: { id: string }[] }).recipes;
  await ann.post('/api/user/favorites', { recipeId: recipe!.id });
  const path = `/api/user/favorites/${recipe!.id}`;
  expect((await ann.send('DELETE', path, undefined, json)).status).toBe(200);
  expect((await ann.send('POST', '/api/auth/logout', undefined, json)).status).toBe(200);
});

test('a call that needs something is not content with nothing, nor with what is no JSON', async () => {
  const ann = await server.user();
  for (const body of [undefined, new Blob(['{"recipeId":'])]) {
    const headers = { cookie: ann.cookies(), origin: server.origin, ...json };
    const answer = await fetch(`${server.origin}/api/user/favorites`, {
      method: 'POST',
      headers,
      body: body ?? null,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input' });
  }
});
