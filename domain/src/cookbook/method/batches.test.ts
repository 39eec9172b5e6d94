import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { type Dish, servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { piecewiseMinutes } from './piecewise-minutes.ts';

/** Faults that three editors marked down in printed recipes, as properties of the whole book. */

const beef = {
  key: 'beef',
  amount: 600,
  unit: 'g',
  name: 'beef sirloin, in thin strips',
  food: 'sirloin-steak',
} as const;

const base: Dish = { ...testDish, kind: 'skillet', minutes: { active: 20, total: 40 } };

/** The method of a dish for so many, as one text. */
function methodText(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;

const recipeFor = (number: number, servings: number) => makeRecipe(asWritten(dishOf(number)), servings)!;

const chicken = {
  key: 'chicken breast',
  amount: 600,
  unit: 'g',
  name: 'chicken breast',
  food: 'chicken-breast',
} as const;

const seared: Partial<Dish> = {
  parts: [chicken, salt],
  steps: [
    'Heat {a wide pan, 4}. Sear the {chicken breast} {in batches, 4} for 4 minutes on each side with the {salt}.',
  ],
};

test('small pieces brown in as many batches as needed, which takes longer', () => {
  const seared: Partial<Dish> = {
    parts: [beef, salt],
    steps: ['Heat {a wide pan, 4} with the {salt}. Sear the {beef} for 2 minutes a side, until brown.'],
  };
  expect(methodFor({ ...base, ...seared }, 2)).toContain('Sear the beef for 2 minutes a side');
  expect(methodFor({ ...base, ...seared }, 4)).toContain('Sear the beef in two batches for 2 minutes a side');
  const minutes = (servings: number) =>
    makeRecipe(asWritten({ ...base, ...seared, minutes: { active: 5, total: 5 } }), servings)!.cookingTime;
  expect(minutes(4)).toBeGreaterThanOrEqual(8);
});

test('food that is added and browned goes in batches too, unless it is stirred or covered', () => {
  const tofu = { key: 'tofu', amount: 600, unit: 'g', name: 'firm tofu, cubed', food: 'tofu' } as const;
  const methodText = (sentence: string, servings = 8) =>
    methodFor(
      { ...testDish, kind: 'curry', parts: [tofu], steps: [`Heat {a wide pan, 4}. ${sentence}`] },
      servings,
    );
  expect(methodText('Add the {tofu} and fry for 8 minutes, turning, until golden. Serve.')).toContain(
    'Add the tofu and fry in two batches for 8 minutes',
  );
  expect(
    methodText(
      'Pat the {tofu} dry and fry it over high heat for 4 minutes on each side, until golden. Serve.',
    ),
  ).toContain('fry it in two batches over high heat');
  // Turned among other things, the dish as written fits its pan.
  expect(methodText('Add the {tofu} and fry for 8 minutes, turning, until golden. Serve.', 4)).not.toContain(
    'batches',
  );
  expect(methodText('Add the {tofu}, cover and fry for 8 minutes, until golden. Serve.')).not.toContain(
    'batches',
  );
});

test('keeping a batch warm is mentioned before the sauce and before the plates', () => {
  const chicken = {
    key: 'chicken',
    amount: 700,
    unit: 'g',
    name: 'chicken breast',
    food: 'chicken-breast',
  } as const;
  const methodText = (after: string) =>
    methodFor(
      {
        ...testDish,
        parts: [chicken],
        steps: [`Sear the {chicken} {in batches, 4} for 4 minutes a side. ${after}`],
      },
      8,
    );
  const warm = 'Keep the first batch warm, loosely covered with foil, while you cook the second.';
  expect(methodText('Lift onto plates.')).toMatch(new RegExp(`a side\\. ${warm} Lift onto plates\\.`));
  expect(methodText('Turn and cook for 2 minutes more.')).toMatch(new RegExp(`minutes more\\. ${warm}`));
  expect(methodText('Drain on a rack. Whisk the dressing.')).toMatch(new RegExp(`rack\\. ${warm} Whisk`));
});

test('slabs brown side by side, and a pause follows the batches', () => {
  const oil = { key: 'oil', amount: 3, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' } as const;
  const tofu = { key: 'tofu', amount: 700, unit: 'g', name: 'firm tofu, in slabs', food: 'tofu' } as const;
  const one = { ...tofu, amount: 400 };
  const sear = [
    'Heat the {oil} in {a wide frying pan, 4}. Sear the {tofu} for 4 minutes on each side, until brown.',
  ];
  expect(methodFor({ ...testDish, parts: [one, oil], steps: sear }, 4)).not.toContain('batches');
  expect(methodFor({ ...testDish, parts: [tofu, oil], steps: sear }, 4)).toContain('in two batches');
  const laid = [
    'Heat the {oil} in {a wide frying pan, 4}. Spread out the {tofu}, leave it alone for 2 minutes, then fry until brown.',
  ];
  expect(methodFor({ ...testDish, parts: [tofu, oil], steps: laid }, 4)).toContain(
    'Spread out the tofu in two batches, leave it alone for 2 minutes',
  );
});

test('the time of every dish for four and eight covers each batch', () => {
  expect(recipeFor(1451, 4).cookingTime).toBeGreaterThanOrEqual(30);
  for (const { dish } of cookBook)
    for (const people of [4, 8]) {
      const servings = servingsFor(dish, people);
      const made = servings === null ? null : makeRecipe(asWritten(dish), servings)!;
      if (!made) continue;
      const goes = piecewiseMinutes(made.instructions, made.ingredients, made.servings);
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

test('each batch has its minutes and its oil, and two dishes change places in the oven', () => {
  const fish = { key: 'fish', amount: 700, unit: 'g', name: 'cod fillets', food: 'cod' } as const;
  const oil = { key: 'oil', amount: 4, unit: 'tbsp', name: 'oil', food: 'vegetable-oil' } as const;
  const steps = [
    'Heat the {oil} in {a wide pan, 4} with the {salt}. Fry the {fish} {in batches, 4} for 6 minutes, turning, until crisp.',
  ];
  const fried = methodFor({ ...testDish, kind: 'skillet', parts: [fish, oil, salt], steps }, 8);
  expect(fried).toMatch(
    /^For each batch heat (?:half|a third|a quarter) of the oil in your widest deep pan with the salt\./,
  );
  expect(fried).toMatch(/in \w+ batches for 6 minutes each, turning/);
  const bake = ['Salt {a 23 × 33 cm baking dish, 4} with the {salt}. Bake for 40 minutes, until brown.'];
  expect(methodFor({ ...testDish, kind: 'gratin', steps: bake }, 8)).toContain(
    'Bake for 40 minutes, swapping the two dishes over halfway, until brown.',
  );
});

test('frying is done in batches kept warm, never in two pans', () => {
  expect(methodText(seared, 4)).toBe(
    'Heat a wide pan. Sear the chicken breast for 4 minutes on each side with the salt.',
  );
  expect(methodText(seared, 8)).toBe(
    'Heat a wide pan. Sear the chicken breast in two batches for 4 minutes on each side with the salt. ' +
      'Keep the first batch warm, loosely covered with foil, while you cook the second.',
  );
  expect(methodText(seared, 12)).toMatch(/^Heat a wide pan\. Sear the chicken breast in three batches for 4/);
});

test('batches and a second pan add to the cooking time', () => {
  const minutes = (servings: number) =>
    makeRecipe(asWritten({ ...testDish, ...seared }), servings)!.cookingTime;
  expect(minutes(1)).toBe(30);
  expect(minutes(8)).toBeGreaterThanOrEqual(30 + 8);
  expect(minutes(12)).toBeGreaterThanOrEqual(minutes(8));
});
