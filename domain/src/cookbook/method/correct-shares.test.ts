import { expect, test } from 'vitest';
import { dailySample } from '../../testing/property-cases.ts';
import type { Allergen, Diet } from '../../vocabulary/options.ts';
import { cookBook } from '../cook-book.ts';
import { asWritten, makeRecipe } from '../make-recipe.ts';
import { dishPreparerFor, type PreparedDish } from '../prepare-dish.ts';

function adaptedTo(allergies: Allergen[], dietaryRestrictions: Diet[], servings = 4): PreparedDish[] {
  const needs = {
    allergies,
    dietaryRestrictions,
    excludedFoods: new Set<never>(),
    foodsToUse: new Set<never>(),
    omitHotParts: false,
  };
  const preparer = dishPreparerFor(needs, servings, 3);
  return dailySample(cookBook).flatMap(({ dish }) => preparer.prepare(dish) ?? []);
}

const methodOf = ({ recipe }: PreparedDish) => recipe.instructions.join(' ');

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const numberOf = (words: string) =>
  [...words].reduce((sum, sign) => (fractions[sign] ? sum + fractions[sign] : sum * 10 + Number(sign)), 0);

const teaspoonsIn = { tsp: 1, tbsp: 3, ml: 0.2 } as const;

test('two parts replaced by the same food are used by their shares', () => {
  const both = adaptedTo([], ['Paleo']).filter(({ recipe }) =>
    recipe.ingredients.some(({ name }) => name === 'honey'),
  );
  expect(both.length).toBeGreaterThan(0);
  for (const prepared of both) {
    const keys = [...prepared.adapted.parts].filter(([, { food }]) => food === 'honey');
    if (keys.length < 2) continue;
    const mentions = methodOf(prepared).match(/(?:rest of the |of the )?\bhoney\b/g) ?? [];
    const isTogether = mentions.length === 1;
    expect(isTogether || mentions.some((words) => words.startsWith('rest')), prepared.recipe.title).toBe(
      true,
    );
  }
});

test('no step uses more than the list has', () => {
  for (const { dish } of cookBook) {
    for (const servings of [1, 3, 6]) {
      const { ingredients, instructions } = makeRecipe(asWritten(dish), servings)!;
      for (const { unit, name } of ingredients) {
        if (unit !== 'tsp' && unit !== 'tbsp') continue;
        const [head] = name.split(',');
        // A side has its own salt and oil.
        const spoons = ingredients
          .filter((ingredient) => ingredient.name.split(',')[0] === head)
          .reduce(
            (sum, ingredient) =>
              sum + ingredient.amount * (teaspoonsIn[ingredient.unit as keyof typeof teaspoonsIn] ?? 0),
            0,
          );
        const spooned = new RegExp(`([\\d½¼¾]+) (tea|table)spoons? of (?:the )?${head}\\b`, 'g');
        const matches = [...instructions.join(' ').matchAll(spooned)].map(
          ([, count, size]) => numberOf(count!) * (size === 'tea' ? 1 : 3),
        );
        const all = matches.reduce((sum, value) => sum + value, 0);
        expect(all, `${dish.name} for ${servings}: ${head}`).toBeLessThanOrEqual(spoons * 1.2 + 0.1);
      }
    }
  }
});
