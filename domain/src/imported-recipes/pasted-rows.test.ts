import { expect, test } from 'vitest';
import { readRecipeText } from './read-recipe-text.ts';

const recipe = {
  title: 'Lentil stew',
  lines: ['250 g brown lentils', '2 carrots', '1 tbsp mustard', 'salt to taste'],
  steps: ['Cook the lentils with the chopped carrots for 40 minutes.', 'Stir in the mustard.'],
};
const list = ['Ingredients', ...recipe.lines];
const method = ['Method', ...recipe.steps];
const whole = [recipe.title, '', ...list, '', ...method];

test.each([
  ['nothing', whole],
  ['a greeting and a farewell', ['Hi Jo,', '', 'here it is:', '', ...whole, '', 'Love, Mum']],
  ['the marks of a forwarded mail', whole.map((row) => `> ${row}`)],
  ['the sender of a message', [`[14:02, 12/5/2024] Jo: ${whole[0]}`, ...whole.slice(1)]],
  ['the frame of Meal-Master', ['MMMMM----- Recipe via Meal-Master (tm) v8.05', ...whole, 'MMMMM']],
  ['labels', ['Subject: dinner', `Title: ${recipe.title}`, 'Categories: Stews', ...list, ...method]],
  [
    'marks of bold text',
    [`**${recipe.title}**`, '**Ingredients**', ...recipe.lines, '**Method**', ...recipe.steps],
  ],
  ['buttons that scale the list', [recipe.title, 'Ingredients', '1x 2x 3x', ...recipe.lines, ...method]],
  [
    'its sections in one line each',
    [recipe.title, `Ingredients: ${recipe.lines.slice(0, 3).join(', ')}, 1 pinch salt`, ...method],
  ],
  ['no headings', [recipe.title, ...recipe.lines, ...recipe.steps]],
])('a recipe is read from text with %s', (what, rows) => {
  const lines = what.startsWith('its sections')
    ? [...recipe.lines.slice(0, 3), '1 pinch salt']
    : recipe.lines;
  expect(readRecipeText(rows)).toMatchObject({ ...recipe, lines });
});

test('steps that a mail wrapped within a sentence are whole', () => {
  const wrapped = [
    'Cook the lentils with the chopped carrots and a bay leaf for',
    '40 minutes.',
    'Stir and',
    'serve.',
  ];
  const steps = [
    'Fry the carrots slowly in a heavy pan, with a lid, until they',
    'are soft and sweet.',
    'Serve hot.',
  ];
  expect(readRecipeText([...list, 'Method', ...steps]).steps).toEqual([
    `${steps[0]} ${steps[1]}`,
    'Serve hot.',
  ]);
  // A short row ends a step, and a number may begin one.
  expect(readRecipeText([...list, 'Method', ...wrapped]).steps).toEqual(wrapped);
});

test.each(['Dear Santa cookies', 'Best served cold', 'Halloween soup', 'Hi-hat cupcakes', 'Love cake'])(
  '%j is a title and no greeting',
  (title) => {
    expect(readRecipeText([title, ...list, ...method]).title).toBe(title);
  },
);

test('a last step that sounds like a farewell stays', () => {
  const last = ['Best served with cheers.', 'Serve with love', 'Enjoy!'];
  for (const step of last) expect(readRecipeText([...whole, step]).steps).toEqual([...recipe.steps, step]);
});

test('a food that is named as the dish stays in the list', () => {
  expect(readRecipeText(['Peanut butter', 'Peanut butter', '2 eggs', '1 cup sugar']).lines).toContain(
    'Peanut butter',
  );
});
