import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { expandDocument } from './expand-document.ts';
import { changesBetween } from './recipe-changes.ts';
import {
  changedFields,
  documentOf,
  headingIn,
  knownIngredients,
  mergeDocuments,
  type RecipeDocument,
} from './recipe-document.ts';

const line = (text: string) => ({ text, recipeId: null });
const bread: RecipeDocument = {
  title: 'Bread',
  description: null,
  lines: [line('500 g flour'), line('350 ml water'), line('10 g salt')],
  steps: ['Mix.', 'Rest.', 'Bake.'],
  cookingTime: 90,
  servings: 4,
  cuisineType: null,
  mealType: null,
  tags: [],
};

test('every sample recipe is unchanged after it was written as lines and read again', () => {
  for (const sample of sampleRecipes) {
    const stored = { ...sample, written: null };
    const cooked = expandDocument(documentOf(stored), () => undefined, knownIngredients(stored));
    expect(cooked.ingredients).toEqual(
      sample.ingredients.map(({ name, amount, unit }) => ({ name, amount, unit })),
    );
    expect(cooked.instructions).toEqual(sample.instructions);
    expect(cooked.problems).toEqual([]);
  }
});

test('a very long line is read quickly', () => {
  expect(headingIn(line(`${'a'.repeat(300_000)}1:`))).toBeNull();
  expect(headingIn(line('a'.repeat(300_000)))).toBeNull();
});

test('a line that ends in a colon is the heading of the lines below it', () => {
  expect(headingIn(line('For the dough:'))).toBe('For the dough');
  expect(headingIn(line('2 eggs:'))).toBeNull();
  expect(headingIn(line('flour'))).toBeNull();
  const form = expandDocument(
    { lines: [line('For the dough:'), line('500 g flour'), line('For the top:'), line('2 eggs')], steps: [] },
    () => undefined,
  );
  expect(form.ingredients.map(({ section }) => section)).toEqual(['For the dough', 'For the top']);
});

test('changes are described in words', () => {
  const after = {
    ...bread,
    title: 'Rye bread',
    lines: [line('400 g rye flour'), line('350 ml water'), line('10 g salt'), line('1 tsp caraway')],
    steps: ['Mix well.', 'Bake.'],
    cookingTime: null,
  };
  expect(changesBetween(bread, after)).toEqual([
    { text: 'Title: “Rye bread” instead of “Bread”', before: null },
    { text: '“400 g rye flour” instead of “500 g flour”', before: null },
    { text: '“1 tsp caraway” added', before: null },
    { text: 'Step 1 changed', before: bread.steps[0] },
    { text: 'A step removed', before: bread.steps[1] },
    { text: 'Time: none instead of 90 minutes', before: null },
  ]);
  const described = { ...bread, description: 'Good.' };
  expect(changesBetween(bread, described)).toEqual([{ text: 'Description changed', before: null }]);
  expect(changesBetween(described, bread)).toEqual([{ text: 'Description removed', before: 'Good.' }]);
  const moved = { ...bread, lines: bread.lines.toReversed() };
  expect(changesBetween(bread, moved)).toEqual([{ text: 'Ingredients in another order', before: null }]);
});

const documents = fc.record({
  title: fc.constantFrom('Bread', 'Loaf', 'Bun'),
  description: fc.constantFrom(null, 'Good'),
  lines: fc.array(fc.constantFrom('1 egg', '2 eggs', 'salt').map(line), { maxLength: 4 }),
  steps: fc.array(fc.constantFrom('Mix.', 'Bake.'), { maxLength: 3 }),
  cookingTime: fc.constantFrom(null, 30, 60),
  servings: fc.integer({ min: 1, max: 3 }),
  cuisineType: fc.constant(null),
  mealType: fc.constant(null),
  tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
});

test('property: changes are described exactly when something changed', () => {
  fc.assert(
    fc.property(documents, documents, (one, other) => {
      expect(changesBetween(one, other).length > 0).toBe(changedFields(one, other).length > 0);
    }),
  );
});

test('property: a change on one side only is kept, and a conflict needs changes on both sides', () => {
  fc.assert(
    fc.property(documents, documents, documents, (base, stored, sent) => {
      const { document, conflicts } = mergeDocuments({ base, stored, sent });
      const [theirs, ours] = [changedFields(base, stored), changedFields(base, sent)];
      for (const field of changedFields(stored, document)) expect(ours).toContain(field);
      for (const field of changedFields(sent, document)) expect(theirs).toContain(field);
      for (const field of conflicts) expect(theirs.includes(field) && ours.includes(field)).toBe(true);
    }),
  );
});
