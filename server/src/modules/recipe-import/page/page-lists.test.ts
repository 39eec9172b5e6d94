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

const method =
  '<h2>Method</h2><ol><li>Mix the flour with the butter.</li><li>Bake it until it is brown.</li></ol>';
const linesOf = (page: string) => read(`<h1>Flat cake</h1>${page}`).lines;

test('two columns of a table are lines, and a plan of the time below it is none', () => {
  const rows = [
    ['7 oz blueberries', '10 tbsp butter'],
    ['1 tbsp honey', '2 cups flour'],
    ['', '1 tsp salt'],
  ];
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const page = `<table><tr><th>Bought</th><th>Pantry</th></tr>${cells}</table><h2>Timeline</h2>${list(['15 min - chill', '40 min - bake'])}${method}`;
  expect(linesOf(page)).toEqual(rows.flat().filter(Boolean));
});

test.each([
  [
    'descriptions behind the foods',
    [
      'Flour: All-purpose flour.',
      'Sugar: White sugar.',
      'Baking powder: Acts as what lifts the cake.',
      'Butter: Cold from the fridge until you need it.',
      'Egg: An egg binds the dough.',
    ],
  ],
  [
    'points behind the lines',
    [
      '100 g de harina.',
      '2 huevos.',
      '500 ml de leche.',
      'Sal, azúcar y nuez moscada.',
      'Pan rallado.',
      'Aceite para freír.',
      'Perejil del huerto.',
    ],
  ],
  [
    'names of parts in brackets',
    ['For the dough:', '200 g flour', '100 g butter', 'For the top:', '2 apples'],
  ],
])('a list with %s is read whole', (_, lines) => {
  const given = lines.map((line) => line.replace(/^(For .*):$/, '[$1:]'));
  const page = `<h2>Ingredients:</h2>${list(given)}${method.replace('Method', 'How to make flat cake:')}`;
  expect(linesOf(page)).toEqual(lines);
});

test('a row that is like its neighbours is a line, also if it ends like a sentence', () => {
  const lines = ['200 g flour', '100 g butter', 'Cinnamon or cocoa, for dusting.', '2 apples'];
  const rows = lines.map((line) => `- ${line}`).join('<br>');
  expect(linesOf(`<p><b>Ingredients</b></p><p>${rows}</p>${method}`)).toEqual(lines);
});

test('the name of the first part stands above its list', () => {
  const page = `<h2>Ingredientes</h2><p>Para la masa</p>${list(['200 g flour', '100 g butter'])}<p>Para la cobertura</p>${list(['2 apples', '50 g sugar'])}${method}`;
  expect(linesOf(page)).toEqual([
    'Para la masa:',
    '200 g flour',
    '100 g butter',
    'Para la cobertura:',
    '2 apples',
    '50 g sugar',
  ]);
});

test('what a sign beside some lines means is not a line', () => {
  const page = `<h2>Ingredients</h2>${list(['*200 g flour', '100 g butter', '*2 apples', '*grown on our farm'])}${method}`;
  expect(linesOf(page)).toEqual(['200 g flour', '100 g butter', '2 apples']);
});

test('the choices of a button below the list are not lines', () => {
  const menu = `<ul class="dropdown-menu"><li>Copy and change</li><li>As posted</li></ul>`;
  expect(
    linesOf(
      `<h2>Ingredients</h2>${list(['200 g flour', '100 g butter', '2 apples'])}<div>${menu}</div>${method}`,
    ),
  ).toEqual(['200 g flour', '100 g butter', '2 apples']);
});

test('a numbered list directly below the list of ingredients is the method', () => {
  const steps = ['Mix the flour with the butter.', 'Put the apples on top and bake the cake (45 minutes).'];
  const page = `<h2>Ingredients</h2>${list(['200 g flour', '100 g butter', '2 apples'])}<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;
  expect(linesOf(page)).toEqual(['200 g flour', '100 g butter', '2 apples']);
  expect(read(page).steps).toEqual(steps);
});

test('a list that was written as in Markdown is apart at its signs', () => {
  expect(linesOf(`<h2>Ingredients</h2><p>* 200 g flour\n* 100 g butter\n* salt</p>${method}`)).toEqual([
    '200 g flour',
    '100 g butter',
    'salt',
  ]);
});

test('the first of two recipes is read, also if both have the same foods', () => {
  const one = (name: string, flour: string, step: string) =>
    `<section><h2>${name}</h2><b>Ingredients:</b>${list([`${flour} flour`, '1 tsp salt', '2 cups water'])}<b>Baking steps:</b><ol><li>${step}</li><li>Bake it until it is brown.</li></ol></section>`;
  const page =
    one('White bread', '3 cups', 'Mix everything and let it rise.') +
    one('Rye bread', '4 cups rye', 'Mix everything and wait a day.');
  expect(read(`<h1>Breads</h1>${page}`)).toMatchObject({
    lines: ['3 cups flour', '1 tsp salt', '2 cups water'],
    steps: ['Mix everything and let it rise.', 'Bake it until it is brown.'],
  });
});

test('parts that each have a list and sentences below it make up one recipe', () => {
  const page = `<h1>Bake</h1><p>Ingredients for the sauce:</p>${list(['3 tbsp butter', '500 ml milk'])}<p>Melt the butter and stir in the milk.</p>
    <p>Ingredients for the top:</p>${list(['200 g cheese', '1 onion'])}<p>Grate the cheese over it and bake it.</p>`;
  expect(read(page)).toMatchObject({
    lines: ['3 tbsp butter', '500 ml milk', 'Ingredients for the top:', '200 g cheese', '1 onion'],
    steps: ['Melt the butter and stir in the milk.', 'Grate the cheese over it and bake it.'],
  });
});

test('foods that an article describes are not the list of the recipe', () => {
  const lines = ['200 g flour', '100 g butter', '2 apples'];
  const described = [
    'Flour: Any white flour is fine.',
    'Butter: Cold from the fridge.',
    'Apples: Sour ones keep their shape.',
  ];
  expect(
    linesOf(
      `<h2>Ingredients</h2>${list(described)}<h2>Flat apple cake</h2><h3>Ingredients</h3>${list(lines)}${method}`,
    ),
  ).toEqual(lines);
});
