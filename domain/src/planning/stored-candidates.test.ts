import { expect, test } from 'vitest';
import { planningContextOf } from './household.ts';
import { storedCandidates } from './stored-candidates.ts';
import type { StoredRecipe } from './stored-recipe.ts';
import { weekRequest } from './testing/week-requests.ts';

const soup: StoredRecipe = {
  id: 'soup',
  source: 'own',
  title: 'Potato soup with muscade',
  description: null,
  ingredients: [
    { name: 'potatoes', amount: 500, unit: 'g' },
    { name: 'vegetable stock', amount: 800, unit: 'ml' },
    { name: 'muscade (nutmeg)', amount: 0.25, unit: 'tsp' },
  ],
  instructions: ['Simmer the potatoes in the stock for 20 minutes.', 'Grate the muscade over the soup.'],
  cookingTime: 30,
  servings: 2,
  cuisineType: 'French',
  mealType: 'dinner',
};

test('an own recipe whose list explains a name in another language is a candidate', () => {
  const { household } = weekRequest({ allergies: ['Fish'] });
  expect(storedCandidates([soup], planningContextOf(household, 240))).toHaveLength(1);
  const context = planningContextOf(weekRequest({ dietaryRestrictions: ['Keto'] }).household, 240);
  expect(storedCandidates([soup], context)).toEqual([]);
});
