import { expect, test } from 'vitest';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import type { Diet } from '../../vocabulary/options.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { salt, testDish } from '../testing/test-dish.ts';
import { batchesFor } from '../testing/usual-profile.ts';
import { withFullPlates } from './full-plates.ts';

const anything = { dietaryRestrictions: [] };
const trout = { key: 'trout', amount: 350, unit: 'g', name: 'smoked trout', food: 'smoked-trout' } as const;
const potatoes = { key: 'potatoes', amount: 400, unit: 'g', name: 'potatoes', food: 'potato' } as const;
const oil = { key: 'oil', amount: 2, unit: 'tbsp', name: 'olive oil', food: 'olive-oil' } as const;
const small = {
  ...testDish,
  meals: ['dinner' as const],
  parts: [trout, potatoes, oil, { ...salt, amount: 0.5 }],
  steps: [
    'Boil the {potatoes} in {400 ml} of water with {0.25 tsp} of the {salt}.',
    'Fry the {trout} in the {oil} with the rest of the {salt}. Serve on {4} plates.',
  ],
};

test('a small main has more of everything but salt, in list and method', () => {
  const made = makeRecipe(withFullPlates(asWritten(small), anything), 4)!;
  const before = makeRecipe(asWritten(small), 4)!;
  const of = (recipe: typeof made, word: string) =>
    recipe.ingredients.find(({ name }) => name.includes(word))!.amount;
  expect(made.nutritionInfo.calories).toBeGreaterThan(1.2 * before.nutritionInfo.calories);
  for (const word of ['trout', 'potatoes', 'oil']) expect(of(made, word)).toBeGreaterThan(of(before, word));
  expect(of(made, 'salt')).toBe(of(before, 'salt'));
  expect(made.instructions[0]).toMatch(/in 5\d0 ml of water with (?:¼ teaspoon|half) of the salt/);
  expect(made.instructions[1]).toContain('on 4 plates');
});

test('nothing grows beyond what anyone eats, even if a list names it twice', () => {
  const trouts = [
    { ...trout, amount: 300 },
    { ...trout, key: 'trout-2', amount: 250 },
  ];
  const dish = { ...small, parts: [...trouts, { ...potatoes, amount: 200 }, { ...oil, amount: 1 }, salt] };
  const { parts } = withFullPlates(asWritten(dish), anything);
  expect([...parts.values()].map(({ amount }) => amount).slice(0, 2)).toEqual([300, 250]);
  expect(parts.get('potatoes')!.amount).toBeGreaterThan(200);
});

test('a plate that is full stays as it is, and a light one is wanted smaller', () => {
  const full = { ...small, parts: [{ ...trout, amount: 700 }, potatoes, { ...oil, amount: 6 }, salt] };
  const adapted = asWritten(full);
  expect(withFullPlates(adapted, anything)).toBe(adapted);
  const oily = { ...small, parts: [trout, potatoes, { ...oil, amount: 4 }, salt] };
  const caloriesOf = (wantsSmallSides: boolean) =>
    makeRecipe(withFullPlates(asWritten(oily), { ...anything, wantsSmallSides }), 4)!.nutritionInfo.calories;
  expect(caloriesOf(true)).toBeLessThan(caloriesOf(false));
});

test('a dinner is a meal, also for those who eat no rice and no bread', () => {
  const diets: Diet[][] = [[], ['Paleo'], ['Low-Carb'], ['Whole30'], ['Keto']];
  for (const dietaryRestrictions of diets) {
    const dinners: RecipeDraft[] = batchesFor({ dietaryRestrictions, cuisinePreferences: [] }, {}, 6);
    const thin = dinners.filter(({ nutritionInfo }) => nutritionInfo.calories < 380);
    expect(
      thin.length / dinners.length,
      `${dietaryRestrictions}: ${thin.map(({ title }) => title).join(', ')}`,
    ).toBeLessThanOrEqual(0.1);
  }
});
