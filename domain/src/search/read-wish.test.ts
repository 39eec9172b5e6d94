import { describe, expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { cookBook } from '../cookbook/cook-book.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import type { RecipeDraft } from '../recipes/recipe.ts';
import { recipeFacts } from '../recipes/recipe-facts.ts';
import { casesOf } from '../testing/law-strength.ts';
import { noticesOf, readWish, readWishes } from './read-wish.ts';

const profile = { ...usualProfile, timePreference: 120 };
const foodsOf = ({ ingredients }: RecipeDraft) => ingredients.map((one) => readIngredient(one).food!);
const dishOf = ({ title }: RecipeDraft) =>
  cookBook.find(({ recipe, dish }) => recipe.title === title || dish.vary.some(({ name }) => name === title))
    ?.dish;

describe('fifteen ways to phrase a request', () => {
  test.each<[string, (recipe: RecipeDraft) => boolean]>([
    [
      'use up the zucchini',
      (one) => foodsOf(one).some(({ id }) => id === 'zucchini' || id === 'yellow-squash'),
    ],
    [
      'something with chicken under 20 minutes',
      (one) => one.cookingTime <= 20 && foodsOf(one).some(({ name }) => /chicken/.test(name)),
    ],
    ['dinner for six', ({ servings, mealType }) => servings === 6 && mealType === 'dinner'],
    ['one pot', (one) => one.tags.some((tag) => /one.?(?:pot|pan)/.test(tag))],
    // A dish cooked on a grill "or under a broiler" needs no oven.
    [
      "we don't have an oven",
      ({ instructions }) => !/heat the oven|(?<!or under a )\bbroil/i.test(instructions.join()),
    ],
    [
      'mild for the kids',
      (one) => (dishOf(one)?.heat ?? 0) <= 1 || !foodsOf(one).some(({ kinds }) => kinds.includes('chili')),
    ],
    ['cheap', (one) => (dishOf(one)?.cost ?? 1) <= 2],
    [
      'no cilantro, and we hate olives',
      (one) => !foodsOf(one).some(({ name }) => /cilantro|olive$/.test(name)),
    ],
    ['vegan', (one) => recipeFacts(one).diets.includes('Vegan')],
    ['I am allergic to shellfish', (one) => !recipeFacts(one).contains.includes('Shellfish')],
    ['an Italian soup', (one) => one.cuisineType === 'Italian' || /soup/.test(dishOf(one)?.kind ?? '')],
    ['ready in half an hour', ({ cookingTime }) => cookingTime <= 30],
    ['easy Thai', (one) => one.cuisineType === 'Thai' && dishOf(one)?.skill === 'beginner'],
    [
      'breakfast without eggs',
      (one) => one.mealType === 'breakfast' && !recipeFacts(one).contains.includes('Eggs'),
    ],
    [
      'gluten-free lunch for two',
      (one) => one.servings === 2 && recipeFacts(one).diets.includes('Gluten-Free'),
    ],
  ])('%s', (text, isKept) => {
    const { wish, notUnderstood } = readWishes(profile, text);
    expect(notUnderstood).toEqual([]);
    // Foods and kinds of dish are followed as far as the cook book has them; limits apply to every dish.
    const isBound = !/zucchini|chicken|soup|Thai|cheap/.test(text);
    const { recipes } = composeRecipes({ profile, wish, count: isBound ? casesOf(40) : 5, seed: 7 });
    expect(recipes.length).toBeGreaterThan(isBound ? 3 : 0);
    for (const recipe of recipes) expect(isKept(recipe), recipe.title).toBe(true);
  });
});

test.each<[string, string[]]>([
  ['use up the zucchini', ['With zucchini']],
  [
    'a vegan curry with chickpeas, ready in half an hour',
    ['At most 30 minutes', 'Vegan', 'Curry', 'With chickpeas'],
  ],
  ['quick lunch for two, nothing spicy, no dairy', ['Quick', 'For 2', 'No dairy', 'Mild', 'Lunch']],
  ['Kids eat with us; no mushrooms or eggplant', ['Mild', 'No mushrooms', 'No eggplant']],
  ['high protein breakfast without eggs', ['No eggs', 'High protein', 'Breakfast']],
  ['no oven, no blender, on a budget', ['No oven', 'No blender', 'Cheap']],
  ['Ethiopian for 4', ['For 4', 'Ethiopian']],
  ['my husband can’t stand olives', ['No olives']],
])('“%s” is understood as %j', (text, chips) => {
  expect(readWish(text)).toMatchObject({ understood: chips, notices: [] });
});

test('words that are not understood are reported as written', () => {
  expect(readWish('chicken, but make it sparkle for Atlantis').notUnderstood).toEqual([
    'sparkle for Atlantis',
  ]);
  expect(noticesOf(readWish('shimmering soup'))).toEqual(['We could not make anything of “shimmering”.']);
});

test('a cuisine that the cook book lacks is reported, with the nearest that it has', () => {
  const { wish, notices } = readWish('something Bolivian');
  expect(wish.cuisines).toEqual(['Peruvian']);
  expect(notices).toEqual(['We do not cook Bolivian yet; Peruvian is the nearest that we do.']);
});

test('standing instructions apply to every batch, a request only to its own', () => {
  const household = { customInstructions: 'Kids eat with us; no cilantro. We love chickpeas.' };
  const { wish, understood } = readWishes(household, 'salmon');
  expect(wish.maxHeat).toBe(1);
  expect(wish.without).toContain('cilantro');
  expect(wish.foods).toHaveLength(1);
  expect(understood).toEqual(['With salmon']);
});

test('no text makes the parser throw', () => {
  for (const text of [
    '',
    ' ',
    '🍲🍲',
    '((((',
    'no no no',
    'for -3',
    'a'.repeat(5000),
    'for 99999 in 0 minutes',
    '\u0000',
  ])
    expect(() => readWish(text)).not.toThrow();
});

test('a requested food means the food itself, a refused one also foods made of it', () => {
  const asked = readWish('chickpeas').wish.foods.flat();
  expect(asked).toContain('chickpea');
  expect(asked).not.toContain('hummus');
  expect(readWish('no chickpeas').wish.without).toEqual(expect.arrayContaining(['chickpea', 'hummus']));
});
