import { expect, test } from 'vitest';
import type { DishCuisine } from '../../vocabulary/cuisine-names.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { areNeighbors } from '../choosing/related-cuisines.ts';
import { batchesFor } from '../testing/usual-profile.ts';

test('only cuisines that a cook would call so are neighbors, and others are owned to as a change', () => {
  const textsOf = (own: string, household: Partial<TasteProfile>) =>
    batchesFor({ cuisinePreferences: [own], ...household }, { count: 3 }, 4);
  for (const own of ['Indian', 'Korean', 'Greek', 'Japanese'] as const) {
    const quick = textsOf(own, { timePreference: 15 });
    for (const { reason, cuisineType, title } of quick) {
      const isNeighbor = areNeighbors(cuisineType as DishCuisine, own);
      expect(/\bneighbor\b/.test(reason ?? ''), `${title}: ${reason}`).toBe(isNeighbor);
      if (cuisineType === own || isNeighbor) continue;
      expect(reason, title).toMatch(/^\w[\w ]*, (?:for a change|from the|as is the)/);
    }
  }
});

test('no cuisine of Asia is a change from Asian cooking', () => {
  for (const { reason, title } of batchesFor({ cuisinePreferences: ['Asian'], timePreference: 20 }, {}, 12))
    expect(reason, title).not.toMatch(/^Indian, for a change/);
});
