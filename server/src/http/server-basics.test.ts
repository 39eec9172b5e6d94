import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
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

test('an endpoint with a body rejects an empty body and invalid JSON', async () => {
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

/** The answer to a request sent byte by byte as it is written here. */
function answerTo(target: string, headers: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

const host = `Host: ${new URL(server.origin).host}`;
const elsewhere = 'http://elsewhere.example';

test.each([
  ['two hosts', '/api/login', [host, 'Host: elsewhere.example']],
  ['the same host twice', '/api/login', [host, host.toUpperCase()]],
  ['a whole URL as target', `${elsewhere}/api/login`, [host]],
  ['a whole URL as target, and another name of this server', `${elsewhere}/api/login`, ['Host: 127.0.0.1']],
  ['a whole URL of a page', `${elsewhere}/Recipes`, [host]],
  ['a whole URL of the provider', `${elsewhere}/oidc/auth`, [host]],
])('a request with %s is refused and leads nowhere', async (_, target, headers) => {
  const answer = await answerTo(target, headers);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('elsewhere.example');
});

test.each([
  ['Host: elsewhere.example'],
  [`${host}\r\nX-Forwarded-Host: elsewhere.example\r\nX-Forwarded-Proto: https`],
  [`${host}\r\nForwarded: host=elsewhere.example`],
  [`${host}\r\nX-Original-URL: ${elsewhere}/\r\nX-Rewrite-URL: ${elsewhere}/`],
])('no answer names a host that a request claims: %j', async (claim) => {
  for (const target of [
    '/',
    '/recipes',
    '/api/login?returnTo=/account',
    '/oidc/.well-known/openid-configuration',
    '/sitemap.xml',
    '/api/openapi.json',
    '/Recipes',
    '/nowhere',
  ]) {
    expect(await answerTo(target, [claim]), target).not.toContain('elsewhere.example');
  }
});
