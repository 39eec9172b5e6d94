import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { dailySample } from '../testing/property-cases.ts';
import { withEnoughSalt } from './adaptation/enough-salt.ts';
import { cookBook } from './cook-book.ts';
import type { Dish } from './dish.ts';
import { asWritten, makeRecipe } from './make-recipe.ts';
import { dishPreparerFor } from './prepare-dish.ts';
import { salt, testDish } from './testing/test-dish.ts';
import { batchesFor } from './testing/usual-profile.ts';

/** What editors missed at the tables of random households: salt, chili where it belongs, what stands beside it. */

const needs = {
  allergies: [],
  dietaryRestrictions: [],
  avoid: new Set<never>(),
  use: new Set<never>(),
  isMild: false,
};

const potatoes = { key: 'potatoes', amount: 1200, unit: 'g', name: 'potatoes', food: 'potato' } as const;

test('dishes are salted for their weight, in list and method', () => {
  const dish: Dish = {
    ...testDish,
    serves: 4,
    parts: [potatoes, { ...salt, amount: 0.5 }],
    steps: ['Fry the {potatoes} with {0.25 tsp} of the {salt}.', 'Add the rest of the {salt}.', 'Serve.'],
  };
  const more = withEnoughSalt(asWritten(dish));
  expect(more.parts.get('salt')!.amount).toBe(1.5);
  expect(more.steps[0]).toContain('{0.75 tsp}');
});

test('soft yolks come with a note on who should not eat them', () => {
  for (const { recipe } of cookBook) {
    const method = recipe.instructions.join(' ');
    if (/\bwhites (?:are )?set\b/.test(method) && !/whites and yolks are set/.test(method))
      expect(method, recipe.title).toMatch(/small children|pregnan/);
  }
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

test('no side contradicts goals, diet or avoided foods', () => {
  const beside = (...given: Parameters<typeof batchesFor>) =>
    batchesFor(...given).flatMap(({ goesWith = [] }) => goesWith);
  for (const name of beside({ nutritionGoals: ['Better Sleep'], cuisinePreferences: ['Mexican', 'Thai'] }))
    expect(name).not.toMatch(/\bbeer\b|\bwine\b/);
  for (const name of beside({ dietaryRestrictions: ['Low-Fat'], cuisinePreferences: ['Italian', 'Greek'] }))
    expect(name).not.toMatch(/\bin oil\b|\bolives\b/);
  for (const name of beside({ avoidedFoods: ['anchovies'], cuisinePreferences: ['Thai', 'Vietnamese'] }))
    expect(name).not.toMatch(/fish sauce/);
});

test('low-fat dishes have little coconut and cheese', () => {
  const rich = batchesFor({ dietaryRestrictions: ['Low-Fat'] }, {}, 8).filter(({ ingredients, servings }) => {
    const fat = readLines(ingredients).reduce((sum, { food, grams }) => {
      const isRich = food && (foodById(food.id).class === 'dairy' || /^coconut/.test(food.id));
      return sum + (isRich ? ((grams ?? 0) * food.per100g.fat) / 100 : 0);
    }, 0);
    return fat / servings > 6;
  });
  expect(rich.map(({ title }) => title).length).toBeLessThan(3);
});

test('meat and vegetables come with bread, rice or potatoes', () => {
  const meals = batchesFor({ cuisinePreferences: ['French', 'Greek', 'Spanish'] }, {}, 8);
  const starch = /bread|baguette|rice|potato|pasta|pita|noodle|couscous|polenta|toast|fries|mash/i;
  for (const { goesWith = [], ingredients, nutritionInfo, title } of meals) {
    const body = readLines(ingredients).flatMap(({ food }) => (food ? [food] : []));
    const hasIt = body.some(
      ({ class: kind, kinds }) =>
        ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind) ||
        kinds.some((one) => ['bread', 'pasta', 'noodle', 'dough'].includes(one)),
    );
    if (!hasIt && nutritionInfo.calories < 500) expect(goesWith.join(), title).toMatch(starch);
  }
});

test('a round dish becomes a smaller size, not "a small one"', () => {
  const { dish } = cookBook.find(({ dish: one }) => /Cheese soufflé/.test(one.name))!;
  const { instructions } = makeRecipe(asWritten(dish), 2)!;
  expect(instructions.join(' ')).toMatch(/\ba 15 cm soufflé dish/);
});
