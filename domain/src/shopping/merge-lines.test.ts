import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { combineItems } from './combine-items.ts';
import { mergeNeeds, type ShoppingLine, type ShoppingNeed } from './merge-lines.ts';

const need = (amount: number, unit: string, name: string, factor = 1, source = 'Monday'): ShoppingNeed => ({
  ingredient: { name, amount, unit },
  factor,
  source,
});
/** The amounts that the recipes use; `shopping.test.ts` covers what is bought for them. */
const shown = (lines: ShoppingLine[]) =>
  lines.map(({ needed, ingredient, ...line }) => {
    const { amount, unit } = needed ?? line;
    return [amount, unit, ingredient];
  });
const list = (...needs: ShoppingNeed[]) => shown(mergeNeeds(needs));
const usList = (...needs: ShoppingNeed[]) => shown(mergeNeeds(needs, 'us'));

test('two cups and 250 ml of milk are one line', () => {
  expect(list(need(2, 'cup', 'milk'), need(250, 'ml', 'milk'))).toEqual([[730, 'ml', 'milk']]);
});

test('synonyms of a food are the same food', () => {
  expect(list(need(1, 'whole', 'courgette, sliced'), need(2, 'whole', 'zucchini'))).toEqual(
    [[3, 'whole', 'zucchini']].map(([amount, unit]) => [amount, unit, foodById('zucchini').plural]),
  );
});

test('counted items stay counted, and a single one has the singular name', () => {
  expect(list(need(1, 'whole', 'onion'), need(2, 'whole', 'onions, chopped'))).toEqual([
    [3, 'whole', 'onions'],
  ]);
  expect(list(need(1, 'whole', 'onion', 0.5))).toEqual([[1, 'whole', 'onion']]);
  expect(list(need(4, 'whole', 'eggs'), need(100, 'g', 'eggs'))).toEqual([[6, 'whole', 'eggs']]);
});

test('a weight below one piece is named in the singular, a larger one in the plural', () => {
  expect(list(need(450, 'g', 'cabbage'))).toEqual([[450, 'g', 'cabbage']]);
  expect(list(need(1.4, 'kg', 'potatoes'))).toEqual([[1.4, 'kg', 'potatoes']]);
});

test('a count and a weight become a weight', () => {
  const grams = 100 + 2 * (foodById('onion').grams.each ?? 0);
  expect(list(need(2, 'whole', 'onions'), need(100, 'g', 'onions'))).toEqual([
    [Math.ceil(grams / (grams < 250 ? 5 : 10)) * (grams < 250 ? 5 : 10), 'g', 'onions'],
  ]);
});

test('large and small pieces are counted together', () => {
  const written = (...lines: string[]) =>
    shown(mergeNeeds(lines.map((ingredient) => ({ ingredient, factor: 1, source: '' }))));
  expect(written('1 large onion', '2 small onions')).toEqual([[3, 'whole', 'onions']]);
  expect(written('1 (15 oz) can black beans', '2 (15-oz) cans black beans')[0]?.slice(0, 2)).toEqual([
    3,
    'can',
  ]);
  expect(written('1 x 800 g tin chopped tomatoes', '400 g tin chopped tomatoes')[0]?.slice(0, 2)).toEqual([
    1.2,
    'kg',
  ]);
  expect(written('3 x 800 g tins chopped tomatoes')[0]?.slice(0, 2)).toEqual([6, 'can']);
});

test('servings planned scale the amount', () => {
  expect(list(need(200, 'g', 'rice', 1.5))).toEqual([[300, 'g', 'rice']]);
  expect(list(need(200, 'g', 'rice', 0))).toEqual([]);
  expect(() => list(need(200, 'g', 'rice', -1))).toThrow(RangeError);
  expect(() => list(need(200, 'g', 'rice', Number.NaN))).toThrow(RangeError);
});

test('amounts that cannot be converted stay on their own line', () => {
  expect(list(need(2, 'glorp', 'onions'), need(1, 'whole', 'onion'))).toEqual([
    [1, 'whole', 'onion'],
    [2, 'glorp', 'onions'],
  ]);
});

test('unknown foods merge only under the same name and unit, and stay as written', () => {
  expect(
    list(need(1, 'cup', 'Zorble bix'), need(2, 'cups', 'zorble  bix, ground'), need(5, 'g', 'zorble bix')),
  ).toEqual([
    [3, 'cup', 'Zorble bix'],
    [5, 'g', 'Zorble bix'],
  ]);
  expect(mergeNeeds([need(1, 'cup', 'zorbleflax')])[0]?.category).toBe('Other');
});

test('gluten-free spaghetti is a separate line', () => {
  expect(list(need(200, 'g', 'spaghetti'), need(200, 'g', 'gluten-free spaghetti'))).toHaveLength(2);
});

test('salt to taste has no amount, and joins measured salt', () => {
  const some = need(0, '', 'salt, to taste', 1, 'Tuesday');
  expect(list(some)).toEqual([[0, '', 'salt']]);
  expect(mergeNeeds([need(5, 'g', 'salt'), some])).toMatchObject([
    { needed: { amount: 5, unit: 'g' }, ingredient: 'salt', sources: ['Monday', 'Tuesday'] },
  ]);
});

test('a line without an amount adds nothing to a measured one', () => {
  const [salt, butter] = [ingredientOf('salt, to taste')!, ingredientOf('butter')!];
  const needs = [salt, butter].map(({ amount, unit, name }) => need(amount, unit, name));
  expect(list(...needs)).toEqual([
    [0, '', 'butter'],
    [0, '', 'salt'],
  ]);
  expect(mergeNeeds([need(5, 'g', 'salt'), ...needs])).toMatchObject([
    { ingredient: 'butter', amount: 0 },
    { ingredient: 'salt', needed: { amount: 5, unit: 'g' } },
  ]);
});

