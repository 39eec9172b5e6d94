import type { Nutrition } from './food.ts';

/**
 * Diets judged by nutrition per serving. A day's limit is spread over three meals and a snack.
 * - Keto: under 50 g of carbohydrate a day, the upper bound of a very low-carbohydrate ketogenic diet; Low-Carb:
 *   under 130 g a day (both: Feinman et al. 2015, Nutrition 31(1), 1-13). Keto counts net carbs, without fiber.
 * - Low-Fat: at most 30 % of energy from fat, 67 g of a 2,000 kcal day (the usual research definition), or no more
 *   than 3 g, the most that a food labelled low fat may have in the US (21 CFR 101.62(b)(2)).
 */
const dietFigures = {
  ketoNetCarbs: 12,
  lowCarbCarbs: 32,
  lowFatGrams: 16,
  lowFatEnergyShare: 0.3,
  lowFatAlwaysGrams: 3,
} as const;

export type FigureBreach = { figure: 'carbs' | 'fat'; has: string; allows: string };

export function ketoBreach({ carbs, fiber }: Nutrition): FigureBreach | null {
  const net = tenth(Math.max(0, carbs - fiber));
  if (net <= dietFigures.ketoNetCarbs) return null;
  return {
    figure: 'carbs',
    has: `${net} g of net carbs`,
    allows: `Keto allows ${dietFigures.ketoNetCarbs} g`,
  };
}

export function lowCarbBreach({ carbs }: Nutrition): FigureBreach | null {
  if (carbs <= dietFigures.lowCarbCarbs) return null;
  return {
    figure: 'carbs',
    has: `${carbs} g of carbs`,
    allows: `Low-Carb allows ${dietFigures.lowCarbCarbs} g`,
  };
}

export function lowFatBreach({ fat, calories }: Nutrition): FigureBreach | null {
  if (fat <= dietFigures.lowFatAlwaysGrams) return null;
  if (fat > dietFigures.lowFatGrams) {
    return { figure: 'fat', has: `${fat} g of fat`, allows: `Low-Fat allows ${dietFigures.lowFatGrams} g` };
  }
  // 9 kcal in a gram of fat (Atwater).
  const share = (fat * 9) / calories;
  if (share <= dietFigures.lowFatEnergyShare) return null;
  return {
    figure: 'fat',
    has: `${Math.round(share * 100)} % of its energy from fat`,
    allows: `Low-Fat allows ${dietFigures.lowFatEnergyShare * 100} %`,
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
