import { expect, test } from 'vitest';
import { entriesOf, idsOf } from '../../foods/food-ids.ts';
import { foodById } from '../../foods/table.ts';
import { cuisines } from '../../vocabulary/options.ts';
import { mains } from '../kitchen/mains.ts';
import { starches, starchFallbacks } from '../kitchen/starches.ts';
import { substitutes } from '../kitchen/substitutes.ts';
import { vegetables } from '../kitchen/vegetables.ts';
import { measureAmount } from '../measure-amount.ts';
import type { Amounts } from './flavor.ts';
import { flavors } from './flavors.ts';

test('every cuisine of the option list has its kitchen', () => {
  expect(flavors.map((flavor) => flavor.cuisine)).toEqual([...cuisines]);
});

test('every id is a food of the table and has what the composer must know of it', () => {
  for (const flavor of flavors) {
    for (const id of flavor.mains) expect(mains.has(id), `${flavor.cuisine} main ${id}`).toBe(true);
    for (const id of [...flavor.vegetables, ...flavor.leaves]) {
      expect(vegetables[id], `${flavor.cuisine} vegetable ${id}`).toBeDefined();
    }
    for (const id of Object.values(flavor.starches).flat()) expect(starches[id], id).toBeDefined();
    for (const id of [...flavor.fats, ...flavor.dressingFats]) expect(() => foodById(id)).not.toThrow();
  }
  for (const id of Object.values(starchFallbacks).flat()) expect(starches[id], id).toBeDefined();
  for (const id of [...mains.keys(), ...idsOf(vegetables), ...idsOf(starches)]) {
    expect(() => foodById(id), id).not.toThrow();
  }
  for (const id of entriesOf(substitutes).flat(2)) expect(() => foodById(id), id).not.toThrow();
});

test('every amount can be measured for one person and for twelve, and no serving is more than people eat', () => {
  const sets: Amounts[] = flavors.flatMap((flavor) => [
    ...flavor.seasonings.map((one) => one.foods),
    ...flavor.sweets.map((one) => one.foods),
    ...flavor.dips.map((one) => one.foods),
    flavor.toppings,
    flavor.chilies,
  ]);
  for (const [id, grams] of sets.flatMap(entriesOf)) {
    expect(grams, id).toBeLessThanOrEqual(foodById(id).mostPerServing);
    for (const people of [1, 4, 12]) {
      const measured = measureAmount(foodById(id), grams * people);
      expect(measured?.amount, `${grams * people} g ${id}`).toBeGreaterThan(0);
    }
  }
});

test('titles are made of what the set holds, and dips need only what they are made of', () => {
  for (const { cuisine, seasonings, sweets, dips } of flavors) {
    for (const set of [...seasonings, ...sweets]) {
      for (const id of set.title) expect(Object.keys(set.foods), `${cuisine} ${set.title}`).toContain(id);
    }
    for (const dip of dips)
      for (const id of dip.needs) expect(Object.keys(dip.foods), dip.name).toContain(id);
  }
});
