import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { readRecipePage } from './read-recipe-page.ts';

const read = (html: string, charset: string | null = null) =>
  readRecipePage(parsePage(new TextEncoder().encode(html), charset), 'https://www.cook.example/soup');

/** Facts that each page has in its own markup. */
const soup = {
  title: 'Lentil soup',
  lines: ['1 ½ cups red lentils', '2 onions, chopped', 'Salt'],
  steps: [
    'Soften the onions in oil for 10 minutes.',
    'Add the lentils & 1 liter of water. Simmer for 20 minutes.',
  ],
  cookingTime: 40,
  yield: 'Serves 4',
};
const linked = {
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: ['4', 'Serves 4'],
  prepTime: 'PT10M',
  cookTime: 'P0Y0M0DT0H30M0.000S',
  recipeIngredient: ['1 &frac12; cups  red lentils', '2 onions , chopped', '▢ Salt'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: '1. Soften the onions in oil for 10 minutes.' },
    {
      '@type': 'HowToStep',
      text: 'Add the lentils &amp;amp; 1 liter of water.<br>Simmer for 20 minutes.'.replace('<br>', ' '),
    },
  ],
};
const json = JSON.stringify(linked);
const script = (text: string) =>
  `<html><head><script type="application/ld+json">${text}</script></head><body>Soup</body></html>`;

test.each([
  ['JSON-LD', script(json)],
  [
    'JSON-LD in a graph',
    script(JSON.stringify({ '@graph': [{ '@type': 'WebSite', name: 'Cook' }, linked] })),
  ],
  [
    'JSON-LD in a list with several types',
    script(JSON.stringify([{ ...linked, '@type': ['Recipe', 'NewsArticle'] }])),
  ],
  ['JSON-LD below a page', script(JSON.stringify({ '@type': 'WebPage', mainEntity: linked }))],
  ['JSON-LD in CDATA', script(`//<![CDATA[\n${json}\n//]]>`)],
  ['JSON-LD in a comment', script(`<!--${json}-->`)],
  ['JSON-LD with a comma too many', script(json.replace(/}$/, ',}'))],
  ['JSON-LD with line ends in its texts', script(json.replace('oil for', 'oil\t for'))],
  [
    'JSON-LD of one text with sections',
    script(JSON.stringify({ ...linked, recipeInstructions: `1. ${soup.steps[0]} 2. ${soup.steps[1]}` })),
  ],
  [
    'JSON-LD of one text whose paragraphs run into each other',
    script(JSON.stringify({ ...linked, recipeInstructions: soup.steps.join('') })),
  ],
  [
    'JSON-LD with steps as HTML',
    script(
      JSON.stringify({
        ...linked,
        recipeInstructions: `<ol><li>${soup.steps[0]}</li><li>Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</li></ol>`,
      }),
    ),
  ],
  [
    'JSON-LD with encoded mark-up',
    script(
      JSON.stringify({
        ...linked,
        recipeInstructions: [`&lt;p&gt;${soup.steps[0]}&lt;/p&gt;`, `&lt;p&gt;${soup.steps[1]}&lt;/p&gt;`],
      }),
    ),
  ],
  [
    'microdata',
    `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Lentil soup</h1>
     <div itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">A. Cook</b></div>
     <span itemprop="recipeYield">Serves 4</span><time itemprop="totalTime" datetime="PT40M">40 min</time>
     <ul><li itemprop="recipeIngredient"><span>1 ½</span><span>cups</span> red lentils</li>
     <li itemprop="ingredients">2 onions, chopped</li><li itemprop="recipeIngredient">Salt</li></ul>
     <div itemprop="recipeInstructions"><p>${soup.steps[0]}</p><p>Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</p></div></div>`,
  ],
  [
    'RDFa',
    `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Lentil soup</h1><meta property="recipeYield" content="Serves 4">
     <meta property="totalTime" content="PT40M"><p property="recipeIngredient">1 ½ cups red lentils</p>
     <p property="recipeIngredient">2 onions, chopped</p><p property="recipeIngredient">Salt</p>
     <ol property="recipeInstructions"><li>${soup.steps[0]}</li><li>Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</li></ol></div>`,
  ],
  [
    'h-recipe',
    `<article class="h-recipe"><h1 class="p-name">Lentil soup</h1><p class="p-yield">Serves 4</p><time class="dt-duration" datetime="PT40M">40</time>
     <ul><li class="p-ingredient">1 ½ cups red lentils</li><li class="p-ingredient">2 onions, chopped</li><li class="p-ingredient">Salt</li></ul>
     <ol class="e-instructions"><li>${soup.steps[0]}</li><li>Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</li></ol></article>`,
  ],
  [
    'hRecipe with a link and a value in its title',
    `<div class="hrecipe"><h2 class="fn"><a href="/soup" title="Permanent link to Lentil soup">Lentil soup</a></h2><span class="yield">Serves 4</span>
     <span class="duration"><span class="value-title" title="PT40M"></span>forty minutes</span>
     <ul><li class="ingredient">1 ½ cups red lentils</li><li class="ingredient">2 onions, chopped</li><li class="ingredient">Salt</li></ul>
     <div class="instructions"><p>${soup.steps[0]}</p><p>Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</p></div></div>`,
  ],
  [
    'JSON-LD with a typed time',
    script(
      JSON.stringify({
        ...linked,
        prepTime: null,
        cookTime: null,
        totalTime: { '@type': 'Duration', '@value': 'P0DT0H40M0S' },
      }),
    ),
  ],
  ['JSON-LD with raw line ends between words', script(json.replace('oil for', 'oil\r\nfor'))],
  [
    'JSON-LD without the amounts that its page has',
    script(
      JSON.stringify({ ...linked, recipeIngredient: ['red lentils', 'onions, chopped', 'Salt', 'water'] }),
    ).replace(
      '<body>Soup',
      '<body><ul class="ingredients"><li>1 ½ cups red lentils</li><li>2 onions, chopped</li><li>Salt</li></ul>',
    ),
  ],
  [
    'a recipe plugin without linked data',
    `<h1>My week</h1><div class="wprm-recipe"><h2 class="wprm-recipe-name">Lentil soup</h2><div class="wprm-recipe-servings-container">Serves 4</div>
     <div class="wprm-recipe-total-time-container"><span>40</span> <span>minutes</span></div><ul>
     <li class="wprm-recipe-ingredient"><span>1 ½</span><span>cups</span><span>red lentils</span></li>
     <li class="wprm-recipe-ingredient"><span>2</span> <span>onions</span>, chopped</li><li class="wprm-recipe-ingredient">Salt</li></ul>
     <div class="wprm-recipe-instruction-text">${soup.steps[0]}</div>
     <div class="wprm-recipe-instruction-text">Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</div></div>`,
  ],
  [
    'plain text with headings',
    `<title>Lentil soup</title><nav>Home</nav><main><h1>Lentil soup</h1><p>Serves 4</p><p>Total time: 40 minutes</p><h2>Ingredients</h2>
     <p>1 ½ cups red lentils<br>2 onions, chopped<br>Salt</p><h2>Method</h2><p>1. ${soup.steps[0]}</p>
     <p>2. Add the lentils &amp; 1 liter of water. Simmer for 20 minutes.</p><h3>Comments</h3><p>I made this with 3 cups of lentils and it was lovely.</p></main>`,
  ],
])('%s', (_name, html) => {
  expect(read(html)).toMatchObject(soup);
});

