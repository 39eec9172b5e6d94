import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Letters half as wide as they are high, as `measuredAt` a hundred. */
function wordsOf(title: string) {
  return title
    .split(' ')
    .map((text) => ({ text, width: 50 * text.length, withSpace: 50 * (text.length + 1) }));
}
const box = { width: 560, height: 282 };

test('a short title is large and stays on one line', () => {
  expect(fitText(wordsOf('Tomato soup'), box)).toEqual({ size: 84, lines: ['Tomato soup'] });
});

test('a little smaller is better than one line more', () => {
  // At 84, thirteen letters have room, and there would be three lines.
  expect(fitText(wordsOf('Apple crumbles with vanilla'), box)).toEqual({
    size: 78,
    lines: ['Apple crumbles', 'with vanilla'],
  });
});

test('the longer a title, the smaller it is, down to what can still be read', () => {
  const sizes = [2, 6, 10, 14].map((count) => fitText(wordsOf('barley '.repeat(count).trim()), box)!.size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes.at(-1)).toBeLessThan(sizes[0]! / 1.5);
  expect(fitText(wordsOf('barley '.repeat(30).trim()), box)).toBeNull();
});

test('a word is not broken as long as a smaller size spares it', () => {
  expect(fitText(wordsOf('Rindfleischetikettierung'), box)).toMatchObject({
    lines: ['Rindfleischetikettierung'],
  });
  expect(fitText(wordsOf('a'.repeat(100)), box)).toBeNull();
});

test('lines are even: none is left with a single short word', () => {
  const { lines } = fitText(wordsOf('Cold sesame noodles with chicken and a bit of ice'), box)!;
  const lengths = lines.map((line) => line.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(8);
  expect(lines.join(' ')).toBe('Cold sesame noodles with chicken and a bit of ice');
});
