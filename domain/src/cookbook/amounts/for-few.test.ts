import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import type { Dish } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { part } from '../testing/test-sides.ts';
import { scaleAmount } from './scale-amount.ts';

const listed = (dish: Partial<Dish>, servings: number) =>
  makeRecipe(asWritten({ ...testDish, ...dish }), servings)!.ingredients.map(
    ({ amount, unit, name }) => `${amount} ${unit} ${name}`,
  );

test('less than a clove of garlic is half a clove, or a quarter', () => {
  const garlic = foodById('garlic');
  const clove = { amount: 1, unit: 'clove' } as const;
  expect(scaleAmount(garlic, clove, 1 / 6).amount).toBe(0.25);
  expect(scaleAmount(garlic, clove, 1 / 2).amount).toBe(0.5);
  expect(scaleAmount(garlic, clove, 3 / 4).amount).toBe(1);
  expect(scaleAmount(garlic, clove, 1 / 4, { isShared: true }).amount).toBe(1);
});

test('raw onion is weighed or spooned rather than doubled', () => {
  const onion = part('red onion, finely chopped', 1, 'whole', 'red-onion');
  const steps = ['Toss the {red onion} with the {salt}.'];
  expect(listed({ kind: 'stew', parts: [onion, salt], steps }, 2)[0]).toMatch(/^0\.5 whole/);
  expect(listed({ kind: 'main salad', parts: [onion, salt], steps }, 1)[0]).toMatch(/^\d+ g red onion/);
});

test('what is halved and filled has half a head each', () => {
  const avocados = part('ripe avocados', 2, 'whole', 'avocado');
  const steps = ['Halve the {ripe avocados} and fill them with the {salt}.'];
  expect(listed({ parts: [avocados, salt], steps }, 5)[0]).toBe('2.5 whole ripe avocados');
  expect(listed({ parts: [avocados, salt], steps }, 2)[0]).toBe('1 whole ripe avocado');
});

test('the water of a dough is no more than half a spoon off', () => {
  const steps = ['Mix the {salt} with {70 ml} of hot water to a dough.'];
  expect(methodFor({ ...testDish, steps }, 1)).toContain('1 tablespoon of hot water');
});

test('matchsticks of ginger are weighed, grated ginger is spooned', () => {
  const ginger = (cut: string) => part(`ginger, ${cut}`, 20, 'g', 'ginger');
  const steps = ['Fry the {ginger} with the {salt}.'];
  expect(listed({ parts: [ginger('in fine matchsticks'), salt], steps }, 1)[0]).toBe(
    '5 g ginger, in fine matchsticks',
  );
  expect(listed({ parts: [ginger('grated'), salt], steps }, 1)[0]).toMatch(/^[\d.]+ tsp ginger/);
});
