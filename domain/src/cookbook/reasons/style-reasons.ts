import { type Food, meatAndSeafood } from '../../foods/food.ts';
import { foodById } from '../../foods/table.ts';
import { portionOfVegetables, vegetableGrams } from '../adaptation/more-vegetables.ts';
import { isChili, tableChiliOf } from '../adaptation/with-spice-level.ts';
import { peopleOf } from '../choosing/portions.ts';
import { isCooked } from '../description/dish-tags.ts';
import { type Dish, type DishKind, isMainMeal } from '../dish.ts';
import { needsTwoVessels, needsVessel, oneVesselTag } from '../method/one-vessel.ts';
import { mustBeEatenNow, noLeftovers } from '../wishes/made-to-order.ts';
import {
  contradicts,
  isComforting,
  isCoolingDish,
  isLightMeal,
  isOfStyle,
  manyVegetables,
} from '../wishes/styles.ts';
import type { CookingStyle } from '../wishes/wish.ts';
import { costReason } from './cost-reason.ts';
import type { ReasonFacts } from './reason-facts.ts';

/** What a dish has of the ways in which the household wants to cook and eat; only what is true of it. */
export function styleReasons(given: ReasonFacts): string[] {
  const { tastes, meal } = given;
  const { styles, isOnePot, isCheap, hasLeftoversOfMains } = tastes.wish;
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
    ...(isCheap ? [costReason(given)] : []),
    ...(hasLeftoversOfMains ? ['Leftovers for lunch come from your dinners.'] : []),
  ];
}

/** Asked for in so many words that a dish without them has to say so. */
const saysWhatIsMissing: readonly CookingStyle[] = [
  'vegetables',
  'leftovers',
  'light',
  'meal prep',
  'one pot',
  'kids',
];

/** A grill, and not the broiler of an oven. */
const overGrill = /\b(?:grill|barbecue|charcoal)\b/i;

function styleReason(name: CookingStyle, given: ReasonFacts): string | null {
  const { adapted, recipe, notes } = given;
  const { dish } = adapted;
  const matchesStyle = isOfStyle(dish, name);
  switch (name) {
    case 'meal prep':
      return notes.keeps
        ? `Keeps for ${notes.keeps}, to make ahead.`
        : 'Not one to make ahead: it is best as soon as it is made.';
    case 'leftovers':
      return leftoversReason(given);
    case 'light':
      return lightReason(given);
    case 'summer':
      if (!matchesStyle) return null;
      return isCoolingDish(dish) ? 'Fresh, for summer days.' : 'A dish for summer days.';
    case 'vegetables':
      return vegetablesReason(given);
    case 'comfort':
      return isComforting(dish, given.meal) ? 'Comfort food, as you asked.' : null;
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
      if (needsTwoVessels(recipe)) return 'It takes more than one pot or pan.';
      if (!needsVessel(recipe)) return 'No pot or pan to wash.';
      return tag ? `All of it in one ${tag.slice(-3)}, as you asked.` : 'One pot or pan is enough for it.';
    }
    // Nothing of it can be counted.
    case 'healthy':
      return null;
  }
}

function lightReason(given: ReasonFacts): string {
  const { recipe, meal, adapted, tastes } = given;
  const { calories, fat } = recipe.nutritionInfo;
  const goals = [...tastes.profile.nutritionGoals, ...tastes.wish.goals];
  // Goals that count calories name them themselves.
  const figure = goals.some((goal) => goal === 'Weight Loss' || goal === 'Better Sleep')
    ? ''
    : `: ${calories} kcal a serving`;
  if (contradicts(given, meal, 'light'))
    return isLightMeal(recipe.nutritionInfo, meal)
      ? 'More filling than light, as dishes of its kind are.'
      : `Not so light: ${calories} kcal and ${Math.round(fat)} g of fat a serving.`;
  return isOfStyle(adapted.dish, 'light') ? `Light, as you asked${figure}.` : `Light enough${figure}.`;
}

function vegetablesReason({ adapted, meal }: ReasonFacts): string | null {
  const exact = vegetableGrams(adapted);
  const grams = Math.floor(exact / 10) * 10;
  const amount = `${grams} g of vegetables a serving`;
  if (grams >= Math.max(2 * portionOfVegetables, manyVegetables[meal])) return `${amount}, as you asked.`;
  if (grams >= portionOfVegetables)
    return `${amount}, ${grams >= 2 * portionOfVegetables ? 'two' : 'one'} of your five a day.`;
  // A small meal needs fewer.
  if (exact >= manyVegetables[meal]) return `${amount}, nearly one of your five a day.`;
  return isMainMeal(meal) ? 'Few vegetables in it: put a salad beside it.' : 'Few vegetables in it.';
}

/** Made hot or with spices as a rule, so that "mild" says something. */
const usuallySpiced: readonly DishKind[] = ['curry', 'chili', 'dal and beans', 'taco', 'filled tortilla'];
const isUsuallySpiced = ({ heat, spicy, kind }: Dish) =>
  heat > 0 || spicy.length > 0 || usuallySpiced.includes(kind);

function childrensReason({ adapted, recipe, meal }: ReasonFacts): string {
  const { dish, parts } = adapted;
  const passed = tableChiliOf(adapted);
  if (passed) return `Mild for the children; the adults have ${passed.key} at the table.`;
  // Nothing is shared of one serving.
  const isOne = recipe.servings === 1;
  const eater = isOne ? 'for children' : 'as children eat with you';
  const foods: readonly Food[] = [...parts.values()].map(({ food }) => foodById(food));
  if (foods.some(isChili)) return `Hardly hot, ${eater}.`;
  const hasMeat = foods.some(({ class: kind }) => meatAndSeafood.includes(kind));
  const hasBones = [...parts.values()].some(
    ({ food, name }) => foodById(food).class === 'fish' && !/\bbone(?:d|less)\b/.test(name),
  );
  const hasShells = foods.some(({ class: kind }) => kind === 'crustacean' || kind === 'mollusc');
  const isBoned = hasMeat && !hasBones && !hasShells;
  // Of ground beef it goes without saying.
  const isWorthSaying = foods.some(({ class: kind }) => kind === 'fish' || kind === 'poultry');
  if (isUsuallySpiced(dish)) return `Mild${isBoned ? ' and without bones' : ''}, ${eater}.`;
  if (isBoned && isWorthSaying) return `Without bones, ${eater}.`;
  if (isOne) return 'Nothing in it that is too hot for children.';
  return isMainMeal(meal) ? `Nothing hot in it, ${eater}.` : `A ${meal} to share with the children.`;
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
  const later =
    left < people
      ? `lunch for ${left} of you tomorrow`
      : `${left} for ${left > people ? 'the next days' : "tomorrow's lunch"}`;
  return `Makes ${servings} servings: ${people} for ${now}, ${later}.`;
}
