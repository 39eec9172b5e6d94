import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';

test('the method calls tuna in oil tuna, as it comes from its can', () => {
  const { recipe } = preparedFor({ allergies: ['Dairy'] }, 6, 3, cookBook).find(({ recipe: { title } }) =>
    title.startsWith('Couscous salad with roasted peppers and tuna'),
  )!;
  expect(recipe.ingredients.map(({ name }) => name).join()).toContain('tuna in oil');
  expect(recipe.instructions.join(' ')).not.toContain('tuna in oil');
});
