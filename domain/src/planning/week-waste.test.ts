import { expect, test } from 'vitest';
import { foodById } from '../foods/table.ts';
import { bodyOf } from './candidate.ts';
import { isPerishable, packOf } from './perishables.ts';
import { week } from './testing/week-requests.ts';
import { foodUses, weekWaste } from './week-waste.ts';

const [monday, tuesday, , thursday, , , sunday] = week as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const shopDays = [monday, thursday];
const dinner = (date: string, food: Parameters<typeof foodById>[0], grams: number) => ({
  date,
  mealType: 'dinner' as const,
  perishables: [{ food, grams }],
});
const cabbage = packOf(foodById('cabbage'))!;

test('half a cabbage on Monday and half on Thursday leave nothing over', () => {
  const meals = [dinner(monday, 'cabbage', cabbage / 2), dinner(thursday, 'cabbage', cabbage / 2)];
  expect(weekWaste(meals, shopDays)).toMatchObject({ usedShare: 1, left: [] });
  expect(foodUses(meals, shopDays)).toMatchObject([
    { packs: 1, takes: [{ openedBy: null }, { openedBy: 0 }] },
  ]);
});

test('half a cabbage alone leaves the other half, with the date until which it keeps', () => {
  const { usedShare, left } = weekWaste([dinner(sunday, 'cabbage', cabbage / 2)], shopDays);
  expect(usedShare).toBeCloseTo(0.5);
  expect(left).toMatchObject([
    { food: 'cabbage', name: 'cabbage', grams: cabbage / 2, keepsUntil: '2026-12-03' },
  ]);
});

test('spinach opened on Monday has spoiled by Sunday, so another bag is bought', () => {
  const meals = [dinner(monday, 'spinach', 50), dinner(sunday, 'spinach', 50)];
  expect(foodUses(meals, shopDays)).toMatchObject([
    { packs: 2, takes: [{ openedBy: null }, { openedBy: null }] },
  ]);
});

test('meals count in the order in which they are eaten', () => {
  const meals = [dinner(tuesday, 'spinach', 50), dinner(monday, 'spinach', 50)];
  expect(foodUses(meals, shopDays)[0]!.takes.map(({ meal }) => meal)).toEqual([1, 0]);
});

test('a dish with cooked food wastes what its list buys: fresh chicken, but no rice', () => {
  const { perishables } = bodyOf([
    { food: foodById('cooked-chicken'), grams: 200 },
    { food: foodById('chicken-breast'), grams: 100 },
    { food: foodById('cooked-rice'), grams: 175 },
  ]);
  expect(perishables).toEqual([{ food: 'chicken-breast', grams: 370, tolerance: 0 }]);
});

test('a week without perishables has no used share', () => {
  expect(weekWaste([], shopDays)).toEqual({ usedShare: null, bought: 0, used: 0, left: [] });
});

test.each([
  ['spinach', true],
  ['chicken-thigh', true],
  ['milk', true],
  ['cilantro', true],
  ['onion', false],
  ['rice', false],
  ['egg', false],
  ['canned-tomato', false],
  ['white-wine', false],
] as const)('%s is perishable: %s', (id, is) => {
  expect(isPerishable(foodById(id))).toBe(is);
});

test('loose food is bought by the piece, other food by the smallest pack', () => {
  expect(packOf(foodById('tomato'))).toBe(foodById('tomato').grams.each);
  expect(packOf(foodById('spinach'))).toBe(foodById('spinach').packs[0]);
});
