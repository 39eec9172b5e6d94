import { expect, test } from 'vitest';
import { bestDishes } from './book-candidates.ts';
import { planningContextOf } from './household.ts';
import { weekRequest } from './testing/week-requests.ts';

const everything = 10_000;
const households = [
  { cuisinePreferences: ['Italian'] },
  { cuisinePreferences: ['Mexican', 'Thai', 'Greek'], spiceLevel: 5 },
  { cuisinePreferences: ['Indian'], dietaryRestrictions: ['Vegetarian' as const] },
  { allergies: ['Dairy' as const, 'Soy' as const], nutritionGoals: ['Weight Loss'] },
];

test.each([100, 700, 1000])(
  'the %i best dishes and variants are those that a look at all of them finds, all but one of a hundred',
  (most) => {
    for (const profile of households) {
      const context = planningContextOf(weekRequest(profile).household, 60);
      const keys = (count: number) =>
        bestDishes(context, count, () => true).map(
          ({ bookDish, version }) => `${bookDish.dish.number} ${version.key}`,
        );
      const best = new Set(keys(most));
      const all = keys(everything).slice(0, most);
      expect(best.size).toBe(all.length);
      expect(all.filter((key) => !best.has(key)).length).toBeLessThanOrEqual(all.length / 100);
    }
  },
);
