import { expect, test } from 'vitest';
import { adaptDish } from '../adaptation/adapt-dish.ts';
import type { DishRequirements } from '../adaptation/dish-requirements.ts';
import { isSpoonOfSalt } from '../adaptation/salt-needed.ts';
import { makeRecipe } from '../make-recipe.ts';
import { part, recipeOf, rice, salad, shrimp } from '../testing/test-sides.ts';
import { joinSides } from './join-sides.ts';

const anything: DishRequirements = {
  allergies: [],
  dietaryRestrictions: [],
  excludedFoods: new Set(),
  foodsToUse: new Set(),
  omitHotParts: false,
};
test('a side is on the list, has a step of its own, and is served in the last sentence', () => {
  const { ingredients, instructions, cookingTime } = recipeOf(joinSides(shrimp, [rice]));
  expect(ingredients.at(-1)).toMatchObject({ amount: 260, name: 'jasmine rice' });
  expect(instructions).toEqual([
    'Boil the jasmine rice in 380 ml of water for 12 minutes and leave it covered until you serve.',
    'Pat the raw shrimp dry and season with half of the salt.',
    'Heat the olive oil in a frying pan and fry the raw shrimp for 4 minutes.',
    'Sprinkle with the rest of the salt and serve at once with the rice.',
  ]);
  expect(cookingTime).toBe(25);
});

test('two sides follow each other and are served in one sentence', () => {
  const { instructions } = recipeOf(joinSides(shrimp, [rice, salad]));
  expect(instructions[0]).toContain('jasmine rice');
  expect(instructions[1]).toBe('Whisk the olive oil and salt and toss the romaine lettuce in it.');
  expect(instructions.at(-1)).toBe(
    'Sprinkle with the rest of the salt and serve at once with the rice and salad.',
  );
});

test('a side joins the serving sentence of the last step', () => {
  const served = (last: string) =>
    recipeOf(
      joinSides({ ...shrimp, steps: [...shrimp.steps.slice(0, 2), last] }, [rice, salad]),
    ).instructions.at(-1);
  expect(served('Sprinkle with the {salt} and serve with the lemon.')).toBe(
    'Sprinkle with the salt and serve with the lemon, rice and salad.',
  );
  expect(served('Sprinkle with the {salt}. Serve in bowls, with the juices on top.')).toBe(
    'Sprinkle with the salt. Serve in bowls, with the juices on top. Bring the rice and salad to the table too.',
  );
  expect(served('Sprinkle with the {salt}.')).toBe('Sprinkle with the salt. Serve with the rice and salad.');
});

test('a side has its own salt and oil, which are no share of those of the dish', () => {
  const joined = joinSides(shrimp, [salad]);
  expect(recipeOf(joined).ingredients.map(({ name }) => name)).toEqual([
    'raw shrimp',
    'olive oil',
    'salt',
    'romaine lettuce',
    'olive oil, for the salad',
    'salt, for the salad',
  ]);
  expect(joined.parts.filter(isSpoonOfSalt)).toHaveLength(1);
});

test('a side is scaled to the servings of the dish, and with them', () => {
  const forTwo = joinSides({ ...shrimp, serves: 2 }, [rice]);
  expect(recipeOf(forTwo, 2).instructions[0]).toContain('190 ml');
  expect(recipeOf(forTwo, 2).ingredients.at(-1)).toMatchObject({ amount: 130, name: 'jasmine rice' });
  expect(recipeOf(forTwo, 8).ingredients.at(-1)).toMatchObject({ amount: 525 });
});

test('under a lid, a spoon of water does not boil away in a minute', () => {
  const covered = 'Cook the {raw shrimp} with {4 tbsp} of water in {a covered pan, 4} for 5 minutes.';
  expect(recipeOf({ ...shrimp, steps: shrimp.steps.with(1, covered) }, 1).instructions[1]).toContain(
    '5 minutes',
  );
});

test('a plate that is rich already gets less of the rice, and all of the salad', () => {
  const rich = { ...shrimp, parts: [...shrimp.parts, part('butter', 400, 'g', 'butter')] };
  const steps = shrimp.steps.with(1, 'Fry the {raw shrimp} in the {olive oil} and {butter} for 4 minutes.');
  const amounts = new Map(
    joinSides({ ...rich, steps }, [rice, salad]).parts.map(({ key, amount }) => [key, amount]),
  );
  expect(amounts.get('jasmine rice')).toBe(180);
  expect(amounts.get('romaine lettuce')).toBe(200);
});

test('a version of the dish keeps its steps and serves the side too', () => {
  const varied = {
    ...shrimp,
    vary: [
      {
        part: 'raw shrimp',
        use: part('firm tofu', 600, 'g', 'tofu'),
        steps: { 1: 'Press the {raw shrimp} dry.', 3: 'Sprinkle with the {salt}.' },
      },
    ],
  };
  const { vary, steps } = joinSides(varied, [rice]);
  expect(vary[0]!.steps).toEqual({
    2: 'Press the {raw shrimp} dry.',
    4: 'Sprinkle with the {salt}. [[jasmine rice: Serve with the {rice|jasmine rice}.]]',
  });
  expect(steps).toHaveLength(4);
});

test('with a weight loss goal a dish has less of the rice and its water, and all of the salad', () => {
  const adapted = adaptDish(joinSides(shrimp, [rice, salad]), { ...anything, wantsSmallSides: true });
  const { instructions, ingredients } = makeRecipe(adapted!, 4)!;
  expect(instructions[0]).toContain('in 270 ml of water');
  expect(ingredients.find(({ name }) => name === 'jasmine rice')).toMatchObject({ amount: 180, unit: 'g' });
  expect(ingredients.find(({ name }) => name === 'romaine lettuce')).toMatchObject({
    amount: 200,
    unit: 'g',
  });
});

test('rice that is little already beside a rich dish does not become a token for weight loss', () => {
  const rich = { ...shrimp, parts: [...shrimp.parts, part('butter', 300, 'g', 'butter')] };
  const joined = joinSides({ ...rich, steps: ['Melt the {butter}.', ...shrimp.steps] }, [rice]);
  const riceOf = (wantsSmallSides: boolean) =>
    adaptDish(joined, { ...anything, wantsSmallSides })!.parts.get('jasmine rice')!.amount;
  expect(riceOf(false)).toBeLessThan(200);
  expect(riceOf(true)).toBe(riceOf(false));
});

test('households without rice get its replacement', () => {
  const adapted = adaptDish(joinSides(shrimp, [rice]), { ...anything, dietaryRestrictions: ['Paleo'] });
  const { instructions, ingredients } = makeRecipe(adapted!, 4)!;
  expect(instructions[0]).toBe('Cook the cauliflower rice for 5 minutes.');
  expect(instructions.at(-1)).toContain('serve at once with the cauliflower rice.');
  expect(ingredients.at(-1)!.name).toBe('cauliflower rice');
});

test('a side of which one part is not eaten is left out as a whole', () => {
  const adapted = adaptDish(joinSides(shrimp, [salad]), {
    ...anything,
    excludedFoods: new Set(['romaine-lettuce']),
  });
  expect(makeRecipe(adapted!, 4)).toMatchObject({
    ingredients: [{ name: 'raw shrimp' }, { name: 'olive oil' }, { name: 'salt' }],
    instructions: shrimp.steps.map(() => expect.not.stringMatching(/lettuce|salad/)),
  });
});

test('a dish does not get rice twice', () => {
  expect(() => joinSides(joinSides(shrimp, [rice]), [rice])).toThrow('is in the dish already');
});
