import { expect, test } from 'vitest';
import { composeRecipes } from '../compose.ts';
import { batchesFor, usualProfile } from '../testing/usual-profile.ts';
import { noWish } from '../wishes/wish.ts';

test('only hot dishes are called hot, and no mild one fiery', () => {
  for (const { reason, title, description } of batchesFor({ spiceLevel: 2, timePreference: 60 }, {}, 12)) {
    expect(reason, title).not.toContain('Hot with');
    expect(`${title} ${description}`).not.toMatch(/\bfiery\b(?! dishes)|\bblazing\b/i);
  }
  const mild = composeRecipes({
    profile: { ...usualProfile, spiceLevel: 2 },
    wish: { ...noWish, names: ['couscous'] },
    mealType: 'dinner',
    count: 5,
    seed: 1,
  }).recipes;
  expect(mild.map(({ title }) => title)).toContain('Couscous with spiced chickpeas and feta');
});
