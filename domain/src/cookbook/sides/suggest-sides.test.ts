import { expect, test } from 'vitest';
import type { Food } from '../../foods/food.ts';
import type { RecipeDraft } from '../../recipes/recipe.ts';
import { mentionedFoods } from '../../safety/named-foods.ts';
import { readLines } from '../../safety/recipe-lines.ts';
import { readWishes } from '../../search/read-wish.ts';
import type { TasteProfile } from '../../vocabulary/taste-profile.ts';
import { cookBook } from '../cook-book.ts';
import { gramsOf } from '../testing/composed-foods.ts';
import { batchesFor } from '../testing/usual-profile.ts';

test('no side breaks a diet that the dish is tagged with', () => {
  for (const cuisine of ['Greek', 'Japanese', 'American', 'French'] as const)
    for (const { goesWith = [], tags, title } of batchesFor({ cuisinePreferences: [cuisine] }, {}, 4)) {
      const beside = goesWith.join('; ');
      if (tags.some((tag) => ['Keto', 'Low-Carb', 'Whole30', 'Paleo'].includes(tag)))
        expect(beside, title).not.toMatch(
          /\b(?:rice|bread|baguette|noodles|pasta|pita|flatbread|tortillas)\b/,
        );
      if (tags.includes('Gluten-Free'))
        expect(beside, title).not.toMatch(/\b(?:bread|baguette|pita|naan|toast)\b/);
      expect(
        tags.map((tag) => tag.toLowerCase().replace('-', ' ')),
        title,
      ).toHaveLength(new Set(tags.map((tag) => tag.toLowerCase().replace('-', ' '))).size);
    }
});

test('a salad has no plain vegetable as a side, and green beans are never raw', () => {
  for (const { goesWith = [], tags, title } of batchesFor({}, { mealType: 'lunch' }, 6)) {
    expect(goesWith.join(), title).not.toMatch(/\braw green beans\b/);
    if (tags.includes('Salad') || tags.includes('Main salad'))
      expect(goesWith.join(), title).not.toMatch(/^(?:steamed|stir-fried) (?:broccoli|bok choy|spinach)\b/);
  }
});

test('side suggestions repeat nothing of the dish, and no salad goes with a salad', () => {
  for (const recipe of batchesFor({}, { mealType: 'lunch' })) {
    const listed = new Set(readLines(recipe.ingredients).map(({ food }) => food?.id));
    for (const beside of recipe.goesWith ?? [])
      for (const { food } of mentionedFoods(beside))
        expect(listed.has(food.id), `${recipe.title}: ${beside}`).toBe(false);
    if (recipe.tags.some((tag) => /salad$/i.test(tag)))
      expect(recipe.goesWith, recipe.title).not.toContain('a green salad');
  }
});

test('a small main comes with bread or rice, or is filling itself', () => {
  for (const recipe of batchesFor({}, { mealType: 'dinner' }))
    if (recipe.nutritionInfo.calories < 300) expect(recipe.goesWith, recipe.title).not.toEqual([]);
});

test('no side contradicts goals, diet or avoided foods', () => {
  const beside = (...given: Parameters<typeof batchesFor>) =>
    batchesFor(...given).flatMap(({ goesWith = [] }) => goesWith);
  for (const name of beside({ nutritionGoals: ['Better Sleep'], cuisinePreferences: ['Mexican', 'Thai'] }))
    expect(name).not.toMatch(/\bbeer\b|\bwine\b/);
  for (const name of beside({ dietaryRestrictions: ['Low-Fat'], cuisinePreferences: ['Italian', 'Greek'] }))
    expect(name).not.toMatch(/\bin oil\b|\bolives\b/);
  for (const name of beside({ avoidedFoods: ['anchovies'], cuisinePreferences: ['Thai', 'Vietnamese'] }))
    expect(name).not.toMatch(/fish sauce/);
});

test('meat and vegetables come with bread, rice or potatoes', () => {
  const meals = batchesFor({ cuisinePreferences: ['French', 'Greek', 'Spanish'] }, {}, 8);
  const starch = /bread|baguette|rice|potato|pasta|pita|noodle|couscous|polenta|toast|fries|mash/i;
  for (const { goesWith = [], ingredients, nutritionInfo, title } of meals) {
    const body = readLines(ingredients).flatMap(({ food }) => (food ? [food] : []));
    const hasIt = body.some(
      ({ class: kind, kinds }) =>
        ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind) ||
        kinds.some((foodKind) => ['bread', 'pasta', 'noodle', 'dough'].includes(foodKind)),
    );
    if (!hasIt && nutritionInfo.calories < 500) expect(goesWith.join(), title).toMatch(starch);
  }
});

