import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { foods } from '../foods/table.ts';
import { readIngredient } from '../ingredient-lines/read-line.ts';
import { pictureOfClass, platePictures } from './plate.ts';

const of = (name: string, amount: number, unit = 'g') => readIngredient({ name, amount, unit });

test('the main food comes first, then the rest by weight, each picture once', () => {
  const pictures = platePictures([
    of('broccoli', 300),
    of('carrots', 200),
    of('rice', 350),
    of('chicken breast', 500),
    of('chicken thighs', 100),
  ]);
  expect(pictures).toEqual(['poultry-leg', 'cooked-rice', 'broccoli', 'carrot']);
});

test('a starchy base is the main food if there is more of it', () => {
  expect(platePictures([of('spaghetti', 400), of('bacon', 100), of('tomatoes', 800)])[0]).toBe('spaghetti');
});

test('a dusting of flour is not the main food', () => {
  expect(platePictures([of('all-purpose flour', 40), of('feta', 250), of('lemon', 60)])[0]).toBe(
    'cheese-wedge',
  );
});

test('the order of the list makes no difference', () => {
  const list = [of('rice', 200), of('shrimp', 300), of('lime', 1, 'whole'), of('cilantro', 10)];
  expect(platePictures([...list].reverse())).toEqual(platePictures(list));
});

test('salt, oil and sugar are shown only when there is nothing else', () => {
  const seasoning = [of('salt', 5), of('olive oil', 30), of('sugar', 500)];
  expect(platePictures([...seasoning, of('carrot', 20)])).toEqual(['carrot']);
  expect(platePictures(seasoning)).toContain('salt');
});

test('a stock or a sauce never comes before the main foods', () => {
  expect(platePictures([of('vegetable stock', 2000), of('carrot', 100)])[0]).toBe('carrot');
});

test('never more than six, and none for unknown foods', () => {
  const many = 'rice,carrot,tomato,potato,broccoli,egg,banana,lemon,bread'
    .split(',')
    .map((name) => of(name, 100));
  expect(platePictures(many)).toHaveLength(6);
  expect(platePictures([of('zorbleflax', 100)])).toEqual([]);
  expect(platePictures([])).toEqual([]);
});

test('every picture exists in the set and has no gradients, whose ids would clash on one page', () => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const icons = JSON.parse(readFileSync(set, 'utf8')).icons;
  const names = [...Object.values(pictureOfClass), ...foods.flatMap((food) => food.picture ?? [])];
  for (const name of names) {
    expect(icons[name], name).toBeDefined();
    expect(icons[name].body, name).not.toContain('url(#');
  }
});

test('in a dish of fish the fish comes first', () => {
  expect(platePictures([of('salmon', 400), of('potatoes', 300)])).toEqual(['fish', 'potato']);
});

test('a starch is not shown as a potato, nor bonito flakes as a fish', () => {
  expect(platePictures([of('bonito flakes', 5), of('ginger', 10)])).toEqual(['ginger-root']);
  expect(platePictures([of('potato starch', 60), of('mushrooms', 300)])).toEqual(['brown-mushroom']);
});

test('meatballs are not shown as a jar, nor mozzarella as a glass of milk', () => {
  expect(platePictures([of('meatballs', 400), of('tomatoes', 300)])).toEqual(['tomato']);
  expect(platePictures([of('fresh mozzarella', 200)])).toEqual(['cheese-wedge']);
});
