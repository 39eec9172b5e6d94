import { expect, test } from 'vitest';
import { foodsById } from '../foods/table.ts';
import { named } from './name-item.fixture.ts';

const withoutVowels = (word: string) =>
  word.length > 4
    ? word[0] +
      word
        .slice(1)
        .replace(/[aeiou]/g, '')
        .replace(/(.)\1/g, '$1')
    : word;
const cut = (word: string) => (word.length > 5 ? word.slice(0, 4) : word);

/** Foods of the table whose own name is read as themselves, and what is read when it is shortened. */
function shortened(shorten: (word: string) => string) {
  const read = [...foodsById.values()]
    .filter(({ id, name }) => /^[a-z -]+$/.test(name) && named(name.toUpperCase()).food === id)
    .map(({ id, name }) => ({ id, name, short: name.split(/[ -]/).map(shorten).join(' ') }))
    .filter(({ name, short }) => short !== name.replaceAll('-', ' '))
    .map(({ id, short }) => [id, named(short.toUpperCase()).food] as const);
  const share = (isOne: (id: string, food: string | null) => boolean) =>
    read.filter(([id, food]) => isOne(id, food)).length / read.length;
  return {
    right: share((id, food) => food === id),
    wrong: share((id, food) => food !== null && food !== id),
  };
}

test('of names without vowels most are understood, and few as another food', () => {
  const { right, wrong } = shortened(withoutVowels);
  expect(right).toBeGreaterThan(0.63);
  expect(wrong).toBeLessThan(0.17);
});

test('of names with words cut to four letters fewer are another food than the same', () => {
  const { right, wrong } = shortened(cut);
  expect(right).toBeGreaterThan(0.5);
  expect(wrong).toBeLessThan(0.34);
});

test.each([['RAIS'], ['QUIN'], ['HABA PEPP'], ['SAMO']])(
  'a rare word is not a certain reading of what may be a cut one: %s',
  (text) => {
    expect(named(text).food ?? '').not.toMatch(/mustard-seed|sprinkle|fava-bean|^millet$|sesame-seed/);
  },
);

test.each([['LMA BNS FZ'], ['XQ NOODLES'], ['PTT VINEGAR'], ['TTD GRAPES CC']])(
  'the food stays open where only the kind is known: %s',
  (text) => {
    expect(named(text).food ?? '').not.toMatch(/bean|noodle|vinegar|cheddar|cream-cheese/);
  },
);
