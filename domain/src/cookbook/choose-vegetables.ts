import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodIds } from '../foods/food-ids.ts';
import { foodById } from '../foods/table.ts';
import type { Part } from './dish.ts';
import { choose, type Kitchen, partOf } from './fill-slots.ts';
import { vegetables } from './kitchen/vegetables.ts';

type VegetableWish = {
  count: number;
  raw: boolean;
  fits?: (id: FoodId) => boolean;
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

/** Not cooked. */
const rawOnly = new Set(
  foodIds(
    'avocado cucumber persian-cucumber radish jicama romaine-lettuce little-gem-lettuce butter-lettuce mixed-greens arugula watercress belgian-endive',
  ),
);

/** Families of which one in a dish is enough. */
const families =
  /bell-pepper|poblano|roasted-red-pepper|cabbage|brussels|mushroom|tomato|potato|squash|broccol|kale|corn\b|cucumber|snow-pea|snap-pea|green-pea|green-bean|yardlong-bean|eggplant|beet|avocado|cauliflower|onion/;
const alike: Readonly<Record<string, string>> = {
  poblano: 'bell-pepper',
  'roasted-red-pepper': 'bell-pepper',
  brussels: 'cabbage',
  'snow-pea': 'pea',
  'snap-pea': 'pea',
  'green-pea': 'pea',
  'yardlong-bean': 'green-bean',
};
const kinOf = new Map<string, string>();

function kin(id: FoodId): string {
  const known = kinOf.get(id);
  if (known !== undefined) return known;
  const family = families.exec(id)?.[0];
  const found = family === undefined ? id : (alike[family] ?? family);
  kinOf.set(id, found);
  return found;
}

/** Two of one kind (two peppers, two cabbages, two mushrooms) in a dish look like an oversight. */
export function isSimilar(id: FoodId, other: FoodId): boolean {
  return kin(id) === kin(other);
}

function affinity(id: FoodId, others: readonly (Food | undefined)[]): number {
  const goes = others.some(
    (food) => food && (food.goesWith.includes(id) || foodById(id).goesWith.includes(food.id)),
  );
  return goes ? 2 : 1;
}
