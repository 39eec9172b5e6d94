import type { Food } from '../foods/food.ts';
import { foods } from '../foods/table.ts';
import { pluCodes } from './data/plu-codes.ts';

function makeCodes(): Map<string, Food> {
  const byName = new Map(foods.map((food) => [food.name, food]));
  const codes = new Map<string, Food>();
  for (const [name, list] of Object.entries(pluCodes)) {
    const food = byName.get(name);
    if (food === undefined) throw new Error(`No food is called "${name}", which look-up codes stand for.`);
    for (const code of list.split(' ')) codes.set(code, food);
  }
  return codes;
}

let built: Map<string, Food> | null = null;

/** The food of a price look-up code, and whether it is organic (a leading 9). Null for unknown codes. */
export function produceOfCode(code: string | null): { food: Food; isOrganic: boolean } | null {
  if (code === null) return null;
  built ??= makeCodes();
  const food = built.get(/^9\d{4}$/.test(code) ? code.slice(1) : code);
  return food ? { food, isOrganic: code.length === 5 } : null;
}
