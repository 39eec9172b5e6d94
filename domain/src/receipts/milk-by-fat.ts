import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';

/** The most fat of a kind, in percent: Europe sells milk with 0.1 to 0.5, 1 to 1.7, 2 and from 2.8 percent. */
const kinds = [
  [0.7, 'skim-milk'],
  [1.8, 'low-fat-milk'],
  [2.7, 'reduced-fat-milk'],
] as const;

const printedFat = /(?<![\d.,])(\d(?:[.,]\d)?) ?%/;

/** "H-MILCH 1,5%": the printed fat says which milk it is; another food stays. */
export function milkByFat(food: Food, text: string): Food {
  const fat = food.id === 'milk' ? printedFat.exec(text)?.[1] : undefined;
  if (fat === undefined) return food;
  const kind = kinds.find(([most]) => Number(fat.replace(',', '.')) <= most);
  return kind ? foodById(kind[1]) : food;
}
