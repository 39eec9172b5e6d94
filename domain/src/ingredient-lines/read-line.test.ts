import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodById, foods } from '../foods/table.ts';
import { inShort } from './line-in-short.fixture.ts';
import { readIngredient, readLine } from './read-line.ts';

const ids = (list: readonly { id: string }[]): string[] => list.map((food) => food.id);

describe('names, preparation and remarks', () => {
  test('preparation is split off the name', () => {
    expect(readLine('1 cup finely chopped flat-leaf parsley')).toMatchObject({
      preparation: 'finely chopped',
    });
    expect(readLine('1 red onion, thinly sliced')).toMatchObject({
      name: 'red onion',
      preparation: 'thinly sliced',
    });
    expect(readLine('salt, to taste')).toMatchObject({ name: 'salt', preparation: 'to taste' });
    expect(readLine('2 eggs')).toMatchObject({ name: 'eggs', preparation: null });
    expect(readLine('4 garlic cloves, crushed')).toMatchObject({ name: 'garlic', preparation: 'crushed' });
  });

  test('optional ingredients and garnishes are marked as optional', () => {
    expect(readLine('1 tsp chili flakes (optional)').optional).toBe(true);
    expect(readLine('(optional) 1 tsp chili flakes')).toMatchObject({ optional: true, unit: 'tsp' });
    expect(readLine('parsley, for garnish').optional).toBe(true);
    expect(readLine('parsley, if desired').optional).toBe(true);
    expect(readLine('parsley').optional).toBe(false);
  });

  test('skinless boneless chicken breasts are chicken breasts', () => {
    expect(readLine('2 skinless boneless chicken breasts').food?.id).toBe('chicken-breast');
    expect(readLine('2 boneless, skinless chicken breasts').food?.id).toBe('chicken-breast');
  });

  test('foods that are not in the table are unknown, with their name', () => {
    expect(readLine('2 cups of unicorn tears')).toMatchObject({ food: null, name: 'unicorn tears' });
    expect(readLine('200 g tofu bourguignon, warm')).toMatchObject({ food: null, grams: 200 });
  });
});

describe('alternatives', () => {
  test.each([
    ['butter or margarine', 'butter', ['margarine']],
    ['2 cups chicken or vegetable stock', 'chicken-stock', ['vegetable-stock']],
    ['1 tbsp red or white wine vinegar', 'red-wine-vinegar', ['white-wine-vinegar']],
    ['2 chicken breasts or thighs', 'chicken-breast', ['chicken-thigh']],
    ['2 bunches rosemary, thyme or mint', 'rosemary', ['thyme', 'mint']],
    ['1 tbsp butter, ghee or olive oil', 'butter', ['ghee', 'olive-oil']],
    ['cilantro/parsley', 'cilantro', ['parsley']],
    ['salt and freshly ground pepper', 'salt', ['black-pepper']],
    ['1 cup milk (or cashew milk)', 'milk', ['cashew-milk']],
    ['2 bunches rosemary, or thyme', 'rosemary', ['thyme']],
    ['1 egg, beaten with 1 tbsp milk', 'egg', ['milk']],
    ['white fish such as cod or haddock', 'white-fish', ['cod', 'haddock']],
    ['1 cup cow’s milk or unsweetened almond milk', 'milk', ['almond-milk']],
  ])('%s', (text, food, others) => {
    const line = readLine(text);
    expect(line.food?.id).toBe(food);
    expect(ids(line.alternatives)).toEqual(others);
  });

  test('an unknown alternative is listed by its name', () => {
    expect(readLine('1 cup milk or unicorn tears').unknownAlternatives).toEqual(['unicorn tears']);
    expect(readLine('1 cup milk (or unicorn tears)').unknownAlternatives).toEqual(['unicorn tears']);
    expect(readLine('1 cup chopped or sliced carrots').unknownAlternatives).toEqual([]);
    expect(readLine('2 tbsp butter, or more to taste').unknownAlternatives).toEqual([]);
  });

  test('a name with "and" in it is one food', () => {
    expect(readLine('1 cup half and half').alternatives).toEqual([]);
  });

  test('a baking tin is not an ingredient', () => {
    expect(readLine('2 tbsp butter, plus more for the bread tin').alternatives).toEqual([]);
  });
});

