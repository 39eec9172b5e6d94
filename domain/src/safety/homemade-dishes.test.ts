import { expect, test } from 'vitest';
import type { Allergen } from '../vocabulary/options.ts';
import { type Line, reasons, recipe, stew } from './judged-recipe.fixture.ts';

type Case = [step: string, allergy: Allergen, lines: Line[]];
const coconutCream: Line = [100, 'ml', 'coconut cream'];
const veganCheese: Line = [50, 'g', 'vegan cheese'];
const veganButter: Line = [50, 'g', 'dairy-free butter'];
const eggs: Line = [2, 'whole', 'eggs'];
const garlic: Line = [2, 'cloves', 'garlic'];
const coconutYogurt: Line = [100, 'g', 'coconut yogurt'];
const ginger: Line = [30, 'g', 'ginger'];
const springOnions: Line = [6, 'whole', 'spring onions'];

const against = (step: string, allergy: Allergen, lines: Line[]) =>
  reasons(recipe([...stew, ...lines], ['Cook everything.', step]), [allergy]);

test.each<Case>([
  ['Stir in cream cheese.', 'Dairy', [coconutCream, veganCheese]],
  [
    'Melt milk chocolate over it.',
    'Dairy',
    [
      [100, 'ml', 'oat milk'],
      [50, 'g', 'dairy-free dark chocolate'],
    ],
  ],
  ['Stir in cheese sauce.', 'Dairy', [veganCheese, [2, 'tbsp', 'soy sauce']]],
  ['Serve with cheese dip.', 'Dairy', [veganCheese]],
  ['Add egg noodles.', 'Gluten', [eggs, [100, 'g', 'rice noodles']]],
  ['Stir in egg pasta.', 'Gluten', [eggs, [200, 'g', 'gluten-free pasta']]],
  ['Serve with garlic bread.', 'Gluten', [garlic, [100, 'g', 'gluten-free bread']]],
  ['Serve with garlic butter.', 'Dairy', [garlic, veganButter]],
  ['Top with garlic mayonnaise.', 'Eggs', [garlic, [50, 'ml', 'vegan mayonnaise']]],
  ['Stir in garlic yogurt.', 'Dairy', [garlic, coconutYogurt]],
  ['Drizzle with yogurt dressing.', 'Dairy', [coconutYogurt]],
  ['Drizzle with peanut dressing.', 'Soy', [[50, 'g', 'peanuts']]],
  ['Fry in vegetable oil.', 'Soy', [[100, 'g', 'mixed vegetables']]],
  ['Fry in sesame oil.', 'Sesame', []],
])('%s With these lines it may be a bought food with %s', (step, allergy, lines) => {
  expect(against(step, allergy, lines)).not.toEqual([]);
});

test.each<Case>([
  ['Toss with garlic butter.', 'Nuts', [garlic, [50, 'g', 'butter']]],
  ['Spread the garlic butter over.', 'Dairy', [garlic, veganButter]],
  ['Stir in garlic yogurt.', 'Nuts', [garlic, [100, 'g', 'yogurt']]],
  ['Drizzle with the yogurt dressing.', 'Dairy', [coconutYogurt]],
  ['Serve with the rice and the ginger-spring onion oil.', 'Soy', [ginger, springOnions]],
  ['Toss the rice with the chicken and garlic dressing.', 'Eggs', [garlic]],
  ['Serve with tomato and onion salsa.', 'Dairy', [[2, 'whole', 'tomatoes']]],
])('%s It is mixed of these lines, and free of %s', (step, allergy, lines) => {
  expect(against(step, allergy, lines)).toEqual([]);
});

test('what the title calls a dish names no food in the method, unless the method adds it', () => {
  const gnudi = (step: string) =>
    reasons(recipe(stew, ['Cook everything.', step], { title: 'Baked Gnudi with Chicken' }), ['Nuts']);
  expect(gnudi('Lower the gnudi into simmering water.')).toEqual([]);
  expect(gnudi('Add the gnudi to the rice.')).not.toEqual([]);
  expect(gnudi('Serve with gnudi.')).not.toEqual([]);
  expect(gnudi('Lower the qurut into simmering water.')).not.toEqual([]);
});

test('what is lifted out is no fish', () => {
  const fish = (step: string) => reasons(recipe(stew, ['Cook everything in water.', step]), ['Fish']);
  expect(fish('Lower the rice into water; fish it out when it is soft.')).toEqual([]);
  expect(fish('Fish them out when they rise.')).toEqual([]);
  expect(fish('Add the fish, then lift it out.')).not.toEqual([]);
  expect(fish('Stir in fish.')).not.toEqual([]);
});

