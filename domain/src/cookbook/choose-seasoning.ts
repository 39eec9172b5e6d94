import type { Food } from '../foods/food.ts';
import { idsOf } from '../foods/food-ids.ts';
import type { ArchetypeId } from './archetypes/archetype-id.ts';
import type { Part } from './dish.ts';
import { choose, type Kitchen, partOf } from './fill-slots.ts';
import type { Seasoning, SeasoningUse } from './flavors/flavor.ts';
import { isHot, spiceFactor } from './heat.ts';
import type { MainKind } from './kitchen/mains.ts';
import { type Taken, takeAll } from './pantry.ts';
import { roleOf, seasoningCut } from './roles.ts';
import { tasteWords } from './title.ts';
import { isLeftWhole } from './write-method.ts';

type Seasoned = { parts: Part[]; taste: string; named: Food[] };

/** A seasoning of the kitchen for a use and a main, with chilies for the household's level of spice. */
export function chooseSeasoning(
  kitchen: Kitchen,
  uses: readonly SeasoningUse[],
  kind: MainKind,
  dish?: ArchetypeId,
): Seasoned | null {
  const fitting = kitchen.flavor.seasonings.filter(
    (one) =>
      one.uses.some((use) => uses.includes(use)) &&
      !one.not?.includes(kind) &&
      !(dish && one.notIn?.includes(dish)) &&
      (!one.only || one.only.includes(kind)),
  );
  const open = fitting.flatMap((one) => {
    const taken = takeSeasoning(one, kitchen, uses);
    return taken ? [{ one, taken, taste: tasteWords(one, taken) }] : [];
  });
  const weights = open.map(({ taste }) => kitchen.likes(taste));
  let at = kitchen.random() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = open.find((_, index) => {
    at -= weights[index]!;
    return at < 0;
  });
  if (!chosen) return null;
  const { one, taken, taste } = chosen;
  const parts = taken.map(({ food, grams }) => partOf(food, roleOf(food), grams, seasoningCut(food)));
  const named = taken.filter(({ asked }) => one.title.includes(asked)).map(({ food }) => food);
  return { parts: [...parts, ...chilies(kitchen, parts, uses)], taste, named };
}

/** Half a small clove each, where it is eaten raw. */
const rawGarlic = 1.5;

/** Where there is a liquid for whole leaves and spices to give their taste to. */
const wet: readonly SeasoningUse[] = ['curry', 'stew', 'broth'];

function takeSeasoning(
  seasoning: Seasoning,
  kitchen: Kitchen,
  uses: readonly SeasoningUse[],
): Taken[] | null {
  const isRaw = uses.every((use) => use === 'dress');
  const isWet = uses.some((use) => wet.includes(use));
  const taken = takeAll(seasoning.foods, kitchen.pantry)
    .filter(({ food }) => (kitchen.spice > 1 || !isHot(food.id)) && (isWet || !isLeftWhole(food)))
    .map((one) =>
      isRaw && one.food.id === 'garlic' ? { ...one, grams: Math.min(one.grams, rawGarlic) } : one,
    )
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
  const ids = idsOf(flavor.chilies).filter(
    (id) => id !== 'dried-chili' || uses.some((use) => use === 'wok' || wet.includes(use)),
  );
  const food = choose(kitchen, ids, 'spice');
  if (!food || seasoning.some((part) => part.food === food)) return [];
  const grams = flavor.chilies[food.id]! * spiceFactor(spice, 'chili');
  const role = food.class === 'vegetable' ? 'aromatic' : roleOf(food);
  return [partOf(food, role, Math.min(grams, food.mostPerServing * 0.8), seasoningCut(food))];
}
