import { expect, test } from 'vitest';
import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { readWishes } from '../../search/read-wish.ts';
import { cuisines, type NutritionGoal } from '../../vocabulary/options.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { composeRecipes } from '../compose.ts';
import { batchesFor, usualProfile } from '../testing/usual-profile.ts';

const kitchens = ['Italian', 'Greek', 'Japanese', 'Mexican'];

const share = (all: readonly RecipeDraft[], isSo: (recipe: RecipeDraft) => boolean) =>
  all.filter(isSo).length / all.length;

const dinnersFor = (household: Partial<TasteProfile>) =>
  batchesFor({ cuisinePreferences: kitchens, ...household }, { count: 3 }, 6);

/** The first dish for each of the cuisines, as one household with a goal gets it. */
function firstsFor(goal: NutritionGoal, mealType: 'breakfast' | 'dinner') {
  return cuisines.flatMap((cuisine) => {
    const profile = {
      ...usualProfile,
      nutritionGoals: [goal],
      cuisinePreferences: [cuisine],
    };
    return [1, 2].flatMap((seed) => composeRecipes({ profile, count: 1, mealType, seed }).recipes);
  });
}

test.each([
  ['Muscle Building', /\d g of protein a serving for muscle building/],
  ['Weight Loss', /\d kcal a serving, light enough for weight loss/],
  ['Digestive Health', /\d g of fiber a serving for digestive health/],
  ['Energy Boost', /\d g of carbs a serving for energy/],
  ['Heart Health', /for heart health/],
  ['Longevity', /longevity/],
  ['Anti-Inflammatory', /anti-inflammatory diet/],
  ['Better Sleep', /Not a heavy dinner, at \d+ kcal, for better sleep/],
] as const)('the reason for the goal %s names what the dish has for it', (goal, words) => {
  const dinners = dinnersFor({ nutritionGoals: [goal] });
  expect(share(dinners, ({ reason }) => words.test(reason!))).toBeGreaterThan(
    goal === 'Better Sleep' || goal === 'Heart Health' ? 0.5 : 0.8,
  );
});

test('goals of one kind share a sentence, and no food is named twice', () => {
  for (const nutritionGoals of [
    ['Longevity', 'Anti-Inflammatory'],
    ['Muscle Building', 'Digestive Health'],
  ])
    for (const { reason, title } of dinnersFor({ nutritionGoals })) {
      expect(reason!.match(/With [^.]*, for /g)?.length ?? 0, title).toBeLessThan(2);
      expect(reason!.match(/a serving/g)?.length ?? 0, title).toBeLessThan(2);
    }
});

test('a reason mentions a diet only for dishes that suit it in spirit', () => {
  const matches = batchesFor({ dietaryRestrictions: ['Mediterranean'] }, {}, 8).filter(({ reason }) =>
    /Keeps to Mediterranean/.test(reason!),
  );
  expect(matches.length).toBeGreaterThan(3);
  for (const { ingredients, servings, title } of matches) {
    const sweet = ingredients.filter((_, at) => {
      const { food } = readLines(ingredients)[at]!;
      return food !== null && foodById(food.id).class === 'sweetener';
    });
    expect(nutritionOf(sweet, servings).perServing.sugar, title).toBeLessThanOrEqual(10.5);
  }
});

test('a meal is praised for a goal only with the fiber or sodium that the goal requires', () => {
  const share = (goal: NutritionGoal, isMet: (recipe: RecipeDraft) => boolean) => {
    const made = firstsFor(goal, 'dinner');
    return made.filter(isMet).length / made.length;
  };
  expect(
    share('Digestive Health', ({ nutritionInfo: { fiber, calories } }) => fiber >= 7.5 && calories <= 800),
  ).toBeGreaterThan(0.95);
  expect(share('Heart Health', ({ nutritionInfo }) => nutritionInfo.sodium <= 750)).toBeGreaterThan(0.95);
  for (const { reason, nutritionInfo, title } of firstsFor('Digestive Health', 'dinner'))
    if (/for digestive health/.test(reason ?? ''))
      expect(nutritionInfo.fiber, title).toBeGreaterThanOrEqual(7.5);
});

test('a food is praised for a goal only if it is known to serve it', () => {
  for (const { reason, title } of dinnersFor({ nutritionGoals: ['Longevity', 'Anti-Inflammatory'] }))
    expect(reason, title).not.toMatch(
      /With [^.]*\b(?:bananas?|cucumbers?|onions?|peppers?|lettuce|flour|rice|oranges?)\b[^.]*, for /,
    );
});

