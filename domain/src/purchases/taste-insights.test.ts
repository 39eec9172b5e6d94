import { describe, expect, test } from 'vitest';
import type { TasteInsight } from './insight.ts';
import type { BoughtReceipt } from './purchases.ts';
import { tasteInsights } from './taste-insights.ts';
import { again, daysAgo, item, receipt, today } from './testing/baskets.ts';

const insights = (...receipts: BoughtReceipt[]) => tasteInsights(receipts, today);
const names = (all: readonly TasteInsight[]) => all.map(({ name }) => name);
const textsOf = (all: readonly TasteInsight[], name: string) =>
  all.find((one) => one.name === name)?.because.map(({ text }) => text);
const strengthOf = (all: readonly TasteInsight[], name: string) =>
  all.find((one) => one.name === name)?.strength ?? 0;

const korean = 'gochujang kimchi sesame-oil korean-rice-cake';
const ordinary =
  'ground-beef pasta tomato-sauce cheddar bread milk egg banana apple potato onion chicken-breast butter potato-chip cola ice-cream breakfast-cereal orange-juice lettuce tomato carrot bacon yogurt ketchup pizza coffee cookie';

test('without receipts there are no insights', () => {
  const nothing = { cuisines: [], nutritionGoals: [], likedFoods: [], habits: [] };
  expect(insights()).toEqual(nothing);
  expect(insights({ id: 'empty', boughtAt: today, items: [] })).toEqual(nothing);
});

