import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allergen, allergens, type Diet, diets } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';
import type { JudgedRecipe } from './recipe-lines.ts';

type Line = [amount: number, unit: string, name: string];

function recipe(
  lines: Line[],
  instructions = ['Cook everything and serve.'],
  more: Partial<JudgedRecipe> = {},
) {
  const ingredients = lines.map(([amount, unit, name]) => ({ amount, unit, name }));
  return { title: 'Supper', ingredients, instructions, cookingTime: 30, servings: 4, ...more };
}

const check = (judged: JudgedRecipe, allergies: Allergen[] = [], dietaryRestrictions: Diet[] = []) =>
  checkRecipe(judged, { allergies, dietaryRestrictions }).violations;
const reasons = (...args: Parameters<typeof check>) => check(...args).map((violation) => violation.why);

const stew: Line[] = [
  [600, 'g', 'chicken breast'],
  [300, 'g', 'rice'],
  [2, 'whole', 'onions'],
  [2, 'tbsp', 'olive oil'],
];

test('a plain recipe passes for people without limits', () => {
  const plain = recipe(stew, ['Heat the oil and brown the chicken.', 'Add the onions, rice and water.']);
  expect(checkRecipe(plain, { allergies: [], dietaryRestrictions: [] })).toEqual({
    ok: true,
    violations: [],
  });
});

// Allergens

test('says which ingredient carries which allergen', () => {
  const sauced = recipe([...stew, [1, 'tbsp', 'Worcestershire sauce']]);
  expect(check(sauced, ['Fish'])).toEqual([
    { kind: 'allergen', ingredient: 'Worcestershire sauce', why: 'Worcestershire sauce contains Fish' },
  ]);
});

test('optional ingredients, garnishes and choices count', () => {
  expect(reasons(recipe([...stew, [20, 'g', 'peanuts, optional']]), ['Peanuts'])).toEqual([
    'Peanuts contain Peanuts',
  ]);
  expect(reasons(recipe([...stew, [20, 'g', 'almonds, for garnish']]), ['Nuts'])).toHaveLength(1);
  expect(reasons(recipe([...stew, [20, 'g', 'olive oil or butter']]), ['Dairy'])).toEqual([
    'Butter, named in “olive oil or butter”, contains Dairy',
  ]);
});

test('words after the comma count too', () => {
  expect(reasons(recipe([...stew, [400, 'g', 'potatoes, mashed with butter']]), ['Dairy'])).toEqual([
    'Butter, named in “potatoes, mashed with butter”, contains Dairy',
  ]);
});

test('"may contain" is not safe with an allergy, and says why', () => {
  const sweet = recipe([...stew, [50, 'g', 'dark chocolate']]);
  expect(reasons(sweet, ['Nuts'])[0]).toMatch(/^Dark chocolate may contain Nuts, which is not safe/);
  expect(reasons(sweet)).toEqual([]);
});

test('a label clears its own allergen only', () => {
  const pasta = recipe([[400, 'g', 'gluten-free spaghetti']], ['Cook the spaghetti.']);
  expect(reasons(pasta, ['Gluten'])).toEqual([]);
  expect(reasons(recipe([[100, 'g', 'egg-free pasta']], ['Cook.']), ['Gluten'])).toHaveLength(1);
});

test('one label on a line with two foods clears neither of the other', () => {
  expect(reasons(recipe([[200, 'g', 'vegan butter or butter']]), ['Dairy'])).not.toEqual([]);
  expect(reasons(recipe([[400, 'g', 'vegan sausages or ground beef']]), [], ['Vegan'])).not.toEqual([]);
});

test('nothing hides behind the end of an endless step', () => {
  const endless = recipe(stew, [`${'Stir well. '.repeat(6000)}Add butter.`]);
  expect(checkRecipe(endless, { allergies: ['Dairy'], dietaryRestrictions: [] }).ok).toBe(false);
});

