import { expect, test } from 'vitest';
import { startTestServer } from '#testing/test-server.ts';

const token = 'a token for the metrics';
const server = await startTestServer({ env: { METRICS_TOKEN: token } });
const closed = await startTestServer();

test('the metrics are for clients with the token', async () => {
  const authorization = `Bearer ${token}`;
  const answer = await server.visitor().send('GET', '/metrics', undefined, { authorization });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'http_request_seconds',
    'recipe_writer_calls_total',
    'recipe_writer_tokens_total',
    'recipe_writer_cost_dollars_total',
    'recipe_writer_seconds',
    'recipes_generated_total',
    'recipes_refused_total',
  ]) {
    expect(answer.text).toContain(`# TYPE ${name} `);
  }
});

test.each([{}, { authorization: 'Bearer another token' }, { authorization: token }, { authorization: '' }])(
  'with %j there are no metrics',
  async (headers: Record<string, string>) => {
    for (const where of [server, closed]) {
      const answer = await where.visitor().send('GET', '/metrics', undefined, headers);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('recipe_writer');
    }
  },
);

test('without a token set, none opens them', async () => {
  for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${token}`]) {
    const answer = await closed.visitor().send('GET', '/metrics', undefined, { authorization });
    expect(answer.status).toBe(404);
  }
});

test('requests are counted by route, without parameters of their paths', async () => {
  await server.visitor().get('/api/recipe/00000000-0000-4000-8000-000000000000');
  const authorization = `Bearer ${token}`;
  const { text } = await server.visitor().send('GET', '/metrics', undefined, { authorization });
  expect(text).toContain('http_request_seconds_count{method="GET",route="/api/recipe/:id",status="4xx"} 1');
  expect(text).not.toContain('00000000-0000-4000');
});