describe('cuisines', () => {
  test('gochujang, kimchi, sesame oil and rice cakes indicate Korean, and those lines are the evidence', () => {
    const bought = receipt(`milk rice ${korean} onion`);
    const { cuisines } = insights(bought);
    expect(names(cuisines)).toEqual(['Korean']);
    expect(textsOf(cuisines, 'Korean')).toEqual(['GOCHUJANG', 'KIMCHI', 'KOREAN RICE CAKE', 'SESAME OIL']);
    expect(cuisines[0]!.because[0]).toEqual({ receiptId: bought.id, itemId: 2, text: 'GOCHUJANG' });
  });

  test.each([
    ['Thai', 'red-curry-paste makrut-lime-leaf thai-basil fish-sauce coconut-milk'],
    ['Indian', 'garam-masala paneer naan toor-dal ghee'],
    ['Mexican', 'corn-tortilla salsa black-bean taco-seasoning cotija avocado'],
    ['Japanese', 'miso nori mirin panko wasabi'],
    ['Greek', 'feta halloumi grape-leaf phyllo kalamata-olive'],
    ['Italian', 'gnocchi prosciutto mascarpone arborio-rice pesto ciabatta'],
    ['Vietnamese', 'rice-paper nuoc-cham fish-sauce thai-basil pho-spice'],
    ['Middle Eastern', 'zaatar sumac tahini labneh freekeh'],
    ['Spanish', 'chorizo manchego sherry-vinegar bomba-rice'],
    ['French', 'creme-fraiche brie tarragon cornichon herbes-de-provence'],
    ['Chinese', 'hoisin-sauce shaoxing-wine doubanjiang bok-choy sichuan-peppercorn'],
  ])('%s ranks first where its foods were bought', (cuisine, foods) => {
    expect(names(insights(receipt(`milk egg ${foods} onion`)).cuisines)[0]).toBe(cuisine);
  });

  test('one jar of fish sauce suggests no cuisine, however often it is bought', () => {
    expect(insights(receipt('fish-sauce rice chicken-thigh')).cuisines).toEqual([]);
    expect(insights(...again('fish-sauce rice chicken-thigh', 8)).cuisines).toEqual([]);
  });

  test('the evidence lists each food once, then repeats, the latest first', () => {
    const sauces = [1, 8, 15, 22].map((days) => receipt('gochujang', days));
    const { cuisines } = insights(...sauces, receipt('kimchi korean-rice-cake', 30));
    expect(textsOf(cuisines, 'Korean')).toEqual([
      'GOCHUJANG',
      'KIMCHI',
      'KOREAN RICE CAKE',
      'GOCHUJANG',
      'GOCHUJANG',
    ]);
    const [first, , , second] = cuisines[0]!.because.map(({ receiptId }) => receiptId);
    expect([first, second]).toEqual([sauces[0]!.id, sauces[1]!.id]);
  });

  test('several kinds of one food count as one indicator', () => {
    const pastes = 'red-curry-paste green-curry-paste yellow-curry-paste rice chicken-thigh';
    expect(insights(receipt(pastes)).cuisines).toEqual([]);
  });

  test('foods that every household buys indicate no cuisine', () => {
    expect(insights(...again(ordinary, 4)).cuisines).toEqual([]);
    const staples = 'onion garlic rice lemon carrot tomato chicken-breast egg olive-oil black-pepper ginger';
    expect(insights(...again(staples, 10)).cuisines).toEqual([]);
  });

  test('old receipts count less and less, and buying again restores the insight', () => {
    const strengths = [0, 30, 60].map((days) =>
      strengthOf(insights(receipt(korean, days)).cuisines, 'Korean'),
    );
    expect(strengths[0]).toBeGreaterThan(strengths[1]!);
    expect(strengths[1]).toBeGreaterThan(strengths[2]!);
    expect(insights(receipt(korean, 365)).cuisines).toEqual([]);
    const repeated = insights(receipt(korean, 60), receipt(korean, 2)).cuisines;
    expect(strengthOf(repeated, 'Korean')).toBeGreaterThan(
      strengthOf(insights(receipt(korean, 2)).cuisines, 'Korean'),
    );
  });

  test('a receipt dated in the future counts as of today', () => {
    const { items } = receipt(korean);
    const at = (boughtAt: Date) => insights({ id: 'one', boughtAt, items });
    expect(at(daysAgo(-400))).toEqual(at(today));
  });

  test('foods of several Asian cuisines, too few of each, indicate Asian', () => {
    const cuisines = names(
      insights(receipt('rice-vinegar lemongrass gochujang hoisin-sauce nori sambal')).cuisines,
    );
    expect(cuisines).toEqual(['Asian']);
  });

  test('printed words that name a cuisine count like foods', () => {
    const items = [
      item(0, 'rice-noodle', { text: 'THAI KTN RC NOODLE' }),
      item(1, 'chicken-noodle-soup', { text: 'THAI KITCHEN SOUP' }),
      item(2, 'makrut-lime-leaf'),
      item(3, 'potato-chip', { text: 'LAYS THAI SWT CHILI', food: null, name: 'thai chips' }),
    ];
    const { cuisines } = insights({ id: 'thai', boughtAt: today, items });
    expect(names(cuisines)).toEqual(['Thai']);
    expect(textsOf(cuisines, 'Thai')).toContain('LAYS THAI SWT CHILI');
  });

  test('French fries, Greek yogurt, Italian dressing and American cheese indicate no cuisine', () => {
    const items = [
      item(0, 'french-fries', { text: 'FRENCH FRIES' }),
      item(1, 'mustard', { text: "FRENCH'S MUSTARD" }),
      item(2, 'greek-yogurt', { text: 'GREEK YOG NF' }),
      item(3, 'italian-dressing', { text: 'WB ITALIAN DRSG' }),
      item(4, 'bread', { text: 'ITALIAN BREAD' }),
      item(5, 'bread', { text: 'FRENCH BREAD' }),
      item(6, 'coffee-creamer', { text: 'FRENCH VANILLA' }),
      item(7, 'american-cheese', { text: 'AMERICAN CHS' }),
      item(8, 'onion', { text: 'SPANISH ONION' }),
      item(9, 'green-bean', { text: 'FRENCH CUT GRN BEANS' }),
    ];
    expect(insights({ id: 'names', boughtAt: today, items }).cuisines).toEqual([]);
    const unknown = [
      'FRENCH ROAST',
      'FRENCH VANILLA',
      'FRENCH ONION DIP',
      'FRENCH TOAST STCKS',
      'FRENCHFRIES',
    ];
    const strange = unknown.map((text, id) =>
      item(id, 'milk', { text, name: text.toLowerCase(), food: null }),
    );
    expect(insights({ id: 'unknown', boughtAt: today, items: strange }).cuisines).toEqual([]);
    const named = ['FRENCH CIDER', 'FRENCHLENTIL', 'FRENCH CHS', 'FRENCH PATE', 'FRENCH TART'];
    const french = named.map((text, id) => item(id, 'milk', { text, name: text.toLowerCase(), food: null }));
    expect(names(insights({ id: 'french', boughtAt: today, items: french }).cuisines)).toEqual(['French']);
  });

  test('a household that cooks many cuisines gets a weaker insight for each', () => {
    const all = `${korean} garam-masala paneer naan miso nori mirin red-curry-paste makrut-lime-leaf galangal feta halloumi grape-leaf zaatar sumac labneh chorizo manchego sherry-vinegar`;
    const { cuisines } = insights(...again(all, 3));
    expect(cuisines.length).toBeLessThanOrEqual(5);
    const alone = strengthOf(insights(...again(korean, 3)).cuisines, 'Korean');
    for (const { strength } of cuisines) expect(strength).toBeLessThan(alone);
  });
});

