import type { Food, Section } from '../foods/food.ts';
import { foods } from '../foods/table.ts';
import type { SlicedWork } from '../quantities/lazy.ts';
import { foodStrength, receiptCategory } from './receipt-category.ts';
import { foldName, type Sense } from './sense.ts';

export function makeSense(
  kind: Sense['kind'],
  category: Section | null,
  strength: number,
  food: Food | null,
): Sense {
  return { kind, category, strength, food, product: '' };
}

/** Strength of words that determine what an item is. */
export const decidingStrength = 8;

/** Additional strength for each further word of a name. */
export function longer(key: string): number {
  let spaces = 0;
  for (let at = key.indexOf(' '); at >= 0 && spaces < 3; at = key.indexOf(' ', at + 1)) spaces += 1;
  return spaces / 2;
}

/** A few milliseconds of work. */
const foodsAtOnce = 150;

/** Adds the names in the food table. The main name of a food has priority over another food's alias. */
export function* addTable(
  senses: Map<string, Sense>,
  decidingSections: ReadonlyMap<string, Section>,
): SlicedWork<void> {
  const add = (key: string, food: Food, known: Sense[]) => {
    if (senses.has(key)) return;
    const space = key.lastIndexOf(' ');
    if (space > 0) {
      const before = key.lastIndexOf(' ', space - 1);
      const head = decidingSections.get(key.slice(space + 1)) ?? decidingSections.get(key.slice(before + 1));
      // The table has soups and dips among ready dishes; their last word is more specific.
      if (head !== undefined && (food.section === 'Other' || head === receiptCategory(food))) {
        known[7] ??= makeSense('food', head, decidingStrength, food);
        senses.set(key, known[7]);
        return;
      }
    }
    const extra = space < 0 ? 0 : longer(key);
    const category = receiptCategory(food);
    known[extra * 2] ??= makeSense('food', category, foodStrength(food, category) + extra, food);
    senses.set(key, known[extra * 2]!);
  };
  const knownOf = new Map<Food, Sense[]>();
  for (const [at, food] of foods.entries()) {
    if (at % foodsAtOnce === 0) yield;
    const known: Sense[] = [];
    knownOf.set(food, known);
    add(foldName(food.name), food, known);
  }
  for (const [at, food] of foods.entries()) {
    if (at % foodsAtOnce === 0) yield;
    const known = knownOf.get(food)!;
    if (food.plural !== `${food.name}s`) add(foldName(food.plural), food, known);
    for (const alias of food.aliases) add(foldName(alias), food, known);
  }
}
