import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const read = (html: string) =>
  readRecipePage(parsePage(new TextEncoder().encode(html), null), 'https://cook.example/');

const lines = ['3 eggs', '200 g flour', '250 ml milk'];
const list = `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const steps = ['Whisk the eggs with the flour.', 'Stir in the milk and let the batter rest.'];
const recipe = { '@type': 'Recipe', name: 'Crêpes', recipeIngredient: lines };
const linked = (instructions: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ ...recipe, recipeInstructions: instructions })}</script>`;
const below = (heading: string, method: string) =>
  `<main><h1>Crêpes</h1><h2>Ingredients</h2>${list}<h2>${heading}</h2>${method}</main>`;
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

test.each([
  'Did you make this recipe? Leave a comment below!',
  'Follow me on Instagram @crepes for more.',
  'Volg ons ook op Pinterest!',
  'Folgt mir auf Instagram, um kein Rezept zu verpassen.',
  'Lire aussi : Galettes de sarrasin',
  'Read more: Ten fillings for pancakes',
  'Advertisement',
])('"%s" is not a step of linked data', (aside) => {
  expect(read(linked([...steps, aside])).steps).toEqual(steps);
});

test.each([
  'Cook Mode Prevent your screen from going dark',
  'Laat dit veld leeg',
  'By Rosa Bell',
  'Source: an old tin box',
  'Show photos Hide photos',
])('"%s" beside the steps of a page is not a step', (aside) => {
  expect(read(below('Method', paragraphs([steps[0]!, aside, steps[1]!]))).steps).toEqual(steps);
});

test.each([
  'Share the batter among four pans.',
  'Leave the batter below a cloth for an hour.',
  'By now the batter is thick.',
])('"%s" stays a step', (step) => {
  expect(read(linked([...steps, step])).steps).toEqual([...steps, step]);
  expect(read(below('Method', paragraphs([...steps, step]))).steps).toEqual([...steps, step]);
});

test.each([
  'Crêpes: how to make them',
  'Crêpes: zo doe je dat',
  'Aan de slag',
  'What you do',
  'Let’s make it',
])('a method is below "%s"', (heading) => {
  expect(read(below(heading, paragraphs(steps))).steps).toEqual(steps);
});

test('headings of the author above numbered paragraphs name the parts of a method', () => {
  const page = `<article><h1>Crêpes</h1><h3>For four people</h3>${list}<h3>Make the batter</h3><p>1- ${steps[0]}</p>
    <p>2- ${steps[1]}</p><h3>Bake</h3><p>1- Fry thin crêpes in butter.</p></article>
    <aside><h4>You may also like</h4><p>Waffles that are crisp on the outside.</p></aside>`;
  expect(read(page).steps).toEqual(['Make the batter:', ...steps, 'Bake:', 'Fry thin crêpes in butter.']);
});

test('a card that has the steps of linked data is right about them, not the article above it', () => {
  const summary = 'Whisk everything and fry thin crêpes.';
  const article = [`Crêpes are easy. ${summary}`, ...steps, 'Fry the crêpes in butter until brown.'];
  const card = `<div class="wprm-recipe-container"><ul>${lines.map((line) => `<li class="wprm-recipe-ingredient">${line}</li>`).join('')}</ul>
    <div class="wprm-recipe-instruction-text">${summary}</div></div>`;
  const page = `<body>${linked([{ '@type': 'HowToStep', text: summary }])}<h2>How to make crêpes</h2>${paragraphs(article)}${card}</body>`;
  expect(read(page).steps).toEqual([summary]);
});

test('lines of the list that stand beside each step are not steps', () => {
  const method = `<div class="step"><p>${steps[0]}</p><p>3 eggs</p></div><div class="step"><p>${steps[1]}</p></div>`;
  expect(read(below('Method', method)).steps).toEqual(steps);
});

test('a text with numbers that do not count from one stays whole', () => {
  const text = 'Heat the oven to gas 4. 1 Crêpe needs a ladle of batter. 2 Crêpes need two.';
  expect(read(linked(text)).steps).toEqual([text]);
});

test('nodes of a graph that refer to each other are read once', () => {
  const node = { '@id': '#a', '@type': 'HowToSection', itemListElement: Array(500).fill({ '@id': '#a' }) };
  const graph = [{ ...recipe, recipeInstructions: Array(500).fill({ '@id': '#a' }) }, node];
  expect(read(`<script type="application/ld+json">${JSON.stringify(graph)}</script>`).lines).toEqual(lines);
});

test('steps that are missing in a graph are none', () => {
  expect(read(linked([{ '@id': '#missing' }])).steps).toEqual([]);
});

