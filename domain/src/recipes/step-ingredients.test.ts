import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { stepIngredients } from './step-ingredients.ts';

function list(...names: string[]): Ingredient[] {
  return names.map((name) => ({ name, amount: 1, unit: 'cup' }));
}

function named(ingredients: readonly Ingredient[], ...instructions: string[]) {
  return stepIngredients({ ingredients, instructions }).map((step) =>
    step.map((index) => ingredients[index]!.name),
  );
}

test("a step's ingredients are found under short names", () => {
  const ingredients = list('boneless chicken thighs, diced', 'olive oil', 'red onion, thinly sliced', 'salt');
  expect(
    named(ingredients, 'Heat the oil and soften the onion.', 'Add the chicken and the salt.', 'Serve.'),
  ).toEqual([['olive oil', 'red onion, thinly sliced'], ['boneless chicken thighs, diced', 'salt'], []]);
});

test('one kind of pepper does not match the other', () => {
  const ingredients = list('red bell pepper', 'black pepper');
  expect(named(ingredients, 'Fry the red bell pepper.', 'Season with black pepper.')).toEqual([
    ['red bell pepper'],
    ['black pepper'],
  ]);
});

test('a name that matches two lines gives both', () => {
  expect(named(list('olive oil', 'olive oil, for the pan', 'flour'), 'Brush with olive oil.')).toEqual([
    ['olive oil', 'olive oil, for the pan'],
  ]);
});

test('unknown foods and vague words match nothing', () => {
  expect(named(list('snozzcumber'), 'Slice the snozzcumber.', 'Mix everything.')).toEqual([[], []]);
});

test('the steps of library recipes name most of their ingredients', () => {
  const shares = sampleRecipes.map((recipe) => {
    const used = new Set(stepIngredients(recipe).flat());
    return used.size / recipe.ingredients.length;
  });
  expect(Math.min(...shares)).toBeGreaterThan(0.6);
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.95);
});