test('salt and pepper are two lines, butter or margarine is one', () => {
  expect(list(need(1, 'to taste', 'salt and pepper'))).toEqual([
    [0, '', 'black pepper'],
    [0, '', 'salt'],
  ]);
  expect(list(need(50, 'g', 'butter or margarine'))).toEqual([[50, 'g', 'butter']]);
});

test('what a remark says of a food is no second food', () => {
  expect(list(need(2, 'whole', 'onions, half sliced and half chopped'))).toEqual([[2, 'whole', 'onions']]);
  expect(list(need(4, 'whole', 'chicken legs, thigh and drumstick in one'))).toEqual([
    [4, 'whole', 'chicken legs'],
  ]);
});

test('water and ice are not bought', () => {
  expect(list(need(1, 'l', 'water'), need(200, 'ml', 'boiling water'), need(1, 'cup', 'ice'))).toEqual([]);
});

test('optional ingredients are bought', () => {
  expect(list(need(50, 'g', 'feta, optional'))).toEqual([[50, 'g', 'feta']]);
});

test('sorted by section, then name; each source once', () => {
  const lines = mergeNeeds([
    need(500, 'g', 'chicken breast'),
    need(300, 'g', 'rice'),
    need(1, 'l', 'milk'),
    need(1, 'whole', 'onion', 1, 'Tuesday'),
    need(1, 'whole', 'onion', 1, 'Monday'),
    need(1, 'whole', 'onion', 1, 'Tuesday'),
    need(1, 'whole', 'carrot'),
    need(1, 'g', 'zorbleflax'),
  ]);
  expect(lines.map((line) => line.category)).toEqual([
    'Produce',
    'Produce',
    'Protein',
    'Dairy',
    'Pantry',
    'Other',
  ]);
  expect(lines.map((line) => line.ingredient).slice(0, 2)).toEqual(['carrot', 'onions']);
  expect(lines[1]?.sources).toEqual(['Monday', 'Tuesday']);
});

test('butter is weighed, a little spice is spooned, stock and oil are poured', () => {
  expect(list(need(2, 'tbsp', 'butter'))[0]?.[1]).toBe('g');
  expect(list(need(2, 'tsp', 'cumin'), need(1.5, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([3.5, 'tsp']);
  expect(list(need(1, 'tbsp', 'cumin'), need(1.5, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([1.5, 'tbsp']);
  expect(list(need(20, 'g', 'cumin'))[0]?.slice(0, 2)).toEqual([20, 'g']);
  expect(list(need(2, 'tbsp', 'olive oil'))[0]?.[1]).toBe('ml');
  expect(list(need(500, 'g', 'chicken stock'))[0]?.[1]).toBe('ml');
});

test('large amounts come in kilograms and litres', () => {
  expect(list(need(1234, 'g', 'potatoes'), need(1600, 'ml', 'milk'))).toEqual([
    [1.25, 'kg', 'potatoes'],
    [1.6, 'l', 'milk'],
  ]);
});

test('in the US: cups, spoons, ounces and pounds', () => {
  expect(usList(need(500, 'ml', 'milk'))).toEqual([[2.25, 'cup', 'milk']]);
  expect(usList(need(10, 'ml', 'olive oil'))).toEqual([[2.25, 'tsp', 'olive oil']]);
  expect(usList(need(700, 'g', 'chicken breast'))[0]?.slice(0, 2)).toEqual([1.75, 'lb']);
  expect(usList(need(100, 'g', 'chicken breast'))[0]?.slice(0, 2)).toEqual([4, 'oz']);
  expect(usList(need(1, 'tsp', 'cumin'))[0]?.slice(0, 2)).toEqual([1, 'tsp']);
  expect(usList(need(11, 'tbsp', 'vegetable stock'))[0]?.slice(0, 2)).toEqual([5.5, 'fl oz']);
  expect(usList(need(4, 'tbsp', 'sugar'))[0]?.slice(0, 2)).toEqual([0.25, 'cup']);
  expect(usList(need(300, 'g', 'beef chuck'))).toEqual([[11, 'oz', 'beef chuck']]);
});

test('no needs give no lines, and invalid amounts become "some"', () => {
  expect(list()).toEqual([]);
  expect(list(need(Number.NaN, 'g', 'rice'), need(-5, 'g', 'rice'))).toEqual([[0, '', 'rice']]);
  expect(list(need(5, 'g', '  '))).toEqual([]);
});

test.each([
  [
    ['milk', 1, 'l'],
    ['milk', 500, 'ml'],
    [1.5, 'l'],
  ],
  [
    ['onions', 2, 'whole'],
    ['onion', 1, 'whole'],
    [3, 'whole'],
  ],
  [
    ['salt', 0, ''],
    ['salt', 1, 'kg'],
    [1, 'kg'],
  ],
  [
    ['soap', 1, 'whole'],
    ['Soap', 2, 'whole'],
    [3, 'whole'],
  ],
  [['nappies', 1, 'pack'], ['nappies', 2, ''], null],
  [['gluten-free spaghetti', 500, 'g'], ['spaghetti', 500, 'g'], null],
] as const)('%j and %j are combined into %j', ([name, amount, unit], [other, more, inUnit], both) => {
  const found = combineItems(
    { ingredient: name, amount, unit },
    { ingredient: other, amount: more, unit: inUnit },
  );
  expect(found && [found.amount, found.unit]).toEqual(both);
});
