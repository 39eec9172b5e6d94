import { expect, test } from 'vitest';
import { composeRecipes } from '../compose.ts';
import { batchesFor, usualProfile } from '../testing/usual-profile.ts';

test('a self-explanatory swap is not explained again', () => {
  const reasons = [
    ...batchesFor({ dietaryRestrictions: ['Gluten-Free'] }, {}, 6),
    ...batchesFor({ allergies: ['Dairy'] }, {}, 6),
  ].map(({ reason }) => reason ?? '');
  expect(reasons.some((reason) => reason.includes(' in place of '))).toBe(true);
  for (const reason of reasons)
    for (const [, now, was] of reason.matchAll(
      /(?:with|and) ([\w -]+?) in place of ([\w -]+?)(?: and|[.,])/g,
    ))
      expect(now!.endsWith(` ${was}`), reason).toBe(false);
});

test('a reason says that dishes of the own cuisines take longer only if all of them do', () => {
  const profile = { ...usualProfile, cuisinePreferences: ['Thai'], timePreference: 10 };
  for (const { reason, cuisineType } of composeRecipes({ profile, mealType: 'dinner', count: 3, seed: 1 })
    .recipes)
    if (cuisineType !== 'Thai' && cuisineType !== 'Asian')
      expect(reason).toContain('for a change: our Thai dinners take longer than your 10 minutes.');
  const long = { ...profile, timePreference: 60, dietaryRestrictions: ['Paleo', 'Keto'] as const };
  for (const { reason } of composeRecipes({
    profile: { ...long, dietaryRestrictions: [...long.dietaryRestrictions] },
    mealType: 'dinner',
    count: 8,
    seed: 1,
  }).recipes)
    expect(reason).not.toContain('take longer');
});
