import { expect, test } from 'vitest';
import { cookBook } from './cook-book.ts';
import { type Dish, servingsFor } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { minutesOneAtATime } from './method/one-at-a-time.ts';
import { methodFor, salt, testDish } from './testing/test-dish.ts';

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;
const recipeFor = (number: number, servings: number) => makeRecipe(asWritten(dishOf(number)), servings)!;

test('one-at-a-time cooking takes its minutes for each piece', () => {
  const sheets = [{ name: 'rice paper', amount: 8, unit: 'sheet' }];
  const method = [
    'Cook a sheet of rice paper for 3 to 4 minutes.',
    'Fold it. Make the others in the same way.',
  ];
  expect(minutesOneAtATime(method, sheets, 4)).toBe(25);
  const tortillas = [{ name: 'corn tortillas', amount: 8, unit: 'whole' }];
  const fried = ['Fry the corn tortillas two at a time for 30 seconds on each side.'];
  expect(minutesOneAtATime(fried, tortillas, 4)).toBe(3);
  const stacked = ['Fry the corn tortillas one by one for 1½–2 minutes.'];
  expect(minutesOneAtATime(stacked, tortillas, 4)).toBe(12);
  expect(minutesOneAtATime(['Beat in the eggs one at a time. Bake for 20 minutes.'], [], 4)).toBe(0);
});

test('the time of every dish for four and eight covers each batch', () => {
  expect(recipeFor(1451, 4).cookingTime).toBeGreaterThanOrEqual(30);
  for (const { dish } of cookBook)
    for (const people of [4, 8]) {
      const servings = servingsFor(dish, people);
      const made = servings === null ? null : makeRecipe(asWritten(dish), servings)!;
      if (!made) continue;
      const goes = minutesOneAtATime(made.instructions, made.ingredients, made.servings);
      expect(made.cookingTime, `${dish.name} for ${people}`).toBeGreaterThan(goes);
    }
});

test('the time includes the second side of each batch', () => {
  const chicken = {
    key: 'chicken',
    amount: 1200,
    unit: 'g',
    name: 'bone-in chicken thighs',
    food: 'chicken-thigh',
  } as const;
  const minutes = (turn: string) =>
    makeRecipe(
      asWritten({
        ...testDish,
        kind: 'skillet',
        minutes: { active: 1, total: 1 },
        parts: [chicken, salt],
        steps: [
          `Heat {a wide pan, 4} with the {salt}. Fry the {chicken} {in batches, 2} for 5 minutes, until crisp. ${turn}`,
        ],
      }),
      4,
    )!.cookingTime;
  expect(minutes('Turn it and fry for 10 minutes more.') - minutes('Lift it out.')).toBeGreaterThanOrEqual(
    20,
  );
});

test('food that returns to the pan for eight lies in a large enough pot, or never was in it at once', () => {
  expect(recipeFor(dishOf(211).number, 8).instructions.join(' ')).toMatch(/in four batches/);
  const taco = cookBook.find(({ dish }) => /\(alambre\)/.test(dish.name))!.dish;
  const method = (servings: number) => makeRecipe(asWritten(taco), servings)!.instructions.join(' ');
  expect(method(8)).toMatch(/\bpot\b|in two rounds/);
  expect(method(4)).not.toMatch(/\bpot\b|in two rounds/);
});

test('food in one layer, and food before its batches, fits the pan', () => {
  const tofu = { key: 'tofu', amount: 900, unit: 'g', name: 'tofu, in 2 cm cubes', food: 'tofu' } as const;
  const eggs = { key: 'eggs', amount: 8, unit: 'whole', name: 'eggs', food: 'egg' } as const;
  const told = (step: string) =>
    methodFor({ ...testDish, kind: 'skillet', parts: [tofu, eggs, salt], steps: [step] }, 4);
  expect(
    told(
      'Beat the {eggs}. Heat {a wide pan, 4} with the {salt}. Spread out the {tofu} and fry for 6 minutes, until golden.',
    ),
  ).toMatch(/batches/);
  expect(
    told('Fry the {tofu} {in batches, 4} for 2 minutes and tip it into the {eggs} with the {salt}.'),
  ).toContain('in two batches');
});

test('shrimp for four and eight are seared in one layer', () => {
  expect(recipeFor(1030, 4).instructions.join(' ')).toContain('in two batches');
  for (const number of [1030, 211, 929])
    expect(recipeFor(number, 8).instructions.join(' '), `${number}`).toMatch(/in \w+ batches/);
});

test('each batch has its minutes and its oil, and two dishes change places in the oven', () => {
  const fish = { key: 'fish', amount: 700, unit: 'g', name: 'cod fillets', food: 'cod' } as const;
  const oil = { key: 'oil', amount: 4, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' } as const;
  const steps = [
    'Heat the {oil} in {a wide pan, 4} with the {salt}. Fry the {fish} {in batches, 4} for 6 minutes, turning, until crisp.',
  ];
  const fried = methodFor({ ...testDish, kind: 'skillet', parts: [fish, oil, salt], steps }, 8);
  expect(fried).toMatch(
    /^For each batch heat (?:half|a third|a quarter) of the oil in a wide pan with the salt\./,
  );
  expect(fried).toMatch(/in \w+ batches for 6 minutes each, turning/);
  const bake = ['Salt {a 23 × 33 cm baking dish, 4} with the {salt}. Bake for 40 minutes, until brown.'];
  expect(methodFor({ ...testDish, kind: 'gratin', steps: bake }, 8)).toContain(
    'Bake for 40 minutes, swapping the two dishes over halfway, until brown.',
  );
});

test('eggs that are folded in one pan are not made for twice as many', () => {
  const eggs = cookBook.filter(({ dish }) => dish.kind === 'eggs' || dish.kind === 'omelette');
  for (const { dish } of eggs) {
    expect(servingsFor(dish, 2 * dish.serves), dish.name).toBeNull();
    expect(servingsFor(dish, dish.serves), dish.name).toBe(dish.serves);
  }
});

test('one person fries in a pan that food lies flat in, and on a usual sheet', () => {
  const spread = (vessel: string) => [`Spread the {salt} in {${vessel}, 4}. Fry it.`];
  const told = (kind: Dish['kind'], vessel: string) =>
    methodFor({ ...testDish, kind, steps: spread(vessel) }, 1);
  expect(told('pan-seared', 'a large cast-iron pan')).toContain('in a cast-iron pan');
  expect(told('sheet pan', 'a large baking sheet')).toContain('in a baking sheet');
  expect(told('soup', 'a large pot')).toContain('in a small pot');
});

test('nothing is broiled on paper', () => {
  for (const { dish } of cookBook) {
    const method = [...dish.steps, ...dish.vary.flatMap(({ steps }) => Object.values(steps ?? {}))].join(' ');
    if (dish.equipment.includes('broiler'))
      expect(method, dish.name).not.toMatch(
        /(?<!foil-)\blined (?:\w+ )?(?:tray|baking sheet)\b(?! with foil)/,
      );
  }
});
