import { expect, test } from 'vitest';
import { lazy, type SlicedWork } from '../quantities/lazy.ts';
import { loadItemNames, loadLanguageWords } from './load-names.ts';
import { named } from './name-item.fixture.ts';
import { read } from './read-text.fixture.ts';

const receipt = 'K-MARKET\nMAITO RASVATON  1,00\nRUISLEIPÄ  2,00\nYHTEENSÄ  3,00\nKIITOS KÄYNNISTÄ';
const foods = () => {
  const { language, items } = read(receipt);
  return [language, ...items.map(({ text }) => named(text, language).food)];
};

test('a receipt that comes while names load reads the same', async () => {
  const expected = ['fi', 'skim-milk', 'rye-bread'];
  let slices = 0;
  const between = async () => {
    slices += 1;
    if (slices % 20 === 0) expect(foods()).toEqual(expected);
  };
  await loadLanguageWords(between);
  await loadItemNames('fi', between);
  expect(foods()).toEqual(expected);
});

test('what is loaded is not built again', async () => {
  await loadItemNames('fi', async () => {});
  let slices = 0;
  await loadItemNames('fi', async () => {
    slices += 1;
  });
  expect(slices).toBeLessThan(5);
});

test('others are served between all steps of some work, and its result is that of doing it at once', async () => {
  const done: string[] = [];
  function* work(): SlicedWork<number> {
    for (const step of ['a', 'b', 'c']) {
      done.push(step);
      yield;
    }
    return done.length;
  }
  const inSlices = lazy(work);
  await inSlices.load(async () => done.push('other'));
  expect(inSlices.get()).toBe(6);
  expect(done).toEqual(['a', 'other', 'b', 'other', 'c', 'other']);
  expect(lazy(work).get()).toBe(9);
});