describe('nutrition goals', () => {
  const baskets: Readonly<Record<string, string>> = {
    'Muscle Building':
      'chicken-breast greek-yogurt egg cottage-cheese ground-turkey canned-tuna protein-powder skim-milk rice broccoli oats salmon',
    'Heart Health':
      'salmon oats canned-lentil chickpea walnut olive-oil spinach broccoli avocado almond brown-rice sardine tomato carrot',
    'Digestive Health':
      'kefir sauerkraut kimchi yogurt oats black-bean canned-lentil whole-wheat-bread pear apple chia-seed broccoli carrot',
    'Weight Loss':
      'cauliflower-rice zucchini cucumber lettuce tomato mushroom spinach nonfat-greek-yogurt chicken-breast cod egg-white skim-milk strawberry',
    'Anti-Inflammatory':
      'blueberry raspberry spinach kale salmon turmeric ginger olive-oil walnut green-tea broccoli sardine avocado',
    'Energy Boost':
      'banana oats granola-bar brown-rice almond peanut-butter date quinoa whole-wheat-bread trail-mix egg milk apple',
    'Better Sleep': 'kiwi cherry-juice chamomile herbal-tea milk oats banana almond salmon walnut bread egg',
    Longevity:
      'black-bean canned-lentil chickpea kale sweet-potato walnut oats olive-oil spinach tofu whole-wheat-bread almond green-tea',
  };

  test.each(Object.entries(baskets))('a basket typical of %s indicates that goal', (goal, foods) => {
    const { nutritionGoals } = insights(...again(foods, 4));
    expect(strengthOf(nutritionGoals, goal)).toBeGreaterThan(0.5);
    expect(strengthOf(nutritionGoals, goal)).toBe(nutritionGoals[0]!.strength);
  });

  test('ordinary shopping and junk food indicate no goal', () => {
    expect(insights(...again(ordinary, 4)).nutritionGoals).toEqual([]);
    const junk =
      'cola pizza potato-chip cookie ice-cream bacon frankfurter burger-bun ready-meal beer doughnut';
    expect(insights(...again(junk, 4)).nutritionGoals).toEqual([]);
  });

  test('purchases that contradict a goal count against it', () => {
    const good = baskets['Heart Health']!;
    const both = `${good} bacon sausage butter cola potato-chip cookie`;
    const [plain, mixed] = [good, both].map((foods) =>
      strengthOf(insights(...again(foods, 4)).nutritionGoals, 'Heart Health'),
    );
    expect(mixed).toBeLessThan(plain! - 0.2);
  });

  test('fewer than eight known foods indicate no goal, and unknown items do not count toward the eight', () => {
    const few = receipt('salmon oats canned-lentil walnut olive-oil spinach almond');
    expect(insights(few).nutritionGoals).toEqual([]);
    const strange = Array.from({ length: 20 }, (_, index) =>
      item(100 + index, 'milk', { food: null, name: 'thing' }),
    );
    expect(insights({ ...few, items: [...few.items, ...strange] }).nutritionGoals).toEqual([]);
  });

  test('salt counts against Heart Health, and diluted protein counts less for Muscle Building', () => {
    const salty = baskets['Heart Health']!.replace('salmon', 'sauerkraut miso kimchi');
    const goals = (foods: string) => insights(...again(foods, 4)).nutritionGoals;
    expect(strengthOf(goals(salty), 'Heart Health')).toBeLessThan(
      strengthOf(goals(baskets['Heart Health']!), 'Heart Health'),
    );
    const diluted = `${baskets['Muscle Building']} pasta pasta bread bread cookie potato-chip rice rice ice-cream`;
    expect(strengthOf(goals(diluted), 'Muscle Building')).toBeLessThan(0.4);
  });

  test('one shopping trip counts less than the same trip every week', () => {
    const foods = baskets['Muscle Building']!;
    const once = strengthOf(insights(receipt(foods)).nutritionGoals, 'Muscle Building');
    expect(once).toBeGreaterThan(0);
    expect(once).toBeLessThan(strengthOf(insights(...again(foods, 4)).nutritionGoals, 'Muscle Building'));
  });
});

