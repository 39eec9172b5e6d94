import { expect, test } from 'vitest';
import { cookBook } from '../cookbook/cook-book.ts';
import { maxPeopleFor, servingsFor } from '../cookbook/dish.ts';
import { dailySample } from '../testing/property-cases.ts';
import type { MealType, PlannedMealType } from '../vocabulary/options.ts';
import { bookCandidates } from './book-candidates.ts';
import { planningContextOf } from './household.ts';
import { renderMeal } from './render-candidate.ts';
import { weekRequest } from './testing/week-requests.ts';

test('a dish is a candidate for as many people as it can be made for', () => {
  const people = Array.from({ length: 24 }, (_, index) => index + 1);
  const wrong = cookBook.flatMap(({ dish }) =>
    people.filter((count) => (servingsFor(dish, count) === null) !== count > maxPeopleFor(dish)),
  );
  expect(wrong).toEqual([]);
});

const hours = 480;
const isPlannedMeal = (meal: MealType): meal is PlannedMealType => meal !== 'snack';

test.each([2, 4, 6])(
  'a candidate for %i people has about the same cooking time and sodium as its recipe',
  (people) => {
    const context = planningContextOf(weekRequest({ householdSize: people }).household, hours);
    const slots = dailySample(bookCandidates(context)).flatMap((scored) =>
      scored.candidate.meals
        .filter(isPlannedMeal)
        .slice(0, 1)
        .map((mealType) => {
          const slot = { date: '2026-11-23', mealType, eaters: people, maxMinutes: hours } as const;
          return { one: scored, planned: renderMeal(scored, slot, context) };
        }),
    );
    const refused = slots.filter(({ planned }) => planned === null);
    expect(refused.length / slots.length).toBeLessThan(0.1);
    const late = slots.filter(({ one, planned }) => planned && planned.minutes > one.candidate.minutes + 5);
    expect(late.length / slots.length).toBeLessThan(0.05);
  },
);
