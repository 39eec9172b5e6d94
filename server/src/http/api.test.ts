import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';
import { allEndpoints } from '#testing/valid-requests.ts';

const server = await startTestServer();

test('the OpenAPI document describes every endpoint of the contract but pages and their forms', async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  const document = body as { openapi: string; paths: Record<string, Record<string, { security: object[] }>> };
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security }]) =>
        `${method.toUpperCase()} ${path}${'session' in security[0]! ? ' (user)' : ''}`,
    ),
  );
  const declared = allEndpoints()
    .filter(({ isPage }) => !isPage)
    .map(({ method, path, access }) => `${method} ${path}${access === 'user' ? ' (user)' : ''}`);
  expect(described.sort()).toEqual(declared.sort());
});

test('the OpenAPI document describes the upload of a photo and its response types', async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  expect(paths['/api/upload-receipt']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              required: ['receipt'],
              properties: { receipt: { type: 'string', format: 'binary' }, uploadId: { format: 'uuid' } },
            },
          },
        },
      },
    },
  });
  expect(paths['/api/grocery-receipts/{id}/image']).toMatchObject({
    get: { responses: { 200: { content: { 'image/webp': { schema: { format: 'binary' } } } } } },
  });
});

test('an unknown call is not found, as JSON', async () => {
  const answer = await server.visitor().get('/api/nothing');
  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({ code: 'not_found', message: 'Not found' });
});

test('an unknown page is a 404 with the application in it, a known one is not', async () => {
  const unknown = await server.visitor().get('/nothing/here');
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain('id="root"');
  expect((await server.visitor().get('/recipes')).status).toBe(200);
});

test('a page may run only scripts of its own', async () => {
  const { headers, text } = await server.visitor().get('/');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(text).not.toMatch(/<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)/);
});

test('the process and its database say that they are well', async () => {
  expect((await server.visitor().get('/healthz')).body).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  expect((await server.visitor().get('/readyz')).body).toEqual({ status: 'ok' });
});

test('a body of two megabytes is refused', async () => {
  const ann = await server.user();
  const answer = await ann.post('/api/taste-profile', { customInstructions: 'x'.repeat(2_000_000) });
  expect(answer.body).toMatchObject({ code: 'invalid_input', message: 'The request is too large' });
});
