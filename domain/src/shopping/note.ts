import type { Food } from '../foods/food.ts';
import { toGrams } from '../foods/grams.ts';
import { formatQuantity } from '../quantities/format-amount.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsOf, type Purchase, type Use } from './purchases-for-needs.ts';
import { roundUpTo, toShopperAmount } from './shopper-units.ts';
import { sum } from './sum-needs.ts';

/**
 * How recipes use the purchased food if they use it in another form: "2 whole, juice of 3½", "for 320 g cooked rice".
 */
export function noteOf({ food, uses }: Purchase, system: UnitSystem): string | null {
  if (food === null) return null;
  const weighed = uses.filter(({ total }) => total.amount.kind === 'grams');
  const parts = [...new Set(weighed.flatMap(({ part }) => part ?? []))].sort();
  if (parts.length > 0) return partsNote(food, weighed, parts);
  const others = weighed.filter((use) => use.ratio !== 1 || use.total.food !== food);
  return others.length === 0 ? null : `for ${others.map((use) => methodText(use, system)).join(' and ')}`;
}

/** Rounded to halves of the purchased food. */
function partsNote(food: Food, uses: readonly Use[], parts: readonly string[]): string | null {
  const each = toGrams(food, 1, 'whole');
  if (!each) return null;
  const count = (part: string | null) => {
    const grams = sum(uses.filter((use) => use.part === part).map((use) => gramsOf(food, use)));
    return grams === 0 ? '' : formatQuantity(roundUpTo(grams / each, 0.5), 'whole');
  };
  const whole = count(null);
  return [...(whole ? [`${whole} whole`] : []), ...parts.map((part) => `${part} of ${count(part)}`)].join(
    ', ',
  );
}

function methodText({ total: { food, amount, isCooked } }: Use, system: UnitSystem): string {
  const { amount: many, unit } = toShopperAmount(food, amount, system);
  const name = unit === 'whole' && many <= 1 ? food?.name : food?.plural;
  return `${formatQuantity(many, unit)} ${isCooked ? 'cooked ' : ''}${name}`;
}
