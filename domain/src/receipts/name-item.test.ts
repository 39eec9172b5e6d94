import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sections } from '../foods/food.ts';
import { foods, foodsById } from '../foods/table.ts';
import { caseCount } from '../testing/property-cases.ts';
import { noHints } from './name-item.fixture.ts';
import { nameItem } from './name-item.ts';
import type { NameHints } from './receipt.ts';

function named(text: string, hints: Partial<NameHints> = {}) {
  return nameItem(text, { ...noHints, ...hints });
}

test.each([
  ['ORGNC BS BST', 'organic boneless skinless chicken breast', 'chicken-breast'],
  ['KRO SHRD CHDR CHS', 'shredded cheddar cheese', 'cheddar'],
  ['GV WHL MLK', 'whole milk', 'milk'],
  ['PEPPER BELL RED', 'red bell pepper', 'red-bell-pepper'],
  ['TOMATOES GRAPE', 'grape tomatoes', 'cherry-tomato'],
  ['A-ONIONS EACH JUMBO RED', 'jumbo red onions', 'red-onion'],
  ['CILANTRO BUNCH', 'cilantro', 'cilantro'],
  ['T/CKN BRST FILLETS 650G', 'chicken breast fillets', 'chicken-breast'],
  ['GALA 3LB', 'gala apple', 'apple'],
  ['CAPSICUM RED', 'red capsicum', 'red-bell-pepper'],
  ['PNP BEEF BILTONG', 'beef biltong', 'biltong'],
])('"%s" is named "%s"', (text, name, food) => {
  expect(named(text)).toMatchObject({ name, food, isFood: true });
});

test('store brands, pet food, and a department heading above a brand', () => {
  expect(nameItem('PC CHILI', noHints).food).not.toBe('potato-chip');
  expect(nameItem('CAT PATE SALMON', noHints)).toMatchObject({ isFood: false, category: 'Other' });
  expect(nameItem('CLANCYS', { ...noHints, heading: 'Produce' })).toMatchObject({
    category: 'Produce',
    food: null,
  });
});

test.each([
  ['CHEESE GRATER'],
  ['GARLIC PRESS'],
  ['EGG TIMER'],
  ['MILK FROTHER'],
  ['PIZZA CUTTER'],
  ['BUTTER DISH'],
  ['MUFFIN TIN'],
  ['TOMATO FEED'],
  ['CHICKEN WIRE'],
  ['TEA TREE OIL'],
])('a tool, plant food or lotion named after a food is not a food: %s', (text) => {
  expect(named(text)).toMatchObject({ isFood: false, food: null, category: 'Other' });
});

test.each([
  ['CHOC ORANGE', 'Pantry', 'orange'],
  ['CHOC FISH', 'Pantry', 'fish'],
  ['RUM TRUFFLES', 'Pantry', 'truffle'],
  ['TRUFFLE SALAMI', 'Protein', 'truffle'],
  ['TRUFFLE BRIE', 'Dairy', 'truffle'],
  ['CHEESE BALLS SNACK', 'Pantry', 'cheddar'],
])(
  'an ingredient that flavors or shapes an item does not determine what it is: %s',
  (text, category, wrong) => {
    const item = named(text);
    expect(item).toMatchObject({ isFood: true, category });
    expect(item.food).not.toBe(wrong);
  },
);

test.each([
  ['MANGO FRUIT CHUNKS', 'mango'],
  ['PINEAPPLE FRUIT PIECES', 'pineapple'],
  ['TORTILLA', 'flour-tortilla'],
  ['CHOC TRUFFLE', 'filled-chocolate'],
])('an ordinary word next to a food does not hide it: %s', (text, food) => {
  expect(named(text).food).toBe(food);
});

test.each([
  ['fr', 'JUS ORANGE', 'orange-juice'],
  ['fr', 'BEURRE CACAHUETE', 'peanut-butter'],
  ['fr', 'CREME FRAICHE', 'creme-fraiche'],
  ['it', 'PETTO POLLO', 'chicken-breast'],
  ['it', 'LATTE MANDORLA', 'almond-milk'],
  ['es', 'TORTILLA PATATA', 'spanish-tortilla'],
  ['es', 'TORTILLA', null],
  ['es', 'ARROZ LECHE', 'arroz-con-leche'],
  ['pt', 'LEITE COCO', 'coconut-milk'],
  ['pt', 'SUMO LARANJA', 'orange-juice'],
  ['da', 'TUN I OLIE', 'tuna-in-oil'],
] as const)('in "%s", "%s" is read with the word that registers leave out', (language, text, food) => {
  expect(named(text, { language }).food).toBe(food);
});

