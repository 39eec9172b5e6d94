import { expect, test } from 'vitest';
import { takeFigures } from './recipe-figures.ts';

const none = { total: null, parts: [] };

test.each([
  ['labels before their figures', ['Servings', '4', 'Prep time:', '10 min'], '4', ['Prep time: 10 min']],
  ['labels behind them', ['1', 'Servings', '10 min', 'Cook time'], '1', ['Cook time: 10 min']],
  [
    'a label behind its figure on one line',
    ['4 personen', '20 min. bereidingstijd'],
    '4',
    ['20 min. bereidingstijd'],
  ],
  ['a part that is told twice', ['Serves 2', 'Prep 5 min', 'Prep 5 min'], '2', ['Prep 5 min']],
])('%s', (_, lines, servings, parts) => {
  const read = takeFigures(lines);
  expect(read.yield).toContain(servings);
  expect(read.times).toEqual({ total: null, parts });
});

test('a time is no number of servings', () => {
  expect(takeFigures(['Servings', '10 min']).yield).toBeNull();
});

test('a heading that names the people stays', () => {
  expect(takeFigures(['Hozzávalók 6 személyre', '6 tojás'])).toEqual({
    yield: '6 személyre',
    times: none,
    rest: ['Hozzávalók 6 személyre', '6 tojás'],
  });
});

test('a time without a label is the one beside the servings, or the only one above the list', () => {
  expect(takeFigures(['15 min', '30 min', 'Soup', '4 personen', '60 min']).times.total).toBe('60 min');
  expect(takeFigures(['20 min', 'Soup', 'Ingredients', '1 leek']).times.total).toBe('20 min');
  expect(takeFigures(['15 min', '30 min', 'Soup', 'Ingredients', '1 leek']).times).toEqual(none);
});
