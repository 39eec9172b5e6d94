import { expect, test } from 'vitest';
import type { FoodId } from '../../foods/food-id.ts';
import { type FoodSet, foodIds } from '../../foods/food-ids.ts';
import type { Allergen } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor } from '../prepare-dish.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';

test('natto is used without its sauce if the sauce is excluded', () => {
  const natto = cookBook.find(({ dish: { number } }) => number === 708)!.dish;
  const nameFor = (allergies: ['Fish'] | []) =>
    dishPreparerFor(
      {
        allergies,
        dietaryRestrictions: [],
        excludedFoods: new Set(),
        foodsToUse: new Set(),
        omitHotParts: false,
      },
      4,
      3,
    )
      .prepare(natto)!
      .recipe.ingredients.find(({ name }) => name.startsWith('natto'))!.name;
  expect(nameFor(['Fish'])).toContain('without the sauce packets');
  expect(nameFor([])).not.toContain('packets,');
});

test('bought breads, sauces and spice mixes say what to look for on the label', () => {
  const bought: FoodSet = new Set(
    foodIds('chapati flatbread baguette chipotle-in-adobo chili-oil zaatar berbere chaat-masala'),
  );
  const dishes = cookBook.filter(({ dish }) => dish.parts.some(({ food }) => bought.has(food)));
  const linesFor = (allergies: Allergen[]) =>
    dishes.flatMap(
      ({ dish }) =>
        dishPreparerFor(
          {
            allergies,
            dietaryRestrictions: [],
            excludedFoods: new Set(),
            foodsToUse: new Set(),
            omitHotParts: false,
          },
          4,
          3,
        )
          .prepare(dish)
          ?.recipe.ingredients.map(({ name }) => name) ?? [],
    );
  const unlabelled = (allergen: Allergen, food: RegExp) =>
    linesFor([allergen]).filter(
      (name) => food.test(name) && !name.includes(`${allergen.toLowerCase()}-free`),
    );
  expect(unlabelled('Dairy', /^(?:chapatis?|flatbreads?|baguettes?)\b/)).toEqual([]);
  expect(unlabelled('Soy', /^(?:chipotles? in adobo|chili oil)\b/)).toEqual([]);
  expect(unlabelled('Gluten', /^(?:za'atar|berbere|chaat masala)\b/)).toEqual([]);
});

test('bread without gluten says that it has no egg, and fish stock that it has no shellfish', () => {
  const listed = (allergies: Allergen[], ids: readonly FoodId[]) => {
    const foods: FoodSet = new Set(ids);
    const dishes = cookBook.filter(({ dish }) => dish.parts.some(({ food }) => foods.has(food)));
    return preparedFor({ allergies }, 4, 3, dishes).flatMap(({ recipe }) =>
      recipe.ingredients.map(({ name }) => name),
    );
  };
  const breads = listed(['Gluten', 'Eggs'], foodIds('pita naan baguette bread flatbread')).filter((name) =>
    /^gluten-free .*\b(?:pita|naan|bread|baguette|flatbread)/.test(name),
  );
  expect(breads.length).toBeGreaterThan(10);
  expect(breads.filter((name) => !name.includes('egg-free'))).toEqual([]);
  const stocks = listed(['Shellfish'], foodIds('fish-stock')).filter((name) => name.startsWith('fish stock'));
  expect(stocks.length).toBeGreaterThan(0);
  expect(stocks.filter((name) => !name.includes('shellfish-free'))).toEqual([]);
});

test('a step that takes flour, crumbs or bread says that it is gluten-free', () => {
  const method = (title: string) =>
    preparedFor({ allergies: ['Gluten'] }, 4, 3, cookBook)
      .find(({ recipe }) => recipe.title === title)!
      .recipe.instructions.join(' ');
  const katsu = method('Chicken katsu');
  expect(katsu).toContain('in gluten-free flour, then eggs, then gluten-free panko');
  expect(method('Saltimbocca alla romana (cutlets with sage)')).toContain('with gluten-free flour');
  // "The flour" can only be that of the list.
  for (const { recipe } of preparedFor({ allergies: ['Gluten'] }))
    for (const step of recipe.instructions)
      expect(step, recipe.title).not.toMatch(/\bthe gluten-free (?:[\w-]+ )?(?:flour|pasta)\b/);
});