test('headings in lists and methods are recognized', () => {
  const sections = {
    ...linked,
    recipeIngredient: ['Pour la pâte :', '250 g flour', 'DRESSING', '2 tomatoes', 'Salt'],
    recipeInstructions: [
      { '@type': 'HowToStep', text: 'Heat the oven.' },
      { '@type': 'HowToSection', name: 'The sauce', itemListElement: [{ text: 'Boil the tomatoes.' }] },
    ],
  };
  expect(read(script(JSON.stringify(sections)))).toMatchObject({
    lines: ['Pour la pâte:', '250 g flour', 'DRESSING:', '2 tomatoes', 'Salt'],
    steps: ['Heat the oven.', 'The sauce:', 'Boil the tomatoes.'],
  });
  // A heading would be no food, and its allergens would go unsaid.
  const foods = [
    'nasturtium leaves',
    'for garnish, peanuts',
    'PEANUTS',
    'for peanuts',
    'fortified milk',
    'Till’s mustard',
  ];
  expect(read(script(JSON.stringify({ ...linked, recipeIngredient: foods })))?.lines).toEqual(foods);
  const shouted = { ...linked, recipeIngredient: ['FLOUR', 'SUGAR', 'EGGS'] };
  expect(read(script(JSON.stringify(shouted)))?.lines).toEqual(['FLOUR', 'SUGAR', 'EGGS']);
});

test('servings are read in Polish', () => {
  const page =
    '<h1>Kalafior</h1><h2>Składniki</h2><p>2 - 4 porcje</p><p>1 kalafior<br>2 jajka</p><h2>Przygotowanie</h2><p>Ugotować kalafior w osolonej wodzie.</p>';
  expect(read(page)).toMatchObject({ yield: '2 - 4 porcje', lines: ['1 kalafior', '2 jajka'] });
});

test('a page in an older encoding is decoded by its header or its meta tag', () => {
  const html =
    '<h1>Crème</h1><h2>Ingrédients</h2><p>20 cl de crème<br>2 œufs</p><h2>Préparation</h2><p>Mélanger doucement la crème avec les œufs.</p>';
  const latin = (text: string) =>
    Uint8Array.from([...text].map((letter) => (letter === 'œ' ? 0x9c : letter.charCodeAt(0))));
  for (const [content, charset] of [
    [latin(html), 'windows-1252'],
    [latin(`<meta charset="windows-1252">${html}`), null],
    [new TextEncoder().encode(html), 'iso-8859-1'],
  ] as const) {
    expect(readRecipePage(parsePage(content, charset), 'https://cook.example/')).toMatchObject({
      title: 'Crème',
      lines: ['20 cl de crème', '2 œufs'],
    });
  }
});

