import type { Food } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import type { MealType } from '../taste/options.ts';
import type { Part, Role } from './dish.ts';
import type { Flavor, Seasoning, SeasoningUse } from './flavors/flavor.ts';
import type { Tilt } from './goals.ts';
import { isHot, spiceFactor } from './heat.ts';
import { type MainKind, type Manner, mainCut, mainKind, mains } from './kitchen/mains.ts';
import { type StarchKind, starches, starchFallbacks } from './kitchen/starches.ts';
import { vegetables } from './kitchen/vegetables.ts';
import { type Pantry, type Taken, takeAll } from './pantry.ts';
import { roleOf, seasoningCut } from './roles.ts';
import { tasteWords } from './title.ts';

/** All that choosing depends on, for one dish. */
export type Kitchen = {
  flavor: Flavor;
  pantry: Pantry;
  tilt: Tilt;
  random: () => number;
  /** 1 to 5, after goals. */
  spice: number;
  /** Minutes that there are. */
  minutes: number;
  meal: MealType;
  /** How much rather this food than another: goals, what is at home, what the batch has had. */
  wants(food: Food, role: Role): number;
};

export const partOf = (food: Food, role: Role, grams: number, cut: Part['cut'] = 'none'): Part => ({
  food,
  role,
  grams,
  cut,
});

/** One of the ids that the pantry allows, by weight; null when there is none. */
export function choose(
  { pantry, random, wants }: Kitchen,
  ids: readonly string[],
  role: Role,
  weigh: (id: string) => number = () => 1,
): Food | null {
  const open = ids.filter((id) => pantry.allows(id)).map((id) => foodById(id));
  const weights = open.map((food) => weigh(food.id) * wants(food, role));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = random() * total;
  for (const [index, food] of open.entries()) {
    at -= weights[index]!;
    if (at < 0 && weights[index]! > 0) return food;
  }
  return null;
}

export function chooseMain(kitchen: Kitchen, kinds: readonly MainKind[], manner: Manner): Part | null {
  const ids = kitchen.flavor.mains.filter((id) => kinds.includes(mainKind(id)));
  // Kinds weigh the same, however many foods of each the kitchen lists.
  const perKind = (kind: MainKind) =>
    ids.filter((id) => mainKind(id) === kind && kitchen.pantry.allows(id)).length;
  const { pantry, flavor } = kitchen;
  const isMeatless = pantry.keeps('Vegan') || pantry.keeps('Vegetarian');
  // Tofu is at home where noodles are; elsewhere it is for those who eat no meat.
  const tofu = flavor.starches.noodle ? 1 : isMeatless ? 0.6 : 0.02;
  const plain: Partial<Record<MainKind, number>> = isMeatless
    ? { mushroom: 0.7, vegetable: 0.7, tofu }
    : { mushroom: 0.3, vegetable: 0.15, tofu };
  const food = choose(
    kitchen,
    ids,
    'main',
    (id) => ((plain[mainKind(id)] ?? 1) * (id === 'squid' ? 0.4 : 1)) / perKind(mainKind(id)) ** 0.6,
  );
  return food && partOf(food, 'main', mains.get(food.id)!.grams, mainCut(food.id, manner));
}

export type Seasoned = { parts: Part[]; taste: string };

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
  return { parts: [...parts, ...chilies(kitchen, parts)], taste: tasteWords(one, taken!) };
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

function chilies(kitchen: Kitchen, seasoning: readonly Part[]): Part[] {
  const { flavor, spice } = kitchen;
  const isSpicy = seasoning.some(({ food }) => isHot(food.id));
  if (spice < 2 || spice < flavor.chiliesFrom + (isSpicy ? 1 : 0)) return [];
  const food = choose(kitchen, Object.keys(flavor.chilies), 'spice');
  if (!food || seasoning.some((part) => part.food === food)) return [];
  const grams = flavor.chilies[food.id]! * spiceFactor(spice, 'chili');
  const role = food.class === 'vegetable' ? 'aromatic' : roleOf(food);
  return [partOf(food, role, Math.min(grams, food.mostPerServing * 0.8), seasoningCut(food))];
}

type VegetableWish = {
  count: number;
  raw: boolean;
  fits?: (id: string) => boolean;
  /** What is in the dish already. */
  beside: readonly Part[];
};

