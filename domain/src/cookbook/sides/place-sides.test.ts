import { expect, test } from 'vitest';
import { adaptDish } from '../adaptation/adapt-dish.ts';
import type { DishRequirements } from '../adaptation/dish-requirements.ts';
import { cookBook } from '../cook-book.ts';
import { makeRecipe } from '../make-recipe.ts';
import { part, recipeOf, rice, salad, shrimp } from '../testing/test-sides.ts';
import { minutesNeeded } from '../times/minutes-needed.ts';
import { joinSides, type Side } from './join-sides.ts';

const anything: DishRequirements = {
  allergies: [],
  dietaryRestrictions: [],
  excludedFoods: new Set(),
  foodsToUse: new Set(),
  omitHotParts: false,
};
test('a side is made during the last long wait of a dish that takes long', () => {
  const slow = {
    ...shrimp,
    minutes: { active: 15, total: 80 },
    steps: [shrimp.steps[0]!, 'Simmer the {raw shrimp} in the {olive oil} for 60 minutes.', shrimp.steps[2]!],
  };
  expect(joinSides(slow, [rice]).steps[2]).toMatch(/^\[\[jasmine rice: Meanwhile boil the/);
});

test('greens do not wait under a lid for a pot that simmers for an hour', () => {
  const greens: Side = { ...broccoli, name: 'greens', minutes: { active: 5, total: 5 }, keeps: 10 };
  const stew = {
    ...shrimp,
    minutes: { active: 15, total: 80 },
    steps: [
      'Heat the {olive oil} in {a wide pot, 4} and fry the {raw shrimp} for 4 minutes.',
      'Cover and simmer for 60 minutes.',
      'Uncover and boil for 6 minutes.',
      'Season with the {salt}.',
    ],
  };
  expect(joinSides(stew, [greens]).steps[2]).toMatch(/^\[\[broccoli: Meanwhile /);
});

test('an oven is heated before the rice is cooked', () => {
  const baked = {
    ...shrimp,
    minutes: { active: 15, total: 40 },
    steps: ['Heat the oven to 200 °C / 400 °F.', ...shrimp.steps],
  };
  const { instructions } = recipeOf(joinSides(baked, [rice]));
  expect(instructions[0]).toMatch(/^Heat the oven/);
  expect(instructions[1]).toMatch(/^Boil the jasmine rice/);
});

const flatbread: Side = {
  name: 'warm flatbread',
  serves: 4,
  minutes: { active: 3, total: 3 },
  keeps: 5,
  parts: [part('flatbreads', 4, 'whole', 'flatbread')],
  step: 'Warm the {flatbreads} in a dry pan for 1 minute on each side.',
  serve: 'Serve with the {flatbreads}.',
  instead: [],
};

test('bread is warmed right before the dish is served, not while the rest still has to cook', () => {
  const { instructions } = recipeOf(joinSides(shrimp, [flatbread]));
  expect(instructions[2]).toBe('Warm the flatbreads in a dry pan, two at a time, for 1 minute on each side.');
  expect(instructions[3]).toBe('Sprinkle with the rest of the salt and serve at once with the flatbreads.');
  const baked = {
    ...shrimp,
    steps: [shrimp.steps[0]!, 'Bake the {raw shrimp} in the {olive oil} for 15 minutes.'],
  };
  expect(joinSides(baked, [flatbread]).steps[1]).toMatch(
    /^\[\[flatbreads: Shortly before the end of the next step, warm the/,
  );
});

const broccoli: Side = {
  name: 'broccoli',
  serves: 4,
  minutes: { active: 3, total: 12 },
  keeps: 10,
  parts: [part('broccoli', 500, 'g', 'broccoli')],
  step: 'Boil the {broccoli} for 6 minutes, drain and leave covered until you serve.',
  serve: 'Serve with the {broccoli}.',
  instead: [],
};

test('vegetables that turn gray are cooked in the last wait, or before the last step that cooks', () => {
  expect(recipeOf(joinSides(shrimp, [rice, broccoli])).instructions.slice(2, 4)).toEqual([
    'Boil the broccoli for 6 minutes, drain and leave covered until you serve.',
    'Heat the olive oil in a frying pan and fry the raw shrimp for 4 minutes.',
  ]);
  const steps = [
    shrimp.steps[0]!,
    'Simmer the {raw shrimp} in the {olive oil} for 14 minutes.',
    shrimp.steps[2]!,
  ];
  expect(recipeOf(joinSides({ ...shrimp, steps }, [rice, broccoli])).instructions.slice(2, 4)).toEqual([
    'Simmer the raw shrimp in the olive oil for 14 minutes.',
    'Meanwhile boil the broccoli for 6 minutes, drain and leave covered until you serve.',
  ]);
});

test('nothing is left in a hot pan while they are cooked', () => {
  const steps = [
    ...shrimp.steps.slice(0, 2),
    'Push the {raw shrimp} slowly to the middle for 3 minutes, until set.',
    shrimp.steps[2]!,
  ];
  expect(recipeOf(joinSides({ ...shrimp, steps }, [broccoli])).instructions[1]).toMatch(/^Boil the broccoli/);
});

test('with a dish whose last step takes long, they are cooked near its end', () => {
  const steps = [
    shrimp.steps[0]!,
    'Bake the {raw shrimp} on {a sheet, 4} with the {olive oil} and {salt} for 40 minutes.',
  ];
  expect(recipeOf(joinSides({ ...shrimp, steps }, [broccoli])).instructions[1]).toMatch(
    /^Bake .* for 40 minutes\. Shortly before the end, boil the broccoli/,
  );
});

test('cauliflower rice, which turns cold, is cooked later than the rice that it replaces', () => {
  const late = { ...rice, instead: rice.instead.map((one) => ({ ...one, keeps: 10 })) };
  const adapted = adaptDish(joinSides(shrimp, [late, salad]), {
    ...anything,
    dietaryRestrictions: ['Paleo'],
  });
  const { instructions } = makeRecipe(adapted!, 4)!;
  expect(instructions.slice(0, 4)).toEqual([
    expect.stringMatching(/^Whisk/),
    expect.stringMatching(/^Pat/),
    'Cook the cauliflower rice for 5 minutes.',
    expect.stringMatching(/^Heat/),
  ]);
  expect(recipeOf(joinSides(shrimp, [late, salad])).instructions[0]).toMatch(/^Boil the jasmine rice/);
});

test('rice does not come between an onion and its garlic, nor between a marinade and what lies in it', () => {
  const steps = (first: string) => [
    `Heat the oven to 230 °C / 450 °F. ${first}`,
    'Stir in the {salt} and turn the {raw shrimp} in it.',
    'Roast for 8 minutes.',
  ];
  const first = (step: string) =>
    recipeOf(joinSides({ ...shrimp, steps: steps(step) }, [rice])).instructions[0];
  expect(first('Warm the {olive oil} in {a wide pan, 4}.')).toMatch(/^Heat [^.]*\. Boil the jasmine rice/);
  expect(first('Whisk the {olive oil} in a bowl.')).toMatch(/^Heat [^.]*\. Boil the jasmine rice/);
  expect(first('Oil the {raw shrimp}.')).toMatch(/^Heat [^.]*\. Oil the/);
});

test('rice beside a dish that takes longer is begun with a later pan', () => {
  const curry = {
    ...shrimp,
    minutes: { active: 20, total: 45 },
    steps: [
      'Boil the {raw shrimp} in water for 10 minutes.',
      'Heat the {olive oil} in {a wide pan, 4} and cook gently for 12 minutes.',
      'Season with the {salt} and simmer for 16 minutes.',
    ],
  };
  expect(joinSides(curry, [rice]).steps[1]).toMatch(/^\[\[jasmine rice: Boil the/);
});

test('cucumbers are dressed before the pan is hot, not while it fries', () => {
  const cucumbers: Side = {
    ...salad,
    name: 'sliced cucumber',
    keeps: 5,
    parts: [part('cucumbers', 1, 'whole', 'cucumber'), part('salt, for the cucumber', 1, 'pinch', 'salt')],
    step: 'Toss the {cucumbers} with their {salt}.',
    serve: 'Serve with the {cucumbers}.',
  };
  expect(joinSides(shrimp, [cucumbers]).steps[1]).toMatch(/^\[\[cucumbers: Toss/);
});

test('rice is begun while a sauce simmers, not half an hour before the dish is done', () => {
  const curry = {
    ...shrimp,
    minutes: { active: 25, total: 60 },
    steps: [
      'Toast the {salt} in {a dry pan, 4} for 10 minutes.',
      'Heat the {olive oil} in {a wide pan, 4} for 10 minutes.',
      'Cover and simmer for 15 minutes.',
      'Add the {raw shrimp} and cook for 12 minutes.',
    ],
  };
  expect(joinSides(curry, [rice]).steps[3]).toMatch(/^\[\[jasmine rice: Meanwhile boil the/);
});

test('rice and potatoes seldom stand longer than they cook', () => {
  const beside = cookBook.flatMap(({ recipe }) => {
    const at = recipe.instructions.findIndex((step) =>
      /^(?:Meanwhile )?(?:[Rr]inse the [a-z ]*rice|[Bb]oil the potatoes)\b.*until you serve/.test(step),
    );
    if (at === -1) return [];
    const { spent } = minutesNeeded(recipe.instructions.slice(at + 1), recipe.servings);
    return [{ title: recipe.title, isLong: spent > 30 }];
  });
  expect(beside.length).toBeGreaterThan(200);
  expect(beside.filter(({ isLong }) => isLong).length / beside.length).toBeLessThan(0.1);
});
