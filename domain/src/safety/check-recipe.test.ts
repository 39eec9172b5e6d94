import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergens, diets } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';
import { check, reasons, recipe, stew } from './judged-recipe.fixture.ts';

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

test('a label on a line with two foods clears only the food it belongs to', () => {
  expect(reasons(recipe([[200, 'g', 'vegan butter or butter']]), ['Dairy'])).not.toEqual([]);
  expect(reasons(recipe([[400, 'g', 'vegan sausages or ground beef']]), [], ['Vegan'])).not.toEqual([]);
});

test('names that only resemble an allergen pass', () => {
  const beans = recipe([
    [400, 'g', 'butter beans'],
    [200, 'g', 'oyster mushrooms'],
    [400, 'ml', 'coconut milk'],
  ]);
  expect(reasons(beans, ['Dairy', 'Shellfish', 'Nuts'])).toEqual([]);
});

test('counted ingredients need no unit, measured ones do', () => {
  expect(reasons(recipe([[3, '', 'eggs']], ['Boil the eggs for 8 minutes.']))).toEqual([]);
  expect(reasons(recipe([[3, '', 'milk']], ['Warm the milk.']))).toContain('Unit required');
});

test('a food that is floured, buttered or breaded contains its coating', () => {
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

// Diets

test('meat is not vegetarian, butter not vegan, rice not Paleo', () => {
  expect(reasons(recipe(stew), [], ['Vegetarian'])).toEqual(['Chicken breast is not Vegetarian']);
  expect(reasons(recipe([[40, 'g', 'butter']]), [], ['Vegan'])).toEqual(['Butter is not Vegan']);
  expect(reasons(recipe(stew), [], ['Paleo'])).toEqual(['Rice is not Paleo']);
});

test('Keto, Low-Carb and Low-Fat are checked per serving', () => {
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

test('Mediterranean rejects only a clear contradiction', () => {
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

test('without limits an unknown food is reported only when it is most of the dish', () => {
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

test('a recipe outside the bounds of docs/product.md is rejected', () => {
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
])('%s is unsafe with every allergy', (name) => {
  for (const allergy of allergens)
    expect(reasons(recipe([[100, 'g', name]]), [allergy]), allergy).not.toEqual([]);
});

test.each([
  'organic whole milk',
  'cold-pressed olive oil',
  'leftover warm milk',
  'farmhouse butter, softened',
])('%s is safe with a nut allergy', (name) => {
  expect(reasons(recipe([[100, 'g', name]]), ['Nuts'])).toEqual([]);
});

test('a misspelling hides no allergen, in the list or in the method', () => {
  expect(reasons(recipe([[1, 'cup', 'almnd milk']]), ['Nuts'])).not.toEqual([]);
  expect(reasons(recipe(stew, ['Scatter with grated chedar.']), ['Dairy'])).not.toEqual([]);
  expect(reasons(recipe(stew, ['Scatter with grated parm.']), ['Dairy'])).not.toEqual([]);
});

test('title and description are checked too, except for names of dishes', () => {
  const called = (title: string, description = '') =>
    check(recipe(stew, ['Cook everything.'], { title, description }), ['Nuts', 'Dairy', 'Gluten']);
  expect(called('Chicken with almonds')).not.toEqual([]);
  expect(called('Chicken and rice', 'Finished with a swirl of yogurt.')).not.toEqual([]);
  expect(called('Chicken pie', 'Served with a slice of lasagna.')).not.toEqual([]);
  expect(called('Chicken meatballs', 'Buttery without butter.')).toEqual([]);
});

test('Gluten-Free and Dairy-Free treat "may contain" as the allergy does', () => {
  for (const name of ['miso', 'doenjang', 'kimchi']) {
    expect(reasons(recipe([[30, 'g', name]]), [], ['Gluten-Free']), name).not.toEqual([]);
  }
  expect(reasons(recipe([[30, 'g', 'dark chocolate']]), [], ['Dairy-Free'])).not.toEqual([]);
  expect(reasons(recipe([[30, 'g', 'dark chocolate']]), [], ['Vegetarian'])).toEqual([]);
});
