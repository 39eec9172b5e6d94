import { expect, test } from 'vitest';
import { readWishes } from '../../search/read-wish.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { isTaggedFor } from '../choosing/meal-suitability.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import { preparedFor } from '../testing/prepared-dishes.ts';
import { usualProfile } from '../testing/usual-profile.ts';
import { withStyleNotes } from '../wishes/style-notes.ts';
import { isCoolingDish } from '../wishes/styles.ts';
import { noWish } from '../wishes/wish.ts';
import { isCooked, truthfulTags } from './dish-tags.ts';

/** What a page says of a recipe is borne out by its list and its method. */

const cuisines = ['Japanese', 'Korean'] as const;

/** One dish of each of several cuisines, for a household that says something. */
function saying(customInstructions: string, household: Partial<TasteProfile> = {}, count = 1) {
  return cuisines.flatMap((cuisine, seed) => {
    const profile = { ...usualProfile, cuisinePreferences: [cuisine], timePreference: 90, ...household };
    const { wish } = readWishes({ ...profile, customInstructions }, null);
    return composeRecipes({ profile, wish, mealType: 'dinner', count, seed }).recipes;
  });
}
const methodOf = ({ instructions }: { instructions: readonly string[] }) => instructions.join(' ');

test('dishes described or tagged as grilled are grilled', () => {
  for (const recipe of saying('we love grilling'))
    if (recipe.reason!.includes('From the grill'))
      expect(methodOf(recipe), recipe.title).toMatch(/\bgrill\b|barbecue/i);
  const grilled = cookBook.filter(({ dish }) => dish.tags.some((tag) => /^grill|^barbecue/.test(tag)));
  expect(grilled.length).toBeGreaterThan(20);
  for (const { adapted, recipe } of preparedFor({}, 4, 3, grilled))
    if (!/\bgrill|\bbarbecue|\bcharcoal|\bembers/i.test(methodOf(recipe)))
      expect(truthfulTags(adapted, recipe).join(), recipe.title).not.toMatch(/\bgrill(?:ed)?\b|barbecue/);
});

test('dishes called fresh for summer are not hot soups or stews', () => {
  const hot = /^(?:noodle soup|stew|curry|braise|hot pot|chili|roast|casserole|grill|skewers)$/;
  for (const { dish, recipe } of cookBook)
    if (
      hot.test(dish.kind) ||
      (dish.kind === 'soup' && isCooked(recipe) && !/\bcold\b|chill/i.test(methodOf(recipe)))
    )
      expect(isCoolingDish(dish), dish.name).toBe(false);
});

test('no reason claims that a cuisine has no dishes left', () => {
  const profile: TasteProfile = {
    ...usualProfile,
    cuisinePreferences: ['Vietnamese'],
    dietaryRestrictions: ['Keto', 'Vegan'],
    timePreference: 90,
  };
  const { recipes } = composeRecipes({ profile, mealType: 'dinner', count: 12, seed: 2 });
  const far = recipes.filter(({ reason }) => reason?.includes('for a change'));
  expect(far.length).toBeGreaterThan(0);
  for (const { reason } of far) expect(reason).toMatch(/^[\w ]+, for a change from Vietnamese cooking\./);
});

test('how to make a dish ahead names what is in it, and keeps nothing that turns brown or hard', () => {
  const wish = { ...noWish, styles: ['meal prep' as const] };
  const wontKeep = /\bbananas?\b|rice cakes|glutinous rice flour/;
  const dishes = cookBook.filter(
    ({ dish }) =>
      ['sandwich', 'wrap'].includes(dish.kind) ||
      (dish.kind !== 'cake and cookies' && dish.parts.some(({ key }) => wontKeep.test(key))),
  );
  const shells = new Set<string>();
  for (const written of preparedFor({}, 4, 3, dishes)) {
    const { recipe } = withStyleNotes(written, 'lunch', { wish });
    const list = recipe.ingredients.map(({ name }) => name).join('; ');
    const last = recipe.instructions.at(-1)!;
    if (!last.includes('To make it ahead')) continue;
    const [, shell] = /apart from the (\w+)/.exec(last) ?? [];
    if (shell) shells.add(shell);
    if (shell === 'bread')
      expect(list, recipe.title).toMatch(
        /bread|rolls?\b|bun|pita|flour|bagel|muffin|baguette|ciabatta|paratha/,
      );
    if (shell === 'leaves') expect(list, recipe.title).toMatch(/lettuce|cabbage|leaves/);
    expect(list, recipe.title).not.toMatch(/(?:^|; )(?:ripe )?bananas?\b|rice cakes|glutinous rice flour/);
  }
  expect([...shells]).toEqual(expect.arrayContaining(['bread', 'leaves']));
});

