import { expect, test } from 'vitest';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { recipeFacts } from '../../recipes/recipe-facts.ts';
import { diets } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { type ComposeRequest, composeRecipes } from '../compose.ts';
import { type guarantees, violatedGuarantees } from './guarantees.ts';
import { randomRequests } from './random-requests.ts';

const profile: TasteProfile = {
  cuisinePreferences: ['Italian'],
  dietaryRestrictions: ['Vegetarian'],
  allergies: ['Peanuts', 'Dairy'],
  avoidedFoods: [],
  cookingSkillLevel: 'beginner',
  timePreference: 45,
  spiceLevel: 1,
  householdSize: 2,
  mealTypes: [],
  nutritionGoals: [],
  customInstructions: null,
};
const request: ComposeRequest = { profile, count: 2, mealType: 'dinner', seed: 4 };
const batch = composeRecipes(request);
const [recipe, other] = batch.recipes as [RecipeDraft, RecipeDraft];

const kept = recipeFacts(recipe).diets;

const broken = (changed: Partial<RecipeDraft>) =>
  violatedGuarantees(request, { recipes: [{ ...recipe, ...changed }, other], shortfall: null }).map(
    ({ guarantee }) => guarantee,
  );

test('a composed batch breaks none', () => {
  expect(violatedGuarantees(request, batch)).toEqual([]);
});

const [first, ...rest] = recipe.instructions as [string, ...string[]];
const extra = { name: 'walnuts', amount: 20, unit: 'g' };

test.each<[(typeof guarantees)[number], Partial<RecipeDraft>]>([
  ['passes the gate', { ingredients: [...recipe.ingredients, { name: 'bacon', amount: 40, unit: 'g' }] }],
  ['no title twice, none to avoid', { title: other.title }],
  ['within the time asked', { cookingTime: 50 }],
  ['fills as that meal', { nutritionInfo: { ...recipe.nutritionInfo, calories: 1200 } }],
  ['fills as that meal', { nutritionInfo: { ...recipe.nutritionInfo, protein: 4 } }],
  ['no more salt than a meal may have', { nutritionInfo: { ...recipe.nutritionInfo, sodium: 1500 } }],
  ['no title says what a food is not', { title: 'Vegan cheese soup' }],
  ['the reason says nothing twice', { reason: 'On the table in 15 minutes. Ready in 15 minutes.' }],
  ['amounts that people eat', { ingredients: [...recipe.ingredients, { ...extra, amount: 4000 }] }],
  ['amounts that people eat', { ingredients: [...recipe.ingredients, { ...extra, amount: Number.NaN }] }],
  ['figures are those of the list', { nutritionInfo: { ...recipe.nutritionInfo, protein: 99 } }],
  ['three to nine whole sentences', { instructions: [first] }],
  ['three to nine whole sentences', { instructions: [first, ...rest.slice(1), 'Serve undefined.'] }],
  ['the method names every ingredient', { ingredients: [...recipe.ingredients, extra] }],
  ['the list has every food of the method', { instructions: [`${first} Grate the zucchini cake.`, ...rest] }],
  ['steps take no longer than the recipe', { instructions: [`${first} Bake for 44 minutes.`, ...rest] }],
  ['title and description name only what is listed', { description: 'With lobster.' }],
  ['title and description tell nothing of the household', { description: 'A dish for your family.' }],
  ['the reason is true', { reason: null }],
  [
    'the reason is true',
    { reason: `Keeps to ${diets.filter((diet) => !kept.includes(diet)).join(' and ')}.` },
  ],
  ['the reason is true', { reason: '90 g of protein a serving.' }],
])('%s: noticed when it is broken', (promise, changed) => {
  expect(broken(changed)).toContain(promise);
});

test('an empty or short batch must say so', () => {
  const found = (recipes: RecipeDraft[], shortfall: string | null) =>
    violatedGuarantees(request, { recipes, shortfall }).map(({ guarantee }) => guarantee);
  expect(found([], null)).toContain('an empty batch says why');
  expect(found([recipe], null)).toContain('fewer recipes than asked are explained, and only those');
  expect(found([recipe, other], 'We found 2 of 2.')).toContain(
    'fewer recipes than asked are explained, and only those',
  );
});

test('random requests cover every combination of two allergies and two diets, reproducibly', () => {
  const requests = randomRequests(3082, 1);
  const limits = requests.map((request) =>
    [...request.profile.allergies, ...request.profile.dietaryRestrictions].join(),
  );
  expect(new Set(limits).size).toBe(3082);
  expect(randomRequests(20, 1)).toEqual(randomRequests(20, 1));
  expect(new Set(requests.map(({ profile: { timePreference } }) => timePreference)).size).toBe(36);
});
