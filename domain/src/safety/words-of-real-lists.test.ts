import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import type { Allergen } from '../vocabulary/options.ts';
import { checkRecipe } from './check-recipe.ts';

const every: Allergen[] = [
  'Nuts',
  'Peanuts',
  'Dairy',
  'Gluten',
  'Soy',
  'Eggs',
  'Fish',
  'Shellfish',
  'Sesame',
];
const plain = ['200 g rice', '2 onions', '2 tbsp olive oil'];

function reasons(
  lines: readonly string[],
  steps: readonly string[],
  allergies: readonly Allergen[],
  title = 'Supper',
): string[] {
  const recipe = {
    title,
    description: '',
    ingredients: [...plain, ...lines].map((line) => ingredientOf(line)!),
    instructions: ['Cook the rice.', 'Fry the onions in the oil, and serve.', ...steps],
    cookingTime: 30,
    servings: 4,
  };
  return checkRecipe(recipe, { allergies, dietaryRestrictions: [] })
    .violations.filter(({ kind }) => kind !== 'amount')
    .map(({ why }) => why);
}

test.each<[string, Allergen]>([
  ['1 cup whole or oat milk', 'Dairy'],
  ['1 cup whole/oat milk', 'Dairy'],
  ['1 cup regular or almond milk', 'Dairy'],
  ['2 tbsp regular or vegan butter', 'Dairy'],
  ['100 g salted or vegan butter', 'Dairy'],
  ['1 cup plain or plant-based yogurt', 'Dairy'],
  ['1 cup regular or vegan mayonnaise', 'Eggs'],
  ['200 g regular or gluten-free pasta', 'Gluten'],
  ['200 g spaghetti (gluten-free if needed)', 'Gluten'],
  ['100 g butter (vegan if preferred)', 'Dairy'],
  ['100 g plain or gluten-free flour', 'Gluten'],
])('the usual kind before “or” counts: %s', (line, allergen) => {
  expect(reasons([line], [], [allergen])).not.toEqual([]);
});

test.each<[string, Allergen]>([
  ['200 g fresh or dried rice noodles', 'Gluten'],
  ['2 tbsp salted or unsalted peanut butter', 'Dairy'],
  ['1 cup regular or reduced-fat coconut milk', 'Dairy'],
])('two words for the same food name no other food: %s', (line, allergen) => {
  expect(reasons([line], [], [allergen])).toEqual([]);
});

test.each([
  '8 bamboo skewers, soaked in water for 30 minutes',
  'Special equipment: a candy thermometer',
  'Kitchen twine or toothpicks',
  '1 large cast-iron skillet',
])('a line of tools is no unknown food: %s', (line) => {
  expect(reasons([line], [], every)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['10-inch tube pan, buttered and floured', 'Dairy'],
  ['2 waffle bowls', 'Gluten'],
  ['2 zorble skewers', 'Nuts'],
  ['8 mystery cups', 'Nuts'],
])('a line of tools with anything else still counts: %s', (line, allergen) => {
  expect(reasons([line], [], [allergen])).not.toEqual([]);
});

test.each([
  '400 g corn tortillas (gluten-free if needed)',
  '8 small papaccelle peppers',
  '1 kg small kolokythia (courgettes), cut into thin rounds',
  '12 Botija olives',
  '1 onion stuck with 3 cloves',
  '1 teaspoon paprika (or to taste)',
  '2 garlic cloves, minced, or more to taste',
  '300 g ground beef or lamb (or a mixture of both)',
  '2 skin-on, bone-in chicken thighs',
  '1 tbsp juice from a satsuma',
  '1 handful mixed fresh herbs',
  '400 g center-cut beef tenderloin',
  '200 g leftover roast turkey',
  '4 slices Irish or Canadian bacon',
  '2 tbsp [tomato paste](/tomato-paste)',
  '1 tbsp ghee-free olive oil',
  '200 g almond-free rice',
])('a line as recipes write it is understood: %s', (line) => {
  expect(
    reasons(
      [line],
      [],
      every.filter((one) => one !== 'Soy'),
    ),
  ).toEqual([]);
});

test.each([
  'Poke a few holes in the potatoes, then toast cumin in a dry skillet.',
  'Roll the rice into balls. Wrap kitchen foil around each.',
  'Cut a 1/2-inch slice off each onion.',
  'To ensure even cooking, cut the onions small.',
  'Toast spices in a skillet, and sandwich between two onion slices.',
  'Lower the bag into the sous vide bath.',
  'Bhuno the onions in a kadai until brown.',
  'Simmer on the stove top, and pour into a gravy boat.',
])('an order or a tool is no food: %s', (step) => {
  const lines = ['400 g potatoes', '1 tsp cumin'];
  expect(reasons(lines, [step], every)).toEqual([]);
});

test.each<[string, Allergen]>([
  ['Serve on toast.', 'Gluten'],
  ['Toast goes under it.', 'Gluten'],
  ['Add the cream, toast and butter.', 'Gluten'],
  ['Tuck it into a roll.', 'Gluten'],
  ['Serve with a sandwich.', 'Gluten'],
  ['Soup and sandwich with chips.', 'Gluten'],
  ['Eat it in a wrap.', 'Gluten'],
  ['Serve with poke.', 'Fish'],
  ['Stir in a bottle of Ensure.', 'Soy'],
  ['Stir in A1 sauce.', 'Fish'],
  ['Coat with ganache.', 'Dairy'],
  ['Serve with Stove Top.', 'Gluten'],
])('the food of that name still counts: %s', (step, allergen) => {
  expect(reasons([], [step], [allergen])).not.toEqual([]);
});

test('the spray for a pan need not be listed, but counts for soy', () => {
  const step = 'Spray a dish with cooking spray.';
  expect(reasons([], [step], ['Dairy'])).toEqual([]);
  expect(reasons([], [step], ['Soy'])).not.toEqual([]);
});

test('a mix of spices that the title names is the one of the list', () => {
  const spices = ['2 tbsp paprika', '1 tsp cumin'];
  expect(reasons(spices, ['Stir the spices and rub them in.'], ['Gluten'], 'BBQ Dry Rub Rice')).toEqual([]);
  expect(reasons([...spices, '1 tbsp barbecue rub'], [], ['Gluten'])).not.toEqual([]);
});

test('what a label lacks clears nothing else', () => {
  expect(reasons(['1 cup almond-free milk'], [], ['Dairy'])).not.toEqual([]);
});

test.each(['Pica-Pau with Pickles', 'Orak-Arik with Cabbage', 'Arequipa-Style Potatoes'])(
  'the name of a dish or a place is no food: %s',
  (title) => {
    expect(reasons([], [], every, title)).toEqual([]);
  },
);

test.each<[string, Allergen]>([
  ['Serve with orak-arik.', 'Eggs'],
  ['Serve with a piperade.', 'Eggs'],
  ['Serve with curanto.', 'Shellfish'],
  ['Serve with zurek.', 'Gluten'],
  ['Finish with a nut of Kerrygold.', 'Dairy'],
])('what a dish of elsewhere usually contains counts where it is served: %s', (step, allergen) => {
  expect(reasons([], [step], [allergen])).not.toEqual([]);
});

test('dried shrimp are known by their Cantonese name, and chikki may be of sesame', () => {
  expect(reasons(['50 g chikki'], [], ['Sesame'])).not.toEqual([]);
  expect(reasons(['50 g har mai, soaked'], [], ['Shellfish'])).not.toEqual([]);
});
