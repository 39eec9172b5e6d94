import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const named = (text: string) => mentionedFoods(text).map(({ food }) => food.id);

test.each([
  'It needs no cheese.',
  'Simmer without any butter.',
  'Simmer without butter, cheese or cream.',
  'This dish has no fish sauce.',
  'Skip the butter.',
  'There is no need for flour.',
  'Don’t use fish sauce.',
  'It is thick instead of creamy, instead of the usual cream.',
  'Something else stands in for pine nuts.',
  'You won’t miss the parmesan.',
  'The ghee is not needed.',
  'Leave out the feta.',
  'Cut into walnut-sized pieces, the size of a hazelnut.',
  'Wait for a hazelnut color.',
  'As creamy as butter, with the texture of cream.',
  'Crunchier than any nut, and all the crunch of panko.',
  'A buttery, nutty, milky taste.',
  'A butterless, egg-free, peanut-free dish.',
  'Use a butter knife, an egg timer, a fish spatula, a bread knife and a milk frother.',
])('%s uses none of it', (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  ['Not only lemon but also cheddar.', 'cheddar'],
  ['If you have no butter, use cream.', 'heavy-cream'],
  ['Use no more than 2 tbsp butter.', 'butter'],
  ['Don’t forget the butter.', 'butter'],
  ['Do not skip the butter.', 'butter'],
  ['No nuts? Add almonds.', 'almond'],
  ['Season with fish sauce, not salt.', 'fish-sauce'],
  ['No salt is needed: add butter.', 'butter'],
  ['Instead of lemon, use yogurt.', 'yogurt'],
  ['You can skip the lemon and add butter.', 'butter'],
  ['Hold the lemon, add the feta.', 'feta'],
  ['Do not leave out the butter.', 'butter'],
  ['There is no better finish than butter.', 'butter'],
  ['No soup is complete without sour cream.', 'sour-cream'],
  ['Never serve it without butter.', 'butter'],
  ['Do not brown the butter.', 'butter'],
  ['Never boil the cream.', 'heavy-cream'],
  ['Replace half of the rice with butter.', 'butter'],
  ['Without a lid, melt the butter.', 'butter'],
])('%s uses it', (text, id) => {
  expect(named(text)).toContain(id);
});
