import { describe, expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { inShort } from './line-in-short.fixture.ts';
import { readLine } from './read-line.ts';

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
  ])('%s has a food, but no amount', (text) => {
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

  test('juice and zest of a fruit weigh what the fruit yields, not the fruit itself', () => {
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

  test('a line without an amount has no weight', () => {
    expect(readLine('a few sprigs of thyme').grams).toBeNull();
    expect(readLine('a drizzle of olive oil').grams).toBeNull();
  });
});
