import { expect, test } from 'vitest';
import { type Line, reasons, recipe } from './judged-recipe.fixture.ts';

const braise: Line[] = [
  [800, 'g', 'boneless chicken thighs'],
  [500, 'g', 'waxy potatoes'],
  [2, 'whole', 'onions'],
  [4, 'cloves', 'garlic'],
  [400, 'g', 'tinned chopped tomatoes'],
  [2, 'whole', 'carrots'],
  [1, 'whole', 'cucumber'],
  [2, 'tbsp', 'rice vinegar'],
  [1, 'tbsp', 'ground flaxseed'],
  [100, 'g', 'rice vermicelli'],
  [3, 'tbsp', 'olive oil'],
];
const everything = [
  'Nuts',
  'Peanuts',
  'Dairy',
  'Gluten',
  'Soy',
  'Eggs',
  'Fish',
  'Shellfish',
  'Sesame',
] as const;
const against = (step: string, allergies: readonly (typeof everything)[number][] = everything) =>
  reasons(recipe(braise, ['Cook everything.', step], { title: 'Braised chicken' }), [...allergies]);

test.each([
  'Shape the mixture into 8 sausages around the skewers and chill.',
  'Roll into a sausage shape and wrap in foil.',
  'Divide the meat into twelve and roll each piece into a small sausage.',
  'Press the potatoes into a cake and fry until golden.',
  'Toss the cucumber with the vinegar and leave to pickle.',
  'Set the onions aside to pickle while you cook.',
  'Add 450 ml of the poaching broth and simmer.',
  'Strain the cooking stock over the potatoes.',
  'Fry the potatoes in the onion-scented oil.',
  'Drizzle with garlic-infused oil.',
  'Stir the flax “egg” in.',
  'Mix the tomatoes and onion for a quick salsa. Serve topped with salsa.',
  'Soak the vermicelli and drain. Top with onions, vermicelli and carrots.',
  'Top the vermicelli with onions, or lay noodles and carrots on a leaf.',
  'Bake the potatoes in a lamington tin.',
  'Cook the onions in a paella pan or an omelette pan.',
  'The top of the potatoes should be the brown of good toast.',
  'Sandwich with the onions and press.',
  'Boil the potatoes, then peel and rice while hot.',
])('%s This names only listed foods', (step) => {
  expect(against(step)).toEqual([]);
});

test.each([
  ['Stir into sausage and fry.', 'Gluten'],
  ['Roll the mixture into sausage meat and fry.', 'Gluten'],
  ['Form patties and add sausages.', 'Gluten'],
  ['Shape the mixture into balls, then add sausages.', 'Gluten'],
  ['Pat the chicken dry and fry with a sausage.', 'Gluten'],
  ['Press the carrots into the cake.', 'Dairy'],
  ['Crumble the potatoes into a cake.', 'Dairy'],
  ['Press the potatoes into a cake mix and bake.', 'Eggs'],
  ['Drizzle with sesame-infused oil.', 'Sesame'],
  ['Drizzle with walnut-infused oil.', 'Nuts'],
  ['Drizzle with anchovy-infused oil.', 'Fish'],
  ['Add the flax, "egg" and onions.', 'Eggs'],
  ['Add the prawn stock.', 'Shellfish'],
  ['Top with salsa and soy sauce.', 'Soy'],
  ['Top with onions, vermicelli and carrots.', 'Gluten'],
  ['Soak the vermicelli. Add wheat vermicelli.', 'Gluten'],
  ['Soak the vermicelli. Add egg noodles.', 'Eggs'],
  ['Top with onions, udon noodles and carrots.', 'Gluten'],
  ['Serve in a lamington tin with lamingtons.', 'Eggs'],
  ['Crumble in a pan of brownies.', 'Gluten'],
  ['Finish with the gold of melted butter.', 'Dairy'],
  ['Soup and sandwich with carrots.', 'Gluten'],
] as const)('%s This may add %s', (step, allergy) => {
  expect(against(step, [allergy])).not.toEqual([]);
});

test.each(['Leave the onions, then add to pickle brine.', 'Serve with a pickle.'])(
  '%s The pickle is a food',
  (step) => {
    expect(against(step, [])).not.toEqual([]);
  },
);

test('oil that is drained off may be more than people eat, and otherwise may not', () => {
  const lines: Line[] = [
    [600, 'g', 'potatoes'],
    [6, 'whole', 'eggs'],
    [250, 'ml', 'olive oil'],
  ];
  const poach = 'Poach the potatoes in the oil.';
  const set = 'Pour in the eggs and let them set.';
  expect(reasons(recipe(lines, [poach, 'Drain, keeping the oil for next time.', set]))).toEqual([]);
  expect(reasons(recipe(lines, [poach, set]))).toHaveLength(1);
});

test('what a dish would be with another food is not in it', () => {
  const told = (description: string) =>
    reasons(recipe(braise, ['Cook everything.'], { title: 'Braise', description }), ['Gluten', 'Dairy']);
  expect(told('With beef it would be cottage pie.')).toEqual([]);
  expect(told('With beef it would be cottage pie, so we add cheese.')).not.toEqual([]);
  expect(told('With a spoon of cream it would be even better.')).not.toEqual([]);
});

test.each(['200 g paleo-friendly sausages', '200 g Whole30-compliant bacon'])(
  'the diet on the label of “%s” makes it no unknown food',
  (line) => {
    const [, amount, name = ''] = /^(\d+) g (.+)$/.exec(line)!;
    expect(reasons(recipe([...braise, [Number(amount), 'g', name]]), ['Nuts', 'Dairy'])).toEqual([]);
  },
);

test.each([
  ['paleo bread', 'Nuts'],
  ['keto pancake mix', 'Nuts'],
  ['keto breaded chicken', 'Nuts'],
  ['paleo meatballs', 'Eggs'],
  ['keto battered cod', 'Eggs'],
  ['paleo-friendly sausages', 'Gluten'],
] as const)('“%s” may be made with %s', (name, allergy) => {
  expect(reasons(recipe([...braise, [200, 'g', name]]), [allergy])).not.toEqual([]);
});

test('a yogurt sauce is made of listed yogurt, other sauces are products', () => {
  const told = (sauce: string, lines: Line[], allergies: ('Sesame' | 'Fish' | 'Soy')[]) =>
    reasons(
      recipe([...braise, ...lines], ['Cook everything.'], { description: `With a ${sauce} sauce.` }),
      allergies,
    );
  expect(told('cooling yogurt', [[200, 'g', 'Greek yogurt']], ['Sesame'])).toEqual([]);
  expect(told('yogurt', [], ['Sesame'])).not.toEqual([]);
  expect(told('fish', [[1, 'whole', 'egg']], ['Fish'])).not.toEqual([]);
  expect(told('soy', [[200, 'g', 'yogurt']], ['Soy'])).not.toEqual([]);
});
