import type { Food } from './food.ts';

/** Whether a month, 1 to 12, is in a food's harvest; null for a food that is available all year. */
export function isHarvested({ season }: Food, month: number): boolean | null {
  if (!season) return null;
  const [first, last] = season;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
