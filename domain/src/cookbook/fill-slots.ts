import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds, idsOf } from '../foods/food-ids.ts';
import { foodById } from '../foods/table.ts';
import type { MealType } from '../vocabulary/options.ts';
import type { Part, Role } from './dish.ts';
import type { Flavor } from './flavors/flavor.ts';
import type { Tilt } from './goals.ts';
import { isHot } from './heat.ts';
import { type MainKind, type Manner, mainCut, mainKind, mains } from './kitchen/mains.ts';
import { type StarchKind, starches, starchFallbacks } from './kitchen/starches.ts';
import type { Pantry } from './pantry.ts';
import { seasoningCut } from './roles.ts';

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
  /** How much rather this seasoning, by the words that a title has for it, than one that the batch has had. */
  likes(taste: string): number;
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
  ids: readonly FoodId[],
  role: Role,
  weigh: (id: FoodId) => number = () => 1,
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
  const lesser: Readonly<Partial<Record<FoodId, number>>> = { squid: 0.4, avocado: isMeatless ? 0.2 : 0.12 };
  // Tofu is at home where noodles are; elsewhere it is for those who eat no meat.
  const tofu = flavor.starches.noodle ? 1 : isMeatless ? 0.6 : 0.02;
  const plain: Partial<Record<MainKind, number>> = isMeatless
    ? { mushroom: 0.7, vegetable: 0.7, tofu }
    : { mushroom: 0.3, vegetable: 0.15, tofu };
  const food = choose(
    kitchen,
    ids,
    'main',
    (id) => ((plain[mainKind(id)] ?? 1) * (lesser[id] ?? 1)) / perKind(mainKind(id)) ** 0.6,
  );
  return food && partOf(food, 'main', mains.get(food.id)!.grams, mainCut(food.id, manner));
}

/** A starch of the kitchen, or what takes its place. */
export function chooseStarch(kitchen: Kitchen, kind: StarchKind, beside: readonly Part[]): Part | null {
  const taken = beside.map((part) => part.food.id);
  const inTime = (id: FoodId) => {
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

function firstAllowed({ pantry }: Kitchen, ids: readonly FoodId[]): Food | null {
  const id = ids.find((one) => pantry.allows(one));
  return id === undefined ? null : foodById(id);
}

export type FatUse = 'cook' | 'coat' | 'dress';

/** Firm when cold: no marinade and no dressing. */
const firm: readonly FoodId[] = ['butter', 'ghee', 'coconut-oil'];
/** What grows where the olive grows. */
const besideOlive = /olive|^caper$|herbes-de-provence|tomato|^basil$|rosemary/;

/** A fat that is not in the dish already. */
export function chooseFat(
  kitchen: Kitchen,
  grams: number,
  use: FatUse,
  beside: readonly Part[] = [],
): Part[] {
  const isNew = (id: FoodId) => beside.every((part) => part.food.id !== id);
  const { fats, dressingFats } = kitchen.flavor;
  const pouring = fats.filter((id) => !firm.includes(id));
  const cooking: readonly FoodId[] =
    fats.includes('olive-oil') && beside.some((part) => besideOlive.test(part.food.id))
      ? ['olive-oil']
      : fats;
  const own = { cook: cooking, coat: pouring, dress: dressingFats }[use];
  // No other fat stands before olive oil there, whatever the kitchen.
  const usual: readonly FoodId[] = kitchen.pantry.keeps('Mediterranean') ? ['olive-oil'] : own;
  const ids = usual.filter(isNew);
  const food =
    choose(kitchen, ids, 'fat', (id) => (id === ids[0] ? 4 : 1)) ??
    firstAllowed(kitchen, foodIds('olive-oil avocado-oil sunflower-oil coconut-oil').filter(isNew));
  return food ? [partOf(food, 'fat', grams)] : [];
}

/** Not served on fish. */
const hardCheese: readonly FoodId[] = [
  'parmesan',
  'gruyere',
  'manchego',
  'cheddar',
  'vegetarian-hard-cheese',
  'cotija',
  'queso-fresco',
];

/** What is strewn on at the end, nothing twice. */
export function chooseToppings(kitchen: Kitchen, count: number, beside: readonly Part[]): Part[] {
  const chosen: Part[] = [];
  const { toppings } = kitchen.flavor;
  const isFromSea = beside.some(({ food }) => ['fish', 'crustacean', 'mollusc'].includes(food.class));
  while (chosen.length < count) {
    const taken = [...beside, ...chosen].map((part) => part.food.id);
    const ids = idsOf(toppings).filter(
      (id) =>
        !taken.includes(id) && !(isHot(id) && kitchen.spice < 2) && !(isFromSea && hardCheese.includes(id)),
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
