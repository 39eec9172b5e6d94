import { expect, test } from 'vitest';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { withScaledBoiling } from './scale-boiling-minutes.ts';
import { adaptToTinyAmounts } from './tiny-amounts.ts';

test('reducing takes longer for more people, and less for one', () => {
  const steps = ['Simmer for 10 minutes, until thick. Fry for 5 minutes, until brown.'];
  expect(withScaledBoiling(steps, 2).steps[0]).toBe(
    'Simmer for 16 minutes, until thick. Fry for 5 minutes, until brown.',
  );
  expect(withScaledBoiling(steps, 2).minutes).toBe(6);
  expect(withScaledBoiling(['Boil for 6 to 8 minutes, until syrupy.'], 0.25).steps[0]).toBe(
    'Boil for 4 to 5 minutes, until syrupy.',
  );
  expect(withScaledBoiling(steps, 1).steps).toEqual(steps);
});

test('a sauce for five takes longer to thicken than one for four', () => {
  const cans = { key: 'tomatoes', amount: 3, unit: 'can', name: 'tomatoes', food: 'canned-tomato' } as const;
  const steps = ['Simmer the {tomatoes} with the {salt} in {a wide pan, 4} for 12 minutes, until thick.'];
  const method = (servings: number) =>
    methodFor({ ...testDish, kind: 'stew', parts: [cans, salt], steps }, servings);
  expect(method(4)).toContain('12 minutes');
  expect(method(5)).toContain('14 minutes');
});

test('twice as much milk takes twice as long to heat', () => {
  const milk = { key: 'milk', amount: 1.2, unit: 'l', name: 'milk', food: 'milk' } as const;
  const steps = ['Heat the {milk} in {a pot, 4} until it steams, about 5 minutes.'];
  const methodText = (servings: number) =>
    methodFor({ ...testDish, kind: 'soup', parts: [milk], steps }, servings);
  expect(methodText(8)).toContain('about 10 minutes');
  expect(methodText(4)).toContain('about 5 minutes');
});

test('a potful of rice takes longer to heat, but not to stand off the heat', () => {
  const rice = { key: 'rice', amount: 700, unit: 'g', name: 'cooked rice', food: 'cooked-rice' } as const;
  const steps = [
    'Put the {rice} in {a pot, 4} for 5 minutes, until steaming, and leave it off the heat for 5 minutes.',
    'Warm the milk until it steams, and let it stand for 5 minutes.',
  ];
  const text = methodFor({ ...testDish, kind: 'rice bowl', parts: [rice], steps }, 8);
  expect(text).toContain('for 10 minutes, until steaming, and leave it off the heat for 5 minutes');
  expect(text).toContain('let it stand for 5 minutes');
});

test('a spoon of water boils away within a minute, and a spoon of oil is not whisked thick', () => {
  const list = [{ name: 'olive oil', amount: 1, unit: 'tbsp' }];
  const steps = [
    'Simmer the sugar with 1 tablespoon of water for 2 minutes, until syrupy.',
    'Whisk in the olive oil until it thickens.',
  ];
  expect(adaptToTinyAmounts(steps, list)).toEqual([
    'Simmer the sugar with 1 tablespoon of water for 1 minute, until syrupy.',
    'Whisk in the olive oil until it turns cloudy.',
  ]);
  expect(
    adaptToTinyAmounts(['Whisk the mustard, then the olive oil in a thin stream, until thick.'], list)[0],
  ).toBe('Whisk the mustard, then the olive oil in a thin stream, until it turns cloudy.');
  const much = [{ name: 'olive oil', amount: 4, unit: 'tbsp' }];
  expect(adaptToTinyAmounts(steps.slice(1), much)).toEqual(steps.slice(1));
});
