import { dietsRiskedBy } from '../foods/diets.ts';
import type { FoodKind } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { allergensOf } from '../ingredient-lines/allergens-of-line.ts';
import { nutritionOf } from '../nutrition/nutrition.ts';
import { choicesOf, type Limits, readLines } from '../safety/recipe-lines.ts';
import type { Allergen, Diet } from '../vocabulary/options.ts';
import type { DishPart } from './dish.ts';
import { friedSnacks } from './kitchen/snack-foods.ts';

type Risks = { allergens: ReadonlySet<Allergen>; diets: ReadonlySet<Diet> };

const known = new Map<string, Risks>();

/** What a line of the list may carry and break, by its printed name ("gluten-free pita"). */
function risksOf({ name }: DishPart): Risks {
  const before = known.get(name);
  if (before) return before;
  const [line] = readLines([{ name, amount: 1, unit: 'g' }]);
  const { contains, mayContain } = allergensOf(line!);
  const risks = {
    allergens: new Set([...contains, ...mayContain]),
    diets: new Set(choicesOf(line!).flatMap((food) => dietsRiskedBy(food, line!.freeOf))),
  };
  known.set(name, risks);
  return risks;
}

/** Whether a part breaks no allergy and no strict diet. Diets of figures judge the whole dish. */
export function isPartAllowed(part: DishPart, { allergies, dietaryRestrictions }: Limits): boolean {
  const { allergens, diets } = risksOf(part);
  return !allergies.some((one) => allergens.has(one)) && !dietaryRestrictions.some((one) => diets.has(one));
}

/**
 * Grams a serving from one part that leave no room for the rest of a dish, under a diet of figures
 * (`foods/diet-figures.ts` has the bounds of the whole dish).
 */
const mostFromOnePart = { Keto: 9, 'Low-Carb': 20, 'Low-Fat': 13 } as const;
/** The same of bread, noodles, rice and the like: who eats low in carbohydrate leaves them. */
const mostFromStaple = { Keto: 4, 'Low-Carb': 10 } as const;

/** Grams of it a serving that nobody tastes: who eats ketogenic adds none. */
const addedSugar = 0.3;

const staples: readonly FoodKind[] = ['bread', 'pasta', 'noodle', 'dough'];

/**
 * Diets of whole foods, which leave fried snacks out (Mediterranean pyramid, Bach-Faig and others, 2011: snacks and sweets
 * at most twice a week).
 */
const ofWholeFoods: readonly Diet[] = ['Mediterranean', 'Paleo', 'Whole30'];

/** Whether one part alone brings more carbohydrate or fat than a diet of figures leaves. */
export function isPartTooMuch(part: DishPart, serves: number, diets: readonly Diet[]): boolean {
  if (friedSnacks.has(part.food) && ofWholeFoods.some((diet) => diets.includes(diet))) return true;
  if (!diets.some((diet) => diet in mostFromOnePart)) return false;
  const { carbs, fiber, fat, sugar } = nutritionOf([part], serves).perServing;
  const { class: kind, kinds } = foodById(part.food);
  const isSugar = kind === 'sweetener' && sugar > addedSugar;
  const isStaple = kind === 'grain' || kind === 'gluten-grain' || kinds.some((one) => staples.includes(one));
  const most = isStaple ? mostFromStaple : mostFromOnePart;
  return (
    (diets.includes('Keto') && (isSugar || carbs - fiber > most.Keto)) ||
    (diets.includes('Low-Carb') && carbs > most['Low-Carb']) ||
    (diets.includes('Low-Fat') && fat > mostFromOnePart['Low-Fat'])
  );
}
