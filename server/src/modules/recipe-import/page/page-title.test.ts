import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const titleOf = (page: string, url = 'https://cook.example/recipes/plum-jam.html') =>
  readRecipePage(parsePage(new TextEncoder().encode(page), null), url).title;
const list = '<ul><li>1 kg plums</li><li>500 g sugar</li><li>1 lemon</li></ul>';

test('a heading that is like the address comes before the name of the site', () => {
  const page = `<title>Old Oak Farm</title><h1>Old Oak Farm</h1><h2>Plum and lemon jam</h2><b>Ingredients:</b>${list}`;
  expect(titleOf(page)).toBe('Plum and lemon jam');
});

test('an address that no heading is like changes nothing', () => {
  const page = `<title>Damson cheese</title><h1>Damson cheese</h1><h2>Ingredients</h2>${list}`;
  expect(titleOf(page)).toBe('Damson cheese');
  expect(titleOf(page, 'https://cook.example/?p=%E0%A4%A')).toBe('Damson cheese');
});

test('the heading of the whole site does not name a recipe whose list has a class', () => {
  const page = `<title>Damson cheese</title><h1><a href="/">Recipes</a></h1><h1>Damson cheese</h1><div class="ingredients">${list}</div>`;
  expect(titleOf(page)).toBe('Damson cheese');
});

test('a longer name in the heading is the whole name', () => {
  expect(titleOf(`<title>Jam</title><h1>Jam of plums</h1>${list}`)).toBe('Jam of plums');
  expect(titleOf(`<title>Jam</title><h1>Jam Recipe | set in an hour</h1>${list}`)).toBe('Jam');
});

test('a box of a class names the recipe of a page without title and headings', () => {
  expect(titleOf(`<div class="recipe-title">Plum jam</div><div class="recipe-list">${list}</div>`)).toBe(
    'Plum jam',
  );
});

test('a page without any title of its own is named by its address', () => {
  const page = `<title>Document</title><h1><img src="plums.jpg"></h1><h2>Ingredients</h2>${list}`;
  expect(titleOf(page)).toBe('Plum jam');
  expect(titleOf(page, 'https://cook.example/')).toBe('');
});

test('the name of the site may stand before the name of the dish', () => {
  const page = `<title>Old Oak | Plum Jam</title><h4>Plum jam</h4>${list}`;
  expect(titleOf(page, 'https://old-oak.example/jam')).toBe('Plum Jam');
  expect(titleOf(page, 'https://cook.example/jam')).toBe('Old Oak | Plum Jam');
});

test('names of the site and kinds of pages are not part of the name', () => {
  const page = `<title>Plum jam - Recipe Finder</title>${list}`;
  expect(titleOf(page)).toBe('Plum jam');
  const twoHeadings = `<title>Recipe of jam</title><h1 class="site-title">Old Oak</h1><h1 class="recipe-title">Plum jam</h1>${list}`;
  expect(titleOf(twoHeadings, 'https://cook.example/jam.html')).toBe('Plum jam');
  const partly = `<title>Our Kitchen</title><h1>Our Kitchen</h1><h2>Damsons</h2>${list}`;
  expect(titleOf(partly, 'https://cook.example/anna-damson.html')).toBe('Damsons');
});

test('a heading that is like the address comes before the name of the site, also with accents', () => {
  const site = '<h1>MY RECIPE BOOK</h1>';
  const page = `<title>My recipe book</title>${site}<h2>TIRAMISÚ CLÁSICO</h2>${list}`;
  expect(titleOf(page, 'https://cook.example/tiramisu.html')).toBe('TIRAMISÚ CLÁSICO');
  const named = `<title>Tiramisu</title>${site}<h1>Classic tiramisu</h1>${list}`;
  expect(titleOf(named, 'https://cook.example/tiramisu.html')).toBe('Classic tiramisu');
});

test('a page is not named by the heading of its list', () => {
  const parts = `<h1>Ingredients</h1>${list}<h1>Method</h1><p>Boil them.</p>`;
  expect(titleOf(`<title>Plum jam</title>${parts}`, 'https://cook.example/12.html')).toBe('Plum jam');
  expect(titleOf(`<title>Family recipes - Plum jam</title>${parts}`, 'https://cook.example/12.html')).toBe(
    'Family recipes - Plum jam',
  );
  expect(titleOf(`<title>Recetas caseras - Plum jam</title>${parts}`, 'https://cook.example/12.html')).toBe(
    'Plum jam',
  );
});

test('the name of a site before a sign is not part of the name that a heading has alone', () => {
  const told = '<meta property="og:title" content="Ann’s Kitchen - Plum jam">';
  expect(
    titleOf(
      `<title>Ann’s Kitchen - Plum jam</title>${told}<h1>Plum jam</h1>${list}`,
      'https://cook.example/12.html',
    ),
  ).toBe('Plum jam');
  const headings = '<h1>Similar</h1><h1>Ingredients</h1>';
  expect(
    titleOf(
      `<title>Ann’s-Plum jam</title>${headings}${list}<h1>Plum jam</h1>`,
      'https://cook.example/12.html',
    ),
  ).toBe('Plum jam');
});
