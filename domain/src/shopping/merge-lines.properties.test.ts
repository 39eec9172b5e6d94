import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById, foods } from '../foods/table.ts';
import { writtenLine } from '../ingredient-lines/written-line.ts';
import { combineItems, nameOfItem } from './combine-items.ts';
import { mergeNeeds, type ShoppingLine, type ShoppingNeed } from './merge-lines.ts';
import { packsOf } from './packs.ts';
import { sumNeeds } from './sum-needs.ts';

const names = [
  'onion, chopped',
  'onions',
  'garlic',
  'milk',
  'eggs',
  'all-purpose flour',
  'olive oil',
  'parsley',
  'celery',
  'chicken breast',
  'black beans',
  'cumin',
  'butter',
  'spaghetti',
  'gluten-free spaghetti',
  'soy sauce',
  'water',
  'Zorble bix',
  'zorble bix',
  'salt, to taste',
  'salt and pepper',
  'butter or margarine',
  ...foods.flatMap((food) => [food.name, food.plural]),
];
const units = [
  'g',
  'kg',
  'ml',
  'cup',
  'tbsp',
  'tsp',
  'oz',
  'lb',
  'pinch',
  'whole',
  'clove',
  'head',
  'bunch',
  'sprig',
  'can',
  'slice',
  'stalk',
  'handful',
  'glorp',
  '',
];
const needs = fc.array(
  fc.record({
    ingredient: fc.record({
      name: fc.constantFrom(...names),
      amount: fc.oneof(
        fc.constantFrom(0, 0.25, 1 / 3, 0.5, 1, 1.5, 2, 3, 250, 999, 1000),
        fc.double({ min: 0.01, max: 5000, noNaN: true }),
      ),
      unit: fc.constantFrom(...units),
    }),
    factor: fc.constantFrom(0.5, 1, 4 / 3, 2, 2.5),
    source: fc.constantFrom('Monday', 'Tuesday', 'Wednesday'),
  }),
  { maxLength: 12 },
);
const systems = fc.constantFrom('metric' as const, 'us' as const);

/** Grams by food name of all needs with a weight. */
function gramsByFood(needed: readonly ShoppingNeed[]): Map<string, number> {
  const grams = new Map<string, number>();
  for (const { ingredient, factor } of needed) {
    const line = writtenLine(ingredient);
    if (!line.food || line.grams === null || line.food.class === 'water') continue;
    grams.set(line.food.id, (grams.get(line.food.id) ?? 0) + line.grams * factor);
  }
  return grams;
}

/** A line as needs again, with the whole amount assigned to its first source. */
function needsOf({ ingredient, amount, unit, needed, sources }: ShoppingLine): ShoppingNeed[] {
  const used = needed ?? { amount, unit };
  return (sources.length > 0 ? sources : ['']).map((source, at) => ({
    ingredient: { name: ingredient, ...(at === 0 ? used : { amount: 0, unit: '' }) },
    factor: 1,
    source,
  }));
}

const buying = (lines: readonly ShoppingLine[]) =>
  lines.flatMap((line) => needsOf({ ...line, needed: null }));
const bought = (lines: readonly ShoppingLine[]) =>
  lines.map(({ foodId, ingredient, amount, unit, category, sources }) => ({
    foodId,
    ingredient,
    amount,
    unit,
    category,
    sources,
  }));

test('gathering keeps every gram', () => {
  fc.assert(
    fc.property(needs, (needed) => {
      const gathered = new Map<string, number>();
      for (const { food, amount } of sumNeeds(needed)) {
        if (food && amount.kind === 'grams')
          gathered.set(food.id, (gathered.get(food.id) ?? 0) + amount.grams);
      }
      for (const [id, grams] of gramsByFood(needed)) expect(gathered.get(id) ?? 0).toBeCloseTo(grams, 6);
    }),
  );
});

/** Grams to buy by food: the maximum over its parts, plus all other uses. */
function gramsToBuy(needed: readonly ShoppingNeed[]): Map<FoodId, number> {
  const whole = new Map<FoodId, number>();
  const parts = new Map<FoodId, number>();
  for (const [id, grams] of gramsByFood(needed)) {
    const { boughtAs, grams: weights } = foodById(id as FoodId);
    const bought = boughtAs?.food ?? (id as FoodId);
    const ratio = boughtAs ? (boughtAs.grams ?? foodById(bought).grams.each! / weights.each!) : 1;
    if (boughtAs?.part) parts.set(bought, Math.max(parts.get(bought) ?? 0, grams * ratio));
    else whole.set(bought, (whole.get(bought) ?? 0) + grams * ratio);
  }
  const ids = [...new Set([...whole.keys(), ...parts.keys()])];
  return new Map(ids.map((id) => [id, (whole.get(id) ?? 0) + (parts.get(id) ?? 0)]));
}

