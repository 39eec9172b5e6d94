import { expect, test } from 'vitest';
import { describeCalls, textOf } from './describe-api.ts';

test('a schema is printed as a type', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      recipes: { type: 'array', items: { $ref: '#/components/schemas/Recipe' } },
      meal: { anyOf: [{ enum: ['lunch', 'dinner'] }, { type: 'null' }] },
      days: { type: 'array', items: { type: ['string', 'null'] } },
    },
    required: ['id', 'recipes'],
  };
  expect(textOf(schema)).toBe(
    '{\n  id: uuid\n  recipes: Recipe[]\n  meal?: "lunch" | "dinner" | null\n  days?: (string | null)[]\n}',
  );
});

test('calls are grouped by heading with input, output and scopes', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  const post = {
    summary: 'Make a list',
    tags: ['Lists'],
    security: [{ session: [] }, { apiKey: ['lists'] }, { apiKey: ['all'] }],
    requestBody: { content: { 'application/json': { schema } } },
    responses: { 200: { content: { 'application/json': { schema } } } },
  };
  expect(describeCalls({ paths: { '/api/lists': { post } } })).toEqual(
    new Map([
      [
        'Lists',
        [
          {
            call: 'POST /api/lists',
            summary: 'Make a list',
            scopes: ['lists', 'all'],
            isOpen: false,
            takes: '{\n  name?: string\n}',
            gives: '{\n  name?: string\n}',
          },
        ],
      ],
    ]),
  );
});
