import { dietsRiskedBy } from '../../foods/diets.ts';
import type { FoodKind } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { allergensOf } from '../../ingredient-lines/allergens-of-line.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { choicesOf, type Limits, readLines } from '../../safety/recipe-lines.ts';
import { type Allergen, allergens, type Diet, diets } from '../../vocabulary/options.ts';
import type { DishPart } from '../dish.ts';
import { friedSnacks } from './snack-foods.ts';

/** Allergens and diets as bits, so that one comparison checks a part against all limits of a household. */
const bitOf = new Map<Allergen | Diet, number>(
  [...allergens, ...diets].map((allergen, at) => [allergen, 1 << at]),
);

function bitsOf(all: Iterable<Allergen | Diet>): number {
  let sum = 0;
  for (const limit of all) sum |= bitOf.get(limit) ?? 0;
  return sum;
}

const risksByName = new Map<string, number>();

/**
 * The allergens that a list line may contain and the diets that it breaks, by its printed name ("gluten-free pita").
 */
function risksOf({ name }: DishPart): number {
  const before = risksByName.get(name);
  if (before !== undefined) return before;
  const risks = readRisks(name);
  risksByName.set(name, risks);
  return risks;
}

function readRisks(name: string): number {
  const [line] = readLines([{ name, amount: 1, unit: 'g' }]);
  const { contains, mayContain } = allergensOf(line!);
  const broken = choicesOf(line!).flatMap((food) => dietsRiskedBy(food, line!.freeOf));
  return bitsOf([...contains, ...mayContain, ...broken]);
}

const limitBits = new WeakMap<Limits, number>();

/**
 * Whether a part is compatible with all allergies and strict diets. Diets with numeric bounds are checked for the whole
 * dish.
 */
export function isPartAllowed(part: DishPart, limits: Limits): boolean {
  let limited = limitBits.get(limits);
  if (limited === undefined) {
    limited = bitsOf([...limits.allergies, ...limits.dietaryRestrictions]);
    limitBits.set(limits, limited);
  }
  return (risksOf(part) & limited) === 0;
}

/**
 * Maximum grams per serving from one part under a diet with numeric bounds, since more would leave no room for the rest
 * (`foods/diet-figures.ts` has the bounds of the whole dish).
 */
const maxFromOnePart = { Keto: 9, 'Low-Carb': 20, 'Low-Fat': 13 } as const;
/** The same for bread, noodles, rice and the like, which a low-carb diet avoids. */
const maxFromStaple = { Keto: 4, 'Low-Carb': 10 } as const;

/** Grams per serving that cannot be tasted; a keto diet adds no more sugar. */
const addedSugar = 0.3;

const staples: readonly FoodKind[] = ['bread', 'pasta', 'noodle', 'dough'];

/**
 * Diets of whole foods, which exclude fried snacks (Mediterranean pyramid, Bach-Faig and others, 2011: snacks and
 * sweets at most twice a week).
 */
const wholeFoodDiets: readonly Diet[] = ['Mediterranean', 'Paleo', 'Whole30'];

/** Whether one part alone exceeds what a diet with numeric bounds allows. */
export function isPartTooMuch(part: DishPart, serves: number, diets: readonly Diet[]): boolean {
  if (friedSnacks.has(part.food) && wholeFoodDiets.some((diet) => diets.includes(diet))) return true;
  if (!diets.some((diet) => diet in maxFromOnePart)) return false;
  const { carbs, fiber, fat, sugar } = nutritionOf([part], serves).perServing;
  const { class: kind, kinds } = foodById(part.food);
  const isSugar = kind === 'sweetener' && sugar > addedSugar;
  const isStaple =
    kind === 'grain' || kind === 'gluten-grain' || kinds.some((foodKind) => staples.includes(foodKind));
  const max = isStaple ? maxFromStaple : maxFromOnePart;
  return (
    (diets.includes('Keto') && (isSugar || carbs - fiber > max.Keto)) ||
    (diets.includes('Low-Carb') && carbs > max['Low-Carb']) ||
    (diets.includes('Low-Fat') && fat > maxFromOnePart['Low-Fat'])
  );
}
