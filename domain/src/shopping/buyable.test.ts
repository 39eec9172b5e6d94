import { expect, test } from 'vitest';
import { composeRecipes } from '../cookbook/compose.ts';
import { usualProfile } from '../cookbook/testing/usual-profile.ts';
import { foodById } from '../foods/table.ts';
import { unitSystems } from '../quantities/unit-systems.ts';
import { casesOf } from '../testing/law-strength.ts';
import { allergens, cuisines, diets, type MealType } from '../vocabulary/options.ts';
import { mergeNeeds, type ShoppingLine } from './merge-lines.ts';
import { packsOf } from './packs.ts';
import { proposeTwins } from './twins.ts';

/** Units in which loose food is sold; no spoons, cloves or slices. */
const loose = ['g', 'kg', 'oz', 'lb', 'whole', 'head', 'bunch', 'fillet', 'ear', 'can', 'jar', 'packet'];
/** Larger units in which multiples of packs are displayed. */
const larger: Readonly<Record<string, string[]>> = {
  g: ['kg'],
  ml: ['l'],
  oz: ['lb'],
  'fl oz': ['quart'],
};
/** Parts and states that shops do not sell, and the exceptions that they do. */
const inKitchen = /\b(?:cooked|juice|zest|yolk|yolks|leaves|slices?|wedges|melted|toasted|shredded|peel)\b/;
const inShops = [
  'apple juice',
  'pineapple juice',
  'tomato juice',
  'curry leaves',
  'makrut lime leaves',
  'bay leaves',
  'pandan leaves',
];

function isBuyable({ foodId, ingredient, amount, unit }: ShoppingLine, system: 'metric' | 'us'): boolean {
  if (foodId === null) return false;
  const food = foodById(foodId);
  const packs = packsOf(food, system).flatMap((pack) => [pack.unit, ...(larger[pack.unit] ?? [])]);
  return (
    food.boughtAs === null &&
    amount > 0 &&
    (packs.length > 0 ? packs : loose).includes(unit) &&
    (!inKitchen.test(ingredient) || inShops.includes(ingredient))
  );
}

/** The list for fourteen composed meals; the household is derived from the week number. */
function listOfWeek(week: number, people = 1 + (week % 6)) {
  const household = {
    ...usualProfile,
    householdSize: people,
    cuisinePreferences: [0, 3, 7]
      .slice(0, 1 + (week % 3))
      .map((at) => cuisines[(week * 5 + at) % cuisines.length]!),
    allergies: week % 4 === 0 ? [allergens[week % allergens.length]!] : [],
    dietaryRestrictions: week % 5 === 0 ? [diets[week % diets.length]!] : [],
  };
  const composed = (mealType: MealType) =>
    composeRecipes({ profile: household, count: 7, mealType, seed: week }).recipes;
  const recipes = [...composed(week % 2 === 0 ? 'breakfast' : 'lunch'), ...composed('dinner')];
  const system = unitSystems[week % 2]!;
  const needs = recipes.flatMap(({ title, servings, ingredients }) =>
    ingredients.map((ingredient) => ({ ingredient, factor: people / servings, source: title })),
  );
  return { system, needs, lines: mergeNeeds(needs, system) };
}

/** The target is sixty lines; households that combine three cuisines exceed it in about three percent of the weeks. */
const bar = { lines: 60, max: 70, usual: 0.8 } as const;

test('every line of two hundred composed weeks can be bought, and fourteen meals take about sixty lines', () => {
  const weeks = casesOf(200);
  const today = Math.floor(Date.now() / 86_400_000);
  const lengths: number[] = [];
  for (let at = 0; at < weeks; at++) {
    const { system, lines } = listOfWeek((today * weeks + at) % 1000);
    const cannot = lines.filter((line) => !isBuyable(line, system));
    expect(cannot.map(({ amount, unit, ingredient }) => `${amount} ${unit} ${ingredient}`)).toEqual([]);
    lengths.push(lines.filter((line) => !line.isStaple).length);
  }
  expect(Math.max(...lengths)).toBeLessThanOrEqual(bar.max);
  expect(lengths.filter((length) => length <= bar.lines).length).toBeGreaterThanOrEqual(weeks * bar.usual);
});

test('fourteen meals for four people take at most sixty lines to buy after merging twins', () => {
  const long: string[] = [];
  for (let week = 0; week < casesOf(150); week++) {
    const { system, needs, lines } = listOfWeek(week, 4);
    const merged = mergeNeeds(needs, system, proposeTwins(lines));
    const toBuy = merged.filter((line) => !line.isStaple).length;
    if (toBuy > bar.lines) long.push(`week ${week}: ${toBuy}`);
  }
  expect(long).toEqual([]);
});
