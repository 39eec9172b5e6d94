import type { Unit } from './units.ts';

export type Measured = { amount: number; unit: Unit };

export const pinchesPerTeaspoon = 16;
/** Of metric measuring spoons. */
const millilitersPerTeaspoon = 5;
/** Smaller volumes are measured in spoons. */
export const minMilliliters = 45;
/** More is measured by volume. */
const maxTablespoons = 8;

/**
 * Rounds an amount to what a kitchen can measure: pinches, quarter teaspoons, tablespoons, grams in steps that scales
 * show, whole cloves. `smallestPart`: the smallest fraction of a piece that is used, 1 for an egg, 0.5 for an onion. Never
 * rounds to zero.
 */
export function kitchenAmount({ amount, unit }: Measured, smallestPart: number): Measured {
  switch (unit) {
    case 'g':
      return grams(amount);
    case 'kg':
      return grams(amount * 1000);
    case 'ml':
      return milliliters(amount);
    case 'l':
      return milliliters(amount * 1000);
    case 'tbsp':
      return spoons(amount * 3);
    case 'tsp':
      return spoons(amount);
    case 'pinch':
      return amount < 4
        ? { amount: Math.max(1, Math.round(amount)), unit }
        : spoons(amount / pinchesPerTeaspoon);
    case 'whole':
      return { amount: pieces(amount, smallestPart), unit };
    case 'cup':
    case 'pint':
    case 'quart':
      return { amount: roundToCup(amount), unit };
    case 'oz':
    case 'fl oz':
      return { amount: roundTo(amount, amount < 8 ? 4 : 2), unit };
    case 'lb':
      return { amount: roundTo(amount, 4), unit };
    case 'can':
    case 'jar':
    case 'block':
    case 'packet':
      // From two cans on, half cans are rounded away.
      return { amount: amount < 0.4 ? 0.25 : amount < 1.75 ? roundTo(amount, 2) : Math.round(amount), unit };
    case 'bunch':
    case 'head':
    case 'handful':
    case 'stalk':
      return { amount: roundTo(amount, 2), unit };
    default:
      return { amount: Math.max(1, Math.round(amount)), unit };
  }
}

/** Whether the amount is better shown as a weight or volume than in spoons. */
export function exceedsSpoons({ amount, unit }: Measured): boolean {
  return unit === 'tbsp' && amount > maxTablespoons;
}

function spoons(teaspoons: number): Measured {
  if (teaspoons < 0.18) return { amount: teaspoons > 0.11 ? 2 : 1, unit: 'pinch' };
  if (teaspoons < 1.125) return { amount: roundTo(teaspoons, 4), unit: 'tsp' };
  if (teaspoons < 2.75) return { amount: roundTo(teaspoons, 2), unit: 'tsp' };
  const tablespoons = teaspoons / 3;
  const halves = roundTo(tablespoons, 2);
  // Four teaspoons differ too much from one and a half tablespoons.
  if (teaspoons >= 3.5 && teaspoons < 4.5 && Math.abs(halves / tablespoons - 1) > 0.1)
    return { amount: 4, unit: 'tsp' };
  if (tablespoons < 4) return { amount: halves, unit: 'tbsp' };
  const whole = Math.round(tablespoons);
  // Cooks do not count to seven.
  return { amount: whole === 7 ? (tablespoons < middleOfSixAndEight ? 6 : 8) : whole, unit: 'tbsp' };
}

const middleOfSixAndEight = Math.sqrt(6 * 8);

function grams(exact: number): Measured {
  return exact < 1000
    ? { amount: roundForScales(exact), unit: 'g' }
    : { amount: roundTo(exact / 1000, 20), unit: 'kg' };
}

function milliliters(exact: number): Measured {
  if (exact < minMilliliters) return spoons(exact / millilitersPerTeaspoon);
  return exact < 1000
    ? { amount: roundForScales(exact), unit: 'ml' }
    : { amount: roundTo(exact / 1000, 20), unit: 'l' };
}

function pieces(exact: number, smallestPart: number): number {
  if (smallestPart === 1 || exact >= 1.75) return Math.max(1, Math.round(exact));
  return smallestPart < 0.5 && exact < 0.35 ? smallestPart : roundTo(exact, 2);
}

/** Cups come in quarters and thirds. */
function roundToCup(exact: number): number {
  const [quarters, thirds] = [roundTo(exact, 4), roundTo(exact, 3)];
  return Math.abs(thirds - exact) < Math.abs(quarters - exact) ? thirds : quarters;
}

/** Rounds to a multiple of 1 / `parts`, at least one. */
export function roundTo(exact: number, parts: number): number {
  return Math.max(1 / parts, Math.round(exact * parts) / parts);
}

/** Rounds to a multiple of 1, 5, 10, 25 or 50, as scales and measuring jugs show. */
export function roundForScales(amount: number): number {
  if (amount < 8) return Math.max(1, Math.round(amount));
  const step = amount < 100 ? 5 : amount < 300 ? 10 : amount < 1000 ? 25 : 50;
  return Math.round(amount / step) * step;
}
