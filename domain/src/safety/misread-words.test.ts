import { expect, test } from 'vitest';
import { ingredientOf } from '../recipes/ingredient-of-line.ts';
import { checkRecipe } from './check-recipe.ts';
import { mentionedFoods } from './named-foods.ts';

const named = (text: string) => mentionedFoods(text).map(({ food }) => food.name);

const whysOf = (lines: string[], steps: string[], title = 'Supper') =>
  checkRecipe(
    {
      title,
      ingredients: lines.map((one) => ingredientOf(one)!),
      instructions: steps,
      cookingTime: 30,
      servings: 4,
    },
    { allergies: ['Gluten', 'Eggs', 'Dairy', 'Nuts', 'Fish'], dietaryRestrictions: [] },
  ).violations.map(({ why }) => why);

test.each([
  'Cut into brunoise, then into batonnets.',
  'Splutter it in a chatti or a cazuela on the plancha.',
  'Serve it all’onda, and buon appetito.',
  'Poke three deep wells.',
  'Let everyone wrap and roll their own.',
  'Tip in, toast 2 min, then wait.',
  'Make small balls and roll or pat out.',
  'My halmoni and her tonton taught me in Napoli.',
  'Nobody ate it before Chinto was born.',
  'Skin down in a cold pan.',
  'The breakfast of half of Turkey, cooked in one pan.',
  'They eat it all across Turkey and we do too.',
  'Brown it in a bratt pan.',
])('%s No word is a food', (text) => {
  expect(named(text)).toEqual([]);
});

test.each([
  ['Serve in a bread roll with toast.', 'bread roll'],
  ['Add the brunost in cubes.', 'brown cheese'],
  ['Serve with a poke bowl.', 'poke'],
  ['Warm a chapatti on the plancha.', 'chapati'],
  ['Top with Almnds and cream.', 'almond'],
  ['Serve on 2 toasts.', 'bread'],
  ['Simmer it in Turkey stock.', 'chicken stock'],
  ['Half of Turkey breast is enough.', 'turkey breast'],
  ['The rest of Turkey goes in.', 'turkey'],
  ['Add the chicken skin.', 'chicken skin'],
])('%s Mentions %s', (text, food) => {
  expect(named(text)).toContain(food);
});

test('a batter of ground rice and lentils has no flour', () => {
  const lines = ['300 g idli rice', '100 g urad dal', '1 tsp salt'];
  expect(whysOf(lines, ['Soak, then grind both.', 'Fill the moulds with batter and steam.'])).toEqual([]);
  expect(whysOf(lines, ['Boil the rice.', 'Fry the dal in batter.'])).not.toEqual([]);
});

test('the only tortillas of the list are meant', () => {
  const lines = ['12 corn tortillas', '400 g chicken breast'];
  expect(whysOf(lines, ['Fry the chicken. Serve in warm tortillas.'])).toEqual([]);
  expect(whysOf(lines, ['Fry the chicken. Serve in flour tortillas.'])).not.toEqual([]);
});

test('fat runs out of listed meat', () => {
  const lines = ['4 duck breasts', '500 g potatoes'];
  expect(whysOf(lines, ['Fry the potatoes in a spoon of duck fat.'])).toEqual([]);
  expect(whysOf(['500 g potatoes'], ['Fry the potatoes in a spoon of duck fat.'])).not.toEqual([]);
});

test('fish tacos are of fish, tacos need not be', () => {
  expect(named('Come for the tacos.')).not.toContain('white fish');
  expect(named('Come for the fish tacos.').join()).toContain('fish');
});

test('a size is no food of the line', () => {
  expect(whysOf(['3 egg-sized potatoes'], ['Boil.'])).toEqual([]);
  expect(whysOf(['3 eggs'], ['Boil.'])).not.toEqual([]);
});
