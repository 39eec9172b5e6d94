import { expect, test } from 'vitest';
import { readLines } from '../../safety/recipe-lines.ts';
import { dailySample } from '../../testing/property-cases.ts';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor, type PreparedDish } from '../prepare-dish.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';

const some = dailySample(cookBook);

const linesOf = ({
  ingredients,
}: {
  ingredients: readonly { amount: number; unit: string; name: string }[];
}) => ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`);

function adaptedTo(allergies: Allergen[], dietaryRestrictions: Diet[], servings = 4): PreparedDish[] {
  const needs = {
    allergies,
    dietaryRestrictions,
    excludedFoods: new Set<never>(),
    foodsToUse: new Set<never>(),
    omitHotParts: false,
  };
  const preparer = dishPreparerFor(needs, servings, 3);
  return dailySample(cookBook).flatMap(({ dish }) => preparer.prepare(dish) ?? []);
}

const methodOf = ({ recipe }: PreparedDish) => recipe.instructions.join(' ');

test('no pan is filled with a dear oil, and no peanuts are called free of nuts', () => {
  const diets: Diet[] = ['Paleo', 'Whole30'];
  for (const diet of diets)
    for (const { recipe } of preparedFor({ dietaryRestrictions: [diet] }, 4, 3, some))
      for (const { food, grams } of readLines(recipe.ingredients))
        if (food?.id === 'avocado-oil')
          expect((grams ?? 0) / recipe.servings, recipe.title).toBeLessThanOrEqual(45);
  for (const { recipe } of preparedFor({ allergies: ['Nuts'] }, 4, 3, some))
    expect(linesOf(recipe).join('; '), recipe.title).not.toMatch(/nut-free (?:\w+ )?peanut/);
});

test('a household without limits is not asked to buy coconut aminos or avocado oil', () => {
  for (const { dish } of cookBook)
    for (const { food } of dish.parts)
      expect(['coconut-aminos', 'avocado-oil'], dish.name).not.toContain(food);
});

test('flour for coating is replaced by something dry', () => {
  for (const prepared of [...adaptedTo([], ['Keto']), ...adaptedTo(['Gluten'], [])])
    expect(methodOf(prepared), prepared.recipe.title).not.toMatch(
      /cold water before it goes in[^.]*\.[^.]*\b(?:coat|dredge|dust)/,
    );
});

test('seeds are not broken or chopped, and roasted if the nuts were', () => {
  for (const { recipe } of adaptedTo(['Nuts', 'Peanuts'], []))
    for (const { name } of recipe.ingredients)
      expect(name, recipe.title).not.toMatch(/(?:pumpkin|sunflower) seeds,[^,]*\b(?:broken|chopped|halved)/);
});

test('quinoa in place of couscous or bulgur is simmered until it is tender, not soaked', () => {
  const ofWheat = cookBook.filter(({ dish }) =>
    dish.parts.some(({ food }) => food === 'couscous' || food === 'bulgur'),
  );
  for (const { recipe } of preparedFor({ allergies: ['Gluten'] }, 4, 3, ofWheat)) {
    const simmered = /\b(?:simmer|boil|cook)\b[^.]*\b(?:1\d|2\d) minutes\b/i;
    const steps = recipe.instructions.filter((step) => step.includes('quinoa') && /\bwater\b/.test(step));
    for (const step of steps) expect(step, recipe.title).toMatch(simmered);
  }
});
