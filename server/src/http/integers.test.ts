import { importedExport } from '@plateful/contract/account-export.ts';

import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer } from '#testing/test-server.ts';
import { allEndpoints } from '#testing/valid-requests.ts';

/** Of an integer column (https://www.postgresql.org/docs/current/datatype-numeric.html). */
const largest = 2_147_483_647;

/** Places in a JSON schema that say integer and let through what no column can hold. */
function* tooWide(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { type, maximum, exclusiveMaximum } = schema as Record<string, unknown>;
  if (type === 'integer' && !(Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY) <= largest)) {
    yield path;
  }
  for (const [name, part] of Object.entries(schema)) yield* tooWide(part, `${path}.${name}`);
}

const schemaOf = (part: z.ZodType) => z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });

test('no integer that may be sent or imported is larger than a column holds', () => {
  const parts = allEndpoints().flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((part) => (part ? [[`${method} ${path}`, part] as const] : [])),
  );
  const wide = [...parts, ['a file', importedExport] as const].flatMap(([name, part]) => [
    ...tooWide(schemaOf(part), name),
  ]);
  expect(wide).toEqual([]);
});

test('a version beyond all that are stored is refused', async () => {
  const ann = await server.user();
  const document = {
    ...{ title: 'Rice', description: null, cookingTime: 20, servings: 2, cuisineType: null, mealType: null },
    ...{ lines: [{ text: '100 g rice' }], steps: ['Boil.'], tags: [] },
  };
  const created = await ann.post('/api/own-recipes', { document, key: crypto.randomUUID() });
  const { id } = (created.body as { recipe: { id: string } }).recipe;
  const version = largest + 1;
  const answers = [
    await ann.send('PUT', `/api/own-recipes/${id}`, { document, version }),
    await ann.post(`/api/own-recipes/${id}/versions/${version}/restore`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});

const server = await startTestServer();
