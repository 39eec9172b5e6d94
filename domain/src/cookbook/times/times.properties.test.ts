import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { minutesNeeded } from './minutes-needed.ts';
import { prepMinutes } from './prep-minutes.ts';

test('work during simmering takes no extra time', () => {
  const method = [
    'Cover and simmer for 20 minutes.',
    'Meanwhile heat the oil in a pan. Fry the tofu for 9 minutes, turning.',
    'Fry the garlic for 3 minutes.',
  ];
  expect(minutesNeeded(method, 4).spent).toBe(23);
  expect(minutesNeeded(['Fry for 4 minutes.', 'Meanwhile whisk for 2 minutes.'], 4).spent).toBe(6);
});

test('both sides count, and an open-ended wait counts with its minimum', () => {
  expect(minutesNeeded(['Fry for 3–4 minutes on each side.'], 4).spent).toBe(7);
  expect(
    minutesNeeded(['Rub it in and leave for 30 minutes, or up to a day in the refrigerator.'], 4).spent,
  ).toBe(30);
});

test('filling, beating and slicing in the steps count as work', () => {
  const hands = (step: string, servings: number) => minutesNeeded([step], servings).manual;
  expect(hands('Cut the pitas in half, open the pockets and spread the filling inside.', 4)).toBeGreaterThan(
    5,
  );
  expect(hands('Beat it with a pan base until thin.', 8)).toBeGreaterThan(
    hands('Beat it with a pan base until thin.', 2),
  );
});

test('the minutes of every dish are close to those of its steps and list', () => {
  for (const { dish } of dailySample(cookBook))
    for (const people of [1, 2, 4, 8]) {
      const servings = servingsFor(dish, people);
      const made = servings === null ? null : makeRecipe(asWritten(dish), servings);
      if (!made) continue;
      const { spent, handsFree, manual } = minutesNeeded(made.instructions, made.servings);
      const cut = prepMinutes(dish.parts.map((part) => ({ food: part.food, line: part })));
      const share = servings! / dish.serves;
      const min = spent + Math.max(0, manual + cut * Math.min(1, share) - handsFree);
      expect(made.cookingTime, `${dish.name} for ${people}`).toBeGreaterThanOrEqual(0.7 * min - 5);
    }
});

test('a table of eight has quick dinners too, and waits no longer than twice as long as four', () => {
  const quick = cookBook.filter(({ dish }) => {
    if (!dish.meals.includes('dinner') || dish.minutes.total > 20 || servingsFor(dish, 8) !== 8) return false;
    return makeRecipe(asWritten(dish), 8)!.cookingTime <= 20;
  });
  expect(quick.length).toBeGreaterThanOrEqual(10);
  for (const { dish } of dailySample(cookBook)) {
    // Pieces and omelettes are made one by one.
    if (dish.serves !== 4 || servingsFor(dish, 8) !== 8 || dish.minutes.total < 15) continue;
    const { cookingTime, instructions } = makeRecipe(asWritten(dish), 8)!;
    if (/\bin (?:two|three|four|six) (?:batches|rounds)\b/.test(instructions.join(' '))) continue;
    expect(cookingTime, dish.name).toBeLessThanOrEqual(2 * dish.minutes.total + 5);
  }
});
