import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { nameInNumber, smallestFraction } from '../quantities/counted-things.ts';
import { unmeasured } from '../quantities/format-amount.ts';
import { inInches } from '../quantities/inches.ts';
import { kitchenAmount, roundTo } from '../quantities/kitchen-amount.ts';
import { convertToKitchenUnits, isOtherSystem } from '../quantities/kitchen-units.ts';
import type { UnitSystem } from '../quantities/unit-systems.ts';
import { gramsPer, unitOf } from '../quantities/units.ts';
import { sizesInOunces, usCans } from '../quantities/us-packs.ts';

/**
 * Scales an ingredient line for display: the amount is rounded to kitchen measures and converted to `units` if given,
 * as are lengths and sizes in its name. A factor of 1 without a unit change returns the line unchanged. Sums (shopping
 * lists) need the exact amount instead.
 */
export function scaleIngredient<Line extends Ingredient>(
  line: Line,
  factor: number,
  units?: UnitSystem,
): Line {
  const scaled = scaledAmount(line, factor, units);
  if (units !== 'us' || line.language) return scaled;
  const name = sizesInOunces(inInches(scaled.name), scaled.unit === 'can');
  return name === scaled.name ? scaled : { ...scaled, name };
}

function scaledAmount<Line extends Ingredient>(line: Line, factor: number, units?: UnitSystem): Line {
  const unit = line.unit === '' ? 'whole' : unitOf(line.unit);
  if (line.amount <= 0 || line.unit === unmeasured) return line;
  const amount = line.amount * factor;
  const isTurned = unit !== null && units !== undefined && isOtherSystem({ amount, unit }, units);
  if (factor === 1 && !isTurned) return line;
  if (unit === null) return { ...line, amount: roundTo(amount, 4) };
  if (isTurned) {
    const grams = gramsPer[unit];
    const cans = units === 'us' && grams && !line.language ? usCans(line.name, amount * grams) : null;
    if (cans) return { ...line, ...cans, unit: 'can' };
    return { ...line, ...convertToKitchenUnits({ amount, unit }, units, { name: line.name }) };
  }
  const measured = kitchenAmount({ amount, unit }, smallestFraction(line.name));
  if (unit !== 'whole') return { ...line, ...measured };
  const isSameNumber = line.amount > 1 === measured.amount > 1;
  const name = isSameNumber || line.language ? line.name : nameInNumber(line.name, measured.amount > 1);
  return { ...line, amount: measured.amount, name };
}