/** Up to `count` different vegetables that suit what is in the dish; leaves get the role of leaves. */
export function chooseVegetables(kitchen: Kitchen, { count, raw, fits, beside }: VegetableWish): Part[] {
  const chosen: Part[] = [];
  const main = beside.find((part) => part.role === 'main')?.food;
  while (chosen.length < count) {
    const taken = [...beside, ...chosen].map((part) => part.food.id);
    const hasLeaf = chosen.some((part) => part.role === 'leaf');
    const ids = kitchen.flavor.vegetables.filter((id) => {
      const facts = vegetables[id]!;
      if (raw ? facts.raw === null : rawOnly.has(id)) return false;
      if (taken.includes(id) || taken.some((other) => isSimilar(id, other)) || (facts.leaf && hasLeaf))
        return false;
      return fits?.(id) ?? true;
    });
    const food = choose(kitchen, ids, 'vegetable', (id) =>
      affinity(id, [main, ...chosen.map((one) => one.food)]),
    );
    if (!food) break;
    const facts = vegetables[food.id]!;
    const cut = raw ? facts.raw! : facts.cut;
    chosen.push(partOf(food, facts.leaf ? 'leaf' : 'vegetable', facts.grams, cut));
  }
  return chosen;
}

/** Nobody's stew. */
const rawOnly = new Set(
  'avocado cucumber persian-cucumber radish jicama romaine-lettuce little-gem-lettuce butter-lettuce mixed-greens arugula watercress belgian-endive'.split(
    ' ',
  ),
);

/** Two of one kind (two peppers, two cabbages, two mushrooms) in a dish look like an oversight. */
export function isSimilar(id: string, other: string): boolean {
  const kin = (name: string) =>
    [
      'pepper',
      'cabbage',
      'mushroom',
      'tomato',
      'potato',
      'squash',
      'broccol',
      'kale',
      'corn',
      'cucumber',
      'bean',
      'pea',
      'eggplant',
      'beet',
      'avocado',
      'cauliflower',
      'onion',
    ].find((word) => name.includes(word)) ?? name;
  return kin(id) === kin(other);
}

function affinity(id: string, others: readonly (Food | undefined)[]): number {
  const goes = others.some(
    (food) => food && (food.goesWith.includes(id) || foodById(id).goesWith.includes(food.id)),
  );
  return goes ? 2 : 1;
}

/** A starch of the kitchen, or what takes its place. */
export function chooseStarch(kitchen: Kitchen, kind: StarchKind, beside: readonly Part[]): Part | null {
  const taken = beside.map((part) => part.food.id);
  const inTime = (id: string) => {
    const facts = starches[id]!;
    return !taken.includes(id) && facts.minutes + (facts.rest ?? 0) + 6 <= Math.max(kitchen.minutes, 11);
  };
  const own = (kitchen.flavor.starches[kind] ?? []).filter(inTime);
  const food = choose(kitchen, own, 'starch') ?? firstAllowed(kitchen, starchFallbacks[kind].filter(inTime));
  if (!food) return null;
  const { as, grams } = starches[food.id]!;
  const cut = as === 'boil' ? (food.id === 'cauliflower' ? 'florets' : 'peelChunks') : 'none';
  return partOf(food, 'starch', grams, food.id === 'new-potato' ? 'halve' : cut);
}

function firstAllowed({ pantry }: Kitchen, ids: readonly string[]): Food | null {
  const id = ids.find((one) => pantry.allows(one));
  return id === undefined ? null : foodById(id);
}

/** A fat that is not in the dish already. */
export function chooseFat(
  kitchen: Kitchen,
  grams: number,
  use: 'cook' | 'dress',
  beside: readonly Part[] = [],
): Part[] {
  const isNew = (id: string) => beside.every((part) => part.food.id !== id);
  const ids = (use === 'cook' ? kitchen.flavor.fats : kitchen.flavor.dressingFats).filter(isNew);
  const food =
    choose(kitchen, ids, 'fat', (id) => (id === ids[0] ? 4 : 1)) ??
    firstAllowed(kitchen, ['olive-oil', 'avocado-oil', 'sunflower-oil', 'coconut-oil'].filter(isNew));
  return food ? [partOf(food, 'fat', grams)] : [];
}

/** What is strewn on at the end, nothing twice. */
export function chooseToppings(kitchen: Kitchen, count: number, beside: readonly Part[]): Part[] {
  const chosen: Part[] = [];
  const { toppings } = kitchen.flavor;
  while (chosen.length < count) {
    const taken = [...beside, ...chosen].map((part) => part.food.id);
    const ids = Object.keys(toppings).filter(
      (id) => !taken.includes(id) && !(isHot(id) && kitchen.spice < 2),
    );
    const food = choose(kitchen, ids, 'topping');
    if (!food) break;
    const role = food.class === 'herb' || food.id === 'green-onion' ? 'herb' : 'topping';
    chosen.push(
      partOf(food, role, toppings[food.id]!, food.id === 'avocado' ? 'peelSlice' : seasoningCut(food)),
    );
  }
  return chosen;
}