test('a page of captions and nested lists is read in linear time', () => {
  const captions = '<p class="wp-caption-text">Crêpes on a plate</p>'.repeat(5000);
  const nested = `<ul><li>${'Whisk. <b>x</b>'.repeat(5000)}<ul>${'<li>tip</li>'.repeat(5000)}</ul></li></ul>`;
  expect(read(`<body><h1>Crêpes</h1>${captions}${nested}</body>`).title).toBe('Crêpes');
});

test('a method goes on below further headings of its kind', () => {
  const method = `${paragraphs([steps[0]!])}<h2>Crêpes bakken</h2>${paragraphs(['Bak de crêpes in hete boter.', 'Bestrooi ze met suiker.'])}`;
  expect(read(below('Beslag maken', method)).steps).toEqual([
    steps[0],
    'Crêpes bakken:',
    'Bak de crêpes in hete boter.',
    'Bestrooi ze met suiker.',
  ]);
});

test('the first of several parts keeps its name', () => {
  const named = [
    'Préparation de la pâte',
    'Mélanger la farine avec les œufs.',
    'Préparation de la crème',
    'Chauffer le lait et le verser sur les jaunes.',
  ];
  expect(read(linked(named)).steps).toEqual(named);
});

test('the first of several numbered headings below a list belongs to the method', () => {
  const part = (heading: string, step: string) => `<h3>${heading}</h3><ul><li>${step}</li></ul>`;
  const page = `<h1>Crêpes</h1>${list}<div>${part('1. Do some prep:', steps[0]!)}${part('2. Make the batter:', steps[1]!)}</div>`;
  expect(read(page).steps).toEqual(['Do some prep:', steps[0], 'Make the batter:', steps[1]]);
});

test.each(['Nutritional Facts', 'You Might Also Like'])('"%s" below a method ends it', (heading) => {
  const rest = `<h3>${heading}</h3><p>One piece has 279 calories, they say.</p><p>Crêpes with lemon.</p><p>Galettes with egg.</p>`;
  const page = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Crêpes</h1>${lines.map((line) => `<p itemprop="ingredients">${line}</p>`).join('')}<div itemprop="recipeInstructions">${paragraphs(steps)}${rest}</div></div>`;
  expect(read(page).steps).toEqual(steps);
});

test('a method begins below a heading that names the dish behind its kind', () => {
  const praise = '<p>These are thin, and they keep until tomorrow.</p>';
  const page = `<h1>Crêpes</h1><h2>Ingredients</h2>${list}${praise}<h2>Bereidingswijze crêpes</h2>${paragraphs(steps)}`;
  expect(read(page).steps).toEqual(steps);
});

test('the name of a text format behind each step is left out', () => {
  expect(read(linked(steps.map((step) => `${step} minimal_rich_text`))).steps).toEqual(steps);
});

const numbered = (texts: readonly string[]) => `<ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`;

test.each([
  'Process',
  'Baking steps',
  'Instruções:',
  'Steps needed in making crêpes.',
  'Descriptif de la recette',
])('a method may be below "%s"', (heading) => {
  expect(read(below(heading, numbered(steps)))).toMatchObject({ lines, steps });
});

test('a method above the list may be headed "Recipe"', () => {
  const page = `<h1>Crêpes</h1><h4>Recipe:</h4>${numbered(steps)}<h4>Ingredients:</h4>${list}`;
  expect(read(page)).toMatchObject({ lines, steps });
});

test('"Method:" as an item of the list begins the method', () => {
  const rows = [...lines, 'Method:', ...steps].map((row) => `<li>${row}</li>`).join('');
  expect(read(`<h1>Crêpes</h1>${rows}`)).toMatchObject({ lines, steps });
});

test('the assembly in another box belongs to the method', () => {
  const last = ['Fill the crêpes with jam.', 'Fold them twice.'];
  const page = below('Method', `<div>${numbered(steps)}</div>`)
    .replace('<h2>Method', '<div><h2>Method')
    .replace('</main>', `</div><div><h2>Assembly</h2>${numbered(last)}</div></main>`);
  expect(read(page).steps).toEqual([...steps, 'Assembly:', ...last]);
});

test('directions of each part make up one method', () => {
  const filling = ['Warm the jam until it is liquid.', 'Brush the crêpes with it.'];
  expect(
    read(below('Batter directions', `${numbered(steps)}<h2>Filling directions</h2>${numbered(filling)}`))
      .steps,
  ).toEqual([...steps, 'Filling directions:', ...filling]);
});

test('sentences that are broken within a paragraph are whole steps, one below each number', () => {
  const method = `<p><b>Step 1</b></p><p>Whisk the eggs with<br>the flour.</p><p><b>Step 2</b></p><p>Stir in the milk, and let it rest for 30<br>minutes.</p><p>Fry thin cakes.</p>`;
  expect(read(below('Directions', method)).steps).toEqual([
    'Whisk the eggs with the flour.',
    'Stir in the milk, and let it rest for 30 minutes. Fry thin cakes.',
  ]);
});

test.each([
  'Rosa Bell 07/28/14',
  'Or <em>watch the video</em>',
  'This recipe was borrowed from a friend.',
  'Click here to return to the main page.',
])('"%s" is not a step', (aside) => {
  expect(read(below('Method', paragraphs([...steps, aside]))).steps).toEqual(steps);
});

test('sentences are a method, rather than more titles of a menu below a heading like it', () => {
  const menu = ['How to bake a whole chicken', 'The best things I ever ate', 'All videos of the last season'];
  const page = `<h3>How to</h3><ul>${menu.map((title) => `<li>${title}</li>`).join('')}</ul>${below('Directions', paragraphs(steps))}`;
  expect(read(page).steps).toEqual(steps);
});

test('links to other pages behind the steps are not steps', () => {
  const links = '<h3>More pancakes</h3><a href="/blini">Blini with cream</a><br><a href="/dosa">Dosa</a>';
  const marked = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Crêpes</h1>
    <ul>${lines.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
    <div itemprop="recipeInstructions">${paragraphs(steps)}${links}</div></div>`;
  expect(read(marked).steps).toEqual(steps);
  const linkedStep = 'Fry them as in <a href="/pan">my article on pans</a>.';
  expect(read(below('Method', paragraphs([...steps, linkedStep]))).steps).toHaveLength(3);
});