const spicy = cookBook.filter(
  ({ dish }) => dish.spicy.length > 0 && /brick-red|fiery|spicy/i.test(`${dish.about} ${dish.tags.join()}`),
);

test('a dish left without its chili is neither tagged nor described as hot', () => {
  let tamed = 0;
  for (const { adapted, recipe } of preparedFor({ omitHotParts: true }, 4, 1, spicy)) {
    if (adapted.dish.spicy.some((key) => adapted.parts.has(key))) continue;
    tamed += 1;
    const text = [...truthfulTags(adapted, recipe), recipe.description].join('; ');
    expect(text, recipe.title).not.toMatch(/\b(?:spicy|fiery|brick-red)\b/i);
  }
  expect(tamed).toBeGreaterThan(0);
});

test('dishes called quick take at most half an hour', () => {
  const quick = cookBook.filter(({ dish }) => /\bquick\b/i.test(dish.name));
  expect(quick.length).toBeGreaterThan(0);
  for (const { dish, minutesFor } of quick) expect(minutesFor[3], dish.name).toBeLessThanOrEqual(30);
});

test('poultry with its skin is not tagged low in fat, nor a cake Whole30', () => {
  const dinners = saying('', { householdSize: 4 }, 4);
  for (const { tags, ingredients, title } of dinners) {
    if (ingredients.some(({ name }) => /\b(?:skin on|skin-on)\b/.test(name)))
      expect(tags, title).not.toContain('Low-Fat');
    if (tags.some((tag) => /cake|Pancakes|bread$|fried$/.test(tag)))
      expect(tags, title).not.toContain('Whole30');
  }
});

test('horseradish and rye bread carry the dairy-free label for households without dairy', () => {
  const dishes = cookBook.filter(({ dish }) =>
    dish.parts.some(({ food }) => food === 'horseradish' || food === 'rye-bread'),
  );
  const lines = preparedFor({ allergies: ['Dairy'] }, 4, 3, dishes).flatMap(
    ({ recipe }) => recipe.ingredients,
  );
  const meant = lines.filter(({ name }) => /\bprepared horseradish\b|\brye bread\b/.test(name));
  expect(meant.length).toBeGreaterThan(2);
  for (const { name } of meant) expect(name).toContain('dairy-free');
});

test('light is a tag of light plates only, and for many one of large ones', () => {
  const tagged = cookBook.filter(({ dish }) =>
    dish.tags.some((tag) => tag === 'light' || tag === 'for many'),
  );
  for (const { adapted, recipe } of preparedFor({}, 4, 3, tagged)) {
    const tags = truthfulTags(adapted, recipe, 'dinner');
    if (tags.includes('light')) expect(recipe.nutritionInfo.calories, recipe.title).toBeLessThanOrEqual(540);
    expect(tags, recipe.title).not.toContain('for many');
  }
});

test('neither potatoes are tagged Paleo nor sweets Whole30', () => {
  for (const written of preparedFor({}, 4, 3)) {
    const hasPotatoes = [...written.adapted.parts.values()].some(({ food }) =>
      /^(?:new-|red-|russet-)?potato$/.test(food),
    );
    if (hasPotatoes) expect(isTaggedFor(written.adapted, 'Paleo'), written.recipe.title).toBe(false);
    if (written.adapted.dish.tags.includes('sweet'))
      expect(isTaggedFor(written.adapted, 'Whole30'), written.recipe.title).toBe(false);
  }
});
