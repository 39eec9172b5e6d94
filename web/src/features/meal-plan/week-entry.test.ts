import type { Recipe } from '@plateful/contract/recipes.ts';
import { nutritionGoals } from '@plateful/domain/vocabulary/options.ts';
import { expect, test } from 'vitest';
import { dayShift, relocation, removal } from './edits.ts';
import { predictEdit } from './predict-edit.ts';
import { copiedWords, entriesIn, leftoversWords, type MealEntry } from './week-entry.ts';
import { boundWords, cuisinesOf, dayFigures, goalRows, goalsWithoutMeasure } from './week-facts.ts';

function recipe(title: string, calories: number | null = 300, coverage = 1): Recipe {
  const figures = { protein: 20, carbs: 40, fat: 10, fiber: 5, sodium: 300, sugar: 4 };
  return {
    id: title,
    title,
    description: null,
    ingredients: [],
    instructions: [],
    cookingTime: null,
    servings: 4,
    cuisineType: null,
    mealType: null,
    nutritionInfo: calories === null ? null : { ...figures, calories },
    tags: [],
    goesWith: [],
    isGenerated: false,
    origin: 'library',
    createdAt: '2026-11-20T10:00:00.000Z',
    facts: {
      contains: [],
      mayContain: [],
      diets: [],
      unknownFoods: [],
      pictures: [],
      mainFood: null,
      coverage,
    },
  };
}

type Fields = Partial<MealEntry> & Pick<MealEntry, 'date' | 'mealType'>;

function meal(dish: Recipe, fields: Fields): MealEntry {
  return {
    id: `${fields.date} ${fields.mealType} ${dish.title}`,
    position: 0,
    recipe: dish,
    servings: 3,
    servingsToCook: 3,
    note: null,
    leftoversOf: null,
    cookedOn: null,
    isLocked: false,
    reason: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    ...fields,
  };
}

const monday = { date: '2026-11-23', mealType: 'dinner' } as const;
const tuesday = { date: '2026-11-24', mealType: 'dinner' } as const;
const soup = meal(recipe('Soup'), monday);
const tacos = meal(recipe('Tacos'), tuesday);

test('a meal moves to an empty slot, swaps with another, and joins a slot of several', () => {
  expect(relocation(soup, tuesday, [soup], false)?.actions).toMatchObject([{ type: 'move', ...tuesday }]);
  expect(relocation(soup, tuesday, [soup, tacos], false)?.actions).toMatchObject([
    { type: 'swap', id: soup.id, with: tacos.id },
  ]);
  const rice = meal(recipe('Rice'), { ...tuesday, position: 1 });
  expect(relocation(soup, tuesday, [soup, tacos, rice], false)?.actions).toMatchObject([{ type: 'move' }]);
  expect(relocation(soup, tuesday, [soup, tacos], true)?.actions).toMatchObject([{ type: 'copy' }]);
  expect(relocation(soup, monday, [soup], false)).toBeNull();
});

test('meals moved together keep their spacing', () => {
  expect(dayShift([tacos, soup], '2026-11-26', false).actions).toMatchObject([
    { type: 'move', id: tacos.id, date: '2026-11-27', mealType: 'dinner' },
    { type: 'move', id: soup.id, date: '2026-11-26', mealType: 'dinner' },
  ]);
});

test('an edit is predicted as the server applies it, and not applied if it will be rejected', () => {
  const swapped = predictEdit([soup, tacos], [{ type: 'swap', id: soup.id, with: tacos.id }]);
  expect(entriesIn(swapped, tuesday).map(({ recipe }) => recipe?.title)).toEqual(['Soup']);
  const [leftovers] = predictEdit([soup], [{ type: 'addLeftovers', of: soup.id, ...tuesday }]).filter(
    ({ leftoversOf }) => leftoversOf,
  );
  expect(leftovers && leftoversWords(leftovers)).toBe('Leftovers from Monday');
  const replaced = predictEdit(
    [soup],
    [{ type: 'replace', id: soup.id, recipeId: 'Stew' }],
    [recipe('Stew')],
  );
  expect(replaced).toMatchObject([{ id: soup.id, recipe: { title: 'Stew' } }]);
  expect(predictEdit([soup], removal([tacos]).actions)).toEqual([soup]);
});

test.each([
  [5, 0, 'Week copied', 'Copied 5 meals.'],
  [1, 0, 'Week copied', 'Copied 1 meal.'],
  [4, 1, 'Week copied', 'Copied 4 of 5 meals. 1 slot in next week already had a meal and did not change.'],
  [0, 1, 'No meals copied', 'Next week already has a meal in this slot. Nothing was changed.'],
  [0, 2, 'No meals copied', 'Next week already has a meal in each of these slots. Nothing was changed.'],
])('%i copied and %i kept reads "%s"', (copied, kept, title, description) => {
  expect(copiedWords(copied, kept)).toEqual({ title, description });
});

test("a day's totals are per person", () => {
  const day = [
    meal(recipe('Soup', 300.4), { ...monday, mealType: 'lunch' }),
    meal(recipe('Stew', 620.3), monday),
    tacos,
  ];
  expect(dayFigures(day, monday.date)).toMatchObject({ calories: 921, isComplete: true });
});

test('a day with a meal without nutrition values has no total', () => {
  expect(dayFigures([soup, meal(recipe('Mystery', null), monday)], monday.date)).toBeNull();
  expect(dayFigures([], monday.date)).toBeNull();
});

test('a partial total is marked as incomplete', () => {
  expect(dayFigures([meal(recipe('Stew', 400, 0.8), monday)], monday.date)).toMatchObject({
    calories: 400,
    isComplete: false,
  });
});

test('goals with the same nutrient share a chart, and custom goals have none', () => {
  const goals = ['Longevity', 'Digestive Health', 'Run a marathon', 'Heart Health'];
  const rows = goalRows(goals);
  expect(rows.map(({ name, goals }) => [name, goals])).toEqual([
    ['Energy', []],
    ['Fiber', ['Longevity', 'Digestive Health']],
    ['Sodium', ['Heart Health']],
  ]);
  expect(goalsWithoutMeasure(goals)).toEqual(['Run a marathon']);
});

test('each predefined goal has a chart with its name and bound', () => {
  for (const goal of nutritionGoals)
    expect(goalRows([goal]).map(boundWords)).toContainEqual(
      expect.stringMatching(new RegExp(`^${goal}: at (least|most) [\\d,]+\\s(kcal|m?g)$`)),
    );
});

test('energy has a bound only for weight loss', () => {
  const [energy] = goalRows(['Heart Health']);
  expect(boundWords(energy!)).toBeNull();
  expect(goalRows(['Weight Loss']).map(boundWords)).toEqual(['Weight Loss: at most 2,000\u202fkcal']);
});

test('cuisines are counted, most frequent first', () => {
  const of = (cuisineType: string | null) => meal({ ...recipe('x'), cuisineType }, monday);
  expect(cuisinesOf([of('Thai'), of(null), of('Greek'), of('Greek')])).toEqual([
    { name: 'Greek', count: 2 },
    { name: 'Thai', count: 1 },
  ]);
});
