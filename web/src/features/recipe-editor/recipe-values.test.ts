import { expect, test } from 'vitest';
import { documentIn, emptyDocument, rowsIn, valuesOf, valueText } from './recipe-values.ts';

const bread = {
  ...emptyDocument,
  title: 'Bread',
  lines: [
    { text: 'For the dough:', recipeId: null },
    { text: '500 g flour', recipeId: null },
  ],
  steps: ['Mix.', 'Bake.'],
  cookingTime: 90,
  tags: ['bread', 'slow'],
};

test('a document is unchanged after a round trip through the form', () => {
  expect(documentIn(valuesOf(bread, null))).toEqual(bread);
  expect(documentIn(valuesOf(emptyDocument, null))).toEqual(emptyDocument);
});

test('empty rows and repeated tags are dropped', () => {
  const values = valuesOf(bread, null);
  const document = documentIn({
    ...values,
    lines: [...values.lines, { key: 'x', text: '  ', recipeId: null }],
    tags: 'bread, Bread, ,slow',
  });
  expect(document).toEqual(bread);
});

test('pasted text becomes rows without list markers', () => {
  expect(rowsIn('• 2 eggs\n\n- salt\r\n1 cup milk', false)).toEqual(['2 eggs', 'salt', '1 cup milk']);
  expect(rowsIn('1. Mix.\n2) Bake.\nStep 3: Eat.', true)).toEqual(['Mix.', 'Bake.', 'Eat.']);
});

test('both values of a conflict are formatted as text', () => {
  expect(valueText('lines', bread.lines)).toBe('For the dough:\n500 g flour');
  expect(valueText('cookingTime', null)).toBe('None');
  expect(valueText('tags', bread.tags)).toBe('bread, slow');
});
