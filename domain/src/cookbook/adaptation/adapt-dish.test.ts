import { describe, expect, test } from 'vitest';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { dailySample } from '../../testing/property-cases.ts';
import { type Allergen, allergens, type Diet, diets } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { dishPreparerFor, type PreparedDish, prepareAdapted } from '../prepare-dish.ts';
import { versionsOf } from './dish-versions.ts';
import { sodium, withReducedSalt } from './less-salt.ts';
import { substitutes } from './substitutes.ts';

const none = { excludedFoods: new Set<never>(), foodsToUse: new Set<never>(), omitHotParts: false };

function adaptedTo(allergies: Allergen[], dietaryRestrictions: Diet[]): PreparedDish[] {
  const preparer = dishPreparerFor({ ...none, allergies, dietaryRestrictions }, 4, 3);
  return cookBook.flatMap(({ dish }) => preparer.prepare(dish) ?? []);
}

const limits: [Allergen[], Diet[]][] = [
  ...allergens.map((allergen): [Allergen[], Diet[]] => [[allergen], []]),
  ...diets.map((diet): [Allergen[], Diet[]] => [[], [diet]]),
  [['Soy', 'Gluten'], []],
  [['Dairy', 'Soy'], []],
  [['Soy'], ['Vegan']],
  [['Nuts'], ['Vegan', 'Gluten-Free']],
];

describe.each(dailySample(limits))('adapted to %j and %j', (allergies, kept) => {
  const all = adaptedTo(allergies, kept);
  const whole = ({ recipe }: PreparedDish) => `${recipe.title}: ${recipe.instructions.join(' ')}`;

  test('at most two foods are replaced by something dissimilar', () => {
    for (const { adapted, recipe } of all) {
      const unlike = adapted.dish.parts.filter(({ key, food }) => {
        const now = adapted.parts.get(key);
        const isOwn = adapted.dish.vary.some(
          (variation) => variation.part === key && variation.use?.food === now?.food,
        );
        const swap = substitutes.get(food)?.find(({ food }) => food === now?.food);
        return now && now.key !== key && !isOwn && swap && !swap.isEquivalent;
      });
      expect(unlike.length, recipe.title).toBeLessThanOrEqual(2);
    }
  });

  test('no cue of one fat is left for another', () => {
    for (const prepared of all) {
      expect(whole(prepared)).not.toMatch(/[Mm]elt(?:ed)? (?:[\w ]+ of )?(?:the )?olive oil/);
      expect(whole(prepared)).not.toMatch(/(?:oil|ghee) (?:foams|has melted|is foaming|stops foaming)/);
      expect(whole(prepared)).not.toMatch(/oil and (?:a |the |half|most|rest)[\w ]*of the \w+ oil/);
    }
  });

  test('oil that replaces another fat is measured in spoons', () => {
    for (const { recipe, adapted } of all) {
      for (const [key, { food, name }] of adapted.parts) {
        const before = adapted.dish.parts.find((part) => part.key === key);
        if (!before || before.food === food || food !== 'olive-oil') continue;
        expect(recipe.ingredients.find((line) => line.name === name)?.unit ?? 'tbsp', recipe.title).not.toBe(
          'g',
        );
      }
    }
  });

  test('every description is about the dish', () => {
    for (const { recipe } of all) {
      expect(recipe.description).not.toMatch(/^A dish of the \w+ kitchen/);
      expect(recipe.description.length, recipe.title).toBeGreaterThan(15);
    }
  });
});

test('every version of a dish can be cooked by a household without limits', () => {
  const anything = { ...none, allergies: [], dietaryRestrictions: [] };
  const refused = dailySample(cookBook).flatMap(({ dish }) =>
    versionsOf(dish, anything)
      .filter(({ adapted }) => !prepareAdapted(adapted, anything, dish.serves, 3))
      .map(({ key }) => `${dish.name} ${key}`),
  );
  expect(refused).toEqual([]);
});

