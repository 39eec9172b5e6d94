import { expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import { bookCandidates } from './book-candidates.ts';
import { type Household, planningContextOf } from './household.ts';
import { storedCandidates } from './stored-candidates.ts';
import type { StoredRecipe } from './stored-recipe.ts';

const household: Household = {
  profile: usualProfile,
  withoutEquipment: [],
  atHome: [],
  suggestions: null,
  favoriteTitles: [],
  recentTitles: [],
  refusedTitles: [],
  month: null,
  prices: {},
};

const title = 'Mushroom risotto';

function bookScore(change: Partial<Household>): number {
  const scored = bookCandidates(planningContextOf({ ...household, ...change }, 240));
  return scored.find(({ origin }) => 'bookDish' in origin && origin.bookDish.recipe.title === title)!.score;
}

test('cookbook dishes score higher when rated high, and lower when rated low or recently cooked', () => {
  const plain = bookScore({});
  expect(bookScore({ likedTitles: [title] })).toBeGreaterThan(plain);
  expect(bookScore({ recentTitles: [title] })).toBeLessThan(plain);
  expect(bookScore({ dislikedTitles: [title] })).toBeLessThan(bookScore({ recentTitles: [title] }));
});

const soup: StoredRecipe = {
  id: '5a3b1e00-0000-8000-8000-000000000001',
  source: 'own',
  title: 'Grandmother’s lentil soup',
  description: null,
  ingredients: [
    { name: 'green lentils', amount: 300, unit: 'g' },
    { name: 'carrots', amount: 2, unit: 'whole' },
  ],
  instructions: ['Simmer lentils and carrots in a liter of water for 30 minutes.'],
  cookingTime: 45,
  servings: 4,
  cuisineType: null,
  mealType: 'dinner',
};

test('own recipes score the same way', () => {
  const score = (change: Partial<Household>) =>
    storedCandidates([soup], planningContextOf({ ...household, ...change }, 240))[0]!.score;
  const plain = score({});
  expect(score({ likedTitles: [soup.title] })).toBeGreaterThan(plain);
  expect(score({ dislikedTitles: [soup.title] })).toBeLessThan(plain);
  expect(score({ recentTitles: [soup.title] })).toBeLessThan(plain);
});

test('dishes similar to low-rated ones are composed less often', () => {
  const disliked = ['Shrimp pad thai', 'Thai basil chicken', 'Green papaya salad', 'Tom yum goong'];
  const thai = (more: object) => {
    let count = 0;
    for (let seed = 0; seed < 12; seed += 1) {
      const { recipes } = composeRecipes({
        profile: usualProfile,
        count: 6,
        mealType: 'dinner',
        seed,
        ...more,
      });
      count += recipes.filter(({ cuisineType }) => cuisineType === 'Thai').length;
    }
    return count;
  };
  const liked = thai({ favorites: disliked });
  expect(thai({ disliked })).toBeLessThan(liked);
});
