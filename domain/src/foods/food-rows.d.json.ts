import type { FoodRow } from './food.ts';

declare const rows: Record<string, readonly FoodRow[]> & { dishes: readonly FoodRow[] };
export = rows;
