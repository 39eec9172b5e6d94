import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { portionOfVegetables, vegetableGrams } from '../adaptation/more-vegetables.ts';
import { isChili } from '../adaptation/with-spice-level.ts';
import { peopleOf } from '../choosing/portions.ts';
import { isCooked } from '../description/dish-tags.ts';
import { type Dish, type DishKind, isMainMeal } from '../dish.ts';
import { needsTwoVessels, oneVesselTag } from '../method/one-vessel.ts';
import { mustBeEatenNow, noLeftovers } from '../wishes/made-to-order.ts';
import { contradicts, isCoolingDish, isOfStyle, manyVegetables } from '../wishes/styles.ts';
import type { CookingStyle } from '../wishes/wish.ts';
import { cheapFoodsOf } from './cheap-foods.ts';
import { namesOf, type ReasonFacts } from './reason-facts.ts';

/** What a dish has of the ways in which the household wants to cook and eat; only what is true of it. */
export function styleReasons(given: ReasonFacts): string[] {
  const { tastes, meal } = given;
  const { styles, isOnePot, isCheap } = tastes.wish;
  const cheap = isCheap && given.adapted.dish.cost === 1 ? cheapFoodsOf(given) : [];
  const wanted = isOnePot ? [...styles, 'one pot' as const] : styles;
  const kept = wanted.filter((name) => saysWhatIsMissing.includes(name) || !contradicts(given, meal, name));
  const { dish } = given.adapted;
  const isFresh =
    kept.includes('light') && kept.includes('summer') && isOfStyle(dish, 'light') && isCoolingDish(dish);
  return [
    ...(isFresh ? ['Light and fresh, as you asked.'] : []),
    ...kept
      .filter((name) => !isFresh || (name !== 'light' && name !== 'summer'))
      .flatMap((name) => styleReason(name, given) ?? []),
    ...(cheap.length > 0 ? [`Easy on the budget, with ${namesOf(cheap)}.`] : []),
  ];
}

/** Asked for in so many words that a dish without them has to say so. */
const saysWhatIsMissing: readonly CookingStyle[] = ['vegetables', 'leftovers'];

/** A grill, and not the broiler of an oven. */
const overGrill = /\b(?:grill|barbecue|charcoal)\b/i;

function styleReason(name: CookingStyle, given: ReasonFacts): string | null {
  const { adapted, recipe, notes } = given;
  const { dish } = adapted;
  const matchesStyle = isOfStyle(dish, name);
  switch (name) {
    case 'meal prep':
      return notes.keeps ? `Keeps for ${notes.keeps}, to make ahead.` : null;
    case 'leftovers':
      return leftoversReason(given);
    case 'light':
      return matchesStyle ? 'Light, as you asked.' : null;
    case 'summer':
      if (!matchesStyle) return null;
      return isCoolingDish(dish) ? 'Fresh, for summer days.' : 'A dish for summer days.';
    case 'vegetables':
      return vegetablesReason(given);
    case 'comfort':
      return matchesStyle ? 'Comfort food, as you asked.' : null;
    case 'grill':
      return matchesStyle && overGrill.test(recipe.instructions.join(' '))
        ? 'From the grill, as you asked.'
        : null;
    case 'air fryer':
      return notes.isForAirFryer ? 'With times for your air fryer.' : null;
    case 'kids':
      return childrensReason(given);
    case 'no cooking':
      return isCooked(recipe) ? null : 'No cooking, as you asked.';
    case 'guests':
      return matchesStyle ? 'A dish for guests, as you asked.' : null;
    case 'one pot': {
      const [tag] = dish.tags.filter((label) => oneVesselTag.test(label));
      return tag && !needsTwoVessels(recipe) ? `All of it in one ${tag.slice(-3)}, as you asked.` : null;
    }
    // Nothing of it can be counted.
    case 'healthy':
      return null;
  }
}

function vegetablesReason({ adapted, meal }: ReasonFacts): string | null {
  const grams = Math.floor(vegetableGrams(adapted) / 10) * 10;
  const amount = `${grams} g of vegetables a serving`;
  if (grams >= Math.max(2 * portionOfVegetables, manyVegetables[meal])) return `${amount}, as you asked.`;
  if (grams >= portionOfVegetables)
    return `${amount}, ${grams >= 2 * portionOfVegetables ? 'two' : 'one'} of your five a day.`;
  return isMainMeal(meal) ? 'Few vegetables in it: put a salad beside it.' : null;
}

/** Made hot or with spices as a rule, so that "mild" says something. */
const usuallySpiced: readonly DishKind[] = ['curry', 'chili', 'dal and beans', 'taco', 'filled tortilla'];
const isUsuallySpiced = ({ heat, spicy, kind }: Dish) =>
  heat > 0 || spicy.length > 0 || usuallySpiced.includes(kind);

function childrensReason({ adapted: { dish, parts } }: ReasonFacts): string | null {
  const foods: readonly Food[] = [...parts.values()].map(({ food }) => foodById(food));
  if (foods.some(isChili)) return null;
  const hasMeat = foods.some(({ class: kind }) => meatAndSeafood.includes(kind));
  const hasBones = [...parts.values()].some(
    ({ food, name }) => foodById(food).class === 'fish' && !/\bbone(?:d|less)\b/.test(name),
  );
  const hasShells = foods.some(({ class: kind }) => kind === 'crustacean' || kind === 'mollusc');
  const isBoned = hasMeat && !hasBones && !hasShells;
  // Of ground beef it goes without saying.
  const isWorthSaying = foods.some(({ class: kind }) => kind === 'fish' || kind === 'poultry');
  if (isUsuallySpiced(dish)) return `Mild${isBoned ? ' and without bones' : ''}, as children eat with you.`;
  return isBoned && isWorthSaying ? 'Without bones, as children eat with you.' : null;
}

function leftoversReason(given: ReasonFacts): string {
  const { recipe, tastes, meal, adapted } = given;
  const { servings } = recipe;
  const people = peopleOf(tastes);
  const left = servings - people;
  if (left < 1)
    return mustBeEatenNow(given) || noLeftovers.includes(adapted.dish.kind)
      ? 'No leftovers this time: it is best as soon as it is made.'
      : 'No leftovers this time: it is made for one meal.';
  const now = meal === 'dinner' ? 'dinner' : 'today';
  return `Makes ${servings} servings: ${people} for ${now}, ${left} for ${left > people ? 'the next days' : "tomorrow's lunch"}.`;
}
