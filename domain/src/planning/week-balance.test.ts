import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodIds } from '../foods/food-ids.ts';
import { caseCount } from '../testing/property-cases.ts';
import type { PlannedMealType } from '../vocabulary/options.ts';
import { addDays, daysBetween } from '../weeks/plain-date.ts';
import type { Candidate } from './candidate.ts';
import { improveWeek } from './plan-week.ts';
import { tinyWeek } from './testing/tiny-weeks.ts';
import { createBalance } from './week-balance.ts';
import { compileWeek, type FixedMeal, type OpenSlot, type WeekProblem } from './week-problem.ts';

const monday = '2026-11-23';
const saturday = '2026-11-28';

/** A dish of one serving without fresh food, which suits every meal. */
function dish(id: string, facts: Partial<Candidate>): Candidate {
  const [usual] = tinyWeek(1, 1, 1).candidates;
  const nutrition = { calories: 550, protein: 30, carbs: 60, fat: 20, fiber: 10, sugar: 5, sodium: 500 };
  return {
    ...usual!,
    ...{
      id,
      dish: id,
      kind: null,
      main: null,
      group: null,
      side: null,
      cuisine: null,
      minutes: 20,
      taste: 0.5,
      nutrition,
    },
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

test('the group of main foods of a breakfast does not come again on the same day', () => {
  const choice = [dish('tofu again', { group: 'soy', taste: 0.55 }), dish('another', {})];
  const scramble = dish('scramble', { group: 'soy' });
  const dinner = [slot(monday, 'dinner')];
  expect(planned(dinner, choice, [keep(monday, 'breakfast', scramble)])).toEqual(['another']);
  expect(planned(dinner, choice, [keep(addDays(monday, 1), 'breakfast', scramble)])).toEqual(['tofu again']);
});

test('a week has three dinners of beans, and a fourth only if nothing else is about as good', () => {
  const group = 'legume';
  const choice = [dish('beans again', { group, taste: 0.6 }), dish('another', {})];
  const kept = ['chickpeas', 'black beans', 'lentils'].map((name, day) =>
    keep(addDays(monday, day), 'dinner', dish(name, { group })),
  );
  const sunday = [slot(addDays(monday, 6), 'dinner')];
  expect(planned(sunday, choice, kept)).toEqual(['another']);
  expect(planned(sunday, choice, kept.slice(1))).toEqual(['beans again']);
  expect(planned(sunday, [choice[0]!, dish('poor', { taste: 0.3 })], kept)).toEqual(['beans again']);
});

test('where meat is eaten, a week has two dinners of beans', () => {
  const choice = [dish('beans again', { group: 'legume', taste: 0.55 }), dish('another', {})];
  const kept = ['chickpeas', 'lentils'].map((name, day) =>
    keep(addDays(monday, day), 'dinner', dish(name, { group: 'legume' })),
  );
  const roast = keep(addDays(monday, 5), 'dinner', dish('roast', { group: 'red-meat' }));
  const sunday = [slot(addDays(monday, 6), 'dinner')];
  expect(planned(sunday, choice, kept)).toEqual(['beans again']);
  expect(planned(sunday, choice, [...kept, roast])).toEqual(['another']);
});

test('a vegan week is not all beans and tofu, although each of their dishes is a little tastier', () => {
  const week = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const open = week.flatMap((date) => [slot(date, 'lunch'), slot(date, 'dinner')]);
  const many = (group: string, taste: number) =>
    Array.from({ length: 14 }, (_, at) => dish(`${group} ${at}`, { group, taste }));
  const chosen = planned(open, [
    ...many('legume', 0.6),
    ...many('soy', 0.6),
    ...many('pasta', 0.35),
    ...many('squash', 0.35),
  ]);
  for (const group of ['legume', 'soy'])
    expect(chosen.filter((one) => one!.startsWith(group)).length).toBeLessThanOrEqual(5);
});

test('each further dinner of the same group, main food, side or kind costs at least as much as the one before', () => {
  const repeats: Partial<Candidate>[] = [
    { group: 'legume' },
    { main: foodIds('tofu')[0]! },
    { side: foodIds('basmati-rice')[0]! },
    { kind: 'stir-fry', cuisine: 'Thai' },
  ];
  fc.assert(
    fc.property(fc.constantFrom(...repeats), fc.shuffledSubarray([0, 2, 4, 6]), (facts, days) => {
      const candidates = days.map((day) => dish(`${day}`, facts));
      const open = days.map((day) => slot(addDays(monday, day), 'dinner'));
      const problem = { ...tinyWeek(1, 1, 1), open, kept: [], candidates, budget: null };
      const balance = createBalance({ ...problem, aims: { ...problem.aims, favorites: [] } }, 7, (date) =>
        daysBetween(monday, date),
      );
      const other = createBalance(
        { ...problem, candidates: candidates.map(({ id }) => dish(id, {})) },
        7,
        (date) => daysBetween(monday, date),
      );
      const costs = days.map((day, at) => {
        for (const each of [balance, other])
          each.add(at, { isBreakfast: false, isHurried: false, day, eaters: 1, newServings: 1 });
        return balance.points() - other.points();
      });
      const steps = costs.map((cost, at) => cost - (costs[at - 1] ?? 0));
      for (const [at, step] of steps.entries())
        expect(step).toBeGreaterThanOrEqual((steps[at - 1] ?? 0) - 1e-9);
    }),
    { numRuns: caseCount(200) },
  );
});

test('two stir-fries of one cuisine, which share their sauce, do not come in one week', () => {
  const kraPao = { kind: 'stir-fry', cuisine: 'Thai' };
  const choice = [dish('kra pao again', { ...kraPao, taste: 0.58 }), dish('another', { cuisine: 'Thai' })];
  const lunch = [slot(addDays(monday, 4), 'lunch')];
  expect(planned(lunch, choice, [keep(monday, 'dinner', dish('kra pao', kraPao))])).toEqual(['another']);
});

test('a side that three meals have had gives way to another', () => {
  const [rice, potatoes] = foodIds('basmati-rice potato');
  const choice = [
    dish('with rice', { side: rice!, taste: 0.52 }),
    dish('with potatoes', { side: potatoes! }),
  ];
  const kept = [0, 1, 2].map((day) =>
    keep(addDays(monday, day), 'dinner', dish(`rice ${day}`, { side: rice! })),
  );
  const sunday = [slot(addDays(monday, 6), 'dinner')];
  expect(planned(sunday, choice, kept)).toEqual(['with potatoes']);
  expect(planned(sunday, choice, kept.slice(1))).toEqual(['with rice']);
});

test('a breakfast is a breakfast, where a dinner that may be one is little tastier', () => {
  const choice = [
    dish('eggs in curry', { meals: ['dinner', 'lunch', 'breakfast'], taste: 0.6 }),
    dish('porridge', { meals: ['breakfast'] }),
  ];
  expect(planned([slot(saturday, 'breakfast')], choice)).toEqual(['porridge']);
  expect(planned([slot(saturday, 'dinner')], choice)).toEqual(['eggs in curry']);
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

test('of two dishes as good, the one is cooked whose foods the week buys anyway', () => {
  const [chicken, tomato, lime, sumac] = foodIds('chicken-thigh cherry-tomato lime sumac');
  const choice = [
    dish('two more foods', { bought: [chicken!, lime!, sumac!], taste: 0.55 }),
    dish('nothing more', { bought: [chicken!, tomato!] }),
  ];
  const lunch = dish('lunch', { bought: [chicken!, tomato!] });
  const dinner = [slot(monday, 'dinner')];
  expect(planned(dinner, choice, [keep(monday, 'lunch', lunch)])).toEqual(['nothing more']);
  const leftovers = { ...keep(monday, 'lunch', lunch), buysNothing: true };
  expect(planned(dinner, choice, [leftovers])).toEqual(['two more foods']);
});
