import { expect, test } from 'vitest';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { cookBook } from './cook-book.ts';
import type { Dish } from './dish.ts';
import { withEnoughSalt } from './kitchen/enough-salt.ts';
import { bearable, sodium } from './kitchen/less-salt.ts';
import { isSpoonOfSalt, saltNeeded } from './kitchen/salt-needed.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { salt, testDish } from './testing/test-dish.ts';

/** Milligrams of sodium in a quarter teaspoon of salt, the least that spoons measure. */
const minSpoon = 580;

const dishOf = (number: number) => cookBook.find(({ dish }) => dish.number === number)!.dish;
const saltOf = (number: number) =>
  makeRecipe(asWritten(dishOf(number)), 4)!.ingredients.find(({ name }) => name === 'salt')!.amount;

test('three cans of beans take more than a quarter teaspoon of salt', () => {
  expect(saltOf(502)).toBeGreaterThanOrEqual(0.5);
  expect(saltOf(902)).toBeGreaterThanOrEqual(0.5);
  expect(saltOf(508)).toBeGreaterThan(1);
});

test('every dish has half of the salt that its weight needs, or as much as a meal may have', () => {
  const flat = cookBook.flatMap(({ dish }) => {
    const parts = [...withEnoughSalt(asWritten(dish)).parts.values()];
    const own = nutritionOf(parts.filter(isSpoonOfSalt), 1).perServing.sodium;
    const all = nutritionOf(parts, dish.serves).perServing.sodium;
    const isFull = all + minSpoon / dish.serves > bearable;
    return own === 0 || isFull || all > sodium.max || own >= saltNeeded(parts) / 2 ? [] : [dish.name];
  });
  expect(flat).toEqual([]);
});

test('dough and broth are salted for their weight, up to the maximum of a meal', () => {
  const flour = { key: 'flour', amount: 350, unit: 'g', name: 'flour', food: 'all-purpose-flour' } as const;
  const spoons = (dish: Partial<Dish>) =>
    makeRecipe(asWritten({ ...testDish, ...dish }), 4)!.ingredients.find(({ name }) => name === 'salt')!
      .amount;
  const steps = ['Knead the {flour} with the {salt} and {170 ml} of water.', 'Boil it in {2 l} of water.'];
  expect(spoons({ kind: 'noodle soup', parts: [flour, salt], steps })).toBeGreaterThan(1.4);
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
