import { expect, test } from 'vitest';
import { cookBook } from '../cook-book.ts';
import { recentDishesFrom, similarityKeyOf } from './recent-dishes.ts';

test('a dish is penalized if its main food, cooked alike, is already in the batch', () => {
  const [first, second] = cookBook.filter((bookDish) => similarityKeyOf(bookDish) === 'stew of poultry');
  const other = cookBook.find(
    ({ dish, main }) => dish.kind === second!.dish.kind && main.class === 'red-meat',
  )!;
  const table = recentDishesFrom([]);
  table.add(first!);
  expect(table.similarityPenalty(second!)).toBeGreaterThan(table.similarityPenalty(other) + 5);
  // What was had last week is another table.
  expect(recentDishesFrom([first!.recipe.title]).similarityPenalty(second!)).toBeLessThan(
    table.similarityPenalty(second!),
  );
});
