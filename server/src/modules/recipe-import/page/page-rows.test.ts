import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const read = (html: string) =>
  readRecipePage(parsePage(new TextEncoder().encode(html), null), 'https://cook.example/');
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

test('a paragraph of lines with amounts is a list without a heading', () => {
  const menu = list(['Avocado', 'Kale', 'Lentil'].map((food) => `<a href="/${food}">${food}</a>`));
  const page = `<h4>By food</h4>${menu}<h1>Slaw</h1><p>1 small cabbage, shredded<br>2 carrots<br>a handful of parsley<br>2 tbsp lemon juice</p>
    <p>Salt the cabbage and leave it for ten minutes.</p><p>Toss it with the rest.</p>`;
  expect(read(page)).toMatchObject({
    lines: ['1 small cabbage, shredded', '2 carrots', 'a handful of parsley', '2 tbsp lemon juice'],
    steps: ['Salt the cabbage and leave it for ten minutes.', 'Toss it with the rest.'],
  });
});

test('a link to another page behind the last line is not a line', () => {
  const page = '<h1>Sponge</h1><h2>Ingredients</h2>3 eggs<br>100 g sugar<br>100 g flour';
  const lines = ['3 eggs', '100 g sugar', '100 g flour'];
  expect(read(`${page}<br><a href="index.html">Back to all cakes</a>`).lines).toEqual(lines);
  expect(read(`${page}<br><a href="salt.html">Salt</a>`).lines).toEqual([...lines, 'Salt']);
});

test('rows of a paragraph that are marked up only in part are all lines', () => {
  const marked = (text: string) => `<span itemprop="ingredients">${text}</span>`;
  const page = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Bean stew</h1>
    <p>${marked('1 cup beans')}<br>${marked('2 onions')}<br>3 celery stalks<br>${marked('1 tsp salt')}<br>1 bay leaf</p></div>`;
  expect(read(page).lines).toEqual([
    '1 cup beans',
    '2 onions',
    '3 celery stalks',
    '1 tsp salt',
    '1 bay leaf',
  ]);
});

test('a number that a format adds to every line, and the words of a control, are not part of the list', () => {
  const data = {
    '@type': 'Recipe',
    name: 'Dip',
    recipeIngredient: ['2 beets: 1', '1 cup yogurt: 1', 'Salt: 1'],
  };
  expect(read(`<script type="application/ld+json">${JSON.stringify(data)}</script>`).lines).toEqual([
    '2 beets',
    '1 cup yogurt',
    'Salt',
  ]);
  const page = `<h2>Ingredients</h2>${list(['Servings as posted Metric', '2 beets', '1 cup yogurt', 'Salt'])}`;
  expect(read(page).lines).toEqual(['2 beets', '1 cup yogurt', 'Salt']);
});

test('items and paragraphs may be names of parts', () => {
  const items =
    '<li class="listSectionTitle">Crust</li><li>5 oz biscuits</li><li>2 oz butter</li><li class="listSectionTitle">Filling</li><li>2 limes</li>';
  expect(read(`<h2>Ingredients</h2><ul>${items}</ul>`).lines).toEqual([
    'Crust:',
    '5 oz biscuits',
    '2 oz butter',
    'Filling:',
    '2 limes',
  ]);
  const parts = `<p>A. Sponge</p>${list(['4 eggs', '60 g flour'])}<p>B. Syrup</p>${list(['40 ml coffee'])}`;
  expect(read(`<h2>Ingredients</h2>${parts}`).lines).toEqual([
    'A. Sponge:',
    '4 eggs',
    '60 g flour',
    'B. Syrup:',
    '40 ml coffee',
  ]);
});

test('buttons that open the list and the method are headings', () => {
  const page = `<h1>Gratin</h1><p>Easy <svg></svg> 40 min <svg></svg> 2 servings</p><button>Ingredients <svg></svg></button>
    ${list(['200 g cream', '1 shallot', 'Dill', 'Salt and pepper'])}<button>Method</button>${list(['Heat the oven to 180 °C.', 'Pour the cream over the fish.'])}<button>Print</button>`;
  expect(read(page)).toMatchObject({
    lines: ['200 g cream', '1 shallot', 'Dill', 'Salt and pepper'],
    steps: ['Heat the oven to 180 °C.', 'Pour the cream over the fish.'],
    yield: '2 servings',
    cookingTime: 40,
  });
});

test('what scripts and shopping lists leave in a list is not a line', () => {
  const page = `<h2>Ingredients</h2>${list(['2 beets', '1 cup yogurt', 'Salt', 'null', 'Add Checked Items to Grocery List'])}`;
  expect(read(page).lines).toEqual(['2 beets', '1 cup yogurt', 'Salt']);
});

test('a menu with numbers is not a list', () => {
  const titles = ['11 stuffed strawberries', '15 smart ways with eggs', '10 foods for the pantry'];
  const menu = list(titles.map((title) => `<a href="/${title.length}">${title}</a>`));
  const recipe =
    '<h1>Chops</h1><p>By Ann</p><p>In spring</p><h2>Ingredients</h2><h2>Method</h2><p>Season the chops and fry them.</p>';
  expect(read(`${menu}<main>${recipe}</main>`).lines).toEqual([]);
});

test('a last line in a paragraph of its own belongs to the list', () => {
  const page = `<h1>Mousse</h1><blockquote><p>2 eggs<br>100 g chocolate<br>50 g butter</p><p>1 pinch of salt</p><p>to top: heavy cream, loosely whipped</p></blockquote>
    <p>Beat the whites of the eggs until stiff.</p><p>Melt the rest and fold the whites in.</p>`;
  expect(read(page)).toMatchObject({
    lines: [
      '2 eggs',
      '100 g chocolate',
      '50 g butter',
      '1 pinch of salt',
      'to top: heavy cream, loosely whipped',
    ],
    steps: ['Beat the whites of the eggs until stiff.', 'Melt the rest and fold the whites in.'],
  });
});
