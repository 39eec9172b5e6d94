import { expect, test } from 'vitest';
import { foodIds } from '../foods/food-ids.ts';
import type { PlannedMealType } from '../vocabulary/options.ts';
import { addDays } from '../weeks/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { improveWeek } from './plan-week.ts';
import { tinyWeek } from './testing/tiny-weeks.ts';
import { compileWeek, type FixedMeal, type OpenSlot, type WeekProblem } from './week-problem.ts';

const monday = '2026-11-23';
const saturday = '2026-11-28';

/** A dish of one serving without fresh food, which suits every meal. */
function dish(id: string, facts: Partial<Candidate>): Candidate {
  const [usual] = tinyWeek(1, 1, 1).candidates;
  const nutrition = { calories: 550, protein: 30, carbs: 60, fat: 20, fiber: 10, sugar: 5, sodium: 500 };
  return {
    ...usual!,
    ...{ id, dish: id, kind: null, main: null, cuisine: null, minutes: 20, taste: 0.5, nutrition },
    ...{ meals: ['breakfast', 'lunch', 'dinner'], perishables: [], minServings: 1, maxPeople: 9 },
    ...facts,
  };
}

const slot = (date: string, mealType: PlannedMealType): OpenSlot => ({
  date,
  mealType,
  eaters: 1,
  maxMinutes: 60,
});
const keep = (date: string, mealType: PlannedMealType, candidate: Candidate): FixedMeal => ({
  ...{ date, mealType, candidate, servings: 1, buysNothing: false },
});

/** The ids that are planned for the open slots. */
function planned(open: OpenSlot[], candidates: Candidate[], kept: FixedMeal[] = []) {
  const problem: WeekProblem = { ...tinyWeek(1, 1, 1), open, kept, candidates, budget: null };
  const { chosen } = improveWeek(compileWeek(problem), { seed: 1, iterations: 2000, spent: () => 0 });
  return chosen.map((at) => (at === null ? null : candidates[at]!.id));
}

test('a workday begins with a quick breakfast, a Saturday with the tastier one', () => {
  const choice = [dish('slow', { minutes: 55, taste: 0.6 }), dish('quick', { minutes: 15 })];
  expect(planned([slot(monday, 'breakfast')], choice)).toEqual(['quick']);
  expect(planned([slot(saturday, 'breakfast')], choice)).toEqual(['slow']);
});

test('the main food of a breakfast does not come again on the same day', () => {
  const [tofu] = foodIds('tofu');
  const choice = [dish('tofu again', { main: tofu!, taste: 0.55 }), dish('another', {})];
  const scramble = dish('scramble', { main: tofu! });
  const dinner = [slot(monday, 'dinner')];
  expect(planned(dinner, choice, [keep(monday, 'breakfast', scramble)])).toEqual(['another']);
  expect(planned(dinner, choice, [keep(addDays(monday, 1), 'breakfast', scramble)])).toEqual(['tofu again']);
});

test('a week has three dinners of beans, and a fourth only if nothing else is about as good', () => {
  const [chickpeas, blackBeans, lentils, whiteBeans] = foodIds('chickpea black-bean lentil cannellini-bean');
  const choice = [dish('beans again', { main: whiteBeans!, taste: 0.6 }), dish('another', {})];
  const kept = [chickpeas!, blackBeans!, lentils!].map((main, day) =>
    keep(addDays(monday, day), 'dinner', dish(main, { main })),
  );
  const sunday = [slot(addDays(monday, 6), 'dinner')];
  expect(planned(sunday, choice, kept)).toEqual(['another']);
  expect(planned(sunday, choice, kept.slice(1))).toEqual(['beans again']);
  expect(planned(sunday, [choice[0]!, dish('poor', { taste: 0.3 })], kept)).toEqual(['beans again']);
});

test('a heavy dinner is put on the day with the light lunch', () => {
  const energy = (calories: number) => ({ nutrition: { ...dish('', {}).nutrition, calories } });
  const tuesday = addDays(monday, 1);
  const dinners = [slot(monday, 'dinner'), slot(tuesday, 'dinner')];
  const choice = [dish('heavy', energy(900)), dish('light', energy(350))];
  const lunches = (first: number, second: number) => [
    keep(monday, 'lunch', dish('one lunch', energy(first))),
    keep(tuesday, 'lunch', dish('other lunch', energy(second))),
  ];
  expect(planned(dinners, choice, lunches(900, 350))).toEqual(['light', 'heavy']);
  expect(planned(dinners, choice, lunches(350, 900))).toEqual(['heavy', 'light']);
});

test('no dish is cooked for three where one person eats, if another is as good', () => {
  const choice = [dish('tray for three', { minServings: 3, taste: 0.6 }), dish('plate', {})];
  expect(planned([slot(monday, 'lunch')], choice)).toEqual(['plate']);
});
