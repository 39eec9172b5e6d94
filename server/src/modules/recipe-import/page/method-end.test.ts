import { expect, test } from 'vitest';
import { apartFromEnd } from './method-end.ts';

const steps = ['Toast the bread.', 'Rub it with garlic and add the tomatoes.'];

test.each([
  'Originally published as Tomato Toast in Plain Suppers',
  'This recipe was reprinted with permission and first appeared elsewhere.',
  'Recipe submitted by user TOAST12.',
  'PRINT THIS RECIPE (UK)',
  'Number of Servings: 10',
])('"%s" behind a method is never a step', (text) => {
  expect(apartFromEnd([...steps, text], true).steps).toEqual(steps);
  expect(apartFromEnd([...steps, text], false).steps).toEqual(steps);
});

test.each([
  'Editor’s Note: Ripe tomatoes are best.',
  'NOTE | add an anchovy if you like',
  'Note-the toast is best at once.',
  'Health Tip: Take wholemeal bread.',
])('"%s" behind a method is a step only if linked data says so', (note) => {
  expect(apartFromEnd([...steps, note], true).steps).toEqual([...steps, note]);
  expect(apartFromEnd([...steps, note], false).steps).toEqual(steps);
});

test('the servings after the last sentence are read as servings', () => {
  const [first = '', last = ''] = steps;
  expect(apartFromEnd([first, `${last} Yield: 4 servings.`], true)).toEqual({
    steps,
    yield: 'Yield: 4 servings',
  });
  expect(apartFromEnd([first, `${last} Serves 4`], true)).toEqual({ steps, yield: 'Serves 4' });
});

test('what a part of the dish makes stays in its step', () => {
  const step = 'Beat the butter with the sugar. Makes 2 cups.';
  expect(apartFromEnd([...steps, step], false).steps).toEqual([...steps, step]);
});