/**
 * The largest rounding step is 50 g or ml, a quarter pound or cup, or one counted piece; doubled, since a labelled food
 * is a second line.
 */
function stepOf({ grams }: Food): number {
  return Math.max(114, (grams.cup ?? 0) / 4, ...Object.values(grams)) * 2;
}

test('the displayed need is at least what the recipes use, and exceeds it by less than a step', () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const matches = gramsByFood(mergeNeeds(needed, system).flatMap(needsOf));
      for (const [id, grams] of gramsToBuy(needed)) {
        expect(matches.get(id) ?? 0).toBeGreaterThanOrEqual(grams - grams * 1e-6 - 1e-3);
        expect(matches.get(id) ?? 0).toBeLessThan(grams + stepOf(foodById(id)) + 1e-6);
      }
    }),
  );
});

test('the purchase is at least the need, and exceeds it by about a pack', () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const bought = gramsByFood(buying(mergeNeeds(needed, system)));
      for (const [id, grams] of gramsToBuy(needed)) {
        const food = foodById(id);
        const packs = packsOf(food, system).map(({ amount, unit }) => toGrams(food, amount, unit)!);
        // A larger pack is preferred if it saves at most a tenth of the largest one; a labelled food is a second line.
        const max = grams * 1.1 + 2 * Math.max(0, ...packs) + stepOf(food);
        expect(bought.get(id) ?? 0).toBeGreaterThanOrEqual(grams - grams * 1e-6 - 1e-3);
        expect(bought.get(id) ?? 0).toBeLessThan(max + 1e-6);
      }
    }),
  );
});

test('the order of the needs does not change the list', () => {
  const shuffled = needs.chain((needed) =>
    fc.tuple(fc.constant(needed), fc.shuffledSubarray(needed, { minLength: needed.length })),
  );
  fc.assert(
    fc.property(shuffled, systems, ([needed, other], system) => {
      expect(mergeNeeds(other, system)).toEqual(mergeNeeds(needed, system));
    }),
  );
});

test("merging a list's purchases again gives the same list", () => {
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const once = mergeNeeds(needed, system);
      expect(bought(mergeNeeds(buying(once), system))).toEqual(bought(once));
    }),
  );
});

test('merging a merged list does not change the needs', () => {
  const used = (lines: ShoppingLine[]) =>
    lines.map(({ foodId, category, sources, needed, amount, unit }) => ({
      ...{ foodId, category, sources },
      ...(needed ?? { amount, unit }),
    }));
  fc.assert(
    fc.property(needs, systems, (needed, system) => {
      const once = mergeNeeds(needed, system);
      expect(used(mergeNeeds(once.flatMap(needsOf), system))).toEqual(used(once));
    }),
  );
});

test('merging two lists keeps the total need of both', () => {
  const asOne = (lines: readonly ShoppingLine[], others: readonly ShoppingLine[]) => {
    const all = lines.map((line) => ({ ...line }));
    for (const other of others) {
      const both = all.map((line) =>
        nameOfItem(line) === nameOfItem(other) ? combineItems(line, other) : null,
      );
      const at = both.findIndex((one) => one !== null);
      if (at === -1) all.push({ ...other });
      else Object.assign(all[at]!, both[at]);
    }
    return all;
  };
  fc.assert(
    fc.property(needs, needs, systems, (needed, more, system) => {
      const [one, other] = [mergeNeeds(needed, system), mergeNeeds(more, system)];
      const merged = asOne(one, other);
      const total = gramsByFood([...one, ...other].flatMap(needsOf));
      const used = gramsByFood(merged.flatMap(needsOf));
      expect([...used.keys()].sort()).toEqual([...total.keys()].sort());
      for (const [food, grams] of total) {
        expect(used.get(food), food).toBeGreaterThan(grams * (1 - 1e-6) - 1e-3);
        expect(used.get(food), food).toBeLessThan(grams + stepOf(foodById(food as FoodId)) + 1e-6);
      }
      const amounts = (lines: readonly ShoppingLine[]) =>
        lines.filter(({ foodId, amount }) => foodId === null && amount > 0).map(({ amount }) => amount);
      const sum = (numbers: readonly number[]) => numbers.reduce((all, next) => all + next, 0);
      expect(sum(amounts(merged))).toBeCloseTo(sum(amounts([...one, ...other])), 1);
    }),
  );
});
