import type { Food, Section } from '../foods/food.ts';
import { fruitParts } from '../foods/fruit-parts.ts';
import { labelledCan, toGrams } from '../foods/grams.ts';
import { translateToEnglish } from '../foods/translate-tokens.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { fruitPartsUsed } from '../ingredient-lines/line-grams.ts';
import type { IngredientLine } from '../ingredient-lines/read-line.ts';
import { isToTaste } from '../nutrition/to-taste.ts';
import { maxPlausibleAmount } from '../quantities/numbers.ts';
import { gramsPer, millilitersPer, type Unit, unitOf } from '../quantities/units.ts';
import { readingOf } from './line-readings.ts';

export type ShoppingNeed = {
  /** Structured, or a line of free text. */
  ingredient: Ingredient | string;
  /** Scale factor: planned servings / the recipe's servings. */
  factor: number;
  /** A label or id that is passed through to the line. */
  source: string;
};

/** All ingredient lines of a recipe, scaled by `factor`. */
export function needsOfRecipe(
  { ingredients }: { ingredients: readonly Ingredient[] },
  factor: number,
  source = '',
): ShoppingNeed[] {
  return ingredients.map((ingredient) => ({ ingredient, factor, source }));
}

/** The exact total of one item, not yet rounded to shop units. */
export type Total = {
  /** Null for a food that is not in the food table. */
  food: Food | null;
  /** The name as written, for an unknown or labelled food; null to use the food's own name. */
  written: string | null;
  category: Section;
  amount: Amount;
  /** Weighed when cooked: "200 g cooked pasta". */
  isCooked: boolean;
  sources: string[];
};

/**
 * Grams whenever the food table can convert. `counted` if every need was counted, so that three onions stay three
 * onions whatever their size; `bySpoon` if a need was measured by volume. `as-is` keeps the unit if there is no weight,
 * and `some` has no amount.
 */
export type Amount =
  | { kind: 'grams'; grams: number; counted: Count | null; bySpoon: boolean }
  | { kind: 'as-is'; amount: number; unit: string }
  | { kind: 'some' };

/** An amount in a counting unit. */
export type Count = { count: number; unit: Unit };

type ReadNeed = {
  key: string;
  food: Food | null;
  written: string;
  isLabelled: boolean;
  isCooked: boolean;
  amount: Amount;
  source: string;
};

/**
 * Sums needs by food. The result is exact and independent of the order, since each sum runs over sorted numbers. Water
 * and ice are left out, and so are needs with a factor of 0.
 * @throws RangeError for a factor that is negative or not finite.
 */
export function sumNeeds(needs: readonly ShoppingNeed[]): Total[] {
  const groups = new Map<string, ReadNeed[]>();
  for (const need of needs) {
    for (const read of readNeed(need)) {
      const group = groups.get(read.key);
      if (group) group.push(read);
      else groups.set(read.key, [read]);
    }
  }
  return [...groups.values()].flatMap(totalsOf);
}

function readNeed({ ingredient, factor, source }: ShoppingNeed): ReadNeed[] {
  if (!Number.isFinite(factor) || factor < 0) {
    throw new RangeError(`A shopping factor must be 0 or more, not ${factor}`);
  }
  const { line, spoken, written, key, isLabelled, isCooked } = readingOf(ingredient);
  if (factor === 0 || written === '') return [];
  const first: ReadNeed = {
    key,
    food: line.food,
    written,
    isLabelled,
    isCooked,
    amount: amountOf(line, line.written, factor),
    source,
  };
  const parts = partsOf(line, factor);
  if (parts.length > 0) {
    return parts.map(({ food, grams }) => ({
      ...first,
      key: `${food.id} `,
      food,
      isLabelled: false,
      amount: { kind: 'grams', grams, counted: null, bySpoon: false },
    }));
  }
  // "Salt and pepper" are two items; for "butter or margarine" only the first is bought. After an amount, what follows a
  // comma describes the food: "onions, half sliced and half chopped".
  const named = line.quantity === null ? spoken : spoken.split(',', 1)[0]!;
  const seconds = line.food && /\s(and|&)\s/.test(named) && !/\bor\b/.test(spoken) ? line.alternatives : [];
  const others = seconds.map(
    (food): ReadNeed => ({
      key: `${food.id} `,
      food,
      written,
      isLabelled: false,
      isCooked: false,
      amount: { kind: 'some' },
      source,
    }),
  );
  return [first, ...others].filter((need) => need.food?.class !== 'water');
}

/** For "2 lemons, zested and juiced": the zest and the juice. Empty if the whole fruit is used. */
function partsOf({ food, quantity, unit, preparation, language }: IngredientLine, factor: number) {
  if (food?.class !== 'fruit' || quantity === null || (unit !== null && unit !== 'whole')) return [];
  return fruitParts(food, fruitPartsUsed(translateToEnglish(language, preparation ?? ''))).map(
    ({ part, grams }) => ({
      food: part,
      grams: grams * quantity.max * factor,
    }),
  );
}

/** Kitchen measures. Millilitres are excluded, since shops print them on bottles. */
const spoons: readonly Unit[] = ['tsp', 'tbsp', 'cup', 'pinch', 'dash', 'drop'];

