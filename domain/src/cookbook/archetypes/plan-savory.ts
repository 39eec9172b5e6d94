import type { Food } from '../../foods/food.ts';
import type { FoodId } from '../../foods/food-id.ts';
import { foodById } from '../../foods/table.ts';
import { chooseSeasoning } from '../choose-seasoning.ts';
import { chooseVegetables, isSimilar } from '../choose-vegetables.ts';
import type { Part, Plan } from '../dish.ts';
import {
  chooseFat,
  chooseMain,
  chooseStarch,
  chooseToppings,
  type FatUse,
  type Kitchen,
  partOf,
} from '../fill-slots.ts';
import type { Amounts, SeasoningUse } from '../flavors/flavor.ts';
import { type MainKind, type Manner, mainKind } from '../kitchen/mains.ts';
import type { StarchKind } from '../kitchen/starches.ts';
import { takeAll } from '../pantry.ts';
import { roleOf, seasoningCut } from '../roles.ts';
import type { ArchetypeId } from './archetype-id.ts';

export type SavoryWish = {
  id: ArchetypeId;
  kinds: readonly MainKind[];
  manner: Manner;
  uses: readonly SeasoningUse[];
  vegetables: { least: number; most: number; raw?: boolean; fits?: (id: FoodId) => boolean };
  starch?: StarchKind;
  /** Whether the dish is none without its starch. */
  needsStarch?: boolean;
  fat: number;
  /** What the fat does: cooks (the usual), coats what is grilled or roasted, or dresses what is cold. */
  fatFor?: FatUse;
  toppings: number;
  /** What the dish always has, grams a serving. */
  also?: Amounts;
};

/** Foods for a savory dish, or null when a part that it cannot do without is not to be had. */
export function planSavory(kitchen: Kitchen, wish: SavoryWish): Plan | null {
  const main = chooseMain(kitchen, wish.kinds, wish.manner);
  if (!main) return null;
  const seasoning = chooseSeasoning(kitchen, wish.uses, mainKind(main.food.id), wish.id);
  if (!seasoning) return null;
  const parts: Part[] = [main, ...seasoning.parts.filter((part) => part.food !== main.food)];
  if (wish.starch) {
    const found = chooseStarch(kitchen, wish.starch, parts);
    const starch = found && !isSimilar(found.food.id, main.food.id) ? found : null;
    if (!starch && wish.needsStarch) return null;
    if (starch) parts.push(starch);
  }
  const { least, most, raw = false, fits = () => true } = wish.vegetables;
  const count = least + Math.floor(kitchen.random() * (most - least + 1));
  const sides = chooseVegetables(kitchen, { count, raw, fits, beside: parts });
  if (sides.length < least) return null;
  parts.push(...sides);
  for (const { food, grams } of takeAll(wish.also ?? {}, kitchen.pantry)) {
    const same = parts.find((part) => part.food === food || (isStock(part.food) && isStock(food)));
    if (same) same.grams = Math.max(same.grams, grams);
    else parts.push(partOf(food, roleOf(food), grams, seasoningCut(food)));
  }
  if (wish.fat > 0) add(parts, chooseFat(kitchen, wish.fat, wish.fatFor ?? 'cook', parts));
  add(parts, chooseToppings(kitchen, wish.toppings, parts));
  if (!parts.some((part) => part.food.id === 'black-pepper'))
    parts.push(partOf(foodById('black-pepper'), 'pepper', 0.2));
  const noun = kitchen.flavor.dishes[wish.id] ?? '';
  return { parts, main: main.food, taste: seasoning.taste, named: seasoning.named, noun };
}

const isStock = ({ id }: Food) => /stock$|dashi$/.test(id);

/** A food stands in a dish once. */
function add(parts: Part[], more: readonly Part[]): void {
  parts.push(...more.filter((part) => parts.every((other) => other.food !== part.food)));
}