test('sides repeat nothing of the dish and suit its cuisine', () => {
  const beside = (profile: Partial<TasteProfile>) =>
    batchesFor(profile, {}, 8).flatMap(({ goesWith = [], ingredients }) =>
      goesWith.map((name) => ({ name, list: ingredients.map((ingredient) => ingredient.name).join() })),
    );
  for (const { name, list } of beside({ cuisinePreferences: ['Spanish', 'Italian', 'Greek'] }))
    if (/\btomatoes$/.test(name)) expect(list).not.toMatch(/\btomato/);
  for (const { name } of beside({ cuisinePreferences: ['Indian'] })) expect(name).not.toMatch(/bok choy/);
  for (const { name } of beside({ dietaryRestrictions: ['Paleo'] }))
    expect(name).not.toMatch(/(?<!sweet )\bpotato/);
  for (const { dish } of cookBook) expect(dish.goesWith, dish.name).not.toContain('sugar');
});

test('few dinners need a side to be a meal', () => {
  const dinners = batchesFor({ cuisinePreferences: ['Vietnamese', 'Spanish', 'Indian', 'Greek'] }, {}, 12);
  const thin = dinners.filter(({ nutritionInfo }) => nutritionInfo.calories < 350);
  expect(thin.length / dinners.length).toBeLessThan(0.05);
});

test('a main dish has side suggestions, and hot ones for people who like it hot', () => {
  const mild = batchesFor({ spiceLevel: 5, cuisinePreferences: ['French', 'Greek'] }, {}, 4);
  const isHot = /harissa|(?:aleppo|espelette|red|hot|cayenne) pepper|cayenne|chil|hot sauce/i;
  const isServedHot = ({ goesWith = [], ingredients }: RecipeDraft) =>
    [...goesWith, ...ingredients.map(({ name }) => name)].some((name) => isHot.test(name));
  expect(mild.filter(isServedHot).length).toBeGreaterThan(mild.length * 0.9);
  const isStarch = ({ class: kind }: Food) =>
    ['grain', 'gluten-grain', 'starchy-vegetable', 'legume'].includes(kind);
  for (const recipe of batchesFor({}, {}, 4))
    expect(recipe.goesWith!.length > 0 || gramsOf(recipe, isStarch) > 0, recipe.title).toBe(true);
});

test('no roots beside a keto dinner, and no coffee for those who want to sleep better', () => {
  const keto = batchesFor(
    { dietaryRestrictions: ['Keto'], cuisinePreferences: ['American', 'French'] },
    {},
    12,
  );
  for (const { goesWith = [], title } of keto)
    expect(goesWith.join(), title).not.toMatch(/\b(?:carrots?|peas|squash|pumpkin)\b/);
  const breakfasts = batchesFor({ nutritionGoals: ['Better Sleep'] }, { mealType: 'breakfast' }, 12);
  for (const { goesWith = [], title } of breakfasts)
    expect(goesWith.join(), title).not.toMatch(/\bcoffee\b|\bchai\b|\b(?:black|green) tea\b/);
});

test('no side needs what the household lacks, has what it refuses, or is hotter than it likes', () => {
  const beside = (says: string, profile: Partial<TasteProfile>) =>
    batchesFor({ ...profile }, { wish: readWishes({ customInstructions: says }, null).wish }, 12).flatMap(
      ({ goesWith = [] }) => goesWith,
    );
  const kitchens = ['Indian', 'Mexican', 'Middle Eastern', 'American'];
  for (const name of beside('We have no oven', { cuisinePreferences: kitchens }))
    expect(name).not.toMatch(/\b(?:roasted sweet potatoes|cornbread|oven fries|baked potatoes|broiled)\b/);
  for (const name of beside('No cilantro please', { cuisinePreferences: ['Indian', 'Mexican'] }))
    expect(name).not.toMatch(/mint chutney|green chutney|guacamole/);
  for (const name of beside('', { spiceLevel: 1, cuisinePreferences: ['Korean', 'Indonesian', 'Mexican'] }))
    expect(name).not.toMatch(/kimchi|jalapeño|chili|sambal|hot sauce/);
  for (const name of beside('', { allergies: ['Gluten'], cuisinePreferences: ['Indian'] }))
    expect(name).not.toMatch(/mango pickle|lime pickle/);
});