/** Numbers outside this range are treated as no amount, without guessing what was meant. */
const believable = { min: 1e-6, max: maxPlausibleAmount };

function amountOf(line: IngredientLine, ingredient: Ingredient, factor: number): Amount {
  // An unknown unit gives no quantity, but its number is still summed.
  const isOddUnit = line.unit === null && ingredient.unit.trim() !== '' && unitOf(ingredient.unit) === null;
  const amount = (line.quantity?.max ?? (isOddUnit ? ingredient.amount : 0)) * factor;
  const isSome = line.grams === null && isToTaste(ingredient);
  if (isSome || !(amount >= believable.min && amount <= believable.max)) return { kind: 'some' };
  const grams = (line.grams ?? Number.NaN) * factor;
  if (line.food && Number.isFinite(grams) && grams > 0) {
    const bySpoon = line.unit !== null && spoons.includes(line.unit);
    return { kind: 'grams', grams, counted: countOf(line, line.food, amount, grams), bySpoon };
  }
  return { kind: 'as-is', amount, unit: line.unit ?? (ingredient.unit.trim().toLowerCase() || 'whole') };
}

/** The count of this need; null if it is measured by weight or volume. */
function countOf(line: IngredientLine, food: Food, amount: number, grams: number): Count | null {
  const unit = line.unit ?? 'whole';
  if (gramsPer[unit] !== undefined || millilitersPer[unit] !== undefined) return null;
  const usual = toGrams(food, 1, unit);
  if (usual === null) return null;
  return { count: unit === 'can' ? amount * usualOnes(food, usual, grams / amount) : amount, unit };
}

/** Relative tolerance within which a can counts as the usual size; one of double size counts as two. */
const sameSize = 0.15;

/** The equivalent number of usual units. A stated weight may include the liquid that the table's weight excludes. */
function usualOnes(food: Food, usual: number, grams: number): number {
  const labelled = labelledCan(food) ?? usual;
  const isUsual = [usual, labelled].some((size) => Math.abs(grams - size) <= sameSize * size);
  return isUsual ? 1 : grams / labelled;
}

/**
 * One total for everything that converts, and one for each unit that does not. Needs without an amount join the first.
 */
function totalsOf(group: readonly ReadNeed[]): Total[] {
  const weighed = group.flatMap((need) =>
    need.amount.kind === 'grams' ? [{ need, amount: need.amount }] : [],
  );
  const lines: { amount: Amount; from: ReadNeed[] }[] = [];
  if (weighed.length > 0) {
    const grams = sum(weighed.map(({ amount }) => amount.grams));
    const counted = sharedCount(
      group[0]?.food ?? null,
      weighed.map(({ amount }) => amount.counted),
    );
    const bySpoon = weighed.some(({ amount }) => amount.bySpoon);
    lines.push({ amount: { kind: 'grams', grams, counted, bySpoon }, from: weighed.map(({ need }) => need) });
  }
  const units = group.flatMap((need) => (need.amount.kind === 'as-is' ? [need.amount.unit] : []));
  for (const unit of [...new Set(units)].sort()) {
    const from = group.filter((need) => need.amount.kind === 'as-is' && need.amount.unit === unit);
    const amount = sum(from.map((need) => (need.amount.kind === 'as-is' ? need.amount.amount : 0)));
    lines.push({ amount: { kind: 'as-is', amount, unit }, from });
  }
  const some = group.filter((need) => need.amount.kind === 'some');
  if (lines[0]) lines[0].from.push(...some);
  else lines.push({ amount: { kind: 'some' }, from: some });
  const written = group.map((need) => need.written).sort()[0] ?? '';
  return lines.map(({ amount, from }) => totalOf(group[0], written, amount, from));
}

function totalOf(
  first: ReadNeed | undefined,
  written: string,
  amount: Amount,
  from: readonly ReadNeed[],
): Total {
  const food = first?.food ?? null;
  return {
    food,
    written: food && !first?.isLabelled ? null : written,
    category: food?.section ?? 'Other',
    amount,
    isCooked: first?.isCooked ?? false,
    sources: [...new Set(from.map((need) => need.source))].filter((source) => source !== '').sort(),
  };
}

/**
 * Counts in different units (a head and two cloves) are converted to the heaviest; a single weighed need makes the
 * total a weight.
 */
function sharedCount(food: Food | null, counts: readonly (Count | null)[]): Count | null {
  const known = counts.filter((one) => one !== null);
  if (food === null || known.length < counts.length) return null;
  const grams = (unit: Unit) => toGrams(food, 1, unit) ?? Number.NaN;
  const units = [...new Set(known.map(({ unit }) => unit))];
  const [unit] = units.sort((a, b) => grams(b) - grams(a) || compareText(a, b));
  if (unit === undefined) return null;
  return { unit, count: sum(known.map((one) => one.count * (grams(one.unit) / grams(unit)))) };
}

/** Sorted before adding, so that the floating-point result does not depend on the order of the needs. */
export function sum(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b).reduce((total, next) => total + next, 0);
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
