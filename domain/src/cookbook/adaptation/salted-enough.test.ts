import { expect, test } from 'vitest';
import type { FoodId } from '../../foods/food-id.ts';
import { cookBook } from '../cook-book.ts';
import type { Dish, DishKind } from '../dish.ts';
import { type AdaptedDish, asWritten, makeRecipe } from '../make-recipe.ts';
import { households, preparedFor } from '../testing/prepared-dishes.ts';
import { salt, testDish } from '../testing/test-dish.ts';
import { batchesFor } from '../testing/usual-profile.ts';
import { withEnoughSalt } from './enough-salt.ts';
import { maxPalatableSodium } from './less-salt.ts';
import { isSpoonOfSalt, saltNeeded, sodiumIn } from './salt-needed.ts';

/** Milligrams of sodium in a quarter teaspoon of salt, the least that spoons measure. */
const minSpoon = sodiumIn([{ ...salt, amount: 0.25 }]);

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;
const saltOf = (number: number) =>
  makeRecipe(asWritten(dishOf(number)), 4)!.ingredients.find(({ name }) => name === 'salt')!.amount;

test('canned beans, and what is salted besides, take little salt, and raw meat takes more', () => {
  expect(saltOf(502)).toBe(0.25);
  expect(saltOf(902)).toBe(0.25);
  expect(saltOf(508)).toBeGreaterThanOrEqual(1);
});

/** Dishes with less than half of the salt that their weight needs, though a meal may have more. */
function flatOf(made: AdaptedDish): string[] {
  const { dish, parts, steps } = withEnoughSalt(made);
  const all = [...parts.values()];
  const own = sodiumIn(all.filter(isSpoonOfSalt));
  const sum = sodiumIn(all) / dish.serves;
  const isFull = sum + minSpoon / dish.serves > maxPalatableSodium;
  return own === 0 || isFull || own >= saltNeeded({ kind: dish.kind, steps }, all) / 2 ? [] : [dish.name];
}

test('every dish has half of the salt that its weight needs, or as much as a meal may have', () => {
  expect(cookBook.flatMap(({ dish }) => flatOf(asWritten(dish)))).toEqual([]);
});

test('the same holds after a salty ingredient is replaced', () => {
  for (const [allergies, dietaryRestrictions] of households)
    for (const { adapted } of preparedFor({ allergies, dietaryRestrictions }))
      expect(flatOf(adapted), `${allergies} ${dietaryRestrictions}`).toEqual([]);
});

test('ground meat, dried lentils and the water of a stew are salted by weight', () => {
  const spoons = (food: FoodId, key: string, kind: DishKind, step: string) => {
    const part = { key, amount: 400, unit: 'g', name: key, food } as const;
    const dish = {
      ...testDish,
      kind,
      parts: [part, { ...salt, amount: 0.5 }],
      steps: [step, 'Add the {salt}.'],
    };
    return makeRecipe(asWritten(dish), 4)!.ingredients.find(({ name }) => name === 'salt')!.amount;
  };
  expect(spoons('ground-beef', 'ground beef', 'grill', 'Grill the {ground beef}.')).toBe(0.75);
  expect(spoons('green-lentil', 'green lentils', 'salad', 'Boil the {green lentils}.')).toBe(1);
  expect(spoons('potato', 'potatoes', 'stew', 'Simmer the {potatoes} in {1 l} of water.')).toBeGreaterThan(
    spoons('potato', 'potatoes', 'vegetable dish', 'Simmer the {potatoes} in {1 l} of water.'),
  );
});

test('dough and broth are salted for their weight, up to the sodium that a meal aims at', () => {
  const flour = { key: 'flour', amount: 350, unit: 'g', name: 'flour', food: 'all-purpose-flour' } as const;
  const spoons = (dish: Partial<Dish>) =>
    makeRecipe(asWritten({ ...testDish, ...dish }), 4)!.ingredients.find(({ name }) => name === 'salt')!
      .amount;
  const steps = ['Knead the {flour} with the {salt} and {170 ml} of water.', 'Boil it in {2 l} of water.'];
  expect(spoons({ kind: 'noodle soup', parts: [flour, salt], steps })).toBeGreaterThan(1.2);
  expect(spoons({ kind: 'cake and cookies', parts: [flour, salt], steps })).toBe(1);
});

