import { type Food, meatAndSeafood } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import type { MealType } from '../vocabulary/options.ts';
import { isCooked } from './dish-words.ts';
import type { ReasonFacts } from './reason-facts.ts';
import { contradicts, isCoolingDish, isOfStyle, vegetableGrams } from './wishes/styles.ts';
import type { WishStyle } from './wishes/wish.ts';
import { isChili } from './with-heat.ts';

/** What a dish has of the ways in which the household wants to cook and eat; only what is true of it. */
export function styleReasons(given: ReasonFacts): string[] {
  const { tastes, meal } = given;
  const kept = tastes.wish.styles.filter((name) => !contradicts(given, meal, name));
  const { dish } = given.adapted;
  const isFresh =
    kept.includes('light') && kept.includes('summer') && isOfStyle(dish, 'light') && isCoolingDish(dish);
  return [
    ...(isFresh ? ['Light and fresh, as you asked.'] : []),
    ...kept
      .filter((name) => !isFresh || (name !== 'light' && name !== 'summer'))
      .flatMap((name) => styleReason(name, given) ?? []),
  ];
}

/** A grill, and not the broiler of an oven. */
const overGrill = /\b(?:grill|barbecue|charcoal)\b/i;

function styleReason(name: WishStyle, { adapted, recipe, notes, meal }: ReasonFacts): string | null {
  const { dish, parts } = adapted;
  const isOfIt = isOfStyle(dish, name);
  switch (name) {
    case 'meal prep':
      return notes.keeps ? `Keeps for ${notes.keeps}, to make ahead.` : null;
    case 'light':
      return isOfIt ? 'Light, as you asked.' : null;
    case 'summer':
      if (!isOfIt) return null;
      return isCoolingDish(dish) ? 'Fresh, for summer days.' : 'A dish for summer days.';
    case 'vegetables':
      return `${Math.floor(vegetableGrams(adapted) / 10) * 10} g of vegetables a serving, as you asked.`;
    case 'comfort':
      return isOfIt ? 'Comfort food, as you asked.' : null;
    case 'grill':
      return isOfIt && overGrill.test(recipe.instructions.join(' ')) ? 'From the grill, as you asked.' : null;
    case 'air fryer':
      return notes.isForAirFryer ? 'With times for your air fryer.' : null;
    case 'kids':
      return childrensReason(
        [...parts.values()].map(({ food }) => foodById(food)),
        meal,
      );
    case 'no cooking':
      return isCooked(recipe) ? null : 'No cooking, as you asked.';
    case 'guests':
      return isOfIt ? 'A dish for guests, as you asked.' : null;
    // Told by its time and vessel, or by nothing that can be counted.
    case 'one pot':
    case 'healthy':
      return null;
  }
}

function childrensReason(foods: readonly Food[], meal: MealType): string | null {
  if (foods.some(isChili) || meal === 'snack') return null;
  const hasMeat = foods.some(({ class: kind }) => meatAndSeafood.includes(kind));
  return `Mild${hasMeat ? ' and without bones' : ''}, as children eat with you.`;
}