test.each([
  ['da', 'TUN I VAND', 'canned-tuna'],
  ['pl', 'FILET Z LOSOSIA', 'salmon'],
  ['nb', 'KOKT SKINKE', 'ham'],
  ['nl', 'speculoos pasta', 'cookie-butter'],
  ['de', 'Peperoni gemischt', 'bell-pepper'],
  ['de', 'Red Bull 0,25l', 'energy-drink'],
] as const)('in "%s", "%s" is the food with exactly this name', (language, text, food) => {
  expect(named(text, { language }).food).toBe(food);
});

test.each([
  ['de', 'KAESEREIBE'],
  ['fr', 'LAIT CORPS'],
  ['it', 'GRATTUGIA FORMAGGIO'],
  ['nl', 'KAASSCHAAF'],
  ['es', 'GEL COCO'],
] as const)('in "%s" a lotion or a tool is not a food: %s', (language, text) => {
  expect(named(text, { language })).toMatchObject({ isFood: false, food: null });
});

test('a store’s prefix is removed from the name', () => {
  expect(named('KS ORG EGGS')).toMatchObject({ name: 'organic eggs', food: 'egg', category: 'Dairy' });
  expect(named('MJR COTTAGE CHS', { store: 'Meijer' }).name).toBe('cottage cheese');
  expect(named('EGGS ORG TJ’S', { store: "Trader Joe's" }).name).toBe('organic eggs');
});

test('a brand is kept only if the product is unclear without it', () => {
  expect(named('CREST COMPLETE').name).toBe('toothpaste');
  expect(named('BRLLA LEGUME PASTA').name).toBe('legume pasta');
  expect(named('HALO TOP').name).toBe('halo top ice cream');
});

test.each([
  ['SALMON LEMON DILL', 'Protein'],
  ['CHICKEN NOODLE SOUP', 'Pantry'],
  ['APPLE JUICE', 'Other'],
  ['CHEDDAR CRACKERS', 'Pantry'],
  ['DORITOS NACHO CHEESE', 'Pantry'],
  ['CHOBANI STRAWBERRY', 'Dairy'],
  ['HBO W/ALMNDS', 'Pantry'],
  ['TOFU XFIRM', 'Protein'],
  ['OATLY BARISTA', 'Dairy'],
  ['ALMONDS RAW', 'Pantry'],
  ['FRZ STRAWBERRIES', 'Produce'],
  ['DRIED CHERRIES', 'Pantry'],
  ['STKST TUNA WTR', 'Protein'],
  ['FOLGERS CLSC RST', 'Other'],
  ['TITOS VODKA', 'Other'],
  ['STOUFFER LASAGNA', 'Other'],
  ['BLUEBERRY MUFFINS 4CT', 'Pantry'],
  ['TESCO HOUMOUS', 'Pantry'],
  ['YEO VALLEY NAT', 'Dairy'],
  ['MRS BALLS CHUTNEY', 'Pantry'],
])('"%s" is listed under %s', (text, category) => {
  expect(named(text)).toMatchObject({ category, isFood: true });
});

test.each([
  'TIDE PODS SPRG MDW',
  'LEMON DISH SOAP',
  'CAT FOOD CHICKEN',
  'PURINA ONE CHKN RC',
  'COFFEE FILTERS 100',
  'CANDLE VANILLA',
  'DOVE BAR SP 4CT',
  'CRV 24PK',
  'BAG FOR LIFE',
  'MENS SOCKS',
  'ANDREX CLASSIC',
  'MARLB GOLD KG',
  'TYLENOL XS CPLT',
  'GREETING CARD',
])('"%s" is not a food', (text) => {
  expect(named(text)).toMatchObject({ isFood: false, food: null, category: 'Other' });
});

test('a heading decides between meanings', () => {
  expect(named('PEPPER', { heading: 'Produce' }).food).toBe('bell-pepper');
  expect(named('PEPPER', { heading: 'Pantry' })).toMatchObject({ category: 'Pantry' });
  expect(named('PEPPER').food).not.toBe('bell-pepper');
  expect(named('XQZT', { heading: 'Dairy' })).toMatchObject({
    category: 'Dairy',
    isFood: true,
    isGuess: true,
  });
  expect(named('HONEY', { heading: 'non-food' })).toMatchObject({ isFood: false, food: null });
});

test('the tax flag decides if the words do not', () => {
  expect(named('XQZT', { taxedAsFood: false }).isFood).toBe(false);
  expect(named('XQZT', { taxedAsFood: true }).isFood).toBe(true);
  expect(named('BANANAS', { taxedAsFood: false }).isFood).toBe(true);
});

