import { expect, test } from 'vitest';
import { allergensOfFood } from '../foods/allergens.ts';
import { dietsBrokenBy } from '../foods/diets.ts';
import { foodById, foods } from '../foods/table.ts';
import { allergens, diets } from '../vocabulary/options.ts';
import type { TasteInsight } from './insight.ts';
import { suggestionsFor } from './suggestions.ts';
import { tasteInsights } from './taste-insights.ts';
import { again, today } from './testing/baskets.ts';

const stated = { cuisinePreferences: [], nutritionGoals: [], allergies: [], dietaryRestrictions: [] };
const named = (...names: string[]): TasteInsight[] =>
  names.map((name, index) => ({ name, strength: 0.9 - index / 100, because: [] }));
const nothing = { cuisines: [], nutritionGoals: [], likedFoods: [] };

test('receipts suggest cuisines, goals and foods by their ids', () => {
  const shopping = again('gochujang kimchi sesame-oil korean-rice-cake rice tofu', 4);
  const { cuisines, likedFoods } = suggestionsFor(stated, tasteInsights(shopping, today));
  expect(cuisines).toEqual(['Korean']);
  expect(likedFoods).toContain('gochujang');
});

test('preferences that the profile already has are not suggested, also in other case or under other names', () => {
  const insights = {
    ...nothing,
    cuisines: named('Thai', 'Korean', 'Middle Eastern'),
    nutritionGoals: named('Longevity', 'Heart Health'),
  };
  const profile = { ...stated, cuisinePreferences: [' thai ', 'Moroccan'], nutritionGoals: ['LONGEVITY '] };
  expect(suggestionsFor(profile, insights)).toEqual({
    ...nothing,
    cuisines: ['Korean'],
    nutritionGoals: ['Heart Health'],
  });
});

test('only the strongest few are suggested, the strongest first', () => {
  const insights = {
    cuisines: named('Thai', 'Korean', 'Greek', 'Spanish').reverse(),
    nutritionGoals: named('Longevity', 'Heart Health', 'Energy Boost'),
    likedFoods: named(...foods.slice(0, 40).map(({ name }) => name)),
  };
  const { cuisines, nutritionGoals, likedFoods } = suggestionsFor(stated, insights);
  expect(cuisines).toEqual(['Thai', 'Korean', 'Greek']);
  expect(nutritionGoals).toEqual(['Longevity', 'Heart Health']);
  expect(likedFoods).toHaveLength(10);
});

test('weak insights and names that are not in the option lists are not suggested', () => {
  const weak = (name: string): TasteInsight[] => [{ name, strength: 0.05, because: [] }];
  const insights = { cuisines: weak('Thai'), nutritionGoals: weak('Longevity'), likedFoods: weak('salmon') };
  expect(suggestionsFor(stated, insights)).toEqual(nothing);
  const strange = { cuisines: named('Vegan'), nutritionGoals: named('Keto'), likedFoods: named('wallpaper') };
  expect(suggestionsFor(stated, strange)).toEqual(nothing);
});

test('no suggested food breaks a limit, and the profile does not change', () => {
  for (const allergy of allergens) {
    for (const diet of diets) {
      const profile = { ...stated, allergies: [allergy], dietaryRestrictions: [diet] };
      const before = structuredClone(profile);
      const insights = { ...nothing, likedFoods: named(...foods.map(({ name }) => name)).slice(0, 60) };
      for (const id of suggestionsFor(profile, insights).likedFoods) {
        const { contains, mayContain } = allergensOfFood(foodById(id));
        expect([...contains, ...mayContain]).not.toContain(allergy);
        expect(dietsBrokenBy(foodById(id))).not.toContain(diet);
      }
      expect(profile).toEqual(before);
    }
  }
  const bought = { ...nothing, likedFoods: named('shrimp', 'oat milk', 'tofu') };
  expect(suggestionsFor({ ...stated, allergies: ['Shellfish'] }, bought).likedFoods).toEqual([
    'oat-milk',
    'tofu',
  ]);
});
