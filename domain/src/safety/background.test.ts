import { expect, test } from 'vitest';
import { foodsOfDescription } from './named-foods.ts';

const namesIn = (title: string, description: string) =>
  foodsOfDescription(description, title).map(({ food }) => food.name);

test.each([
  [
    'Pea Soup',
    'You all know the pea soup with the dollop of sour cream. Our cantor cannot have milk.',
    'sour cream',
  ],
  ['Pea Soup (No Dairy)', 'Most recipes finish it with cream.', 'cream'],
  ['Tahini-Free Hummus', 'What does tahini bring? Fat.', 'tahini'],
  ['Date Balls', 'The original card calls for walnuts. I quit adding them long ago.', 'walnut'],
  ['Date Balls', 'My daughter is allergic. Every ball online starts with almond butter.', 'almond butter'],
  ['Mug Cake, No Egg', 'Ran out of eggs again.', 'egg'],
  ['Stir-Fry', 'Soy sauce brings glutamate. We have no soy sauce to lean on.', 'soy sauce'],
  ['Rice Pot', 'They threw peanuts over everything. He can’t have peanuts.', 'peanut'],
])('%s: %s The dish has no %s', (title, description, food) => {
  expect(namesIn(title, description).filter((name) => name.includes(food))).toEqual([]);
});

test.each([
  ['Pea Soup', 'Our cantor cannot have milk. The sour cream is for the rest of us.', 'sour cream'],
  ['Pea Soup (No Dairy)', 'Most recipes finish it with cream. Anyway, so do I.', 'cream'],
  ['Pea Soup', 'I can’t have dairy, so the usual cream goes in for the others.', 'cream'],
  ['Tahini-Free Hummus', 'Tahini, plenty of it.', 'tahini'],
  ['Date Balls', 'I quit adding walnuts in May. In June I began again.', 'walnut'],
  ['Date Balls', 'School is nut-free, and most bring none. These with pecans are for weekends.', 'pecan'],
  ['Date Balls', 'My aunt was allergic to nuts. When she moved out we put the hazelnuts back.', 'hazelnut'],
  ['Mug Cake, No Egg', 'We used two eggs after all.', 'egg'],
  ['Stew', 'Dad is allergic to fish. Mum slips in anchovies.', 'anchovy'],
  ['Stew', 'My cousin can’t have sesame. The original has tahini and this is the original.', 'tahini'],
  ['Stew', 'My aunt is allergic to milk. They add parmesan in the north and at our place.', 'parmesan'],
  ['Stew', 'He cannot have soy. Use soy sauce for everybody else.', 'soy sauce'],
])('%s: %s The dish may have %s', (title, description, food) => {
  expect(namesIn(title, description).join()).toContain(food);
});