test('weight loss is not spoken of beside many carbohydrates', () => {
  for (const { reason, title } of dinnersFor({ nutritionGoals: ['Energy Boost', 'Weight Loss'] }))
    expect(reason, title).not.toMatch(/for energy/);
});

test('few of one thing is not said of much of another', () => {
  for (const nutritionGoals of [
    ['Heart Health', 'Energy Boost'],
    ['Weight Loss', 'Muscle Building'],
  ])
    for (const { reason, title } of dinnersFor({ nutritionGoals }))
      expect(reason, title).not.toMatch(/(?:[Oo]nly|no more than) [^.]*\d g of (?:carbs|protein)/);
});

test('carbohydrate that is mostly sugar is not praised for energy', () => {
  const energetic = (['breakfast', 'snack'] as const).flatMap((mealType) =>
    batchesFor({ nutritionGoals: ['Energy Boost'] }, { mealType }, 8),
  );
  const praised = energetic.filter(({ reason }) => /g of carbs a serving for energy/.test(reason!));
  expect(praised.length).toBeGreaterThan(10);
  for (const { nutritionInfo, title } of praised)
    expect(nutritionInfo.sugar / nutritionInfo.carbs, title).toBeLessThanOrEqual(0.5);
});

test('better sleep is spoken of in the evening, and truly', () => {
  for (const mealType of ['breakfast', 'lunch', 'snack'] as const)
    for (const { reason, title } of batchesFor({ nutritionGoals: ['Better Sleep'] }, { mealType }, 6)) {
      expect(reason, title).not.toMatch(/kcal/);
      if (mealType !== 'snack') expect(reason, title).not.toMatch(/awake/);
    }
  for (const { reason, title, nutritionInfo } of dinnersFor({ nutritionGoals: ['Better Sleep'] }))
    if (/Not a heavy/.test(reason!)) {
      expect(nutritionInfo.calories, title).toBeLessThanOrEqual(550);
      expect(nutritionInfo.fat, title).toBeLessThanOrEqual(24);
    }
});

test('no meal of much fat is called light', () => {
  const most = { breakfast: 18, lunch: 22, dinner: 23, snack: 11 } as const;
  for (const mealType of ['breakfast', 'lunch', 'dinner'] as const)
    for (const { reason, title, nutritionInfo } of batchesFor(
      { nutritionGoals: ['Weight Loss'], dietaryRestrictions: ['Low-Carb'] },
      { mealType },
      6,
    ))
      if (/light enough/.test(reason!)) expect(nutritionInfo.fat, title).toBeLessThanOrEqual(most[mealType]);
});

test('no reason is of minutes alone', () => {
  for (const { reason, title } of batchesFor({}, {}, 12))
    expect(reason, title).not.toMatch(/^(?:On the table|Ready) in \d+ minutes[^.]*\.$/);
});

test('who eats few carbohydrates is not told that energy asks for more of them', () => {
  for (const diet of ['Keto', 'Low-Carb'] as const)
    for (const { reason, title } of dinnersFor({
      dietaryRestrictions: [diet],
      nutritionGoals: ['Energy Boost'],
    }))
      expect(reason, title).not.toContain('than energy asks for');
});

test('vegetables are weighed once, for those who ask for many and for a goal', () => {
  const { wish } = readWishes({ customInstructions: 'Lots of vegetables' }, null);
  const dinners = batchesFor({ nutritionGoals: ['Longevity'] }, { wish }, 6);
  expect(dinners.some(({ reason }) => /a serving for longevity, as you asked\./.test(reason!))).toBe(true);
  for (const { reason, title } of dinners)
    expect(reason!.match(/\d+ g of [\w ]*vegetables/g)?.length ?? 0, title).toBeLessThan(2);
});

test('each of two goals is answered', () => {
  const dinners = dinnersFor({ nutritionGoals: ['Weight Loss', 'Better Sleep'], spiceLevel: 2 });
  expect(
    share(dinners, ({ reason }) => /for weight loss/.test(reason!) && /to sleep well on/.test(reason!)),
  ).toBeGreaterThan(0.7);
});

test('the fruit of a sweet with much sugar is not praised for a long life', () => {
  const snacks = batchesFor({ nutritionGoals: ['Longevity'] }, { mealType: 'snack' }, 12);
  for (const { reason, title, ingredients, servings } of snacks) {
    const sweet = readLines(ingredients).filter(
      ({ food }) => food && foodById(food.id).class === 'sweetener',
    );
    const { sugar } = nutritionOf(
      sweet.map(({ written }) => written),
      servings,
    ).perServing;
    if (sugar > 9) expect(reason, title).not.toMatch(/g of [\w ]*fruit[\w ]* a serving for longevity/);
  }
});
