import { sectionOf } from '../foods/aisle.ts';
import type { BoughtAs, Food, Section } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { foodById } from '../foods/table.ts';
import { isMeasuredByVolume } from './liquid-foods.ts';
import type { Weighed } from './shopper-units.ts';
import { type Amount, compareText, sum, type Total } from './sum-needs.ts';

/** Two foods of a list of which one can replace the other. */
export type Substitution = { keep: FoodId; drop: FoodId };

/** The total use of one product. */
export type Purchase = {
  /** The food to buy; null for a food that is not in the food table. */
  food: Food | null;
  written: string | null;
  category: Section;
  /** The amount of the food to buy. */
  amount: Amount;
  uses: readonly Use[];
  sources: string[];
};

/** A total, and how it draws on the purchased food. */
export type Use = {
  total: Total;
  /** Grams of the purchased food per gram used. */
  ratio: number;
  /** The part that is used, such as juice or yolks; the rest of the food remains available for other parts. */
  part: string | null;
  /** The twin that was replaced. */
  substitution: Food | null;
};

type BoughtUse = Use & { food: Food | null };

/**
 * The purchases for the totals. Juice and zest come from the same lemons, and yolks and whites from the same eggs, so
 * the part with the largest need decides; dry rice is bought for cooked rice. A replaced twin is bought as the one that
 * is kept.
 */
export function purchasesForNeeds(
  totals: readonly Total[],
  substitutions: readonly Substitution[],
): Purchase[] {
  const groups = new Map<string, BoughtUse[]>();
  for (const total of totals) {
    const use = boughtUse(total, substitutions);
    const { amount, written } = total;
    const isAlone = use.food === null || amount.kind === 'as-is';
    const key = isAlone ? `? ${groups.size}` : `${use.food?.id} ${written ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  return [...groups.values()].map(purchaseOf);
}

function boughtUse(total: Total, substitutions: readonly Substitution[]): BoughtUse {
  const { food, written, amount, isCooked } = total;
  // For a labelled food ("gluten-free") no other form is certain to have the label.
  const isPlain = food !== null && written === null && amount.kind !== 'as-is';
  const boughtAs = isPlain ? food.boughtAs : null;
  const own = boughtAs ? foodById(boughtAs.food) : food;
  const substitution = isPlain ? substitutions.find(({ drop }) => drop === own?.id) : undefined;
  const kept = substitution ? foodById(substitution.keep) : own;
  const dry = isCooked && food?.swells ? 1 / food.swells : 1;
  return {
    total,
    food: kept,
    ratio: (boughtAs ? ratioOf(boughtAs, own!, food!) : dry) * (substitution ? sameVolume(own!, kept!) : 1),
    part: boughtAs?.part ?? null,
    substitution: substitution ? own : null,
  };
}

function ratioOf({ grams }: BoughtAs, bought: Food, food: Food): number {
  return grams ?? toGrams(bought, 1, 'whole')! / toGrams(food, 1, 'whole')!;
}

/** Poured foods are replaced by volume: a spoon of one oil for a spoon of the other. */
function sameVolume(drop: Food, keep: Food): number {
  return isMeasuredByVolume(drop) && isMeasuredByVolume(keep)
    ? toGrams(keep, 1, 'ml')! / toGrams(drop, 1, 'ml')!
    : 1;
}

function purchaseOf(found: readonly BoughtUse[]): Purchase {
  const uses = [...found].sort((a, b) => compareText(a.total.food?.id ?? '', b.total.food?.id ?? ''));
  const { food, total } = uses[0]!;
  return {
    food,
    written: total.written,
    category: food ? sectionOf(food) : 'Other',
    amount: uses.length === 1 && uses[0]!.ratio === 1 ? total.amount : amountOf(food!, uses),
    uses,
    sources: [...new Set(uses.flatMap((use) => use.total.sources))].sort(),
  };
}

/** Whole ones, plus the maximum over the parts. */
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

/** In grams of the purchased food; counted things by the usual weight of their unit. */
export function gramsOf(food: Food, { total, ratio }: Use): number {
  const { grams } = total.amount as Weighed;
  const counted = countedIn(total);
  const usual = counted && ratio === 1 ? toGrams(food, counted.count, counted.unit) : null;
  return usual ?? grams * ratio;
}

function countedIn({ amount }: Total) {
  return amount.kind === 'grams' ? amount.counted : null;
}
