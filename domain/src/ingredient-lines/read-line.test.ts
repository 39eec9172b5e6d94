import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foodById, foods } from '../foods/table.ts';
import { readIngredient, readLine } from './read-line.ts';

/** "2-3 cup flour": what a line was read as, in short. */
function inShort(text: string): string {
  const { quantity, unit, food } = readLine(text);
  const { min, max } = quantity ?? { min: 0, max: 0 };
  const amount = quantity === null ? 'some' : min === max ? round(min) : `${round(min)}-${round(max)}`;
  return [amount, unit, food?.id ?? `(${readLine(text).name})`].filter(Boolean).join(' ');
}
const round = (value: number): string => String(Number(value.toFixed(3)));
const ids = (list: readonly { id: string }[]): string[] => list.map((food) => food.id);

describe('amounts', () => {
  test.each([
    ['1 1/2 cups flour', '1.5 cup all-purpose-flour'],
    ['1½ cups flour', '1.5 cup all-purpose-flour'],
    ['1-1/2 cups flour', '1.5 cup all-purpose-flour'],
    ['1 and 1/2 cups flour', '1.5 cup all-purpose-flour'],
    ['one and a half cups of flour', '1.5 cup all-purpose-flour'],
    ['½ onion', '0.5 onion'],
    ['half an onion', '0.5 onion'],
    ['3/4 of a cup of milk', '0.75 cup milk'],
    ['three quarters of a cup of milk', '0.75 cup milk'],
    ['1⁄2 tsp salt', '0.5 tsp salt'],
    ['.5 kg potatoes', '0.5 kg potato'],
    ['1,5 kg potatoes', '1.5 kg potato'],
    ['1,500 g potatoes', '1500 g potato'],
    ['2-3 carrots', '2-3 carrot'],
    ['2 to 3 carrots', '2-3 carrot'],
    ['2–3 carrots', '2-3 carrot'],
    ['2 or 3 carrots', '2-3 carrot'],
    ['3-2 carrots', '2-3 carrot'],
    ['1/2 to 1 tsp salt', '0.5-1 tsp salt'],
    ['1 tsp to 1 tbsp honey', '1-3 tsp honey'],
    ['1 cup - 2 cups milk', '1-2 cup milk'],
    ['a dozen eggs', '12 egg'],
    ['half a dozen eggs', '6 egg'],
    ['2 dozen eggs', '24 egg'],
    ['a couple of carrots', '2 carrot'],
    ['twelve olives', '12 black-olive'],
    ['about 200 g spinach', '200 g spinach'],
    ['~150g spinach', '150 g spinach'],
    ['１００g spinach', '100 g spinach'],
    ['1 tbsp + 1 tsp olive oil', '1.333 tbsp olive-oil'],
    ['1 cup plus 2 tbsp milk', '1.125 cup milk'],
    ['1 lb 2 oz ground beef', '1.125 lb ground-beef'],
    ['10g/½oz parsley', '10 g parsley'],
    ['1/2 cup/100 grams brown sugar', '0.5 cup brown-sugar'],
    ['2 x 400 g tins chopped tomatoes', '2 can canned-tomato'],
    ['1 (14 oz) can coconut milk', '1 can coconut-milk'],
    ['1 15-ounce can chickpeas', '1 can chickpea'],
    ['1-14 oz can chickpeas', '1 can chickpea'],
    ['400ml/14fl oz tin coconut milk', '400 ml coconut-milk'],
    ['1 (1-inch) knob ginger', '1 knob ginger'],
    ['2-inch piece of ginger', '1 piece ginger'],
    ['a pinch of salt', '1 pinch salt'],
    ['pinch of salt', '1 pinch salt'],
    ['a handful of spinach', '1 handful spinach'],
    ['large bunch parsley', '1 bunch parsley'],
    ['a few sprigs of thyme', 'some sprig thyme'],
    ['some salt', 'some salt'],
    ['salt, to taste', 'some salt'],
    ['2 T butter', '2 tbsp butter'],
    ['1 t salt', '1 tsp salt'],
    ['1 dessertspoon honey', '2 tsp honey'],
    ['2 heaped tbsp honey', '2 tbsp honey'],
    ['8 fl. oz. milk', '8 fl oz milk'],
    ['• 2 carrots', '2 carrot'],
    ['- 2 carrots', '2 carrot'],
    ['All-purpose flour 3 cups', '3 cup all-purpose-flour'],
    ['Soy sauce (1-2 tablespoons)', '1-2 tbsp soy-sauce'],
    ['bacon: 250g | 1/2lb', '250 g bacon'],
    ['Eggs: 5', '5 egg'],
    ['1 cup flour, sifted with 2 tsp baking powder', '1 cup all-purpose-flour'],
    ['1 cup 2% milk', '1 cup reduced-fat-milk'],
    ['2% milk', 'some reduced-fat-milk'],
    ['400 g 00 flour', '400 g 00-flour'],
    ['2 peppers', '2 bell-pepper'],
    ['a little bit of salt', 'some salt'],
    ['a little gem lettuce', '1 little-gem-lettuce'],
    ['a twist of pepper', 'some black-pepper'],
    ['½ a lemon', '0.5 lemon'],
    ['five-spice powder', 'some five-spice'],
    ['half and half', 'some half-and-half'],
  ])('%s', (line, short) => {
    expect(inShort(line)).toBe(short);
  });

  test.each([
    ['4 garlic cloves', '4 clove garlic'],
    ['3 cloves garlic, minced', '3 clove garlic'],
    ['2 large cloves of garlic', '2 clove garlic'],
    ['2 peeled cloves of garlic', '2 clove garlic'],
    ['4 whole cloves', '4 clove'],
    ['1 tsp ground cloves', '1 tsp clove'],
    ['2 cinnamon sticks', '2 cinnamon-stick'],
    ['2 salmon fillets', '2 fillet salmon'],
    ['2 rosemary sprigs', '2 sprig rosemary'],
    ['3 celery ribs', '3 stalk celery'],
    ['8 short ribs', '8 beef-short-rib'],
    ['1 head broccoli', '1 head broccoli'],
    ['1 whole chicken', '1 chicken'],
  ])('the unit may come after the food, and may be the food: %s', (line, short) => {
    expect(inShort(line)).toBe(short);
  });

  test.each([
    '0 cups flour',
    '-2 cups flour',
    '1/0 cup flour',
    '1e400 cups flour',
    '99999999999999 cups flour',
  ])('%s says of which food, but no amount', (text) => {
    const line = readLine(text);
    expect(line.quantity).toBeNull();
    expect(line.grams).toBeNull();
    expect(line.food?.id).toBe('all-purpose-flour');
  });
});

