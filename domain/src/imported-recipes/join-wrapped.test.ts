import { expect, test, vi } from 'vitest';
import { joinWrapped } from './join-wrapped.ts';

test('rows that go on are one line, and a word that was cut is whole again', () => {
  const rows = [
    'Stir the flour into the but-',
    'ter, then pour in',
    'the milk.',
    'Serve warm',
    '',
    'Ingredients:',
  ];
  expect(joinWrapped([...rows, 'milk'])).toEqual([
    'Stir the flour into the butter, then pour in the milk.',
    'Serve warm',
    'Ingredients:',
    'milk',
  ]);
  expect(joinWrapped(['Bring a large pot of salted water to the boil, add', 'Italian pasta'])).toHaveLength(
    1,
  );
});

/** Characters that patterns are shown while so many rows are joined to one line. */
function workFor(rows: number): number {
  let characters = 0;
  const { exec } = RegExp.prototype;
  const counted = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
    characters += text.length;
    return exec.call(this, text);
  });
  const lines = joinWrapped(Array.from({ length: rows }, () => 'and then some more'));
  counted.mockRestore();
  expect(lines).toHaveLength(1);
  return characters;
}

test('twice the rows are twice the work', () => {
  const some = workFor(200);
  expect(some).toBeGreaterThan(0);
  expect(workFor(400) / some).toBeLessThan(2.1);
});
