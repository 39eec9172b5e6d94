import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergensOfFood } from '../foods/allergens.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById, foods } from '../foods/table.ts';
import { unitSystems } from '../quantities/unit-systems.ts';
import { mergeNeeds } from './merge-lines.ts';
import { packsOf } from './packs.ts';
import { purchasesForNeeds } from './purchases-for-needs.ts';
import { sumNeeds } from './sum-needs.ts';

const needsOfLines = (lines: readonly string[]) =>
  lines.map((ingredient, at) => ({ ingredient, factor: 1, source: `meal ${at}` }));
/** The purchases for recipe lines. */
const buy = (...lines: string[]) =>
  mergeNeeds(needsOfLines(lines)).map(({ amount, unit, ingredient }) => [amount, unit, ingredient]);
const lineFor = (...lines: string[]) => mergeNeeds(needsOfLines(lines))[0];

test.each<[name: string, lines: string[], bought: [number, string, string]]>([
  ['juice, zest and wedges are lemons', ['100 ml lemon juice', '2 tsp lemon zest'], [3, 'whole', 'lemons']],
  ['whole lemons come beside', ['juice of 2 lemons', '1 lemon, cut into wedges'], [3, 'whole', 'lemons']],
  ['zest and juice are of one fruit', ['1 lemon, zested', '1 lemon, juiced'], [1, 'whole', 'lemon']],
  ['lime juice is limes', ['3 tbsp lime juice'], [2, 'whole', 'limes']],
  ['yolks and whites are of one egg', ['3 egg yolks', '2 egg whites', '3 eggs'], [6, 'whole', 'eggs']],
  ['cooked rice is rice', ['320 g cooked rice', '200 g rice'], [500, 'g', 'rice']],
  ['cooked pasta is pasta', ['800 g cooked pasta'], [500, 'g', 'pasta']],
  ['leaves are a head', ['16 lettuce leaves'], [1, 'head', 'lettuce']],
  ['cloves are a bulb', ['3 cloves garlic'], [1, 'head', 'garlic']],
  ['grams of a herb are bunches', ['70 g parsley', '2 tbsp chopped parsley'], [2, 'bunch', 'parsley']],
  ['sticks of celery are a bunch', ['3 sticks celery'], [1, 'bunch', 'celery']],
  ['ginger is a piece of a usual size', ['1 tbsp grated ginger'], [50, 'g', 'ginger']],
  ['cooked beans are a tin', ['200 g cooked chickpeas'], [1, 'can', 'chickpeas']],
  ['slices of bread are a loaf', ['8 slices bread'], [1, 'loaf', 'bread']],
  ['shredded chicken is chicken', ['450 g cooked chicken, shredded'], [610, 'g', 'chicken breasts']],
  ['melted butter is butter', ['50 g melted butter', '40 g softened butter'], [250, 'g', 'butter']],
  ['toasted nuts are nuts', ['60 g toasted walnuts'], [100, 'g', 'walnuts']],
  ['dashi is made of bonito flakes', ['1 l dashi'], [25, 'g', 'bonito flakes']],
  ['stock comes in cartons', ['650 ml chicken stock'], [1, 'l', 'chicken stock']],
  ['spice comes in jars', ['1½ tsp ground cumin'], [1, 'jar', 'cumin']],
  ['ricotta comes in round packs', ['800 g ricotta'], [1, 'kg', 'ricotta']],
  ['one carries few pots of yogurt', ['1.05 kg greek yogurt'], [1.5, 'kg', 'Greek yogurt']],
  ['grated coconut is a coconut', ['60 g fresh grated coconut'], [1, 'whole', 'coconut']],
  ['a slice of tomato is a tomato', ['2 slices tomato'], [1, 'whole', 'tomato']],
  ['flatbreads are counted as they are packed', ['4 chapatis'], [6, 'whole', 'chapatis']],
  ['so are packets in a pack', ['4 packets natto'], [6, 'packet', 'natto']],
  ['sheets come in packets', ['12 sheets rice paper'], [1, 'packet', 'rice paper']],
  ['packs in ounces are round in metric shops', ['100 g shiitake'], [150, 'g', 'shiitake mushrooms']],
  ['a gourd is cut for its buyer', ['800 g winter melon'], [800, 'g', 'winter melon']],
])('%s', (_, lines, bought) => {
  expect(buy(...lines)).toEqual([bought]);
});

test('US shops have other packs', () => {
  const us = (line: string) => {
    const [bought] = mergeNeeds(needsOfLines([line]), 'us');
    return `${bought?.amount} ${bought?.unit}`;
  };
  expect(us('7 eggs')).toBe('12 whole');
  expect(us('3 cups milk')).toBe('1 quart');
  expect(us('14 oz spaghetti')).toBe('1 lb');
  expect(us('4 oz spinach')).toBe('5 oz');
  expect(us('5 cups chicken stock')).toBe('2 quart');
  expect(us('2½ cups buttermilk')).toBe('1 quart');
  // At a counter.
  expect(us('14½ oz shrimp')).toBe('1 lb');
  expect(us('11 oz beef chuck')).toBe('0.75 lb');
  expect(us('2½ oz green beans')).toBe('3 oz');
  expect(us('½ cup heavy cream')).toBe('8 fl oz');
  expect(us('3 tbsp sherry')).toBe('1 bottle');
});