test('a look-up code has priority over the words', () => {
  expect(named('PRODUCE', { plu: '4011' })).toMatchObject({ name: 'banana', food: 'banana', isGuess: false });
  expect(named('FRUIT', { plu: '94225' })).toMatchObject({ name: 'organic avocado', food: 'avocado' });
  expect(named('XQZT', { plu: '9999' }).food).toBeNull();
});

test.each([
  ['STRAWBERR', 'strawberry'],
  ['CUCUMBE', 'cucumber'],
  ['ORGBABYSPINACH', 'spinach'],
  ['WHOLEMILK', 'milk'],
  ['BANANA5', 'banana'],
  ['BROCCOLl', 'broccoli'],
  ['SPGHTTI', 'spaghetti'],
])('"%s", misread or truncated, is corrected and counts as a guess', (text, food) => {
  expect(named(text)).toMatchObject({ food, isGuess: true });
});

test('known words and unambiguous abbreviations are not guesses', () => {
  for (const text of ['BANANAS', 'GRND BEEF', 'GREEK YOGURT', 'ORG EGGS']) {
    expect(named(text), text).toMatchObject({ isGuess: false });
  }
});

test('a name with an unknown word is a guess', () => {
  expect(named('XQZT MILK')).toMatchObject({ food: 'milk', isGuess: true });
});

test('plant milks and yogurts are not taken for dairy, and dairy not for plant-based', () => {
  const containsOf = (text: string) => foodsById.get(named(text).food ?? '')?.contains ?? null;
  expect(containsOf('MILK')).toContain('Dairy');
  expect(containsOf('ALMOND MLK')).toEqual(['Nuts']);
  expect(containsOf('KITEHILL YOG')).not.toContain('Dairy');
  for (const text of ['VEGAN SAUSAGE', 'VIOLIFE FETA', 'CHOBANI ND YOGURT', 'GARDEIN CHICKEN STRIPS']) {
    const { food } = named(text);
    const contains = food === null ? [] : foodsById.get(food)!.contains;
    expect(contains, text).not.toContain('Dairy');
    expect(food === null || !['red-meat', 'poultry'].includes(foodsById.get(food)!.class), text).toBe(true);
  }
});

test('a nut in the name of another food is not ignored', () => {
  for (const text of [
    'MILK CHOC ALMONDS',
    'WALNUT BREAD',
    'CASHEW ICE CREAM',
    'KITEHILL CRM CHS',
    'PEANUT COOKIES',
  ]) {
    const { food } = named(text);
    const contains = food === null ? ['Nuts'] : foodsById.get(food)!.contains;
    expect(
      contains.some((one) => one === 'Nuts' || one === 'Peanuts'),
      `${text}: ${food}`,
    ).toBe(true);
  }
});

test('a plain name never means a food free from gluten, milk or meat', () => {
  const freeFrom = /vegan|gluten-free|dairy-free|plant-based/;
  for (const { name } of foods.filter((food) => !freeFrom.test(food.name))) {
    const found = named(name.toUpperCase()).food;
    if (found !== null)
      expect(foodsById.get(found)!.name, name).not.toMatch(/^(?:vegan|gluten-free|dairy-free)\b/);
  }
});

test('names in the food table are recognized', () => {
  const lost = foods.filter((food) => named(food.name.toUpperCase()).food !== food.id);
  // Words with a wider meaning on receipts ("melon", "roast") may differ.
  expect(lost.length / foods.length).toBeLessThan(0.01);
});

test('any text gives a consistent result', () => {
  const headings = fc.constantFrom(null, 'non-food' as const, ...sections);
  const hints = fc.record({
    heading: headings,
    plu: fc.option(fc.string()),
    taxedAsFood: fc.option(fc.boolean()),
    store: fc.option(fc.string({ unit: 'binary' })),
  });
  const words = fc.array(
    fc.constantFrom('ORG', 'CHKN', 'B/S', '12OZ', '&', 'TIDE', 'PB', 'VEGAN', '4011', 'ñ', '🥑'),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    words.map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(text, hints, (printed, hint) => {
      const { name, food, category, isFood } = nameItem(printed, hint);
      expect(name).not.toBe('');
      expect(name.length).toBeLessThan(200);
      expect(sections).toContain(category);
      expect(food === null || foodsById.has(food)).toBe(true);
      if (!isFood) expect([food, category]).toEqual([null, 'Other']);
      if (hint.heading === 'non-food') expect(isFood).toBe(false);
    }),
    { numRuns: caseCount(300) },
  );
});

test.each(['', '   ', '***', 'A'.repeat(100_000), 'ORG '.repeat(20_000), '\u202E\u0000', '½ & / - . %'])(
  'malicious or empty text %# gives a result',
  (text) => {
    expect(named(text).name.length).toBeGreaterThan(0);
  },
);
