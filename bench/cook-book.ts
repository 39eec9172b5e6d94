import { composeRecipes } from '@plateful/domain/cookbook/compose.ts';
import { cookBook } from '@plateful/domain/cookbook/cook-book.ts';
import { dishPreparerFor } from '@plateful/domain/cookbook/prepare-dish.ts';
import { editorFaults } from '@plateful/domain/cookbook/testing/editor-faults.ts';
import { usualProfile } from '@plateful/domain/cookbook/testing/usual-profile.ts';
import type { Limits } from '@plateful/domain/safety/check-recipe.ts';
import { allergens, cuisines, diets } from '@plateful/domain/vocabulary/options.ts';

/** Dishes that must remain for a household with two allergies, or with one diet. */
const enough = 120;
const dinners = 1000;

/**
 * Size of the cook book, what remains under limits, and faults found in a thousand dinners by
 * `testing/editor-faults.ts`. All fault counts must be 0.
 */
export function cookBookFigures(): string[] {
  const pairs = allergens.flatMap((allergen, index) =>
    allergens.slice(index).map((other) => [...new Set([allergen, other])]),
  );
  const limits: Limits[] = [
    ...pairs.map((allergies) => ({ allergies, dietaryRestrictions: [] })),
    ...diets.map((diet) => ({ allergies: [], dietaryRestrictions: [diet] })),
  ];
  const left = limits
    .map((profile) => ({
      name: [...profile.allergies, ...profile.dietaryRestrictions].join(' + '),
      count: dishesFor(profile),
    }))
    .sort((a, b) => a.count - b.count);
  const short = left.filter(({ count }) => count < enough);
  const titles = cookBook.filter(({ recipe }) => / with .+ and /.test(recipe.title)).length;
  return [
    `Cook book: ${cookBook.length} dishes; "X with Y and Z" are ${((100 * titles) / cookBook.length).toFixed(1)} % of the titles (bar 20 %)`,
    `Fewest dishes left under two allergies or a diet (bar ${enough}): ${left
      .slice(0, 8)
      .map(({ name, count }) => `${name} ${count}`)
      .join(', ')}`,
    ...(short.length > 0 ? [`Under the bar: ${short.map(({ name }) => name).join(', ')}`] : []),
    ...faultLines(),
  ];
}

function dishesFor(limits: Limits): number {
  const preparer = dishPreparerFor(
    { ...limits, excludedFoods: new Set(), foodsToUse: new Set(), omitHotParts: false },
    4,
    3,
  );
  return cookBook.filter(({ dish }) => preparer.prepare(dish) !== null).length;
}

function faultLines(): string[] {
  const counts = new Map<string, string[]>();
  let read = 0;
  for (let seed = 0; read < dinners; seed += 1) {
    const cuisine = cuisines[seed % cuisines.length]!;
    const profile = { ...usualProfile, cuisinePreferences: [cuisine], timePreference: 30 + (seed % 8) * 30 };
    for (const recipe of composeRecipes({ profile, count: 10, mealType: 'dinner', seed }).recipes) {
      read += 1;
      for (const fault of editorFaults(recipe))
        counts.set(fault, [...(counts.get(fault) ?? []), recipe.title]);
    }
  }
  const found = [...counts].map(
    ([fault, titles]) => `${titles.length} ${fault} (${[...new Set(titles)].slice(0, 3).join(', ')})`,
  );
  return [`Faults of method in ${read} dinners: ${found.join(', ') || 'none'}`];
}
