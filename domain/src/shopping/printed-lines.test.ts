import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { toGrams } from '../foods/grams.ts';
import { foods } from '../foods/table.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { readIngredient, readLine } from '../ingredient-lines/read-line.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import { unitSystems } from '../quantities/unit-systems.ts';
import { units } from '../quantities/units.ts';
import { dailySample } from '../testing/property-cases.ts';
import { mergeNeeds } from './merge-lines.ts';

/** The display text of a recipe or list line. */
function printed({ amount, unit, name }: Ingredient): string {
  return [formatQuantity(amount, unit), name].filter(Boolean).join(' ');
}

/** Displayed amounts are rounded: the tolerance is a twentieth. */
function expectSame(written: Ingredient) {
  const text = printed(written);
  const [before, after] = [readIngredient(written), readLine(text)];
  expect(after.food?.id, text).toBe(before.food?.id);
  if (before.grams === null) return expect(after.unit ?? 'whole', text).toBe(before.unit ?? 'whole');
  expect(Math.abs((after.grams ?? 0) / before.grams - 1), text).toBeLessThanOrEqual(0.05);
}

test('every line of every sample recipe survives formatting and parsing with the same food and amount', () => {
  for (const { ingredients } of dailySample(sampleRecipes)) for (const line of ingredients) expectSame(line);
});

test('every food in every unit survives buying, formatting and parsing with the same food and amount', () => {
  for (const food of dailySample(foods.filter(({ class: kind }) => kind !== 'water'))) {
    for (const unit of units.filter((one) => toGrams(food, 1, one) !== null)) {
      const system = unitSystems[food.name.length % unitSystems.length];
      const needs = [{ ingredient: { name: food.name, amount: 2.5, unit }, factor: 1, source: '' }];
      const [line] = mergeNeeds(needs, system);
      if (line === undefined) throw new Error(`${food.name} is missing`);
      expectSame({ ...line, name: line.ingredient });
    }
  }
}, 60_000);
