import { expect, test } from 'vitest';
import { wholeElements } from './whole-elements.ts';

const answer = '{"elements":[{"title":"a } and a \\" in it","steps":[{"n":1}]},{"title":"b"}]}';

test('text goes on where an element begins and where the last has ended', () => {
  const pieces = wholeElements();
  expect(pieces.push('{"elements":[{"title":"a } an')).toBe('{"elements":[{');
  expect(pieces.push('d a \\" in it","steps":[{"n":1}]')).toBe('');
  expect(pieces.push('},{"title":"b"')).toBe('"title":"a } and a \\" in it","steps":[{"n":1}]},{');
  expect(pieces.push('}]}')).toBe('"title":"b"}]}');
  expect(pieces.rest()).toBe('');
});

test('elements are complete and in order, wherever the text is split', () => {
  for (let size = 1; size <= answer.length; size++) {
    const pieces = wholeElements();
    let passed = '';
    for (let index = 0; index < answer.length; index += size)
      passed += pieces.push(answer.slice(index, index + size));
    expect(passed + pieces.rest()).toBe(answer);
  }
});

test('text outside of JSON is buffered until the stream ends', () => {
  const pieces = wholeElements();
  expect(pieces.push('I would rather not.')).toBe('');
  expect(pieces.rest()).toBe('I would rather not.');
});