test('no dish has its salt in more than three parts', () => {
  for (const { dish } of cookBook) {
    const parts = dish.steps.join(' ').match(/\{(?:[^{}|]*\|)?salt\}/g) ?? [];
    expect(parts.length, dish.name).toBeLessThanOrEqual(3);
  }
});

test("cooking water has its own salt, not the list's", () => {
  for (const number of [1053, 1321, 919]) {
    const method = makeRecipe(asWritten(dishOf(number)), 4)!.instructions.join(' ');
    expect(method).toMatch(/salted water/);
  }
  for (const { dish } of cookBook)
    for (const step of dish.steps)
      expect(step, dish.name).not.toMatch(/(?:\{[\d.]+ l\}|\bpot) of water\b[^.]*\{salt\}.*\b[Dd]rain\b/);
});

test('canned beans are tasted for salt after they cooked, never raw', () => {
  let seen = 0;
  for (const { recipe, dish } of cookBook) {
    const { instructions, ingredients } = recipe;
    const at = instructions.findIndex((step) => /Taste for salt: some cans/.test(step));
    if (at === -1) continue;
    seen += 1;
    expect(instructions.slice(0, at + 1).join(' '), dish.name).toMatch(/\bsalt\b/);
    expect(ingredients.some(({ unit, name }) => unit === 'can' || name.startsWith('canned '))).toBe(true);
    expect(instructions.join(' '), dish.name).not.toMatch(/\bpatties\b|\bfritters\b/);
  }
  expect(seen).toBeGreaterThan(20);
});

test('less than a teaspoon of salt has at most two uses', () => {
  for (const { dish } of cookBook) {
    const salt = dish.parts.find(({ food, unit }) => food === 'salt' && unit === 'tsp');
    if (!salt || salt.amount >= 0.75) continue;
    const steps = dish.steps.join(' ').replace(/taste[^.]*\{salt\}/gi, '');
    expect(steps.match(/\{(?:[^{}|]*\|)?salt\}/g)?.length ?? 0, dish.name).toBeLessThanOrEqual(2);
  }
});

test('a stew or a sauce is tasted when it has simmered and all of its salt is in it', () => {
  let seen = 0;
  for (const { recipe, dish } of cookBook) {
    const at = recipe.instructions.findIndex((step) => step.endsWith(' Taste for salt.'));
    if (at === -1) continue;
    seen += 1;
    expect(recipe.instructions.slice(at + 1).join(' '), dish.name).not.toMatch(/\bsalt\b/);
  }
  expect(seen).toBeGreaterThan(40);
});

test('for a healthy heart a dish is salted less, but not until it is bland', () => {
  const sodiumOf = (household: Parameters<typeof preparedFor>[0]) =>
    preparedFor(household).map(({ recipe }) => recipe.nutritionInfo.sodium);
  const [usual, less] = [sodiumOf({}), sodiumOf({ sodiumAim: 600 })];
  expect(less.filter((mg) => mg <= 750).length).toBeGreaterThan(1.1 * usual.filter((mg) => mg <= 750).length);
  for (const { adapted } of preparedFor({ sodiumAim: 600 })) expect(flatOf(adapted)).toEqual([]);
});

test('a dinner seldom has more than half of the sodium of a day', () => {
  for (const cuisine of ['Italian', 'Thai', 'Mexican', 'Greek', 'American', 'Indian']) {
    const dinners = batchesFor({ cuisinePreferences: [cuisine] }, {}, 4);
    const salty = dinners.filter(({ nutritionInfo }) => nutritionInfo.sodium > 1000);
    expect(
      salty.length / dinners.length,
      `${cuisine}: ${salty.map(({ title }) => title).join(', ')}`,
    ).toBeLessThanOrEqual(0.15);
  }
});
