import { foodById } from '../../foods/table.ts';
import { chooseSeasoning } from '../choose-seasoning.ts';
import { chooseVegetables } from '../choose-vegetables.ts';
import type { Part, Plan } from '../dish.ts';
import { chooseFat, chooseMain, chooseStarch, chooseToppings, type Kitchen, partOf } from '../fill-slots.ts';
import type { SeasoningUse } from '../flavors/flavor.ts';
import { type MainKind, type Manner, mainKind } from '../kitchen/mains.ts';
import type { StarchKind } from '../kitchen/starches.ts';
import { takeAll } from '../pantry.ts';
import { roleOf, seasoningCut } from '../roles.ts';
import type { ArchetypeId } from './archetype.ts';

export type SavoryWish = {
  id: ArchetypeId;
  kinds: readonly MainKind[];
  manner: Manner;
  uses: readonly SeasoningUse[];
  vegetables: { least: number; most: number; raw?: boolean; fits?: (id: string) => boolean };
  starch?: StarchKind;
  /** Whether the dish is none without its starch. */
  needsStarch?: boolean;
  fat: number;
  dressed?: boolean;
  toppings: number;
  /** What the dish always has, grams a serving. */
  also?: Readonly<Record<string, number>>;
};

/** Foods for a savory dish, or null when a part that it cannot do without is not to be had. */
export function planSavory(kitchen: Kitchen, wish: SavoryWish): Plan | null {
  const main = chooseMain(kitchen, wish.kinds, wish.manner);
  if (!main) return null;
  const seasoning = chooseSeasoning(kitchen, wish.uses, mainKind(main.food.id));
  if (!seasoning) return null;
  const parts: Part[] = [main, ...seasoning.parts.filter((part) => part.food !== main.food)];
  if (wish.starch) {
    const starch = chooseStarch(kitchen, wish.starch, parts);
    if (!starch && wish.needsStarch) return null;
    if (starch) parts.push(starch);
  }
  const { least, most, raw = false, fits = () => true } = wish.vegetables;
  const count = least + Math.floor(kitchen.random() * (most - least + 1));
  const sides = chooseVegetables(kitchen, { count, raw, fits, beside: parts });
  if (sides.length < least) return null;
  parts.push(...sides);
  add(
    parts,
    takeAll(wish.also ?? {}, kitchen.pantry).map(({ food, grams }) =>
      partOf(food, roleOf(food), grams, seasoningCut(food)),
    ),
  );
  if (wish.fat > 0) add(parts, chooseFat(kitchen, wish.fat, wish.dressed ? 'dress' : 'cook', parts));
  add(parts, chooseToppings(kitchen, wish.toppings, parts));
  if (!parts.some((part) => part.food.id === 'black-pepper'))
    parts.push(partOf(foodById('black-pepper'), 'pepper', 0.2));
  return { parts, main: main.food, taste: seasoning.taste, noun: kitchen.flavor.dishes[wish.id] ?? '' };
}

/** A food stands in a dish once. */
function add(parts: Part[], more: readonly Part[]): void {
  parts.push(...more.filter((part) => parts.every((other) => other.food !== part.food)));
}
