import type { BoughtAs, Food, Section } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { type Amount, compareText, sum, type Total } from './gather-needs.ts';
import { isPoured } from './poured-foods.ts';
import type { Weighed } from './shopper-units.ts';

/** Two foods of a list of which one would do. */
export type Twin = { keep: FoodId; drop: FoodId };

/** What recipes use of one thing that a shop sells. */
export type Purchase = {
  /** What is bought; null for a food that the table does not know. */
  food: Food | null;
  written: string | null;
  category: Section;
  /** So much of what is bought. */
  amount: Amount;
  uses: readonly Use[];
  sources: string[];
};

/** A total, and what of the bought food it takes. */
export type Use = {
  total: Total;
  /** Grams of the bought food for one gram of what is used. */
  ratio: number;
  /** What of it is used, where others may use the rest: its juice, its yolks. */
  part: string | null;
  /** The twin that it would be bought as, had that not been given up. */
  twin: Food | null;
};

type BoughtUse = Use & { food: Food | null };

/**
 * What has to be bought for the totals: juice and zest of the same lemons, yolks and whites of the same eggs, the
 * most of any part; dry rice for cooked rice. A twin that is given up is bought as the one that is kept.
 */
export function purchasesForNeeds(totals: readonly Total[], twins: readonly Twin[]): Purchase[] {
  const groups = new Map<string, BoughtUse[]>();
  for (const total of totals) {
    const use = boughtUse(total, twins);
    const { amount, written } = total;
    const isAlone = use.food === null || amount.kind === 'as-is';
    const key = isAlone ? `? ${groups.size}` : `${use.food?.id} ${written ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  return [...groups.values()].map(purchaseOf);
}

function boughtUse(total: Total, twins: readonly Twin[]): BoughtUse {
  const { food, written, amount, isCooked } = total;
  // Of a labelled food ("gluten-free") the shop has no other form that is sure to be it.
  const isPlain = food !== null && written === null && amount.kind !== 'as-is';
  const boughtAs = isPlain ? food.boughtAs : null;
  const own = boughtAs ? foodById(boughtAs.food) : food;
  const twin = isPlain ? twins.find(({ drop }) => drop === own?.id) : undefined;
  const kept = twin ? foodById(twin.keep) : own;
  const dry = isCooked && food?.swells ? 1 / food.swells : 1;
  return {
    total,
    food: kept,
    ratio: (boughtAs ? ratioOf(boughtAs, own!, food!) : dry) * (twin ? sameVolume(own!, kept!) : 1),
    part: boughtAs?.part ?? null,
    twin: twin ? own : null,
  };
}

function ratioOf({ grams }: BoughtAs, bought: Food, food: Food): number {
  return grams ?? toGrams(bought, 1, 'whole')! / toGrams(food, 1, 'whole')!;
}

/** What is poured is measured: a spoon of one oil for a spoon of the other. */
function sameVolume(drop: Food, keep: Food): number {
  return isPoured(drop) && isPoured(keep) ? toGrams(keep, 1, 'ml')! / toGrams(drop, 1, 'ml')! : 1;
}

function purchaseOf(found: readonly BoughtUse[]): Purchase {
  const uses = [...found].sort((a, b) => compareText(a.total.food?.id ?? '', b.total.food?.id ?? ''));
  const { food, total } = uses[0]!;
  return {
    food,
    written: total.written,
    category: food?.section ?? 'Other',
    amount: uses.length === 1 && uses[0]!.ratio === 1 ? total.amount : amountOf(food!, uses),
    uses,
    sources: [...new Set(uses.flatMap((use) => use.total.sources))].sort(),
  };
}

/** Whole ones, and beside them as many as the greediest part asks for. */
function amountOf(food: Food, uses: readonly Use[]): Amount {
  const weighed = uses.filter(({ total }) => total.amount.kind === 'grams');
  if (weighed.length === 0) return { kind: 'some' };
  const parts = [...new Set(weighed.flatMap(({ part }) => part ?? []))];
  const of = (part: string | null) =>
    sum(weighed.filter((use) => use.part === part).map((use) => gramsOf(food, use)));
  const grams = of(null) + Math.max(0, ...parts.map(of));
  const each = toGrams(food, 1, 'whole');
  const isCounted = weighed.every(({ part, total }) => part !== null || countedIn(total)?.unit === 'whole');
  return {
    kind: 'grams',
    grams,
    counted: isCounted && each ? { count: grams / each, unit: 'whole' } : null,
    bySpoon: weighed.some(({ total, ratio }) => ratio === 1 && (total.amount as Weighed).bySpoon),
  };
}

/** Of the bought food; counted things as so many usual ones. */
export function gramsOf(food: Food, { total, ratio }: Use): number {
  const { grams } = total.amount as Weighed;
  const counted = countedIn(total);
  const usual = counted && ratio === 1 ? toGrams(food, counted.count, counted.unit) : null;
  return usual ?? grams * ratio;
}

function countedIn({ amount }: Total) {
  return amount.kind === 'grams' ? amount.counted : null;
}