test.each([
  '*I used a little more milk than that.',
  'posted January 29, 2011 by Gina',
  'Read more: https://cook.example/crepes#zx25',
  'See a problem? Let us know',
])('"%s" behind the method is not a step', (text) => {
  expect(read(below('Method', paragraphs(['Heat the pan.', ...steps, text]))).steps).toEqual([
    'Heat the pan.',
    ...steps,
  ]);
});

test('a sentence about the servings of the recipe behind the steps tells the yield', () => {
  const told = read(
    below('Method', paragraphs([...steps, 'This thin pancake recipe makes 12 large servings.'])),
  );
  expect(told).toMatchObject({ steps, yield: 'makes 12 large servings' });
});

test('preparation, baking and parts below headings like that of the method belong to it', () => {
  const teig =
    '<h3>Teig</h3><ul><li>250 g Butter</li><li>100 g Zucker</li></ul><h3>Belag</h3><ul><li>2 Gläser Kirschen</li></ul>';
  const method = [
    ['Vorbereitung', 'Den Ofen auf 180 °C vorheizen.'],
    ['Teig', 'Butter und Zucker verrühren und verteilen.'],
    ['Backzeit 1', 'Den Kuchen 20 Minuten lang backen.'],
    ['Belag', 'Die Kirschen auf dem Kuchen verteilen.'],
  ];
  const page = `<h1>Kirschkuchen</h1><button>Zutaten</button>${teig}${method.map(([name, text]) => `<h3>${name}</h3><ul><li>${text}</li></ul>`).join('')}`;
  expect(read(page).steps).toEqual(
    method.flatMap(([name, text], index) => (index === 0 ? [text] : [`${name}:`, text])),
  );
});

test('short items at the end of the list of steps are steps', () => {
  const items = [...steps, 'Grill', 'Spread cheese', 'Serve hot'];
  const method = `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
  expect(read(below('Method', method)).steps).toEqual(items);
});

test('a short sentence that ends with a temperature begins a method without a heading', () => {
  const method = paragraphs(['Preheat oven to 375°F.', ...steps]);
  expect(read(`<h1>Crêpes</h1><h2>Ingredients</h2>${list}${method}`).steps).toEqual([
    'Preheat oven to 375°F.',
    ...steps,
  ]);
});

test('a part of the method may be named like a link of the menu', () => {
  const parts = `<h3>Slow Cooker</h3>${paragraphs([steps[0]!])}<h3>Oven</h3>${paragraphs([steps[1]!])}`;
  const page = `<a href="/slow">Slow Cooker</a><p></p><a href="/oven">Oven</a>${below('Method', parts)}`;
  expect(read(page).steps).toEqual(['Slow Cooker:', steps[0], 'Oven:', steps[1]]);
});
