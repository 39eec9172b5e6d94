import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const named = (text: string) => mentionedFoods(text).map(({ food }) => food.id);
const excuses = ['It needs no butter', 'It tastes better than butter would', 'Nobody will miss the butter'];
const returns = [
  ', but stir a knob in anyway.',
  '. I add it all the same.',
  ', but a little never hurts.',
  '. A splash would be nice.',
  '. Stir in a little.',
  ', though some of it won’t hurt.',
];

test.each(excuses.flatMap((excuse) => returns.map((after) => excuse + after)))('%s', (text) => {
  expect(named(text)).toContain('butter');
});

test.each(excuses)('%s: excused where the text does not return to it', (excuse) => {
  expect(named(`${excuse}. Stir in a little water, and serve it.`)).not.toContain('butter');
});
