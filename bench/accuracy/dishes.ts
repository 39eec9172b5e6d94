import type { Nutrition } from '@plateful/domain/foods/food.ts';
import { nutritionOf } from '@plateful/domain/nutrition/nutrition.ts';
import { casesOf, type Score, scoreOf } from './score.ts';

type Dish = { dish: string; servings: number; ingredients: string[]; perServing: Nutrition };

/** Allowed relative errors; one gram is always allowed. */
const tolerance = { calories: 0.1, protein: 0.12, carbs: 0.12, fat: 0.12 } as const;

export function dishScore(): Score {
  return scoreOf(
    'Well-known dishes',
    casesOf<Dish>('dishes.json'),
    ({ dish, servings, ingredients, perServing }) => {
      const { perServing: ours, coverage } = nutritionOf(ingredients, servings);
      const wrong = (Object.keys(tolerance) as (keyof typeof tolerance)[]).filter((figure) => {
        const miss = Math.abs(ours[figure] - perServing[figure]);
        return miss > tolerance[figure] * perServing[figure] && miss > 1;
      });
      if (wrong.length === 0) return null;
      const shown = wrong.map((figure) => `${figure} ${ours[figure]}, wanted ${perServing[figure]}`);
      return `${dish}: ${shown.join('; ')} (coverage ${coverage.toFixed(2)})`;
    },
  );
}
