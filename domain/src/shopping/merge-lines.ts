import { type Food, type Section, sections } from '../foods/food.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, unitOf } from '../quantities/units.ts';
import { compare, gatherNeeds, type ShoppingNeed, type Total } from './gather-needs.ts';
import { toShopperAmount } from './shopper-units.ts';

export type { ShoppingNeed } from './gather-needs.ts';

export type ShoppingLine = {
  /** The food's name, singular or plural as the amount asks; an unknown food's as written. */
  ingredient: string;
  /** 0, with unit '', when only "some" is needed. */
  amount: number;
  /** A unit of `quantities/units.ts`, 'whole' for things that are counted, or the recipe's own where unknown. */
  unit: string;
  category: Section;
  /** Sorted, each once. */
  sources: string[];
};

/**
 * One line per food for everything that is needed, in the units of a shop and rounded up (see `toShopperAmount`
 * for by how much). The order of the needs does not matter, and merging a merged list changes nothing. What cannot
 * be converted by the food table stays on its own line; unknown foods merge only under the same name and unit.
 * Sorted by section, then name. Water and ice are not bought.
 * @throws RangeError for a factor that is negative or not finite.
 */
export function mergeNeeds(needs: readonly ShoppingNeed[], system: UnitSystem = 'metric'): ShoppingLine[] {
  return gatherNeeds(needs)
    .map((total) => toLine(total, system))
    .sort(
      (a, b) =>
        sections.indexOf(a.category) - sections.indexOf(b.category) ||
        compare(a.ingredient.toLowerCase(), b.ingredient.toLowerCase()) ||
        compare(a.ingredient, b.ingredient) ||
        compare(a.unit, b.unit),
    );
}

function toLine(total: Total, system: UnitSystem): ShoppingLine {
  const { amount, unit } = toShopperAmount(total.food, total.amount, system);
  return {
    ingredient: total.written ?? (total.food ? nameFor(total.food, amount, unit) : ''),
    amount,
    unit,
    category: total.category,
    sources: total.sources,
  };
}

/** "1 onion", "450 g cabbage" where that is half of one, "1.4 kg potatoes". */
function nameFor(food: Food, amount: number, unit: string): string {
  if (unit === 'whole') return amount <= 1 ? food.name : food.plural;
  const { each } = food.grams;
  const weight = gramsPer[unitOf(unit) ?? 'whole'];
  const grams = weight === undefined ? 0 : amount * weight;
  const isPartOfOne = each !== undefined && grams > 0 && grams <= each;
  return isPartOfOne ? food.name : food.plural;
}