describe('liked foods', () => {
  test('are those bought on several days, by their name in the food table', () => {
    const { likedFoods } = insights(receipt('salmon mango', 1), receipt('salmon', 8), receipt('salmon', 15));
    expect(names(likedFoods)).toEqual(['salmon']);
    expect(likedFoods[0]!.because).toHaveLength(3);
  });

  test('two packs on one day are one purchase', () => {
    expect(insights(receipt('salmon salmon salmon')).likedFoods).toEqual([]);
    const twice = { ...receipt('salmon'), id: 'another' };
    expect(insights(receipt('salmon'), twice).likedFoods).toEqual([]);
  });

  test('foods that every household buys rank after distinctive ones', () => {
    const { likedFoods } = insights(
      ...again('egg milk onion olive-oil sugar all-purpose-flour', 8),
      ...again('mango', 3),
    );
    expect(names(likedFoods)[0]).toBe('mango');
  });

  test('alcohol, baby food and water are left out', () => {
    expect(insights(...again('beer red-wine infant-formula baby-cereal water', 8)).likedFoods).toEqual([]);
  });

  test('foods bought last year do not count as liked', () => {
    expect(insights(receipt('mango', 370), receipt('mango', 380)).likedFoods).toEqual([]);
  });
});

test('invalid amounts and dates do not break the insights', () => {
  const odd = [Number.NaN, Number.POSITIVE_INFINITY, 1e12, 0].map((amount, index) =>
    item(index, 'salmon', { amount, unit: 'lb' }),
  );
  const receipts = [
    { id: 'odd', boughtAt: today, items: [...odd, ...receipt(`${ordinary} ${korean}`).items] },
    { id: 'never', boughtAt: new Date(Number.NaN), items: receipt(korean).items },
    { id: 'ancient', boughtAt: new Date(-8e15), items: receipt(korean).items },
    { id: 'gone', boughtAt: today, items: [item(0, 'salmon', { food: 'no-such-food', text: '' })] },
  ];
  const all = Object.values(tasteInsights(receipts, today)).flat();
  for (const { strength } of all) expect(strength >= 0 && strength <= 1).toBe(true);
  expect(all.flatMap(({ because }) => because.map(({ receiptId }) => receiptId))).not.toContain('never');
});
