import { foodById } from '../../foods/table.ts';
import { nutritionOf } from '../../nutrition/nutrition.ts';
import { measurePart } from '../amounts/measure-part.ts';
import { scaleAmount } from '../amounts/scale-amount.ts';
import { type DishPart, isDeepFried, isMainDish } from '../dish.ts';
import type { AdaptedDish } from '../make-recipe.ts';
import { partToken } from '../method/part-token.ts';
import type { DishRequirements } from './dish-requirements.ts';
import { eatsLean } from './little-oil.ts';
import { fixedKinds, leafyVegetables, measurableUnits } from './more-vegetables.ts';

/**
 * Kilocalories below which a lunch or dinner leaves people hungry, of those who want it light, and of those who eat
 * little fat and few carbohydrates.
 */
const fullPlateCalories = { usual: 430, light: 350, lean: 300 } as const;
/** How much more of itself a dish may get. */
const maxEnlargement = 1.35;
/** Smaller changes are not worth it. */
const minEnlargement = 1.05;
/** Share of the most that anyone eats of a food up to which it is enlarged: amounts are rounded later. */
const maxShareEaten = 0.95;
/** Milligrams of sodium per 100 g from which on a food salts the rest, which takes no more of it. */
const minSaltySodium = 2000;

/** A main that fills its plates, with more of everything in it if it is small, most of all after its rice was replaced. */
export function withFullPlates<Adapted extends AdaptedDish>(
  adapted: Adapted,
  needs: Pick<DishRequirements, 'dietaryRestrictions' | 'wantsSmallSides'>,
): Adapted {
  const { dish, parts } = adapted;
  const isLean = eatsLean(needs);
  // Those who eat lean find nothing else to fill them.
  const isFixed = !isLean && (isDeepFried(dish.kind) || fixedKinds.has(dish.kind));
  if (!isMainDish(dish) || isFixed) return adapted;
  const wanted = fullPlateCalories[isLean ? 'lean' : needs.wantsSmallSides ? 'light' : 'usual'];
  const { calories } = nutritionOf([...parts.values()], dish.serves).perServing;
  const factor = Math.min(maxEnlargement, wanted / calories);
  return factor < minEnlargement ? adapted : enlarged(adapted, factor);
}

const isSalty = ({ food }: DishPart) => foodById(food).per100g.sodium > minSaltySodium;

function enlarged<Adapted extends AdaptedDish>(adapted: Adapted, factor: number): Adapted {
  const enlargedPart = (part: DishPart): DishPart => {
    // The method says how many eggs there are: "make six hollows".
    if (isSalty(part) || leafyVegetables.has(part.food) || foodById(part.food).class === 'egg') return part;
    if (!measurableUnits.has(part.unit))
      return { ...part, amount: Math.round(part.amount * factor) || part.amount };
    return {
      ...part,
      ...(scaleAmount(foodById(part.food), part, factor) as Pick<DishPart, 'amount' | 'unit'>),
    };
  };
  const all = Array.from(adapted.parts, ([key, part]) => ({ key, part, more: enlargedPart(part) }));
  const isTooMuch = (food: DishPart['food']) => {
    const grams = all.reduce((sum, { more }) => sum + (more.food === food ? measurePart(more).grams : 0), 0);
    return grams > maxShareEaten * foodById(food).mostPerServing * adapted.dish.serves;
  };
  const parts = new Map(
    all.map(({ key, part, more }): [string, DishPart] => [key, isTooMuch(part.food) ? part : more]),
  );
  const salty = all.filter(({ part }) => isSalty(part)).map(({ part }) => partToken(part.key));
  const notSalty = salty.length > 0 ? `(?! of (?:the )?(?:${salty.join('|')}))` : '';
  const measured = new RegExp(`\\{([\\d.]+) (g|ml|l|tsp|tbsp)\\}${notSalty}`, 'g');
  const steps = adapted.steps.map((step) =>
    step.replace(measured, (_, amount: string, unit: string) => {
      const more = Number(amount) * factor;
      return `{${unit === 'g' || unit === 'ml' ? 5 * Math.round(more / 5) || 5 : Math.round(more * 4) / 4} ${unit}}`;
    }),
  );
  return { ...adapted, parts, steps };
}
