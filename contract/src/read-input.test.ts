import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './read-input.ts';

const item = z.object({ unitPrice: z.number().max(10), name: z.string().min(2) });
const form = z.object({
  count: z.int().min(1).max(10).multipleOf(2),
  isArchived: z.boolean().optional(),
  mealType: z.enum(['lunch', 'dinner']).optional(),
  items: z.array(item).max(2).default([]),
  link: z.url().optional(),
});

test.each([
  [{}, 'Count is missing'],
  [{ count: 'two' }, 'Count must be a number'],
  [{ count: 2.5 }, 'Count must be a whole number'],
  [{ count: 0 }, 'Count must be at least 1'],
  [{ count: 12 }, 'Count must be at most 10'],
  [{ count: 3 }, 'Count must be a multiple of 2'],
  [{ count: 2, isArchived: 'yes' }, 'Archived must be true or false'],
  [{ count: 2, mealType: 'tea' }, 'Meal type must be one of: lunch, dinner'],
  [{ count: 2, items: {} }, 'Items must be a list'],
  [{ count: 2, items: [1] }, 'Entry 1 of items must be an object'],
  [
    { count: 2, items: [{ unitPrice: 1, name: 'x' }] },
    'Name in entry 1 of items must have at least 2 characters',
  ],
  [{ count: 2, items: [{ unitPrice: 11, name: 'xx' }] }, 'Unit price in entry 1 of items must be at most 10'],
  [
    { count: 2, items: [1, 2, 3].map(() => ({ unitPrice: 1, name: 'xx' })) },
    'Items must have at most 2 entries',
  ],
  [{ count: 2, link: 'no link' }, 'Link is not valid'],
  ['text', 'The request must be an object'],
])('%j is answered "%s"', (value, message) => {
  const read = readInput(form, value);
  expect('issues' in read && read.issues[0].message).toBe(message);
});

test('keys that are not declared are dropped, inside of lists too', () => {
  const read = readInput(form, {
    count: 2,
    userId: 'x',
    items: [{ unitPrice: 1, name: 'xx', checked: true }],
  });
  expect(read).toEqual({ data: { count: 2, items: [{ unitPrice: 1, name: 'xx' }] } });
});

const text = z.object({ notes: z.array(z.string()) });

test.each(['\0', 'a\0b', '\u0007', '\u001b[31m', '\u007f', '\u0085', '\ud800', '\udc00x', 'a\rb'])(
  'text with %j is refused wherever it stands',
  (note) => {
    const read = readInput(text, { notes: ['fine', note] });
    expect(read).toMatchObject({
      issues: [{ path: ['notes', 1], message: expect.stringContaining('control') }],
    });
  },
);

test.each(['two\nlines', 'a\ttab', 'crème brûlée', '日本', '👩‍👩‍👧', 'e\u0301', '\u200b', '\u202e', ''])(
  'text like %j is taken as it is',
  (note) => {
    expect(readInput(text, { notes: [note] })).toEqual({ data: { notes: [note] } });
  },
);
