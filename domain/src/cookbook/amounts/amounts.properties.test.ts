import { expect, test } from 'vitest';
import { readLines } from '../../safety/recipe-lines.ts';
import type { Dish } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { everyVersion, preparedFor } from '../testing/prepared-dishes.ts';
import { methodFor, salt, testDish } from '../testing/test-dish.ts';
import { batchesFor } from '../testing/usual-profile.ts';

const methodText = (dish: Partial<Dish>, servings: number) => methodFor({ ...testDish, ...dish }, servings);
const listed = (dish: Partial<Dish>, servings: number) =>
  makeRecipe(asWritten({ ...testDish, ...dish }), servings)!.ingredients.map(
    ({ amount, unit, name }) => `${amount} ${unit} ${name}`,
  );
const oil = { key: 'olive oil', amount: 5, unit: 'tbsp', name: 'olive oil', food: 'olive-oil' } as const;
const tomatoes = {
  key: 'canned tomatoes',
  amount: 1,
  unit: 'can',
  name: 'canned tomatoes',
  food: 'canned-tomato',
} as const;

test('if no step uses the rest, a spoonful of a part becomes all of it', () => {
  const once = { ...salt, amount: 1 };
  expect(methodText({ parts: [once], steps: ['Season with {0.75 tsp} of the {salt}.'] }, 4)).toBe(
    'Season with the salt.',
  );
  expect(
    methodText(
      { parts: [once], steps: ['Rub with half of the {salt}.', 'Stir in {0.25 tsp} of the {salt}.'] },
      4,
    ),
  ).toBe('Rub with half of the salt. Stir in the rest of the salt.');
  expect(
    methodText(
      { parts: [once], steps: ['Add {0.5 tsp} of the {salt}.', 'Season with the rest of the {salt}.'] },
      4,
    ),
  ).toBe('Add ½ teaspoon of the salt. Season with the rest of the salt.');
});

test('steps measure in the units of the list', () => {
  const steps = [
    'Warm {3 tbsp} of the {olive oil}.',
    'Pour over the rest of the {olive oil} with the {salt}.',
  ];
  expect(listed({ parts: [oil, salt], steps }, 5)[0]).toMatch(/ ml olive oil$/);
  expect(methodText({ parts: [oil, salt], steps }, 5)).toMatch(/^Warm \d+ ml of the olive oil\./);
  expect(methodText({ parts: [oil, salt], steps }, 4)).toMatch(/^Warm 3 tablespoons of the olive oil\./);
});

test('no can is opened for a quarter of it or for leaving only a little', () => {
  const steps = ['Simmer the {canned tomatoes} with the {salt}.'];
  const cans = (amount: number, servings: number) =>
    listed({ parts: [{ ...tomatoes, amount }, salt], steps }, servings)[0]!;
  expect(cans(1, 5)).toMatch(/^1 can /);
  expect(cans(1, 3)).toMatch(/^1 can /);
  expect(cans(2, 5)).toMatch(/^[23] can /);
  expect(cans(1, 2)).toMatch(/^200 g canned/);
});

test('one piece is in the singular, and halves of handfuls and quarters of apples are avoided', () => {
  const pitas = { key: 'pita breads', amount: 4, unit: 'whole', name: 'pita breads', food: 'pita' } as const;
  expect(
    methodText({ parts: [pitas, salt], steps: ['Cut the {pitas|pita breads} in half with the {salt}.'] }, 1),
  ).toBe('Cut the pita in half with the salt.');
  const apple = { key: 'apple', amount: 1, unit: 'whole', name: 'apple', food: 'apple' } as const;
  expect(listed({ parts: [apple, salt], steps: ['Slice the {apple} and {salt}.'] }, 1)[0]).toBe(
    '0.5 whole apple',
  );
  for (const servings of [1, 2, 3])
    for (const { ingredients, instructions, title } of everyVersion(servings)) {
      for (const { amount, unit, name } of ingredients) {
        if (unit === 'handful') expect(amount, `${title}: ${name}`).toBeGreaterThanOrEqual(1);
      }
      expect(instructions.join(' '), title).not.toMatch(/\b[3-9] pinches of\b/);
    }
});

