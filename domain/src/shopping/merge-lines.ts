import { type Section, sections } from '../foods/food.ts';
import { compare, gatherNeeds, type ShoppingNeed, type Total } from './gather-needs.ts';
import { toShopperAmount, type UnitSystem } from './shopper-units.ts';

export type { ShoppingNeed } from './gather-needs.ts';
export type { UnitSystem } from './shopper-units.ts';

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
  const name = unit === 'whole' && amount <= 1 ? total.food?.name : total.food?.plural;
  return {
    ingredient: total.written ?? name ?? '',
    amount,
    unit,
    category: total.category,
    sources: total.sources,
  };
}
