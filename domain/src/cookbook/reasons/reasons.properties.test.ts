import { expect, test } from 'vitest';
import { readLines } from '../../safety/recipe-lines.ts';
import { dailySample, propertyTimeout } from '../../testing/property-cases.ts';
import { composeRecipes } from '../compose.ts';
import { randomRequests } from '../testing/random-requests.ts';
import { batchesFor } from '../testing/usual-profile.ts';
import { noWish } from '../wishes/wish.ts';

/** Which goal a praised figure belongs to. */
const praised: readonly (readonly [figure: RegExp, ...goals: string[]])[] = [
  [/\d g of protein/, 'Muscle Building'],
  [/\d g of fiber/, 'Digestive Health'],
  [/\d g of carbs/, 'Energy Boost'],
  [/\d kcal/, 'Weight Loss', 'Better Sleep'],
  [/\d mg of sodium/, 'Heart Health'],
];
/** Sentences about time and limits, which fit any household. */
const ofAnybody =
  /^(?:Ready in|On the table|\d+ minutes of work|All of it in|Keeps to|Made without (?!the ))/;

test(
  'a reason praises figures only for a goal of the household, and its taste before time and limits',
  () => {
    let tastes = 0;
    for (const request of dailySample(randomRequests(300, 20_261_129))) {
      const { nutritionGoals, cuisinePreferences } = request.profile;
      for (const { reason, title, cuisineType } of composeRecipes(request).recipes) {
        for (const [figure, ...goals] of praised)
          if (figure.test(reason!))
            expect(
              goals.some((goal) => nutritionGoals.includes(goal)),
              `${title}: ${reason}`,
            ).toBe(true);
        // Fruit is no less salty than other fruit.
        expect(reason, title).not.toMatch(/Only \d{1,2} mg/);
        if (!cuisinePreferences.includes(cuisineType!)) continue;
        tastes += 1;
        expect(reason, title).not.toMatch(ofAnybody);
      }
    }
    expect(tastes).toBeGreaterThan(10);
  },
  propertyTimeout,
);

test('a food that the household avoids and the dish usually has is named', () => {
  const reasons = batchesFor({ avoidedFoods: ['cilantro'], cuisinePreferences: ['Mexican', 'Thai'] }).map(
    ({ reason }) => reason,
  );
  expect(
    reasons.filter((reason) => reason!.includes('Made without the cilantro that you avoid.')).length,
  ).toBeGreaterThan(3);
});

test('reasons name what makes a dish hot at high spice levels, and that it is mild at low ones', () => {
  const reasonsMatching = (spiceLevel: number, words: RegExp) =>
    batchesFor({ spiceLevel }, {}, 4).filter(({ reason }) => words.test(reason!)).length;
  expect(reasonsMatching(5, /^Hot with .+, as you like it\./)).toBeGreaterThan(10);
  expect(reasonsMatching(1, /^Mild, as you like it\./)).toBeGreaterThan(10);
  expect(reasonsMatching(3, /as you like it/)).toBe(0);
});

test('fish is called boneless only if the list says so', () => {
  const wish = { ...noWish, styles: ['kids' as const] };
  let count = 0;
  for (const { reason, ingredients, title } of batchesFor({}, { wish }, 60)) {
    if (!/without bones/i.test(reason!)) continue;
    count += 1;
    for (const [at, { food }] of readLines(ingredients).entries())
      if (food?.class === 'fish') expect(ingredients[at]!.name, title).toMatch(/\bbone(?:d|less)\b/);
  }
  expect(count).toBeGreaterThan(0);
});

test.each([
  ['light', /\b[Ll]ight\b/],
  ['meal prep', /to make ahead|Not one to make ahead/],
  ['vegetables', /vegetables/],
  ['kids', /children/],
] as const)('a dinner answers the wish “%s”, or owns that it does not', (style, words) => {
  const wish = { ...noWish, styles: [style] };
  for (const profile of [
    {},
    { dietaryRestrictions: ['Keto' as const] },
    { timePreference: 20, spiceLevel: 5 },
  ])
    for (const { reason, title } of batchesFor(profile, { wish }, 3)) expect(reason, title).toMatch(words);
});

test('what a dish costs and how many pots it takes is said to those who asked, and truly', () => {
  const thrifty = batchesFor({ allergies: ['Eggs'] }, { wish: { ...noWish, isCheap: true }, count: 12 }, 4);
  for (const { reason, ingredients, title } of thrifty) {
    expect(reason, title).toMatch(/budget|cost|cheap/i);
    if (!/Easy on the budget/.test(reason!)) continue;
    for (const { name } of ingredients)
      expect(name, title).not.toMatch(/\b(?:ham|sirloin|shrimp|salmon|asparagus)\b/);
  }
  for (const mealType of ['breakfast', 'snack', 'lunch'] as const)
    for (const { reason, title } of batchesFor({}, { wish: { ...noWish, styles: ['one pot'] }, mealType }, 3))
      expect(reason, title).toMatch(/\b(?:pot|pan)\b/);
});

test('no dinner of many calories or much fat is called light', () => {
  const wish = { ...noWish, styles: ['light' as const] };
  for (const { reason, nutritionInfo, title } of batchesFor(
    { cuisinePreferences: ['American'] },
    { wish },
    8,
  ))
    if (/^(?:.*\. )?Light/.test(reason!)) {
      expect(nutritionInfo.calories, title).toBeLessThanOrEqual(540);
      expect(nutritionInfo.fat, title).toBeLessThanOrEqual(26);
    }
});
