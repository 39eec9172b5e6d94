import { describe, expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import { caseCount } from '../testing/property-cases.ts';
import { noticesOf, readWish, readWishes } from './read-wish.ts';
import { fifteenWishes } from './testing/fifteen-wishes.ts';

const profile = { ...usualProfile, timePreference: 120 };
describe('fifteen ways to phrase a request', () => {
  test.each(fifteenWishes)('%s', (text, isKept) => {
    const { wish, notUnderstood } = readWishes(profile, text);
    expect(notUnderstood).toEqual([]);
    // Foods and kinds of dish are followed as far as the cook book has them; limits apply to every dish.
    const isBound = !/zucchini|chicken|soup|Thai|cheap/.test(text);
    const { recipes } = composeRecipes({ profile, wish, count: isBound ? caseCount(40) : 5, seed: 7 });
    expect(recipes.length).toBeGreaterThan(isBound ? 3 : 0);
    for (const recipe of recipes) expect(isKept(recipe), recipe.title).toBe(true);
  });
});

test.each<[string, string[]]>([
  ['use up the zucchini', ['With zucchini']],
  [
    'a vegan curry with chickpeas, ready in half an hour',
    ['At most 30 minutes', 'Vegan', 'Curry', 'With chickpeas'],
  ],
  ['quick lunch for two, nothing spicy, no dairy', ['Quick', 'For 2', 'No dairy', 'Mild', 'Lunch']],
  ['Kids eat with us; no mushrooms or eggplant', ['Mild', 'No mushrooms', 'No eggplant']],
  ['high protein breakfast without eggs', ['No eggs', 'High protein', 'Breakfast']],
  ['no oven, no blender, on a budget', ['No oven', 'No blender', 'Cheap']],
  ['Ethiopian for 4', ['For 4', 'Ethiopian']],
  ['my husband can’t stand olives', ['No olives']],
])('“%s” is understood as %j', (text, chips) => {
  expect(readWish(text)).toMatchObject({ understood: chips, notices: [] });
});

test('words that are not understood are reported as written', () => {
  expect(readWish('chicken, but make it sparkle for Atlantis').notUnderstood).toEqual([
    'sparkle for Atlantis',
  ]);
  expect(noticesOf(readWish('shimmering soup'))).toEqual(['We could not make anything of “shimmering”.']);
});

test('a cuisine that the cook book lacks is reported, with the nearest that it has', () => {
  const { wish, notices } = readWish('something Bolivian');
  expect(wish.cuisines).toEqual(['Peruvian']);
  expect(notices).toEqual(['We do not cook Bolivian yet; Peruvian is the nearest that we do.']);
});

test('standing instructions apply to every batch, a request only to its own', () => {
  const household = { customInstructions: 'Kids eat with us; no cilantro. We love chickpeas.' };
  const { wish, understood } = readWishes(household, 'salmon');
  expect(wish.maxHeat).toBe(1);
  expect(wish.without).toContain('cilantro');
  expect(wish.foods).toHaveLength(1);
  expect(understood).toEqual(['With salmon']);
});

test.each<[string, string[]]>([
  ["I'd like chicken", ['With chicken']],
  ['cilantro is out', ['No cilantro']],
  ["we can't do gluten", ['No gluten']],
  ['no milk or cheese', ['No dairy', 'No cheese']],
  ["we don't eat meat", ['Vegetarian']],
  ["I can't handle spicy food", ['Mild']],
  ['no hot peppers', ['Mild']],
  ['heart-healthy', ['Heart-healthy']],
  ['light on salt', ['Low salt']],
  ['quick cleanup', ['One pot']],
])('“%s” means %j and not its opposite', (text, chips) => {
  expect(readWish(text).understood).toEqual(chips);
});

test.each([
  "we don't grill",
  'we have no kids',
  'not a fan of comfort food',
  "I don't own an air fryer",
  'my husband hates meal prep',
  'no barbecue',
])('“%s” asks for no style', (text) => {
  expect(readWish(text).wish.styles).toEqual([]);
});

test('no text makes the parser throw', () => {
  for (const text of [
    '',
    ' ',
    '🍲🍲',
    '((((',
    'no no no',
    'for -3',
    'a'.repeat(5000),
    'for 99999 in 0 minutes',
    '\u0000',
  ])
    expect(() => readWish(text)).not.toThrow();
});

test('a requested food means the food itself, a refused one also foods made of it', () => {
  const asked = readWish('chickpeas').wish.foods.flat();
  expect(asked).toContain('chickpea');
  expect(asked).not.toContain('hummus');
  expect(readWish('no chickpeas').wish.without).toEqual(expect.arrayContaining(['chickpea', 'hummus']));
});