test('extra servings are stored as the steps leave them: kept back before they are topped, chilled and reheated', () => {
  let seen = 0;
  for (const { recipe, adapted } of preparedFor({}, 1)) {
    const { instructions, title } = recipe;
    const at = instructions.findIndex((step) => /This makes \d+ servings/.test(step));
    if (at === -1) continue;
    seen += 1;
    const note = instructions[at]!;
    const others = instructions.toSpliced(at, 1);
    // At the end, everything would be put together and dressed.
    const isApart = /: (?:put together|dress|fill bowls for) only one now\. /.test(note);
    expect(at, title).toBe(isApart ? 0 : instructions.length - 1);
    if (note.includes(';')) continue;
    // A cake says itself how long it keeps.
    expect(note, title).toMatch(
      /^This makes \d+ servings(?:\.|: dress only one now\.|: fill bowls for only one now\.) (?:Put|Let|Cover) the (?:other|one|\d).*\bchill (?:it|them) for up to |^This makes \d+ servings: put together only one now\. Keep the parts of the other .*\bapart, covered and chilled, for up to a day|\bkeeps for .*\. This makes \d+ servings\.$/,
    );
    const isCooked = /\b(?:simmer|boil|cook|braise|bake|roast)/i.test(others.join(' '));
    const isCold = /\bcold\b/.test(adapted.dish.about);
    if (isCooked && !isCold && ['stew', 'soup', 'braise', 'curry'].includes(adapted.dish.kind))
      expect(note, title).toMatch(
        /\b[Ll]et (?:it|them|the (?:other|one|\d)[a-z ]*) cool\b.*\bHeat (?:it|them) through (?:with a splash of water )?until steaming/,
      );
    // What was scattered over the plates does not wilt in the refrigerator.
    const hasLeaves = [...adapted.parts.values()].some(
      ({ name, side }) =>
        side === undefined &&
        /\b(?:arugula|lettuce|salad greens|bean sprouts)\b/.test(name) &&
        /\b(?:arugula|lettuce|greens|sprouts)\b/.test(others.at(-1)!),
    );
    const kept =
      /\bKeep (?:one serving|\d+ servings) for later, with (?:its|their) share of the ([^.]+)\./.exec(
        others.join(' '),
      )?.[1];
    // Cooked in the dish, they stay in it.
    if (['sandwich', 'taco', 'filled tortilla'].includes(adapted.dish.kind))
      expect(note, title).toContain('Keep the parts of the other');
    else if (hasLeaves && adapted.dish.kind !== 'soup' && !isApart)
      expect(kept, title).toMatch(/\b(?:arugula|lettuce|greens|sprouts)\b/);
    expect(note.includes(`Add the ${kept} when you eat`), title).toBe(kept !== undefined);
    expect(note, title).not.toMatch(/ without (?:its|their|the) /);
  }
  expect(seen).toBeGreaterThan(20);
});

test('rice that is heated up once leaves no servings to heat again', () => {
  const forOne = preparedFor({}, 1).map(({ recipe }) => recipe);
  const forLunch = [1, 2].flatMap((householdSize) =>
    batchesFor({
      householdSize,
      cuisinePreferences: ['Japanese', 'Vietnamese'],
      customInstructions: 'Leftovers for lunch please',
    }),
  );
  for (const { ingredients, instructions, title } of [...forOne, ...forLunch])
    if (ingredients.some(({ name }) => /^cooked (?:\w+ )?rice\b(?!, from packets)/.test(name)))
      expect(instructions.join(' '), title).not.toMatch(/This makes \d+ servings/);
});

test('dishes named for vegetables have no fish or meat, and praised fruit is in the list', () => {
  for (const { recipe } of preparedFor({})) {
    const lines = readLines(recipe.ingredients);
    if (/^Vegetable\b/.test(recipe.title))
      for (const { food } of lines)
        expect(food?.id, recipe.title).not.toMatch(/oyster|fish|shrimp|anchov|chicken|beef|pork/);
    const [, fruit] = /\b(tangerine|orange|lemon|lime) (?:peel|zest)\b/.exec(recipe.description) ?? [];
    if (fruit) expect(recipe.ingredients.map(({ name }) => name).join(), recipe.title).toContain(fruit);
    expect(recipe.description, recipe.title).not.toMatch(/\bis leftovers\b/);
  }
});