test('near misses pass', () => {
  const beans = recipe([
    [400, 'g', 'butter beans'],
    [200, 'g', 'oyster mushrooms'],
    [400, 'ml', 'coconut milk'],
  ]);
  expect(reasons(beans, ['Dairy', 'Shellfish', 'Nuts'])).toEqual([]);
});

// The method

test('a food that only the method names is reported', () => {
  expect(reasons(recipe(stew, ['Brown the chicken, then stir in the spinach.']))).toEqual([
    'The method uses spinach, which the ingredient list lacks',
  ]);
});

test('an allergen that only the method names is caught', () => {
  expect(reasons(recipe(stew, ['Brown the chicken in butter.']), ['Dairy'])).toEqual([
    'Butter, which only the method names, contains Dairy',
  ]);
});

test('water, ice, salt and pepper need no line, and a pan may be oiled', () => {
  const steps = ['Boil the rice in salted water, then season with salt and pepper.', 'Chill over ice.'];
  expect(reasons(recipe(stew, steps))).toEqual([]);
  const baked = recipe([[800, 'g', 'potatoes']], ['Grease a tray with oil and bake the potatoes.']);
  expect(reasons(baked)).toEqual([]);
  expect(reasons(recipe([[800, 'g', 'potatoes']], ['Fry the potatoes in oil.']))).toHaveLength(1);
});

test('a short name means the listed food of its kind', () => {
  const lines: Line[] = [
    [300, 'g', 'spaghetti'],
    [400, 'g', 'black beans'],
    [500, 'ml', 'vegetable stock'],
    [150, 'g', 'feta'],
    [1, 'whole', 'lemon'],
    [1, 'whole', 'egg'],
    [300, 'g', 'chicken thighs'],
    [1, 'tbsp', 'olive oil'],
  ];
  const steps = [
    'Fry the chicken in the oil.',
    'Cook the pasta and the beans in the stock.',
    'Add lemon juice, lemon zest, the egg yolk and the cheese.',
  ];
  expect(reasons(recipe(lines, steps))).toEqual([]);
});

test('a short name that would mean an allergen must be written in full', () => {
  const porridge = (step: string) =>
    recipe(
      [
        [200, 'g', 'gluten-free oats'],
        [500, 'ml', 'almond milk'],
      ],
      [step],
    );
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'))).toEqual([]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), ['Dairy'])).toEqual([
    'Milk contains Dairy, and “milk” in the method may mean it: say “almond milk” if that is meant',
  ]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), [], ['Vegan'])).toEqual([]);
  expect(reasons(porridge('Simmer the oats. Add a splash of milk.'), [], ['Dairy-Free'])).toHaveLength(1);
  expect(reasons(porridge('Simmer the oats in the almond milk.'), ['Dairy'])).toEqual([]);
});

test('"the milk" is the one that the list has', () => {
  const curry = recipe([[400, 'ml', 'coconut milk']], ['Bring to a simmer so that the milk does not catch.']);
  expect(reasons(curry, ['Dairy'], ['Dairy-Free'])).toEqual([]);
});

test.each([
  'Simmer until as thick as custard.',
  'Blend until it looks like whipped cream.',
  'Steam until the flesh turns milk-white.',
  'Grind until they resemble ground almonds.',
  'Flip with a fish slice.',
  'Cook on a hot barbecue.',
])('%s names nothing to eat', (step) => {
  const plain = recipe([[400, 'g', 'zucchini']], [`Slice the zucchini. ${step}`]);
  expect(reasons(plain, ['Dairy', 'Eggs', 'Nuts', 'Fish', 'Soy'], ['Vegan'])).toEqual([]);
});

