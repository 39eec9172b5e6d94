import { randomUUID } from 'node:crypto';
import { foldTitle } from '@plateful/domain/cookbook/choosing/recent-dishes.ts';
import { plannedMealTypes } from '@plateful/domain/vocabulary/options.ts';
import { addDays } from '@plateful/domain/weeks/plain-date.ts';
import type { Database } from '#db/database.ts';
import { mealPlans, weekEdits } from '#db/tables/meal-plans.ts';
import { refusedDishes, weekSettings } from '#db/tables/week-planning.ts';
import type { Chance } from './seeded-random.ts';

type Drawing = {
  /** Recipes to plan. */
  recipeIds: readonly string[];
  chance: Chance;
  past: () => Date;
  now: Date;
  few: () => number;
};

/** Inserts planned meals with leftovers and a note, an edit, settings and refused dishes; returns the meals. */
export async function fillWeek(db: Database, userId: string, { recipeIds, chance, past, now, few }: Drawing) {
  const newMeal = (date: string) => ({
    id: randomUUID(),
    recipeId: chance.oneOf(recipeIds),
    date,
    mealType: chance.oneOf(plannedMealTypes),
    servings: 1 + chance.upTo(19),
  });
  const meals = Array.from({ length: 3 + few() }, (_, day) => ({
    ...newMeal(addDays('2026-11-16', day)),
    userId,
    reason: chance.oneOf([null, chance.text()]),
    createdAt: past(),
  }));
  await db.insert(mealPlans).values(meals);
  // Two days later: leftovers of the first dish, and a note.
  const [cooked, , later] = meals;
  const beside = { userId, date: later!.date, mealType: later!.mealType, createdAt: past() };
  await db.insert(mealPlans).values([
    { ...beside, recipeId: cooked!.recipeId, leftoversOf: cooked!.id, position: 1 },
    { ...beside, note: chance.text(), servings: 1, isLocked: true, position: 2 },
  ]);
  const cleared = {
    ...newMeal('2026-10-01'),
    position: 0,
    note: null,
    leftoversOf: null,
    isLocked: false,
    reason: null,
    createdAt: past().toISOString(),
  };
  await db.insert(weekEdits).values({
    userId,
    number: 1,
    label: 'Clear Week',
    changes: [{ before: cleared, after: null }],
    dates: [cleared.date],
    createdAt: now,
  });
  const perDay = (value: () => number | null) => Array.from({ length: 7 }, value);
  await db.insert(weekSettings).values({
    budget: 85.5,
    withoutEquipment: ['grill'],
    userId,
    minutes: perDay(() => chance.oneOf([null, 20, 60])),
    eaters: {
      breakfast: perDay(() => chance.oneOf([null, 0])),
      lunch: perDay(() => null),
      dinner: perDay(() => chance.upTo(6)),
    },
    lean: chance.upTo(79),
    shoppingDays: [0, 3],
    updatedAt: past(),
  });
  await db.insert(refusedDishes).values(
    Array.from({ length: 1 + few() }, (_, index) => {
      const title = `${chance.text()} ${index}`;
      return { userId, title, foldedTitle: foldTitle(title), createdAt: past() };
    }),
  );
  return meals;
}
