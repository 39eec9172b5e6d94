import type { Food } from '../foods/food.ts';
import { isFryingOil } from '../nutrition/frying-oil.ts';
import { isToTaste } from '../nutrition/to-taste.ts';
import { type RecipeLine, sentence, spokenName, type Violation } from './recipe-lines.ts';

/** "Drain, keeping the oil for next time", "pour off all but a tablespoon of oil": not all of it is eaten. */
const oilPouredOff =
  /\b(?:drain|strain|lift)\w*\b[^.;]*\b(?:keep|reserv|sav)\w* (?:the|its|that|all the) oil\b|\bpour off (?:all but|most of|the excess|the rest of)\b[^.;]*\boil\b/i;

/** What was cooked in fat is taken out of it: "lift out, drain, and chop". */
const takenOut =
  /\b(?:lift|fish|scoop|take|remove)\w*\b[^.;]*\bout\b|\bdrain\b|\b(?:lift|remove|take)\w*\b[^.;]*\bfrom the (?:fat|lard|pot|pan)\b|\bconfit\b/i;

/** The salt of a cure or a brine stays outside: "rinse three times", "wipe off the salt". */
const saltWashedOff =
  /\b(?:rins|desalt)\w*\b|\b(?:wash|wip|brush|shak|scrap|knock|pour|drain|throw|crack)\w*\b[^.;]*\b(?:brine|salt|crust|liquid)\b|\bsalt crust\b/i;

const shaped = /\b(?:turned|\w+-shaped|shaped|batons?|tiny|mini)\b/i;

/** Impossible amounts: missing, negative, infinite, not measurable, or more than people can eat. */
export function amountViolations(
  lines: readonly RecipeLine[],
  servings: number,
  instructions: readonly string[],
): Violation[] {
  const single = lines.flatMap((line) => {
    const why = wrongAmount(line);
    return why ? [{ kind: 'amount' as const, ingredient: line.written.name, why: sentence(why) }] : [];
  });
  const isLeft = instructions.some((step) => oilPouredOff.test(step));
  const isCookedInFat = instructions.some((step) => takenOut.test(step));
  const isRinsed = instructions.some((step) => saltWashedOff.test(step));
  const isEaten = (line: RecipeLine) => {
    const kind = line.food?.class;
    if (isFryingOil(line) || (kind === 'oil' && isLeft)) return false;
    if (kind === 'animal-fat' && isCookedInFat) return false;
    if (kind === 'salt' && isRinsed) return false;
    // Pieces of this shape weigh less than the whole food.
    return !((line.unit ?? 'whole') === 'whole' && shaped.test(line.written.name));
  };
  const eaten = lines.filter(isEaten);
  return [...single, ...tooMuch(eaten, servings)];
}

function wrongAmount(line: RecipeLine): string | null {
  const { amount, unit } = line.written;
  const name = spokenName(line);
  if (!Number.isFinite(amount)) return `the amount of ${name} is no number`;
  if (amount < 0) return `the amount of ${name} is below zero`;
  if (amount === 0) return isToTaste(line.written) ? null : `the amount of ${name} is zero`;
  // Unknown foods and missing units are reported by other checks.
  if (!line.food || line.grams !== null || isSmall(line) || unit.trim() === '' || isToTaste(line.written))
    return null;
  if (line.unit === null) return `“${unit}” is not a measure for ${name} that we know`;
  return `${amount} ${unit} of ${name} cannot be turned into a weight`;
}

/** A counted spice or herb weighs nothing that matters: "1 peperoncino". */
function isSmall({ food, unit }: RecipeLine): boolean {
  return (unit ?? 'whole') === 'whole' && (food?.class === 'spice' || food?.class === 'herb');
}

/** The total of each food across all lines, compared with the most that the servings can contain. */
function tooMuch(lines: readonly RecipeLine[], servings: number): Violation[] {
  if (!Number.isFinite(servings) || servings <= 0) return [];
  const totals = new Map<Food, { grams: number; line: RecipeLine }>();
  for (const line of lines) {
    if (!line.food || line.grams === null || !Number.isFinite(line.grams)) continue;
    const before = totals.get(line.food);
    totals.set(line.food, { grams: (before?.grams ?? 0) + line.grams, line: before?.line ?? line });
  }
  return [...totals].flatMap(([food, { grams, line }]) => {
    if (grams <= food.mostPerServing * servings) return [];
    const each = Math.round(grams / servings);
    const why = `${each} g of ${spokenName(line)} a serving is more than anyone eats (at most ${food.mostPerServing} g)`;
    return [{ kind: 'amount' as const, ingredient: line.written.name, why: sentence(why) }];
  });
}
