import { expect, test } from 'vitest';
import { allergensOfFood } from '../../foods/allergens.ts';
import { dietsRiskedBy } from '../../foods/diets.ts';
import { foodById } from '../../foods/table.ts';
import { allergens, diets } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import type { DishPart } from '../dish.ts';
import { adaptDish } from './adapt-dish.ts';
import { type InterchangeableGroup, interchangeableFoods } from './interchangeable-foods.ts';
import { isPartAllowed, isPartTooMuch } from './part-limits.ts';

/** One household for each allergy and for each diet. */
const households = [
  ...allergens.map((allergen) => ({ one: allergen, allergies: [allergen], dietaryRestrictions: [] })),
  ...diets.map((diet) => ({ one: diet, allergies: [], dietaryRestrictions: [diet] })),
];
const kitchen = { excludedFoods: new Set<never>(), foodsToUse: new Set<never>(), omitHotParts: false };

/** What the food itself may break, whatever its line says of how it is cut. */
function risksOf(id: Parameters<typeof foodById>[0]): readonly string[] {
  const food = foodById(id);
  const { contains, mayContain } = allergensOfFood(food);
  return [...contains, ...mayContain, ...dietsRiskedBy(food)];
}

test('no line of the book reads as another food than its own', () => {
  for (const { dish } of cookBook)
    for (const part of [...dish.parts, ...dish.vary.flatMap(({ use }) => use ?? [])])
      for (const { one, ...limits } of households)
        if (!isPartAllowed(part, limits))
          expect(risksOf(part.food), `${dish.name}: ${part.name}`).toContain(one);
});

test('no food is replaced for an allergy or a diet that it does not break', () => {
  let replaced = 0;
  for (const { dish } of cookBook)
    for (const { one, ...limits } of households) {
      const adapted = adaptDish(dish, { ...kitchen, ...limits });
      for (const part of adapted ? dish.parts : []) {
        const now = adapted!.parts.get(part.key);
        // Low-fat milk for milk is what that diet asks for.
        if (now?.food === part.food || one === 'Low-Fat') continue;
        replaced += 1;
        const isOut = (own: DishPart) =>
          risksOf(own.food).includes(one) || isPartTooMuch(own, dish.serves, limits.dietaryRestrictions);
        // A side is whole or left out.
        const isBroken =
          isOut(part) ||
          (part.side !== undefined && dish.parts.some((own) => own.side === part.side && isOut(own)));
        expect(isBroken, `${dish.name}, ${one}: ${part.name} became ${now?.name}`).toBe(true);
      }
    }
  expect(replaced).toBeGreaterThan(1000);
});

test('leaves that wrap or are filled give way to another lettuce only, not to small loose leaves', () => {
  for (const { dish } of cookBook)
    for (const part of dish.parts) {
      const group = dish.open[part.key];
      if (group === undefined || !/lettuce/.test(part.food)) continue;
      for (const id of interchangeableFoods[group as InterchangeableGroup])
        expect(foodById(id).name, `${dish.name}: ${part.name}`).toMatch(/^(?!lamb).*lettuce/);
    }
});