describe('weights', () => {
  test.each([
    ['2 x 400 g tins chopped tomatoes', 800],
    ['1 (14 oz) can coconut milk', 396.9],
    ['2 8-ounce salmon fillets', 453.6],
    ['4 (6-ounce) salmon fillets', 680.4],
    ['6 packages (each 8 oz/250 g) cream cheese', 1360.8],
    ['1/2 cup/100 grams brown sugar', 100],
    ['8 short ribs, about 3 pounds', 1360.8],
    ['1 sea bass about 500-600g/1lb 2oz-1lb 5oz, gutted', 600],
    ['1-2 kg potatoes', 2000],
  ])('%s weighs %d g', (line, grams) => {
    expect(readLine(line).grams).toBeCloseTo(grams, 1);
  });

  test('juice and zest of a fruit weigh what the fruit gives, not what it weighs', () => {
    const lemon = foodById('lemon');
    for (const line of ['juice of 1 lemon', '1 lemon, juiced', '1 lemon, juice only']) {
      expect(readLine(line)).toMatchObject({
        food: lemon,
        unit: null,
        grams: foodById('lemon-juice').grams.each,
      });
    }
    expect(readLine('zest of 2 limes').grams).toBe(2 * foodById('lime-zest').grams.each!);
    expect(readLine('1 lemon, peeled').grams).toBe(lemon.grams.each);
  });

  test('no amount, no weight', () => {
    expect(readLine('a few sprigs of thyme').grams).toBeNull();
    expect(readLine('a drizzle of olive oil').grams).toBeNull();
  });
});

describe('names, preparation and remarks', () => {
  test('preparation is taken out of the name', () => {
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

  test('optional things and garnishes are said to be so', () => {
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

  test('a choice that the table lacks is not forgotten', () => {
    expect(readLine('1 cup milk or unicorn tears').unknownAlternatives).toEqual(['unicorn tears']);
    expect(readLine('1 cup milk (or unicorn tears)').unknownAlternatives).toEqual(['unicorn tears']);
    expect(readLine('1 cup chopped or sliced carrots').unknownAlternatives).toEqual([]);
    expect(readLine('2 tbsp butter, or more to taste').unknownAlternatives).toEqual([]);
  });

  test('a name with "and" in it is one food', () => {
    expect(readLine('1 cup half and half').alternatives).toEqual([]);
  });

  test('a tin that a cake is baked in goes into no dish', () => {
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

describe('anything else that may be typed', () => {
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
  ])('%j is read as no food', (text) => {
    expect(readLine(text)).toMatchObject({ text, food: null, grams: null });
  });

  test('a line of ten thousand characters is no ingredient', () => {
    const line = readLine(`butter ${'and more '.repeat(1200)}`);
    expect(line).toMatchObject({ food: null, quantity: null });
    expect(line.name.length).toBeLessThanOrEqual(120);
  });

  test('mark-up is not read', () => {
    expect(inShort('6 ounces <a href="http://example.com">bacon</a>, diced')).toBe('6 oz bacon');
    expect(inShort('&frac12; cup milk')).toBe('0.5 cup milk');
  });

  test('any text gives a line', () => {
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
  test('reads like the line of the same words', () => {
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

  test('an amount that is none, or a unit that is none of ours, gives no amount', () => {
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

  test('a number in the name is no amount', () => {
    expect(readIngredient({ name: '00 flour', amount: 400, unit: 'g' }).food?.id).toBe('00-flour');
    expect(readIngredient({ name: 'five-spice powder', amount: 1, unit: 'tsp' }).food?.id).toBe('five-spice');
  });
});

describe('lines as books and handwritten notes have them', () => {
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

  test('a tin that is drained weighs less than its label says', () => {
    const [all, drained] = ['1 (15 oz) can chickpeas', '1 (15 oz) can chickpeas, drained'].map((line) =>
      readLine(line),
    );
    expect(all?.grams).toBeCloseTo(425, 0);
    expect(drained?.grams).toBeGreaterThan(240);
    expect(drained?.grams).toBeLessThan(290);
  });

  test('the kind of a food may follow it', () => {
    const foodOf = (line: string) => readLine(line).food?.id;
    expect(foodOf('2 cups rice, brown')).toBe('brown-rice');
    expect(foodOf('1 tsp parsley, dried')).toBe('dried-parsley');
    expect(foodOf('1 cup cheese (cheddar)')).toBe('cheddar');
    expect(foodOf('4 potatoes, mashed')).toBe('potato');
    expect(foodOf('1 lemon, zest')).toBe('lemon');
  });

  test('a kind that clears an allergen does so only where it is sure', () => {
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
