import { expect, test } from 'vitest';
import { withHeat } from './adaptation/with-heat.ts';
import { recentDishesFrom, similarityKeyOf } from './choosing/recent-dishes.ts';
import { composeRecipes } from './compose.ts';
import { cookBook } from './cook-book.ts';
import { isTooMuchForOne } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { preparedFor } from './testing/prepared-dishes.ts';
import { methodFor, salt, testDish } from './testing/test-dish.ts';
import { batchesFor, usualProfile } from './testing/usual-profile.ts';

/** Kinds of faults that readers of composed recipes marked. */

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;

test('food that is added and browned goes in batches too, unless it is stirred or covered', () => {
  const tofu = { key: 'tofu', amount: 600, unit: 'g', name: 'firm tofu, cubed', food: 'tofu' } as const;
  const told = (sentence: string, servings = 8) =>
    methodFor(
      { ...testDish, kind: 'curry', parts: [tofu], steps: [`Heat {a wide pan, 4}. ${sentence}`] },
      servings,
    );
  expect(told('Add the {tofu} and fry for 8 minutes, turning, until golden. Serve.')).toContain(
    'Add the tofu and fry in two batches for 8 minutes',
  );
  expect(
    told('Pat the {tofu} dry and fry it over high heat for 4 minutes on each side, until golden. Serve.'),
  ).toContain('fry it in two batches over high heat');
  // Turned among other things, the dish as written fits its pan.
  expect(told('Add the {tofu} and fry for 8 minutes, turning, until golden. Serve.', 4)).not.toContain(
    'batches',
  );
  expect(told('Add the {tofu}, cover and fry for 8 minutes, until golden. Serve.')).not.toContain('batches');
});

test('keeping a batch warm is mentioned before the sauce and before the plates', () => {
  const chicken = {
    key: 'chicken',
    amount: 700,
    unit: 'g',
    name: 'chicken breast',
    food: 'chicken-breast',
  } as const;
  const told = (after: string) =>
    methodFor(
      {
        ...testDish,
        parts: [chicken],
        steps: [`Sear the {chicken} {in batches, 4} for 4 minutes a side. ${after}`],
      },
      8,
    );
  const warm = 'Keep the first batch warm, loosely covered with foil, while you cook the second.';
  expect(told('Lift onto plates.')).toMatch(new RegExp(`a side\\. ${warm} Lift onto plates\\.`));
  expect(told('Turn and cook for 2 minutes more.')).toMatch(new RegExp(`minutes more\\. ${warm}`));
  expect(told('Drain on a rack. Whisk the dressing.')).toMatch(new RegExp(`rack\\. ${warm} Whisk`));
});

test('a self-explanatory swap is not explained again', () => {
  const reasons = [
    ...batchesFor({ dietaryRestrictions: ['Gluten-Free'] }, {}, 6),
    ...batchesFor({ allergies: ['Dairy'] }, {}, 6),
  ].map(({ reason }) => reason ?? '');
  expect(reasons.some((reason) => reason.includes(' in place of '))).toBe(true);
  for (const reason of reasons)
    for (const [, now, was] of reason.matchAll(
      /(?:with|and) ([\w -]+?) in place of ([\w -]+?)(?: and|[.,])/g,
    ))
      expect(now!.endsWith(` ${was}`), reason).toBe(false);
});

test('a dish is penalized if its main food, cooked alike, is already in the batch', () => {
  const [first, second] = cookBook.filter((one) => similarityKeyOf(one) === 'stew of poultry');
  const other = cookBook.find(
    ({ dish, main }) => dish.kind === second!.dish.kind && main.class === 'red-meat',
  )!;
  const table = recentDishesFrom([]);
  table.add(first!);
  expect(table.similarityPenalty(second!)).toBeGreaterThan(table.similarityPenalty(other) + 5);
  // What was had last week is another table.
  expect(recentDishesFrom([first!.recipe.title]).similarityPenalty(second!)).toBeLessThan(
    table.similarityPenalty(second!),
  );
});

