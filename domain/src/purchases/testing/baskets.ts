import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import type { BoughtItem, BoughtReceipt } from '../purchases.ts';

/** The current time in the tests. */
export const today = new Date('2026-11-20T18:00:00Z');

const dayMs = 86_400_000;

export const daysAgo = (days: number): Date => new Date(today.getTime() - days * dayMs);

export function item(id: number, food: string, more: Partial<BoughtItem> = {}): BoughtItem {
  const { name, section: category } = foodById(food as FoodId);
  const text = name.toUpperCase();
  return { id, text, name, food, amount: 1, unit: 'each', category, isFood: true, ...more };
}

/** A receipt with one unit of each food, dated `days` ago. */
export function receipt(foods: string, days = 0, more: Partial<BoughtItem> = {}): BoughtReceipt {
  const items = foods.split(' ').map((food, index) => item(index, food, more));
  return { id: `receipt-${days}-${foods.length}`, boughtAt: daysAgo(days), items };
}

/** The same receipt `times` times, `every` days apart. */
export function again(foods: string, times: number, every = 7): BoughtReceipt[] {
  return Array.from({ length: times }, (_, index) => receipt(foods, index * every));
}