test('what another food would bring is not in the dish', () => {
  const told = (description: string) =>
    reasons(recipe(stew, ['Cook everything.'], { description }), ['Peanuts']);
  expect(told('Toasted rice gives the nutty crunch peanuts usually would.')).toEqual([]);
  expect(told('It gives the crunch peanuts would need, so add them.')).not.toEqual([]);
  expect(told('It gives the crunch peanuts usually add.')).not.toEqual([]);
});

test('what runs out of bacon or lies in vinegar is made here', () => {
  const made = (step: string, ...lines: Line[]) =>
    reasons(recipe([...stew, ...lines], ['Cook everything.', step]));
  expect(made('Fry the rice in a little of the bacon fat.', [100, 'g', 'bacon'])).toEqual([]);
  expect(made('Fry the rice in the duck fat.', [100, 'g', 'bacon'])).not.toEqual([]);
  const vinegar: Line = [2, 'tbsp', 'rice vinegar'];
  expect(made('Toss the onions in it for a quick pickle. Serve with the pickle.', vinegar)).toEqual([]);
  expect(made('Serve with pickle relish.', vinegar)).not.toEqual([]);
});

test('“the dal” is of the listed lentils', () => {
  const dal = (step: string, ...lines: Line[]) =>
    reasons(recipe([...stew, ...lines], ['Cook everything.', step]));
  expect(dal('Season the dal with salt.', [2, 'cans', 'black lentils'])).toEqual([]);
  expect(dal('Serve with dal.')).not.toEqual([]);
});

test('words of dishes and kinds that are no food are told from those that are', () => {
  const told = (description: string, allergy: Allergen) =>
    reasons(recipe(stew, ['Cook everything.'], { description }), [allergy]);
  expect(told('A chicken donburi for a weeknight.', 'Fish')).toEqual([]);
  expect(told('Served with buri.', 'Fish')).not.toEqual([]);
  expect(told('Macaroons, not the almond kind.', 'Nuts')).toEqual([]);
  expect(told('Why not the almond version?', 'Nuts')).not.toEqual([]);
});

test('cauliflower that is pulsed to “couscous” is none', () => {
  const made = (step: string) =>
    reasons(recipe([...stew, [1, 'whole', 'cauliflower']], ['Cook everything.', step]), ['Gluten']);
  expect(made('Pulse the cauliflower to "couscous".')).toEqual([]);
  expect(made('Roast the cauliflower and add to "couscous".')).not.toEqual([]);
  expect(made('Pulse the cauliflower and mix with couscous.')).not.toEqual([]);
});

test('eight pieces of chicken are no eight chickens', () => {
  expect(reasons(recipe([...stew, [8, 'whole', 'chicken pieces on the bone']]))).toEqual([]);
  expect(reasons(recipe([[8, 'whole', 'chickens']]))).not.toEqual([]);
  expect(reasons(recipe([...stew, [3, 'whole', 'slices galangal']]))).toEqual([]);
});

test('“the cookies” are those of the title, if the list has what they are made of', () => {
  const bake = (title: string, ...lines: Line[]) =>
    reasons(recipe([[250, 'g', 'peanut butter'], ...lines], ['Cool the cookies.'], { title }), ['Gluten']);
  const flourless: Line[] = [
    [200, 'g', 'sugar'],
    [1, 'whole', 'egg'],
  ];
  expect(bake('Flourless Peanut Butter Cookies', ...flourless)).toEqual([]);
  expect(bake('Peanut Butter Cookies')).not.toEqual([]);
  expect(bake('Peanut Butter Pie with Cookies', ...flourless)).not.toEqual([]);
});

test('pickles are the listed pickled vegetables, and pancakes of a size are those of the batter', () => {
  const pickled: Line[] = [[100, 'g', 'mixed pickled vegetables']];
  expect(reasons(recipe([...stew, ...pickled], ['Cook everything.', 'Stir in the pickles.']))).toEqual([]);
  const batter: Line[] = [
    [3, 'whole', 'eggs'],
    [120, 'g', 'almond flour'],
  ];
  const pancakes = (step: string) => reasons(recipe(batter, ['Mix the eggs and flour.', step]), ['Gluten']);
  expect(pancakes('Cook 3-inch pancakes until golden.')).toEqual([]);
  expect(pancakes('Top with pancakes.')).not.toEqual([]);
});
