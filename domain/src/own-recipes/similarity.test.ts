import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { similarityOf, similarityThreshold, titleLikeness, traitsOf } from './similarity.ts';

const samples = sampleRecipes.map((recipe) => ({ title: recipe.title, traits: traitsOf(recipe) }));
const anySample = fc.constantFrom(...samples);

test('property: similarity is symmetric, between 0 and 1, and 1 for a recipe and itself', () => {
  fc.assert(
    fc.property(anySample, anySample, (one, other) => {
      const alike = similarityOf(one.traits, other.traits);
      expect(alike).toBe(similarityOf(other.traits, one.traits));
      expect(alike >= 0 && alike <= 1).toBe(true);
      expect(similarityOf(one.traits, one.traits)).toBe(1);
    }),
  );
});

test('property: recipes whose titles share no word have no similarity', () => {
  fc.assert(
    fc.property(anySample, anySample, (one, other) => {
      if (titleLikeness(one.traits, other.title) === 0)
        expect(similarityOf(one.traits, other.traits)).toBe(0);
    }),
  );
});

test('only a few pairs of library recipes count as similar, and those are versions of a dish', () => {
  const pairs = samples.flatMap((one, at) =>
    samples.slice(0, at).filter((other) => similarityOf(one.traits, other.traits) >= similarityThreshold),
  );
  expect(pairs.length).toBeLessThanOrEqual(10);
});

function recipe(title: string, ...lines: string[]) {
  return traitsOf({ title, ingredients: lines.map((text) => ingredientOf(text)!) });
}

test('one recipe from two sites is similar, two different recipes with similar titles are not', () => {
  const pancakes = recipe(
    'Fluffy Pancakes',
    '200 g flour',
    '2 eggs',
    '300 ml milk',
    '1 tsp baking powder',
    'salt',
  );
  const again = recipe(
    'The best fluffy pancakes',
    '1 1/2 cups all-purpose flour',
    '2 large eggs',
    '1 1/4 cups milk',
    '1 tbsp baking powder',
    '1 tbsp sugar',
    '1/2 tsp salt',
  );
  const banana = recipe('Vegan banana pancakes', '2 bananas', '150 g oats', '200 ml oat milk');
  expect(similarityOf(pancakes, again)).toBeGreaterThanOrEqual(similarityThreshold);
  expect(similarityOf(pancakes, banana)).toBeLessThan(similarityThreshold);
});

test('two recipes from the same page are the same, however the link is written', () => {
  const from = (sourceUrl: string, title: string) => traitsOf({ title, ingredients: [], sourceUrl });
  const one = from('https://www.example.com/soup/?utm_source=x', 'Soup');
  expect(similarityOf(one, from('http://example.com/soup#steps', 'Grandmother’s'))).toBe(1);
  expect(similarityOf(one, from('https://example.com/stew', 'Stew'))).toBe(0);
});
