import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import { cuisines, type Diet } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { composeRecipes } from '../compose.ts';
import { usualProfile } from '../testing/usual-profile.ts';

test('dinner and lunch of a household are never the same dish', () => {
  const diets: Diet[][] = [[], ['Keto'], ['Vegan']];
  for (const cuisine of cuisines)
    for (const dietaryRestrictions of diets)
      for (const seed of dailySample([11, 12, 13, 14, 15, 16, 17, 18, 19, 20])) {
        const profile: TasteProfile = {
          ...usualProfile,
          cuisinePreferences: [cuisine],
          timePreference: 30,
          dietaryRestrictions,
        };
        const [dinner, lunch] = (['dinner', 'lunch'] as const).map(
          (mealType) =>
            composeRecipes({ profile, count: 1, mealType, seed: seed * 7919 + mealType.length }).recipes[0],
        );
        expect(lunch?.title, `${cuisine} ${dietaryRestrictions}`).not.toBe(dinner?.title);
      }
});
