import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foodIds } from '../foods/food-ids.ts';
import { caseCount } from '../testing/property-cases.ts';
import { plannedMealTypes } from '../vocabulary/options.ts';
import { type AdjustableLine, adjustedAmounts } from './adjusted-amounts.ts';
import { planHouseholdWeek } from './plan-household-week.ts';
import { preferSample } from './prefer-sample.ts';
import { renderMeal } from './render-candidate.ts';
import { week, weekRequest } from './testing/week-requests.ts';
import { prepareRequest } from './week-request.ts';
import { weekWaste } from './week-waste.ts';

const foods = foodIds('cabbage milk yogurt tofu cherry-tomato');
const shopDays = [week[0]!, week[3]!];
const anyMeal = fc.record({
  date: fc.constantFrom(...week),
  mealType: fc.constantFrom(...plannedMealTypes),
  food: fc.constantFrom(...foods),
  grams: fc.integer({ min: 1, max: 120 }).map((fives) => 5 * fives),
  isAdjustable: fc.boolean(),
});

test('other amounts leave less over than those of the dishes, and no line has more than a tenth more or less', () => {
  fc.assert(
    fc.property(fc.array(anyMeal, { maxLength: 8 }), (all) => {
      const meals = all.map(({ food, grams, ...meal }) => ({ ...meal, perishables: [{ food, grams }] }));
      const lines = all.map(({ food, grams, isAdjustable }): AdjustableLine[] =>
        isAdjustable ? [{ line: 0, food, step: 5, max: Math.floor(grams / 50) }] : [],
      );
      const changes = adjustedAmounts(meals, lines, shopDays);
      const adjusted = all.map(({ food, grams, ...meal }, at) => {
        const steps = changes.find((change) => change.meal === at)?.steps ?? 0;
        expect(Math.abs(steps * 5)).toBeLessThanOrEqual(lines[at]!.length > 0 ? grams / 10 : 0);
        return { ...meal, perishables: [{ food, grams: grams + steps * 5 }] };
      });
      const before = weekWaste(meals, shopDays);
      const after = weekWaste(adjusted, shopDays);
      const saved = before.bought - before.used - (after.bought - after.used);
      if (changes.length === 0) expect(saved).toBe(0);
      else expect(saved).toBeGreaterThanOrEqual(15);
    }),
    { numRuns: caseCount(300) },
  );
});

test('recipes of a planned week take a little more or less, so that less is left over', () => {
  const request = weekRequest();
  const { pool, context } = prepareRequest(request);
  const { meals, waste } = planHouseholdWeek(request, () => 0);
  const adjusted = meals.filter(({ isAdjusted }) => isAdjusted);
  expect(adjusted.length).toBeGreaterThan(0);
  const asWritten = meals.map((meal) => {
    const scored = pool.find(({ candidate }) => candidate.id === meal.candidate)!;
    const slot = request.open.find(({ date, mealType }) => date === meal.date && mealType === meal.mealType)!;
    return { ...meal, ...renderMeal(scored, slot, context)! };
  });
  const before = weekWaste(asWritten, request.shopDays);
  expect(waste.bought - waste.used).toBeLessThan(before.bought - before.used);
  for (const [at, { recipe, isAdjusted }] of meals.entries()) {
    const own = asWritten[at]!.recipe!;
    const changed = recipe!.ingredients.filter(
      (line, index) => line.amount !== own.ingredients[index]!.amount,
    );
    expect(changed.length > 0).toBe(isAdjusted);
    for (const [index, { amount, ...line }] of recipe!.ingredients.entries()) {
      const { amount: usual, ...usually } = own.ingredients[index]!;
      expect(line).toEqual(usually);
      expect(Math.abs(amount / usual - 1)).toBeLessThanOrEqual(0.1 + 1e-9);
    }
  }
});

test('a recipe with amounts of its own is no sample of the library', () => {
  const request = weekRequest();
  const { meals } = planHouseholdWeek(request, () => 0);
  for (const meal of meals.filter(({ isAdjusted }) => isAdjusted))
    expect(preferSample(meal, request.household.profile).recipe).toEqual(meal.recipe);
});
