import { expect, test } from 'vitest';
import { foodIds } from '../foods/food-ids.ts';
import { foodById } from '../foods/table.ts';
import { addDays } from '../weeks/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { mealReasons } from './meal-reasons.ts';
import { packOf } from './perishables.ts';
import { tinyWeek } from './testing/tiny-weeks.ts';
import { type CookedMeal, foodUses } from './week-waste.ts';

const monday = '2026-11-23';
const [usual] = tinyWeek(1, 1, 1).candidates;

function reasonsFor(dinners: (Partial<Candidate> & Partial<Pick<CookedMeal, 'perishables'>>)[]) {
  const cooked = dinners.map(
    ({ perishables = [] }, day): CookedMeal => ({
      ...{ date: addDays(monday, day), mealType: 'dinner', perishables },
    }),
  );
  const chosen = dinners.map((facts, meal) => ({
    meal,
    candidate: { ...usual!, dish: `dish-${meal}`, cuisine: 'Italian', inSeason: [], taste: 0.4, ...facts },
    minutes: facts.minutes ?? 45,
    fastestMinutes: 5,
    favorites: ['Italian'],
  }));
  return mealReasons(chosen, cooked, foodUses(cooked, [monday]));
}

test('a third dinner of a favorite cuisine has another reason, if one is true', () => {
  const [leek] = foodIds('leek');
  const favorite = 'Italian, one of your favorites.';
  expect(reasonsFor([{}, {}, { inSeason: [leek!] }, { minutes: 20 }, {}])).toEqual([
    favorite,
    favorite,
    'In season: leeks.',
    'Ready in 20 minutes.',
    favorite,
  ]);
});

test('a long dinner of another cuisine is a change, not one that is ready in an hour and a half', () => {
  expect(reasonsFor([{ cuisine: 'Spanish', minutes: 85 }])).toEqual(['Spanish, for a change.']);
});

test('what uses a food up comes before a little more of another', () => {
  const [cabbage, spinach] = foodIds('cabbage spinach');
  const both = (ofCabbage: number, ofSpinach: number) => ({
    perishables: [
      { food: cabbage!, grams: ofCabbage, tolerance: 0 },
      { food: spinach!, grams: ofSpinach, tolerance: 0 },
    ],
  });
  const rest = packOf(foodById(spinach!))! - 50;
  expect(reasonsFor([both(300, 50), both(150, rest)])[1]).toBe("Uses the rest of Monday's spinach.");
});
