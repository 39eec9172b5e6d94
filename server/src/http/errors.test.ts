import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError, rateLimited } from '#errors.ts';
import { handleErrors } from './errors.ts';

/** What is answered when a handler throws this, as the caller sees it. */
async function answerTo(error: Error) {
  const server = Fastify();
  handleErrors(server);
  server.get('/', async (_request, reply) => {
    reply.header('retry-after', 30);
    throw error;
  });
  const response = await fetch(await server.listen({ port: 0, host: '127.0.0.1' }));
  const answer = { status: response.status, headers: response.headers, body: await response.json() };
  await server.close();
  return answer;
}

test('a client with too many requests gets Retry-After, not the error of a used-up month', async () => {
  const tooOften = Object.assign(new Error('Rate limit exceeded'), { statusCode: 429 });
  const { status, headers, body } = await answerTo(tooOften);
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('30');
  expect(body).toMatchObject({
    code: 'rate_limited',
    message: 'Too many requests. Please try again in a moment.',
  });
});

test('a limit says after how many seconds to try again, in the header and in words', async () => {
  const { status, headers, body } = await answerTo(rateLimited(120));
  expect(status).toBe(429);
  expect(headers.get('retry-after')).toBe('120');
  expect(body).toMatchObject({
    code: 'rate_limited',
    message: 'Too many requests. Please try again in 2 minutes.',
  });
});

test('a used-up month says so', async () => {
  const { status, body } = await answerTo(new AppError('limit_reached', 'The month is used up.'));
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: 'limit_reached', message: 'The month is used up.' });
});

test('an internal error reveals nothing', async () => {
  const { status, body } = await answerTo(new Error('column "secret" does not exist'));
  expect(status).toBe(500);
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(body).toMatchObject({ code: 'internal', requestId: expect.any(String) });
});

test('a full disk answers with Retry-After', async () => {
  const { status, body } = await answerTo(Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect(status).toBe(503);
  expect(body).toMatchObject({
    code: 'unavailable',
    message: 'Plateful has run out of storage space. Please try again later.',
  });
});
