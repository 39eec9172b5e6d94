import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const read = (html: string) =>
  readRecipePage(parsePage(new TextEncoder().encode(html), null), 'https://cook.example/');
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

test('a list without a heading goes on below the names of its parts', () => {
  const page = `<h1>Meringues</h1><h2>Produce</h2>${list(['½ lemon'])}<h2>Pantry</h2>${list(['1 cup sugar', '½ teaspoon salt'])}
    <h2>Dairy</h2>${list(['4 egg whites'])}<h3>1. Prepare:</h3><ul><li>Heat the oven to 200°.</li><li>Line a baking sheet.</li></ul>`;
  expect(read(page).lines).toEqual([
    '½ lemon',
    'Pantry:',
    '1 cup sugar',
    '½ teaspoon salt',
    'Dairy:',
    '4 egg whites',
  ]);
});

test('servings and times above a list are not lines of it', () => {
  const rows = [
    ['2', 'avocados'],
    ['4', 'large eggs'],
    ['1 cup', 'feta'],
  ];
  const boxes = rows.map(([amount, food]) => `<div><label>${amount}</label><p>${food}</p></div>`).join('');
  const page = `<h1>Avocados</h1><h2>2</h2><h2>5 minutes</h2><h2>15 minutes</h2><h2>Ingredients</h2><div>${boxes}</div>`;
  expect(read(page).lines).toEqual(['2 avocados', '4 large eggs', '1 cup feta']);
});

const declared = ['90 g parmesan', '1 onion', '1 clove garlic'];
const linked = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Gnocchi', recipeIngredient: declared })}</script>`;

test('foods with amounts that a page lists behind those of linked data belong to the list', () => {
  const whole = [...declared, '250 ml milk', '200 g tomatoes'];
  expect(read(`${linked}<h2>Ingredients</h2>${list(whole)}`).lines).toEqual(whole);
});

test('nutrition behind the list of linked data does not', () => {
  const more = ['428 kcal', '33 g protein', '12 g fat'];
  expect(read(`${linked}<h2>Ingredients</h2>${list([...declared, ...more])}`).lines).toEqual(declared);
});
