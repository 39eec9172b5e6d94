import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const named = (text: string) => mentionedFoods(text).map(({ food }) => food.id);

test.each([
  'The best thing since sliced bread.',
  'My kids go nuts for it.',
  'Beef up the flavor.',
  'Let it simmer at a snail’s pace.',
  'Open sesame: lift the lid.',
  'We have bigger fish to fry.',
  'Do not over-egg it.',
  'He is a tough cookie.',
  'It became a chilli sin carne.',
])('%s The saying names no food', (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  ['Spread the icing on the cake.', 'cake'],
  ['My kids go nuts for the cheese on top.', 'cheddar'],
  ['Swap them for nuts.', 'mixed-nut'],
  ['Open sesame oil and drizzle.', 'sesame-oil'],
  ['Beef up the stew with beef.', 'beef'],
  ['Slice the bread.', 'bread'],
])('%s names %s', (text, food) => {
  expect(named(text)).toContain(food);
});
