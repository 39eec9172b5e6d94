import { type Food, type Section, sections } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { toGrams } from '../foods/grams.ts';
import { nameByWeight } from '../foods/name-by-weight.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, isWeightOrVolume, unitOf } from '../quantities/units.ts';
import { noteOf } from './note.ts';
import { amountToBuy, leftOf } from './packs.ts';
import { type Purchase, purchasesForNeeds, type Substitution } from './purchases-for-needs.ts';
import { clampAmount, type ShopperAmount, toShopperAmount } from './shopper-units.ts';
import { compareText, type ShoppingNeed, sumNeeds } from './sum-needs.ts';

export type { ShoppingNeed } from './sum-needs.ts';

/** One line of a shopping list. */
export type ShoppingLine = {
  /** Null for foods that are not in the food table. */
  foodId: FoodId | null;
  /** The food's name in singular or plural to match the amount; an unknown food's as written. */
  ingredient: string;
  /** 0, with unit '', when only "some" is needed. */
  amount: number;
  /** A unit of `quantities/units.ts`, 'whole' for counted things, or the recipe's own unit if unknown. */
  unit: string;
  category: Section;
  /** Sorted and distinct. */
  sources: string[];
  /** The amount that the recipes use, rounded up to kitchen measures; null if it equals the amount to buy. */
  needed: ShopperAmount | null;
  /** A readable note on the parts that are used: "2 whole, juice of 3½". */
  note: string | null;
  /** Twins that this line replaces; missing if there are none. */
  standsFor?: { food: FoodId; name: string }[];
  /** Should be checked at home first. */
  isStaple: boolean;
  /** The leftover of a perishable food after the week. */
  left: ShopperAmount | null;
};

/**
 * One line for everything that is needed of one product, in the packs of shops and never less than the need
 * (`toShopperAmount` and `amountToBuy` define how much more). The result does not depend on the order of the needs, and
 * merging the purchases of a list returns the same list. What the food table cannot convert stays on its own line;
 * unknown foods merge only under the same name and unit. Sorted by section, then name. Water and ice are not bought.
 * @throws RangeError for a factor that is negative or not finite.
 */
export function mergeNeeds(
  needs: readonly ShoppingNeed[],
  system: UnitSystem = 'metric',
  substitutions: readonly Substitution[] = [],
): ShoppingLine[] {
  return inOrder(
    purchasesForNeeds(sumNeeds(needs), substitutions).map((purchase) => toLine(purchase, system)),
  );
}

function inOrder(lines: readonly ShoppingLine[]): ShoppingLine[] {
  return [...lines].sort(
    (a, b) =>
      sections.indexOf(a.category) - sections.indexOf(b.category) ||
      compareText(a.ingredient.toLowerCase(), b.ingredient.toLowerCase()) ||
      compareText(a.ingredient, b.ingredient) ||
      compareText(a.unit, b.unit),
  );
}

function toLine(purchase: Purchase, system: UnitSystem): ShoppingLine {
  const { food, amount, category, sources } = purchase;
  const need = toShopperAmount(food, amount, system);
  const isWeighed = food !== null && amount.kind === 'grams';
  const bought = isWeighed ? amountToBuy(food, amount, system) : need;
  const unit = unitOf(bought.unit);
  const givenUp = [...new Set(purchase.uses.flatMap(({ substitution: twin }) => twin ?? []))];
  return {
    foodId: food?.id ?? null,
    ingredient: purchase.written ?? (food ? nameFor(food, bought.amount, bought.unit) : ''),
    ...clampAmount(bought),
    category,
    sources,
    needed: isSame(food, need, bought) ? null : clampAmount(need),
    note: noteOf(purchase, system),
    ...(givenUp.length > 0 && { standsFor: givenUp.map(({ id, name }) => ({ food: id, name })) }),
    isStaple: food?.isStaple ?? false,
    left: isWeighed && unit ? leftOf(food, amount, { count: bought.amount, unit }, need, system) : null,
  };
}

/** Two heads of fennel are two fennels, and four stalks of lemongrass four lemongrass. */
function isSame(food: Food | null, need: ShopperAmount, bought: ShopperAmount): boolean {
  if (need.amount !== bought.amount || need.unit === bought.unit) return need.amount === bought.amount;
  const units = [unitOf(need.unit), unitOf(bought.unit)];
  const [one, other] = units.map((unit) =>
    food && unit && !isWeightOrVolume(unit) ? toGrams(food, 1, unit) : null,
  );
  return one != null && one === other;
}

/** "1 onion", "2 heads lettuce", "450 g cabbage" where that is half of one, "1.4 kg potatoes". */
function nameFor(food: Food, amount: number, unit: string): string {
  if (unit === 'whole') return amount <= 1 ? food.name : food.plural;
  if (unit === 'head' || unit === 'loaf') return food.name;
  const weight = gramsPer[unitOf(unit) ?? 'whole'];
  return weight === undefined ? food.plural : nameByWeight(food, amount * weight);
}
