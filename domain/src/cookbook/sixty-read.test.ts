import { expect, test } from 'vitest';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { dailySample } from '../testing/property-cases.ts';
import { mealTypes } from '../vocabulary/options.ts';
import { cookBook } from './cook-book.ts';
import { descriptionForMeal } from './description/describe-dish.ts';
import { servingsFor } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { preparedFor } from './testing/prepared-dishes.ts';

/** Kinds of faults that a reader of 60 composed recipes marked. */

const made = (people: number, all = dailySample(cookBook)) =>
  all.flatMap(({ dish }) => {
    const servings = servingsFor(dish, people);
    const recipe = servings === null ? null : makeRecipe(asWritten(dish), servings);
    return recipe ? [{ dish, servings: servings!, recipe }] : [];
  });

test('rounds at the stove end before the plates are filled', () => {
  for (const { recipe } of made(8, cookBook))
    for (const step of recipe.instructions) {
      const [, last] = /\bCook steps \d+ to (\d+) in \w+ rounds\b/.exec(step) ?? [];
      if (last)
        expect(recipe.instructions[Number(last) - 1], recipe.title).not.toMatch(
          /^(?:Slide|Lift|Tip|Transfer)\b[^.;]*\bonto\b/,
        );
    }
});

test('fillets for eight are not steamed on one plate at once', () => {
  const steamed = cookBook.filter(
    ({ dish }) => dish.kind === 'steamed' && /fillets?\b/.test(JSON.stringify(dish.parts)),
  );
  expect(steamed.length).toBeGreaterThan(2);
  for (const { recipe } of made(8, steamed))
    if (/\bplate\b/.test(recipe.instructions.join(' ')))
      expect(recipe.instructions.join(' '), recipe.title).toMatch(/\bsteam in two batches\b/i);
});

test('for one, nothing is fried in halves, and cups and noodles keep their names', () => {
  for (const { recipe, dish } of made(1, cookBook)) {
    const method = recipe.instructions.join(' ');
    expect(method, recipe.title).not.toMatch(/\bglas noodles\b|\b1 heatproof\b/);
    if (dish.kind === 'omelette') expect(method, recipe.title).not.toMatch(/\brest of the eggs? mix\b/);
  }
});

test('a large vegetable is never more than doubled by rounding', () => {
  for (const people of [1, 2])
    for (const { dish, servings, recipe } of made(people))
      for (const part of dish.parts) {
        const food = foodById(part.food);
        const each = toGrams(food, 1, 'whole') ?? 0;
        if (part.unit !== 'whole' || food.class !== 'vegetable' || each < 100) continue;
        const line = recipe.ingredients.find(({ name }) => name.startsWith(part.key));
        const exact = (part.amount * servings) / dish.serves;
        if (line?.unit === 'whole' && exact < 0.5)
          expect(line.amount / exact, `${recipe.title}: ${line.name}`).toBeLessThanOrEqual(2.01);
      }
});

test('a headnote says what the dish is, and nothing of parts that are left out', () => {
  for (const { recipe } of preparedFor({ allergies: ['Eggs'] }))
    for (const meal of mealTypes) {
      const told = descriptionForMeal(meal, recipe.description);
      expect(told, recipe.title).not.toMatch(/\[\[|\]\]/);
      const isFirst = recipe.description.startsWith(told.split(' ').slice(0, 3).join(' '));
      if (!isFirst) expect(told.split(' ').length, `${recipe.title}: ${told}`).toBeGreaterThanOrEqual(12);
    }
  const kraPao = preparedFor({ allergies: ['Eggs'] }, 4, 3, cookBook).find(
    ({ adapted }) => adapted.dish.number === 1313,
  );
  expect(kraPao!.recipe.description).toMatch(/^What Thailand orders/);
  expect(kraPao!.recipe.instructions.join(' ')).not.toMatch(/Pour off/);
});
