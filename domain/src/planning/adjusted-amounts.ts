import type { DishKind } from '../cookbook/dish.ts';
import type { PreparedDish } from '../cookbook/prepare-dish.ts';
import type { Food } from '../foods/food.ts';
import type { FoodId } from '../foods/food-id.ts';
import { foodById } from '../foods/table.ts';
import type { Ingredient } from '../ingredient-lines/ingredient.ts';
import { type Unit, unitOf } from '../quantities/units.ts';
import { readLines } from '../safety/recipe-lines.ts';
import { daysBetween, type PlainDate } from '../weeks/plain-date.ts';
import { adjustableShare, adjustmentStep, boughtFor } from './candidate.ts';
import { freshnessOf, shoppedOn, tenths } from './freshness.ts';
import { minWaste } from './min-waste.ts';
import { isPerishable } from './perishables.ts';
import type { CookedMeal } from './week-waste.ts';

/** Doughs, batters and custards fail with a tenth more milk. */
const exactKinds: ReadonlySet<DishKind> = new Set<DishKind>([
  'cake and cookies',
  'sweet bread',
  'savory bake',
  'pancakes',
  'fritters',
  'dumplings',
  'pizza and flatbread',
  'savory pie',
  'pudding',
]);
/** What kitchen scales and measuring jugs show; counted food has no step. */
const steps: Partial<Record<Unit, number>> = {
  g: adjustmentStep,
  ml: adjustmentStep,
  kg: 0.05,
  l: 0.05,
};

/** Whether a dish is as good with a tenth more or less of a food: not of what is counted, nor in a dough. */
export function isAdjustable(kind: DishKind, food: Food, unit: Unit): boolean {
  return steps[unit] !== undefined && food.class !== 'egg' && !exactKinds.has(kind);
}

/** A line of a recipe's list whose amount may be adjusted. */
export type AdjustableLine = {
  /** Its index in the list. */
  line: number;
  food: FoodId;
  /** Grams that are bought for a step of the scales. */
  step: number;
  /** Maximum steps more or less. */
  max: number;
};

/** The lines whose amounts may be adjusted; none that the method weighs. */
export function adjustableLines({ adapted, recipe }: PreparedDish): AdjustableLine[] {
  const texts = [recipe.description, ...recipe.instructions].join('\n');
  return readLines(recipe.ingredients).flatMap(({ food, grams }, line): AdjustableLine[] => {
    const { amount, unit: name } = recipe.ingredients[line]!;
    const unit = unitOf(name);
    const step = unit && steps[unit];
    if (!food || !step || grams === null || !Number.isFinite(grams)) return [];
    if (!isAdjustable(adapted.dish.kind, food, unit) || texts.includes(`${amount} ${name}`)) return [];
    const bought = boughtFor({ food, grams });
    const max = Math.floor((adjustableShare * amount) / step + 1e-9);
    if (max === 0 || !isPerishable(bought.food)) return [];
    return [{ line, food: bought.food.id, step: (bought.grams / amount) * step, max }];
  });
}

/** The list with `change` steps more or less on some of its lines. */
export function withChanges(
  ingredients: readonly Ingredient[],
  changes: readonly LineChange[],
): Ingredient[] {
  return ingredients.map((ingredient, at) => {
    const change = changes.find(({ line }) => line === at);
    if (!change) return ingredient;
    const amount = ingredient.amount + change.steps * steps[unitOf(ingredient.unit)!]!;
    return { ...ingredient, amount: Math.round(amount * 100) / 100 };
  });
}

export type LineChange = { meal: number; line: number; steps: number };

/** Grams from which on less waste is worth other amounts than those of the dish. */
const minSaved = 15;

/**
 * The changes of amounts that leave least of the week's packs over, as few and as small as possible. `lines`: those of
 * each meal that may be adjusted.
 */
export function adjustedAmounts(
  meals: readonly CookedMeal[],
  lines: readonly (readonly AdjustableLine[])[],
  shopDays: readonly PlainDate[],
): LineChange[] {
  const dates = meals.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const shopped = shoppedOn(first, daysBetween(first, last) + 1, shopDays);
  const all = lines.flatMap((own, meal) => own.map((line) => ({ ...line, meal, steps: 0, isOpen: true })));
  return Array.from(new Set(all.map(({ food }) => food)), (food) => {
    const { pack, goodUntil } = freshnessOf(foodById(food), shopped);
    const own = all.filter((one) => one.food === food);
    const users = meals.flatMap(({ date, perishables }, meal) => {
      const grams = perishables.reduce(
        (sum, perishable) => sum + (perishable.food === food ? perishable.grams : 0),
        0,
      );
      return grams > 0 ? [{ day: daysBetween(first, date), meal, grams }] : [];
    });
    const wasteNow = () => {
      const uses = new Int32Array(shopped.length);
      const tolerances = new Int32Array(shopped.length);
      for (const { day, meal, grams } of users) {
        const linesOfMeal = own.filter((one) => one.meal === meal);
        uses[day]! += tenths(grams + linesOfMeal.reduce((sum, one) => sum + one.steps * one.step, 0));
        for (const { isOpen, max, step } of linesOfMeal) if (isOpen) tolerances[day]! += tenths(max * step);
      }
      return minWaste(pack, shopped.length, 0, goodUntil, uses, tolerances);
    };
    const reset = (isOpen: boolean) => {
      for (const one of own) Object.assign(one, { isOpen, steps: 0 });
    };
    reset(false);
    const asWritten = wasteNow();
    reset(true);
    if (asWritten - wasteNow() < tenths(minSaved)) return [];
    for (const one of own) {
      one.isOpen = false;
      const options = Array.from({ length: 2 * one.max + 1 }, (_, at) =>
        at % 2 === 0 ? -at / 2 : (at + 1) / 2,
      );
      const results = options.map((steps) => {
        one.steps = steps;
        return wasteNow();
      });
      one.steps = options[results.indexOf(Math.min(...results))]!;
    }
    return asWritten - wasteNow() < tenths(minSaved) ? [] : own.filter(({ steps }) => steps !== 0);
  })
    .flat()
    .map(({ meal, line, steps }) => ({ meal, line, steps }));
}
