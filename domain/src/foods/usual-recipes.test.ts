import { expect, test } from 'vitest';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { readLine } from '../ingredient-lines/read-line.ts';
import type { Diet } from '../vocabulary/options.ts';
import { dietsBrokenBy } from './diets.ts';
import type { Food } from './food.ts';
import { foods } from './table.ts';

const named = (line: string) => {
  const read = readLine(line);
  expect(read.food, line).not.toBeNull();
  const { contains, mayContain } = allergensOf(read);
  return [...contains, ...mayContain];
};

test.each([
  ['200 g kataifi', ['Gluten']],
  ['4 cups Rice Krispies', ['Gluten']],
  ['200 g vermicelli, broken', ['Gluten']],
  ['1 tbsp Branston pickle', ['Gluten']],
  ['2 tbsp salad cream', ['Eggs']],
  ['1 jar marshmallow fluff', ['Eggs']],
  ['24 lady fingers', ['Eggs', 'Gluten']],
  ['1 slice tortilla española', ['Eggs']],
  ['100 g nougat, chopped', ['Eggs', 'Nuts']],
  ['1 tbsp suya spice', ['Peanuts']],
  ['6 oz Clamato', ['Shellfish']],
  ['1 scoop marine collagen', ['Fish']],
  ['1 tub Cool Whip', ['Dairy']],
  ['1 cup milk of choice', ['Dairy']],
  ['1 tbsp til', ['Sesame']],
] as const)('%s is made with %j', (line, allergens) => {
  expect(named(line)).toEqual(expect.arrayContaining([...allergens]));
});

test.each([
  '1 sheet nori',
  '1 piece kombu',
  '6 tbsp aquafaba',
  '1 flax egg',
  '50 g puffed rice',
  '1 cup coconut yoghurt',
  '1 scoop pea protein powder',
  '1 lb hot Italian sausage',
  '100 g fresh suet',
  '2 scoops collagen peptides',
  '1 tsp Tajín',
  '100 g membrillo',
  '4 Beyond burgers',
  '100 g poha',
  '8 oz pad thai rice noodles',
])('%s has no allergen', (line) => {
  expect(named(line)).toEqual([]);
});

test.each([
  ['250 g egg-free fresh pasta', 'Vegan'],
  ['3 tbsp dairy-free pesto', 'Vegan'],
  ['80 g eggless noodles', 'Vegan'],
  ['1 cup vegan kimchi', 'Vegetarian'],
  ['2 tbsp fish gelatin', 'Pescatarian'],
] as const)('%s keeps %s', (line, diet) => {
  const { food, freeOf } = readLine(line);
  expect(food).not.toBeNull();
  expect(food && dietsBrokenBy(food, freeOf)).not.toContain(diet);
});

/** A label can clear what follows from an allergen or a part, but not what the row itself declares. */
test('no row repeats what follows from its class, allergens and parts', () => {
  const ancestral: readonly Diet[] = ['Paleo', 'Whole30'];
  const without = (food: Food, diet: Diet) => ({
    ...food,
    breaks: food.breaks.filter((one) => one !== diet),
  });
  const repeated = foods.flatMap((food) =>
    food.breaks
      .filter((diet) => !ancestral.includes(diet) && dietsBrokenBy(without(food, diet)).includes(diet))
      .map((diet) => `${food.id}: ${diet}`),
  );
  expect(repeated).toEqual([]);
});
