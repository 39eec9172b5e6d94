import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { type Dish, servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { sentenceFaults } from '../testing/sentence-faults.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { withWaterFirst } from './boil-water-first.ts';

const methodText = (dish: Partial<Dish>, servings: number) => methodFor({ ...testDish, ...dish }, servings);
const bake = (vessel: string): Partial<Dish> => ({
  kind: 'gratin',
  serves: 6,
  steps: [`Spread it in {${vessel}, 6} with the {salt}.`],
});

test('a baking dish scales with the amount, round or square', () => {
  expect(methodText(bake('a 23 × 33 cm baking dish'), 6)).toContain('a 23 × 33 cm baking dish');
  expect(methodText(bake('a 23 × 33 cm baking dish'), 4)).toContain('a 20 × 25 cm baking dish');
  expect(methodText(bake('a 23 × 33 cm baking dish'), 3)).toContain('a 20 × 20 cm baking dish');
  expect(methodText(bake('a 23 × 33 cm baking dish'), 12)).toContain('two 23 × 33 cm baking dishes');
  expect(methodText(bake('a 28 cm round pan'), 3)).toContain('a 20 cm round pan');
});

test('measured baking dishes have a similar area per serving', () => {
  const size = /\b(a|two)(?: (?:deep|shallow|snug|greased),?)* (\d+) × (\d+) cm [a-z ]*\b(?:dish|tin)/;
  const areaOf = (text: string, servings: number) => {
    const [, count, one, other] = size.exec(text) ?? [];
    return count ? ((count === 'two' ? 2 : 1) * Number(one) * Number(other)) / servings : null;
  };
  let seen = 0;
  for (const { dish } of cookBook) {
    if (dish.kind === 'cake and cookies' || dish.kind === 'pudding') continue;
    const written = areaOf(makeRecipe(asWritten(dish), dish.serves)!.instructions.join(' '), dish.serves);
    if (written === null) continue;
    for (const people of [2, 3, 4, 5, 6, 8]) {
      const servings = servingsFor(dish, people);
      if (servings === null || servings < 2) continue;
      const area = areaOf(makeRecipe(asWritten(dish), servings)!.instructions.join(' '), servings);
      expect(area, `${dish.name} for ${servings}`).not.toBeNull();
      expect(area! / written, `${dish.name} for ${servings}`).toBeGreaterThan(0.6);
      expect(area! / written, `${dish.name} for ${servings}`).toBeLessThan(2.4);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(50);
});

test('a third pan is not called the second, and two pans share the food', () => {
  const two: Partial<Dish> = {
    kind: 'skillet',
    steps: [
      'Heat the {salt} in {a wide ovenproof pan, 4}. Fry it.',
      'Meanwhile fry the eggs in a second pan.',
    ],
  };
  expect(methodText(two, 4)).toContain('in a second pan');
  expect(methodText(two, 8)).toContain('in two wide ovenproof pans (half in each). Fry it.');
  expect(methodText(two, 8)).toContain('in another pan');
});

test('large amounts of noodles are tossed in the widest pan, and spices toast in one pan', () => {
  const noodles = {
    key: 'egg noodles',
    amount: 600,
    unit: 'g',
    name: 'egg noodles',
    food: 'egg-noodle',
  } as const;
  const fried: Partial<Dish> = {
    kind: 'noodles',
    parts: [noodles, salt],
    steps: [
      'Toast the {salt} in {a dry frying pan, 4}.',
      'Heat {a large frying pan, 4} over high heat. Add the {egg noodles} and toss for 5 minutes.',
    ],
  };
  expect(methodText(fried, 2)).not.toContain('widest');
  expect(methodText(fried, 8)).toContain('Heat your widest deep pan over high heat. Add the egg noodles');
  expect(methodText(fried, 12)).not.toContain('two dry');
});

test('pasta water is put on first if the sauce is quick', () => {
  const steps = ['Fry the garlic for 3 minutes.', 'Meanwhile boil the penne in a large pot of salted water.'];
  expect(withWaterFirst(steps)).toEqual([
    'Put a large pot of salted water on to boil. Fry the garlic for 3 minutes.',
    'Meanwhile cook the penne in the boiling salted water.',
  ]);
  const long = ['Simmer for 40 minutes.', steps[1]!];
  expect(withWaterFirst(long)).toEqual(long);
});

test('all sentences for one to eight servings are complete and in order', () => {
  const found = new Map<string, string>();
  for (const { dish } of dailySample(cookBook)) {
    for (const people of [1, 2, 3, 4, 6, 8]) {
      const servings = servingsFor(dish, people);
      const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings, 1 + (people % 5));
      for (const fault of recipe ? sentenceFaults(recipe) : []) found.set(fault, recipe!.title);
    }
  }
  expect([...found]).toEqual([]);
});

test('a batter for fewer or more is baked in a pan whose size is told', () => {
  const socca = cookBook.find(({ dish }) => dish.name === 'Socca with rosemary')!.dish;
  const skilletFor = (servings: number) =>
    /an? (\d+) cm ovenproof skillet/.exec(
      makeRecipe(asWritten(socca), servings)!.instructions.join(' '),
    )?.[1];
  expect([1, 2, 4, 6].map(skilletFor)).toEqual(['15', '18', '26', '32']);
});

test('sliced tomatoes for many lie on more than a plate', () => {
  const socca = cookBook.find(({ dish }) => dish.name === 'Socca with rosemary')!.dish;
  const textFor = (servings: number) => makeRecipe(asWritten(socca), servings)!.instructions.join(' ');
  expect(textFor(4)).toContain('the tomatoes on a platter');
  expect(textFor(8)).toContain('the tomatoes on two platters');
  expect(textFor(1)).toContain('the tomatoes on a plate');
});