describe('what words such as "free" exclude', () => {
  test.each([
    ['2 tbsp gluten-free soy sauce', ['Gluten']],
    ['2 tbsp soy sauce (gluten-free)', ['Gluten']],
    ['2 tbsp soy sauce (gluten-free if needed)', []],
    ['50 g vegan butter', ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Meat', 'Animal']],
    ['dairy-free yogurt', ['Dairy']],
    ['egg-free mayonnaise', ['Eggs']],
    ['vegan pesto', ['Dairy', 'Eggs', 'Fish', 'Shellfish', 'Meat', 'Animal']],
    ['1 cup lactose-free milk', []],
  ])('%s is free of %j', (line, allergens) => {
    expect(readLine(line).freeOf).toEqual(allergens);
  });

  test('a claim for one choice does not clear the other', () => {
    expect(readLine('1 cup dairy-free milk or cow’s milk').freeOf).not.toContain('Dairy');
    expect(readLine('1 cup dairy-free yogurt, plus 1 egg beaten with milk').freeOf).not.toContain('Dairy');
  });

  test('a vegan version of meat that the table lacks is unknown, not meat', () => {
    expect(readLine('200 g vegan ham').food).toBeNull();
    expect(readLine('200 g plant-based lamb').food).toBeNull();
  });
});

describe('any other text', () => {
  test.each([
    '',
    '   ',
    ',',
    '()',
    '(',
    '½',
    '-',
    '小麦粉 ２カップ',
    'мука',
    '🎉🎉',
    '\u0000',
    'For the sauce:',
  ])('%j names no food', (text) => {
    expect(readLine(text)).toMatchObject({ text, food: null, grams: null });
  });

  test('a line of ten thousand characters is not an ingredient', () => {
    const line = readLine(`butter ${'and more '.repeat(1200)}`);
    expect(line).toMatchObject({ food: null, quantity: null });
    expect(line.name.length).toBeLessThanOrEqual(120);
  });

  test('HTML tags are removed and entities decoded', () => {
    expect(inShort('6 ounces <a href="http://example.com">bacon</a>, diced')).toBe('6 oz bacon');
    expect(inShort('&frac12; cup milk')).toBe('0.5 cup milk');
  });

  test('any text can be parsed', () => {
    const word = fc.oneof(
      fc.constantFrom(...foods.map((food) => food.name)),
      fc.constantFrom(
        '1',
        '1/2',
        '½',
        '2-3',
        'cup',
        'or',
        'and',
        'plus',
        '(',
        ')',
        ',',
        '/',
        'free',
        'vegan',
        'of',
        '-',
        'x',
        'a',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ');
        const line = readLine(text);
        expect(line.text).toBe(text);
        if (line.quantity) expect(line.quantity.min).toBeLessThanOrEqual(line.quantity.max);
        if (line.quantity) expect(line.quantity.min).toBeGreaterThan(0);
        if (line.grams !== null) expect(Number.isFinite(line.grams)).toBe(true);
        if (line.food) expect(line.alternatives).not.toContain(line.food);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a structured ingredient', () => {
  test('gives the same as a line with the same words', () => {
    const line = readIngredient({ name: 'red onion, thinly sliced', amount: 2, unit: 'whole' });
    expect(line).toMatchObject({
      food: foodById('red-onion'),
      quantity: { min: 2, max: 2 },
      unit: 'whole',
      preparation: 'thinly sliced',
      grams: 2 * foodById('red-onion').grams.each!,
    });
  });

  test.each([
    [{ name: 'flour', amount: 2, unit: 'cups' }, 'cup', 2],
    [{ name: 'garlic cloves', amount: 4, unit: 'whole' }, 'clove', 4],
    [{ name: 'garlic cloves', amount: 4, unit: '' }, 'clove', 4],
    [{ name: 'olive oil', amount: 1, unit: 'heaped tbsp' }, 'tbsp', 1],
    [{ name: 'chickpeas', amount: 1, unit: '14 oz can' }, 'can', 1],
    [{ name: 'onion', amount: 1, unit: 'large' }, null, 1],
  ])('%j', (ingredient, unit, amount) => {
    expect(readIngredient(ingredient)).toMatchObject({ unit, quantity: { min: amount, max: amount } });
  });

  test('an invalid amount or an unknown unit gives no amount', () => {
    for (const amount of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(readIngredient({ name: 'flour', amount, unit: 'cup' })).toMatchObject({
        quantity: null,
        grams: null,
      });
    }
    expect(readIngredient({ name: 'eggs', amount: 2, unit: 'bananas' })).toMatchObject({
      quantity: null,
      grams: null,
    });
  });

  test('a number in the name is not an amount', () => {
    expect(readIngredient({ name: '00 flour', amount: 400, unit: 'g' }).food?.id).toBe('00-flour');
    expect(readIngredient({ name: 'five-spice powder', amount: 1, unit: 'tsp' }).food?.id).toBe('five-spice');
  });
});

describe('lines from books and handwritten notes', () => {
  test.each([
    ['14-ounce can coconut milk', 1, 'can', 'coconut-milk', 397],
    ['2 x 400g tinned chopped tomatoes', 2, 'can', 'canned-tomato', 800],
    ['400 g tin chopped tomatoes', 400, 'g', 'canned-tomato', 400],
    ['half a tin (200g) of baked beans', 0.5, 'can', 'baked-bean', 200],
    ['6 dried cloves', 6, null, 'clove', 0.6],
    ['3 gloves of garlic', 3, 'clove', 'garlic', 9],
    ['Half a tea-spoonful of salt', 0.5, 'tsp', 'salt', 3],
    ['half and half, 1 cup', 1, 'cup', 'half-and-half', 242],
    ['onions x 2', 2, null, 'onion', 220],
    ['whites of 2 eggs', 2, null, 'egg-white', 66],
    ['1 box spaghetti', 1, 'packet', 'spaghetti', 500],
    ['Сrab meat (300 grams)', 300, 'g', 'crab', 300],
  ])('%s', (line, amount, unit, food, grams) => {
    const read = readLine(line);
    expect([read.quantity?.max, read.unit, read.food?.id]).toEqual([amount, unit, food]);
    expect(read.grams).toBeCloseTo(grams, 0);
  });

  test('between 2 and 3 cups is a range', () => {
    expect(readLine('between 2 and 3 cups stock')).toMatchObject({
      quantity: { min: 2, max: 3 },
      unit: 'cup',
    });
  });

  test('a drained tin weighs less than its label says', () => {
    const [all, drained] = ['1 (15 oz) can chickpeas', '1 (15 oz) can chickpeas, drained'].map((line) =>
      readLine(line),
    );
    expect(all?.grams).toBeCloseTo(425, 0);
    expect(drained?.grams).toBeGreaterThan(240);
    expect(drained?.grams).toBeLessThan(290);
  });

  test('a qualifier may follow the name of the food', () => {
    const foodOf = (line: string) => readLine(line).food?.id;
    expect(foodOf('2 cups rice, brown')).toBe('brown-rice');
    expect(foodOf('1 tsp parsley, dried')).toBe('dried-parsley');
    expect(foodOf('1 cup cheese (cheddar)')).toBe('cheddar');
    expect(foodOf('4 potatoes, mashed')).toBe('potato');
    expect(foodOf('1 lemon, zest')).toBe('lemon');
  });

  test('a qualifier clears an allergen only where it is unambiguous', () => {
    const milk = readLine('1 cup milk, coconut');
    expect(milk.food?.id).toBe('coconut-milk');
    expect(milk.alternatives.map((food) => food.id)).toEqual(['milk']);
    expect(readLine('1 cup milk (dairy or non-dairy)').freeOf).toEqual([]);
    expect(readLine('1 cup milk of choice').food?.id).toBe('milk');
  });
});

test('a can with a separate unit is drained too', () => {
  expect(readIngredient({ amount: 2, unit: 'can', name: 'chickpeas, 400 g each, drained' }).grams).toBe(500);
  expect(readIngredient({ amount: 1, unit: 'can', name: 'chickpeas (400 g), drained' }).grams).toBe(250);
});
