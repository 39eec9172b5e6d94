import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { nameInNumber, smallestFraction } from '../quantities/counted-things.ts';
import { unmeasured } from '../quantities/format-amount.ts';
import { kitchenAmount, roundTo } from '../quantities/kitchen-amount.ts';
import { convertToKitchenUnits, isOtherSystem } from '../quantities/kitchen-units.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { unitOf } from '../quantities/units.ts';

/**
 * Scales an ingredient line for display: the amount is rounded to kitchen measures and converted to `units` if given. A
 * factor of 1 without a unit change returns the line unchanged. Sums (shopping lists) need the exact amount instead.
 */
export function scaleIngredient<Line extends Ingredient>(
  line: Line,
  factor: number,
  units?: UnitSystem,
): Line {
  const unit = line.unit === '' ? 'whole' : unitOf(line.unit);
  const isTurned = unit !== null && units !== undefined && isOtherSystem(unit, units);
  if (line.amount <= 0 || line.unit === unmeasured || (factor === 1 && !isTurned)) return line;
  const amount = line.amount * factor;
  if (unit === null) return { ...line, amount: roundTo(amount, 4) };
  if (isTurned) return { ...line, ...convertToKitchenUnits({ amount, unit }, units) };
  const measured = kitchenAmount({ amount, unit }, smallestFraction(line.name));
  if (unit !== 'whole') return { ...line, ...measured };
  const isSameNumber = line.amount > 1 === measured.amount > 1;
  const name = isSameNumber || line.language ? line.name : nameInNumber(line.name, measured.amount > 1);
  return { ...line, amount: measured.amount, name };
}