test('a dish that the recipe makes itself is not judged by the usual recipe', () => {
  const pancakes = recipe(
    [
      [200, 'g', 'buckwheat flour'],
      [300, 'ml', 'oat drink'],
    ],
    ['Whisk the buckwheat flour and the oat drink. Fry 4 small pancakes and flip the pancakes.'],
  );
  expect(reasons({ ...pancakes, title: 'Buckwheat pancakes' }, ['Eggs', 'Dairy'])).toEqual([]);
  const bought = recipe([[400, 'g', 'zucchini']], ['Serve the zucchini with pancakes.']);
  expect(reasons(bought, ['Eggs'])).toContain('Pancake, which only the method names, contains Eggs');
});

test('a pesto of sunflower seeds is no usual pesto, a pesto without a list is', () => {
  const penne = recipe(
    [
      [300, 'g', 'penne'],
      [50, 'g', 'sunflower seeds'],
      [40, 'g', 'basil'],
      [1, 'clove', 'garlic'],
      [4, 'tbsp', 'olive oil'],
    ],
    [
      'Blend the sunflower seeds, basil, garlic and olive oil.',
      'Boil the penne for 10 minutes and toss with the pesto.',
    ],
  );
  expect(reasons({ ...penne, title: 'Penne with sunflower seed pesto' }, ['Nuts'])).toEqual([]);
  expect(reasons({ ...penne, title: 'Penne with greens' }, ['Nuts'])).not.toEqual([]);
});

test('counted ingredients need no unit, measured ones do', () => {
  expect(reasons(recipe([[3, '', 'eggs']], ['Boil the eggs for 8 minutes.']))).toEqual([]);
  expect(reasons(recipe([[3, '', 'milk']], ['Warm the milk.']))).toContain('Unit required');
});

test('a thing that is floured, buttered or breaded has what it is covered with', () => {
  const bream = (name: string) => recipe([[400, 'g', name]], ['Fry it.']);
  expect(reasons(bream('sea bream fillets, lightly floured'), ['Gluten']).join()).toContain('flour');
  expect(reasons(bream('bread, toasted and buttered'), ['Dairy']).join()).toContain('butter');
});

test('oil for deep-frying stays in the pan', () => {
  const fritters = recipe(
    [
      [400, 'g', 'zucchini'],
      [500, 'ml', 'sunflower oil, for frying'],
    ],
    ['Fry the zucchini in the sunflower oil.'],
  );
  expect(reasons(fritters)).toEqual([]);
});

test('"vegan butter" in the list is what "the butter" means', () => {
  const toast = recipe([[40, 'g', 'vegan butter']], ['Melt the butter.']);
  expect(reasons(toast, ['Dairy'], ['Vegan'])).toEqual([]);
});

test('a verb is no food, and what the recipe makes is no ingredient', () => {
  const lines: Line[] = [
    [600, 'g', 'tomatoes'],
    [3, 'clove', 'garlic'],
    [300, 'g', 'gluten-free flour'],
    [1, 'tsp', 'salt'],
  ];
  const steps = [
    'Knead the flour and water to a dough. Wrap it in plastic wrap and rest it.',
    'Crush the cloves and simmer the tomatoes to a tomato sauce.',
    'Roll the dough out, sprinkle with salt and serve with the tomato sauce.',
  ];
  expect(reasons(recipe(lines, steps), ['Gluten'])).toEqual([]);
  expect(reasons(recipe(lines, ['Serve in a wrap.']), ['Gluten'])).toHaveLength(1);
});

// Diets

test('meat is not vegetarian, butter not vegan, rice not Paleo', () => {
  expect(reasons(recipe(stew), [], ['Vegetarian'])).toEqual(['Chicken breast is not Vegetarian']);
  expect(reasons(recipe([[40, 'g', 'butter']]), [], ['Vegan'])).toEqual(['Butter is not Vegan']);
  expect(reasons(recipe(stew), [], ['Paleo'])).toEqual(['Rice is not Paleo']);
});