test('a page without a recipe has none', () => {
  expect(
    read('<h1>News</h1><p>There was a meeting about the harbor in 2019, and three people came.</p>'),
  ).toMatchObject({ lines: [] });
  expect(read('')).toMatchObject({ lines: [], original: [] });
});

test('addresses of pictures are whole, and lead to the web', () => {
  const photo = { ...linked, image: ['/a.jpg', { url: 'https://img.example/b.jpg' }, 'javascript:alert(1)'] };
  expect(read(script(JSON.stringify(photo)))?.photos).toEqual([
    'https://www.cook.example/a.jpg',
    'https://img.example/b.jpg',
  ]);
});

test.each([
  [
    'a title that names the site',
    '<meta property="og:site_name" content="Molly’s Kitchen"><meta property="og:title" content="Tuna Melt – Molly’s Kitchen">',
    '',
  ],
  ['a title that names the host', '<title>Tuna Melt | Cook</title>', ''],
  [
    'a title that goes on after the heading',
    '<title>Tuna Melt, the best of all | Sandwiches and more</title>',
    '<h1>Tuna Melt</h1>',
  ],
])('%s is read without', (_, head, body) => {
  expect(read(`<html><head>${head}</head><body>${body}</body></html>`).title).toBe('Tuna Melt');
});

test('a title keeps the part after a dash', () => {
  const page = '<html><head><title>Boeuf bourguignon – with mushrooms</title></head><body></body></html>';
  expect(read(page).title).toBe('Boeuf bourguignon – with mushrooms');
});

test('a list that is marked up as a whole and line by line is read once', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pears</h1>
    <div itemprop="recipeIngredient"><ul><li itemprop="ingredients">2 tablespoons butter</li>
    <li itemprop="ingredients">6 pears</li></ul></div></div>`;
  expect(read(page).lines).toEqual(['2 tablespoons butter', '6 pears']);
});

test('headings of a page without any mark-up for recipes head the parts of its list', () => {
  const page = `<main><h1>Sugar plums</h1><h2>Ingredients</h2><ul><li>40 cherries</li></ul>
    <p><strong>First coating</strong></p><ul><li>4 tablespoons gum arabic</li><li>2 tablespoons sugar</li></ul>
    <h2>Method</h2><h3>Step 1</h3><p>Dry the cherries for an hour in a low oven.</p>
    <h3>Step 2</h3><p>Roll them in the coating until they shine.</p>
    <h2>You might also like</h2><p>Candied orange peel in dark chocolate.</p></main>`;
  const { lines, steps } = read(page);
  expect(lines).toEqual(['40 cherries', 'First coating:', '4 tablespoons gum arabic', '2 tablespoons sugar']);
  expect(steps).toEqual([
    'Dry the cherries for an hour in a low oven.',
    'Roll them in the coating until they shine.',
  ]);
});

test('a method that begins with its own heading begins with its first step', () => {
  const page = script(JSON.stringify({ ...linked, recipeInstructions: ['Preparation:', ...soup.steps] }));
  expect(read(page).steps).toEqual(soup.steps);
});

test('a line that is whole does not take the amount of another', () => {
  const lines = ['2 g garlic', '12 g garlic', '1 1/2 teaspoons salt', 'salt'];
  const list = ['2 g garlic', '12 g garlic', '1 1⁄2 teaspoons salt', 'salt'].map(
    (line) => `<li>${line}</li>`,
  );
  const page = script(JSON.stringify({ ...linked, recipeIngredient: lines }));
  expect(
    read(page.replace('<body>Soup', `<body><ul class="ingredients">${list.join('')}</ul>`)).lines,
  ).toEqual(lines);
});

test('a list within the mark-up of the method is not a step', () => {
  const page = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Lentil soup</h1>
    <div itemprop="recipeInstructions"><ul>${soup.lines.map((line) => `<li itemprop="ingredients">${line}</li>`).join('')}</ul>
    ${soup.steps.map((step) => `<p>${step.replace('&', '&amp;')}</p>`).join('')}</div></div>`;
  expect(read(page)).toMatchObject({ lines: soup.lines, steps: soup.steps });
});

test('a page is read as far as its elements are nested as in pages that people write', () => {
  const list = `<h2>Ingredients</h2><ul>${soup.lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  const page = `<body><h1>Lentil soup</h1>${list}${'<div>'.repeat(20_000)}2 cups flour`;
  expect(read(page)).toMatchObject({ title: 'Lentil soup', lines: soup.lines });
  // Tags in scripts, empty elements, and elements that need no end tag are not nested.
  const flat = `<script>"${'<div>'.repeat(1000)}"</script>${'<p>word<br><img src="a.png">'.repeat(1000)}`;
  expect(read(`<body>${flat}<h1>Lentil soup</h1>${list}`).lines).toEqual(soup.lines);
});

test('a page of nothing but advertisements is read in linear time', () => {
  // Removing all of them took minutes.
  const page = `<body><h1>Soup</h1>${'<div class="ad"><p>Buy 2</p></div>'.repeat(20_000)}`;
  expect(read(page).title).toBe('Soup');
});