test('a line has a note on its use if the recipes use another form', () => {
  expect(lineFor('2 lemons', '60 ml lemon juice', 'zest of 1 lemon')?.note).toBe(
    '2 whole, juice of 1½, zest of 1',
  );
  expect(lineFor('20 eggs', '3 egg yolks')).toMatchObject({ needed: { amount: 23, unit: 'whole' } });
  expect(lineFor('320 g cooked rice')).toMatchObject({
    needed: { amount: 130, unit: 'g' },
    note: 'for 320\u202fg cooked rice',
  });
  expect(lineFor('2 onions')).toMatchObject({ needed: null, note: null });
  expect(lineFor('2 heads fennel')).toMatchObject({ amount: 2, unit: 'whole', needed: null });
  expect(lineFor('2 stalks lemongrass')).toMatchObject({ amount: 2, unit: 'whole', needed: null });
});

test('leftover amounts are given for food that does not keep', () => {
  expect(lineFor('120 g spinach')).toMatchObject({ amount: 200, left: { amount: 80, unit: 'g' } });
  expect(lineFor('15 g parsley')?.left).toEqual({ amount: 45, unit: 'g' });
  expect(lineFor('600 ml milk')).toMatchObject({ amount: 1, unit: 'l', left: { amount: 400, unit: 'ml' } });
  expect(lineFor('4 sprigs dill')?.left).toEqual({ amount: 25, unit: 'g' });
  expect(lineFor('7 curry leaves')?.left).toMatchObject({ unit: 'g' });
  expect(lineFor('8 lettuce leaves')?.left).toMatchObject({ unit: 'leaf' });
  expect(lineFor('1 kg watermelon')?.left).toEqual({ amount: 3.5, unit: 'kg' });
  expect(lineFor('300 g flour')?.left).toBeNull();
  expect(lineFor('450 g chicken breast')?.left).toBeNull();
});

test('staples are marked to be checked at home', () => {
  const staples = ['salt', 'black pepper', 'olive oil', 'flour', 'sugar', 'cumin', 'vinegar', 'soy sauce'];
  for (const name of staples) expect(lineFor(`1 tsp ${name}`), name).toMatchObject({ isStaple: true });
  for (const name of ['milk', 'rice', 'onion', 'capers', 'spaghetti', 'coconut milk']) {
    expect(lineFor(`100 g ${name}`), name).toMatchObject({ isStaple: false });
  }
});

test('so is all that seasons by the spoon and keeps, of every cuisine', () => {
  const seasonings = ['gochujang', 'miso', 'sriracha', 'sambal oelek', 'harissa', 'tamarind', 'hoisin sauce'];
  const likeStaples = ['chili oil', 'palm sugar', 'pomegranate molasses', 'potato starch', 'panko', 'sake'];
  for (const name of [...seasonings, ...likeStaples]) {
    expect(lineFor(`1 tbsp ${name}`), name).toMatchObject({ isStaple: true });
  }
  const flours = foods.filter(
    ({ kinds, name, section }) =>
      section === 'Pantry' && kinds.includes('flour') && /(?:flour|starch)$/.test(name),
  );
  expect(flours.filter(({ isStaple, shelfLife }) => !isStaple && (shelfLife?.open ?? 0) >= 60)).toEqual([]);
});

// Food table rows

test('every pack weighs something', () => {
  const without = foods.filter((food) =>
    unitSystems.some((system) =>
      packsOf(food, system).some(({ amount, unit }) => !((toGrams(food, amount, unit) ?? 0) > 0)),
    ),
  );
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a food’s purchase is sold in shops, and adds no allergen or broken diet', () => {
  const wrong = foods.filter((food) => {
    if (food.boughtAs === null) return false;
    const bought = foodById(food.boughtAs.food);
    const [own, other] = [allergensOfFood(food), allergensOfFood(bought)];
    return (
      bought.boughtAs !== null ||
      (food.boughtAs.grams === null && !(food.grams.each && bought.grams.each)) ||
      !other.contains.every((one) => own.contains.includes(one)) ||
      !other.mayContain.every((one) => [...own.contains, ...own.mayContain].includes(one)) ||
      !dietsBrokenBy(bought).every((diet) => dietsBrokenBy(food).includes(diet))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

// Sums

const uses = fc.array(
  fc.record({
    ingredient: fc.record({
      name: fc.constantFrom(
        'lemon',
        'lemon juice',
        'lemon zest',
        'egg',
        'egg yolk',
        'egg white',
        'cooked rice',
        'rice',
      ),
      amount: fc.double({ min: 0.1, max: 900, noNaN: true }),
      unit: fc.constantFrom('g', 'whole'),
    }),
    factor: fc.constantFrom(0.5, 1, 4 / 3),
    source: fc.constantFrom('Monday', 'Tuesday'),
  }),
  { maxLength: 12 },
);

test('the uses of a joint purchase add up to what the meals use', () => {
  fc.assert(
    fc.property(uses, (needed) => {
      const totals = sumNeeds(needed);
      const purchases = purchasesForNeeds(totals, []);
      expect(purchases.flatMap((purchase) => purchase.uses.map(({ total }) => total)).length).toBe(
        totals.length,
      );
      for (const total of totals) {
        expect(purchases.filter((purchase) => purchase.uses.some((use) => use.total === total))).toHaveLength(
          1,
        );
      }
      for (const { amount, uses } of purchases) {
        if (amount.kind !== 'grams') continue;
        for (const { total, ratio } of uses) {
          const grams =
            total.amount.kind === 'grams' && !total.amount.counted ? total.amount.grams * ratio : 0;
          expect(amount.grams).toBeGreaterThanOrEqual(grams - 1e-6);
        }
      }
    }),
  );
});