test('Keto, Low-Carb and Low-Fat go by what is on one plate', () => {
  const spoonOfHoney = recipe([
    [800, 'g', 'chicken breast'],
    [1, 'tbsp', 'honey'],
  ]);
  expect(reasons(spoonOfHoney, [], ['Keto', 'Low-Carb', 'Low-Fat'])).toEqual([]);
  const rice = check(recipe(stew), [], ['Keto', 'Low-Carb']);
  expect(rice.map((violation) => violation.ingredient)).toEqual(['rice', 'rice']);
  expect(rice[0]?.why).toMatch(
    /^One serving has \d+(\.\d)? g of net carbs, most of it from .*, and Keto allows 12 g$/,
  );
  const fatty = recipe([
    [400, 'g', 'pork belly'],
    [4, 'tbsp', 'olive oil'],
  ]);
  expect(reasons(fatty, [], ['Low-Fat'])[0]).toContain('Low-Fat allows 16 g');
});

test('Mediterranean refuses a plain contradiction only', () => {
  expect(reasons(recipe(stew), [], ['Mediterranean'])).toEqual([]);
  const steak = recipe([[1200, 'g', 'ribeye steak']]);
  expect(reasons(steak, [], ['Mediterranean'])[0]).toContain('red meat');
});

// Unknown foods

test('under an allergy or a strict diet an unknown food is never safe', () => {
  const odd = recipe([...stew, [50, 'g', 'zorbleflax']]);
  expect(check(odd, ['Fish'])).toEqual([
    {
      kind: 'unknown-food',
      ingredient: 'zorbleflax',
      why: 'Zorbleflax is no food that we know, so it cannot be called safe for Fish',
    },
  ]);
  expect(check(odd, [], ['Dairy-Free'])[0]?.why).toContain('Dairy-Free');
  expect(check(odd, [], ['Mediterranean'])).toEqual([]);
});

test('without limits it is reported only when it is most of the dish', () => {
  expect(check(recipe([...stew, [50, 'g', 'zorbleflax']]))).toEqual([]);
  expect(
    check(
      recipe([
        [500, 'g', 'zorbleflax'],
        [100, 'g', 'rice'],
      ]),
    )[0]?.kind,
  ).toBe('unknown-food');
});

// Amounts

test('missing, negative and infinite amounts are reported', () => {
  const wrong = recipe([
    [0, 'g', 'carrots'],
    [-2, 'g', 'rice'],
    [Number.NaN, 'g', 'onions'],
    [Number.POSITIVE_INFINITY, 'g', 'leeks'],
  ]);
  expect(reasons(wrong)).toEqual([
    'The amount of carrots is zero',
    'The amount of rice is below zero',
    'The amount of onions is no number',
    'The amount of leeks is no number',
  ]);
});

test('salt to taste needs no amount', () => {
  expect(check(recipe([...stew, [0, '', 'salt, to taste']]))).toEqual([]);
  expect(check(recipe([...stew, [1, 'to taste', 'salt and pepper']]))).toEqual([]);
});

test('50 g of salt is too much for one serving, in one line or in two', () => {
  expect(reasons(recipe([...stew, [200, 'g', 'salt']]))[0]).toMatch(
    /^50 g of salt a serving is more than anyone eats/,
  );
  expect(reasons(recipe([...stew, [15, 'g', 'salt'], [15, 'g', 'salt, for the sauce']]))).toHaveLength(1);
});

test('a measure that does not fit a food is reported', () => {
  expect(reasons(recipe([[2, 'glorps', 'onions']]))).toEqual([
    '“glorps” is not a measure for onions that we know',
  ]);
  expect(check(recipe([[2, 'fillet', 'sugar']]))[0]?.kind).toBe('amount');
});

// Shape

