import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cookBook } from '../cook-book.ts';
import { type Dish, servingsFor } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { methodFor, testDish } from '../testing/test-dish.ts';

const made = (people: number, all = dailySample(cookBook)) =>
  all.flatMap(({ dish }) => {
    const servings = servingsFor(dish, people);
    const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings);
    return recipe ? [{ dish, servings: servings!, recipe }] : [];
  });

/** The method of a dish for so many, as one text. */
function methodText(dish: Partial<Dish>, servings: number): string {
  return methodFor({ ...testDish, ...dish }, servings);
}

test('for one, nothing is fried in halves, and cups and noodles keep their names', () => {
  for (const { recipe, dish } of made(1, cookBook)) {
    const method = recipe.instructions.join(' ');
    expect(method, recipe.title).not.toMatch(/\bglas noodles\b|\b1 heatproof\b/);
    if (dish.kind === 'omelette') expect(method, recipe.title).not.toMatch(/\brest of the eggs? mix\b/);
  }
});

test('for one, the method does not say what everyone does', () => {
  const atTable: Partial<Dish> = {
    steps: [
      'Everyone folds a leaf around the {salt} and eats it in one bite. Set out, and let everyone fill their own. Put a dish on the table for everyone to stir in.',
    ],
  };
  expect(methodText(atTable, 1)).toBe(
    'Fold a leaf around the salt and eat it in one bite. Set out, and fill your own. Put a dish on the table to stir in.',
  );
  expect(methodText(atTable, 2)).toContain('Everyone folds');
  for (const { recipe, servings } of made(1))
    if (servings === 1) expect(recipe.instructions.join(' '), recipe.title).not.toMatch(/\beveryone\b/i);
});

test('one person gets one plate', () => {
  const served: Partial<Dish> = {
    steps: ['Divide the {salt} between deep bowls. Lift onto warm plates. Serve on a big platter.'],
  };
  expect(methodText(served, 1)).toBe('Put the salt in a bowl. Lift onto a warm plate. Serve on a plate.');
  expect(methodText(served, 2)).toContain('between deep bowls');
  const topped: Partial<Dish> = {
    steps: ['Top each plate with the {salt}. Ladle into each bowl and put some on each plate.'],
  };
  expect(methodText(topped, 1)).toBe(
    'Top the plate with the salt. Ladle into the bowl and put some on the plate.',
  );
});
