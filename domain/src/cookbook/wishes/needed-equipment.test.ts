import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { type Equipment, equipmentNames } from '../dish.ts';
import { sampleRecipes } from '../sample-recipes.ts';
import { missingEquipment, withParts } from './needed-equipment.ts';

const needed = (step: string, without: readonly Equipment[] = equipmentNames) =>
  missingEquipment([step], without);

test.each<[string, Equipment[]]>([
  ['Preheat the oven to 200 °C.', ['oven']],
  ['Bake until golden, 25 minutes.', ['oven']],
  ['Finish under a hot broiler.', ['broiler']],
  ['Grill the skewers for 4 minutes a side.', ['grill']],
  ['Tip everything into a blender and blitz.', ['blender']],
  ['Pulse in a food processor.', ['food processor']],
  ['Cream the butter with a hand mixer.', ['mixer']],
  ['Pound the garlic with a pestle.', ['mortar']],
  ['Freeze for 4 hours.', ['freezer']],
  ['Den Backofen auf 180 °C vorheizen.', ['oven']],
  ['Mettre au four pendant 20 minutes.', ['oven']],
  ['Precalentar el horno a 200 grados.', ['oven']],
  ['Forvarm ovnen til 200 grader.', ['oven']],
  ['Lämmitä uuni ja paista uunissa.', ['oven']],
])('%s', (step, names) => {
  expect(needed(step)).toEqual(names);
});

test.each([
  'Brown the meat in a Dutch oven.',
  'Use an ovenproof pan, and an oven-proof lid.',
  'Cook in a grill pan.',
  'Stir in the baking powder and the baking soda.',
  'Toast the seeds in a dry pan.',
  'Blend in the flour.',
  'Brush with barbecue sauce.',
  'Heat a grill, a grill pan or a cast-iron pan.',
  'Couper en four parts.',
  'Top with grilled peppers.',
  'Leftovers freeze well.',
])('%s needs none of it', (step) => {
  expect(needed(step)).toEqual([]);
});

test('one of two alternatives is enough', () => {
  const wok = 'Heat the oil in a wok or large frying pan.';
  expect(needed(wok)).toEqual([]);
  expect(needed('Heat the oil in a large frying pan or a wok.')).toEqual([]);
  const sauce = 'Purée the sauce in a blender or a food processor.';
  expect(needed(sauce, ['blender'])).toEqual([]);
  expect(needed(sauce, ['food processor'])).toEqual([]);
  expect(needed(sauce, ['blender', 'food processor'])).toEqual(['blender', 'food processor']);
});

test('without an oven there is no broiler', () => {
  expect(withParts(['oven', 'wok'])).toEqual(['oven', 'broiler', 'wok']);
  expect(withParts(['wok'])).toEqual(['wok']);
});

test.each<Equipment>(['oven', 'blender', 'grill'])(
  'the methods of the cook book say when they need the %s',
  (one) => {
    const byName = new Map(cookBook.map(({ dish, recipe }) => [recipe.title, dish]));
    const wrong = sampleRecipes.filter(({ title, instructions }) => {
      const dish = byName.get(title);
      return dish && dish.equipment.includes(one) !== missingEquipment(instructions, [one]).includes(one);
    });
    expect(wrong.length).toBeLessThan(0.03 * sampleRecipes.length);
  },
);