test('the shape is that of docs/product.md', () => {
  expect(reasons(recipe([], [], { title: 'x', cookingTime: 0, servings: 0 }))).toEqual([
    'Recipe title must be at least 3 characters',
    'Cooking time must be at least 1 minute',
    'Must serve at least 1 person',
    'Recipe must have at least one ingredient',
    'Recipe must have at least one instruction',
  ]);
  expect(
    reasons(recipe(stew, ['Cook.'], { title: 'x'.repeat(101), cookingTime: 481, servings: 4.5 })),
  ).toEqual([
    'Recipe title too long',
    'Cooking time cannot exceed 8 hours',
    'Servings must be a whole number',
  ]);
  expect(reasons(recipe(stew, ['Cook.'], { servings: 21 }))).toContain('Cannot serve more than 20 people');
  expect(reasons(recipe([...stew, [1, 'g', ' '], [1, '', 'milk']]))).toEqual([
    'Ingredient name required',
    'Unit required',
  ]);
});

test('never throws, for any input', () => {
  const anyRecipe = fc.record({
    title: fc.string(),
    ingredients: fc.array(fc.record({ name: fc.string(), amount: fc.double(), unit: fc.string() }), {
      maxLength: 4,
    }),
    instructions: fc.array(fc.string(), { maxLength: 3 }),
    cookingTime: fc.double(),
    servings: fc.double(),
  });
  fc.assert(
    fc.property(anyRecipe, (judged) => {
      const { ok, violations } = checkRecipe(judged, { allergies: allergens, dietaryRestrictions: diets });
      return ok === (violations.length === 0);
    }),
    { numRuns: 200 },
  );
});

// Unknown words, other places, other languages

test.each([
  'zorble milk',
  'brindle oil',
  'argan milk',
  'Meridian butter',
  'protein (zorble)',
  'stuffed onions',
])('%s may be made of anything', (name) => {
  for (const allergy of allergens)
    expect(reasons(recipe([[100, 'g', name]]), [allergy]), allergy).not.toEqual([]);
});

test.each([
  'organic whole milk',
  'cold-pressed olive oil',
  'leftover warm milk',
  'farmhouse butter, softened',
])('%s says nothing of nuts', (name) => {
  expect(reasons(recipe([[100, 'g', name]]), ['Nuts'])).toEqual([]);
});

test('a slip of the pen hides no allergen, neither in the list nor in the method', () => {
  expect(reasons(recipe([[1, 'cup', 'almnd milk']]), ['Nuts'])).not.toEqual([]);
  expect(reasons(recipe(stew, ['Scatter with grated chedar.']), ['Dairy'])).not.toEqual([]);
  expect(reasons(recipe(stew, ['Scatter with grated parm.']), ['Dairy'])).not.toEqual([]);
});

test('title and description are read too, but for the names of dishes', () => {
  const called = (title: string, description = '') =>
    check(recipe(stew, ['Cook everything.'], { title, description }), ['Nuts', 'Dairy', 'Gluten']);
  expect(called('Chicken with almonds')).not.toEqual([]);
  expect(called('Chicken and rice', 'Finished with a swirl of yogurt.')).not.toEqual([]);
  expect(called('Chicken pie', 'Served with a slice of lasagna.')).not.toEqual([]);
  expect(called('Chicken meatballs', 'Buttery without butter.')).toEqual([]);
});

test('a method in another language is unsafe under limits, and allowed without', () => {
  const french = recipe(stew, ['Faites revenir le poulet dans l’huile et servez avec du riz.']);
  expect(check(french, ['Nuts'])).toContainEqual(expect.objectContaining({ kind: 'method' }));
  expect(check(french).map(({ why }) => why)).not.toContainEqual(expect.stringContaining('cannot read'));
});

test('Gluten-Free and Dairy-Free treat "may contain" as the allergy does', () => {
  for (const name of ['miso', 'doenjang', 'kimchi']) {
    expect(reasons(recipe([[30, 'g', name]]), [], ['Gluten-Free']), name).not.toEqual([]);
  }
  expect(reasons(recipe([[30, 'g', 'dark chocolate']]), [], ['Dairy-Free'])).not.toEqual([]);
  expect(reasons(recipe([[30, 'g', 'dark chocolate']]), [], ['Vegetarian'])).toEqual([]);
});
