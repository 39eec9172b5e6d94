import { spoilsReheated } from '../adaptation/kept-for-later.ts';
import { isWilting } from '../adaptation/leftovers.ts';
import type { DishKind } from '../dish.ts';
import type { WrittenDish } from '../prepare-dish.ts';

/** Better as soon as they are made. */
export const madeToOrder: readonly DishKind[] = [
  'breaded and fried',
  'fritters',
  'omelette',
  'eggs',
  'pancakes',
  'toast',
  'shellfish',
  'rolls',
  'burger',
  'taco',
  'smoothie',
  'noodles',
  'grill',
  'skewers',
  'vegetable dish',
];

/** The same for what is left of a dinner, and was no box from the start. */
export const noLeftovers: readonly DishKind[] = [
  ...madeToOrder,
  'sandwich',
  'wrap',
  'filled tortilla',
  'pan-seared',
  'steamed',
];

const servedAtOnce =
  /\b(?:eat|serve)\b[^.;]*\b(?:at once|immediately|(?:straight|right) away|before (?:it|they) \w+|while (?:it |they |the )?(?:\w+ ){0,3}(?:hot|crisp|crackles?|crunch\w*|sizzl\w*))/i;
/** Cut avocado and banana turn brown, raw fish does not wait, and sticky rice dough goes hard in the cold. */
const perishesQuickly =
  /^(?:ripe )?(?:avocados?|bananas?)\b(?!.*\bmashed\b)|\bsashimi|\bsushi-grade\b|\bglutinous rice flour\b|\brice cakes\b/;
/** An egg that is fried, poached or soft is not put away with the rest. */
const freshEgg =
  /\b(?:fry|poach)\b[^.;]{0,30}\beggs?\b|\b(?:crack|break) (?:in )?the eggs?\b[^.;]*\b(?:fry|pan|side by side)\b|\beggs?\b[^.;]*\b(?:wells|hollows)\b|\byolks? (?:is|are|still|stays?) (?:still )?(?:soft|runny|liquid|trembl)/i;
/** Whether a dish must be eaten when it is made, by its method or by a food that does not wait. */
export function mustBeEatenNow({ adapted: { dish, parts }, recipe }: WrittenDish): boolean {
  const isPerishing =
    recipe.ingredients.some(({ name }) => perishesQuickly.test(name)) ||
    recipe.instructions.some((step) => freshEgg.test(step));
  return (
    recipe.instructions.some((step) => servedAtOnce.test(step)) ||
    [...parts.values()].some((part) => spoilsReheated(part) || isWilting(part)) ||
    (dish.kind !== 'cake and cookies' && isPerishing)
  );
}
