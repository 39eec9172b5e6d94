import { expect, test } from 'vitest';
import { readWishes } from '../../search/read-wish.ts';
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

test('a food that somebody hates is answered for, although the dish never has it', () => {
  const { wish } = readWishes({ customInstructions: 'My husband hates mushrooms' }, null);
  const dinners = batchesFor({}, { wish }, 4);
  const answered = dinners.filter(({ reason }) => /No mushrooms in it\.|without the mushrooms/.test(reason!));
  expect(answered.length / dinners.length).toBeGreaterThan(0.9);
});

test('a reason does not say twice that something is gluten-free', () => {
  for (const { reason, title } of batchesFor({ dietaryRestrictions: ['Gluten-Free'] }, {}, 12))
    if (/with gluten-free/.test(reason!)) expect(reason, title).not.toContain('Keeps to Gluten-Free.');
});

test('an allergen is named as left out only of what usually has it', () => {
  const fruit = batchesFor({ allergies: ['Fish'] }, { mealType: 'snack' }, 8);
  for (const { reason, title, ingredients } of fruit)
    if (ingredients.every(({ name }) => /\b(?:peach|orange|strawberr|grape|melon|honey|sugar)/.test(name)))
      expect(reason, title).not.toContain('Made without');
});

test('a household that has no oven reads that it needs none', () => {
  const { wish } = readWishes({ customInstructions: 'We have no oven' }, null);
  const reasons = batchesFor({}, { wish }, 4).map(({ reason }) => reason!);
  expect(reasons.filter((reason) => reason.includes('No oven needed.')).length).toBeGreaterThan(3);
});

test('what is in season is called as on the list', () => {
  for (const { reason, ingredients, title } of batchesFor({}, { month: 8 }, 12)) {
    const names = /In season now: ([^.]+)\./.exec(reason!)?.[1]?.split(' and ') ?? [];
    for (const name of names)
      expect(
        ingredients.some((line) => line.name.includes(name) || line.name.includes(name.replace(/e?s$/, ''))),
        `${title}: ${name}`,
      ).toBe(true);
  }
});

test('a bowl of fruit is not said to have no mushrooms', () => {
  const { wish } = readWishes({ customInstructions: 'My husband hates mushrooms' }, null);
  for (const mealType of ['breakfast', 'snack'] as const)
    for (const { reason, title } of batchesFor({}, { wish, mealType }, 4))
      expect(reason, title).not.toContain('No mushrooms in it');
});

test('comfort food is also answered in the morning and between meals', () => {
  const { wish } = readWishes({ customInstructions: 'Comfort food' }, null);
  for (const mealType of ['breakfast', 'snack'] as const) {
    const made = batchesFor({}, { wish, mealType }, 4);
    const answered = made.filter(({ reason }) => reason!.includes('Comfort food, as you asked.'));
    expect(answered.length / made.length, mealType).toBeGreaterThan(0.8);
  }
});

test('a dish is not said to have what its title names in place of something else', () => {
  const dinners = batchesFor({ allergies: ['Soy'], cuisinePreferences: ['Thai'] }, {}, 12);
  expect(dinners.some(({ title }) => /chicken/.test(title))).toBe(true);
  for (const { reason, title } of dinners)
    if (/chicken/.test(title)) expect(reason, title).not.toMatch(/chicken \w+ in place of/);
});

test('what a side has in place of something is told without the side', () => {
  for (const { reason, title } of batchesFor(
    { dietaryRestrictions: ['Vegan'], allergies: ['Gluten'] },
    {},
    12,
  ))
    expect(reason, title).not.toMatch(/ for the \w+ in place of| in place of [a-z ]+ for the /);
});

test('one serving is not shared with children, and one pot is not more than a pot', () => {
  const { wish } = readWishes({ customInstructions: 'Kids eat with us' }, null);
  for (const mealType of ['snack', 'lunch'] as const)
    for (const { reason, title, servings } of batchesFor({ householdSize: 1 }, { wish, mealType }, 6))
      if (servings === 1) expect(reason, title).not.toMatch(/share with the children|eat with you/);
  for (const { reason, title, instructions } of batchesFor({}, {}, 12))
    if (/^(?:.* )?All of it in one/.test(reason!))
      expect(instructions.slice(0, -1).join(' '), title).not.toMatch(/\bbowl\b/);
});
