import type { Part } from './dish.ts';
import { choose, type Kitchen, partOf } from './fill-slots.ts';
import type { Seasoning, SeasoningUse } from './flavors/flavor.ts';
import { isHot, spiceFactor } from './heat.ts';
import type { MainKind } from './kitchen/mains.ts';
import { type Taken, takeAll } from './pantry.ts';
import { roleOf, seasoningCut } from './roles.ts';
import { tasteWords } from './title.ts';

type Seasoned = { parts: Part[]; taste: string };

/** A seasoning of the kitchen for a use and a main, with chilies for the household's level of spice. */
export function chooseSeasoning(
  kitchen: Kitchen,
  uses: readonly SeasoningUse[],
  kind: MainKind,
): Seasoned | null {
  const fitting = kitchen.flavor.seasonings.filter(
    (one) =>
      one.uses.some((use) => uses.includes(use)) &&
      !one.not?.includes(kind) &&
      (!one.only || one.only.includes(kind)),
  );
  const open = fitting
    .map((one) => ({ one, taken: takeSeasoning(one, kitchen) }))
    .filter((entry) => entry.taken !== null);
  if (open.length === 0) return null;
  const { one, taken } = open[Math.floor(kitchen.random() * open.length)]!;
  const parts = taken!.map(({ food, grams }) => partOf(food, roleOf(food), grams, seasoningCut(food)));
  return { parts: [...parts, ...chilies(kitchen, parts, uses)], taste: tasteWords(one, taken!) };
}

function takeSeasoning(seasoning: Seasoning, kitchen: Kitchen): Taken[] | null {
  const taken = takeAll(seasoning.foods, kitchen.pantry)
    .filter(({ food }) => kitchen.spice > 1 || !isHot(food.id))
    .map((one) =>
      isHot(one.food.id) ? { ...one, grams: one.grams * spiceFactor(kitchen.spice, 'paste') } : one,
    );
  const named = seasoning.title.filter((id) => taken.some(({ asked }) => asked === id));
  return taken.length >= Math.min(2, Object.keys(seasoning.foods).length) && named.length > 0 ? taken : null;
}

function chilies(kitchen: Kitchen, seasoning: readonly Part[], uses: readonly SeasoningUse[]): Part[] {
  const { flavor, spice } = kitchen;
  const isSpicy = seasoning.some(({ food }) => isHot(food.id));
  if (spice < 2 || spice < flavor.chiliesFrom + (isSpicy ? 1 : 0)) return [];
  // A whole dried chili needs heat to give any.
  const ids = Object.keys(flavor.chilies).filter((id) => id !== 'dried-chili' || !uses.includes('dress'));
  const food = choose(kitchen, ids, 'spice');
  if (!food || seasoning.some((part) => part.food === food)) return [];
  const grams = flavor.chilies[food.id]! * spiceFactor(spice, 'chili');
  const role = food.class === 'vegetable' ? 'aromatic' : roleOf(food);
  return [partOf(food, role, Math.min(grams, food.mostPerServing * 0.8), seasoningCut(food))];
}
