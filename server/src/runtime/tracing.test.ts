import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { quietLog } from '#testing/quiet-log.ts';
import { startTestServer } from '#testing/test-server.ts';
import { startTracing } from './tracing.ts';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
};

const sent: Sent[] = [];
const collector = createServer(async (request, response) => {
  expect(request.url).toBe('/v1/traces');
  sent.push((await json(request)) as Sent);
  response.end('{}');
});
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
afterAll(() => void collector.close());
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const stopTracing = startTracing({ endpoint, version: '1.2.3', log: quietLog });
const server = await startTestServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });

test('a collector gets each request with its queries, without personal data', async () => {
  const person = await server.user();
  const list = { name: 'For my grandmother', items: [{ text: 'saffron for grandmother' }] };
  const traceId = 'a'.repeat(32);
  const created = await person.send('POST', '/api/shopping-lists', list, {
    traceparent: `00-${traceId}-${'b'.repeat(16)}-01`,
  });
  expect(created.status).toBe(200);
  const { id } = (created.body as { shoppingList: { id: string } }).shoppingList;
  await person.delete(`/api/shopping-lists/${id}`);
  await person.get('/api/recipe/for-my-grandmother?name=grandmother');
  await stopTracing();

  const resource = sent[0]!.resourceSpans[0]!.resource.attributes;
  expect(resource).toContainEqual({ key: 'service.name', value: { stringValue: 'plateful' } });
  expect(resource).toContainEqual({ key: 'service.version', value: { stringValue: '1.2.3' } });
  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/shopping-lists',
      'DELETE /api/shopping-lists/:id',
      'GET /api/recipe/:id',
    ]),
  );
  const request = spans.find(({ name }) => name === 'POST /api/shopping-lists')!;
  expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const statements = spans.filter((span) => span.traceId === traceId).map(statementOf);
  expect(statements.some((text) => /insert into "shopping_lists"/.test(text))).toBe(true);
  const everything = JSON.stringify(sent);
  for (const secret of ['grandmother', 'saffron', id, person.id, person.email, person.cookie('sid')!]) {
    expect(everything).not.toContain(secret);
  }
});

function statementOf({ attributes }: Span): string {
  return attributes.find(({ key }) => /^db\.(?:statement|query\.text)$/.test(key))?.value.stringValue ?? '';
}
