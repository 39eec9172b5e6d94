import { expect, test } from 'vitest';
import { readLines } from '../safety/recipe-lines.ts';
import { dailySample } from '../testing/property-cases.ts';
import type { Diet } from '../vocabulary/options.ts';
import { cookBook } from './cook-book.ts';
import { everyVersion, preparedFor } from './testing/prepared-dishes.ts';
import { batchesFor } from './testing/usual-profile.ts';
import { statedMinutes } from './times/stated-minutes.ts';

/** Kinds of faults that two readers of 100 composed recipes marked. */

const some = dailySample(cookBook);
const linesOf = ({
  ingredients,
}: {
  ingredients: readonly { amount: number; unit: string; name: string }[];
}) => ingredients.map(({ amount, unit, name }) => `${amount} ${unit} ${name}`);

test('every spoon in list and steps is on a set of measuring spoons, however hot the dish', () => {
  for (const servings of [3, 4])
    for (const { recipe } of preparedFor({}, servings, 5, some)) {
      for (const { amount, unit, name } of recipe.ingredients)
        if (unit === 'tsp' || unit === 'tbsp')
          expect(amount * 4, `${recipe.title}: ${name}`).toSatisfy(Number.isInteger);
      expect(recipe.instructions.join(' '), recipe.title).not.toMatch(
        /(?:\d\.\d|[⅓⅔⅛⅜⅝⅞]) ?(?:tea|table)spoons?\b|[¼¾] tablespoons?\b/,
      );
    }
});

test('who likes it hottest gets neither a paste of chili powder nor a bag of dried chilies', () => {
  for (const { adapted, recipe } of preparedFor(
    {},
    4,
    5,
    some.filter(({ dish }) => dish.spicy.length > 0),
  ))
    for (const key of adapted.dish.spicy) {
      const own = adapted.dish.parts.find((part) => part.key === key)!;
      const line = recipe.ingredients.find(({ name }) => name.startsWith(own.key));
      if (!line || !/dried red chil/.test(own.name) || line.unit !== 'whole') continue;
      const most = Math.max(2.5, own.amount / adapted.dish.serves);
      expect(line.amount / recipe.servings, recipe.title).toBeLessThanOrEqual(most + 0.3);
    }
});

test('nothing stands beside a dish that breaks what its tags promise', () => {
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

test('a salad gets no plain vegetable beside it, and no green beans are eaten raw', () => {
  for (const { goesWith = [], tags, title } of batchesFor({}, { mealType: 'lunch' }, 6)) {
    expect(goesWith.join(), title).not.toMatch(/\braw green beans\b/);
    if (tags.includes('Salad') || tags.includes('Main salad'))
      expect(goesWith.join(), title).not.toMatch(/^(?:steamed|stir-fried) (?:broccoli|bok choy|spinach)\b/);
  }
});

test('a low-carb tag means at most 20 g', () => {
  for (const { recipe, tags } of cookBook)
    if (tags.includes('Low-Carb')) expect(recipe.nutritionInfo.carbs, recipe.title).toBeLessThanOrEqual(20);
});

test('no pan is filled with a dear oil, and no peanuts are called free of nuts', () => {
  const diets: Diet[] = ['Paleo', 'Whole30'];
  for (const diet of diets)
    for (const { recipe } of preparedFor({ dietaryRestrictions: [diet] }, 4, 3, some))
      for (const { food, grams } of readLines(recipe.ingredients))
        if (food?.id === 'avocado-oil')
          expect((grams ?? 0) / recipe.servings, recipe.title).toBeLessThanOrEqual(45);
  for (const { recipe } of preparedFor({ allergies: ['Nuts'] }, 4, 3, some))
    expect(linesOf(recipe).join('; '), recipe.title).not.toMatch(/nut-free (?:\w+ )?peanut/);
});

test('two sheets have two racks, and nothing boils or simmers for long in rounds', () => {
  for (const { title, instructions } of everyVersion(8)) {
    const method = instructions.join(' ');
    if (/\btwo (?:large )?(?:lined )?baking sheets\b/.test(method))
      expect(method, title).not.toMatch(/\bthe rack in the (?:upper|lower|middle)\b|\ba rack near\b/);
    const [, first, last] = /\bCook steps (\d+) (?:to|and) (\d+) in \w+ rounds\b/.exec(method) ?? [];
    if (!first) continue;
    const inRounds = instructions.slice(Number(first) - 1, Number(last)).join(' ');
    expect(inRounds, title).not.toMatch(/\bRinse the [a-z ]*rice\b/);
    const simmering = inRounds.split('. ').filter((one) => /\bsimmer/i.test(one));
    expect(statedMinutes(simmering.join(' ')), title).toBeLessThan(12);
  }
});
