import { expect, test } from 'vitest';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { part } from '../testing/test-sides.ts';
import { withPanNamedAgain } from './back-in-pan.ts';
import { withBreadsInTurn } from './breads-in-turn.ts';
import { withLateSidesInside } from './late-sides.ts';

test('what is made shortly before the end is told in the long step, not before it', () => {
  expect(
    withLateSidesInside([
      'Fill the peppers.',
      'Shortly before the end of the next step, cook the rice for 5 minutes.',
      'Bake for 20 minutes, until tender. Serve with the rice.',
    ]),
  ).toEqual([
    'Fill the peppers.',
    'Bake for 20 minutes, until tender. Shortly before the end, cook the rice for 5 minutes. Serve with the rice.',
  ]);
});

test('after a side, a step says into which pan it stirs the garlic', () => {
  const rice = 'Boil the rice for 12 minutes and leave it covered until you serve.';
  const onions = 'Fry the onions in a wide pan for 6 minutes.';
  expect(withPanNamedAgain([onions, rice, 'Stir in the garlic.'])[2]).toBe(
    'Back in the pan, stir in the garlic.',
  );
  const inBowl = 'Whisk the oil and vinegar in a bowl.';
  expect(withPanNamedAgain([inBowl, rice, 'Add the tomatoes.'])[2]).toBe('Add the tomatoes.');
});

test('more flatbreads than a pan holds are warmed two at a time', () => {
  const step = 'Warm the pita breads in a dry frying pan for 1 minute on each side.';
  const list = (amount: number) => [{ name: 'pita breads', amount, unit: 'whole' }];
  expect(withBreadsInTurn([step], list(2))).toEqual([step]);
  expect(withBreadsInTurn([step], list(8))).toEqual([
    'Warm the pita breads in a dry frying pan, two at a time, for 1 minute on each side.',
  ]);
});

const olives = part('black olives', 200, 'g', 'black-olive');

test('a spoonful goes into a small food processor, and a salad for many into a very large bowl', () => {
  const paste = { ...testDish, kind: 'salad', parts: [olives, salt], serves: 4 } as const;
  const steps = ['Pulse the {black olives} with the {salt} in a food processor.'];
  expect(methodFor({ ...paste, steps }, 4)).toContain('in a food processor');
  expect(methodFor({ ...paste, steps }, 1)).toContain('in a small food processor or a mortar');
  const beans = part('white beans', 4, 'can', 'white-bean');
  const salad = {
    ...paste,
    parts: [beans, salt],
    steps: ['Toss the {white beans} with the {salt} in a large bowl.'],
  };
  expect(methodFor(salad, 4)).toContain('in a large bowl');
  expect(methodFor(salad, 12)).toMatch(/in (?:a very large bowl|two large bowls, half in each)/);
});

test('each batch has its share of the fat, also of butter and of what is measured', () => {
  const fish = part('cod fillets', 500, 'g', 'cod');
  const fried = (fat: string, food: Parameters<typeof part>[3], heats: string) =>
    methodFor(
      {
        ...testDish,
        kind: 'skillet',
        parts: [fish, part(fat, 4, 'tbsp', food), salt],
        steps: [
          `${heats} Fry the {cod fillets} with the {salt} {in batches, 4} for 6 minutes, turning, until crisp.`,
          ...(heats.includes('tbsp') ? [`Pour over the rest of the {${fat}}.`] : []),
        ],
      },
      8,
    );
  expect(fried('butter', 'butter', 'Melt the {butter} in {a wide pan, 4}.')).toMatch(
    /^For each batch melt (?:half|a third|a quarter) of the butter in your widest deep pan\./,
  );
  expect(fried('oil', 'vegetable-oil', 'Heat {2 tbsp} of the {oil} in {a wide pan, 4}.')).toMatch(
    /^For each batch heat 30 ml of the oil in your widest deep pan\./,
  );
});

test('what steams takes as long for one as for four', () => {
  const pears = part('pears', 4, 'whole', 'pear');
  const steps = [
    'Steam the {pears} with the {salt} over medium heat for 40 minutes, until they stand in syrup.',
  ];
  expect(methodFor({ ...testDish, parts: [pears, salt], steps }, 1)).toContain('for 40 minutes');
});
