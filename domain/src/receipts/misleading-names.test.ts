import { expect, test } from 'vitest';
import { named } from './name-item.fixture.ts';

test.each([
  ['de', 'Schokotrüffel', 'filled-chocolate'],
  ['fr', 'TRUFFES FANTAISIE', 'filled-chocolate'],
  ['de', 'WeiBkohl', 'cabbage'],
] as const)(
  'in "%s" chocolates are not mushrooms, and a misread letter is understood: %s',
  (language, text, food) => {
    expect(named(text, language).food).toBe(food);
  },
);

test.each([['CHKN TNDR SUB WHL'], ['STEAK BAKES 4PK']])(
  'a sandwich or a pastry named after its filling is a ready dish: %s',
  (text) => {
    expect(named(text)).toMatchObject({ food: null, category: 'Other' });
  },
);

test.each([
  ['de', 'Haferdrink', 'Dairy'],
  ['fr', 'TARTE CITRON', 'Pantry'],
  ['sv', 'Kanelbullar', 'Pantry'],
  ['sv', 'Diskborste', 'Other'],
  ['da', 'TUN I VAND', 'Protein'],
  ['it', 'BOLLITO MISTO', 'Protein'],
  ['nl', 'SNIJBONEN', 'Produce'],
] as const)('in "%s" the ending of a word does not mislead: %s', (language, text, category) => {
  expect(named(text, language).category).toBe(category);
});

test.each([
  ['AVONMORE LO FAT MILK 2L', 'low-fat-milk'],
  ['2% RD FAT MLK GAL', 'reduced-fat-milk'],
  ['BUTTER LETTUCE LIV', 'butter-lettuce'],
  ['BAR-S CORN DOGS', 'corn-dog'],
  ['CHKPEAS IN WTR', 'chickpea'],
  ['CABOT SR CRM', 'sour-cream'],
  ['GINGER NUTS BISC', 'gingersnap'],
  ['CLASSICO ALFREDO SCE', 'alfredo-sauce'],
  ['YOPLAIT STRAWBERRY', 'vanilla-yogurt'],
  ['SILK VANILLA ALMOND', 'almond-milk'],
  ['LAYS BBQ', 'potato-chip'],
  ['RIBENA BLKCURRANT', 'elderflower-cordial'],
  ['DOVE MILK CHOC PROMISES', 'milk-chocolate'],
  ['CUP A SOUP TOM', null],
])('the words around a name identify the food: %s', (text, food) => {
  expect(named(text).food).toBe(food);
});

test.each([['NUT MILK BAG'], ['AL FOIL HD 50SF'], ['OZARK PAPER PLT 100']])(
  'what is used for food is not a food: %s',
  (text) => {
    expect(named(text)).toMatchObject({ isFood: false, category: 'Other' });
  },
);

test.each([
  ['de', 'Spekulatius', 'gingersnap'],
  ['de', 'Pre Milch', 'infant-formula'],
  ['de', 'ZOPF BUTTER', 'brioche'],
  ['fr', 'Chausson pommes', 'fruit-pie'],
  ['fr', 'ST NECTAIRE LAIT CRU', 'washed-rind-cheese'],
  ['it', 'Latte infanzia', 'infant-formula'],
  ['it', 'Tortellini', 'tortellini'],
] as const)('in "%s" a product is not what a word of its name means: %s', (language, text, food) => {
  expect(named(text, language).food).toBe(food);
});

test.each([
  ['PEPPERIDGE GLDFSH'],
  ['GOLDEN CIRCLE BEETROOT'],
  ['JAMBON HAM & CHEESE'],
  ['MI WADI ORANGE'],
  ['BEECHNUT SWT POT'],
  ['COLES KITCHEN LASAGNE'],
  ['CHKN FILLET ROLL'],
  ['PETERS DRUMSTICK 4PK'],
  ['MEAL DEAL CKN SALAD S/W'],
])('a name that two foods share, or that only names a flavor, is not a food: %s', (text) => {
  expect(named(text)).toMatchObject({ food: null, isFood: true });
});

test.each([
  ['HORMEL CHILI NO BN', null],
  ['SPC PEACHES', 'canned-peach'],
  ['DEL MONTE CORN', 'canned-corn'],
  ['CHORIZO PORK CACIQUE', 'chorizo'],
  ['LRG WHT EGG 18CT', 'egg'],
  ['WGM HARICT VRT', 'green-bean'],
  ['AYRSHIRE FULL CRM 2L', 'milk'],
  ['WALKERS BF & ONION 6PK', 'potato-chip'],
  ['GOAT YG', 'yogurt'],
])('a second word changes the food only where it is part of it: %s', (text, food) => {
  expect(named(text).food).toBe(food);
});

test.each([
  ['COOP SALMON EN CROUTE', null],
  ['CHKN DRUMMETTES', null],
  ['SEL EXTRA LEAN BEEF', 'beef'],
  ['KRAFT RANCH DRSNG', 'ranch-dressing'],
])('an unknown word leaves open what is made of the meat: %s', (text, food) => {
  expect(named(text).food).toBe(food);
});

test.each([
  ['fr', 'BEURRE DOUX PDT', 'butter'],
  ['fr', 'Miel toutes fleurs', 'honey'],
  ['fr', 'SALADE ROQUETTE', 'arugula'],
  ['it', 'INSAL. RUCOLA', 'arugula'],
  ['de', 'SALAT RUCOLA', 'arugula'],
  ['de', 'KOPFSALAT', 'butter-lettuce'],
] as const)('in "%s", the word that says what it is decides: %s', (language, text, food) => {
  expect(named(text, language)).toMatchObject({ food, isFood: true });
});

test.each([
  ['de', 'SPUELMITTEL FROSCH'],
  ['de', 'Handy Abwasch'],
  ['de', 'ZAHNBUERSTE'],
] as const)('in "%s", "%s" is no food, also without umlauts', (language, text) => {
  expect(named(text, language).isFood).toBe(false);
});

test('a plant drink is listed as dairy in all languages', () => {
  expect(named('LATTE SOIA', 'it').category).toBe('Dairy');
  expect(named('BEBIDA SOJA', 'es').category).toBe('Dairy');
  expect(named('SOJADRINK', 'de').category).toBe('Dairy');
});

test('Irish roosters are not chicken', () => {
  expect(named('IRISH ROOSTERS 2KG').food).not.toBe('chicken');
});
