import { expect, test } from 'vitest';
import { checkedInWords, composedDayText } from './day-words.ts';

const dish = {
  id: '',
  cookingTime: 10,
  servings: 2,
  calories: 300,
  cuisineType: null,
  pictures: [],
};

test('the checked limits are joined into one line', () => {
  expect(checkedInWords({ allergies: ['Peanuts', 'Dairy'], diets: ['Gluten-Free'] })).toBe(
    'No peanuts, no dairy, gluten-free',
  );
  expect(checkedInWords({ allergies: [], diets: ['Vegan'] })).toBe('Vegan');
  expect(checkedInWords({ allergies: [], diets: [] })).toBe('');
});

test('a day is described in sentences, and no check is claimed without limits', () => {
  const dishes = [
    { ...dish, mealType: 'breakfast' as const, title: 'Egg rice' },
    { ...dish, mealType: 'lunch' as const, title: 'Soup' },
  ];
  expect(composedDayText({ dishes, checked: { allergies: ['Peanuts'], diets: [] } })).toBe(
    'Breakfast: Egg rice. Lunch: Soup. No peanuts: checked.',
  );
  expect(composedDayText({ dishes, checked: { allergies: [], diets: [] } })).toBe(
    'Breakfast: Egg rice. Lunch: Soup.',
  );
});