test('a large pot is not offered to one person, unless asked for', () => {
  const pots = cookBook.filter(({ dish }) => isTooMuchForOne(dish, 1));
  expect(pots.length).toBeGreaterThan(0);
  const titles = new Set(pots.map(({ recipe }) => recipe.title));
  const profile = {
    ...usualProfile,
    householdSize: 1,
    timePreference: 180,
    cookingSkillLevel: 'advanced',
  } as const;
  for (let seed = 0; seed < 12; seed += 1)
    for (const { title } of composeRecipes({ profile, count: 10, seed }).recipes)
      expect(titles).not.toContain(title);
  expect(pots.every(({ dish }) => !isTooMuchForOne(dish, 2))).toBe(true);
});

test('a low-fat diet gets no poultry skin', () => {
  for (const { ingredients, title } of batchesFor({ dietaryRestrictions: ['Low-Fat'] }, {}, 12))
    for (const { name } of ingredients)
      expect(/\b(?:chicken|duck|turkey)\b.*\bskin on\b/.test(name), `${title}: ${name}`).toBe(false);
});

test('a hotter dish is not called gentle or mild', () => {
  const gentle = /\bgentle\b|\bmild enough\b|\bgently (?:spiced|fiery)\b|\bsoothing\b/;
  const curry = dishOf(
    cookBook.find(({ recipe }) => recipe.title.startsWith('Kerala fish curry'))!.dish.number,
  );
  const needs = { allergies: [], dietaryRestrictions: [] };
  const at = (level: number) => makeRecipe(withHeat(asWritten(curry), level, needs), 4, level)!.description;
  expect(at(2)).toContain('The heat is gentle.');
  expect(at(5)).not.toMatch(gentle);
  const hot = preparedFor({}, 4, 5).filter(({ recipe }) =>
    recipe.ingredients.some(({ name }) => /\b(?:cayenne|chil(?:i|ies)|hot sauce|harissa)\b/.test(name)),
  );
  expect(hot.length).toBeGreaterThan(30);
  for (const { recipe } of hot) expect(recipe.description, recipe.title).not.toMatch(gentle);
});

test('a description does not mention beef if another meat replaced it', () => {
  const tacoSalad = cookBook.find(({ recipe }) => recipe.title === 'Taco salad')!.dish;
  const adapted = asWritten(tacoSalad);
  const turkey = {
    key: 'ground turkey',
    amount: 500,
    unit: 'g',
    name: 'ground turkey',
    food: 'ground-turkey',
  } as const;
  const parts = new Map(adapted.parts).set('lean ground beef', turkey);
  expect(makeRecipe(adapted, 4)!.description).toContain('beef');
  expect(makeRecipe({ ...adapted, parts }, 4)!.description).not.toContain('beef');
});

test('slabs brown side by side, and a pause is told after the batches', () => {
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

test('a sauce for five takes longer to thicken than one for four', () => {
  const cans = { key: 'tomatoes', amount: 3, unit: 'can', name: 'tomatoes', food: 'canned-tomato' } as const;
  const steps = ['Simmer the {tomatoes} with the {salt} in {a wide pan, 4} for 12 minutes, until thick.'];
  const method = (servings: number) =>
    methodFor({ ...testDish, kind: 'stew', parts: [cans, salt], steps }, servings);
  expect(method(4)).toContain('12 minutes');
  expect(method(5)).toContain('14 minutes');
});

test('the method calls tuna in oil tuna, as it comes from its can', () => {
  const { recipe } = preparedFor({ allergies: ['Dairy'] }, 6, 3, cookBook).find(({ recipe: { title } }) =>
    title.startsWith('Couscous salad with roasted peppers and tuna'),
  )!;
  expect(recipe.ingredients.map(({ name }) => name).join()).toContain('tuna in oil');
  expect(recipe.instructions.join(' ')).not.toContain('tuna in oil');
});
