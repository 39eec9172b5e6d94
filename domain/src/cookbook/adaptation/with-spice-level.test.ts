import { expect, test } from 'vitest';
import { readLines } from '../../safety/recipe-lines.ts';
import { dailySample } from '../../testing/property-cases.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor } from '../prepare-dish.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';

const some = dailySample(cookBook);
const hotPaste = /^(?:gochujang|sriracha|hot sauce|sambal|harissa|chili oil|chili crisp|chili garlic sauce)/;

/** What editors missed at the tables of random households: salt, chili where it belongs, what stands beside it. */

const needs = {
  allergies: [],
  dietaryRestrictions: [],
  excludedFoods: new Set<never>(),
  foodsToUse: new Set<never>(),
  omitHotParts: false,
};

test('at spice level 5 chili powder and dried chilies stay within plausible amounts', () => {
  for (const { adapted, recipe } of preparedFor(
    {},
    4,
    5,
    some.filter(({ dish }) => dish.spicy.length > 0),
  ))
    for (const key of adapted.dish.spicy) {
      const own = adapted.dish.parts.find((part) => part.key === key)!;
      const line = recipe.ingredients.find(({ name }) => name.startsWith(own.key));
      if (!line || !/dried red chil/.test(own.name) || line.unit !== 'whole') continue;
      const most = Math.max(2.5, own.amount / adapted.dish.serves);
      expect(line.amount / recipe.servings, recipe.title).toBeLessThanOrEqual(most + 0.3);
    }
});

test('a household that likes some heat gets the hot paste of a dish as written, and who likes it hot gets more', () => {
  const pasted = cookBook.filter(
    ({ dish: { heat, spicy, meals } }) =>
      heat <= 2 && spicy.some((key) => hotPaste.test(key)) && meals[0] !== 'snack',
  );
  expect(pasted.length).toBeGreaterThan(10);
  const gramsAt = (spiceLevel: number) =>
    preparedFor({}, 4, spiceLevel, pasted).map(({ adapted, recipe }) => {
      const own = adapted.dish.parts.find(({ key }) => hotPaste.test(key))!;
      const written = (measurePart(own).grams * recipe.servings) / adapted.dish.serves;
      const [line] = readLines(recipe.ingredients.filter(({ name }) => hotPaste.test(name)));
      return { title: recipe.title, share: (line?.grams ?? 0) / written };
    });
  for (const { title, share } of gramsAt(3)) expect(share, title).toBeGreaterThan(0.8);
  for (const { title, share } of gramsAt(5)) expect(share, title).toBeGreaterThan(1.2);
});

test('no cayenne is sprinkled on finished food, and some dishes are never hot', () => {
  const preparer = dishPreparerFor(needs, 4, 5);
  for (const { dish } of dailySample(cookBook)) {
    const made = preparer.prepare(dish)?.recipe;
    if (!made) continue;
    expect(made.instructions.at(-1), made.title).not.toMatch(/Sprinkle with the cayenne/);
  }
  const plain = cookBook.filter(({ dish }) => dish.neverHot);
  expect(plain.length).toBeGreaterThan(5);
  for (const { dish } of plain) {
    const names = preparer.prepare(dish)?.recipe.ingredients.map(({ name }) => name) ?? [];
    expect(names.join(), dish.name).not.toMatch(/cayenne|pepper flakes|Aleppo|Espelette/);
  }
});
