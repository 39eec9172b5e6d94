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

test('a list without a heading begins with its first item, also without an amount', () => {
  const lines = [
    'The thick end of 3 large carrots',
    'Orange juice (fresh is best, but what comes from a carton is fine)',
    '¼ tsp salt',
    '1 red chili',
    '1 tbsp soy sauce',
  ];
  const method = '<p>Cut the carrots in rounds.</p><p>Simmer them with the chili for 10 minutes.</p>';
  const page = `<h1>Carrots</h1><p>These keep well.</p><h3>Recipe: carrots</h3>${list(lines)}${method}`;
  expect(read(page).lines).toEqual(lines);
  expect(read(page).steps).toEqual([
    'Cut the carrots in rounds.',
    'Simmer them with the chili for 10 minutes.',
  ]);
});

test('a list ends before links to cards and figures of nutrition', () => {
  const cards =
    '<ul><strong>Recipe Cards:</strong><li>4" x 6" (344 KB)</li><li>8.5" x 11" (389 KB)</li></ul>';
  const row = (name: string, value: string) => `<tr><td>${name}</td><td>${value}</td></tr>`;
  const figures = `<table>${row('calories', '71')}${row('Total fat', '0 g')}${row('Protein', '1 g')}</table>`;
  const lines = ['1 C strawberries', '½ C blackberries', '8 skewers'];
  const page = `<h1>Skewers</h1><h3>Ingredients</h3>${list(lines)}${cards}${figures}<h3>Directions</h3><p>Thread the berries on the skewers.</p>`;
  expect(read(page).lines).toEqual(lines);
});

test('the lists of a page with several recipes are not one list', () => {
  const recipeOf = (name: string, recipeIngredient: string[]) => ({
    '@type': 'Recipe',
    name,
    recipeIngredient,
  });
  const [eggs, salsa] = [
    ['2 tortillas', '2 eggs', 'Salsa (below)', 'Oil for frying', 'Coriander', 'Cheese', 'Pickles', 'Beans'],
    ['350 g tomatoes', '1 chili', '1 clove garlic', '15 g oil', '1 onion', '2 limes'],
  ];
  const data = [recipeOf('Eggs', eggs!), recipeOf('Salsa', salsa!)];
  const card = (lines: readonly string[]) => `<div class="ingredients">${list(lines)}</div>`;
  const page = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>Eggs</h1>${card(eggs!)}${card(salsa!)}`;
  expect(read(page).lines).toEqual(eggs);
});
