import { expect, test } from 'vitest';
import { mentionedFoods } from './named-foods.ts';

const namesIn = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

test.each([
  ['My uncle cooks his without the mayonnaise. Mine is full of it.', 'mayonnaise'],
  ["Mother's had no egg; this one is richer.", 'egg'],
  ['My first attempt had no walnuts. This one makes up for it.', 'walnut'],
  ['I used to leave out the sour cream. Silly me.', 'sour cream'],
  ['I once met a chef who skipped the butter. I am not that chef.', 'butter'],
  ['She never added cheese. Her loss.', 'cheddar'],
  ['Some say no cream; I say a whole cup, stirred in at the end.', 'cream'],
  ['No mayonnaise, they said. I said yes, and a good spoonful.', 'mayonnaise'],
  ['My mother never added cheese, and I never leave it out.', 'cheddar'],
  ['I was told to leave out the tahini and ignored it.', 'tahini'],
  ['Without prawns it is just a vegetable pot, so in they go.', 'shrimp'],
  ['My doctor forbade me shrimp, my appetite did not.', 'shrimp'],
  ['Made without sour cream on weekdays, with it on Sundays.', 'sour cream'],
])('%s What others leave out may be in this dish: %s', (text, food) => {
  expect(namesIn(text).join()).toContain(food);
});

test.each([
  ['My daughter cannot have fish sauce, hence the lime.', 'fish sauce'],
  ['My neighbour taught me to leave out the butter.', 'butter'],
  ['There is no egg in it, and there never was.', 'egg'],
])('%s The dish has no %s', (text, food) => {
  expect(namesIn(text).filter((name) => name.includes(food))).toEqual([]);
});

test.each([
  ['I like peanuts in it.', 'peanut'],
  ['Do you not like eggs? You will now.', 'egg'],
  ['It smells of sesame oil, which goes in at the end.', 'sesame oil'],
  ["Anchovy haters, relax: you will not know they're there.", 'anchovy'],
  ['I am allergic to prawns, but I cook them for the others.', 'shrimp'],
  ['I stopped buying ghee. In March I started again.', 'ghee'],
  ['My cousin is allergic to milk. Everyone else gets a spoon of sour cream.', 'sour cream'],
])('%s The dish may have %s', (text, food) => {
  expect(namesIn(text).join()).toContain(food);
});