test('substitutes for soy sauce are salted, and replace at most half of the sugar', () => {
  const changed = adaptedTo(['Soy'], []).filter(({ adapted }) =>
    adapted.dish.parts.some(
      ({ key, food }) =>
        food === 'soy-sauce' &&
        adapted.parts.get(key)?.food === 'coconut-aminos' &&
        !adapted.dish.vary.some(({ part }) => part === key),
    ),
  );
  expect(changed.length).toBeGreaterThan(30);
  for (const { adapted, recipe } of changed) {
    const { dish } = adapted;
    const before = nutritionOf(dish.parts, dish.serves).perServing.sodium;
    expect(recipe.nutritionInfo.sodium, recipe.title).toBeGreaterThan(Math.min(500, before * 0.55));
  }
  for (const { recipe } of changed) {
    const salt = recipe.ingredients.filter(({ name }) => name === 'salt');
    expect(salt.length, recipe.title).toBeLessThan(2);
    expect(recipe.instructions.join(' '), recipe.title).not.toMatch(/^Stir .* salt into the coconut aminos/);
  }
});

test('ramen and kimchi are never substituted', () => {
  for (const id of ['ramen-noodle', 'udon', 'egg-noodle'] as const)
    expect(substitutes.get(id)?.map(({ food }) => food)).toEqual([id]);
  expect(substitutes.has('kimchi')).toBe(false);
});

test('salt is reduced in list and method alike, and never to nothing', () => {
  const parts = [
    { key: 'chickpeas', amount: 2, unit: 'can', name: 'chickpeas', food: 'chickpea' },
    { key: 'salt', amount: 3, unit: 'tsp', name: 'salt', food: 'salt' },
  ] as const;
  const { dish } = cookBook[0]!;
  const steps = ['Season the {chickpeas} with {1 tsp} of the {salt}.', 'Stir in the rest of the {salt}.'];
  const less = withReducedSalt({ ...dish, serves: 4, parts, steps, vary: [] });
  const salt = less.parts[1]!.amount;
  expect(salt).toBeLessThan(3);
  expect(salt).toBeGreaterThanOrEqual(1);
  const [, teaspoons] = /\{([\d.]+) tsp\}/.exec(less.steps[0]!)!;
  expect(Number(teaspoons)).toBeLessThan(salt);
  expect(nutritionOf(less.parts, 4).perServing.sodium).toBeLessThan(nutritionOf(parts, 4).perServing.sodium);
});

test('the salt of a variation is no more than the reduced salt of the list', () => {
  const parts = [
    { key: 'chickpeas', amount: 2, unit: 'can', name: 'chickpeas', food: 'chickpea' },
    { key: 'salt', amount: 1.25, unit: 'tsp', name: 'salt', food: 'salt' },
    { key: 'soy sauce', amount: 5, unit: 'tbsp', name: 'soy sauce', food: 'soy-sauce' },
  ] as const;
  const { dish } = cookBook[0]!;
  const steps = [
    'Season the {chickpeas} with {0.75 tsp} of the {salt}.',
    'Stir in the rest of the {salt} and {soy sauce}.',
  ];
  const vary = [{ part: 'chickpeas', use: null, steps: { 2: 'Stir in {0.5 tsp} of the {salt}.' } }] as const;
  const less = withReducedSalt({ ...dish, serves: 4, parts, steps, vary });
  const spoons = [less.steps[0]!, less.vary[0]!.steps![2]!].map((step) =>
    Number(/\{([\d.]+) tsp\}/.exec(step)![1]),
  );
  expect(spoons[0]! + spoons[1]!).toBeLessThanOrEqual(less.parts[1]!.amount);
});

test('few dishes as written have more salt than a meal may have', () => {
  const salty = cookBook.filter(({ nutrition }) => nutrition.sodium > sodium.max);
  expect(salty.length).toBeLessThan(cookBook.length / 6);
});
