import { expect, test } from 'vitest';
import { checkRecipe } from '../safety/check-recipe.ts';
import { type Allergen, allergens, type Diet, diets } from '../vocabulary/options.ts';
import { recipeFacts } from './recipe-facts.ts';

const salad = {
  title: 'Chickpea salad',
  ingredients: [
    { name: 'tomatoes', amount: 600, unit: 'g' },
    { name: 'cucumber', amount: 300, unit: 'g' },
    { name: 'chickpeas', amount: 240, unit: 'g' },
    { name: 'olive oil', amount: 3, unit: 'tbsp' },
  ],
  instructions: ['Toss everything.'],
  servings: 4,
};

test('a chickpea salad is vegan and Mediterranean, and neither Paleo nor Whole30', () => {
  const facts = recipeFacts(salad);
  expect(facts.contains).toEqual([]);
  expect(facts.diets).toEqual(
    expect.arrayContaining([
      'Vegetarian',
      'Vegan',
      'Pescatarian',
      'Gluten-Free',
      'Dairy-Free',
      'Mediterranean',
    ]),
  );
  expect(facts.diets).not.toContain('Paleo');
  expect(facts.diets).not.toContain('Whole30');
  expect(facts.pictures).toContain('tomato');
  expect(facts.coverage).toBe(1);
});

test('foods that only the method names are included', () => {
  const facts = recipeFacts({ ...salad, instructions: ['Toss everything with feta.'] });
  expect(facts.contains).toEqual(['Dairy']);
  expect(facts.diets).not.toContain('Vegan');
});

test('with an unknown food no diet is listed', () => {
  const ingredients = [...salad.ingredients, { name: 'zorbleflax', amount: 10, unit: 'g' }];
  const facts = recipeFacts({ ...salad, ingredients });
  expect(facts.unknownFoods).toEqual(['zorbleflax']);
  expect(facts.diets).toEqual([]);
  expect(facts.coverage).toBeLessThan(1);
});

test('an empty recipe satisfies no diet', () => {
  expect(recipeFacts({ title: '', ingredients: [], instructions: [], servings: 1 })).toEqual({
    contains: [],
    mayContain: [],
    diets: [],
    unknownFoods: [],
    pictures: [],
    mainFood: null,
    coverage: 0,
  });
});

test('facts and gate agree', () => {
  const steak = {
    title: 'Steak',
    ingredients: [
      { name: 'ribeye steak', amount: 800, unit: 'g' },
      { name: 'butter', amount: 40, unit: 'g' },
      { name: 'soy sauce', amount: 2, unit: 'tbsp' },
    ],
    instructions: ['Fry the steak in the butter.'],
    servings: 4,
  };
  for (const recipe of [salad, steak]) {
    const facts = recipeFacts(recipe);
    const gate = (allergies: Allergen[], dietaryRestrictions: Diet[]) =>
      checkRecipe({ ...recipe, title: 'Supper', cookingTime: 20 }, { allergies, dietaryRestrictions }).ok;
    for (const one of allergens) {
      const isFree = !facts.contains.includes(one) && !facts.mayContain.includes(one);
      expect(gate([one], []), one).toBe(isFree);
    }
    for (const one of diets.filter((diet) => diet !== 'Mediterranean')) {
      expect(gate([], [one]), one).toBe(facts.diets.includes(one));
    }
  }
});

test('a recipe for no servings has no figures', () => {
  expect(() => recipeFacts({ ...salad, servings: 0 })).toThrow(RangeError);
});
