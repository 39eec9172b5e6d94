import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minPartOf } from '../cookbook/amounts/scale-amount.ts';
import { sampleRecipes } from '../cookbook/sample-recipes.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import { nameInNumber, smallestFraction } from '../quantities/counted-things.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import { scaleIngredient } from './scale-ingredient.ts';

const lines = sampleRecipes.flatMap(({ ingredients }) => ingredients);

function scaledText(amount: number, unit: string, name: string, factor: number, units?: 'metric' | 'us') {
  const scaled = scaleIngredient({ amount, unit, name }, factor, units);
  return `${formatQuantity(scaled.amount, scaled.unit)} ${scaled.name}`;
}

test.each([
  [4, 'whole', 'eggs', 1 / 3, '1 egg'],
  [1, 'whole', 'onion, chopped', 2, '2 onions, chopped'],
  [1, 'whole', 'onion, chopped', 1 / 2, '½ onion, chopped'],
  [1, 'whole', 'cabbage', 1 / 4, '¼ cabbage'],
  [2, 'whole', 'salmon fillets, skin on', 1 / 2, '1 salmon fillet, skin on'],
  [3, 'clove', 'garlic', 1 / 2, '2 cloves garlic'],
  [0.25, 'tsp', 'salt', 1 / 3, '1 pinch salt'],
  [1, 'tsp', 'salt', 3, '1 tbsp salt'],
  [1, 'tsp', 'cumin', 1 / 3, '¼ tsp cumin'],
  [250, 'g', 'flour', 1 / 4, '65\u202fg flour'],
  [1, 'can', 'tomatoes', 1 / 2, '½ can tomatoes'],
  [0, 'whole', 'salt, to taste', 3, ' salt, to taste'],
  [1, 'as needed', 'salt, to taste', 3, ' salt, to taste'],
])('%d %s %s by %d is "%s"', (amount, unit, name, factor, scaled) => {
  expect(scaledText(amount, unit, name, factor)).toBe(scaled);
});

test('amounts are shown in cups and ounces or in grams, as the household prefers', () => {
  expect(scaledText(400, 'ml', 'stock', 1, 'us')).toBe('1⅔ cups stock');
  expect(scaledText(400, 'g', 'beef', 1, 'us')).toBe('14 oz beef');
  expect(scaledText(3, 'can', 'chickpeas, 400 g each, drained', 1, 'us')).toBe(
    '3 cans chickpeas, 15 oz each, drained',
  );
  expect(scaledText(1, 'can', 'tomatoes, 400 g, chopped', 1, 'us')).toBe('1 can tomatoes, 14.5 oz, chopped');
  expect(scaledText(300, 'g', 'canned tuna, drained weight', 1, 'us')).toBe(
    '3 cans tuna, 5 oz each, drained',
  );
  expect(scaledText(200, 'g', 'canned tomatoes, whole peeled', 1, 'us')).toBe(
    '½ can tomatoes, of 14.5 oz, whole peeled',
  );
  expect(scaledText(4, 'whole', 'cod fillets, about 170 g each', 1, 'us')).toBe(
    '4 cod fillets, about 6 oz each',
  );
  expect(scaledText(450, 'g', 'potatoes, in 2 cm dice', 1, 'us')).toBe('1 lb potatoes, in ¾-inch dice');
  expect(scaledText(2, 'lb', 'beef', 1, 'metric')).toBe('900\u202fg beef');
  expect(scaledText(2, 'tbsp', 'oil', 1, 'us')).toBe('2 tbsp oil');
});

test('a factor of 1 returns a line of the library unchanged', () => {
  for (const line of lines) expect(scaleIngredient(line, 1, 'metric')).toBe(line);
});

test('for any servings amounts can be measured in a kitchen', () => {
  const factor = fc.integer({ min: 1, max: 20 }).map((servings) => servings / 4);
  fc.assert(
    fc.property(fc.constantFrom(...lines), factor, (line, by) => {
      const { amount, unit } = scaleIngredient(line, by);
      if (by === 1) return;
      expect(amount).toBeGreaterThan(0);
      if (['tsp', 'tbsp', 'whole', 'can'].includes(unit)) expect(amount % 0.25).toBe(0);
      if (['clove', 'pinch', 'slice', 'g', 'ml'].includes(unit)) expect(amount % 1).toBe(0);
      if (unit === 'whole' && /\beggs?\b/.test(line.name)) expect(amount % 1).toBe(0);
    }),
  );
});

test('no piece is cut smaller than its weight is worth, and by name nearly all are cut as by weight', () => {
  const things = lines.flatMap(({ unit, name }) => {
    const { food } = readIngredient({ amount: 1, unit, name });
    return unit === 'whole' && food
      ? [{ name, byWeight: minPartOf(food), byName: smallestFraction(name) }]
      : [];
  });
  expect(things.filter(({ byWeight, byName }) => byName < byWeight)).toEqual([]);
  const others = things.filter(({ byWeight, byName }) => byName !== byWeight);
  expect(others.length / things.length).toBeLessThan(0.02);
});

test('a counted name keeps its number, and converting to the other number and back restores it', () => {
  for (const { amount, unit, name } of lines) {
    if (unit !== 'whole') continue;
    expect(nameInNumber(name, amount > 1)).toBe(name);
    expect(nameInNumber(nameInNumber(name, amount <= 1), amount > 1)).toBe(name);
  }
});
