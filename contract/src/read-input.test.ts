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

test.each(['two\nlines', 'a\ttab', 'crème brûlée', '日本', '👩‍👩‍👧', 'e\u0301', ''])(
  'text like %j is taken as it is',
  (note) => {
    expect(readInput(text, { notes: [note] })).toEqual({ data: { notes: [note] } });
  },
);

test.each([
  ['Soup\u202ednomla htiw', 'Soupdnomla htiw'],
  ['\u2067Ann\u2069', 'Ann'],
  ['al\u200bmond\ufeff', 'almond'],
  ['A\u200dnn', 'Ann'],
  ['Ann\ufe0f\u034f\u3164\u2060\u00ad', 'Ann'],
  ['Ann\u200e', 'Ann'],
  ['Ann\u{e0041}\u{e0042}', 'Ann'],
  ['\u{1f3f4}\u{e0041}', '\u{1f3f4}'],
  ['two\u2028lines', 'two\nlines'],
])('invisible characters of %j are removed: %j', (note, seen) => {
  expect(readInput(text, { notes: [note] })).toEqual({ data: { notes: [seen] } });
});

test.each([
  ['a family', '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a cook with a skin tone', '\u{1f469}\u{1f3fd}\u200d\u{1f373}'],
  ['a heart in color, on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['the flag of Wales', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['Persian', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['Hindi', '\u0915\u094d\u200d\u0937'],
  ['a variant of an ideograph', '\u8fba\u{e0100}'],
  ['Hebrew with Latin letters', '\u05d7\u05dc\u05d1 3%\u200f (A)'],
])('%s keeps the invisible characters that it needs', (_, note) => {
  expect(readInput(text, { notes: [note] })).toEqual({ data: { notes: [note] } });
});

test('a text of invisible characters is as short as it looks', () => {
  const title = z.object({ title: z.string().trim().min(3) });
  const read = readInput(title, { title: '\u200b \u3164\u2066\u2069' });
  expect(read).toMatchObject({ issues: [{ path: ['title'] }] });
});

test('passwords stay as they are typed', () => {
  const form = z.object({ password: z.string() });
  const typed = { password: 'a\u200bb\ufeff' };
  expect(readInput(form, typed)).toEqual({ data: typed });
});
