import { expect, test } from 'vitest';
import { readWishes } from '../../search/read-wish.ts';
import { composeRecipes } from '../compose.ts';
import { cookBook } from '../cook-book.ts';
import type { Dish, DishKind } from '../dish.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { dishPreparerFor } from '../prepare-dish.ts';
import { joinSides } from '../sides/join-sides.ts';
import { salt, testDish } from '../testing/test-dish.ts';
import { salad, shrimp } from '../testing/test-sides.ts';
import { usualProfile } from '../testing/usual-profile.ts';
import { withLeftovers } from './leftovers.ts';

const anything = {
  allergies: [],
  dietaryRestrictions: [],
  excludedFoods: new Set<never>(),
  foodsToUse: new Set<never>(),
  omitHotParts: false,
};

/** The note for what is left of four servings for two, by title. */
function notesOf(kinds: readonly DishKind[]): [string, string][] {
  return cookBook
    .filter(({ dish }) => kinds.includes(dish.kind))
    .map(({ dish }) => {
      const adapted = asWritten(dish);
      const { title, instructions } = withLeftovers(makeRecipe(adapted, 4)!, 2, adapted);
      return [title, instructions.find((step) => /This makes \d+ servings/.test(step))!];
    });
}

test('what was fried crisp is crisped again', () => {
  for (const [title, note] of notesOf(['fritters', 'breaded and fried']))
    if (/Heat/.test(note)) expect(note, title).toContain('until crisp and steaming');
});

test('what soaks up its liquid is heated with water', () => {
  for (const [title, note] of notesOf(['risotto', 'porridge', 'pasta', 'polenta and grits']))
    if (/Heat/.test(note)) expect(note, title).toContain('with a splash of water');
  const minestrone = notesOf(['soup']).filter(([title]) => /\bminestrone\b|\bpasta e\b/i.test(title));
  expect(minestrone.length).toBeGreaterThan(0);
  for (const [title, note] of minestrone) expect(note, title).toContain('with a splash of water');
});

test('a salad of tomatoes or cucumbers is put away undressed, and its bread toasted later', () => {
  const notes = notesOf(['main salad']);
  expect(notes.some(([, note]) => note.includes('undressed'))).toBe(true);
  expect(notes.some(([, note]) => note.includes('toast their bread'))).toBe(true);
});

test('what is cooked is cooled and heated, whatever leaves lie on it', () => {
  for (const [title, note] of notesOf(['roast', 'stew', 'braise', 'hot pot', 'casserole', 'curry']))
    expect(note, title).not.toContain('Keep the parts');
});

/** The method for one of two servings of a dish. */
function keptFor(dish: Partial<Dish>): readonly string[] {
  const adapted = asWritten({ ...testDish, ...dish });
  return withLeftovers(makeRecipe(adapted, 2)!, 1, adapted).instructions;
}

test('servings for later are taken before they are topped, and the topping is kept too', () => {
  const parsley = { key: 'parsley', amount: 20, unit: 'g', name: 'parsley', food: 'parsley' } as const;
  const kept = keptFor({
    kind: 'stew',
    parts: [salt, parsley],
    steps: ['Simmer with the {salt} for 20 minutes, taste, and scatter with the {parsley}. Serve.'],
  });
  expect(kept).toEqual([
    'Simmer with the salt for 20 minutes and taste. Keep one serving for later, with its share of the parsley. Scatter with the parsley. Serve.',
    'This makes 2 servings. Let the one for later cool, cover and chill it for up to 3 days. Heat it through until steaming before you eat it. Add the parsley when you eat it.',
  ]);
});

test('a salad that must stay undressed says so before it is dressed, and one of beans stays dressed', () => {
  const cucumber = { key: 'cucumber', amount: 1, unit: 'whole', name: 'cucumber', food: 'cucumber' } as const;
  const beans = { key: 'beans', amount: 2, unit: 'can', name: 'white beans', food: 'white-bean' } as const;
  const steps = ['Toss the {cucumber} with the {salt} and dress it with the {olive oil}.'];
  const oil = { key: 'olive oil', amount: 2, unit: 'tbsp', name: 'olive oil', food: 'olive-oil' } as const;
  const dressed = { kind: 'main salad', parts: [cucumber, salt, oil], steps } as const;
  expect(keptFor(dressed)[0]).toMatch(
    /^This makes 2 servings: dress only one now\. Put the other one away undressed/,
  );
  const withBeans = keptFor({
    ...dressed,
    parts: [...dressed.parts, beans],
    steps: [`${steps[0]} Fold in the {beans}.`],
  });
  expect(withBeans.at(-1)).toBe(
    'This makes 2 servings. Cover the other one and chill it for up to a day, then stir it and taste again.',
  );
});

test('a raw salad beside a dish is made fresh for what is heated later', () => {
  const { instructions } = dishPreparerFor(anything, 2, 3, { servings: 4 }).write(
    joinSides({ ...shrimp, kind: 'stew' }, [salad]),
  )!.recipe;
  expect(instructions.join(' ')).toContain(
    'toss the romaine lettuce in it. Make it for 2 now, and the rest fresh when you eat the leftovers.',
  );
});

test('rice from packets beside a quick dinner is heated for those who eat now, and the rest of the dish is lunch', () => {
  const request = {
    profile: {
      ...usualProfile,
      householdSize: 2,
      timePreference: 15,
      cuisinePreferences: ['Indian'],
      customInstructions: 'Leftovers for lunch please',
    },
    mealType: 'dinner' as const,
    count: 3,
    seed: 5,
  };
  const { wish } = readWishes(request.profile, null);
  const dinners = composeRecipes({ ...request, wish }).recipes;
  for (const { reason, title } of dinners) expect(reason, title).toContain("2 for tomorrow's lunch");
  const ofPackets = dinners.filter(({ ingredients }) =>
    ingredients.some(({ name }) => name === 'cooked rice, from packets'),
  );
  expect(ofPackets.length).toBeGreaterThan(0);
  for (const { instructions, title } of ofPackets)
    expect(instructions.join(' '), title).toMatch(
      /Open the packets for 2 now, and the others when you eat the leftovers\. Put the cooked rice with 2 tablespoons of water/,
    );
});

test('what is eaten cold is not heated the next day', () => {
  const notes = notesOf(['soup', 'grain bowl']);
  const ofTitle = (words: string) => notes.find(([title]) => title.startsWith(words))![1];
  for (const title of ['Salmorejo', 'Couscous with tuna, chickpeas and harissa'])
    expect(ofTitle(title), title).not.toContain('steaming');
  expect(ofTitle('Roman egg soup')).toContain('until steaming');
});
